// RUN: not mlir-opt %s -one-shot-bufferize=must-infer-memory-space 2>&1 | FileCheck %s

// The function is shown with what is in it.

// CHECK: error: could not infer memory space
// CHECK: note: see current operation:
// CHECK-NEXT: "func.func"()
// CHECK-NEXT: ^bb0(%arg0: tensor<?xf32>
// CHECK-NEXT:   %0 = "arith.constant"()
// CHECK: error: failed to bufferize op
func.func @f(%a: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %a, %c0 : tensor<?xf32>
  return %m : index
}
