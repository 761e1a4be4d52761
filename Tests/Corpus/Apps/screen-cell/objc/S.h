#import <UIKit/UIKit.h>
@interface HomeVC : UIViewController // fact: screen certain HomeVC UIViewController
@end
@interface RowCell : UITableViewCell // maybe: cell
@end
@interface Model : NSObject // nothing
@end
