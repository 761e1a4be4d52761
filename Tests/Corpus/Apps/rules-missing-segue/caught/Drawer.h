#import <UIKit/UIKit.h>
@interface DrawerController : UIViewController
@end
