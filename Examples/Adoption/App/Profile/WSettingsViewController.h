#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// The oldest screen of the app.
@interface WSettingsViewController : UIViewController

@property (weak, nonatomic) IBOutlet UIImageView *avatarView;
@property (weak, nonatomic) IBOutlet UILabel *nameLabel;

- (IBAction)close:(id)sender;

@end

NS_ASSUME_NONNULL_END
