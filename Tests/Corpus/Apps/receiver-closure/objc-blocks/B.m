@import UIKit; @import Hero;
@interface BVC : UIViewController
@property UIView *box;
@property NSArray<UIView *> *views;
@end
@implementation BVC
- (void)f {
    __weak typeof(self) weakSelf = self;
    dispatch_async(dispatch_get_main_queue(), ^{
        weakSelf.box.heroID = @"weak"; // fact: hero-id certain "weak" box @BVC
        __strong typeof(weakSelf) strongSelf = weakSelf;
        [strongSelf.box setHeroID:@"strong"]; // fact: hero-id certain "strong" box
    });
    [self.views enumerateObjectsUsingBlock:^(UIView *v, NSUInteger idx, BOOL *stop) {
        v.heroID = [NSString stringWithFormat:@"v%lu", (unsigned long)idx]; // fact: hero-id *
    }];
    for (UIView *v in self.views) { v.heroID = nil; } // fact: hero-id certain nil
    self.views[0].heroID = @"first"; // fact: hero-id certain "first"
    ((UIView *)[self.views lastObject]).heroID = @"last"; // fact: hero-id certain "last"
}
@end
