@import UIKit;
@interface FromVC : UIViewController
@end
@interface ToVC : UIViewController
@property (nonatomic, copy) NSString *heroKey; // fact: carrier * heroKey | declares=true
@property (nonatomic, strong) UIImageView *pic;
@end
