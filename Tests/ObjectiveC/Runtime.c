// The calls that clang makes with `-fobjc-runtime=gcc`.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *name;
    const char *types;
} Selector;

typedef struct {
    void *next;
    int count;
    struct {
        const char *name;
        const char *types;
        void *code;
    } methods[];
} MethodList;

typedef struct Class {
    struct Class *meta;
    const char *superclass;
    const char *name;
    long version, info, size;
    void *variables;
    MethodList *methods;
} Class;

typedef struct {
    Class *type;
} Object;

typedef struct {
    long version, size;
    const char *name;
    struct {
        long selectorCount;
        Selector *selectors;
        short classCount, categoryCount;
        Class *classes[];
    } *symbols;
} Module;

static Class *classes[256];
static int classCount;

void __objc_exec_class(Module *module) {
    for (int index = 0; index < module->symbols->classCount; index++) {
        classes[classCount++] = module->symbols->classes[index];
    }
}

Class *objc_lookup_class(const char *name) {
    for (int index = 0; index < classCount; index++) {
        if (strcmp(classes[index]->name, name) == 0) { return classes[index]; }
    }
    return NULL;
}

static void *find(MethodList *list, const char *name) {
    for (int index = 0; list && index < list->count; index++) {
        if (strcmp(list->methods[index].name, name) == 0) { return list->methods[index].code; }
    }
    return NULL;
}

static void *nothing(void) { return NULL; }

/// The method of the nearest class; a message to nil gives nothing.
void *objc_msg_lookup(Object *receiver, Selector *selector) {
    if (!receiver) { return nothing; }
    Class *type = objc_lookup_class(receiver->type->name);
    int isClass = type->meta == receiver->type;
    while (type) {
        void *code = find(isClass ? type->meta->methods : type->methods, selector->name);
        if (code) { return code; }
        type = type->superclass ? objc_lookup_class(type->superclass) : NULL;
    }
    fprintf(stderr, "no method %s of %s\n", selector->name, receiver->type->name);
    abort();
}

Object *double_make(Class *type) {
    Object *object = calloc(1, (size_t)type->size);
    object->type = type;
    return object;
}
