// What folds to what it was changed to take has taken that: the cast after it goes on from there.
// RUN: mlir-opt %s --convert-ub-to-llvm | FileCheck %s

func.func @f(%m: memref<4xf32>) -> (memref<?xf32>, memref<4xf32>, memref<?xf32>) {
  %mc = memref.cast %m : memref<4xf32> to memref<?xf32>
  %mc2 = memref.cast %mc : memref<?xf32> to memref<4xf32>
  %mc3 = memref.cast %mc2 : memref<4xf32> to memref<?xf32>
  return %mc, %mc2, %mc3 : memref<?xf32>, memref<4xf32>, memref<?xf32>
}
func.func @g(%m: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
  %mc = tensor.cast %m : tensor<4xf32> to tensor<?xf32>
  %mc2 = tensor.cast %mc : tensor<?xf32> to tensor<4xf32>
  %mc3 = tensor.cast %mc2 : tensor<4xf32> to tensor<?xf32>
  return %mc, %mc2, %mc3 : tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
}
func.func @h(%m: memref<4xf32>) -> (memref<?xf32>, memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>) {
  %mc = memref.cast %m : memref<4xf32> to memref<?xf32>
  %mc2 = memref.cast %mc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %mc3 = memref.cast %mc2 : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
  return %mc, %mc3, %mc2 : memref<?xf32>, memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32>) -> (memref<?xf32>, memref<4xf32>, memref<?xf32>) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     return %[[CAST]], %[[ARG0]], %[[CAST_0]] : memref<?xf32>, memref<4xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[CAST]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = tensor.cast %[[CAST_0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[CAST]], %[[CAST_0]], %[[CAST_1]] : tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<4xf32>) -> (memref<?xf32>, memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     return %[[CAST]], %[[CAST_1]], %[[CAST_0]] : memref<?xf32>, memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
