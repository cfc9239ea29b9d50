// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// Where a slice has fewer dimensions, those of size 1 are dropped from the first on once something of
// it is known, whichever were dropped before.

func.func @other(%t: tensor<?x?x?xf32>) -> tensor<1x2xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[%c0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @other(%arg0: tensor<?x?x?xf32>) -> tensor<1x2xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x2xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<1x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_steps(%t: tensor<?x?x?xf32>) -> tensor<1x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[%c0, 0, 0] [1, %c2, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_steps(%arg0: tensor<?x?x?xf32>) -> tensor<1x?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<2x1xf32>
// CHECK-NEXT:     %cast = tensor.cast %extracted_slice : tensor<2x1xf32> to tensor<?x1xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %cast : tensor<?x1xf32> to tensor<1x?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown(%t: tensor<?x?x?xf32>, %n: index) -> tensor<1x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[%c0, 0, 0] [1, %n, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown(%arg0: tensor<?x?x?xf32>, %arg1: index) -> tensor<1x?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, %arg1, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x1xf32>
// CHECK-NEXT:     %cast = tensor.cast %extracted_slice : tensor<?x1xf32> to tensor<1x?xf32>
// CHECK-NEXT:     return %cast : tensor<1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @put_in(%t: tensor<?x?x?xf32>, %s: tensor<?x?xf32>, %n: index) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %s into %t[%c0, 0, 0] [%c1, %n, 1] [1, 1, 1] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @put_in(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x1xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %cast into %arg0[0, 0, 0] [1, %arg2, 1] [1, 1, 1] : tensor<?x1xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @put_in_as_it_is(%t: tensor<?x?x?xf32>, %s: tensor<1x2xf32>) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %t[%c0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<1x2xf32> into tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @put_in_as_it_is(%arg0: tensor<?x?x?xf32>, %arg1: tensor<1x2xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %arg0[0, 0, 0] [1, 2, 1] [1, 1, 1] : tensor<1x2xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
