#import "HeroKeys.h"
#import "Demo-Swift.h"
@import Hero;
static NSString *const kOwn = @"own";
const NSString *kOther = @"other";

@interface CoverController : UIViewController
@property UIView *box;
@end
@implementation CoverController
- (void)viewDidLoad {
    self.box.heroID = kHeroCover; // fact: hero-id certain "cover.key" box
    self.box.heroID = kHeroTitle; // fact: hero-id certain "title.key" box
    self.box.heroID = XXHeroBadge; // fact: hero-id certain "badge.key" box
    [self.box setHeroID:kHeroInline]; // fact: hero-id certain "inline" box
    [self.box setHeroID:kOwn]; // fact: hero-id certain "own" box
}
@end
