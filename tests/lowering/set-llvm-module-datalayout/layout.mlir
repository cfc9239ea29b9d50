// RUN: mlir-opt %s --split-input-file --set-llvm-module-datalayout=data-layout=e-p:32:32 | FileCheck %s

func.func @f() { return }

// CHECK: module attributes {llvm.data_layout = "e-p:32:32"} {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "E", a.b} {
}

// CHECK: module attributes {a.b, llvm.data_layout = "e-p:32:32"} {
// CHECK-NEXT: }
