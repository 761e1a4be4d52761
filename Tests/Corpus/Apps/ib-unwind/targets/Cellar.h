#import <UIKit/UIKit.h>
@interface CellarVC : UIViewController
- (IBAction)unwindToCellar:(UIStoryboardSegue *)segue;
@end
