#import <UIKit/UIKit.h>

@interface TDGateController : UIViewController
- (IBAction)pass:(id)sender;
@end
