#import "TRTransitions.h"
#import <UIKit/UIKit.h>
@interface GridVC : UIViewController
@end
@implementation Setup
+ (void)install {
    TRTransition *forward = [[TRTransition alloc] initWithConfiguration:nil transitionAgent:[self agent]];
    [[TRTransitionRegistry sharedInstance] registerTransition:forward withIdentifier:@"GirdVC-*"]; // finding: dead-registration
    [[TRTransitionRegistry sharedInstance] registerTransition:forward withIdentifier:@"*-GridVC"];
}
@end
