// RUN: mlir-opt %s --split-input-file --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

func.func @f(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  default {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: cf.switch %[[V0]] : i32, [
// CHECK-NEXT: default: ^bb1]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: cf.switch %[[V0]] : i32, [
// CHECK-NEXT: default: ^bb2,
// CHECK-NEXT: 1: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: cf.switch %[[V0]] : i32, [
// CHECK-NEXT: default: ^bb3,
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: 4294967291: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb4(%arg1 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb4(%arg1 : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb4(%arg1 : i32)
// CHECK-NEXT: ^bb4(%[[V1:.*]]: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: cf.switch %[[V0]] : i32, [
// CHECK-NEXT: default: ^bb2,
// CHECK-NEXT: 2: ^bb1
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg1, %arg2 : i32, f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg1, %arg2 : i32, f32)
// CHECK-NEXT: ^bb3(%[[V1:.*]]: i32, %[[V2:.*]]: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
