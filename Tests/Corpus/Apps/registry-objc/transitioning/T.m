#import <UIKit/UIKit.h>
@interface SheetVC : UIViewController
@end
@interface TVC : UIViewController <UIViewControllerTransitioningDelegate>
@end
@implementation TVC
- (id<UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)presented
                                                                  presentingController:(UIViewController *)presenting
                                                                      sourceController:(UIViewController *)source {
    if ([presented isKindOfClass:[SheetVC class]]) return [SheetUp new]; // fact: registry-line certain present
    return nil; // maybe
}
- (id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:(UIViewController *)dismissed {
    return [dismissed isKindOfClass:SheetVC.class] ? [SheetDown new] : nil; // maybe: registry-line
}
@end
