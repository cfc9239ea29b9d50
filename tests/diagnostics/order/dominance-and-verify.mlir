// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f() {
  "x.use"(%v) : (f32) -> ()
  %v = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}

// CHECK: :5:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
