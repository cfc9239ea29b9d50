// RUN: not mlir-opt %s --allow-unregistered-dialect --verify-diagnostics 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

// expected-error @unknown {{nothing}}
%0 = "arith.constant"() {value = 1 : i32} : () -> f32

// CHECK: error: unexpected error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: <unknown>:0: error: expected error "nothing" was not produced
// CHECK: <unknown>:0: error: expected error "nothing" was not produced
