// RUN: not mlir-opt %s --allow-unregistered-dialect 2>&1 | FileCheck %s

// That types do not fit is said even where what follows is no token.
// CHECK: :9:3: error: invalid SSA name
// CHECK: :8:20: error: expected 1 operand type
// CHECK-SAME: but had 0
func.func @f(%a: i32) {
  %r = "t.x"(%a) : () -> i32
  % return
}
