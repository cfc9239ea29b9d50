// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f(%l: index) {
  %0 = scf.execute_region -> i32 {
    %1 = "arith.constant"() {value = 1 : i32} : () -> f32
    scf.yield %1 : f32
  }
  return
}

// CHECK: :5:10: error: 'arith.constant' op failed to verify that all of {value, result} have same type
