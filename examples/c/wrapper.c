// Scales every other column of a matrix: 2 * (1 + 3 + 5 + 9) + 6.
#include <stdint.h>
#include <stdlib.h>

typedef struct {
  float *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
} Matrix;

typedef struct {
  Matrix matrix;
  int64_t count;
} Scaled;

void _mlir_ciface_scaled(Scaled *result, Matrix *matrix, float by);

int main(void) {
  float data[13] = {0, 1, -1, 3, -1, 0, -1, 5, -1, 0, -1, 9, -1};
  Matrix odd = {data, data, 1, {3, 2}, {4, 2}};
  Scaled scaled;
  _mlir_ciface_scaled(&scaled, &odd, 2.0f);
  float sum = (float)scaled.count;
  for (int64_t i = 0; i < scaled.count; ++i)
    sum += scaled.matrix.aligned[i];
  free(scaled.matrix.allocated);
  return (int)sum;
}
