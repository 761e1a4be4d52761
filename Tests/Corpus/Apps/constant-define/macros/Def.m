#import "Defs.h"
@import Hero;
@interface DefController : UIViewController
@property (nonatomic) UIView *box;
@end
@implementation DefController
- (void)f {
    self.box.heroID = HERO_PHOTO; // fact: hero-id certain "photo.def" box
    self.box.heroID = HERO_TITLE; // fact: hero-id certain "title.def" box
    self.box.heroID = HERO_JOIN; // fact: hero-id certain "pre.join" box
    self.box.heroID = HERO_ROW(3); // fact: hero-id * box
}
@end
