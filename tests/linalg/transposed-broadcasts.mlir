// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @bt_dyn(%a: tensor<?x3xf32>, %i: tensor<?x3x?xf32>, %o: tensor<?x3x?xf32>) -> tensor<?x3x?xf32> {
  %2 = linalg.broadcast ins(%a : tensor<?x3xf32>) outs(%i : tensor<?x3x?xf32>) dimensions = [2]
  %3 = linalg.transpose ins(%2 : tensor<?x3x?xf32>) outs(%o : tensor<?x3x?xf32>) permutation = [2, 1, 0] {foo}
  return %3 : tensor<?x3x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bt_dyn(%arg0: tensor<?x3xf32>, %arg1: tensor<?x3x?xf32>, %arg2: tensor<?x3x?xf32>) -> tensor<?x3x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32>
// CHECK-NEXT:     %0 = tensor.empty(%dim) : tensor<3x?xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<3x?xf32>) permutation = [1, 0] 
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%transposed : tensor<3x?xf32>) outs(%arg2 : tensor<?x3x?xf32>) dimensions = [0] 
// CHECK-NEXT:     return %broadcasted : tensor<?x3x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bt_two(%a: tensor<2x?xf32>, %i: tensor<5x2x4x?xf32>, %o: tensor<2x4x?x5xf32>) -> tensor<2x4x?x5xf32> {
  %2 = linalg.broadcast ins(%a : tensor<2x?xf32>) outs(%i : tensor<5x2x4x?xf32>) dimensions = [0, 2]
  %3 = linalg.transpose ins(%2 : tensor<5x2x4x?xf32>) outs(%o : tensor<2x4x?x5xf32>) permutation = [1, 2, 3, 0]
  return %3 : tensor<2x4x?x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bt_two(%arg0: tensor<2x?xf32>, %arg1: tensor<5x2x4x?xf32>, %arg2: tensor<2x4x?x5xf32>) -> tensor<2x4x?x5xf32> {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<2x?xf32>) outs(%arg2 : tensor<2x4x?x5xf32>) dimensions = [3, 1] 
// CHECK-NEXT:     return %broadcasted : tensor<2x4x?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bt_uses(%a: tensor<2x3xf32>, %i: tensor<2x3x4xf32>, %o: tensor<4x3x2xf32>) -> (tensor<4x3x2xf32>, tensor<2x3x4xf32>) {
  %2 = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%i : tensor<2x3x4xf32>) dimensions = [2]
  %3 = linalg.transpose ins(%2 : tensor<2x3x4xf32>) outs(%o : tensor<4x3x2xf32>) permutation = [2, 1, 0]
  return %3, %2 : tensor<4x3x2xf32>, tensor<2x3x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bt_uses(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<4x3x2xf32>) -> (tensor<4x3x2xf32>, tensor<2x3x4xf32>) {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg0 : tensor<2x3xf32>) outs(%arg1 : tensor<2x3x4xf32>) dimensions = [2] 
// CHECK-NEXT:     %transposed = linalg.transpose ins(%broadcasted : tensor<2x3x4xf32>) outs(%arg2 : tensor<4x3x2xf32>) permutation = [2, 1, 0] 
// CHECK-NEXT:     return %transposed, %broadcasted : tensor<4x3x2xf32>, tensor<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bt_mem(%a: memref<2x3xf32>, %i: memref<2x3x4xf32>, %o: memref<4x3x2xf32>) {
  linalg.broadcast ins(%a : memref<2x3xf32>) outs(%i : memref<2x3x4xf32>) dimensions = [2]
  linalg.transpose ins(%i : memref<2x3x4xf32>) outs(%o : memref<4x3x2xf32>) permutation = [2, 1, 0]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bt_mem(%arg0: memref<2x3xf32>, %arg1: memref<2x3x4xf32>, %arg2: memref<4x3x2xf32>) {
// CHECK-NEXT:     linalg.broadcast ins(%arg0 : memref<2x3xf32>) outs(%arg1 : memref<2x3x4xf32>) dimensions = [2] 
// CHECK-NEXT:     linalg.transpose ins(%arg1 : memref<2x3x4xf32>) outs(%arg2 : memref<4x3x2xf32>) permutation = [2, 1, 0] 
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bcast(%a: tensor<4xf32>, %e: tensor<4x4xf32>, %f: tensor<4xf32>, %s: tensor<f32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%f : tensor<4xf32>) dimensions = []
  %1 = linalg.broadcast ins(%s : tensor<f32>) outs(%f : tensor<4xf32>) dimensions = [0]
  %2 = linalg.broadcast ins(%1 : tensor<4xf32>) outs(%e : tensor<4x4xf32>) dimensions = [1]
  %3 = linalg.transpose ins(%2 : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  return %0, %3 : tensor<4xf32>, tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bcast(%arg0: tensor<4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<f32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg3 : tensor<f32>) outs(%arg1 : tensor<4x4xf32>) dimensions = [1, 0] 
// CHECK-NEXT:     return %arg0, %broadcasted : tensor<4xf32>, tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bt(%a: tensor<2x3xf32>, %i: tensor<2x3x4xf32>, %o: tensor<4x3x2xf32>) -> tensor<4x3x2xf32> {
  %2 = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%i : tensor<2x3x4xf32>) dimensions = [2]
  %3 = linalg.transpose ins(%2 : tensor<2x3x4xf32>) outs(%o : tensor<4x3x2xf32>) permutation = [2, 1, 0]
  return %3 : tensor<4x3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bt(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<4x3x2xf32>) -> tensor<4x3x2xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<3x2xf32>
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<3x2xf32>) permutation = [1, 0] 
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%transposed : tensor<3x2xf32>) outs(%arg2 : tensor<4x3x2xf32>) dimensions = [0] 
// CHECK-NEXT:     return %broadcasted : tensor<4x3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
