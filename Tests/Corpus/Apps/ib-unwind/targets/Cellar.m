#import "Cellar.h"
@implementation CellarVC
- (IBAction)unwindToCellar:(UIStoryboardSegue *)segue {}
@end
