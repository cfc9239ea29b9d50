// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f() {
^a:
  %0 = arith.constant 1 : i32
^b:
  cf.br ^a
}

// CHECK: :3:1: error: entry block of region may not have predecessors
