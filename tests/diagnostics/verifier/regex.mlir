// RUN: mlir-opt %s --allow-unregistered-dialect --verify-diagnostics

// expected-error-re @+1 {{failed to verify {{.*}} same type}}
%0 = "arith.constant"() {value = 1 : i32} : () -> f32
