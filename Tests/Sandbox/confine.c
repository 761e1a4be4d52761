// Runs a command that may read and write nothing in a directory but the files that are named, as
// Xcode's script sandbox does with a project. What lies elsewhere stays open.
//
//     confine calls|landlock ROOT [r:FILE | w:FILE]… -- COMMAND…
//
// `calls` looks at each system call that takes a path, refuses with EPERM what is not declared, the
// looks at directories and the current directory included, and prints on descriptor 3, if it is open,
// a line for each call in ROOT. `landlock` lets the kernel decide; it knows no files that are not
// there yet. Ends with 77 where the system has neither.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#define UNSUPPORTED 77
#define LONGEST 4096

static char root[LONGEST];
static char **declared;
static int declaredCount;
static int isLogged;

static void end(const char *message, int code) {
    fprintf(stderr, "confine: %s: %s\n", message, strerror(errno));
    exit(code);
}

// The path from the root of the file system, without `.`, `..` and doubled slashes.
static void normalize(const char *directory, const char *path, char *result) {
    char text[2 * LONGEST];
    snprintf(text, sizeof text, "%s/%s", path[0] == '/' ? "" : directory, path);
    size_t length = 0;
    for (char *part = strtok(text, "/"); part; part = strtok(NULL, "/")) {
        if (!strcmp(part, ".")) continue;
        if (!strcmp(part, "..")) {
            while (length > 0 && result[--length] != '/') {}
        } else if (length + strlen(part) + 2 < LONGEST) {
            result[length++] = '/';
            strcpy(result + length, part);
            length += strlen(part);
        }
    }
    result[length] = 0;
}

static int isInRoot(const char *path) {
    size_t length = strlen(root);
    return !strncmp(path, root, length) && (path[length] == 0 || path[length] == '/');
}

static int isDeclared(const char *path, int writes) {
    for (int index = 0; index < declaredCount; index++) {
        if (writes && declared[index][0] == 'r') continue;
        if (!strcmp(declared[index] + 2, path)) return 1;
    }
    return 0;
}

// --- calls ---

// A system call, which arguments are its paths, and the directories that these are relative to.
struct call {
    int number;
    const char *name;
    int directory, path;
    int otherDirectory, otherPath;
    int flags;   // the argument with the flags of `open`; -1: never writes; -2: always writes
};

static const struct call calls[] = {
#ifdef __NR_open
    {__NR_open, "open", -1, 0, -1, -1, 1},
    {__NR_creat, "creat", -1, 0, -1, -1, -2},
    {__NR_stat, "stat", -1, 0, -1, -1, -1},
    {__NR_lstat, "lstat", -1, 0, -1, -1, -1},
    {__NR_access, "access", -1, 0, -1, -1, -1},
    {__NR_readlink, "readlink", -1, 0, -1, -1, -1},
    {__NR_mkdir, "mkdir", -1, 0, -1, -1, -2},
    {__NR_rmdir, "rmdir", -1, 0, -1, -1, -2},
    {__NR_unlink, "unlink", -1, 0, -1, -1, -2},
    {__NR_rename, "rename", -1, 0, -1, 1, -2},
    {__NR_link, "link", -1, 0, -1, 1, -2},
    {__NR_symlink, "symlink", -1, 1, -1, -1, -2},
    {__NR_chmod, "chmod", -1, 0, -1, -1, -2},
#endif
    {__NR_openat, "openat", 0, 1, -1, -1, 2},
#ifdef __NR_newfstatat
    {__NR_newfstatat, "fstatat", 0, 1, -1, -1, -1},
#endif
#ifdef __NR_statx
    {__NR_statx, "statx", 0, 1, -1, -1, -1},
#endif
#ifdef __NR_faccessat2
    {__NR_faccessat2, "faccessat2", 0, 1, -1, -1, -1},
#endif
#ifdef __NR_renameat
    {__NR_renameat, "renameat", 0, 1, 2, 3, -2},
#endif
    {__NR_faccessat, "faccessat", 0, 1, -1, -1, -1},
    {__NR_readlinkat, "readlinkat", 0, 1, -1, -1, -1},
    {__NR_mkdirat, "mkdirat", 0, 1, -1, -1, -2},
    {__NR_unlinkat, "unlinkat", 0, 1, -1, -1, -2},
    {__NR_renameat2, "renameat2", 0, 1, 2, 3, -2},
    {__NR_linkat, "linkat", 0, 1, 2, 3, -2},
    {__NR_symlinkat, "symlinkat", 1, 2, -1, -1, -2},
    {__NR_fchmodat, "fchmodat", 0, 1, -1, -1, -2},
    {__NR_utimensat, "utimensat", 0, 1, -1, -1, -2},
    {__NR_truncate, "truncate", -1, 0, -1, -1, -2},
    {__NR_getcwd, "getcwd", -1, -1, -1, -1, -1},
};
#define CALL_COUNT (sizeof calls / sizeof calls[0])

static void readPath(pid_t process, uint64_t address, char *result) {
    size_t length = 0;
    while (length < LONGEST - 1) {
        // Never over a page's end: the next one may not be there.
        size_t rest = 4096 - (address + length) % 4096;
        if (rest > LONGEST - 1 - length) rest = LONGEST - 1 - length;
        struct iovec here = {result + length, rest}, there = {(void *)(address + length), rest};
        ssize_t count = process_vm_readv(process, &here, 1, &there, 1, 0);
        if (count <= 0) break;
        if (memchr(result + length, 0, count)) return;
        length += count;
    }
    result[length] = 0;
}

// Whether a path may be used so; tells descriptor 3.
static int isAllowed(const struct seccomp_notif *request, const struct call *call, int directory,
                     int argument, int writes) {
    char given[LONGEST], base[LONGEST] = "", link[64], path[LONGEST];
    readPath(request->pid, request->data.args[argument], given);
    int descriptor = directory < 0 ? AT_FDCWD : (int)request->data.args[directory];
    if (given[0] == 0 && descriptor != AT_FDCWD) return 1;  // an open file
    if (descriptor == AT_FDCWD) snprintf(link, sizeof link, "/proc/%d/cwd", request->pid);
    else snprintf(link, sizeof link, "/proc/%d/fd/%d", request->pid, descriptor);
    ssize_t length = readlink(link, base, LONGEST - 1);
    base[length < 0 ? 0 : length] = 0;
    normalize(base, given, path);
    if (!isInRoot(path)) return 1;
    int allowed = isDeclared(path, writes);
    if (isLogged) {
        dprintf(3, "%s %s %s %s\n", allowed ? "allowed" : "refused", writes ? "write" : "read",
                call->name, path);
    }
    return allowed;
}

static int answer(const struct seccomp_notif *request) {
    for (size_t index = 0; index < CALL_COUNT; index++) {
        const struct call *call = &calls[index];
        if (call->number != request->data.nr) continue;
        if (call->path < 0) return 0;
        int writes = call->flags == -2;
        if (call->flags >= 0) {
            uint64_t flags = request->data.args[call->flags];
            writes = (flags & O_ACCMODE) != O_RDONLY || flags & (O_CREAT | O_TRUNC);
        }
        return isAllowed(request, call, call->directory, call->path, writes)
            && (call->otherPath < 0
                || isAllowed(request, call, call->otherDirectory, call->otherPath, writes));
    }
    return 1;
}

static void serve(int listener, pid_t child) {
    for (;;) {
        struct pollfd waiting = {listener, POLLIN, 0};
        poll(&waiting, 1, 50);
        int status;
        if (waitpid(child, &status, WNOHANG) == child) {
            exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
        }
        if (!(waiting.revents & POLLIN)) continue;
        struct seccomp_notif request;
        memset(&request, 0, sizeof request);
        if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &request)) continue;
        struct seccomp_notif_resp response;
        memset(&response, 0, sizeof response);
        response.id = request.id;
        if (answer(&request)) response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
        else response.error = -EPERM;
        ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
    }
}

static int installFilter(void) {
    struct sock_filter filter[CALL_COUNT * 2 + 2];
    size_t length = 0;
    filter[length++] = (struct sock_filter)BPF_STMT(
        BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    for (size_t index = 0; index < CALL_COUNT; index++) {
        filter[length++] = (struct sock_filter)BPF_JUMP(
            BPF_JMP | BPF_JEQ | BPF_K, calls[index].number, 0, 1);
        filter[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF);
    }
    filter[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    struct sock_fprog program = {length, filter};
    return syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER,
                   &program);
}

// Hands a descriptor to the other end of a socket, or takes one.
static int pass(int stream, int descriptor) {
    char byte = 0, space[CMSG_SPACE(sizeof(int))] = {0};
    struct iovec data = {&byte, 1};
    struct msghdr message = {0};
    message.msg_iov = &data;
    message.msg_iovlen = 1;
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (descriptor >= 0) {
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
        return sendmsg(stream, &message, 0) < 0 ? -1 : 0;
    }
    if (recvmsg(stream, &message, MSG_CMSG_CLOEXEC) <= 0) return -1;
    header = CMSG_FIRSTHDR(&message);
    if (!header) return -1;
    memcpy(&descriptor, CMSG_DATA(header), sizeof(int));
    return descriptor;
}

static void runWatched(char **command) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) end("socketpair", UNSUPPORTED);
    pid_t child = fork();
    if (child < 0) end("fork", UNSUPPORTED);
    if (child == 0) {
        close(ends[0]);
        if (isLogged) close(3);
        if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) end("prctl", UNSUPPORTED);
        int listener = installFilter();
        if (listener < 0) end("seccomp", UNSUPPORTED);
        if (pass(ends[1], listener)) end("sendmsg", UNSUPPORTED);
        close(listener);
        execv(command[0], command);
        end(command[0], 126);
    }
    close(ends[1]);
    int listener = pass(ends[0], -1);
    if (listener < 0) {
        int status;
        waitpid(child, &status, 0);
        exit(WIFEXITED(status) ? WEXITSTATUS(status) : UNSUPPORTED);
    }
    serve(listener, child);
}

// --- landlock: numbers and shapes as in the kernel's interface, whose header may be missing ---

#define CREATE_RULESET 444
#define ADD_RULE 445
#define RESTRICT_SELF 446
#define EXECUTE (1ull << 0)
#define WRITE_FILE (1ull << 1)
#define READ_FILE (1ull << 2)
#define READ_DIRECTORY (1ull << 3)
#define REFER (1ull << 13)
#define TRUNCATE (1ull << 14)

struct ruleset { uint64_t access; };
struct rule { uint64_t access; int32_t parent; } __attribute__((packed));

static void allow(int ruleset, const char *path, uint64_t access, int mustExist) {
    struct stat status;
    struct rule rule = {access, open(path, O_PATH | O_CLOEXEC)};
    if (rule.parent < 0 || fstat(rule.parent, &status)) {
        if (mustExist) end(path, 126);
        return;
    }
    if (!S_ISDIR(status.st_mode)) rule.access &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE;
    if (syscall(ADD_RULE, ruleset, 1, &rule, 0) && mustExist) end(path, 126);
    close(rule.parent);
}

// All that stands beside the way to the root stays open.
static void allowSiblings(int ruleset, uint64_t access) {
    char directory[LONGEST] = "/", path[2 * LONGEST], rest[LONGEST];
    strcpy(rest, root);
    for (char *next = strtok(rest, "/"); next; next = strtok(NULL, "/")) {
        DIR *entries = opendir(directory);
        for (struct dirent *entry; entries && (entry = readdir(entries));) {
            const char *name = entry->d_name;
            if (!strcmp(name, next) || !strcmp(name, ".") || !strcmp(name, "..")) continue;
            snprintf(path, sizeof path, "%s/%s", directory, name);
            allow(ruleset, path, access, 0);
        }
        if (entries) closedir(entries);
        snprintf(path, sizeof path, "%s/%s", directory, next);
        snprintf(directory, sizeof directory, "%s", path);
    }
}

static void runInLandlock(char **command) {
    long version = syscall(CREATE_RULESET, NULL, 0, 1);
    if (version < 1) end("landlock", UNSUPPORTED);
    uint64_t access = (1ull << 13) - 1;
    if (version >= 2) access |= REFER;
    if (version >= 3) access |= TRUNCATE;
    struct ruleset attributes = {access};
    int ruleset = syscall(CREATE_RULESET, &attributes, sizeof attributes, 0);
    if (ruleset < 0) end("landlock", UNSUPPORTED);
    allowSiblings(ruleset, access);
    for (int index = 0; index < declaredCount; index++) {
        uint64_t writing = declared[index][0] == 'w' ? access & (WRITE_FILE | TRUNCATE) : 0;
        allow(ruleset, declared[index] + 2, READ_FILE | writing, 1);
    }
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) end("prctl", UNSUPPORTED);
    if (syscall(RESTRICT_SELF, ruleset, 0)) end("landlock", UNSUPPORTED);
    execv(command[0], command);
    end(command[0], 126);
}

int main(int count, char **arguments) {
    isLogged = fcntl(3, F_GETFD) != -1;
    int command = 3;
    while (command < count && strcmp(arguments[command], "--")) command++;
    if (command + 1 >= count) {
        fprintf(stderr, "usage: confine calls|landlock ROOT [r:FILE | w:FILE]... -- COMMAND...\n");
        return 64;
    }
    // Links on the way there would let the same place have two names.
    if (!realpath(arguments[2], root)) end(arguments[2], 126);
    declared = arguments + 3;
    declaredCount = command - 3;
    if (!strcmp(arguments[1], "landlock")) runInLandlock(arguments + command + 1);
    runWatched(arguments + command + 1);
}
