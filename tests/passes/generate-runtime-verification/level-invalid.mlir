// RUN: mlir-opt %s --generate-runtime-verification=verbose-level=2 --verify-diagnostics

// expected-error @below {{generate-runtime-verification pass: set verboseLevel to 0 or 1}}
module {
  func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
    %0 = memref.load %m[%i] : memref<4xf32>
    return %0 : f32
  }
}
