#import "HeroKeys.h"
NSString *const kHeroCover = @"cover.key";
NSString * const kHeroTitle=@"title.key";
NSString *const XXHeroBadge = @"badge" @".key";
