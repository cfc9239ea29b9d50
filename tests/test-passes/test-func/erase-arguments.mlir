// RUN: mlir-opt %s --split-input-file --test-func-erase-arg --mlir-print-local-scope | FileCheck %s

// Arguments that are marked go, with their attributes, from the functions directly in the module.

func.func @e(%a: i32 {test.erase_this_arg}, %b: i64, %c: f32 {test.erase_this_arg, x.y = 1}, %d: f64 {k.l}) -> i64 {
  return %b : i64
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: f64 {k.l}) -> i64 {
// CHECK-NEXT:     return %[[ARG0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @e(i32 {test.erase_this_arg}, i64)

// CHECK: module {
// CHECK-NEXT:   func.func private @e(i64)
// CHECK-NEXT: }

// -----

module { func.func @in(%a: i32 {test.erase_this_arg}) { return } 
 module { func.func @deeper(%a: i32 {test.erase_this_arg}) { return } } }

// CHECK: module {
// CHECK-NEXT:   func.func @in() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @deeper(%[[ARG0:[^ ]+]]: i32 {test.erase_this_arg}) {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @g { gpu.func @k(%a: i32 {test.erase_this_arg}, %b: i32) kernel { gpu.return } }

// CHECK: module {
// CHECK-NEXT:   gpu.module @g {
// CHECK-NEXT:     gpu.func @k(%[[ARG0:[^ ]+]]: i32 {test.erase_this_arg}, %[[ARG1:[^ ]+]]: i32) kernel {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @l(%a: i32 {test.erase_this_arg}, %b: i32) -> i32 { llvm.return %b : i32 }

// CHECK: module {
// CHECK-NEXT:   llvm.func @l(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     llvm.return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
