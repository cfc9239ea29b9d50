// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  default {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT: llvm.switch %[[V0]] : i32, ^bb1 [
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT: llvm.switch %[[V0]] : i32, ^bb1 [
// CHECK-NEXT: 1: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  %0 = scf.index_switch %c -> i32
  case 1 {
    scf.yield %x : i32
  }
  case -5 {
    scf.yield %x : i32
  }
  default {
    scf.yield %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT: llvm.switch %[[V0]] : i32, ^bb1 [
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: -5: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  %0:2 = scf.index_switch %c -> i32, f32
  case 2 {
    scf.yield %x, %y : i32, f32
  }
  default {
    scf.yield %x, %y : i32, f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT: llvm.switch %[[V0]] : i32, ^bb1 [
// CHECK-NEXT: 2: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) <{cases = array<i64: 1>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT: llvm.switch %[[V0]] : i32, ^bb1 [
// CHECK-NEXT: 1: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: index, %x: i32, %y: f32) {
  "scf.index_switch"(%c) <{cases = array<i64>}> ({
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.trunc %arg0 : i64 to i32
// CHECK-NEXT: llvm.switch %[[V0]] : i32, ^bb1 [
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
