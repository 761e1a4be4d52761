#ifndef DEFS_H
#define DEFS_H
#define HERO_PHOTO @"photo.def"
#define HERO_TITLE    @"title.def"   // the title
#define HERO_ROW(i) [NSString stringWithFormat:@"row_%d", (i)]
#define HERO_PREFIX @"pre."
#define HERO_JOIN HERO_PREFIX @"join"
#define kCount 3
#endif
