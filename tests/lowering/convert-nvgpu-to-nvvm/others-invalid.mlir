// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm --verify-diagnostics

!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
llvm.func @mgpuTensorMapEncodeTiledMemref(i64)
func.func @tma(%u: memref<*xf16>, %n: index) {
  // expected-error @below {{'llvm.call' op incorrect number of operands (8) for callee (expecting: 1)}}
  %m = nvgpu.tma.create.descriptor %u box[%n] : memref<*xf16> -> !map
  return
}

// -----

func.func @f(%t: vector<2x2xf32>, %p: i1) {
  // expected-error @below {{failed to legalize operation 'scf.if' that was explicitly marked illegal}}
  %r:2 = scf.if %p -> (vector<2x2xf32>, tensor<2xf32>) {
    %y = tensor.empty() : tensor<2xf32>
    scf.yield %t, %y : vector<2x2xf32>, tensor<2xf32>
  } else {
    %y = tensor.empty() : tensor<2xf32>
    scf.yield %t, %y : vector<2x2xf32>, tensor<2xf32>
  }
  return
}

// -----

!a = !nvgpu.warpgroup.descriptor<tensor = memref<64x8xtf32, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<8x8xtf32, 3>>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
func.func @f(%a: !a, %b: !b, %c: !acc) {
  // expected-error @below {{'nvvm.wgmma.mma_async' op given layouts layout_a = row and layout_b = row for input types tf32 and tf32 requires transpose. However, this is only supported for: f16 and bf16}}
  %d = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !acc -> !acc
  return
}
