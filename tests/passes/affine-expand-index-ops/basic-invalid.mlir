// RUN: mlir-opt %s --split-input-file --verify-diagnostics --affine-expand-index-ops

func.func @d(%i: index, %n: index, %k: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (%n, 3, %k) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
func.func @d2(%i: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (4, 3, 2) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
func.func @l(%i: index, %n: index, %k: index) -> index {
  %0 = affine.linearize_index [%i, %n, %k] by (%n, 3, %k) : index
  return %0 : index
}
func.func @l2(%i: index, %n: index, %k: index) -> index {
  %0 = affine.linearize_index disjoint [%i, %n, %k] by (2, 3, 4) : index
  return %0 : index
}
func.func @l3(%i: index, %n: index, %k: index, %m: memref<?xf32>) {
  affine.for %a = 0 to 10 {
    %0 = affine.linearize_index disjoint [%i, %a, %k] by (2, %n, 4) : index
    %1:2 = affine.delinearize_index %0 into (%n, 4) : index, index
// expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %2 = affine.load %m[%1#0] : memref<?xf32>
    affine.store %2, %m[%1#1] : memref<?xf32>
  }
  return
}
