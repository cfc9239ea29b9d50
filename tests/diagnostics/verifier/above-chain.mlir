// RUN: not mlir-opt %s --allow-unregistered-dialect --verify-diagnostics 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

%0 = "arith.constant"() {value = 1 : i32} : () -> f32
// expected-error @above {{'arith.constant' op failed to verify that all of {value, result} have same type}}
// expected-note @above {{none}}

// CHECK: error: expected note "none" was not produced
