@import UIKit; @import Hero;
@interface TVC : UIViewController
@property UIView *box; @property (copy) NSString *key;
@end
@implementation TVC
- (void)f:(BOOL)open n:(NSInteger)n {
    self.box.heroID = open ? @"open" : @"closed"; // fact: hero-id certain "open" "closed" box
    self.box.heroID = open ? @"open" : nil; // fact: hero-id certain "open" nil box
    [self.box setHeroID:(n == 1 ? @"one" : n == 2 ? @"two" : @"many")]; // fact: hero-id certain "one" "two" "many" box
    self.box.heroID = self.key ?: @"none"; // fact: hero-id * box
    NSString *k = open ? @"a" : @"b";
    self.box.heroID = [k stringByAppendingString:@"!"]; // fact: hero-id certain "a!" "b!" box
}
@end
