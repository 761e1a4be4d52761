#import "WSettingsViewController.h"
#import <Hero/Hero-Swift.h>

@implementation WSettingsViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    // the same as Ids.avatar, which Objective-C does not see
    self.avatarView.heroID = @"profile.avatar";
    self.nameLabel.heroModifierString = @"fade translate(0, 30)";
}

- (IBAction)close:(id)sender {
    [self dismissViewControllerAnimated:YES completion:nil];
}

@end
