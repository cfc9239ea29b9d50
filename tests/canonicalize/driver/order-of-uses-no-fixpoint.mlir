// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect --mlir-print-value-users | FileCheck %s
// RUN: mlir-opt %s --int-range-optimizations --allow-unregistered-dialect --mlir-print-value-users | FileCheck %s --check-prefix=RANGES

// The constants of commutative ops are put back where they are each time the op is folded.
func.func @constants(%a: i32, %c: i1) {
  %c2 = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  "t.b"(%c2, %c1) : (i32, i32) -> ()
  %3 = arith.addi %c2, %a : i32
  %4 = arith.addi %a, %c2 : i32
  %5 = arith.subi %a, %c2 : i32
  %6 = arith.muli %a, %c2 : i32
  "t.c"(%3, %4, %5, %6) : (i32, i32, i32, i32) -> ()
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @constants(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V2:[^ ]+]], %[[V5:[^ ]+]], %[[V4:[^ ]+]], %[[V3:[^ ]+]]
// CHECK-NEXT:     // %[[ARG1]] is unused
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32 // users: %[[V5]], %[[V3]], %[[V2]], %[[V4]], %[[V1:[^ ]+]]
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32 // user: %[[V1]]
// CHECK-NEXT:     "t.b"(%[[C2_I32]], %[[C1_I32]]) : (i32, i32) -> () // id: %[[V1]]
// CHECK-NEXT:     %[[V2]] = arith.addi %[[ARG0]], %[[C2_I32]] : i32 // user: %[[V6:[^ ]+]]
// CHECK-NEXT:     %[[V3]] = arith.addi %[[ARG0]], %[[C2_I32]] : i32 // user: %[[V6]]
// CHECK-NEXT:     %[[V4]] = arith.subi %[[ARG0]], %[[C2_I32]] : i32 // user: %[[V6]]
// CHECK-NEXT:     %[[V5]] = arith.muli %[[ARG0]], %[[C2_I32]] : i32 // user: %[[V6]]
// CHECK-NEXT:     "t.c"(%[[V2]], %[[V3]], %[[V4]], %[[V5]]) : (i32, i32, i32, i32) -> () // id: %[[V6]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// RANGES: module {
// RANGES-NEXT:   func.func @constants(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) {
// RANGES-NEXT:     // %[[ARG0]] is used by %[[V2:[^ ]+]], %[[V5:[^ ]+]], %[[V4:[^ ]+]], %[[V3:[^ ]+]]
// RANGES-NEXT:     // %[[ARG1]] is unused
// RANGES-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32 // users: %[[V2]], %[[V3]], %[[V5]], %[[V4]], %[[V1:[^ ]+]]
// RANGES-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32 // user: %[[V1]]
// RANGES-NEXT:     "t.b"(%[[C2_I32]], %[[C1_I32]]) : (i32, i32) -> () // id: %[[V1]]
// RANGES-NEXT:     %[[V2]] = arith.addi %[[ARG0]], %[[C2_I32]] : i32 // user: %[[V6:[^ ]+]]
// RANGES-NEXT:     %[[V3]] = arith.addi %[[ARG0]], %[[C2_I32]] : i32 // user: %[[V6]]
// RANGES-NEXT:     %[[V4]] = arith.subi %[[ARG0]], %[[C2_I32]] : i32 // user: %[[V6]]
// RANGES-NEXT:     %[[V5]] = arith.muli %[[ARG0]], %[[C2_I32]] : i32 // user: %[[V6]]
// RANGES-NEXT:     "t.c"(%[[V2]], %[[V3]], %[[V4]], %[[V5]]) : (i32, i32, i32, i32) -> () // id: %[[V6]]
// RANGES-NEXT:     return
// RANGES-NEXT:   }
// RANGES-NEXT: }
