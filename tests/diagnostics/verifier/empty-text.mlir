// RUN: mlir-opt %s --allow-unregistered-dialect --verify-diagnostics

// expected-error @+1 {{}}
%0 = "arith.constant"() {value = 1 : i32} : () -> f32
