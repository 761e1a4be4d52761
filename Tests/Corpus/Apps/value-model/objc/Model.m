@import UIKit; @import Hero;
@interface Movie : NSObject
@property(nonatomic,copy)NSString *imdb;
@property NSArray<Movie *> *related;
@end
@interface MovieVC : UIViewController
@property UIImageView *pic; @property Movie *movie;
@end
@implementation MovieVC
- (void)f:(Movie *)m {
    self.pic.heroID = m.imdb; // fact: hero-id certain "{String}" pic
    self.pic.heroID = [m imdb]; // fact: hero-id certain "{String}" pic
    self.pic.heroID = self.movie.imdb; // fact: hero-id certain "{String}" pic
    self.pic.heroID = [self.movie.imdb stringByAppendingString:@"_x"]; // fact: hero-id certain "{String}_x" pic
    self.pic.heroID = m.related[0].imdb; // fact: hero-id certain "{String}" pic
}
@end
