#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
@interface LitController : UIViewController
@property (nonatomic, weak, nullable) IBOutlet UIView *box;
@end
NS_ASSUME_NONNULL_END
