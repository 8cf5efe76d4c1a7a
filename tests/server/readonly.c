/* A disk that becomes read-only while a server has its files open: as long as the file $READ_ONLY is there,
   the system answers every write to a database, its log and its journal with EROFS. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int refused(int fd) {
    int before = errno;
    char link[64], name[4096];
    const char *sign = getenv("READ_ONLY");
    if (sign && access(sign, F_OK) == 0) {
        snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
        ssize_t length = readlink(link, name, sizeof name - 1);
        name[length < 0 ? 0 : length] = 0;
        if (strstr(name, ".db")) {
            errno = EROFS;
            return 1;
        }
    }
    errno = before;
    return 0;
}

#define GUARD(kind, name, takes, ...)                              \
    kind name takes {                                              \
        static kind(*real) takes;                                  \
        if (!real) real = (kind(*) takes)dlsym(RTLD_NEXT, #name);  \
        return refused(fd) ? -1 : real(__VA_ARGS__);               \
    }

GUARD(ssize_t, write, (int fd, const void *bytes, size_t count), fd, bytes, count)
GUARD(ssize_t, pwrite, (int fd, const void *bytes, size_t count, off_t at), fd, bytes, count, at)
GUARD(ssize_t, pwrite64, (int fd, const void *bytes, size_t count, off64_t at), fd, bytes, count, at)
GUARD(int, ftruncate, (int fd, off_t size), fd, size)
GUARD(int, ftruncate64, (int fd, off64_t size), fd, size)
