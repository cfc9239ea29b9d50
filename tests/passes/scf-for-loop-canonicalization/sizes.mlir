// RUN: mlir-opt %s --split-input-file --scf-for-loop-canonicalization --allow-unregistered-dialect | FileCheck %s

func.func @d(%t: tensor<?x?xf32>, %lb: index, %ub: index, %s: index, %m: memref<?xf32>, %sl: tensor<5x5xf32>) -> (index, index, index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %t, %b = %m) -> (tensor<?x?xf32>, memref<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?x?xf32>
    %d2 = memref.dim %b, %c0 : memref<?xf32>
    "test.use"(%d, %d2) : (index, index) -> ()
    %n = tensor.insert_slice %sl into %a[%i, 0][5, 5][1, 1] : tensor<5x5xf32> into tensor<?x?xf32>
    %q = scf.for %j = %lb to %ub step %s iter_args(%x = %n) -> (tensor<?x?xf32>) {
      %d3 = tensor.dim %x, %c1 : tensor<?x?xf32>
      "test.use"(%d3) : (index) -> ()
      %n2 = tensor.insert_slice %sl into %x[%i, 0][5, 5][1, 1] : tensor<5x5xf32> into tensor<?x?xf32>
      scf.yield %n2 : tensor<?x?xf32>
    }
    scf.yield %q, %b : tensor<?x?xf32>, memref<?xf32>
  }
  %e = tensor.dim %r#0, %c0 : tensor<?x?xf32>
  %f = memref.dim %r#1, %c0 : memref<?xf32>
  %g = tensor.dim %r#0, %ub : tensor<?x?xf32>
  return %e, %f, %g, %r#0 : index, index, index, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: memref<?xf32>, %[[ARG5:[a-zA-Z0-9_]+]]: tensor<5x5xf32>) -> (index, index, index, tensor<?x?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]]:2 = scf.for %[[ARG6:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG7:[a-zA-Z0-9_]+]] = %[[ARG0]], %[[ARG8:[a-zA-Z0-9_]+]] = %[[ARG4]]) -> (tensor<?x?xf32>, memref<?xf32>) {
// CHECK-NEXT:       %dim_2 = tensor.dim %[[ARG0]], %c0 : tensor<?x?xf32>
// CHECK-NEXT:       %dim_3 = memref.dim %[[ARG4]], %c0 : memref<?xf32>
// CHECK-NEXT:       "test.use"(%dim_2, %dim_3) : (index, index) -> ()
// CHECK-NEXT:       %inserted_slice = tensor.insert_slice %[[ARG5]] into %[[ARG7]][%[[ARG6]], 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<?x?xf32>
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = scf.for %[[ARG9:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG10:[a-zA-Z0-9_]+]] = %inserted_slice) -> (tensor<?x?xf32>) {
// CHECK-NEXT:         %dim_4 = tensor.dim %inserted_slice, %c1 : tensor<?x?xf32>
// CHECK-NEXT:         "test.use"(%dim_4) : (index) -> ()
// CHECK-NEXT:         %inserted_slice_5 = tensor.insert_slice %[[ARG5]] into %[[ARG10]][%[[ARG6]], 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<?x?xf32>
// CHECK-NEXT:         scf.yield %inserted_slice_5 : tensor<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]], %[[ARG8]] : tensor<?x?xf32>, memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim = tensor.dim %[[ARG0]], %c0 : tensor<?x?xf32>
// CHECK-NEXT:     %dim_0 = memref.dim %[[ARG4]], %c0 : memref<?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %[[ARG0]], %[[ARG2]] : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %dim_0, %dim_1, %[[V0]]#0 : index, index, index, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @no(%t: tensor<?x?xf32>, %lb: index, %ub: index, %s: index) -> (index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> (tensor<?x?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?x?xf32>
    "test.use"(%d) : (index) -> ()
    %n = "test.o"(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %n : tensor<?x?xf32>
  }
  %e = tensor.dim %r, %c0 : tensor<?x?xf32>
  return %e, %r : index, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @no(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index) -> (index, tensor<?x?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.for %[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG3]] iter_args(%[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %dim_0 = tensor.dim %[[ARG5]], %c0 : tensor<?x?xf32>
// CHECK-NEXT:       "test.use"(%dim_0) : (index) -> ()
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = "test.o"(%[[ARG5]]) : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim = tensor.dim %[[V0]], %c0 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %[[V0]] : index, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @swap(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>, %lb: index, %ub: index, %s: index) -> (index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%a = %t, %b = %u) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    scf.yield %b, %a : tensor<?x?xf32>, tensor<?x?xf32>
  }
  %e = tensor.dim %r#0, %c0 : tensor<?x?xf32>
  return %e, %r#0 : index, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @swap(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<?x?xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index, %[[ARG4:[a-zA-Z0-9_]+]]: index) -> (index, tensor<?x?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]]:2 = scf.for %[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG2]] to %[[ARG3]] step %[[ARG4]] iter_args(%[[ARG6:[a-zA-Z0-9_]+]] = %[[ARG0]], %[[ARG7:[a-zA-Z0-9_]+]] = %[[ARG1]]) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:       scf.yield %[[ARG7]], %[[ARG6]] : tensor<?x?xf32>, tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim = tensor.dim %[[V0]]#0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:     return %dim, %[[V0]]#0 : index, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
