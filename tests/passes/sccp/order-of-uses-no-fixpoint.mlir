// RUN: mlir-opt %s --sccp --mlir-print-value-users | FileCheck %s
// RUN: mlir-opt %s --sccp --sccp --mlir-print-value-users | FileCheck %s --check-prefix=TWICE

// While constants are sought, ops are folded in place and set back.
func.func @c(%q: i32) -> i32 {
  %z = arith.constant 5 : i32
  %w = arith.addi %q, %z : i32
  %w2 = arith.muli %w, %z : i32
  %w3 = arith.subi %w2, %z : i32
  return %w3 : i32
}
func.func @b(%c: i1, %q: i32) -> i32 {
  %z = arith.constant 5 : i32
  cf.cond_br %c, ^bb1, ^bb2(%q : i32)
^bb1:
  cf.br ^bb2(%z : i32)
^bb2(%e: i32):
  %w = arith.addi %e, %z : i32
  %w2 = arith.muli %w, %z : i32
  return %w2 : i32
}

func.func @first(%q: i32) -> (i32, i32) {
  %z = arith.constant 5 : i32
  %w = arith.muli %z, %q : i32
  %v = arith.addi %z, %w : i32
  %u = arith.addi %z, %z : i32
  return %v, %u : i32, i32
}



// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V3:[^ ]+]]
// CHECK-NEXT:     %[[C5_I32:[^ ]+]] = arith.constant 5 : i32 // users: %[[V5:[^ ]+]], %[[V3]], %[[V4:[^ ]+]]
// CHECK-NEXT:     %[[V3]] = arith.addi %[[ARG0]], %[[C5_I32]] : i32 // user: %[[V4]]
// CHECK-NEXT:     %[[V4]] = arith.muli %[[V3]], %[[C5_I32]] : i32 // user: %[[V5]]
// CHECK-NEXT:     %[[V5]] = arith.subi %[[V4]], %[[C5_I32]] : i32 // user: %[[V6:[^ ]+]]
// CHECK-NEXT:     return %[[V5]] : i32 // id: %[[V6]]
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V3:[^ ]+]]
// CHECK-NEXT:     // %[[ARG1]] is used by %[[V3]]
// CHECK-NEXT:     %[[C5_I32:[^ ]+]] = arith.constant 5 : i32 // users: %[[V4:[^ ]+]], %[[V6:[^ ]+]], %[[V7:[^ ]+]]
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2(%[[ARG1]] : i32) // id: %[[V3]]
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2(%[[C5_I32]] : i32) // id: %[[V4]]
// CHECK-NEXT:   ^bb2(%[[V5:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     // %[[V5]] is used by %[[V6]]
// CHECK-NEXT:     %[[V6]] = arith.addi %[[V5]], %[[C5_I32]] : i32 // user: %[[V7]]
// CHECK-NEXT:     %[[V7]] = arith.muli %[[V6]], %[[C5_I32]] : i32 // user: %[[V8:[^ ]+]]
// CHECK-NEXT:     return %[[V7]] : i32 // id: %[[V8]]
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @first(%[[ARG0:[^ ]+]]: i32) -> (i32, i32) {
// CHECK-NEXT:     // %[[ARG0]] is used by %[[V3:[^ ]+]]
// CHECK-NEXT:     %[[C10_I32:[^ ]+]] = arith.constant 10 : i32 // user: %[[V5:[^ ]+]]
// CHECK-NEXT:     %[[C5_I32:[^ ]+]] = arith.constant 5 : i32 // users: %[[V3]], %[[V4:[^ ]+]]
// CHECK-NEXT:     %[[V3]] = arith.muli %[[C5_I32]], %[[ARG0]] : i32 // user: %[[V4]]
// CHECK-NEXT:     %[[V4]] = arith.addi %[[C5_I32]], %[[V3]] : i32 // user: %[[V5]]
// CHECK-NEXT:     return %[[V4]], %[[C10_I32]] : i32, i32 // id: %[[V5]]
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TWICE: module {
// TWICE-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i32) -> i32 {
// TWICE-NEXT:     // %[[ARG0]] is used by %[[V3:[^ ]+]]
// TWICE-NEXT:     %[[C5_I32:[^ ]+]] = arith.constant 5 : i32 // users: %[[V5:[^ ]+]], %[[V3]], %[[V4:[^ ]+]]
// TWICE-NEXT:     %[[V3]] = arith.addi %[[ARG0]], %[[C5_I32]] : i32 // user: %[[V4]]
// TWICE-NEXT:     %[[V4]] = arith.muli %[[V3]], %[[C5_I32]] : i32 // user: %[[V5]]
// TWICE-NEXT:     %[[V5]] = arith.subi %[[V4]], %[[C5_I32]] : i32 // user: %[[V6:[^ ]+]]
// TWICE-NEXT:     return %[[V5]] : i32 // id: %[[V6]]
// TWICE-NEXT:   }
// TWICE-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> i32 {
// TWICE-NEXT:     // %[[ARG0]] is used by %[[V3:[^ ]+]]
// TWICE-NEXT:     // %[[ARG1]] is used by %[[V3]]
// TWICE-NEXT:     %[[C5_I32:[^ ]+]] = arith.constant 5 : i32 // users: %[[V4:[^ ]+]], %[[V6:[^ ]+]], %[[V7:[^ ]+]]
// TWICE-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2(%[[ARG1]] : i32) // id: %[[V3]]
// TWICE-NEXT:   ^bb1:  // pred: ^bb0
// TWICE-NEXT:     cf.br ^bb2(%[[C5_I32]] : i32) // id: %[[V4]]
// TWICE-NEXT:   ^bb2(%[[V5:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb1
// TWICE-NEXT:     // %[[V5]] is used by %[[V6]]
// TWICE-NEXT:     %[[V6]] = arith.addi %[[V5]], %[[C5_I32]] : i32 // user: %[[V7]]
// TWICE-NEXT:     %[[V7]] = arith.muli %[[V6]], %[[C5_I32]] : i32 // user: %[[V8:[^ ]+]]
// TWICE-NEXT:     return %[[V7]] : i32 // id: %[[V8]]
// TWICE-NEXT:   }
// TWICE-NEXT:   func.func @first(%[[ARG0:[^ ]+]]: i32) -> (i32, i32) {
// TWICE-NEXT:     // %[[ARG0]] is used by %[[V3:[^ ]+]]
// TWICE-NEXT:     %[[C5_I32:[^ ]+]] = arith.constant 5 : i32 // users: %[[V3]], %[[V4:[^ ]+]]
// TWICE-NEXT:     %[[C10_I32:[^ ]+]] = arith.constant 10 : i32 // user: %[[V5:[^ ]+]]
// TWICE-NEXT:     %[[V3]] = arith.muli %[[C5_I32]], %[[ARG0]] : i32 // user: %[[V4]]
// TWICE-NEXT:     %[[V4]] = arith.addi %[[C5_I32]], %[[V3]] : i32 // user: %[[V5]]
// TWICE-NEXT:     return %[[V4]], %[[C10_I32]] : i32, i32 // id: %[[V5]]
// TWICE-NEXT:   }
// TWICE-NEXT: }
