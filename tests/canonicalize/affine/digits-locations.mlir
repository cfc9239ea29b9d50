// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What is left of digits that were put together stays where that was.

func.func @tail(%a: index, %b: index) {
  %0 = affine.linearize_index disjoint [%a, %b, %a] by (4, %b, 3) : index loc("put together")
  %1:4 = affine.delinearize_index %0 into (8, 4, 3) : index, index, index, index loc("split")
  "test.use"(%1#0, %1#1, %1#2, %1#3) : (index, index, index, index) -> ()
  return
}

// CHECK: %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, %arg1) : index loc("put together")
// CHECK-NEXT: %1:3 = affine.delinearize_index %0 into (8, 4) : index, index, index loc("split")

// -----

func.func @last(%a: index, %b: index, %c: index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (4, 5, 12) : index loc("put together")
  %1:4 = affine.delinearize_index %0 into (7, 3, 4) : index, index, index, index loc("split")
  "test.use"(%1#0, %1#1, %1#2, %1#3) : (index, index, index, index) -> ()
  return
}

// CHECK: %0 = affine.linearize_index disjoint [%arg0, %arg1] by (4, 5) : index loc("put together")
// CHECK-NEXT: %1:2 = affine.delinearize_index %0 into (7) : index, index loc("split")
// CHECK-NEXT: %2:2 = affine.delinearize_index %arg2 into (3, 4) : index, index loc("split")
