#import <UIKit/UIKit.h>
@interface WAListViewController : UIViewController
@end
