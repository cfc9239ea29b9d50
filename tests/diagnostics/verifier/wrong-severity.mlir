// RUN: not mlir-opt %s --allow-unregistered-dialect --verify-diagnostics 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

// expected-warning @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
%0 = "arith.constant"() {value = 1 : i32} : () -> f32

// CHECK: error: 'error' diagnostic emitted when expecting a 'warning'
// CHECK: error: expected warning "'arith.constant' op failed to verify that all of {value, result} have same type" was not produced
