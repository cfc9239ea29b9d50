// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

module  attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 }

// CHECK: module attributes {a.b = 1 : i32} {
// CHECK-NEXT: func.func private @f(i32) -> i32
// CHECK-NEXT: }

// -----

module @m attributes {a.b = 1 : i32} { func.func private @f() -> i32 }

// CHECK: module @m attributes {a.b = 1 : i32} {
// CHECK-NEXT: func.func private @f() -> i32
// CHECK-NEXT: }

// -----

module @m attributes {a.b = 42 : i32} { func.func private @f(i32) -> i32 }

// CHECK: module @m attributes {a.b = 42 : i32} {
// CHECK-NEXT: func.func private @f(i32) -> i32
// CHECK-NEXT: }

// -----

module @m attributes {a.b = 1 : i32} { func.func private @fi32 () -> i32 }

// CHECK: module @m attributes {a.b = 1 : i32} {
// CHECK-NEXT: func.func private @fi32() -> i32
// CHECK-NEXT: }
