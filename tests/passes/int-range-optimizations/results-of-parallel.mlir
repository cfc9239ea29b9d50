// ORACLE: differs (results-of-forall)
// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

func.func @f(%c: i1, %n: index, %i: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %p = scf.parallel (%j) = (%c0) to (%n) step (%c1) init (%i) -> i32 {
    scf.reduce(%i : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  %r = scf.if %c -> i32 {
    scf.yield %z : i32
  } else {
    scf.yield %p : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: index, %arg2: i32) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %[[V0:.*]] = scf.parallel (%arg3) = (%c0) to (%arg1) step (%c1) init (%arg2) -> i32 {
// CHECK-NEXT: scf.reduce(%arg2 : i32) {
// CHECK-NEXT: ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT: %[[V2:.*]] = arith.addi %arg4, %arg5 : i32
// CHECK-NEXT: scf.reduce.return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:.*]] = scf.if %arg0 -> (i32) {
// CHECK-NEXT: scf.yield %c0_i32 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
