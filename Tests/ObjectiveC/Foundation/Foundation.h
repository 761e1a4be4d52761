#ifndef FOUNDATION_DOUBLE_H
#define FOUNDATION_DOUBLE_H

#include <stddef.h>
#include <stdint.h>

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#ifndef nil
#define nil ((id)0)
#endif

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message = text)))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#ifdef __cplusplus
#define FOUNDATION_EXPORT extern "C"
#else
#define FOUNDATION_EXPORT extern
#endif

// Macros that a name could meet: those of C's headers, of Apple's, and of Xcode's settings.
#include <errno.h>
#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#define DEBUG 1
#define TARGET_OS_IPHONE 1
#define NSIntegerMax LONG_MAX

NS_ASSUME_NONNULL_BEGIN

@class NSString, NSMethodSignature;
typedef struct NSZone NSZone;

__attribute__((objc_root_class)) @interface NSObject {
    Class isa;
}
+ (void)load;
+ (void)initialize;
- (instancetype)init;
+ (instancetype)new;
+ (instancetype)allocWithZone:(nullable NSZone *)zone;
+ (instancetype)alloc;
- (id)copy;
- (id)mutableCopy;
+ (id)copyWithZone:(nullable NSZone *)zone;
+ (id)mutableCopyWithZone:(nullable NSZone *)zone;
+ (BOOL)isSubclassOfClass:(Class)other;
+ (NSUInteger)hash;
+ (nullable Class)superclass;
+ (Class)class;
+ (NSString *)description;
+ (NSString *)debugDescription;
+ (NSInteger)version;
- (NSString *)description;
#if !__has_feature(objc_arc)
- (instancetype)autorelease;
#endif
@end

typedef enum : NSUInteger { NSUTF8StringEncoding = 4 } NSStringEncoding;

@interface NSString : NSObject {
@public
    const char *bytes;
    unsigned length;
}
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(NSString, 1, 2)));
+ (nullable instancetype)stringWithUTF8String:(const char *)text;
- (nullable instancetype)initWithBytes:(const void *)bytes
                                length:(NSUInteger)length
                              encoding:(NSStringEncoding)encoding;
- (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
- (BOOL)isEqualToString:(NSString *)other;
@end

@interface NSNumber : NSObject {
@public
    double number;
    int64_t integer;
}
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithLong:(long)value;
@property (readonly) NSInteger integerValue;
@property (readonly) NSUInteger unsignedIntegerValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@end

@interface NSURL : NSObject {
    NSString *text;
}
+ (nullable instancetype)URLWithString:(NSString *)text;
@property (nullable, readonly, copy) NSString *absoluteString;
@end

@interface NSUUID : NSObject {
    NSString *text;
}
- (nullable instancetype)initWithUUIDString:(NSString *)text;
@property (readonly, copy) NSString *UUIDString;
@end

NS_ASSUME_NONNULL_END

#endif
