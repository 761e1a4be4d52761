#import <UIKit/UIKit.h>
@interface AVC : UIViewController
@end
@implementation AVC
- (void)f {
    [self performSegueWithIdentifier:@"go" sender:self]; // fact: edge * * AVC | id=go
    [self performSegueWithIdentifier : kGo sender : nil]; // fact: edge * * AVC | id=gone
}
@end
static NSString *const kGo = @"gone";
