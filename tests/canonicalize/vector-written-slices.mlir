// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// A slice of what was written that is put elsewhere is written there.

func.func @a(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x16xf32>, tensor<8x16xf32>
  %e = tensor.extract_slice %w[0, 0] [%s0, %s1] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, %j] [%s0, %s1] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @b(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<8x16xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, %j] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @c(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0], %m {in_bounds=[true,true], foo = 1 : i32} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @d(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true],permutation_map=affine_map<(d0,d1)->(d1,d0)>} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @strides(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 2] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @offs(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[1, 0] [4, %s1] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @rank(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [1, %s1] [1, 1] : tensor<8x8xf32> to tensor<?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [1, %s1] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @partial(%v: vector<4x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<4x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @sizes(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [%s0, %s1] [1, 1] : tensor<8x8xf32> to tensor<?x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [%s0, %s0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @scal(%v: vector<8x[8]xf32>, %init: tensor<8x?xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x[8]xf32>, tensor<8x?xf32>
  %e = tensor.extract_slice %w[0, 0] [%s0, %s1] [1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [%s0, %s1] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @full(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [3, 5] [1, 1] : tensor<8x8xf32> to tensor<3x5xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [3, 5] [1, 1] : tensor<3x5xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @sc(%v: vector<[8]xf32>, %init: tensor<8xf32>, %iter: tensor<?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0] {in_bounds=[false]} : vector<[8]xf32>, tensor<8xf32>
  %e = tensor.extract_slice %w[0] [%s0] [1] : tensor<8xf32> to tensor<?xf32>
  %r = tensor.insert_slice %e into %iter[%i] [%s0] [1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}
// -----
func.func @c(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0], %m {in_bounds=[true,true]} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @c(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] {bb}: tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @dyn(%v: vector<16x8xf32>, %init: tensor<16x?xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<16x?xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x?xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] {bb}: tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @twice(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> (tensor<?x?xf32>, tensor<16x8xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] {bb}: tensor<4x?xf32> into tensor<?x?xf32>
  return %r, %w : tensor<?x?xf32>, tensor<16x8xf32>
}
// -----
func.func @twice2(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> (tensor<?x?xf32>, tensor<4x?xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] {bb}: tensor<4x?xf32> into tensor<?x?xf32>
  return %r, %e : tensor<?x?xf32>, tensor<4x?xf32>
}
// -----
func.func @lead(%v: vector<16x8xf32>, %init: tensor<1x16x8xf32>, %iter: tensor<?x?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> (tensor<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<1x16x8xf32>
  %e = tensor.extract_slice %w[0, 0, 0] [1, 4, %s1] [1, 1, 1] {aa} : tensor<1x16x8xf32> to tensor<1x4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3, 2] [1,4, %s1] [1, 1, 1] {bb}: tensor<1x4x?xf32> into tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func.func @lead2(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> (tensor<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3, 2] [1,4, %s1] [1, 1, 1] {bb}: tensor<4x?xf32> into tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// -----
func.func @elem(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> (tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = vector.transfer_write %v, %init[%c0, %c1] {in_bounds=[true,false], foo} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] {bb}: tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
