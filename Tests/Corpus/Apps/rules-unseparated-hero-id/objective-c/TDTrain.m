#import "TDTrain.h"
@import Hero;

@implementation TDTrain
@end

@implementation TDTrainController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.isHeroEnabled = YES;
    self.board.heroID = [NSString stringWithFormat:@"%@%@", self.train.start, self.train.end]; // finding: unseparated-hero-id
    self.clock.heroID = [NSString stringWithFormat:@"%@/%@", self.train.start, self.train.end];
    self.door.heroID = [[@"door_" stringByAppendingString:self.train.start] stringByAppendingString:self.train.end]; // finding: unseparated-hero-id
}

- (void)open {
    [self presentViewController:[TDTripController new] animated:YES completion:nil];
}

@end

@implementation TDTripController
@end
