#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "zlib.h"

int main(void) {
  static unsigned char text[200000], packed[210000], back[200000];
  for (unsigned at = 0; at < sizeof text; at++)
    text[at] = (unsigned char)((at * at >> 5) ^ (at % 251));
  for (int level = 0; level <= 9; level++) {
    uLongf length = sizeof packed, size = sizeof back;
    if (compress2(packed, &length, text, sizeof text, level) != Z_OK)
      return 1;
    if (uncompress(back, &size, packed, length) != Z_OK)
      return 2;
    printf("%d %lu %lx %d\n", level, length, crc32(0, packed, length),
           size == sizeof text && !memcmp(back, text, size));
  }
  printf("%lx\n", adler32(1, text, sizeof text));
  return 0;
}
