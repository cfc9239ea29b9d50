// RUN: mlir-opt %s --allow-unregistered-dialect --verify-diagnostics

%0 = "arith.constant"() {value = 1 : i32} : () -> f32
// expected-error @above {{'arith.constant' op failed to verify that all of {value, result} have same type}}
