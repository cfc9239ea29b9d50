// RUN: mlir-opt %s --split-input-file --convert-cf-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f(%x: i32) {
  cf.br ^a(%x : i32)
^a(%p: i32):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: index, %c: i1) {
  cf.cond_br %c, ^a(%x : index), ^b
^a(%p: index):
  cf.br ^b
^b:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1(%[[V0]] : i64), ^bb2
// CHECK-NEXT: ^bb1(%[[V1:.*]]: i64):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: index) -> index {
  cf.br ^a(%x : index)
^a(%p: index):
  cf.br ^b(%p, %x : index, index)
^b(%q: index, %r: index):
  return %r : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: llvm.br ^bb1(%[[V0]] : i64)
// CHECK-NEXT: ^bb1(%[[V1:.*]]: i64):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2(%[[V1]], %[[V0]] : i64, i64)
// CHECK-NEXT: ^bb2(%[[V2:.*]]: i64, %[[V3:.*]]: i64):  // pred: ^bb1
// CHECK-NEXT: %[[V4:.*]] = builtin.unrealized_conversion_cast %[[V3]] : i64 to index
// CHECK-NEXT: return %[[V4]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1) {
  cf.cond_br %c weights([3, 5]), ^a, ^b
^a:
  return
^b:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0 weights([3, 5]), ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32, %y: index) {
  cf.switch %x : i32, [
    default: ^a,
    1: ^b(%y : index),
    -2: ^a
  ]
^a:
  return
^b(%p: index):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT: 1: ^bb2(%[[V0]] : i64),
// CHECK-NEXT: -2: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i64):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^a
  ]
^a:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i64) {
  cf.switch %x : i64, [
    default: ^a,
    9223372036854775807: ^a
  ]
^a:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i64) {
// CHECK-NEXT: llvm.switch %arg0 : i64, ^bb1 [
// CHECK-NEXT: 9223372036854775807: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  cf.br ^a(%m : memref<4xf32>)
^a(%p: memref<4xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.br ^bb1(%[[V0]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT: ^bb1(%[[V1:.*]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %i: index) {
  cf.cond_br %c, ^a(%i : index), ^a(%i : index)
^a(%q: index):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1(%[[V0]] : i64), ^bb1(%[[V0]] : i64)
// CHECK-NEXT: ^bb1(%[[V1:.*]]: i64):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  cf.br ^a(%i : index)
^a(%q: index):
  cf.br ^a(%q : index)
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: llvm.br ^bb1(%[[V0]] : i64)
// CHECK-NEXT: ^bb1(%[[V1:.*]]: i64):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.br ^bb1(%[[V1]] : i64)
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  cf.br ^a {x.y = 1}
^a:
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: llvm.br ^bb1 {x.y = 1 : i64}
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
