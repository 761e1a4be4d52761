#import "Lit.h"
#import <Hero/Hero-Swift.h>

@implementation LitController
- (void) viewDidLoad
{
    [super viewDidLoad];
    self.box.heroID = @"plain"; // fact: hero-id certain "plain" box @LitController
    self.box.heroID = @"tab\tq\"x\\"; // fact: hero-id certain "tab\tq\"x\\" box
    self.box.heroID = @"hex\x41oct\101"; // fact: hero-id certain "hexAoctA" box
    self.box.heroID = @"uni\u00e9"; // fact: hero-id certain "unié" box
    self.box.heroID = (@"paren"); // fact: hero-id certain "paren" box
    self.box.heroID = @""; // fact: hero-id certain "" box
    self.box.heroID = NULL; // fact: hero-id certain nil box
}
@end
