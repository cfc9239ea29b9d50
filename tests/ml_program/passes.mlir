// RUN: mlir-opt %s --split-input-file --canonicalize --cse --inline --symbol-dce | FileCheck %s

ml_program.global private mutable @a : i32
ml_program.global private @c(1 : i32) : i32
func.func @effects(%x: i32) -> i32 {
  %0 = ml_program.global_load @a : i32
  %1 = ml_program.global_load @a : i32
  %2 = ml_program.global_load_const @c : i32
  %3 = ml_program.global_load_const @c : i32
  ml_program.global_store @a = %x : i32
  %4 = ml_program.global_load @a : i32
  %5 = arith.addi %0, %1 : i32
  %6 = arith.addi %5, %3 : i32
  %t = ml_program.token
  %7 = ml_program.global_load @a : i32
  ml_program.global_store @a = %6 : i32
  return %6 : i32
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a : i32
// CHECK-NEXT:   ml_program.global private @c(1 : i32) : i32
// CHECK-NEXT:   func.func @effects(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     %[[C:[^ ]+]] = ml_program.global_load_const @c : i32
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[C]] : i32
// CHECK-NEXT:     ml_program.global_store @a = %[[V1]] : i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private mutable @a : i32
ml_program.global private @c(1 : i32) : i32
ml_program.subgraph @graph(%x: i32, %t0: !ml_program.token) -> (i32, !ml_program.token) {
  %0, %t = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32 {x = 1 : i32}
  %1, %t2 = ml_program.global_load_graph @a ordering(%t, %t0 -> !ml_program.token) : i32
  %t3 = ml_program.global_store_graph @a = %x ordering(%t2 -> !ml_program.token) : i32
  %t4 = ml_program.token {x = 1 : i32}
  %t5 = ml_program.global_store_graph @a = %x ordering(() -> !ml_program.token) : i32 {x = 1 : i32}
  ml_program.output %1, %t3 : i32, !ml_program.token
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a : i32
// CHECK-NEXT:   ml_program.subgraph @graph(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !ml_program.token) -> (i32, !ml_program.token) {
// CHECK-NEXT:     %[[RESULT:[^ ]+]], %[[PRODUCETOKEN:[^ ]+]] = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32 {x = 1 : i32}
// CHECK-NEXT:     %[[RESULT_0:[^ ]+]], %[[PRODUCETOKEN_1:[^ ]+]] = ml_program.global_load_graph @a ordering(%[[PRODUCETOKEN]], %[[ARG1]] -> !ml_program.token) : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = ml_program.global_store_graph @a = %[[ARG0]] ordering(%[[PRODUCETOKEN_1]] -> !ml_program.token) : i32
// CHECK-NEXT:     ml_program.output %[[RESULT_0]], %[[V0]] : i32, !ml_program.token
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private mutable @a : i32
ml_program.global private @c(1 : i32) : i32
func.func private @callee(%x: i32) -> i32 {
  %0 = ml_program.global_load @a : i32
  ml_program.global_store @a = %x : i32
  return %0 : i32
}
func.func @caller(%x: i32) -> i32 {
  %0 = call @callee(%x) : (i32) -> i32
  return %0 : i32
}
ml_program.func @other(%x: i32) -> i32 {
  %0 = func.call @callee(%x) : (i32) -> i32
  ml_program.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a : i32
// CHECK-NEXT:   func.func private @callee(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     return %[[A]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     return %[[A]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   ml_program.func @other(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = func.call @callee(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     ml_program.return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.func private @dead(%x: i32) -> i32 { ml_program.return %x : i32 }
ml_program.subgraph private @dead_graph(%x: i32) -> i32 { ml_program.output %x : i32 }
ml_program.global private mutable @dead_global : i32
ml_program.global public mutable @live : i32
module @inner {
  func.func @further_in() -> i32 {
    %0 = ml_program.global_load @live : i32
    return %0 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global public mutable @live : i32
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @further_in() -> i32 {
// CHECK-NEXT:       %[[LIVE:[^ ]+]] = ml_program.global_load @live : i32
// CHECK-NEXT:       return %[[LIVE]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
