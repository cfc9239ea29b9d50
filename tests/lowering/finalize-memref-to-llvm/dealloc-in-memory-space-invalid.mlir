// RUN: mlir-opt %s --finalize-memref-to-llvm --split-input-file --verify-diagnostics

func.func @f(%a: memref<*xf32, 3>) {
  // expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: '!llvm.ptr<3>' != '!llvm.ptr'}}
  memref.dealloc %a : memref<*xf32, 3>
  return
}

// -----

func.func @f(%a: memref<f32>, %b: f32) {
  // expected-error@+1 {{result not defined in region}}
  %0 = memref.generic_atomic_rmw %a[] : memref<f32> {
  ^bb0(%c: f32):
    %1 = arith.addf %c, %c : f32
    memref.atomic_yield %b : f32
  }
  return
}
