#import <UIKit/UIKit.h>
@import Hero;
#define PREFIX @"card_"

@interface AdjController : UIViewController { UIView *_box; }
@end
@implementation AdjController
- (void)awakeFromNib {
    [super awakeFromNib];
    _box.heroID = @"one" @"two"; // fact: hero-id certain "onetwo"
    _box.heroID = @"one" "two"; // fact: hero-id certain "onetwo"
    [_box setHeroID:PREFIX @"gold"]; // fact: hero-id certain "card_gold"
    // fact-next-line: hero-id certain "split lines"
    _box.heroID = @"split "
                  @"lines";
}
@end
