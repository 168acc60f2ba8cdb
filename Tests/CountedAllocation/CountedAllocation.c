#include "CountedAllocation.h"
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

// Every library of the process asks the dynamic linker for `malloc` and gets the one that the executable exports: this
// one, which counts and passes on to the C library's own.
extern void *__libc_malloc(size_t size);

static __thread int is_counting;
static __thread long count;

void *malloc(size_t size) {
    if (is_counting) count++;
    return __libc_malloc(size);
}

void allocation_counter_start(void) {
    count = 0;
    is_counting = 1;
}

long allocation_counter_stop(void) {
    is_counting = 0;
    return count;
}

#else

void allocation_counter_start(void) {}
long allocation_counter_stop(void) { return -1; }

#endif
