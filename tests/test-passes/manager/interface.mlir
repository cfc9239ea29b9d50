// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-interface-pass),any(test-interface-pass))' --mlir-disable-threading 2>&1 | FileCheck %s

func.func @body(%x: i32) -> i32 {
  return %x : i32
}

func.func private @declared(i32)

module @inside {
  llvm.func @other() {
    llvm.return
  }
}

// CHECK: tests/test-passes/manager/interface.mlir:3:1: remark: Executing interface pass on operation
// CHECK-NEXT: func.func @body(%[[X:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/manager/interface.mlir:3:1: note: see current operation: 
// CHECK-NEXT: func.func @body(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/manager/interface.mlir:7:1: remark: Executing interface pass on operation
// CHECK-NEXT: func.func private @declared(i32)
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/manager/interface.mlir:7:1: note: see current operation: func.func private @declared(i32)
// CHECK-NEXT: tests/test-passes/manager/interface.mlir:3:1: remark: Executing interface pass on operation
// CHECK-NEXT: func.func @body(%[[X:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/manager/interface.mlir:3:1: note: see current operation: 
// CHECK-NEXT: func.func @body(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:   return %[[ARG0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/manager/interface.mlir:7:1: remark: Executing interface pass on operation
// CHECK-NEXT: func.func private @declared(i32)
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/manager/interface.mlir:7:1: note: see current operation: func.func private @declared(i32)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @body(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(i32)
// CHECK-NEXT:   module @inside {
// CHECK-NEXT:     llvm.func @other() {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
