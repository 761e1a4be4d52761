// checks: hero-id
@import UIKit; @import Hero;
@interface Player : NSObject
@property (copy) NSString *heroID;
@end
@interface OwnVC : UIViewController
@property Player *player;
@property UIView *box;
@end
@implementation OwnVC
- (void)f {
    self.player.heroID = @"p"; // nothing
    [self.player setHeroID:@"q"]; // nothing
    Player *local = [Player new];
    local.heroID = @"r"; // nothing
    self.box.heroID = @"box"; // fact: hero-id * "box" box
}
@end
