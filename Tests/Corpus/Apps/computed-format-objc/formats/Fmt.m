@import UIKit; @import Hero;
@interface Song : NSObject
@property (nonatomic, copy) NSString *songId;
@property (nonatomic) NSInteger number;
@end
@interface FmtController : UIViewController
@property (nonatomic) IBOutlet UIImageView *pic;
@property Song *song;
@end
@implementation FmtController
- (void)show:(NSInteger)n name:(NSString *)name path:(NSIndexPath *)path {
    self.pic.heroID = [NSString stringWithFormat:@"row_%ld", (long)n]; // fact: hero-id certain "row_{Int}" pic
    self.pic.heroID = [NSString stringWithFormat:@"name_%@", name]; // fact: hero-id certain "name_{String}" pic
    self.pic.heroID = [NSString stringWithFormat:@"%@-%@", @"a", name]; // fact: hero-id certain "a-{String}" pic
    self.pic.heroID = [NSString stringWithFormat:@"%2$@.%1$d", 1, name]; // fact: hero-id certain "{String}.1" pic
    self.pic.heroID = [@"song_" stringByAppendingString:name]; // fact: hero-id certain "song_{String}" pic
    self.pic.heroID = [@"song_" stringByAppendingFormat:@"%ld", (long)path.row]; // fact: hero-id certain "song_{Int}" pic
    self.pic.heroID = [NSString stringWithFormat:@"s%@", self.song.songId]; // fact: hero-id certain "s{String}" pic
    self.pic.heroID = [[NSString alloc] initWithFormat:@"i%@", _song.songId]; // fact: hero-id certain "i{String}" pic
    self.pic.heroID = [NSString stringWithFormat:@"d%lu%%", (unsigned long)path.item]; // fact: hero-id * pic
    self.pic.heroID = self.song.songId; // fact: hero-id certain "{String}" pic
    self.pic.heroID = [NSString stringWithFormat:@"num%@", @(n)]; // fact: hero-id * pic
    NSString *key = [NSString stringWithFormat:@"k_%d", 7];
    self.pic.heroID = key; // fact: hero-id certain "k_7" pic
}
@end
