// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.execute_region -> i32 {
    scf.yield %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0:2 = scf.execute_region -> (i32, f32) {
    scf.yield %x, %y : i32, f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.execute_region -> (i32, f32) {
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.execute_region {
    cf.cond_br %c, ^a, ^b
  ^a:
    cf.br ^b
  ^b:
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %x : i32
  ^b:
    scf.yield %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %x: i32, %y: f32) {
  scf.execute_region no_inline {
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.execute_region no_inline {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
