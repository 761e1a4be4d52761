// Runs commands by turns and prints what each run took:
//
//     measure ROUNDS COMMAND… -- COMMAND… -- …
//
// One line a run: the command's number, microseconds of wall time, microseconds of processor
// time, kilobytes of memory at the peak, exit code. What the commands print is thrown away. By
// turns, because a shared machine's speed changes from minute to minute: compare runs of one
// round only. This program is small so that its own memory does not count as the commands'.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double microseconds(struct timeval time) { return time.tv_sec * 1e6 + time.tv_usec; }

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static void run(int number, char **command, posix_spawn_file_actions_t *streams) {
    pid_t child;
    int status;
    struct rusage usage;
    double start = now();
    int error = posix_spawnp(&child, command[0], streams, NULL, command, environ);
    if (error != 0) {
        fprintf(stderr, "measure: %s: %s\n", command[0], strerror(error));
        exit(1);
    }
    if (wait4(child, &status, 0, &usage) != child) exit(1);
    double wall = now() - start;
    long kilobytes = usage.ru_maxrss;
#ifdef __APPLE__
    kilobytes /= 1024;
#endif
    printf("%d %.1f %.1f %ld %d\n", number, wall,
        microseconds(usage.ru_utime) + microseconds(usage.ru_stime), kilobytes,
        WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

int main(int count, char **arguments) {
    if (count < 3) {
        fprintf(stderr, "usage: measure ROUNDS COMMAND... -- COMMAND...\n");
        return 64;
    }
    int rounds = atoi(arguments[1]), commands = 0;
    char ***list = malloc(count * sizeof *list);
    list[commands++] = arguments + 2;
    for (int i = 3; i + 1 < count; i++) {
        if (strcmp(arguments[i], "--") != 0) continue;
        arguments[i] = NULL;
        list[commands++] = arguments + i + 1;
    }

    posix_spawn_file_actions_t streams;
    posix_spawn_file_actions_init(&streams);
    posix_spawn_file_actions_addopen(&streams, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&streams, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&streams, 2, "/dev/null", O_WRONLY, 0);
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < commands; i++) {
            int number = round % 2 == 0 ? i : commands - 1 - i;
            run(number, list[number], &streams);
        }
    }
    return 0;
}
