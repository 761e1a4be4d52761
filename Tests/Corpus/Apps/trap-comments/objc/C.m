// checks: hero-id
#import <UIKit/UIKit.h>
@import Hero;
/* self.box.heroID = @"a"; */
@interface CVC : UIViewController
@property UIView *box; // self.box.heroID = @"b";
@end
@implementation CVC
- (void)f {
    // self.box.heroID = @"c"; \
    self.box.heroID = @"continued comment";
    /* /* self.box.heroID = @"not nested"; */
    self.box.heroID = @"real"; // fact: hero-id certain "real" box
#if 0
    self.box.heroID = @"dead"; // maybe
#endif
}
@end
