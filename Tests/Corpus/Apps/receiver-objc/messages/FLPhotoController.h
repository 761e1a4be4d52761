#import <UIKit/UIKit.h>
@interface FLPhotoController : UITableViewController
@end
