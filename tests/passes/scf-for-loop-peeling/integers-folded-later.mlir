// RUN: mlir-opt %s --scf-for-loop-peeling --allow-unregistered-dialect --split-input-file | FileCheck %s

// The loop is peeled before its lower bound is known to be a constant.
func.func @f() {
  %c2 = arith.constant 2 : i8
  %c0 = arith.constant 0 : i8
  %l = arith.muli %c2, %c0 : i8
  %u = arith.constant 4 : i8
  scf.for %i = %l to %u step %c2 : i8 {
    "some.use"(%i) : (i8) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %c4_i8 = arith.constant 4 : i8
// CHECK-NEXT: %c2_i8 = arith.constant 2 : i8
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: scf.for %arg0 = %c0_i8 to %c4_i8 step %c2_i8  : i8 {
// CHECK-NEXT: "some.use"(%arg0) : (i8) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg0 = %c4_i8 to %c4_i8 step %c2_i8  : i8 {
// CHECK-NEXT: "some.use"(%arg0) : (i8) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
