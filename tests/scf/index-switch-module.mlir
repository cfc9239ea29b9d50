// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s --check-prefix=CF
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  default {
  }
  return
}

// CHECK-LABEL: func.func @f0(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.index_switch %arg0
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f0(%arg0: index, %arg1: i32, %arg2: f32) {
// CF-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i32
// CF-NEXT: cf.switch %[[V0]] : i32, [
// CF-NEXT: default: ^bb1]
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb2
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f1(%c: index, %x: i32, %y: f32) {
  scf.index_switch %c
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @f1(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: scf.index_switch %arg0
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f1(%arg0: index, %arg1: i32, %arg2: f32) {
// CF-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i32
// CF-NEXT: cf.switch %[[V0]] : i32, [
// CF-NEXT: default: ^bb2,
// CF-NEXT: 1: ^bb1
// CF-NEXT: ]
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3
// CF-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CF-NEXT: return
// CF-NEXT: }

func.func @f2(%c: index, %x: i32, %y: f32) {
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

// CHECK-LABEL: func.func @f2(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.index_switch %arg0 -> i32
// CHECK-NEXT: case 1 {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: case -5 {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg1 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f2(%arg0: index, %arg1: i32, %arg2: f32) {
// CF-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i32
// CF-NEXT: cf.switch %[[V0]] : i32, [
// CF-NEXT: default: ^bb3,
// CF-NEXT: 1: ^bb1,
// CF-NEXT: 4294967291: ^bb2
// CF-NEXT: ]
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb4(%arg1 : i32)
// CF-NEXT: ^bb2:  // pred: ^bb0
// CF-NEXT: cf.br ^bb4(%arg1 : i32)
// CF-NEXT: ^bb3:  // pred: ^bb0
// CF-NEXT: cf.br ^bb4(%arg1 : i32)
// CF-NEXT: ^bb4(%[[V1:.*]]: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
// CF-NEXT: return
// CF-NEXT: }

func.func @f3(%c: index, %x: i32, %y: f32) {
  %0:2 = scf.index_switch %c -> i32, f32
  case 2 {
    scf.yield %x, %y : i32, f32
  }
  default {
    scf.yield %x, %y : i32, f32
  }
  return
}

// CHECK-LABEL: func.func @f3(%arg0: index, %arg1: i32, %arg2: f32) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.index_switch %arg0 -> i32, f32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f3(%arg0: index, %arg1: i32, %arg2: f32) {
// CF-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i32
// CF-NEXT: cf.switch %[[V0]] : i32, [
// CF-NEXT: default: ^bb2,
// CF-NEXT: 2: ^bb1
// CF-NEXT: ]
// CF-NEXT: ^bb1:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3(%arg1, %arg2 : i32, f32)
// CF-NEXT: ^bb2:  // pred: ^bb0
// CF-NEXT: cf.br ^bb3(%arg1, %arg2 : i32, f32)
// CF-NEXT: ^bb3(%[[V1:.*]]: i32, %[[V2:.*]]: f32):  // 2 preds: ^bb1, ^bb2
// CF-NEXT: return
// CF-NEXT: }
