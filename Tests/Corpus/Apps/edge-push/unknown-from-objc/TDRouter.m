#import <UIKit/UIKit.h>

@interface TDLogin : UIViewController
@end
@implementation TDLogin
@end

@interface TDHome : UIViewController
@end
@implementation TDHome
- (void)login {
    TDLogin *login = [TDLogin new];
    [self.navigationController pushViewController:login animated:YES]; // fact: edge certain push TDHome -> TDLogin
}
@end

@interface TDRouter : NSObject
@property (weak) UINavigationController *stack;
@end
@implementation TDRouter
+ (void)showLoginFrom:(UIViewController *)host {
    [host.navigationController pushViewController:[TDLogin new] animated:YES]; // fact: edge unknown push - -> TDLogin
}
- (void)showLogin {
    [self.stack pushViewController:[[TDLogin alloc] init] animated:YES]; // fact: edge unknown push - -> TDLogin
}
@end
