#import "Hero-Swift.h"
#import <UIKit/UIKit.h>
@interface GaugeVC : UIViewController
@property (nonatomic) UIView *needle;
@property (nonatomic) UIView *frame;
@end
@implementation GaugeVC
- (void)viewDidLoad {
    self.needle.heroID = [NSString stringWithFormat:@"g%d", 12]; // fact: hero-id certain "g12" needle
    self.frame.heroID = [NSString stringWithFormat:@"g%d", 012]; // fact: hero-id certain "g{Int}" frame
}
@end
