// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f(%a: i32) -> i32 {
  return %a : f32
}

// CHECK: :4:10: error: use of value '%a' expects different type than prior uses: 'f32' vs 'i32'
