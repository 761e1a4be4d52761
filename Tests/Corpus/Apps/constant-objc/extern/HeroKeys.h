#import <Foundation/Foundation.h>
extern NSString *const kHeroCover;
FOUNDATION_EXPORT NSString * const kHeroTitle;
UIKIT_EXTERN NSString *const XXHeroBadge;
static NSString *const kHeroInline = @"inline";
static NSString * kHeroLoose = @"loose";
