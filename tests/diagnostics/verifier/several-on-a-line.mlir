// RUN: not mlir-opt %s --allow-unregistered-dialect --verify-diagnostics 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

// expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}} trailing
%0 = "arith.constant"() {value = 1 : i32} : () -> f32

// CHECK: error: unexpected error: 'arith.constant' op failed to verify that all of {value, result} have same type
