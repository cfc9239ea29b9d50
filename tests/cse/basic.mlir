// RUN: mlir-opt %s --split-input-file --cse --allow-unregistered-dialect | FileCheck %s

func.func @f(%x: i32, %y: i32) -> (i32, i32, i32) {
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %x, %y : i32
  %2 = arith.addi %x, %y overflow<nsw> : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT: return %[[V0]], %[[V0]], %[[V1]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// Operands of commutative ops in any order.
func.func @f(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %0 = arith.muli %x, %y : i32
  %1 = arith.muli %y, %x : i32
  %2 = arith.subi %x, %y : i32
  %3 = arith.subi %y, %x : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.subi %arg0, %arg1 : i32
// CHECK-NEXT: %[[V2:.*]] = arith.subi %arg1, %arg0 : i32
// CHECK-NEXT: return %[[V0]], %[[V0]], %[[V1]], %[[V2]] : i32, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// Dead ops go, what only they used does not.
func.func @f(%x: i32) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %0 : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// Discardable attributes count, locations do not.
func.func @f(%x: i32) -> (i32, i32, i32) {
  %0 = arith.addi %x, %x {a} : i32
  %1 = arith.addi %x, %x : i32
  %2 = arith.addi %x, %x : i32 loc("here")
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 {a} : i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V1]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// In blocks that are dominated, not in those beside.
func.func @f(%c: i1, %x: i32) -> (i32, i32) {
  %0 = arith.addi %x, %x : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = arith.addi %x, %x : i32
  %2 = arith.muli %x, %x : i32
  cf.br ^bb3(%1, %2 : i32, i32)
^bb2:
  %3 = arith.muli %x, %x : i32
  cf.br ^bb3(%3, %3 : i32, i32)
^bb3(%p: i32, %q: i32):
  %4 = arith.addi %x, %x : i32
  %5 = arith.muli %p, %4 : i32
  return %5, %q : i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32) -> (i32, i32) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT: cf.br ^bb3(%[[V0]], %[[V1]] : i32, i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[V2:.*]] = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT: cf.br ^bb3(%[[V2]], %[[V2]] : i32, i32)
// CHECK-NEXT: ^bb3(%[[V3:.*]]: i32, %[[V4:.*]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %[[V5:.*]] = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: %[[V6:.*]] = arith.muli %[[V3]], %[[V5]] : i32
// CHECK-NEXT: return %[[V6]], %[[V4]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// Into regions, not out of them, and not into isolated ones.
func.func @f(%c: i1, %x: i32, %n: index) -> i32 {
  %k = arith.constant 1 : i32
  scf.if %c {
    %k1 = arith.constant 1 : i32
    %0 = arith.addi %x, %k1 : i32
    "t.use"(%0) : (i32) -> ()
  }
  %1 = arith.addi %x, %k : i32
  builtin.module {
    func.func @g() -> i32 {
      %k2 = arith.constant 1 : i32
      return %k2 : i32
    }
  }
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32, %arg2: index) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg1, %c1_i32 : i32
// CHECK-NEXT: "t.use"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg1, %c1_i32 : i32
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @g() -> i32 {
// CHECK-NEXT: %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT: return %c1_i32_0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0:.*]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// Ops with regions.
func.func @f(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  %0 = scf.if %c -> i32 {
    %a = arith.addi %x, %y : i32
    scf.yield %a : i32
  } else {
    scf.yield %y : i32
  }
  %1 = scf.if %c -> i32 {
    %a = arith.addi %y, %x : i32
    scf.yield %a : i32
  } else {
    scf.yield %y : i32
  }
  %2 = scf.if %c -> i32 {
    %a = arith.addi %x, %x : i32
    scf.yield %a : i32
  } else {
    scf.yield %y : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %[[V0:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %[[V3:.*]] = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT: scf.yield %[[V3]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %[[V3]] = arith.addi %arg2, %arg1 : i32
// CHECK-NEXT: scf.yield %[[V3]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V2:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: %[[V3]] = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT: scf.yield %[[V3]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// In a graph region, uses that were visited stay.
"t.use"(%0) : (i32) -> ()
%0 = "t.def"() : () -> i32
%1 = arith.addi %0, %0 : i32
"t.use"(%1) : (i32) -> ()
%2 = arith.addi %0, %0 : i32
"t.use"(%2) : (i32) -> ()

// CHECK: module {
// CHECK-NEXT: "t.use"(%[[V0:.*]]) : (i32) -> ()
// CHECK-NEXT: %[[V0]] = "t.def"() : () -> i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT: "t.use"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT: "t.use"(%[[V1]]) : (i32) -> ()
// CHECK-NEXT: }

// -----

// Unreachable blocks are left alone.
func.func @f(%x: i32) -> i32 {
  return %x : i32
^bb1:
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  "t.use"(%0, %1) : (i32, i32) -> ()
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: "t.use"(%[[V0]], %[[V1]]) : (i32, i32) -> ()
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }
