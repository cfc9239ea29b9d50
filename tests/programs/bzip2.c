#include <stdio.h>
#include <string.h>
#include "bzlib.h"

void bz_internal_error(int code) { printf("error %d\n", code); }

int main(void) {
  static char text[300000], packed[310000], back[300000];
  for (unsigned at = 0; at < sizeof text; at++)
    text[at] = (char)((at * at >> 7) ^ (at % 13));
  for (int size = 1; size <= 9; size += 4) {
    unsigned length = sizeof packed, whole = sizeof back;
    if (BZ2_bzBuffToBuffCompress(packed, &length, text, sizeof text, size, 0, 30))
      return 1;
    unsigned sum = 0;
    for (unsigned at = 0; at < length; at++)
      sum = sum * 31 + (unsigned char)packed[at];
    if (BZ2_bzBuffToBuffDecompress(back, &whole, packed, length, 0, 0))
      return 2;
    printf("%d %u %u %d\n", size, length, sum,
           whole == sizeof text && !memcmp(back, text, whole));
  }
  return 0;
}
