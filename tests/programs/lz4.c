#include <stdio.h>
#include <string.h>
#include "lz4.h"
#include "lz4hc.h"

int main(void) {
  static char text[100000], packed[110000], back[100000];
  for (unsigned at = 0; at < sizeof text; at++)
    text[at] = (char)("the quick brown fox"[at % 19] + (at >> 12));
  for (int level = 0; level <= 12; level += 3) {
    int length = level ? LZ4_compress_HC(text, packed, sizeof text, sizeof packed, level)
                       : LZ4_compress_default(text, packed, sizeof text, sizeof packed);
    int size = LZ4_decompress_safe(packed, back, length, sizeof back);
    printf("%d %d %d\n", level, length, size == sizeof text && !memcmp(back, text, sizeof text));
  }
  return 0;
}
