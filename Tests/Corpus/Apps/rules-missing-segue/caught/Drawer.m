#import "Drawer.h"

@implementation DrawerController

- (void)loadSides {
    @try { [self performSegueWithIdentifier:@"leftSide" sender:nil]; } @catch (NSException *exception) {}
    @try {
        if (self.storyboard) {
            [self performSegueWithIdentifier:@"rightSide" sender:nil];
        }
    }
    @catch (NSException *exception) {
        [self performSegueWithIdentifier:@"underSide" sender:nil];    // finding: missing-segue
    }
    @finally {
        [self.view setNeedsLayout];
    }
}

- (void)loadTop {
    @try { [self.view layoutIfNeeded]; } @catch (NSException *exception) {}
    [self performSegueWithIdentifier:@"topSide" sender:nil];    // finding: missing-segue
    @autoreleasepool { [self performSegueWithIdentifier:@"bottomSide" sender:nil]; }    // finding: missing-segue
    UIStoryboard *parts = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    @try { [parts instantiateViewControllerWithIdentifier:@"lid"]; } @catch (NSException *exception) {}
    [parts instantiateViewControllerWithIdentifier:@"handle"];    // finding: missing-storyboard-id
}

@end
