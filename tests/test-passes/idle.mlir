// RUN: mlir-opt %s --pass-pipeline='builtin.module(test-module-pass,func.func(test-function-pass))' | FileCheck %s

func.func private @declared()

func.func @defined() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declared()
// CHECK-NEXT:   func.func @defined() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
