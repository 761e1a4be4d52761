#import "WSettingsViewController.h"

@implementation WSettingsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    // Wander.trans has the id and the modifiers; the registry sets them.
}

- (IBAction)close:(id)sender {
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
