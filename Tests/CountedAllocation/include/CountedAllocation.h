#include <stddef.h>

/// Starts to count how often the thread takes memory from the heap.
void allocation_counter_start(void);

/// Stops counting; gives the count, or -1 on systems where nothing is counted.
long allocation_counter_stop(void);
