#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@interface XSong : NSObject
@property (nonatomic, copy, readonly) NSString *songId;
@property (nonatomic) NSInteger number;
@end
NS_ASSUME_NONNULL_END
