// RUN: mlir-opt %s --allow-unregistered-dialect --verify-diagnostics | FileCheck %s --check-prefix=CHECK

func.func private @f()

// CHECK: module {
// CHECK-NEXT: func.func private @f()
// CHECK-NEXT: }
