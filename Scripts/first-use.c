// Runs a command and prints the names of the functions it calls, in the order of their first calls:
//
//     nm --defined-only EXECUTABLE | first-use EXECUTABLE ARGUMENT…
//
// The linker is given the names, so that what each run needs lies together: every 64 KB of a file in
// which a run touches anything cost it a page fault and the mapping of sixteen pages. A breakpoint
// stands at the beginning of each function until it is called. For static executables of x86-64 Linux,
// whose functions lie where `nm` says. Exits as the command does.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

static const unsigned char breakpoint = 0xCC;

struct function {
    unsigned long address;
    char *name;
    unsigned char first_byte;
};

static int order(const void *left, const void *right) {
    const struct function *a = left, *b = right;
    return a->address != b->address ? (a->address < b->address ? -1 : 1) : strcmp(a->name, b->name);
}

static size_t read_functions(struct function **functions) {
    size_t count = 0, room = 0, size = 0;
    char *line = NULL;
    while (getline(&line, &size, stdin) > 0) {
        unsigned long address;
        char kind, *name;
        if (sscanf(line, "%lx %c %ms", &address, &kind, &name) != 3) continue;
        if (strchr("tTwW", kind) == NULL) continue;
        if (count == room) {
            room = 2 * room + 1024;
            *functions = realloc(*functions, room * sizeof **functions);
        }
        (*functions)[count++] = (struct function){address, name, breakpoint};
    }
    qsort(*functions, count, sizeof **functions, order);
    return count;
}

// The first of the functions at an address; those behind it are its other names.
static size_t find(const struct function *functions, size_t count, unsigned long address) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (functions[middle].address < address) low = middle + 1;
        else high = middle;
    }
    return low;
}

// A process that waits before its first instruction.
static pid_t start(char **command) {
    pid_t child = fork();
    if (child == 0) {
        int nowhere = open("/dev/null", O_WRONLY);
        dup2(nowhere, 1);
        dup2(nowhere, 2);
        if (ptrace(PTRACE_TRACEME, 0, 0, 0) == 0) execv(command[0], command);
        _exit(127);
    }
    return child;
}

int main(int count, char **arguments) {
    if (count < 2) return 64;
    struct function *functions = NULL;
    size_t number = read_functions(&functions);
    pid_t child = start(arguments + 1);
    int status;
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFSTOPPED(status)) return 1;
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/mem", child);
    int memory = open(path, O_RDWR);
    for (size_t i = 0; i < number; i++) {
        unsigned long address = functions[i].address;
        if (i > 0 && address == functions[i - 1].address) continue;
        if (pread(memory, &functions[i].first_byte, 1, address) != 1) continue;
        if (pwrite(memory, &breakpoint, 1, address) != 1) return 1;
    }
    int signal = 0;
    while (ptrace(PTRACE_CONT, child, 0, signal), waitpid(child, &status, 0) == child) {
        if (!WIFSTOPPED(status)) return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
        signal = WSTOPSIG(status);
        if (signal != SIGTRAP) continue;
        struct user_regs_struct registers;
        ptrace(PTRACE_GETREGS, child, 0, &registers);
        unsigned long address = --registers.rip;
        size_t i = find(functions, number, address);
        if (i == number || functions[i].address != address) continue;
        if (pwrite(memory, &functions[i].first_byte, 1, address) != 1) return 1;
        ptrace(PTRACE_SETREGS, child, 0, &registers);
        for (; i < number && functions[i].address == address; i++) puts(functions[i].name);
        signal = 0;
    }
    return 1;
}
