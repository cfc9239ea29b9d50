// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @a() {
  %0 = arith.addi %x : i32
  return
}
func.func @b(

// CHECK: :4:21: error: expected ','
