#import "TDGateController.h"
@import Hero;

@implementation TDGateController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.isHeroEnabled = YES;
}

- (IBAction)pass:(id)sender {
    UIViewController *next = [self.storyboard instantiateViewControllerWithIdentifier:@"south"];
    [self presentViewController:next animated:YES completion:nil];
}

@end
