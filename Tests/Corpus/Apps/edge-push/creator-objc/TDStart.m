#import <UIKit/UIKit.h>

@interface TDEnd : UIViewController
- (instancetype)initWithCoder:(NSCoder *)coder step:(NSInteger)step;
@end
@interface TDStart : UIViewController
@end

@implementation TDEnd
- (instancetype)initWithCoder:(NSCoder *)coder step:(NSInteger)step { return [super initWithCoder:coder]; }
@end

@implementation TDStart
- (void)open {
    TDEnd *end = [self.storyboard instantiateViewControllerWithIdentifier:@"end" creator:^(NSCoder *coder) {
        return [[TDEnd alloc] initWithCoder:coder step:2];
    }];
    [self.navigationController pushViewController:end animated:YES]; // fact: edge certain push TDStart -> TDEnd
}
- (void)openUntyped {
    UIViewController *end = [self.storyboard instantiateViewControllerWithIdentifier:@"end" creator:^(NSCoder *coder) {
        return [[TDEnd alloc] initWithCoder:coder step:1];
    }];
    [self.navigationController pushViewController:end animated:YES]; // fact: edge certain push TDStart -> TDEnd
}
@end
