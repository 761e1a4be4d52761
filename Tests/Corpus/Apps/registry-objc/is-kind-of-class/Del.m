#import <UIKit/UIKit.h>
@interface HomeVC : UIViewController
@end
@interface PhotoVC : UIViewController
@end
@interface Del : NSObject <UINavigationControllerDelegate>
@end
@implementation Del
- (id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)nc
    animationControllerForOperation:(UINavigationControllerOperation)operation
    fromViewController:(UIViewController *)fromVC toViewController:(UIViewController *)toVC
{
    if ([fromVC isKindOfClass:[HomeVC class]] && [toVC isKindOfClass:PhotoVC.class]) {
        return [[ZoomIn alloc] init]; // fact: registry-line certain * HomeVC -> PhotoVC
    }
    if (operation == UINavigationControllerOperationPop && [fromVC isKindOfClass:[PhotoVC class]])
        return [ZoomOut new]; // fact: registry-line * pop
    return nil; // maybe
}
@end
