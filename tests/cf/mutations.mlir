// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.br ^b(%a, %f : i32, f32) {}
^b(%p: i32, %q: f32):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg1 : i32, f32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32, %[[V1:.*]]: f32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([42, 2]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: cf.cond_br %arg3 weights([42, 2]), ^bb1(%arg0 : i32), ^bb2
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.cond_br %c weights([1, 42]), ^b(%a : i32), ^d
^b(%p: i32):
  cf.br ^d
^d:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: cf.cond_br %arg3 weights([1, 42]), ^bb1(%arg0 : i32), ^bb2
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 42: ^d, -2: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1(%arg1 : f32),
// CHECK-NEXT: 42: ^bb2,
// CHECK-NEXT: 4294967294: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[V0:.*]]: f32):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.switch %a : i32, [ default: ^b(%f : f32), 1: ^d, 42: ^d ]
^b(%p: f32):
  cf.br ^d
^d:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1(%arg1 : f32),
// CHECK-NEXT: 1: ^bb2,
// CHECK-NEXT: 42: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[V0:.*]]: f32):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @t(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4x?xf32>, %u: memref<?xi8>, %w: memref<4xi32>, %g: (i32) -> i32, %v: vector<4xi1>, %x: vector<4xf32>) {
  cf.assert %c, "m" {}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @t(%arg0: i32, %arg1: f32, %arg2: index, %arg3: i1, %arg4: memref<4x?xf32>, %arg5: memref<?xi8>, %arg6: memref<4xi32>, %arg7: (i32) -> i32, %arg8: vector<4xi1>, %arg9: vector<4xf32>) {
// CHECK-NEXT: cf.assert %arg3, "m"
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
