// RUN: not mlir-opt %s --allow-unregistered-dialect --verify-diagnostics 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

// expected-remark @+1 {{nothing}}
%0 = "arith.constant"() {value = 1 : i32} : () -> f32

// CHECK: error: unexpected error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: error: expected remark "nothing" was not produced
