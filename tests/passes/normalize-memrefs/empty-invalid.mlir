// RUN: mlir-opt %s --normalize-memrefs --split-input-file --verify-diagnostics

func.func @offset(%i: index) -> f32 {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %a = memref.alloc() : memref<0xf32, affine_map<(d0) -> (d0 + 2)>>
  %r = affine.load %a[%i] : memref<0xf32, affine_map<(d0) -> (d0 + 2)>>
  return %r : f32
}
// -----
func.func @transposed(%i: index) -> f32 {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %a = memref.alloc() : memref<0x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %r = affine.load %a[%i, %i] : memref<0x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %r : f32
}
