// Times whole processes by turns: measure ROUNDS COMMAND… [-- COMMAND…]…
//
// Runs every command once to warm up, then each in turn, ROUNDS times. Prints one line per command:
// the medians of wall and processor seconds, and the peak memory in KiB; then, for each command
// but the first, the median over the rounds of its wall time divided by the first one's.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

enum { MAX_COMMANDS = 8, MAX_ROUNDS = 2001 };

typedef struct { double wall, cpu; long memory; } sample;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

static sample run(char **command) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    double start = now();
    pid_t child;
    if (posix_spawnp(&child, command[0], &actions, NULL, command, environ) != 0) {
        fprintf(stderr, "measure: cannot start %s\n", command[0]);
        exit(1);
    }
    int status;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) < 0) exit(1);
    double wall = now() - start;
    posix_spawn_file_actions_destroy(&actions);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        fprintf(stderr, "measure: %s failed\n", command[0]);
        exit(1);
    }
    return (sample){ wall, seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss };
}

static int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

static double median(double *values, int count) {
    qsort(values, count, sizeof *values, ascending);
    return values[count / 2];
}

static sample samples[MAX_COMMANDS][MAX_ROUNDS];
static double values[MAX_ROUNDS];

int main(int argc, char **argv) {
    char **commands[MAX_COMMANDS];
    int count = 0;
    int rounds = argc > 2 ? atoi(argv[1]) : 0;
    if (rounds < 1 || rounds > MAX_ROUNDS) {
        fprintf(stderr, "usage: measure ROUNDS COMMAND [-- COMMAND]\n");
        return 64;
    }
    commands[count++] = argv + 2;
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "--") == 0 && count < MAX_COMMANDS) {
            argv[i] = NULL;
            commands[count++] = argv + i + 1;
        }
    }
    for (int c = 0; c < count; c++) run(commands[c]);
    for (int r = 0; r < rounds; r++) {
        for (int c = 0; c < count; c++) samples[c][r] = run(commands[c]);
    }
    for (int c = 0; c < count; c++) {
        for (int r = 0; r < rounds; r++) values[r] = samples[c][r].wall;
        double wall = median(values, rounds);
        for (int r = 0; r < rounds; r++) values[r] = samples[c][r].cpu;
        double cpu = median(values, rounds);
        long memory = 0;
        for (int r = 0; r < rounds; r++) {
            if (samples[c][r].memory > memory) memory = samples[c][r].memory;
        }
        for (int r = 0; r < rounds; r++) values[r] = samples[c][r].wall / samples[0][r].wall;
        printf("%.6f %.6f %ld %.4f\n", wall, cpu, memory, median(values, rounds));
    }
    return 0;
}
