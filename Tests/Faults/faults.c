// Makes system calls fail: a library to be loaded before the C library (LD_PRELOAD). It counts the
// calls on files, directories, streams, threads and the like that the command makes, from 1 on.
//
// TRANSC_FAULT tells what happens at a call:
//     NUMBER error ERRNO     the call fails
//     NUMBER errors ERRNO    it fails, and every later one of its name
//     NUMBER signal SIGNAL   the process gets a signal before the call
//     NUMBER short           one byte is read or written
//     NUMBER run COMMAND     a shell runs the command before the call
//     NUMBER runs COMMAND    and before every later one of its name
// TRANSC_WAIT is a signal that the process gets when it begins to wait for changes.
// TRANSC_UNTOLD makes directories tell no kinds of files, as some file systems do.
// TRANSC_DIRECTORY is where the command begins.
// TRANSC_CALLS names a file that gets a line for each call: number, name and path. Paths and
// descriptors of the system, as below /proc, are left out.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static enum { NOTHING, ERROR, ERRORS, SIGNAL, SHORT, RUN, RUNS } action;
static long chosen;
static int argument;
static const char *command;
static int calls = -1;
static char chosenName[32];

static int isReady, waitSignal, isUntold;
static long count;
static __thread int isInside;

__attribute__((constructor)) static void prepare(void) {
    const char *fault = getenv("TRANSC_FAULT"), *path = getenv("TRANSC_CALLS");
    char verb[16] = "";
    int used = 0;
    if (fault && sscanf(fault, "%ld %15s %n", &chosen, verb, &used) == 2) {
        command = fault + used;
        argument = atoi(command);
        if (!strcmp(verb, "error")) action = ERROR;
        if (!strcmp(verb, "errors")) action = ERRORS;
        if (!strcmp(verb, "signal")) action = SIGNAL;
        if (!strcmp(verb, "short")) action = SHORT;
        if (!strcmp(verb, "run")) action = RUN;
        if (!strcmp(verb, "runs")) action = RUNS;
    }
    if (path) calls = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    const char *directory = getenv("TRANSC_DIRECTORY");
    if (directory && chdir(directory)) abort();
    waitSignal = getenv("TRANSC_WAIT") ? atoi(getenv("TRANSC_WAIT")) : 0;
    isUntold = getenv("TRANSC_UNTOLD") != NULL;
    unsetenv("LD_PRELOAD");
    alarm(20);  // what waits for ever ends
    isReady = 1;
}

// What to do instead of a call: 0 nothing, -1 fail with `errno` set, 1 use one byte.
static int fault(const char *name, const char *path) {
    if (!isReady || isInside || !strncmp(path, "/proc/", 6) || !strncmp(path, "/sys/", 5)) return 0;
    long number = __atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST);
    if (calls >= 0) {
        char line[5000];
        int length = snprintf(line, sizeof line, "%ld %s %s\n", number, name, path);
        syscall(SYS_write, calls, line, length);
    }
    if (action == NOTHING || number < chosen) return 0;
    if (number == chosen) snprintf(chosenName, sizeof chosenName, "%s", name);
    int isLasting = action == ERRORS || action == RUNS;
    if (number > chosen && (!isLasting || strcmp(name, chosenName))) return 0;
    switch (action) {
    case ERROR: case ERRORS:
        errno = argument;
        return -1;
    case SIGNAL:
        kill(getpid(), argument);
        return 0;
    case SHORT: return 1;
    case RUN: case RUNS: {
        isInside = 1;
        int saved = errno, status = system(command);
        if (status) abort();
        errno = saved;
        isInside = 0;
        return 0;
    }
    default: return 0;
    }
}

static const char *number(int descriptor) {
    static __thread char text[16];
    snprintf(text, sizeof text, "%d", descriptor);
    return text;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define CALL(result, name, parameters, path, arguments)            \
    result name parameters {                                       \
        if (fault(#name, path) < 0) return (result) - 1;           \
        return REAL(name) arguments;                               \
    }

#define STREAM(name, type)                                         \
    ssize_t name(int file, type *bytes, size_t size) {             \
        int what = fault(#name, number(file));                     \
        if (what < 0) return -1;                                   \
        return REAL(name)(file, bytes, what > 0 && size > 1 ? 1 : size); \
    }

STREAM(read, void)
STREAM(write, const void)
CALL(int, stat, (const char *path, struct stat *status), path, (path, status))
CALL(int, lstat, (const char *path, struct stat *status), path, (path, status))
CALL(int, fstat, (int file, struct stat *status), number(file), (file, status))
CALL(int, access, (const char *path, int mode), path, (path, mode))
CALL(ssize_t, readlink, (const char *path, char *text, size_t size), path, (path, text, size))
CALL(int, mkdir, (const char *path, mode_t mode), path, (path, mode))
CALL(int, unlink, (const char *path), path, (path))
CALL(int, rename, (const char *old, const char *new), new, (old, new))
CALL(int, renameat2, (int directory, const char *old, int other, const char *new, unsigned flags), new,
     (directory, old, other, new, flags))
CALL(int, link, (const char *old, const char *new), new, (old, new))
CALL(int, fchmod, (int file, mode_t mode), number(file), (file, mode))
CALL(int, ftruncate, (int file, off_t size), number(file), (file, size))
CALL(int, utimensat, (int directory, const char *path, const struct timespec times[2], int flags),
     path, (directory, path, times, flags))

// Closes all the same, as Linux does whatever it then says.
int close(int file) {
    int what = fault("close", number(file)), saved = errno;
    int result = REAL(close)(file);
    if (what < 0) errno = saved;
    return what < 0 ? -1 : result;
}

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return fault("open", path) < 0 ? -1 : REAL(open)(path, flags, mode);
}

int poll(struct pollfd *files, nfds_t fileCount, int timeout) {
    // What waits for a stream asks what it is ready for.
    int isWatch = fileCount == 1 && !files->events;
    if (isWatch) fault("poll", "");
    if (waitSignal && isWatch) kill(getpid(), waitSignal);
    return REAL(poll)(files, fileCount, timeout);
}

DIR *opendir(const char *path) {
    return fault("opendir", path) < 0 ? NULL : REAL(opendir)(path);
}

struct dirent *readdir(DIR *directory) {
    if (fault("readdir", "") < 0) return NULL;
    struct dirent *entry = REAL(readdir)(directory);
    if (entry && isUntold) entry->d_type = DT_UNKNOWN;
    return entry;
}

char *getcwd(char *text, size_t size) {
    return fault("getcwd", "") < 0 ? NULL : REAL(getcwd)(text, size);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*work)(void *),
                   void *context) {
    if (fault("pthread_create", "") < 0) return errno;
    return REAL(pthread_create)(thread, attributes, work, context);
}
