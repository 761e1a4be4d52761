#import "Keys.h"
NSString * const kHeroMixed = @"mixed.key";
