// RUN: mlir-opt %s --split-input-file | FileCheck %s

ml_program.func private @e(i32) -> i32

// CHECK: module {
// CHECK-NEXT:   ml_program.func private @e(i32) -> i32
// CHECK-NEXT: }

// -----

ml_program.func @c(%arg0 : i32 {x.a}) -> (i32 {x.b}) attributes {z = 1 : i32} { ml_program.return %arg0 : i32 }

// CHECK: module {
// CHECK-NEXT:   ml_program.func @c(%[[ARG0:[^ ]+]]: i32 {x.a}) -> (i32 {x.b}) attributes {z = 1 : i32} {
// CHECK-NEXT:     ml_program.return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.subgraph private @e(i32) -> i32

// CHECK: module {
// CHECK-NEXT:   ml_program.subgraph private @e(i32) -> i32
// CHECK-NEXT: }

// -----

ml_program.subgraph @c(%arg0 : i32) -> i32 { ml_program.output %arg0 : i32 }

// CHECK: module {
// CHECK-NEXT:   ml_program.subgraph @c(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     ml_program.output %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private mutable @foobar : i32

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @foobar : i32
// CHECK-NEXT: }

// -----

ml_program.global private @foobar(dense<4> : tensor<4xi32>) : tensor<?xi32>

// CHECK: module {
// CHECK-NEXT:   ml_program.global private @foobar(dense<4> : tensor<4xi32>) : tensor<?xi32>
// CHECK-NEXT: }

// -----

ml_program.global public mutable @foobar(#ml_program.extern<tensor<4xi32>>) : tensor<?xi32>

// CHECK: #extern = #ml_program.extern
// CHECK-NEXT: module {
// CHECK-NEXT:   ml_program.global public mutable @foobar(#extern) : tensor<?xi32>
// CHECK-NEXT: }

// -----

ml_program.global public mutable @foobar(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>

// CHECK: #extern = #ml_program.extern : tensor<4xi32>
// CHECK-NEXT: module {
// CHECK-NEXT:   ml_program.global public mutable @foobar(#extern) : tensor<?xi32>
// CHECK-NEXT: }

// -----

ml_program.global private mutable @foobar : tensor<?xi32> {foo = 1 : i32}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @foobar : tensor<?xi32> {foo = 1 : i32}
// CHECK-NEXT: }

// -----

ml_program.global private @foobar(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>

// CHECK: #extern = #ml_program.extern : tensor<4xi32>
// CHECK-NEXT: module {
// CHECK-NEXT:   ml_program.global private @foobar(#extern) : tensor<4xi32>
// CHECK-NEXT: }

// -----

ml_program.global private @foobar(4 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   ml_program.global private @foobar(4 : i32) : i32
// CHECK-NEXT: }

// -----

ml_program.global nested @foobar(4 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   ml_program.global nested @foobar(4 : i32) : i32
// CHECK-NEXT: }

// -----

ml_program.global private mutable @"a b" : i32
func.func @f() -> i32 { %0 = ml_program.global_load @"a b" : i32  return %0 : i32 }

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @"a b" : i32
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %[[A_B:[^ ]+]] = ml_program.global_load @"a b" : i32
// CHECK-NEXT:     return %[[A_B]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private @a(1 : i32): i32
func.func @f() -> i32 { %0 = ml_program.global_load @a : i32  return %0 : i32 }

// CHECK: module {
// CHECK-NEXT:   ml_program.global private @a(1 : i32) : i32
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     return %[[A]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private @a(1 : i32): i32
func.func @f() -> i32 { %0 = ml_program.global_load_const @a : i32  return %0 : i32 }

// CHECK: module {
// CHECK-NEXT:   ml_program.global private @a(1 : i32) : i32
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load_const @a : i32
// CHECK-NEXT:     return %[[A]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private mutable @a : i32
func.func @f(%x: i32) { ml_program.global_store @a = %x : i32 return }

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a : i32
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private mutable @a : i32
ml_program.subgraph @f(%x: i32, %t0: !ml_program.token) -> (i32) { 
  %0, %t = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32
  ml_program.output %0 : i32 }

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a : i32
// CHECK-NEXT:   ml_program.subgraph @f(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !ml_program.token) -> i32 {
// CHECK-NEXT:     %[[RESULT:[^ ]+]], %[[PRODUCETOKEN:[^ ]+]] = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32
// CHECK-NEXT:     ml_program.output %[[RESULT]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"ml_program.global"() {sym_name = "x", type = i32, is_mutable, value = 3 : i64} : () -> ()

// CHECK: module {
// CHECK-NEXT:   ml_program.global public mutable @x(3 : i64) : i32
// CHECK-NEXT: }

// -----

ml_program.subgraph @f() -> i32 { 
  %0 = arith.addi %1, %1 : i32
  %1 = arith.addi %0, %0 : i32
  ml_program.output %1 : i32 }

// CHECK: module {
// CHECK-NEXT:   ml_program.subgraph @f() -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[V1:[^ ]+]], %[[V1]] : i32
// CHECK-NEXT:     %[[V1]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT:     ml_program.output %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
