// RUN: mlir-opt %s --split-input-file --mlprogram-pipeline-globals | FileCheck %s

// A call in a region: the load after it is one of what was stored before.
ml_program.global private mutable @a(0 : i32) : i32
func.func @g(%x: i32) {
  ml_program.global_store @a = %x : i32
  return
}
func.func @f(%x: i32, %y: i32, %c: i1) -> i32 {
  ml_program.global_store @a = %x : i32
  scf.if %c { func.call @g(%y) : (i32) -> () }
  %1 = ml_program.global_load @a : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     scf.if %[[ARG2]] {
// CHECK-NEXT:       func.call @g(%[[ARG1]]) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is done where a call names no function.
ml_program.global private mutable @a(0 : i32) : i32
func.func @f(%x: i32, %y: i32, %c: () -> ()) -> i32 {
  ml_program.global_store @a = %x : i32
  func.call_indirect %c() : () -> ()
  ml_program.global_store @a = %y : i32
  %1 = ml_program.global_load @a : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: () -> ()) -> i32 {
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     call_indirect %[[ARG2]]() : () -> ()
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG1]] : i32
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     return %[[A]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private mutable @a(0 : i32) : i32
func.func private @unknown()
func.func @f(%x: i32, %y: i32) -> i32 {
  ml_program.global_store @a = %x : i32
  func.call @unknown() : () -> ()
  ml_program.global_store @a = %y : i32
  %1 = ml_program.global_load @a : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   func.func private @unknown()
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     call @unknown() : () -> ()
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG1]] : i32
// CHECK-NEXT:     return %[[ARG1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private mutable @a(0 : i32) : i32
ml_program.subgraph @graph(%x: i32, %y: i32) -> (i32, i32, i32) {
  ml_program.global_store @a = %x : i32
  %t:2 = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32
  ml_program.global_store @a = %y : i32
  %1 = ml_program.global_load @a : i32
  ml_program.output %1, %t#0, %1 : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   ml_program.subgraph @graph(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %[[RESULT:[^ ]+]], %[[PRODUCETOKEN:[^ ]+]] = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG1]] : i32
// CHECK-NEXT:     ml_program.output %[[ARG1]], %[[RESULT]], %[[ARG1]] : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Functions that call each other, one of them further in.
ml_program.global private mutable @a(0 : i32) : i32
ml_program.global private mutable @b(0 : i32) : i32
func.func @one(%x: i32, %c: i1) {
  scf.if %c { func.call @other(%x, %c) : (i32, i1) -> () }
  return
}
func.func @other(%x: i32, %c: i1) {
  %0 = ml_program.global_load @b : i32
  ml_program.global_store @a = %0 : i32
  call @one(%x, %c) : (i32, i1) -> ()
  return
}
func.func @f(%x: i32, %c: i1) -> (i32, i32) {
  ml_program.global_store @a = %x : i32
  ml_program.global_store @b = %x : i32
  call @one(%x, %c) : (i32, i1) -> ()
  %0 = ml_program.global_load @a : i32
  %1 = ml_program.global_load @b : i32
  ml_program.global_store @b = %0 : i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   func.func @one(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       func.call @other(%[[ARG0]], %[[ARG1]]) : (i32, i1) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @other(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     ml_program.global_store @a = %[[B]] : i32
// CHECK-NEXT:     call @one(%[[ARG0]], %[[ARG1]]) : (i32, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) -> (i32, i32) {
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:     call @one(%[[ARG0]], %[[ARG1]]) : (i32, i1) -> ()
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     ml_program.global_store @b = %[[A]] : i32
// CHECK-NEXT:     return %[[A]], %[[ARG0]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
