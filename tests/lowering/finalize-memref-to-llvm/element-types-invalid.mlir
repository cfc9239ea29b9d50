// RUN: mlir-opt %s --finalize-memref-to-llvm --split-input-file --verify-diagnostics

// expected-error @+1 {{invalid memref element type}}
func.func @f(%m: memref<4x!llvm.ptr>, %i: index) -> !llvm.ptr {
  %0 = memref.load %m[%i] : memref<4x!llvm.ptr>
  memref.store %0, %m[%i] : memref<4x!llvm.ptr>
  return %0 : !llvm.ptr
}
// -----

// expected-error @+1 {{invalid memref element type}}
func.func @f(%m: memref<4x!llvm.struct<(i32, f64)>>, %i: index) -> !llvm.struct<(i32, f64)> {
  %0 = memref.load %m[%i] : memref<4x!llvm.struct<(i32, f64)>>
  memref.store %0, %m[%i] : memref<4x!llvm.struct<(i32, f64)>>
  return %0 : !llvm.struct<(i32, f64)>
}
// -----

// expected-error @unknown {{conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.}}
func.func @f(%m: memref<4xf32, "x">, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, "x">
  memref.store %0, %m[%i] : memref<4xf32, "x">
  return %0 : f32
}
// -----

// expected-error @unknown {{conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons}}
func.func @f(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  memref.store %0, %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
  return %0 : f32
}
