#import <UIKit/UIKit.h>

@interface TDTrain : NSObject
@property (copy) NSString *start;
@property (copy) NSString *end;
@end

@interface TDTrainController : UIViewController
@property (strong) TDTrain *train;
@property (strong) UIView *board;
@property (strong) UIView *clock;
@property (strong) UIView *door;
@end

@interface TDTripController : TDTrainController
@end
