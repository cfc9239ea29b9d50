// RUN: mlir-opt %s --split-input-file --test-func-erase-result --mlir-print-local-scope | FileCheck %s

// Results that are marked go.

func.func private @e(i32) -> (i32 {test.erase_this_result}, i32 {x.y}, f32 {test.erase_this_result})

// CHECK: module {
// CHECK-NEXT:   func.func private @e(i32) -> (i32 {x.y})
// CHECK-NEXT: }

// -----

func.func private @e2() -> (i32 {test.erase_this_result})

// CHECK: module {
// CHECK-NEXT:   func.func private @e2()
// CHECK-NEXT: }

// -----

func.func private @n() -> (i32, f32)

// CHECK: module {
// CHECK-NEXT:   func.func private @n() -> (i32, f32)
// CHECK-NEXT: }

// -----

llvm.func @l(%a: i32 {test.erase_this_arg}) -> i32 { llvm.return %a : i32 }

// CHECK: module {
// CHECK-NEXT:   llvm.func @l(%[[ARG0:[^ ]+]]: i32 {test.erase_this_arg}) -> i32 {
// CHECK-NEXT:     llvm.return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
