@import UIKit;
@import Hero;
@interface TextVC : UIViewController
@property (strong) UIView *box;
@end
@implementation TextVC
- (void)viewDidLoad {
    self.box.heroModifierString = @"fade arc"; // fact: modifiers certain text fade, arc | box @TextVC
    [self.box setHeroModifierString:@"fade"]; // fact: modifiers certain text fade | box
}
@end
