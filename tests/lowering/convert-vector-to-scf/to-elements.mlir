// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf="full-unroll=true target-rank=0 lower-tensors=true" | FileCheck %s

// Down to rank 0 single elements are transferred, as vectors of no dimensions.

func.func @read(%m: memref<?xf32>, %i: index, %f: f32) -> vector<2xf32> {
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @write(%m: memref<?x?xf32>, %i: index, %v: vector<1x2xf32>) {
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, true]} : vector<1x2xf32>, memref<?x?xf32>
  return
}

// -----

func.func @write_tensor(%t: tensor<?xf32>, %i: index, %v: vector<2xf32>, %mask: vector<2xi1>) -> tensor<?xf32> {
  %0 = vector.transfer_write %v, %t[%i], %mask : vector<2xf32>, tensor<?xf32>
  return %0 : tensor<?xf32>
}
