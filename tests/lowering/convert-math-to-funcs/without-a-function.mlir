// RUN: mlir-opt %s --allow-unregistered-dialect --convert-math-to-funcs --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// A function comes from where the module does, also where it is called outside of functions.
module {
  %i = "test.op"() : () -> i32
  %r = math.ipowi %i, %i : i32
} loc("m":1:2)

// CHECK: func.func private @__mlir_math_ipowi_i32(%arg0: i32 loc("m":1:2), %arg1: i32 loc("m":1:2)) -> i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32 loc("m":1:2)
