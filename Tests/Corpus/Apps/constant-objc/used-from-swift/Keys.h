#import <Foundation/Foundation.h>
extern NSString * _Nonnull const kHeroMixed;
