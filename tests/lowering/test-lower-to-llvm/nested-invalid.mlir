// RUN: not mlir-opt %s --pass-pipeline="builtin.module(test-lower-to-llvm{reassociate=true})" 2>&1 | FileCheck %s

module {}

// CHECK: <Pass-Options-Parser>: no such option reassociate
// CHECK-NEXT: <unknown>:0: error: failed to add `test-lower-to-llvm` with options `reassociate=true`
