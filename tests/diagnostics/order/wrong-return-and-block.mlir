// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f() -> i32 {
  cf.br ^b
^b:
  return
^c:
  return
}

// CHECK: :6:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
