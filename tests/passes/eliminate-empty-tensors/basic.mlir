// RUN: mlir-opt %s --split-input-file --eliminate-empty-tensors | FileCheck %s

func.func @a(%t: tensor<?xf32>, %f: f32, %i: index, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.insert_slice %0 into %t[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @b(%t: tensor<?xf32>, %f: f32, %i: index, %n: index) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  %j = arith.addi %i, %n : index
  %1 = tensor.insert_slice %c into %t[%j] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @c(%t: tensor<4x4xf32>, %f: f32, %i: index, %c: i1) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = scf.if %c -> tensor<4x4xf32> {
    %2 = tensor.insert_slice %0 into %t[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<4x4xf32>
    scf.yield %2 : tensor<4x4xf32>
  } else {
    scf.yield %t : tensor<4x4xf32>
  }
  return %1 : tensor<4x4xf32>
}
// -----
func.func @d(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (2) shared_outs(%o = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %1 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %off = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%off] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @e(%t: tensor<8xf32>, %m: memref<8xf32>, %f: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %1 = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %2 = bufferization.materialize_in_destination %1 in %t : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %e2 = tensor.empty() : tensor<8xf32>
  %3 = linalg.fill ins(%f : f32) outs(%e2 : tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %3 in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return %2 : tensor<8xf32>
}
// -----
func.func @f(%t: tensor<8xf32>, %f: f32, %i: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %k = %c0 to %i step %c1 iter_args(%a = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<2xf32>
    %1 = linalg.fill ins(%f : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    %2 = linalg.add ins(%1, %1 : tensor<2xf32>, tensor<2xf32>) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
    %3 = tensor.insert_slice %2 into %a[%k] [2] [1] : tensor<2xf32> into tensor<8xf32>
    scf.yield %3 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @g(%t: tensor<8xf32>, %f: f32, %i: index) -> (tensor<8xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %1 = linalg.fill ins(%f : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %2 = linalg.fill ins(%f : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %3 = tensor.insert_slice %2 into %t[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %4 = tensor.insert_slice %1 into %3[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %5 = linalg.copy ins(%2 : tensor<2xf32>) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
  return %4, %5 : tensor<8xf32>, tensor<2xf32>
}
// -----
func.func @b(%t: tensor<?xf32>, %f: f32, %i: index, %n: index, %m: memref<?xindex>) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %x = arith.muli %n, %n : index
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  memref.store %x, %m[%n] : memref<?xindex>
  %j = memref.load %m[%i] : memref<?xindex>
  %1 = tensor.insert_slice %0 into %t[%j] [4] [1] : tensor<4xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}
