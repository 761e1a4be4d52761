#import "Carr.h"
@import Hero;
@implementation FromVC
- (void)open:(NSInteger)n {
    ToVC *vc = [[ToVC alloc] initWithNibName:nil bundle:nil];
    vc.heroKey = [NSString stringWithFormat:@"n%ld", (long)n]; // fact: carrier certain heroKey "n{Int}"
    [vc setHeroKey:@"fixed"]; // fact: carrier certain heroKey "fixed"
    [self.navigationController pushViewController:vc animated:YES];
}
@end
@implementation ToVC
- (void)viewDidLoad {
    [super viewDidLoad];
    self.pic.heroID = self.heroKey; // fact: hero-id * pic @ToVC
    _pic.heroID = _heroKey; // fact: hero-id * pic
}
@end
