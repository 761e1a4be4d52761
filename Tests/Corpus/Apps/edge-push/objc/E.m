#import <UIKit/UIKit.h>
@interface BVC : UIViewController
@end
@interface AVC : UIViewController
@end
@implementation AVC
- (IBAction)tap:(id)sender {
    BVC *b = [[BVC alloc] initWithNibName:@"BVC" bundle:nil];
    [self.navigationController pushViewController:b animated:YES]; // fact: edge certain push AVC -> BVC
    [self.navigationController pushViewController:[BVC new] animated:YES]; // fact: edge certain push AVC -> BVC
    BVC *c = [self.storyboard instantiateViewControllerWithIdentifier:@"b"];
    [[self navigationController] pushViewController:c animated:NO]; // fact: edge certain push AVC -> BVC
    [self presentViewController:b animated:YES completion:nil]; // fact: edge certain present AVC -> BVC
    [self presentViewController:[[UINavigationController alloc] initWithRootViewController:b] animated:YES completion:^{ }]; // fact: edge * present AVC ; maybe: edge
    [self.navigationController popViewControllerAnimated:YES]; // maybe: edge
}
@end
