#import <UIKit/UIKit.h>
@interface WAList : UIViewController {
    IBOutlet UIImageView *photoView;
    UIImageView *_header;
}
- (void)setFooter:(UIImageView *)footer;
@end
@implementation WAList
@end
