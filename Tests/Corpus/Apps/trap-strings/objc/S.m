// checks: hero-id
@import UIKit; @import Hero;
@implementation SVC
- (void)f {
    NSLog(@"self.view.heroID = %@", @"x"); // nothing
    NSString *s = @"[self.view setHeroID:@\"x\"]"; // nothing
    char *c = "self.view.heroID = 1;"; // nothing
    NSPredicate *p = [NSPredicate predicateWithFormat:@"heroID == %@", s]; // nothing
}
@end
