#import "TRTransitions.h"
#import <UIKit/UIKit.h>
@interface GridVC : UIViewController
@end
@interface AssetVC : UIViewController
@end
@implementation Setup
+ (void)install {
    TRTransition *forward = [[TRTransition alloc] initWithConfiguration:nil transitionAgent:[self agent]];
    [[TRTransitionRegistry sharedInstance] registerTransition:forward withIdentifier:@"GridVC-AssetVC"];
    [[TRTransitionRegistry sharedInstance] registerTransition:forward withIdentifier:@"AssetVC-*"];
    [[TRTransitionRegistry sharedInstance] registerTransition:forward withIdentifier:@"GridVC-AssetVC"]; // finding: overlapping-registry
}
@end
