@import UIKit;
#import <Hero/Hero-Swift.h>
@interface StrVC : UIViewController
@end
@implementation StrVC
- (void)viewDidLoad {
    [super viewDidLoad];
    self.isHeroEnabled = YES; // fact: enabled certain true | screen=StrVC
    self.heroModalAnimationTypeString = @"pageIn(left)"; // fact: animation certain modal self pageIn(left)
    [self setHeroModalAnimationTypeString:@"zoom"]; // fact: animation certain modal self zoom
    self.navigationController.heroNavigationAnimationTypeString = @"fade"; // fact: animation certain navigation * fade
    [self setIsHeroEnabled:NO]; // fact: enabled certain false
    self.navigationController.isHeroEnabled = YES; // fact: enabled certain true
}
@end
