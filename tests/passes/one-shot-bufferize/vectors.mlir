// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @vec(%a: tensor<?xf32>, %b: tensor<4xf32>, %i: index, %v: vector<4xf32>, %ix: vector<4xi32>, %m: vector<4xi1>) -> (tensor<?xf32>, tensor<4xf32>, vector<4xf32>) {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %a[%i], %p : tensor<?xf32>, vector<4xf32>
  %w = vector.transfer_write %r, %a[%i] : vector<4xf32>, tensor<?xf32>
  %w2 = vector.transfer_write %v, %b[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %g = vector.gather %w[%i] [%ix], %m, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %w3 = vector.transfer_write %g, %w2[%i] : vector<4xf32>, tensor<4xf32>
  return %w, %w3, %g : tensor<?xf32>, tensor<4xf32>, vector<4xf32>
}
// -----
func.func @mask(%t: tensor<8xf32>, %v: vector<8xf32>, %m: vector<8xi1>, %i: index) -> (tensor<8xf32>, vector<8xf32>) {
  %p = arith.constant 0.0 : f32
  %1 = vector.mask %m { vector.transfer_read %t[%i], %p {in_bounds=[true]} : tensor<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] {in_bounds=[true]} : vector<8xf32>, tensor<8xf32> } : vector<8xi1> -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, vector<8xf32>
}
