// RUN: mlir-opt %s --split-input-file --convert-scf-to-cf | FileCheck %s

func.func @nest(%n: index, %c: i1, %m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %w = scf.if %c -> f32 {
      %p = arith.addf %a, %v : f32
      scf.yield %p : f32
    } else {
      %q = scf.for %j = %c0 to %i step %c1 iter_args(%b = %a) -> f32 {
        %u = arith.mulf %b, %v : f32
        scf.yield %u : f32
      }
      scf.yield %q : f32
    }
    scf.yield %w : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @nest(%arg0: index, %arg1: i1, %arg2: memref<?xf32>) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: cf.br ^bb1(%c0, %cst : index, f32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: f32):  // 2 preds: ^bb0, ^bb9
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb10
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V3:.*]] = memref.load %arg2[%[[V0]]] : memref<?xf32>
// CHECK-NEXT: cf.cond_br %arg1, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %[[V4:.*]] = arith.addf %[[V1]], %[[V3]] : f32
// CHECK-NEXT: cf.br ^bb8(%[[V4]] : f32)
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb5(%c0, %[[V1]] : index, f32)
// CHECK-NEXT: ^bb5(%[[V5:.*]]: index, %[[V6:.*]]: f32):  // 2 preds: ^bb4, ^bb6
// CHECK-NEXT: %[[V7:.*]] = arith.cmpi slt, %[[V5]], %[[V0]] : index
// CHECK-NEXT: cf.cond_br %[[V7]], ^bb6, ^bb7
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %[[V8:.*]] = arith.mulf %[[V6]], %[[V3]] : f32
// CHECK-NEXT: %[[V9:.*]] = arith.addi %[[V5]], %c1 : index
// CHECK-NEXT: cf.br ^bb5(%[[V9]], %[[V8]] : index, f32)
// CHECK-NEXT: ^bb7:  // pred: ^bb5
// CHECK-NEXT: cf.br ^bb8(%[[V6]] : f32)
// CHECK-NEXT: ^bb8(%[[V10:.*]]: f32):  // 2 preds: ^bb3, ^bb7
// CHECK-NEXT: cf.br ^bb9
// CHECK-NEXT: ^bb9:  // pred: ^bb8
// CHECK-NEXT: %[[V11:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V11]], %[[V10]] : index, f32)
// CHECK-NEXT: ^bb10:  // pred: ^bb1
// CHECK-NEXT: return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @collatz(%n: i64) -> (i64, i64) {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %zero = arith.constant 0 : i64
  %r:2 = scf.while (%x = %n, %s = %zero) : (i64, i64) -> (i64, i64) {
    %c = arith.cmpi ne, %x, %one : i64
    scf.condition(%c) %x, %s : i64, i64
  } do {
  ^bb0(%x: i64, %s: i64):
    %m = arith.remui %x, %two : i64
    %even = arith.cmpi eq, %m, %zero : i64
    %y = scf.if %even -> i64 {
      %h = arith.divui %x, %two : i64
      scf.yield %h : i64
    } else {
      %t = arith.muli %x, %three : i64
      %u = arith.addi %t, %one : i64
      scf.yield %u : i64
    }
    %s1 = arith.addi %s, %one : i64
    scf.yield %y, %s1 : i64, i64
  }
  return %r#0, %r#1 : i64, i64
}

// CHECK: module {
// CHECK-NEXT: func.func @collatz(%arg0: i64) -> (i64, i64) {
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: %c2_i64 = arith.constant 2 : i64
// CHECK-NEXT: %c3_i64 = arith.constant 3 : i64
// CHECK-NEXT: %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT: cf.br ^bb1(%arg0, %c0_i64 : i64, i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64, %[[V1:.*]]: i64):  // 2 preds: ^bb0, ^bb6
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi ne, %[[V0]], %c1_i64 : i64
// CHECK-NEXT: cf.cond_br %[[V2]], ^bb2(%[[V0]], %[[V1]] : i64, i64), ^bb7
// CHECK-NEXT: ^bb2(%[[V3:.*]]: i64, %[[V4:.*]]: i64):  // pred: ^bb1
// CHECK-NEXT: %[[V5:.*]] = arith.remui %[[V3]], %c2_i64 : i64
// CHECK-NEXT: %[[V6:.*]] = arith.cmpi eq, %[[V5]], %c0_i64 : i64
// CHECK-NEXT: cf.cond_br %[[V6]], ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: %[[V7:.*]] = arith.divui %[[V3]], %c2_i64 : i64
// CHECK-NEXT: cf.br ^bb5(%[[V7]] : i64)
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: %[[V8:.*]] = arith.muli %[[V3]], %c3_i64 : i64
// CHECK-NEXT: %[[V9:.*]] = arith.addi %[[V8]], %c1_i64 : i64
// CHECK-NEXT: cf.br ^bb5(%[[V9]] : i64)
// CHECK-NEXT: ^bb5(%[[V10:.*]]: i64):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: cf.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: %[[V11:.*]] = arith.addi %[[V4]], %c1_i64 : i64
// CHECK-NEXT: cf.br ^bb1(%[[V10]], %[[V11]] : i64, i64)
// CHECK-NEXT: ^bb7:  // pred: ^bb1
// CHECK-NEXT: return %[[V0]], %[[V1]] : i64, i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @two_dim(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %v = memref.load %m[%i, %j] : memref<?x?xf32>
    memref.store %v, %m[%j, %i] : memref<?x?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @two_dim(%arg0: index, %arg1: memref<?x?xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%c0 : index)
// CHECK-NEXT: ^bb3(%[[V2:.*]]: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi slt, %[[V2]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V3]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %[[V4:.*]] = memref.load %arg1[%[[V0]], %[[V2]]] : memref<?x?xf32>
// CHECK-NEXT: memref.store %[[V4]], %arg1[%[[V2]], %[[V0]]] : memref<?x?xf32>
// CHECK-NEXT: %[[V5:.*]] = arith.addi %[[V2]], %c1 : index
// CHECK-NEXT: cf.br ^bb3(%[[V5]] : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[V6:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V6]] : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @reduce(%n: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @reduce(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0, %arg1 : index, f32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: f32):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%c0, %[[V1]] : index, f32)
// CHECK-NEXT: ^bb3(%[[V3:.*]]: index, %[[V4:.*]]: f32):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi slt, %[[V3]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V5]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %[[V6:.*]] = arith.addf %[[V4]], %arg1 : f32
// CHECK-NEXT: %[[V7:.*]] = arith.addi %[[V3]], %c1 : index
// CHECK-NEXT: cf.br ^bb3(%[[V7]], %[[V6]] : index, f32)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[V8:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V8]], %[[V4]] : index, f32)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @switch(%n: index) -> i32 {
  %r = scf.index_switch %n -> i32
  case 1 {
    %a = arith.constant 10 : i32
    scf.yield %a : i32
  }
  case -3 {
    %a = arith.constant 11 : i32
    scf.yield %a : i32
  }
  default {
    %a = arith.constant 12 : i32
    scf.yield %a : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @switch(%arg0: index) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i32
// CHECK-NEXT: cf.switch %[[V0]] : i32, [
// CHECK-NEXT: default: ^bb3,
// CHECK-NEXT: 1: ^bb1,
// CHECK-NEXT: 4294967293: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT: cf.br ^bb4(%c10_i32 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %c11_i32 = arith.constant 11 : i32
// CHECK-NEXT: cf.br ^bb4(%c11_i32 : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: %c12_i32 = arith.constant 12 : i32
// CHECK-NEXT: cf.br ^bb4(%c12_i32 : i32)
// CHECK-NEXT: ^bb4(%[[V1:.*]]: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @exec(%c: i1) -> i32 {
  %r = scf.execute_region -> i32 {
    %x = arith.constant 1 : i32
    cf.cond_br %c, ^a(%x : i32), ^b
  ^a(%y: i32):
    scf.yield %y : i32
  ^b:
    %z = arith.constant 2 : i32
    scf.yield %z : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @exec(%arg0: i1) -> i32 {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: cf.cond_br %arg0, ^bb2(%c1_i32 : i32), ^bb3
// CHECK-NEXT: ^bb2(%[[V0:.*]]: i32):  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb4(%[[V0]] : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: cf.br ^bb4(%c2_i32 : i32)
// CHECK-NEXT: ^bb4(%[[V1:.*]]: i32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @do_while(%n: i32) -> i32 {
  %r = scf.while (%x = %n) : (i32) -> i32 {
    %y = arith.addi %x, %x : i32
    %c = arith.cmpi slt, %y, %n : i32
    scf.condition(%c) %y : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @do_while(%arg0: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V1]], %arg0 : i32
// CHECK-NEXT: cf.cond_br %[[V2]], ^bb1(%[[V1]] : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @unsigned_and_types(%a: i32, %b: i64) {
  scf.for unsigned %i = %a to %a step %a : i32 {
  }
  scf.for %i = %b to %b step %b : i64 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @unsigned_and_types(%arg0: i32, %arg1: i64) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi ult, %[[V0]], %arg0 : i32
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg0 : i32
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb4(%arg1 : i64)
// CHECK-NEXT: ^bb4(%[[V3:.*]]: i64):  // 2 preds: ^bb3, ^bb5
// CHECK-NEXT: %[[V4:.*]] = arith.cmpi slt, %[[V3]], %arg1 : i64
// CHECK-NEXT: cf.cond_br %[[V4]], ^bb5, ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %[[V5:.*]] = arith.addi %[[V3]], %arg1 : i64
// CHECK-NEXT: cf.br ^bb4(%[[V5]] : i64)
// CHECK-NEXT: ^bb6:  // pred: ^bb4
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @if_without_results(%c: i1, %m: memref<i32>, %v: i32) {
  scf.if %c {
    memref.store %v, %m[] : memref<i32>
  }
  scf.if %c {
    memref.store %v, %m[] : memref<i32>
  } else {
    memref.store %v, %m[] : memref<i32>
  }
  scf.if %c {
  } else {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @if_without_results(%arg0: i1, %arg1: memref<i32>, %arg2: i32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.store %arg2, %arg1[] : memref<i32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %arg0, ^bb3, ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: memref.store %arg2, %arg1[] : memref<i32>
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: memref.store %arg2, %arg1[] : memref<i32>
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: cf.cond_br %arg0, ^bb6, ^bb7
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: cf.br ^bb8
// CHECK-NEXT: ^bb7:  // pred: ^bb5
// CHECK-NEXT: cf.br ^bb8
// CHECK-NEXT: ^bb8:  // 2 preds: ^bb6, ^bb7
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @annotated(%n: index) {
  scf.for %i = %n to %n step %n {
  } {llvm.loop_annotation = #llvm.loop_annotation<vectorize = <disable = true>>}
  return
}

// CHECK: #loop_vectorize = #llvm.loop_vectorize<disable = true>
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<vectorize = #loop_vectorize>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @annotated(%arg0: index) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg0 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index) {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @forall(%n: index, %m: memref<?xf32>, %v: f32) {
  scf.forall (%i) in (%n) {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @forall(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: memref.store %arg2, %arg1[%[[V0]]] : memref<?xf32>
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
