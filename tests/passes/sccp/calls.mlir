// RUN: mlir-opt %s --split-input-file --sccp --allow-unregistered-dialect | FileCheck %s

func.func private @h(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  cf.cond_br %c, ^one, ^two
^one:
  %k = arith.constant 7 : i32
  return %a, %k : i32, i32
^two:
  %s = arith.constant 3 : i32
  %t = arith.constant 4 : i32
  %u = arith.addi %s, %t : i32
  return %b, %u : i32, i32
}
func.func @main(%c: i1) -> (i32, i32, i32, i32) {
  %k = arith.constant 7 : i32
  %0:2 = call @h(%k, %k, %c) : (i32, i32, i1) -> (i32, i32)
  %1:2 = call @h(%0#0, %0#1, %c) : (i32, i32, i1) -> (i32, i32)
  return %0#0, %0#1, %1#0, %1#1 : i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @h(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i32, %[[ARG2:[a-zA-Z0-9_]+]]: i1) -> (i32, i32) {
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %c7_i32, %c7_i32 : i32, i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %c7_i32, %c7_i32 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0]]: i1) -> (i32, i32, i32, i32) {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]]:2 = call @h(%c7_i32, %c7_i32, %[[ARG0]]) : (i32, i32, i1) -> (i32, i32)
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]]:2 = call @h(%c7_i32, %c7_i32, %[[ARG0]]) : (i32, i32, i1) -> (i32, i32)
// CHECK-NEXT:     return %c7_i32, %c7_i32, %c7_i32, %c7_i32 : i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @h(%a: i32) -> i32 {
  return %a : i32
}
func.func @main(%x: i32) -> (i32, i32) {
  %k = arith.constant 7 : i32
  %0 = call @h(%k) : (i32) -> i32
  %1 = call @h(%x) : (i32) -> i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @h(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0]]: i32) -> (i32, i32) {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = call @h(%c7_i32) : (i32) -> i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = call @h(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @never_returns(%a: i32) -> i32 {
  "test.exit"() : () -> ()
}
func.func @main() -> i32 {
  %k = arith.constant 7 : i32
  %0 = call @never_returns(%k) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @never_returns(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     "test.exit"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main() -> i32 {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = call @never_returns(%c7_i32) : (i32) -> i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
