// The C library of the system, for Swift and for Embedded Swift, which has no module `Glibc`. The
// functions here are for what Swift does not import: macros, variable arguments, and types that
// differ from system to system.

#pragma once

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#pragma clang assume_nonnull begin

/// `errno`.
static inline int errorNumber(void) { return errno; }
static inline void clearErrorNumber(void) { errno = 0; }

static inline int openFile(const char *path, int flags, mode_t mode) {
    return open(path, flags, mode);
}

static inline int descriptorFlags(int descriptor) { return fcntl(descriptor, F_GETFD); }
static inline int setDescriptorFlags(int descriptor, int flags) {
    return fcntl(descriptor, F_SETFD, flags);
}
static inline int setStatusFlags(int descriptor, int flags) {
    return fcntl(descriptor, F_SETFL, flags);
}

#if defined(__APPLE__)
/// Writes the path of an open file, with its NUL, to a buffer of `PATH_MAX` bytes.
static inline int getPath(int descriptor, char *path) { return fcntl(descriptor, F_GETPATH, path); }
#endif

static inline int openStreamSocket(void) { return socket(AF_INET, SOCK_STREAM, 0); }

/// The number of columns of a terminal; 0 if it does not say.
static inline int terminalColumns(int descriptor) {
    struct winsize size = {0};
    return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

static inline void ignoreSignal(int number) { signal(number, SIG_IGN); }
static inline void restoreSignal(int number) { signal(number, SIG_DFL); }

/// Exchanges two files in one step. Fails with `ENOSYS` if the system cannot.
#if defined(__APPLE__)
static inline int exchangeFiles(const char *path, const char *other) {
    return renamex_np(path, other, RENAME_SWAP);
}
#elif defined(__GLIBC__)
// Declared only for GNU sources, for which Swift cannot call the functions of sockets.
int renameat2(int, const char *, int, const char *, unsigned int);
static inline int exchangeFiles(const char *path, const char *other) {
    return renameat2(AT_FDCWD, path, AT_FDCWD, other, 2 /* RENAME_EXCHANGE */);
}
#else
static inline int exchangeFiles(const char *path, const char *other) {
    errno = ENOSYS;
    return -1;
}
#endif

/// Starts a thread with a stack of at least a number of bytes; 0 if the system cannot.
static inline uintptr_t startThread(
    size_t stackSize, void *_Nullable (*run)(void *_Nullable), void *context
) {
    pthread_t thread;
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return 0;
    int problem = pthread_attr_setstacksize(&attributes, stackSize);
    if (problem == 0) problem = pthread_create(&thread, &attributes, run, context);
    pthread_attr_destroy(&attributes);
    return problem == 0 ? (uintptr_t)thread : 0;
}
static inline void joinThread(uintptr_t thread) { pthread_join((pthread_t)thread, NULL); }

#pragma clang assume_nonnull end
