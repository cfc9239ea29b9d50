// RUN: mlir-opt %s --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What is moved out of its block serves more than the place it was written for.
func.func @moved(%c : i1, %x : i32) -> (i32, i32) {
  %0 = arith.constant 1 : i32 loc("kept")
  cf.cond_br %c, ^a, ^b loc("br")
^a:
  return %x, %0 : i32, i32 loc("a")
^b:
  %1 = arith.constant 2 : i32 loc("moved")
  return %1, %0 : i32, i32 loc("b")
} loc("f")

// CHECK: module {
// CHECK-NEXT: func.func @moved(%arg0: i1 loc({{.*}}), %arg1: i32 loc({{.*}})) -> (i32, i32) {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32 loc(unknown)
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32 loc("kept")
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2 loc("br")
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg1, %c1_i32 : i32, i32 loc("a")
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %c2_i32, %c1_i32 : i32, i32 loc("b")
// CHECK-NEXT: } loc("f")
// CHECK-NEXT: } loc({{.*}})
