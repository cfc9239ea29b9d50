// Sums arrays of one, two and three dimensions: 6 + 10 + 20.
#include <stdint.h>

typedef struct {
  int64_t rank;
  void *descriptor;
} Unranked;

double _mlir_ciface_total(Unranked *array);

int main(void) {
  double data[8] = {1, 2, 3, 4, 1, 2, 3, 4};
  struct {
    double *allocated, *aligned;
    int64_t offset, sizes[1], strides[1];
  } vector = {data, data, 0, {3}, {1}};
  struct {
    double *allocated, *aligned;
    int64_t offset, sizes[2], strides[2];
  } matrix = {data, data, 0, {2, 2}, {2, 1}};
  struct {
    double *allocated, *aligned;
    int64_t offset, sizes[3], strides[3];
  } cube = {data, data, 0, {2, 2, 2}, {4, 2, 1}};
  Unranked arrays[3] = {{1, &vector}, {2, &matrix}, {3, &cube}};
  double sum = 0;
  for (int i = 0; i < 3; ++i)
    sum += _mlir_ciface_total(&arrays[i]);
  return (int)sum;
}
