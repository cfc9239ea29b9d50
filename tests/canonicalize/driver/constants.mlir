// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

// Constants gather at the start of the body of the innermost op that is isolated or not registered.
func.func @f(%x: i32, %c: i1) -> i32 {
  "t.u"() ({
    %a = arith.constant 3 : i32
    %b = arith.constant 3 : i32
    "t.v"(%a, %b) : (i32, i32) -> ()
  }) : () -> ()
  %k = arith.constant 3 : i32
  scf.if %c {
    %l = arith.constant 3 : i32
    %s = arith.addi %l, %x : i32
    "t.v"(%s, %k) : (i32, i32) -> ()
  }
  %m = arith.constant 7 : i32
  %t = arith.addi %k, %m : i32
  return %t : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %c10_i32 = arith.constant 10 : i32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: "t.u"() ({
// CHECK-NEXT: %c3_i32_0 = arith.constant 3 : i32
// CHECK-NEXT: "t.v"(%c3_i32_0, %c3_i32_0) : (i32, i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c3_i32 : i32
// CHECK-NEXT: "t.v"(%[[V0]], %c3_i32) : (i32, i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %c10_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// Made while folding, and uniqued in the next round.
func.func @f(%x: i32) -> (i32, i32, i32) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  %2 = arith.addi %0, %x : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c3_i32 : i32
// CHECK-NEXT: return %c3_i32, %c3_i32, %[[V0]] : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }
