// ORACLE: may differ (offsets-of-designators)
// RUN: not mlir-opt %s --allow-unregistered-dialect --verify-diagnostics 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

// expected-error @+08 {{value}}
// expected-error @+4294967296 {{value}}
%0 = "arith.constant"() {value = 1 : i32} : () -> f32 // expected-error @+4294967295 {{value}}

// CHECK: error: unexpected error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: error: expected error "value" was not produced
// CHECK: error: expected error "value" was not produced
// CHECK: error: expected error "value" was not produced
