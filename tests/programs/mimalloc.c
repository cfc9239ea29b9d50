#include <stdio.h>
#include <string.h>
#include "mimalloc.h"

int main(void) {
  static unsigned char *held[512];
  unsigned state = 1, sum = 0;
  for (int round = 0; round < 200000; round++) {
    state = state * 1664525u + 1013904223u;
    unsigned at = state >> 23, size = (state >> 9) % 3000 + 1;
    if (held[at]) {
      sum = sum * 31 + held[at][0];
      mi_free(held[at]);
    }
    held[at] = mi_malloc(size);
    if (!held[at])
      return 1;
    memset(held[at], (int)(state & 255), size);
  }
  printf("%u\n", sum);
  return 0;
}
