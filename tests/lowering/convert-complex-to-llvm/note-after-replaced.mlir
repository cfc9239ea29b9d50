// RUN: not mlir-opt %s --convert-complex-to-llvm 2>&1 | FileCheck %s

// Ops that were replaced are still there when an error shows an op.

func.func @f() -> i1 {
  %x = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %y = complex.constant [1.0 : f32, 3.0 : f32] : complex<f32>
  %r = complex.eq %x, %y : complex<f32>
  return %r : i1
}

// CHECK: [[@LINE-4]]:8: error: failed to legalize operation 'complex.eq' that was explicitly marked illegal
// CHECK: note: see current operation: %4 = "complex.eq"(%1, %3) : (complex<f32>, complex<f32>) -> i1
