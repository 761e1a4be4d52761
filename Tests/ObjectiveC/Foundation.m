#import <Foundation/Foundation.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

// The runtime's, which keeps all that it has made.
id double_make(Class type);

@interface NSConstantString : NSString
@end
@implementation NSConstantString
@end

@implementation NSObject
+ (void)load {}
+ (void)initialize {}
+ (instancetype)new { return [[self alloc] init]; }
+ (instancetype)allocWithZone:(NSZone *)zone { return zone ? nil : [self alloc]; }
+ (instancetype)alloc { return double_make(self); }
+ (id)copyWithZone:(NSZone *)zone { return zone ? nil : self; }
+ (id)mutableCopyWithZone:(NSZone *)zone { return zone ? nil : self; }
+ (BOOL)isSubclassOfClass:(Class)other { return self == other; }
+ (NSUInteger)hash { return (NSUInteger)self; }
+ (Class)superclass { return nil; }
+ (Class)class { return self; }
+ (NSString *)description { return @"a class"; }
+ (NSString *)debugDescription { return @"a class"; }
+ (NSInteger)version { return 0; }
- (instancetype)init { return self; }
- (id)copy { return self; }
- (id)mutableCopy { return self; }
- (NSString *)description { return @"an object"; }
- (instancetype)autorelease { return self; }
@end

static NSString *make(const char *bytes, size_t length) {
    NSString *text = [NSString alloc];
    char *copy = malloc(length + 1);
    memcpy(copy, bytes, length);
    copy[length] = 0;
    text->bytes = copy;
    text->length = (unsigned)length;
    return text;
}

@implementation NSString
/// Knows `%@`, `%ld`, `%lu` and `%%`, and stops at everything else.
+ (instancetype)stringWithFormat:(NSString *)format, ... {
    char *output = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&output, &length);
    va_list arguments;
    va_start(arguments, format);
    for (unsigned index = 0; index < format->length; index++) {
        char byte = format->bytes[index];
        if (byte != '%') {
            fputc(byte, stream);
            continue;
        }
        char kind = format->bytes[++index];
        if (kind == '%') {
            fputc('%', stream);
        } else if (kind == '@') {
            NSString *text = [va_arg(arguments, id) description];
            fwrite(text->bytes, 1, text->length, stream);
        } else if (kind == 'l' && format->bytes[index + 1] == 'd') {
            fprintf(stream, "%ld", va_arg(arguments, long));
            index++;
        } else if (kind == 'l' && format->bytes[index + 1] == 'u') {
            fprintf(stream, "%lu", va_arg(arguments, unsigned long));
            index++;
        } else {
            abort();
        }
    }
    va_end(arguments);
    fclose(stream);
    return make(output, length);
}
+ (instancetype)stringWithUTF8String:(const char *)text { return make(text, strlen(text)); }
- (instancetype)initWithBytes:(const void *)source
                       length:(NSUInteger)count
                     encoding:(NSStringEncoding)encoding {
    return encoding == NSUTF8StringEncoding ? make(source, count) : nil;
}
- (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding {
    return encoding == NSUTF8StringEncoding ? length : 0;
}
- (BOOL)isEqualToString:(NSString *)other {
    return length == other->length && memcmp(bytes, other->bytes, length) == 0;
}
- (NSString *)description { return self; }
@end

@implementation NSNumber
+ (NSNumber *)numberWithDouble:(double)value {
    NSNumber *made = [self alloc];
    made->number = value;
    made->integer = (int64_t)value;
    return made;
}
+ (NSNumber *)numberWithLong:(long)value {
    NSNumber *made = [self alloc];
    made->number = (double)value;
    made->integer = value;
    return made;
}
- (NSInteger)integerValue { return integer; }
- (NSUInteger)unsignedIntegerValue { return (NSUInteger)integer; }
- (double)doubleValue { return number; }
- (BOOL)boolValue { return integer != 0; }
@end

@implementation NSURL
+ (instancetype)URLWithString:(NSString *)text {
    NSURL *made = [self alloc];
    made->text = text;
    return made;
}
- (NSString *)absoluteString { return text; }
@end

@implementation NSUUID
- (instancetype)initWithUUIDString:(NSString *)given {
    text = given;
    return self;
}
- (NSString *)UUIDString { return text; }
@end
