// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

module @a {
  func.func @f() {
    %0 = "arith.constant"() {value = 1 : i32} : () -> f32
    return
  }
}
module @b {
  func.func @g() {
    %0 = "arith.constant"() {value = 1 : i32} : () -> f32
    return
  }
}

// CHECK: :5:10: error: 'arith.constant' op failed to verify that all of {value, result} have same type
// CHECK: :11:10: error: 'arith.constant' op failed to verify that all of {value, result} have same type
