// RUN: not mlir-opt %s --allow-unregistered-dialect --verify-diagnostics 2>/dev/null | FileCheck %s --check-prefix=CHECK
// RUN: not mlir-opt %s --allow-unregistered-dialect --verify-diagnostics 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK-ERR

// expected-error @+1 {{never}}
func.func private @f()

// CHECK: module {
// CHECK-NEXT: func.func private @f()
// CHECK-NEXT: }

// CHECK-ERR: error: expected error "never" was not produced
