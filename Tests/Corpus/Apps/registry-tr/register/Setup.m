#import "TRTransitions.h"
#import <UIKit/UIKit.h>
@interface GridVC : UIViewController
@end
@interface AssetVC : UIViewController
@end
@implementation Setup
+ (void)install {
    TRTransition *forward = [[TRTransition alloc] initWithConfiguration:nil transitionAgent:[self agent]];
    NSString *key = [TRTransitionRegistry createTransitionIdentifier:nil toViewControllerClass:[AssetVC class]];
    [[TRTransitionRegistry sharedInstance] registerTransition:forward withIdentifier:key]; // fact: registry-line * * * -> AssetVC
    [[TRTransitionRegistry sharedInstance] registerTransition:forward // fact: registry-line * * GridVC -> AssetVC
        withIdentifier:[TRTransitionRegistry createTransitionIdentifier:[GridVC class] toViewControllerClass:[AssetVC class]]];
    [[TRTransitionRegistry sharedInstance] registerTransition:forward withIdentifier:@"GridVC-*"]; // fact: registry-line * * GridVC
    [TRTransitionRegistry.sharedInstance registerTransition:forward withIdentifier:@"AssetVC-GridVC"]; // fact: registry-line * * AssetVC -> GridVC
}
@end
