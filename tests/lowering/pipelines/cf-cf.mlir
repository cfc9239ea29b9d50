// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%x: i32) {
  cf.br ^a(%x : i32)
^a(%p: i32):
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i1) {
// CHECK-NEXT: llvm.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: i64) -> i64 {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return %arg0 : i64
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
// CHECK-NEXT: llvm.func @f(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0 weights([3, 5]), ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: i64) {
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: -2: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
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
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: llvm.switch %arg0 : i64, ^bb1 [
// CHECK-NEXT: 9223372036854775807: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  cf.br ^a(%m : memref<4xf32>)
^a(%p: memref<4xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<4xf32>) {
  cf.br ^a(%m : tensor<4xf32>)
^a(%p: tensor<4xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xf32>) {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: tuple<i32>, %i: index) {
  cf.br ^a(%m, %i : tuple<i32>, index)
^a(%p: tuple<i32>, %q: index):
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tuple<i32>, %arg1: index) {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %i: index) {
  cf.cond_br %c, ^a(%i : index), ^a(%i : index)
^a(%q: index):
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i64) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  cf.br ^a(%i : index)
^a(%q: index):
  cf.br ^a(%q : index)
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  cf.br ^a {x.y = 1}
^a:
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: llvm.br ^bb1 {x.y = 1 : i64}
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
