#import <UIKit/UIKit.h>
@import Hero;
@interface UIView (Tag)
- (void)tagWith:(NSString *)key;
@end
@implementation UIView (Tag)
- (void)tagWith:(NSString *)key { self.heroID = key; } // maybe
@end
@interface TagVC : UIViewController
@property UIView *box;
@end
@implementation TagVC
- (void)viewDidLoad {
    [super viewDidLoad];
    [self.box tagWith:@"boxed"]; // fact: hero-id certain "boxed" box @TagVC
    [self tag:self.box with:@"two"]; // fact: hero-id certain "two" box
}
- (void)tag:(UIView *)v with:(NSString *)key {
    v.heroID = key; // maybe
}
@end
