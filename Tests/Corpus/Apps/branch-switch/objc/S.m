@import UIKit; @import Hero;
@interface SwVC : UIViewController
@property UIView *box;
@end
@implementation SwVC
- (void)f:(NSInteger)kind {
    switch (kind) {
        case 0: self.box.heroID = @"zero"; break; // fact: hero-id certain "zero" box branch=switch#1.case#1
        case 1: {
            self.box.heroID = @"one"; // fact: hero-id certain "one" box branch=switch#1.case#2
            break;
        }
        default: self.box.heroID = nil; // fact: hero-id certain nil box
    }
    if (kind) self.box.heroID = @"bare"; // fact: hero-id certain "bare" box
    else
        self.box.heroID = @"bare else"; // fact: hero-id certain "bare else" box
}
@end
