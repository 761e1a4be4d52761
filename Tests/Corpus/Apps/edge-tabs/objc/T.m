#import <UIKit/UIKit.h>
@interface OneVC : UIViewController
@end
@interface TwoVC : UIViewController
@end
@interface TabsVC : UITabBarController
@end
@implementation TabsVC
- (void)viewDidLoad {
    [super viewDidLoad];
    OneVC *one = [OneVC new];
    self.viewControllers = @[one, [[TwoVC alloc] init]]; // fact: edge certain tab TabsVC -> OneVC ; edge certain tab TabsVC -> TwoVC
}
@end
