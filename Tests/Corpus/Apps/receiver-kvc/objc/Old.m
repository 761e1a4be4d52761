#import <UIKit/UIKit.h>
#import <Hero/Hero-Swift.h>
@interface OldController : UIViewController
@property(nonatomic,strong) UIView *box;
@end
@implementation OldController
-(void)viewWillAppear:(BOOL)animated{
	[super viewWillAppear:animated];
	[self.box setValue:@"box" forKey:@"heroID"];	// fact: hero-id certain "box" box @OldController
	[self.box setValue:@"box" forKey:@"name"];	// nothing
	[[self box] setValue : @"box2" forKeyPath : @"heroID"];	// fact: hero-id certain "box2" box
}
@end
