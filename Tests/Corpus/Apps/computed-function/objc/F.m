@import UIKit; @import Hero;
static NSString *HeroKey(NSInteger n) { return [NSString stringWithFormat:@"key_%ld", (long)n]; }
NSString * plainKey(void) { return @"plain"; }
@interface Keys : NSObject
+ (NSString *)photo;
+ (NSString *)photoWithId:(NSString *)pid;
@end
@implementation Keys
+ (NSString *)photo { return @"keys.photo"; }
+ (NSString *)photoWithId:(NSString *)pid { return [@"photo/" stringByAppendingString:pid]; }
@end
@interface FVC : UIViewController
@property UIView *box;
@end
@implementation FVC
- (NSString *)ownKey { return @"own"; }
- (void)f:(NSInteger)n s:(NSString *)s {
    self.box.heroID = HeroKey(n); // fact: hero-id certain "key_{Int}" box
    self.box.heroID = plainKey(); // fact: hero-id certain "plain" box
    self.box.heroID = [Keys photo]; // fact: hero-id certain "keys.photo" box
    self.box.heroID = Keys.photo; // fact: hero-id certain "keys.photo" box
    self.box.heroID = [Keys photoWithId:s]; // fact: hero-id certain "photo/{String}" box
    self.box.heroID = [self ownKey]; // fact: hero-id certain "own" box
    self.box.heroID = self.ownKey; // fact: hero-id certain "own" box
}
@end
