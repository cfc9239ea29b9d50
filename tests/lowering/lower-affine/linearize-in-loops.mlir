// RUN: mlir-opt %s --lower-affine | FileCheck %s

// Digits that change in fewer loops are added first, and what another op gave
// is where that was.

func.func @f(%i: index, %n: index) {
  affine.for %a = 0 to %n {
    %v = affine.linearize_index disjoint [%n, %n] by (%i) : index
    %w = affine.linearize_index disjoint [%a, %v] by (3) : index
    %x = affine.linearize_index [%i, %v, %n] by (8, 8) : index
    %one = affine.linearize_index [%n] by () : index
    %y = affine.linearize_index [%one, %n] by (8) : index
    "test.use"(%w, %x, %y) : (index, index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %c0 to %[[ARG1]] step %c1 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.muli %[[ARG1]], %[[ARG0]] overflow<nsw> : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:       %c3 = arith.constant 3 : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.muli %[[ARG2]], %c3 overflow<nsw> : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V1]] overflow<nsw> : index
// CHECK-NEXT:       %c8 = arith.constant 8 : index
// CHECK-NEXT:       %c64 = arith.constant 64 : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[ARG0]], %c64 overflow<nsw> : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.muli %[[V1]], %c8 overflow<nsw> : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addi %[[V4]], %[[ARG1]] overflow<nsw> : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V5]] overflow<nsw> : index
// CHECK-NEXT:       %c8_0 = arith.constant 8 : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.muli %[[ARG1]], %c8_0 overflow<nsw> : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.addi %[[ARG1]], %[[V8]] overflow<nsw> : index
// CHECK-NEXT:       "test.use"(%[[V3]], %[[V7]], %[[V9]]) : (index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
