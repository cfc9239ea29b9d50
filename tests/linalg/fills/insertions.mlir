// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @insertpad_mem(%s: tensor<2x?xf32>, %n: index, %f: tensor<8x12xf32>, %x: f32) -> tensor<8x12xf32> {
  %g = linalg.fill ins(%x : f32) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
  %p = tensor.pad %s low[%n, 0] high[2, %n] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<2x?xf32> to tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %p, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %p, %c1 : tensor<?x?xf32>
  %i = tensor.insert_slice %p into %g[2, %n] [%d0, %d1] [1, 1] {foo} : tensor<?x?xf32> into tensor<8x12xf32>
  return %i : tensor<8x12xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @insertpad_mem(%arg0: tensor<2x?xf32>, %arg1: index, %arg2: tensor<8x12xf32>, %arg3: f32) -> tensor<8x12xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = linalg.fill ins(%arg3 : f32) outs(%arg2 : tensor<8x12xf32>) -> tensor<8x12xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c1 : tensor<2x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %0[%1, %arg1] [2, %dim] [1, 1] : tensor<2x?xf32> into tensor<8x12xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insertpad_overlap(%s: tensor<2x4xf32>, %t: tensor<2x4xf32>, %f: tensor<8x12xf32>, %x: f32) -> tensor<8x12xf32> {
  %g = linalg.fill ins(%x : f32) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
  %h = tensor.insert_slice %t into %g[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x12xf32>
  %p = tensor.pad %s low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<2x4xf32> to tensor<5x4xf32>
  %i = tensor.insert_slice %p into %h[1, 0] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<8x12xf32>
  return %i : tensor<8x12xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insertpad_overlap(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<8x12xf32>, %arg3: f32) -> tensor<8x12xf32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg3 : f32) outs(%arg2 : tensor<8x12xf32>) -> tensor<8x12xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %0[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x12xf32>
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1, 0] high[2, 0] {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %arg3 : f32
// CHECK-NEXT:     } : tensor<2x4xf32> to tensor<5x4xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %padded into %inserted_slice[1, 0] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<8x12xf32>
// CHECK-NEXT:     return %inserted_slice_0 : tensor<8x12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insertpad_two(%s: tensor<2x4xf32>, %t: tensor<2x4xf32>, %f: tensor<8x12xf32>, %x: f32, %n: index) -> (tensor<8x12xf32>, tensor<8x12xf32>) {
  %g = linalg.fill ins(%x : f32) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
  %h = tensor.insert_slice %t into %g[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x12xf32>
  %p = tensor.pad %s low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<2x4xf32> to tensor<5x4xf32>
  %i = tensor.insert_slice %p into %h[2, 0] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<8x12xf32>
  %p2 = tensor.pad %s low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<2x4xf32> to tensor<5x4xf32>
  %j = tensor.insert_slice %p2 into %h[%n, 4] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<8x12xf32>
  return %i, %j : tensor<8x12xf32>, tensor<8x12xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @insertpad_two(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<8x12xf32>, %arg3: f32, %arg4: index) -> (tensor<8x12xf32>, tensor<8x12xf32>) {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg3 : f32) outs(%arg2 : tensor<8x12xf32>) -> tensor<8x12xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %0[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x12xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %arg0 into %inserted_slice[3, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x12xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg4]
// CHECK-NEXT:     %inserted_slice_1 = tensor.insert_slice %arg0 into %inserted_slice[%1, 4] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x12xf32>
// CHECK-NEXT:     return %inserted_slice_0, %inserted_slice_1 : tensor<8x12xf32>, tensor<8x12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insertpad_rank(%s: tensor<4xf32>, %f: tensor<8x12xf32>, %x: f32, %n: index) -> (tensor<8x12xf32>, tensor<8x12xf32>) {
  %g = linalg.fill ins(%x : f32) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
  %p = tensor.pad %s low[1] high[0] { ^bb0(%a: index): tensor.yield %x : f32 } : tensor<4xf32> to tensor<5xf32>
  %i = tensor.insert_slice %p into %g[2, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<8x12xf32>
  %j = tensor.insert_slice %p into %g[2, 0] [1, 5] [1, 2] : tensor<5xf32> into tensor<8x12xf32>
  return %i, %j : tensor<8x12xf32>, tensor<8x12xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insertpad_rank(%arg0: tensor<4xf32>, %arg1: tensor<8x12xf32>, %arg2: f32, %arg3: index) -> (tensor<8x12xf32>, tensor<8x12xf32>) {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<8x12xf32>) -> tensor<8x12xf32>
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1] high[0] {
// CHECK-NEXT:     ^bb0(%arg4: index):
// CHECK-NEXT:       tensor.yield %arg2 : f32
// CHECK-NEXT:     } : tensor<4xf32> to tensor<5xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %padded into %0[2, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<8x12xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %padded into %0[2, 0] [1, 5] [1, 2] : tensor<5xf32> into tensor<8x12xf32>
// CHECK-NEXT:     return %inserted_slice, %inserted_slice_0 : tensor<8x12xf32>, tensor<8x12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insertpad_nofold(%s: tensor<2x4xf32>, %f: tensor<8x12xf32>, %x: f32) -> tensor<8x12xf32> {
  %g = linalg.fill ins(%x : f32) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
  %p = tensor.pad %s nofold low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<2x4xf32> to tensor<5x4xf32>
  %i = tensor.insert_slice %p into %g[1, 0] [5, 4] [1, 2] : tensor<5x4xf32> into tensor<8x12xf32>
  return %i : tensor<8x12xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insertpad_nofold(%arg0: tensor<2x4xf32>, %arg1: tensor<8x12xf32>, %arg2: f32) -> tensor<8x12xf32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<8x12xf32>) -> tensor<8x12xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %0[2, 0] [2, 4] [1, 2] : tensor<2x4xf32> into tensor<8x12xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insertpad_other(%s: tensor<2x4xf32>, %f: tensor<8x12xf32>, %x: f32, %y: f32) -> tensor<8x12xf32> {
  %g = linalg.fill ins(%x : f32) outs(%f : tensor<8x12xf32>) -> tensor<8x12xf32>
  %p = tensor.pad %s low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %y : f32 } : tensor<2x4xf32> to tensor<5x4xf32>
  %i = tensor.insert_slice %p into %g[1, 0] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<8x12xf32>
  return %i : tensor<8x12xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insertpad_other(%arg0: tensor<2x4xf32>, %arg1: tensor<8x12xf32>, %arg2: f32, %arg3: f32) -> tensor<8x12xf32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg2 : f32) outs(%arg1 : tensor<8x12xf32>) -> tensor<8x12xf32>
// CHECK-NEXT:     %padded = tensor.pad %arg0 low[1, 0] high[2, 0] {
// CHECK-NEXT:     ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT:       tensor.yield %arg3 : f32
// CHECK-NEXT:     } : tensor<2x4xf32> to tensor<5x4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %padded into %0[1, 0] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<8x12xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insertpad(%s: tensor<2x4xf32>, %n: index) -> tensor<8x12xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %p = tensor.pad %s low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %z : f32 } : tensor<2x4xf32> to tensor<5x4xf32>
  %i = tensor.insert_slice %p into %f[2, %n] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<8x12xf32>
  return %i : tensor<8x12xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insertpad(%arg0: tensor<2x4xf32>, %arg1: index) -> tensor<8x12xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x12xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x12xf32>) -> tensor<8x12xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[3, %arg1] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x12xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insertpad2(%s: tensor<2x4xf32>, %n: index) -> tensor<8x12xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x12xf32>) -> tensor<8x12xf32>
  %i0 = tensor.insert_slice %s into %f[6, 8] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x12xf32>
  %p = tensor.pad %s low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %z : f32 } : tensor<2x4xf32> to tensor<5x4xf32>
  %i = tensor.insert_slice %p into %i0[0, 0] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<8x12xf32>
  return %i : tensor<8x12xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insertpad2(%arg0: tensor<2x4xf32>, %arg1: index) -> tensor<8x12xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x12xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x12xf32>) -> tensor<8x12xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg0 into %1[6, 8] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x12xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %arg0 into %inserted_slice[1, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x12xf32>
// CHECK-NEXT:     return %inserted_slice_0 : tensor<8x12xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
