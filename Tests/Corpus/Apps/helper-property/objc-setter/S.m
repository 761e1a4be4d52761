@import UIKit; @import Hero;
@interface CardView : UIView
@property (nonatomic, copy) NSString *cardKey;
@end
@implementation CardView
- (void)setCardKey:(NSString *)cardKey {
    _cardKey = [cardKey copy];
    self.heroID = cardKey; // maybe
}
@end
@interface SVC : UIViewController
@property CardView *card;
@end
@implementation SVC
- (void)f {
    self.card.cardKey = @"gold"; // fact: hero-id certain "gold" card @SVC
    [self.card setCardKey:@"silver"]; // fact: hero-id certain "silver" card @SVC
}
@end
