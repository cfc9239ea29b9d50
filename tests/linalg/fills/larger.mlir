// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @fillpad(%n: index, %m: index) -> tensor<?x?xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %p = tensor.pad %f low[%m, %n] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %z : f32 } : tensor<4x?xf32> to tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 6)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @fillpad(%arg0: index, %arg1: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg0]
// CHECK-NEXT:     %2 = tensor.empty(%0, %1) : tensor<?x?xf32>
// CHECK-NEXT:     %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %3 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillpad_nofold(%x: f32, %e: tensor<4x4xf32>) -> (tensor<7x4xf32>, tensor<4x4xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = tensor.pad %f nofold low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } {foo} : tensor<4x4xf32> to tensor<7x4xf32>
  return %p, %f : tensor<7x4xf32>, tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillpad_nofold(%arg0: f32, %arg1: tensor<4x4xf32>) -> (tensor<7x4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<7x4xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg0 : f32) outs(%1 : tensor<7x4xf32>) -> tensor<7x4xf32>
// CHECK-NEXT:     return %2, %0 : tensor<7x4xf32>, tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillpad_consts(%e: tensor<4x4xf32>) -> (tensor<7x4xf32>) {
  %x = arith.constant 1.0 : f32
  %y = arith.constant 1.0 : f32
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = tensor.pad %f low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %y : f32 } : tensor<4x4xf32> to tensor<7x4xf32>
  return %p : tensor<7x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillpad_consts(%arg0: tensor<4x4xf32>) -> tensor<7x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<7x4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x4xf32>) -> tensor<7x4xf32>
// CHECK-NEXT:     return %1 : tensor<7x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillpad_known(%e: tensor<?x4xf32>, %x: f32) -> (tensor<7x4xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %p = tensor.pad %f low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<?x4xf32> to tensor<?x4xf32>
  %c = tensor.cast %p : tensor<?x4xf32> to tensor<7x4xf32>
  return %c : tensor<7x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillpad_known(%arg0: tensor<?x4xf32>, %arg1: f32) -> tensor<7x4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<7x4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<7x4xf32>) -> tensor<7x4xf32>
// CHECK-NEXT:     return %1 : tensor<7x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat(%a: tensor<2x?xf32>, %b: tensor<3x?xf32>, %x: f32, %y: f32) -> (tensor<5x?xf32>, tensor<5x?xf32>) {
  %g = linalg.fill ins(%x : f32) outs(%a : tensor<2x?xf32>) -> tensor<2x?xf32>
  %h = linalg.fill ins(%x : f32) outs(%b : tensor<3x?xf32>) -> tensor<3x?xf32>
  %k = linalg.fill ins(%y : f32) outs(%b : tensor<3x?xf32>) -> tensor<3x?xf32>
  %c = tensor.concat dim(0) %g, %h {foo} : (tensor<2x?xf32>, tensor<3x?xf32>) -> tensor<5x?xf32>
  %d = tensor.concat dim(0) %g, %k : (tensor<2x?xf32>, tensor<3x?xf32>) -> tensor<5x?xf32>
  return %c, %d : tensor<5x?xf32>, tensor<5x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%arg0: tensor<2x?xf32>, %arg1: tensor<3x?xf32>, %arg2: f32, %arg3: f32) -> (tensor<5x?xf32>, tensor<5x?xf32>) {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg3 : f32) outs(%arg1 : tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<2x?xf32>, tensor<3x?xf32>) -> tensor<5x?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg2 : f32) outs(%concat : tensor<5x?xf32>) -> tensor<5x?xf32>
// CHECK-NEXT:     %concat_0 = tensor.concat dim(0) %0, %1 : (tensor<2x?xf32>, tensor<3x?xf32>) -> tensor<5x?xf32>
// CHECK-NEXT:     return %2, %concat_0 : tensor<5x?xf32>, tensor<5x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillpad_dynsrc(%e: tensor<?x4xf32>, %x: f32, %n: index) -> (tensor<?x4xf32>) {
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %p = tensor.pad %f low[1, 0] high[%n, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<?x4xf32> to tensor<?x4xf32>
  return %p : tensor<?x4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @fillpad_dynsrc(%arg0: tensor<?x4xf32>, %arg1: f32, %arg2: index) -> tensor<?x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%dim, %arg2]
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?x4xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:     return %2 : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillpad_inside(%e: tensor<4x4xf32>) -> (tensor<7x4xf32>) {
  %x = arith.constant 1.0 : f32
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = tensor.pad %f low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): 
   %y = arith.constant 1.0 : f32
   tensor.yield %y : f32 } : tensor<4x4xf32> to tensor<7x4xf32>
  return %p : tensor<7x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillpad_inside(%arg0: tensor<4x4xf32>) -> tensor<7x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<7x4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x4xf32>) -> tensor<7x4xf32>
// CHECK-NEXT:     return %1 : tensor<7x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillpad_less(%e: tensor<4x4xf32>, %x: f32) -> (tensor<?x4xf32>) {
  %c1 = arith.constant 1 : index
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = tensor.pad %f low[%c1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %x : f32 } : tensor<4x4xf32> to tensor<?x4xf32>
  return %p : tensor<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillpad_less(%arg0: tensor<4x4xf32>, %arg1: f32) -> tensor<?x4xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<7x4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<7x4xf32>) -> tensor<7x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %1 : tensor<7x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     return %cast : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillpad_static() -> tensor<7x4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = tensor.pad %f low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %z : f32 } : tensor<4x4xf32> to tensor<7x4xf32>
  return %p : tensor<7x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillpad_static() -> tensor<7x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<7x4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x4xf32>) -> tensor<7x4xf32>
// CHECK-NEXT:     return %1 : tensor<7x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillpad_other(%g: f32) -> tensor<7x4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = tensor.pad %f low[1, 0] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %g : f32 } : tensor<4x4xf32> to tensor<7x4xf32>
  return %p : tensor<7x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillpad_other(%arg0: f32) -> tensor<7x4xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     %padded = tensor.pad %1 low[1, 0] high[2, 0] {
// CHECK-NEXT:     ^bb0(%arg1: index, %arg2: index):
// CHECK-NEXT:       tensor.yield %arg0 : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<7x4xf32>
// CHECK-NEXT:     return %padded : tensor<7x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat(%n: index, %o: tensor<4x?xf32>) -> (tensor<4x?xf32>, tensor<4x?xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %g = linalg.fill ins(%z : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %c = tensor.concat dim(1) %f, %g : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  %d = tensor.concat dim(1) %f, %g, %o : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %c, %d : tensor<4x?xf32>, tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%arg0: index, %arg1: tensor<4x?xf32>) -> (tensor<4x?xf32>, tensor<4x?xf32>) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<4x?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(1) %0, %0 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %3 = linalg.fill ins(%cst : f32) outs(%concat : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %concat_0 = tensor.concat dim(1) %1, %2, %arg1 : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     return %3, %concat_0 : tensor<4x?xf32>, tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
