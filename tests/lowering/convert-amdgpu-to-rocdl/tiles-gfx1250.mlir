// RUN: mlir-opt %s --convert-amdgpu-to-rocdl=chipset=gfx1250 | FileCheck %s

func.func @f0(%m: memref<64x64xi32>, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %i: index) -> !amdgpu.tdm_base<i32> {
  %1 = amdgpu.make_dma_base %m[%i, %i], %l[%i, %i] : memref<64x64xi32>, memref<64x64xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
  return %1 : !amdgpu.tdm_base<i32>
}

func.func @f1(%m: memref<64xi8>, %l: memref<64xi8, #gpu.address_space<workgroup>>, %i: index) -> !amdgpu.tdm_gather_base<i8, i16> {
  %1 = amdgpu.make_gather_dma_base %m[%i], %l[%i] : memref<64xi8>, memref<64xi8, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i8, i16>
  return %1 : !amdgpu.tdm_gather_base<i8, i16>
}

func.func @f2(%m: memref<64xi8>, %l: memref<64xi8, #gpu.address_space<workgroup>>, %i: index) -> !amdgpu.tdm_gather_base<i8, i32> {
  %1 = amdgpu.make_gather_dma_base %m[%i], %l[%i] : memref<64xi8>, memref<64xi8, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i8, i32>
  return %1 : !amdgpu.tdm_gather_base<i8, i32>
}

func.func @f3(%b: !amdgpu.tdm_base<i32>, %i: index) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_dma_descriptor %b globalSize [128, 64] globalStride [64, 1] sharedSize [32, 16] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f4(%b: !amdgpu.tdm_base<i16>, %i: index) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_dma_descriptor %b globalSize [%i] globalStride [1] sharedSize [%i] : !amdgpu.tdm_base<i16> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f5(%l: memref<64x64xi32, #gpu.address_space<workgroup>>, %b: !amdgpu.tdm_base<i8>, %i: index, %n: i32, %g: vector<16xi1>, %t: i1) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_dma_descriptor %b globalSize [%i, 64] globalStride [64, 1] sharedSize [8, %i] padShared(%n every %n) workgroupMask %g earlyTimeout %t atomicBarrier(%l[%i, %i] : memref<64x64xi32, #gpu.address_space<workgroup>>) iterate %i, %n, %i : !amdgpu.tdm_base<i8> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f6(%d: !amdgpu.tdm_descriptor) {
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f7(%d: !amdgpu.tdm_descriptor) {
  amdgpu.tensor_store_from_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f8(%b: !amdgpu.tdm_base<i64>, %i: index) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_dma_descriptor %b globalSize [2, 3, 5, 7, 11] globalStride [10000, 1000, 100, 10, 1] sharedSize [13, 17, 19, 23, 29] : !amdgpu.tdm_base<i64> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f9(%b: !amdgpu.tdm_base<i64>, %i: index) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_dma_descriptor %b globalSize [%i, %i, %i, %i, %i] globalStride [%i, %i, %i, %i, 1] sharedSize [%i, %i, %i, %i, %i] : !amdgpu.tdm_base<i64> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f10(%b: !amdgpu.tdm_base<i8>, %i: index) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_dma_descriptor %b globalSize [2, 3, 5] globalStride [1000, 100, 1] sharedSize [13, 17, 19] : !amdgpu.tdm_base<i8> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f11(%b: !amdgpu.tdm_base<i8>, %i: index, %n: i32) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_dma_descriptor %b globalSize [2, 3, 5, 7] globalStride [1000, 100, 10, 1] sharedSize [13, 17, 19, 23] padShared(%n every %n) : !amdgpu.tdm_base<i8> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f12(%b: !amdgpu.tdm_gather_base<i16, i16>, %i: index, %r: vector<5xi16>, %n: i32) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2, 3] globalStride [10, 1] sharedSize [13, 17] : !amdgpu.tdm_gather_base<i16, i16>, vector<5xi16> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f13(%b: !amdgpu.tdm_gather_base<i16, i16>, %i: index, %r: vector<16xi16>, %n: i32) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2, 3] globalStride [10, 1] sharedSize [13, 17] : !amdgpu.tdm_gather_base<i16, i16>, vector<16xi16> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f14(%b: !amdgpu.tdm_gather_base<i16, i32>, %i: index, %r: vector<3xi32>, %n: i32) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2, 3] globalStride [10, 1] sharedSize [13, 17] : !amdgpu.tdm_gather_base<i16, i32>, vector<3xi32> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f15(%b: !amdgpu.tdm_gather_base<i16, i32>, %i: index, %r: vector<8xi32>, %n: i32) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2] globalStride [1] sharedSize [13] : !amdgpu.tdm_gather_base<i16, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f16(%b: !amdgpu.tdm_base<i32>, %g: vector<16xi1>) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [3] workgroupMask %g : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f17(%b: !amdgpu.tdm_base<i32>, %i: index, %n: i32) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [3] iterate %i, %n, %i : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f18(%b: !amdgpu.tdm_base<i32>, %l: memref<4xi64, #gpu.address_space<workgroup>>, %i: index, %g: vector<16xi1>, %t: i1) -> !amdgpu.tdm_descriptor {
  %2 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [3] workgroupMask %g earlyTimeout %t atomicBarrier(%l[%i] : memref<4xi64, #gpu.address_space<workgroup>>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %2 : !amdgpu.tdm_descriptor
}

func.func @f19(%b: !amdgpu.tdm_base<f64>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<4xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%j, %j, 1] globalStride [%i, %j, 1] sharedSize [%i, %i, %i] atomicBarrier(%l[%i, %j] : memref<64x64xi32, #gpu.address_space<workgroup>>) : !amdgpu.tdm_base<f64> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f20(%b: !amdgpu.tdm_gather_base<f16, i16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<7xi16>) {
  %d = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [5] globalStride [1] sharedSize [%i] workgroupMask %g earlyTimeout %t atomicBarrier(%l[%i, %j] : memref<64x64xi32, #gpu.address_space<workgroup>>) : !amdgpu.tdm_gather_base<f16, i16>, vector<7xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f21(%b: !amdgpu.tdm_base<f16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<2xi32>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%j, %j] globalStride [%i, 1] sharedSize [%i, %i] padShared(%n every %p) workgroupMask %g atomicBarrier(%z[%i] : memref<?xi64, strided<[?], offset: ?>, 3>) : !amdgpu.tdm_base<f16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f22(%b: !amdgpu.tdm_base<f64>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<8xi32>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [0, 5, %i] globalStride [%j, 4294967301, 1] sharedSize [%j, 1, %j] padShared(%n every %p) atomicBarrier(%z[%i] : memref<?xi64, strided<[?], offset: ?>, 3>) : !amdgpu.tdm_base<f64> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f23(%b: !amdgpu.tdm_gather_base<f16, i32>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<5xi32>) {
  %d = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [%j] globalStride [1] sharedSize [5] workgroupMask %g earlyTimeout %t atomicBarrier(%z[%i] : memref<?xi64, strided<[?], offset: ?>, 3>) : !amdgpu.tdm_gather_base<f16, i32>, vector<5xi32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f24(%b: !amdgpu.tdm_base<f16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<12xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%j, %i, 0, %j] globalStride [%i, 5, 5, 1] sharedSize [%j, %i, %j, %i] padShared(%n every %p) iterate %j, %n, %i : !amdgpu.tdm_base<f16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f25(%b: !amdgpu.tdm_base<f64>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<16xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%j, %j, %i, 1125899906842624, 5] globalStride [%j, %i, %j, %i, 1] sharedSize [%j, 4294967301, %j, 65536, %j] : !amdgpu.tdm_base<f64> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f26(%b: !amdgpu.tdm_base<f64>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<12xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%j, 4294967301, %j, 5, %j] globalStride [4294967301, 5, %i, %j, 1] sharedSize [1, %i, %j, 65536, %i] atomicBarrier(%q[] : memref<i64, 3>) : !amdgpu.tdm_base<f64> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f27(%b: !amdgpu.tdm_gather_base<f8E5M2, i16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<16xi16>) {
  %d = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [%i, %i] globalStride [%j, 1] sharedSize [128, %j] padShared(%n every %p) iterate %j, %n, %i : !amdgpu.tdm_gather_base<f8E5M2, i16>, vector<16xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f28(%b: !amdgpu.tdm_base<bf16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<14xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [1, %i, %i, 65536] globalStride [4294967301, %j, %j, 1] sharedSize [%j, %i, 1125899906842624, %i] workgroupMask %g atomicBarrier(%q[] : memref<i64, 3>) : !amdgpu.tdm_base<bf16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f29(%b: !amdgpu.tdm_base<i8>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<3xi32>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [4294967301, %j, %i, %j, -3] globalStride [%j, 5, 65536, %j, 1] sharedSize [%j, %j, %i, %i, 1] atomicBarrier(%q[] : memref<i64, 3>) : !amdgpu.tdm_base<i8> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f30(%b: !amdgpu.tdm_base<f16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<4xi32>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%i, %j, %i, %j] globalStride [-3, -3, %i, 1] sharedSize [65536, 4294967301, 65536, %j] padShared(%n every %p) workgroupMask %g earlyTimeout %t : !amdgpu.tdm_base<f16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f31(%b: !amdgpu.tdm_gather_base<i8, i16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<7xi16>) {
  %d = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [%j] globalStride [1] sharedSize [%j] padShared(%n every %p) : !amdgpu.tdm_gather_base<i8, i16>, vector<7xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f32(%b: !amdgpu.tdm_base<f32>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<5xi32>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%j, %i] globalStride [-3, 1] sharedSize [%j, %i] workgroupMask %g : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f33(%b: !amdgpu.tdm_base<f64>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<3xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [1125899906842624, %i, %i] globalStride [128, 1, 1] sharedSize [%i, 5, %j] atomicBarrier(%z[%i] : memref<?xi64, strided<[?], offset: ?>, 3>) : !amdgpu.tdm_base<f64> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f34(%b: !amdgpu.tdm_base<f8E5M2>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<4xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [1125899906842624] globalStride [1] sharedSize [%i] padShared(%n every %p) workgroupMask %g earlyTimeout %t atomicBarrier(%l[%i, %j] : memref<64x64xi32, #gpu.address_space<workgroup>>) : !amdgpu.tdm_base<f8E5M2> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f35(%b: !amdgpu.tdm_gather_base<i64, i32>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<5xi32>) {
  %d = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [%j, 1] globalStride [%j, 1] sharedSize [%i, %j] workgroupMask %g earlyTimeout %t iterate %j, %n, %i : !amdgpu.tdm_gather_base<i64, i32>, vector<5xi32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f36(%b: !amdgpu.tdm_base<f16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<15xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%j, %j] globalStride [%i, 1] sharedSize [%i, %j] workgroupMask %g atomicBarrier(%l[%i, %j] : memref<64x64xi32, #gpu.address_space<workgroup>>) : !amdgpu.tdm_base<f16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f37(%b: !amdgpu.tdm_base<bf16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<13xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%i, %j] globalStride [%j, 1] sharedSize [4294967301, 65536] padShared(%n every %p) iterate %j, %n, %i : !amdgpu.tdm_base<bf16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f38(%b: !amdgpu.tdm_base<f8E5M2>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<4xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%i, %i, %i] globalStride [%j, %i, 1] sharedSize [65536, %j, %j] : !amdgpu.tdm_base<f8E5M2> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f39(%b: !amdgpu.tdm_gather_base<bf16, i16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<9xi16>) {
  %d = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [%j] globalStride [1] sharedSize [%i] padShared(%n every %p) : !amdgpu.tdm_gather_base<bf16, i16>, vector<9xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f40(%b: !amdgpu.tdm_base<f32>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<3xi32>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [1] globalStride [1] sharedSize [-3] padShared(%n every %p) workgroupMask %g earlyTimeout %t : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f41(%b: !amdgpu.tdm_gather_base<i8, i16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<12xi16>) {
  %d = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [%i] globalStride [1] sharedSize [%i] : !amdgpu.tdm_gather_base<i8, i16>, vector<12xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f42(%b: !amdgpu.tdm_base<f16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<9xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%j, %j, %i, %i] globalStride [%i, %i, %i, 1] sharedSize [128, %j, %i, %j] padShared(%n every %p) workgroupMask %g earlyTimeout %t : !amdgpu.tdm_base<f16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f43(%b: !amdgpu.tdm_base<f32>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<13xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [128, %i, %i, 1] globalStride [5, 1, 128, 1] sharedSize [%j, 1125899906842624, 1125899906842624, 5] atomicBarrier(%z[%i] : memref<?xi64, strided<[?], offset: ?>, 3>) : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f44(%b: !amdgpu.tdm_gather_base<bf16, i32>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<8xi32>) {
  %d = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [%j, %j] globalStride [%i, 1] sharedSize [128, %j] iterate %j, %n, %i : !amdgpu.tdm_gather_base<bf16, i32>, vector<8xi32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f45(%b: !amdgpu.tdm_base<f32>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<4xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%j, %j] globalStride [%j, 1] sharedSize [%j, 5] workgroupMask %g : !amdgpu.tdm_base<f32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f46(%b: !amdgpu.tdm_base<bf16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<10xi16>) {
  %d = amdgpu.make_dma_descriptor %b globalSize [%i] globalStride [1] sharedSize [%j] workgroupMask %g atomicBarrier(%l[%i, %j] : memref<64x64xi32, #gpu.address_space<workgroup>>) iterate %j, %n, %i : !amdgpu.tdm_base<bf16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f47(%b: !amdgpu.tdm_gather_base<i8, i16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<1xi16>) {
  %d = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [128] globalStride [1] sharedSize [%i] padShared(%n every %p) workgroupMask %g earlyTimeout %t : !amdgpu.tdm_gather_base<i8, i16>, vector<1xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

func.func @f48(%b: !amdgpu.tdm_gather_base<f16, i16>, %i: index, %j: index, %n: i32, %p: i32, %g: vector<16xi1>, %t: i1, %l: memref<64x64xi32, #gpu.address_space<workgroup>>, %q: memref<i64, 3>, %z: memref<?xi64, strided<[?], offset: ?>, 3>, %r: vector<14xi16>) {
  %d = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [%i] globalStride [1] sharedSize [%i] workgroupMask %g atomicBarrier(%z[%i] : memref<?xi64, strided<[?], offset: ?>, 3>) iterate %j, %n, %i : !amdgpu.tdm_gather_base<f16, i16>, vector<14xi16> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: memref<64x64xi32>, %[[ARG1:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index) -> !amdgpu.tdm_base<i32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<64x64xi32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x64xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mul %[[V1]], %[[V8]] : i64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.add %[[V9]], %[[V1]] : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.getelementptr %[[V7]][%[[V10]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mul %[[V1]], %[[V13]] : i64
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.add %[[V14]], %[[V1]] : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.getelementptr %[[V12]][%[[V15]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.ptrtoint %[[V11]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.ptrtoint %[[V16]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.trunc %[[V18]] : i64 to i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.lshr %[[V18]], %[[V20]] : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.trunc %[[V21]] : i64 to i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(33554431 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.and %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(30 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shl %[[V5]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.or disjoint %[[V24]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertelement %[[V4]], %[[V28]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertelement %[[V17]], %[[V29]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V19]], %[[V30]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertelement %[[V27]], %[[V31]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = builtin.unrealized_conversion_cast %[[V32]] : vector<4xi32> to !amdgpu.tdm_base<i32>
// CHECK-NEXT:     return %[[V33]] : !amdgpu.tdm_base<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: memref<64xi8, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index) -> !amdgpu.tdm_gather_base<i8, i16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<64xi8, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(30 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shl %[[V4]], %[[V7]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.or disjoint %[[V4]], %[[V8]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.getelementptr %[[V10]][%[[V1]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.getelementptr %[[V12]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.ptrtoint %[[V11]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.ptrtoint %[[V13]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.trunc %[[V15]] : i64 to i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.lshr %[[V15]], %[[V17]] : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.trunc %[[V18]] : i64 to i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(33554431 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.and %[[V19]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(30 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shl %[[V5]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V9]], %[[V25]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertelement %[[V14]], %[[V26]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertelement %[[V16]], %[[V27]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertelement %[[V24]], %[[V28]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = builtin.unrealized_conversion_cast %[[V29]] : vector<4xi32> to !amdgpu.tdm_gather_base<i8, i16>
// CHECK-NEXT:     return %[[V30]] : !amdgpu.tdm_gather_base<i8, i16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: memref<64xi8>, %[[ARG1:[^ ]+]]: memref<64xi8, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index) -> !amdgpu.tdm_gather_base<i8, i32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<64xi8, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(30 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.shl %[[V4]], %[[V7]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.or disjoint %[[V4]], %[[V8]] : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(31 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shl %[[V4]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.or disjoint %[[V9]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.getelementptr %[[V13]][%[[V1]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.getelementptr %[[V15]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.ptrtoint %[[V14]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.ptrtoint %[[V16]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.trunc %[[V18]] : i64 to i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.lshr %[[V18]], %[[V20]] : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.trunc %[[V21]] : i64 to i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(33554431 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.and %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(30 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shl %[[V5]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.or disjoint %[[V24]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertelement %[[V12]], %[[V28]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertelement %[[V17]], %[[V29]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V19]], %[[V30]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertelement %[[V27]], %[[V31]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = builtin.unrealized_conversion_cast %[[V32]] : vector<4xi32> to !amdgpu.tdm_gather_base<i8, i32>
// CHECK-NEXT:     return %[[V33]] : !amdgpu.tdm_gather_base<i8, i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<i32>, %[[ARG1:[^ ]+]]: index) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<i32> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shl %[[V3]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(64 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.lshr %[[V11]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(128 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V16]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.lshr %[[V16]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.and %[[V28]], %[[V27]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.trunc %[[V29]] : i64 to i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.lshr %[[V29]], %[[V31]] : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.trunc %[[V32]] : i64 to i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertelement %[[V10]], %[[V34]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V13]], %[[V35]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertelement %[[V19]], %[[V36]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V25]], %[[V37]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V26]], %[[V38]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V30]], %[[V39]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V33]], %[[V40]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V1]], %[[V41]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]], %[[V42]], %[[V43]], %[[V44]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V45]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<i16>, %[[ARG1:[^ ]+]]: index) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<i16> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shl %[[V3]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V12]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.lshr %[[V12]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shl %[[V17]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertelement %[[V11]], %[[V20]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertelement %[[V14]], %[[V21]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertelement %[[V16]], %[[V22]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertelement %[[V19]], %[[V23]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertelement %[[V2]], %[[V24]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V2]], %[[V25]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertelement %[[V2]], %[[V26]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertelement %[[V2]], %[[V27]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]], %[[V28]], %[[V29]], %[[V30]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V31]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG1:[^ ]+]]: !amdgpu.tdm_base<i8>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: vector<16xi1>, %[[ARG5:[^ ]+]]: i1) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<64x64xi32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : !amdgpu.tdm_base<i8> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[ARG4]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.zext %[[V11]] : i16 to i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V3]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V4]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shl %[[V4]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.or disjoint %[[V18]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shl %[[V4]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shl %[[V4]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.or disjoint %[[V24]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = "llvm.intr.cttz"(%[[ARG3]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.sub %[[V28]], %[[V4]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shl %[[V29]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.or disjoint %[[V27]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.sub %[[ARG3]], %[[V4]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.shl %[[V33]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.or disjoint %[[V32]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mul %[[V1]], %[[V38]] : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.add %[[V39]], %[[V1]] : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.getelementptr %[[V37]][%[[V40]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.ptrtoint %[[V41]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.lshr %[[V42]], %[[V6]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.and %[[V43]], %[[V44]] : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(64 : i32) : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.shl %[[V46]], %[[V47]] : i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.or disjoint %[[V45]], %[[V48]] : i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.lshr %[[V46]], %[[V50]] : i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.shl %[[V52]], %[[V53]] : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.or disjoint %[[V51]], %[[V54]] : i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.lshr %[[V52]], %[[V56]] : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shl %[[V58]], %[[V59]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.or disjoint %[[V57]], %[[V60]] : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.and %[[V64]], %[[V63]] : i64
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.trunc %[[V65]] : i64 to i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.lshr %[[V65]], %[[V67]] : i64
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.trunc %[[V68]] : i64 to i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V36]], %[[V70]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V49]], %[[V71]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V55]], %[[V72]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.insertelement %[[V61]], %[[V73]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.insertelement %[[V62]], %[[V74]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.insertelement %[[V66]], %[[V75]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.insertelement %[[V69]], %[[V76]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.insertelement %[[V3]], %[[V77]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.lshr %[[V1]], %[[V80]] : i64
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.trunc %[[V81]] : i64 to i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.and %[[V82]], %[[V83]] : i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.sub %[[V85]], %[[V4]] : i32
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.shl %[[V86]], %[[V87]] : i32
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.or disjoint %[[V84]], %[[V88]] : i32
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertelement %[[V3]], %[[V90]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.insertelement %[[ARG3]], %[[V91]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V79]], %[[V92]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertelement %[[V89]], %[[V93]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.insertelement %[[V3]], %[[V95]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.insertelement %[[V3]], %[[V96]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.insertelement %[[V3]], %[[V97]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V99:[^ ]+]] = llvm.insertelement %[[V3]], %[[V98]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V100:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]], %[[V78]], %[[V94]], %[[V99]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V100]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: !amdgpu.tdm_descriptor) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:4 = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_descriptor to vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V0]]#0, %[[V0]]#1, %[[V0]]#2, %[[V0]]#3 cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: !amdgpu.tdm_descriptor) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:4 = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_descriptor to vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.store.from.lds %[[V0]]#0, %[[V0]]#1, %[[V0]]#2, %[[V0]]#3 cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<i64>, %[[ARG1:[^ ]+]]: index) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<i64> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shl %[[V4]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(11 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.lshr %[[V11]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V16]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.lshr %[[V16]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(29 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(23 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shl %[[V27]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.or disjoint %[[V26]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(10 : i64) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.and %[[V32]], %[[V31]] : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.trunc %[[V33]] : i64 to i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.lshr %[[V33]], %[[V35]] : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.trunc %[[V36]] : i64 to i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(100 : i64) : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.and %[[V39]], %[[V38]] : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.trunc %[[V40]] : i64 to i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shl %[[V41]], %[[V42]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.or disjoint %[[V37]], %[[V43]] : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.lshr %[[V40]], %[[V45]] : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.trunc %[[V46]] : i64 to i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V10]], %[[V48]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V13]], %[[V49]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V19]], %[[V50]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V25]], %[[V51]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertelement %[[V30]], %[[V52]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V34]], %[[V53]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V44]], %[[V54]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V47]], %[[V55]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(1000 : i64) : i64
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.and %[[V60]], %[[V59]] : i64
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.trunc %[[V61]] : i64 to i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.lshr %[[V61]], %[[V63]] : i64
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.trunc %[[V64]] : i64 to i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.shl %[[V66]], %[[V67]] : i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.or disjoint %[[V65]], %[[V68]] : i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V57]], %[[V70]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V58]], %[[V71]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V62]], %[[V72]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.insertelement %[[V69]], %[[V73]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(10000 : i64) : i64
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.and %[[V76]], %[[V75]] : i64
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.trunc %[[V77]] : i64 to i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.lshr %[[V77]], %[[V79]] : i64
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.trunc %[[V80]] : i64 to i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.shl %[[V82]], %[[V83]] : i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.or disjoint %[[V81]], %[[V84]] : i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.lshr %[[V82]], %[[V86]] : i32
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.mlir.constant(13 : i32) : i32
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.shl %[[V88]], %[[V89]] : i32
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.or disjoint %[[V87]], %[[V90]] : i32
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V78]], %[[V92]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertelement %[[V85]], %[[V93]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.insertelement %[[V91]], %[[V94]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.insertelement %[[V1]], %[[V95]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V97:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]], %[[V56]], %[[V74]], %[[V96]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V97]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<i64>, %[[ARG1:[^ ]+]]: index) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<i64> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shl %[[V5]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V12]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.lshr %[[V12]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shl %[[V17]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.or disjoint %[[V16]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.lshr %[[V17]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shl %[[V23]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.or disjoint %[[V22]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shl %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.or disjoint %[[V27]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.and %[[V32]], %[[V0]] : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.trunc %[[V33]] : i64 to i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.lshr %[[V33]], %[[V35]] : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.trunc %[[V36]] : i64 to i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.and %[[V38]], %[[V0]] : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.trunc %[[V39]] : i64 to i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.shl %[[V40]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.or disjoint %[[V37]], %[[V42]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.lshr %[[V39]], %[[V44]] : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.trunc %[[V45]] : i64 to i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertelement %[[V11]], %[[V47]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V14]], %[[V48]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V20]], %[[V49]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V26]], %[[V50]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V31]], %[[V51]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertelement %[[V34]], %[[V52]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V43]], %[[V53]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V46]], %[[V54]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.and %[[V58]], %[[V0]] : i64
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.trunc %[[V59]] : i64 to i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.lshr %[[V59]], %[[V61]] : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.trunc %[[V62]] : i64 to i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.shl %[[V64]], %[[V65]] : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.or disjoint %[[V63]], %[[V66]] : i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V56]], %[[V68]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V57]], %[[V69]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V60]], %[[V70]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V67]], %[[V71]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.and %[[V73]], %[[V0]] : i64
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.trunc %[[V74]] : i64 to i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.lshr %[[V74]], %[[V76]] : i64
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.trunc %[[V77]] : i64 to i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.shl %[[V79]], %[[V80]] : i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.or disjoint %[[V78]], %[[V81]] : i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.lshr %[[V79]], %[[V83]] : i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.shl %[[V85]], %[[V86]] : i32
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.or disjoint %[[V84]], %[[V87]] : i32
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.insertelement %[[V75]], %[[V89]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertelement %[[V82]], %[[V90]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.insertelement %[[V88]], %[[V91]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V2]], %[[V92]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]], %[[V55]], %[[V72]], %[[V93]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V94]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<i8>, %[[ARG1:[^ ]+]]: index) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<i8> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shl %[[V1]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.lshr %[[V11]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V16]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.lshr %[[V16]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(17 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(13 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shl %[[V27]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.or disjoint %[[V26]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(100 : i64) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.and %[[V32]], %[[V31]] : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.trunc %[[V33]] : i64 to i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.lshr %[[V33]], %[[V35]] : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.trunc %[[V36]] : i64 to i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(1000 : i64) : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.and %[[V39]], %[[V38]] : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.trunc %[[V40]] : i64 to i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shl %[[V41]], %[[V42]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.or disjoint %[[V37]], %[[V43]] : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.lshr %[[V40]], %[[V45]] : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.trunc %[[V46]] : i64 to i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V10]], %[[V48]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V13]], %[[V49]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V19]], %[[V50]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V25]], %[[V51]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertelement %[[V30]], %[[V52]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V34]], %[[V53]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V44]], %[[V54]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V47]], %[[V55]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.constant(13 : i32) : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shl %[[V58]], %[[V59]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertelement %[[V57]], %[[V61]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V1]], %[[V62]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V1]], %[[V63]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V60]], %[[V64]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V1]], %[[V66]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V1]], %[[V67]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V1]], %[[V68]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V1]], %[[V69]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]], %[[V56]], %[[V65]], %[[V70]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V71]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<i8>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i32) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<i8> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shl %[[V1]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V2]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.or disjoint %[[V10]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = "llvm.intr.cttz"(%[[ARG2]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.sub %[[V14]], %[[V2]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V15]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.sub %[[ARG2]], %[[V2]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shl %[[V19]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.or disjoint %[[V18]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shl %[[V23]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.lshr %[[V23]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shl %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.or disjoint %[[V27]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.lshr %[[V28]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(23 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shl %[[V34]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.or disjoint %[[V33]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(17 : i32) : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shl %[[V39]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(10 : i64) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.and %[[V44]], %[[V43]] : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.trunc %[[V45]] : i64 to i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.lshr %[[V45]], %[[V47]] : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.trunc %[[V48]] : i64 to i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(100 : i64) : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.and %[[V51]], %[[V50]] : i64
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.trunc %[[V52]] : i64 to i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.shl %[[V53]], %[[V54]] : i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.or disjoint %[[V49]], %[[V55]] : i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.lshr %[[V52]], %[[V57]] : i64
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.trunc %[[V58]] : i64 to i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.insertelement %[[V22]], %[[V60]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertelement %[[V25]], %[[V61]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V31]], %[[V62]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V37]], %[[V63]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V42]], %[[V64]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[V46]], %[[V65]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V56]], %[[V66]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V59]], %[[V67]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.mlir.constant(1000 : i64) : i64
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.and %[[V72]], %[[V71]] : i64
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.trunc %[[V73]] : i64 to i32
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.lshr %[[V73]], %[[V75]] : i64
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.trunc %[[V76]] : i64 to i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(17 : i32) : i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.shl %[[V78]], %[[V79]] : i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.or disjoint %[[V77]], %[[V80]] : i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertelement %[[V69]], %[[V82]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.insertelement %[[V70]], %[[V83]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.insertelement %[[V74]], %[[V84]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.insertelement %[[V81]], %[[V85]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.insertelement %[[V1]], %[[V87]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.insertelement %[[V1]], %[[V88]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.insertelement %[[V1]], %[[V89]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertelement %[[V1]], %[[V90]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]], %[[V68]], %[[V86]], %[[V91]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V92]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<i16, i16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<5xi16>, %[[ARG3:[^ ]+]]: i32) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<i16, i16> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shl %[[V2]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.lshr %[[V11]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V16]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.lshr %[[V16]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(17 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(10 : i64) : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.and %[[V28]], %[[V27]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.trunc %[[V29]] : i64 to i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.lshr %[[V29]], %[[V31]] : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.trunc %[[V32]] : i64 to i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertelement %[[V10]], %[[V34]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V13]], %[[V35]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertelement %[[V19]], %[[V36]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V25]], %[[V37]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V26]], %[[V38]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V30]], %[[V39]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V33]], %[[V40]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V1]], %[[V41]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V1]] : i32] : vector<5xi16>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V2]] : i32] : vector<5xi16>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V3]] : i32] : vector<5xi16>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V4]] : i32] : vector<5xi16>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V5]] : i32] : vector<5xi16>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.zext %[[V43]] : i16 to i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.zext %[[V44]] : i16 to i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.zext %[[V45]] : i16 to i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.zext %[[V46]] : i16 to i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.zext %[[V47]] : i16 to i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.shl %[[V49]], %[[V53]] : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.or disjoint %[[V48]], %[[V54]] : i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.shl %[[V51]], %[[V56]] : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.or disjoint %[[V50]], %[[V57]] : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shl %[[V1]], %[[V59]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.or disjoint %[[V52]], %[[V60]] : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V55]], %[[V62]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V58]], %[[V63]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V61]], %[[V64]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]], %[[V42]], %[[V65]], %[[V66]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V67]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<i16, i16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<16xi16>, %[[ARG3:[^ ]+]]: i32) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<i16, i16> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shl %[[V2]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.lshr %[[V11]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V16]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.lshr %[[V16]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(17 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(10 : i64) : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.and %[[V28]], %[[V27]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.trunc %[[V29]] : i64 to i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.lshr %[[V29]], %[[V31]] : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.trunc %[[V32]] : i64 to i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertelement %[[V10]], %[[V34]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V13]], %[[V35]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertelement %[[V19]], %[[V36]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V25]], %[[V37]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V26]], %[[V38]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V30]], %[[V39]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V33]], %[[V40]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V1]], %[[V41]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V1]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V2]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V3]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V4]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V5]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V6]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V7]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V8]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.zext %[[V43]] : i16 to i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.zext %[[V44]] : i16 to i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.zext %[[V45]] : i16 to i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.zext %[[V46]] : i16 to i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.zext %[[V47]] : i16 to i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.zext %[[V48]] : i16 to i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.zext %[[V49]] : i16 to i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.zext %[[V50]] : i16 to i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shl %[[V52]], %[[V59]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.or disjoint %[[V51]], %[[V60]] : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.shl %[[V54]], %[[V62]] : i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.or disjoint %[[V53]], %[[V63]] : i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.shl %[[V56]], %[[V65]] : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.or disjoint %[[V55]], %[[V66]] : i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.shl %[[V58]], %[[V68]] : i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.or disjoint %[[V57]], %[[V69]] : i32
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V61]], %[[V71]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V64]], %[[V72]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.insertelement %[[V67]], %[[V73]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.insertelement %[[V70]], %[[V74]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V76]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(9 : i32) : i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V78]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.mlir.constant(10 : i32) : i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V80]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.constant(11 : i32) : i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V82]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.mlir.constant(12 : i32) : i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V84]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.mlir.constant(13 : i32) : i32
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V86]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.mlir.constant(14 : i32) : i32
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V88]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.mlir.constant(15 : i32) : i32
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V90]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.zext %[[V77]] : i16 to i32
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.zext %[[V79]] : i16 to i32
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.zext %[[V81]] : i16 to i32
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.zext %[[V83]] : i16 to i32
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.zext %[[V85]] : i16 to i32
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.zext %[[V87]] : i16 to i32
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.zext %[[V89]] : i16 to i32
// CHECK-NEXT:     %[[V99:[^ ]+]] = llvm.zext %[[V91]] : i16 to i32
// CHECK-NEXT:     %[[V100:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V101:[^ ]+]] = llvm.shl %[[V93]], %[[V100]] : i32
// CHECK-NEXT:     %[[V102:[^ ]+]] = llvm.or disjoint %[[V92]], %[[V101]] : i32
// CHECK-NEXT:     %[[V103:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V104:[^ ]+]] = llvm.shl %[[V95]], %[[V103]] : i32
// CHECK-NEXT:     %[[V105:[^ ]+]] = llvm.or disjoint %[[V94]], %[[V104]] : i32
// CHECK-NEXT:     %[[V106:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V107:[^ ]+]] = llvm.shl %[[V97]], %[[V106]] : i32
// CHECK-NEXT:     %[[V108:[^ ]+]] = llvm.or disjoint %[[V96]], %[[V107]] : i32
// CHECK-NEXT:     %[[V109:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V110:[^ ]+]] = llvm.shl %[[V99]], %[[V109]] : i32
// CHECK-NEXT:     %[[V111:[^ ]+]] = llvm.or disjoint %[[V98]], %[[V110]] : i32
// CHECK-NEXT:     %[[V112:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V113:[^ ]+]] = llvm.insertelement %[[V102]], %[[V112]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V114:[^ ]+]] = llvm.insertelement %[[V105]], %[[V113]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V115:[^ ]+]] = llvm.insertelement %[[V108]], %[[V114]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V116:[^ ]+]] = llvm.insertelement %[[V111]], %[[V115]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V117:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]], %[[V42]], %[[V75]], %[[V116]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V117]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<i16, i32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<3xi32>, %[[ARG3:[^ ]+]]: i32) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<i16, i32> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shl %[[V2]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.lshr %[[V11]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V16]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.lshr %[[V16]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(17 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(10 : i64) : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.and %[[V28]], %[[V27]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.trunc %[[V29]] : i64 to i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.lshr %[[V29]], %[[V31]] : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.trunc %[[V32]] : i64 to i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertelement %[[V10]], %[[V34]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V13]], %[[V35]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertelement %[[V19]], %[[V36]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V25]], %[[V37]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V26]], %[[V38]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V30]], %[[V39]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V33]], %[[V40]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V1]], %[[V41]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V1]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V2]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V3]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V43]], %[[V46]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertelement %[[V44]], %[[V47]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V45]], %[[V48]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]], %[[V42]], %[[V49]], %[[V50]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V51]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<i16, i32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<8xi32>, %[[ARG3:[^ ]+]]: i32) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<i16, i32> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.shl %[[V2]], %[[V9]] : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V11]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.lshr %[[V11]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(13 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V16]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertelement %[[V10]], %[[V20]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertelement %[[V13]], %[[V21]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertelement %[[V15]], %[[V22]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertelement %[[V18]], %[[V23]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertelement %[[V19]], %[[V24]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V1]], %[[V25]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertelement %[[V1]], %[[V26]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertelement %[[V1]], %[[V27]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertelement %[[V29]], %[[V33]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertelement %[[V30]], %[[V34]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V31]], %[[V35]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertelement %[[V32]], %[[V36]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V38]], %[[V42]][%[[V1]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V39]], %[[V43]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V40]], %[[V44]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V41]], %[[V45]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]], %[[V28]], %[[V37]], %[[V46]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V47]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<i32>, %[[ARG1:[^ ]+]]: vector<16xi1>) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<i32> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V9]] : i16 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V3]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.or disjoint %[[V10]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V2]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shl %[[V17]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.lshr %[[V17]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V16]], %[[V25]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertelement %[[V19]], %[[V26]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertelement %[[V21]], %[[V27]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertelement %[[V24]], %[[V28]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertelement %[[V1]], %[[V29]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V1]], %[[V30]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.insertelement %[[V1]], %[[V31]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.insertelement %[[V1]], %[[V32]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = builtin.unrealized_conversion_cast %[[V0]], %[[V33]], %[[V34]], %[[V35]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V36]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<i32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i32) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<i32> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shl %[[V4]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V3]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.or disjoint %[[V11]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V15]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.lshr %[[V15]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shl %[[V20]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertelement %[[V14]], %[[V23]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertelement %[[V17]], %[[V24]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V19]], %[[V25]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertelement %[[V22]], %[[V26]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertelement %[[V2]], %[[V27]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertelement %[[V2]], %[[V28]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.insertelement %[[V2]], %[[V29]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.insertelement %[[V2]], %[[V30]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.lshr %[[V0]], %[[V33]] : i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.trunc %[[V34]] : i64 to i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.and %[[V35]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.sub %[[V38]], %[[V3]] : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shl %[[V39]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.or disjoint %[[V37]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V2]], %[[V43]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[ARG2]], %[[V44]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V32]], %[[V45]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V42]], %[[V46]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V2]], %[[V48]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V2]], %[[V49]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V2]], %[[V50]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V2]], %[[V51]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]], %[[V31]], %[[V47]], %[[V52]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V53]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<i32>, %[[ARG1:[^ ]+]]: memref<4xi64, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<16xi1>, %[[ARG4:[^ ]+]]: i1) -> !amdgpu.tdm_descriptor {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : memref<4xi64, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<i32> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[ARG3]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.zext %[[V11]] : i16 to i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V5]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V4]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shl %[[V4]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.or disjoint %[[V18]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.getelementptr %[[V22]][%[[V0]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.ptrtoint %[[V23]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.lshr %[[V24]], %[[V6]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.and %[[V25]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shl %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.or disjoint %[[V27]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.lshr %[[V28]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shl %[[V34]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V21]], %[[V37]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V31]], %[[V38]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V33]], %[[V39]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V36]], %[[V40]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V3]], %[[V41]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V3]], %[[V42]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V3]], %[[V43]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V3]], %[[V44]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]], %[[V45]], %[[V46]], %[[V47]] : vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32> to !amdgpu.tdm_descriptor
// CHECK-NEXT:     return %[[V48]] : !amdgpu.tdm_descriptor
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f64>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<4xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG7]] : memref<64x64xi32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f64> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V7]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mul %[[V1]], %[[V18]] : i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.add %[[V19]], %[[V2]] : i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.getelementptr %[[V17]][%[[V20]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.ptrtoint %[[V21]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.lshr %[[V22]], %[[V7]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.and %[[V23]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shl %[[V26]], %[[V27]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.or disjoint %[[V25]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.lshr %[[V26]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.shl %[[V32]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.or disjoint %[[V31]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.lshr %[[V32]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.shl %[[V38]], %[[V39]] : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.or disjoint %[[V37]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.shl %[[V43]], %[[V44]] : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.or disjoint %[[V42]], %[[V45]] : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.and %[[V47]], %[[V2]] : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.trunc %[[V48]] : i64 to i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.lshr %[[V48]], %[[V50]] : i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.trunc %[[V51]] : i64 to i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.and %[[V53]], %[[V1]] : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.trunc %[[V54]] : i64 to i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.shl %[[V55]], %[[V56]] : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.or disjoint %[[V52]], %[[V57]] : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.lshr %[[V54]], %[[V59]] : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.trunc %[[V60]] : i64 to i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V16]], %[[V62]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V29]], %[[V63]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V35]], %[[V64]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[V41]], %[[V65]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V46]], %[[V66]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V49]], %[[V67]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V58]], %[[V68]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V61]], %[[V69]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.shl %[[V72]], %[[V73]] : i32
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.insertelement %[[V71]], %[[V75]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.insertelement %[[V4]], %[[V76]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.insertelement %[[V4]], %[[V77]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.insertelement %[[V74]], %[[V78]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.insertelement %[[V4]], %[[V80]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.insertelement %[[V4]], %[[V81]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertelement %[[V4]], %[[V82]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.insertelement %[[V4]], %[[V83]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V70]], %[[V79]], %[[V84]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<f16, i16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<7xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG7]] : memref<64x64xi32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<f16, i16> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.zext %[[V12]] : i16 to i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V5]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V16]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shl %[[V5]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.or disjoint %[[V19]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mul %[[V2]], %[[V24]] : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.add %[[V25]], %[[V0]] : i64
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.getelementptr %[[V23]][%[[V26]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.ptrtoint %[[V27]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.lshr %[[V28]], %[[V7]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.and %[[V29]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.shl %[[V32]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.or disjoint %[[V31]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.lshr %[[V32]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.shl %[[V38]], %[[V39]] : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V22]], %[[V42]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V35]], %[[V43]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V37]], %[[V44]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V40]], %[[V45]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V41]], %[[V46]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertelement %[[V4]], %[[V47]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V4]], %[[V48]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V4]], %[[V49]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V4]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V5]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V6]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V7]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V8]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V9]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V10]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.zext %[[V51]] : i16 to i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.zext %[[V52]] : i16 to i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.zext %[[V53]] : i16 to i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.zext %[[V54]] : i16 to i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.zext %[[V55]] : i16 to i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.zext %[[V56]] : i16 to i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.zext %[[V57]] : i16 to i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.shl %[[V59]], %[[V65]] : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.or disjoint %[[V58]], %[[V66]] : i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.shl %[[V61]], %[[V68]] : i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.or disjoint %[[V60]], %[[V69]] : i32
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.shl %[[V63]], %[[V71]] : i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.or disjoint %[[V62]], %[[V72]] : i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.shl %[[V4]], %[[V74]] : i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.or disjoint %[[V64]], %[[V75]] : i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.insertelement %[[V67]], %[[V77]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.insertelement %[[V70]], %[[V78]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.insertelement %[[V73]], %[[V79]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.insertelement %[[V76]], %[[V80]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V50]], %[[V81]], %[[V82]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<2xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG9]] : memref<?xi64, strided<[?], offset: ?>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f16> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.zext %[[V12]] : i16 to i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V5]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V16]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shl %[[V5]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.or disjoint %[[V19]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V5]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V22]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.sub %[[V26]], %[[V5]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shl %[[V27]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.or disjoint %[[V25]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.sub %[[ARG3]], %[[V5]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.shl %[[V31]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.or disjoint %[[V30]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.getelementptr %[[V35]][%[[V36]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mul %[[V1]], %[[V38]] : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.getelementptr %[[V37]][%[[V39]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.ptrtoint %[[V40]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.lshr %[[V41]], %[[V7]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.and %[[V42]], %[[V43]] : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.shl %[[V45]], %[[V46]] : i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.or disjoint %[[V44]], %[[V47]] : i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.lshr %[[V45]], %[[V49]] : i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.shl %[[V51]], %[[V52]] : i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.or disjoint %[[V50]], %[[V53]] : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.lshr %[[V51]], %[[V55]] : i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.shl %[[V57]], %[[V58]] : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.or disjoint %[[V56]], %[[V59]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.and %[[V62]], %[[V1]] : i64
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.trunc %[[V63]] : i64 to i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.lshr %[[V63]], %[[V65]] : i64
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.trunc %[[V66]] : i64 to i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V34]], %[[V68]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V48]], %[[V69]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V54]], %[[V70]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V60]], %[[V71]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V61]], %[[V72]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.insertelement %[[V64]], %[[V73]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.insertelement %[[V67]], %[[V74]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.insertelement %[[V4]], %[[V75]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V76]], %[[V77]], %[[V78]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f64>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG9]] : memref<?xi64, strided<[?], offset: ?>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f64> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V7]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V5]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V16]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.sub %[[V20]], %[[V5]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shl %[[V21]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.or disjoint %[[V19]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.sub %[[ARG3]], %[[V5]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shl %[[V25]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.or disjoint %[[V24]], %[[V27]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.getelementptr %[[V29]][%[[V30]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mul %[[V2]], %[[V32]] : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.getelementptr %[[V31]][%[[V33]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.ptrtoint %[[V34]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.lshr %[[V35]], %[[V7]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.and %[[V36]], %[[V37]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shl %[[V39]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.lshr %[[V39]], %[[V43]] : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.shl %[[V45]], %[[V46]] : i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.or disjoint %[[V44]], %[[V47]] : i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.lshr %[[V45]], %[[V49]] : i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.shl %[[V51]], %[[V52]] : i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.or disjoint %[[V50]], %[[V53]] : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.shl %[[V56]], %[[V57]] : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.or disjoint %[[V55]], %[[V58]] : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.constant(4294967301 : i64) : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.and %[[V61]], %[[V60]] : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.trunc %[[V62]] : i64 to i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.lshr %[[V62]], %[[V64]] : i64
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.trunc %[[V65]] : i64 to i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.and %[[V67]], %[[V1]] : i64
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.trunc %[[V68]] : i64 to i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.shl %[[V69]], %[[V70]] : i32
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.or disjoint %[[V66]], %[[V71]] : i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.lshr %[[V68]], %[[V73]] : i64
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.trunc %[[V74]] : i64 to i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.insertelement %[[V28]], %[[V76]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.insertelement %[[V42]], %[[V77]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.insertelement %[[V48]], %[[V78]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.insertelement %[[V54]], %[[V79]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.insertelement %[[V59]], %[[V80]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.insertelement %[[V63]], %[[V81]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertelement %[[V72]], %[[V82]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.insertelement %[[V75]], %[[V83]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.shl %[[V86]], %[[V87]] : i32
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.insertelement %[[V85]], %[[V89]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertelement %[[V4]], %[[V90]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.insertelement %[[V4]], %[[V91]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V88]], %[[V92]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.insertelement %[[V4]], %[[V94]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.insertelement %[[V4]], %[[V95]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.insertelement %[[V4]], %[[V96]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.insertelement %[[V4]], %[[V97]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V84]], %[[V93]], %[[V98]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<f16, i32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<5xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG9]] : memref<?xi64, strided<[?], offset: ?>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<f16, i32> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.zext %[[V12]] : i16 to i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V5]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V16]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shl %[[V5]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.or disjoint %[[V19]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.getelementptr %[[V23]][%[[V24]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mul %[[V0]], %[[V26]] : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.getelementptr %[[V25]][%[[V27]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.ptrtoint %[[V28]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.lshr %[[V29]], %[[V7]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.and %[[V30]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.shl %[[V33]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.or disjoint %[[V32]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.lshr %[[V33]], %[[V37]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shl %[[V39]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V22]], %[[V43]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V36]], %[[V44]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V38]], %[[V45]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V41]], %[[V46]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertelement %[[V42]], %[[V47]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V4]], %[[V48]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V4]], %[[V49]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V4]], %[[V50]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V4]] : i32] : vector<5xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V5]] : i32] : vector<5xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V6]] : i32] : vector<5xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V7]] : i32] : vector<5xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertelement %[[V52]], %[[V56]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[V53]], %[[V57]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertelement %[[V54]], %[[V58]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertelement %[[V55]], %[[V59]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V8]] : i32] : vector<5xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V61]], %[[V62]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V51]], %[[V60]], %[[V63]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<12xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f16> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V4]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V4]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V4]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.sub %[[V19]], %[[V4]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shl %[[V20]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.or disjoint %[[V18]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.sub %[[ARG3]], %[[V4]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shl %[[V24]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.or disjoint %[[V23]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shl %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.lshr %[[V28]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.shl %[[V33]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.or disjoint %[[V32]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.lshr %[[V33]], %[[V37]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shl %[[V39]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.shl %[[V44]], %[[V45]] : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.or disjoint %[[V43]], %[[V46]] : i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.and %[[V49]], %[[V48]] : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.trunc %[[V50]] : i64 to i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.lshr %[[V50]], %[[V52]] : i64
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.trunc %[[V53]] : i64 to i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.and %[[V56]], %[[V55]] : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.trunc %[[V57]] : i64 to i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shl %[[V58]], %[[V59]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.or disjoint %[[V54]], %[[V60]] : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.lshr %[[V57]], %[[V62]] : i64
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.trunc %[[V63]] : i64 to i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[V27]], %[[V65]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V30]], %[[V66]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V36]], %[[V67]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V42]], %[[V68]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V47]], %[[V69]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V51]], %[[V70]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V61]], %[[V71]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V64]], %[[V72]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.lshr %[[V1]], %[[V76]] : i64
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.trunc %[[V77]] : i64 to i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.and %[[V78]], %[[V79]] : i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.sub %[[V81]], %[[V4]] : i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.shl %[[V82]], %[[V83]] : i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.or disjoint %[[V80]], %[[V84]] : i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.insertelement %[[V74]], %[[V86]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.insertelement %[[ARG3]], %[[V87]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.insertelement %[[V75]], %[[V88]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.insertelement %[[V85]], %[[V89]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.insertelement %[[V3]], %[[V91]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V3]], %[[V92]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertelement %[[V3]], %[[V93]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.insertelement %[[V3]], %[[V94]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V73]], %[[V90]], %[[V95]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f64>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<16xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f64> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V6]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V13]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.lshr %[[V13]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shl %[[V18]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.or disjoint %[[V17]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.lshr %[[V18]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shl %[[V24]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.or disjoint %[[V23]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(65536 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shl %[[V29]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.or disjoint %[[V28]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.and %[[V33]], %[[V0]] : i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.trunc %[[V34]] : i64 to i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.lshr %[[V34]], %[[V36]] : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.trunc %[[V37]] : i64 to i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.and %[[V39]], %[[V1]] : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.trunc %[[V40]] : i64 to i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shl %[[V41]], %[[V42]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V43]] : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.lshr %[[V40]], %[[V45]] : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.trunc %[[V46]] : i64 to i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V12]], %[[V48]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V15]], %[[V49]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V21]], %[[V50]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V27]], %[[V51]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertelement %[[V32]], %[[V52]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V35]], %[[V53]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V44]], %[[V54]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V47]], %[[V55]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.and %[[V59]], %[[V0]] : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.trunc %[[V60]] : i64 to i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.lshr %[[V60]], %[[V62]] : i64
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.trunc %[[V63]] : i64 to i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.shl %[[V65]], %[[V66]] : i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.or disjoint %[[V64]], %[[V67]] : i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V57]], %[[V69]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V58]], %[[V70]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V61]], %[[V71]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V68]], %[[V72]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.and %[[V74]], %[[V1]] : i64
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.trunc %[[V75]] : i64 to i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.lshr %[[V75]], %[[V77]] : i64
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.trunc %[[V78]] : i64 to i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.shl %[[V80]], %[[V81]] : i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.or disjoint %[[V79]], %[[V82]] : i32
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.lshr %[[V80]], %[[V84]] : i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.shl %[[V86]], %[[V87]] : i32
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.or disjoint %[[V85]], %[[V88]] : i32
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertelement %[[V76]], %[[V90]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.insertelement %[[V83]], %[[V91]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V89]], %[[V92]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertelement %[[V3]], %[[V93]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V56]], %[[V73]], %[[V94]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f64>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<12xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG8]] : memref<i64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f64> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V7]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.ptrtoint %[[V17]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.lshr %[[V18]], %[[V7]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.and %[[V19]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.lshr %[[V22]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shl %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.or disjoint %[[V27]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.lshr %[[V28]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shl %[[V34]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.or disjoint %[[V33]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(65536 : i32) : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shl %[[V39]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.and %[[V43]], %[[V2]] : i64
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.trunc %[[V44]] : i64 to i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.lshr %[[V44]], %[[V46]] : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.trunc %[[V47]] : i64 to i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.and %[[V49]], %[[V1]] : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.trunc %[[V50]] : i64 to i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.shl %[[V51]], %[[V52]] : i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.or disjoint %[[V48]], %[[V53]] : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.lshr %[[V50]], %[[V55]] : i64
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.trunc %[[V56]] : i64 to i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertelement %[[V16]], %[[V58]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertelement %[[V25]], %[[V59]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.insertelement %[[V31]], %[[V60]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertelement %[[V37]], %[[V61]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V42]], %[[V62]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V45]], %[[V63]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V54]], %[[V64]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[V57]], %[[V65]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.and %[[V70]], %[[V69]] : i64
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.trunc %[[V71]] : i64 to i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.lshr %[[V71]], %[[V73]] : i64
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.trunc %[[V74]] : i64 to i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.shl %[[V76]], %[[V77]] : i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.or disjoint %[[V75]], %[[V78]] : i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.insertelement %[[V67]], %[[V80]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.insertelement %[[V68]], %[[V81]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertelement %[[V72]], %[[V82]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.insertelement %[[V79]], %[[V83]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.mlir.constant(4294967301 : i64) : i64
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.and %[[V86]], %[[V85]] : i64
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.trunc %[[V87]] : i64 to i32
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.lshr %[[V87]], %[[V89]] : i64
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.trunc %[[V90]] : i64 to i32
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.shl %[[V92]], %[[V93]] : i32
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.or disjoint %[[V91]], %[[V94]] : i32
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.lshr %[[V92]], %[[V96]] : i32
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V99:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V100:[^ ]+]] = llvm.shl %[[V98]], %[[V99]] : i32
// CHECK-NEXT:     %[[V101:[^ ]+]] = llvm.or disjoint %[[V97]], %[[V100]] : i32
// CHECK-NEXT:     %[[V102:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V103:[^ ]+]] = llvm.insertelement %[[V88]], %[[V102]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V104:[^ ]+]] = llvm.insertelement %[[V95]], %[[V103]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V105:[^ ]+]] = llvm.insertelement %[[V101]], %[[V104]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V106:[^ ]+]] = llvm.insertelement %[[V4]], %[[V105]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V66]], %[[V84]], %[[V106]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<f8E5M2, i16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<16xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<f8E5M2, i16> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V3]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V4]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V4]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.sub %[[V19]], %[[V4]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shl %[[V20]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.or disjoint %[[V18]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.sub %[[ARG3]], %[[V4]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shl %[[V24]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.or disjoint %[[V23]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shl %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.lshr %[[V28]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.shl %[[V33]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.or disjoint %[[V32]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.lshr %[[V33]], %[[V37]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shl %[[V39]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.and %[[V44]], %[[V0]] : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.trunc %[[V45]] : i64 to i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.lshr %[[V45]], %[[V47]] : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.trunc %[[V48]] : i64 to i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V27]], %[[V50]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V30]], %[[V51]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertelement %[[V36]], %[[V52]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V42]], %[[V53]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V43]], %[[V54]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V46]], %[[V55]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertelement %[[V49]], %[[V56]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[V3]], %[[V57]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V3]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V4]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V5]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V6]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V7]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V8]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V9]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V10]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.zext %[[V59]] : i16 to i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.zext %[[V60]] : i16 to i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.zext %[[V61]] : i16 to i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.zext %[[V62]] : i16 to i32
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.zext %[[V63]] : i16 to i32
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.zext %[[V64]] : i16 to i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.zext %[[V65]] : i16 to i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.zext %[[V66]] : i16 to i32
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.shl %[[V68]], %[[V75]] : i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.or disjoint %[[V67]], %[[V76]] : i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.shl %[[V70]], %[[V78]] : i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.or disjoint %[[V69]], %[[V79]] : i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.shl %[[V72]], %[[V81]] : i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.or disjoint %[[V71]], %[[V82]] : i32
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.shl %[[V74]], %[[V84]] : i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.or disjoint %[[V73]], %[[V85]] : i32
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.insertelement %[[V77]], %[[V87]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.insertelement %[[V80]], %[[V88]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.insertelement %[[V83]], %[[V89]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertelement %[[V86]], %[[V90]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V92]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.mlir.constant(9 : i32) : i32
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V94]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.mlir.constant(10 : i32) : i32
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V96]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.mlir.constant(11 : i32) : i32
// CHECK-NEXT:     %[[V99:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V98]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V100:[^ ]+]] = llvm.mlir.constant(12 : i32) : i32
// CHECK-NEXT:     %[[V101:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V100]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V102:[^ ]+]] = llvm.mlir.constant(13 : i32) : i32
// CHECK-NEXT:     %[[V103:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V102]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V104:[^ ]+]] = llvm.mlir.constant(14 : i32) : i32
// CHECK-NEXT:     %[[V105:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V104]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V106:[^ ]+]] = llvm.mlir.constant(15 : i32) : i32
// CHECK-NEXT:     %[[V107:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V106]] : i32] : vector<16xi16>
// CHECK-NEXT:     %[[V108:[^ ]+]] = llvm.zext %[[V93]] : i16 to i32
// CHECK-NEXT:     %[[V109:[^ ]+]] = llvm.zext %[[V95]] : i16 to i32
// CHECK-NEXT:     %[[V110:[^ ]+]] = llvm.zext %[[V97]] : i16 to i32
// CHECK-NEXT:     %[[V111:[^ ]+]] = llvm.zext %[[V99]] : i16 to i32
// CHECK-NEXT:     %[[V112:[^ ]+]] = llvm.zext %[[V101]] : i16 to i32
// CHECK-NEXT:     %[[V113:[^ ]+]] = llvm.zext %[[V103]] : i16 to i32
// CHECK-NEXT:     %[[V114:[^ ]+]] = llvm.zext %[[V105]] : i16 to i32
// CHECK-NEXT:     %[[V115:[^ ]+]] = llvm.zext %[[V107]] : i16 to i32
// CHECK-NEXT:     %[[V116:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V117:[^ ]+]] = llvm.shl %[[V109]], %[[V116]] : i32
// CHECK-NEXT:     %[[V118:[^ ]+]] = llvm.or disjoint %[[V108]], %[[V117]] : i32
// CHECK-NEXT:     %[[V119:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V120:[^ ]+]] = llvm.shl %[[V111]], %[[V119]] : i32
// CHECK-NEXT:     %[[V121:[^ ]+]] = llvm.or disjoint %[[V110]], %[[V120]] : i32
// CHECK-NEXT:     %[[V122:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V123:[^ ]+]] = llvm.shl %[[V113]], %[[V122]] : i32
// CHECK-NEXT:     %[[V124:[^ ]+]] = llvm.or disjoint %[[V112]], %[[V123]] : i32
// CHECK-NEXT:     %[[V125:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V126:[^ ]+]] = llvm.shl %[[V115]], %[[V125]] : i32
// CHECK-NEXT:     %[[V127:[^ ]+]] = llvm.or disjoint %[[V114]], %[[V126]] : i32
// CHECK-NEXT:     %[[V128:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V129:[^ ]+]] = llvm.insertelement %[[V118]], %[[V128]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V130:[^ ]+]] = llvm.insertelement %[[V121]], %[[V129]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V131:[^ ]+]] = llvm.insertelement %[[V124]], %[[V130]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V132:[^ ]+]] = llvm.insertelement %[[V127]], %[[V131]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V58]], %[[V91]], %[[V132]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<bf16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<14xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG8]] : memref<i64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<bf16> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.zext %[[V12]] : i16 to i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V5]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V16]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shl %[[V5]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.or disjoint %[[V19]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.ptrtoint %[[V23]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.lshr %[[V24]], %[[V7]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.and %[[V25]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(65536 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shl %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.or disjoint %[[V27]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.lshr %[[V28]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shl %[[V34]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.or disjoint %[[V33]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.lshr %[[V34]], %[[V38]] : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.shl %[[V40]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.or disjoint %[[V39]], %[[V42]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.shl %[[V45]], %[[V46]] : i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.and %[[V48]], %[[V1]] : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.trunc %[[V49]] : i64 to i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.lshr %[[V49]], %[[V51]] : i64
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.trunc %[[V52]] : i64 to i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.and %[[V54]], %[[V1]] : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.trunc %[[V55]] : i64 to i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.shl %[[V56]], %[[V57]] : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.or disjoint %[[V53]], %[[V58]] : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.lshr %[[V55]], %[[V60]] : i64
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.trunc %[[V61]] : i64 to i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V22]], %[[V63]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V31]], %[[V64]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[V37]], %[[V65]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V43]], %[[V66]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V47]], %[[V67]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V50]], %[[V68]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V59]], %[[V69]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V62]], %[[V70]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.constant(4294967301 : i64) : i64
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.and %[[V75]], %[[V74]] : i64
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.trunc %[[V76]] : i64 to i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.lshr %[[V76]], %[[V78]] : i64
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.trunc %[[V79]] : i64 to i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.shl %[[V81]], %[[V82]] : i32
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.or disjoint %[[V80]], %[[V83]] : i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.insertelement %[[V72]], %[[V85]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.insertelement %[[V73]], %[[V86]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.insertelement %[[V77]], %[[V87]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.insertelement %[[V84]], %[[V88]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertelement %[[V4]], %[[V90]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.insertelement %[[V4]], %[[V91]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V4]], %[[V92]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertelement %[[V4]], %[[V93]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V71]], %[[V89]], %[[V94]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<i8>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<3xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG8]] : memref<i64, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<i8> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V4]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.ptrtoint %[[V17]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.lshr %[[V18]], %[[V7]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.and %[[V19]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(-3 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.lshr %[[V22]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shl %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.or disjoint %[[V27]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.lshr %[[V28]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shl %[[V34]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.or disjoint %[[V33]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shl %[[V39]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.and %[[V43]], %[[V2]] : i64
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.trunc %[[V44]] : i64 to i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.lshr %[[V44]], %[[V46]] : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.trunc %[[V47]] : i64 to i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(65536 : i64) : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.and %[[V50]], %[[V49]] : i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.trunc %[[V51]] : i64 to i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.shl %[[V52]], %[[V53]] : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.or disjoint %[[V48]], %[[V54]] : i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.lshr %[[V51]], %[[V56]] : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.trunc %[[V57]] : i64 to i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertelement %[[V16]], %[[V59]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.insertelement %[[V25]], %[[V60]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertelement %[[V31]], %[[V61]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V37]], %[[V62]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V42]], %[[V63]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V45]], %[[V64]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[V55]], %[[V65]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V58]], %[[V66]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.and %[[V71]], %[[V70]] : i64
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.trunc %[[V72]] : i64 to i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.lshr %[[V72]], %[[V74]] : i64
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.trunc %[[V75]] : i64 to i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.shl %[[V77]], %[[V78]] : i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.or disjoint %[[V76]], %[[V79]] : i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.insertelement %[[V68]], %[[V81]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertelement %[[V69]], %[[V82]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.insertelement %[[V73]], %[[V83]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.insertelement %[[V80]], %[[V84]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.and %[[V86]], %[[V2]] : i64
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.trunc %[[V87]] : i64 to i32
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.lshr %[[V87]], %[[V89]] : i64
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.trunc %[[V90]] : i64 to i32
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.shl %[[V92]], %[[V93]] : i32
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.or disjoint %[[V91]], %[[V94]] : i32
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.lshr %[[V92]], %[[V96]] : i32
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V99:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V100:[^ ]+]] = llvm.shl %[[V98]], %[[V99]] : i32
// CHECK-NEXT:     %[[V101:[^ ]+]] = llvm.or disjoint %[[V97]], %[[V100]] : i32
// CHECK-NEXT:     %[[V102:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V103:[^ ]+]] = llvm.insertelement %[[V88]], %[[V102]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V104:[^ ]+]] = llvm.insertelement %[[V95]], %[[V103]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V105:[^ ]+]] = llvm.insertelement %[[V101]], %[[V104]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V106:[^ ]+]] = llvm.insertelement %[[V4]], %[[V105]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V67]], %[[V85]], %[[V106]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f16> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.zext %[[V11]] : i16 to i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V4]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V4]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shl %[[V4]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.or disjoint %[[V18]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.sub %[[V22]], %[[V4]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shl %[[V23]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.sub %[[ARG3]], %[[V4]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shl %[[V27]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.or disjoint %[[V26]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.shl %[[V31]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.lshr %[[V31]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.shl %[[V36]], %[[V37]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.or disjoint %[[V35]], %[[V38]] : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.lshr %[[V36]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.shl %[[V42]], %[[V43]] : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.or disjoint %[[V41]], %[[V44]] : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(65536 : i32) : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.shl %[[V47]], %[[V48]] : i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.or disjoint %[[V46]], %[[V49]] : i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.and %[[V51]], %[[V1]] : i64
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.trunc %[[V52]] : i64 to i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.lshr %[[V52]], %[[V54]] : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.trunc %[[V55]] : i64 to i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(-3 : i64) : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.and %[[V58]], %[[V57]] : i64
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.trunc %[[V59]] : i64 to i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.shl %[[V60]], %[[V61]] : i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.or disjoint %[[V56]], %[[V62]] : i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.lshr %[[V59]], %[[V64]] : i64
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.trunc %[[V65]] : i64 to i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V30]], %[[V67]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V33]], %[[V68]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V39]], %[[V69]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V45]], %[[V70]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V50]], %[[V71]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V53]], %[[V72]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.insertelement %[[V63]], %[[V73]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.insertelement %[[V66]], %[[V74]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(-3 : i64) : i64
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.and %[[V79]], %[[V78]] : i64
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.trunc %[[V80]] : i64 to i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.lshr %[[V80]], %[[V82]] : i64
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.trunc %[[V83]] : i64 to i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.shl %[[V85]], %[[V86]] : i32
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.or disjoint %[[V84]], %[[V87]] : i32
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.insertelement %[[V76]], %[[V89]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertelement %[[V77]], %[[V90]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.insertelement %[[V81]], %[[V91]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V88]], %[[V92]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.insertelement %[[V3]], %[[V94]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.insertelement %[[V3]], %[[V95]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.insertelement %[[V3]], %[[V96]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.insertelement %[[V3]], %[[V97]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V75]], %[[V93]], %[[V98]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<i8, i16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<7xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<i8, i16> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shl %[[V2]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V3]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.or disjoint %[[V11]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.sub %[[V15]], %[[V3]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V16]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V14]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.sub %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shl %[[V20]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.or disjoint %[[V19]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shl %[[V24]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.lshr %[[V24]], %[[V27]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shl %[[V29]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertelement %[[V23]], %[[V33]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertelement %[[V26]], %[[V34]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V28]], %[[V35]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertelement %[[V31]], %[[V36]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V32]], %[[V37]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V2]], %[[V38]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V2]], %[[V39]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V2]], %[[V40]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V2]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V3]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V4]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V5]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V6]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V7]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V8]] : i32] : vector<7xi16>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.zext %[[V42]] : i16 to i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.zext %[[V43]] : i16 to i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.zext %[[V44]] : i16 to i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.zext %[[V45]] : i16 to i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.zext %[[V46]] : i16 to i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.zext %[[V47]] : i16 to i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.zext %[[V48]] : i16 to i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.shl %[[V50]], %[[V56]] : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.or disjoint %[[V49]], %[[V57]] : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shl %[[V52]], %[[V59]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.or disjoint %[[V51]], %[[V60]] : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.shl %[[V54]], %[[V62]] : i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.or disjoint %[[V53]], %[[V63]] : i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.shl %[[V2]], %[[V65]] : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.or disjoint %[[V55]], %[[V66]] : i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V58]], %[[V68]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V61]], %[[V69]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V64]], %[[V70]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V67]], %[[V71]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V1]], %[[V41]], %[[V72]], %[[V73]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<5xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f32> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.zext %[[V11]] : i16 to i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V5]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V4]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shl %[[V19]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.lshr %[[V19]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shl %[[V24]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.or disjoint %[[V23]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.lshr %[[V24]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shl %[[V30]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.or disjoint %[[V29]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(-3 : i64) : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.and %[[V36]], %[[V35]] : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.trunc %[[V37]] : i64 to i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.lshr %[[V37]], %[[V39]] : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.trunc %[[V40]] : i64 to i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V18]], %[[V42]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V21]], %[[V43]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V27]], %[[V44]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V33]], %[[V45]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V34]], %[[V46]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertelement %[[V38]], %[[V47]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V41]], %[[V48]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V3]], %[[V49]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V50]], %[[V51]], %[[V52]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f64>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<3xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG9]] : memref<?xi64, strided<[?], offset: ?>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f64> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V7]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.getelementptr %[[V17]][%[[V18]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mul %[[V2]], %[[V20]] : i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.getelementptr %[[V19]][%[[V21]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.ptrtoint %[[V22]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.lshr %[[V23]], %[[V7]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.and %[[V24]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shl %[[V27]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.or disjoint %[[V26]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.lshr %[[V27]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.shl %[[V33]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.or disjoint %[[V32]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.lshr %[[V33]], %[[V37]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shl %[[V39]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.shl %[[V44]], %[[V45]] : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.or disjoint %[[V43]], %[[V46]] : i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.and %[[V49]], %[[V48]] : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.trunc %[[V50]] : i64 to i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.lshr %[[V50]], %[[V52]] : i64
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.trunc %[[V53]] : i64 to i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.and %[[V56]], %[[V55]] : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.trunc %[[V57]] : i64 to i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shl %[[V58]], %[[V59]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.or disjoint %[[V54]], %[[V60]] : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.lshr %[[V57]], %[[V62]] : i64
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.trunc %[[V63]] : i64 to i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[V16]], %[[V65]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V30]], %[[V66]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V36]], %[[V67]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V42]], %[[V68]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V47]], %[[V69]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V51]], %[[V70]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V61]], %[[V71]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V64]], %[[V72]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.shl %[[V75]], %[[V76]] : i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.insertelement %[[V74]], %[[V78]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.insertelement %[[V4]], %[[V79]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.insertelement %[[V4]], %[[V80]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.insertelement %[[V77]], %[[V81]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.insertelement %[[V4]], %[[V83]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.insertelement %[[V4]], %[[V84]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.insertelement %[[V4]], %[[V85]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.insertelement %[[V4]], %[[V86]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V73]], %[[V82]], %[[V87]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f8E5M2>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<4xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG7]] : memref<64x64xi32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f8E5M2> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.zext %[[V12]] : i16 to i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V4]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V5]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V16]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shl %[[V5]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.or disjoint %[[V19]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V5]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V22]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.sub %[[V26]], %[[V5]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shl %[[V27]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.or disjoint %[[V25]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.sub %[[ARG3]], %[[V5]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.shl %[[V31]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.or disjoint %[[V30]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mul %[[V2]], %[[V36]] : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.add %[[V37]], %[[V0]] : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.getelementptr %[[V35]][%[[V38]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.ptrtoint %[[V39]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.lshr %[[V40]], %[[V7]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.and %[[V41]], %[[V42]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.shl %[[V44]], %[[V45]] : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.or disjoint %[[V43]], %[[V46]] : i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.lshr %[[V44]], %[[V48]] : i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.shl %[[V50]], %[[V51]] : i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V34]], %[[V53]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V47]], %[[V54]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V49]], %[[V55]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertelement %[[V52]], %[[V56]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[V4]], %[[V57]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertelement %[[V4]], %[[V58]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertelement %[[V4]], %[[V59]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.insertelement %[[V4]], %[[V60]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V61]], %[[V62]], %[[V63]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<i64, i32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<5xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<i64, i32> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.zext %[[V10]] : i16 to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V5]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.or disjoint %[[V11]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.shl %[[V3]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.or disjoint %[[V14]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shl %[[V3]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.or disjoint %[[V17]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shl %[[V21]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.lshr %[[V21]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shl %[[V26]], %[[V27]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.or disjoint %[[V25]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.lshr %[[V26]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.shl %[[V32]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.or disjoint %[[V31]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.and %[[V37]], %[[V0]] : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.trunc %[[V38]] : i64 to i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.lshr %[[V38]], %[[V40]] : i64
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.trunc %[[V41]] : i64 to i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V20]], %[[V43]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V23]], %[[V44]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V29]], %[[V45]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V35]], %[[V46]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertelement %[[V36]], %[[V47]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V39]], %[[V48]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V42]], %[[V49]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V2]], %[[V50]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V2]] : i32] : vector<5xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V3]] : i32] : vector<5xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V4]] : i32] : vector<5xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V5]] : i32] : vector<5xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertelement %[[V52]], %[[V56]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[V53]], %[[V57]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertelement %[[V54]], %[[V58]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertelement %[[V55]], %[[V59]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V6]] : i32] : vector<5xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V61]], %[[V62]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V1]], %[[V51]], %[[V60]], %[[V63]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<15xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG7]] : memref<64x64xi32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f16> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.zext %[[V12]] : i16 to i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V5]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V16]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shl %[[V5]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.or disjoint %[[V19]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mul %[[V1]], %[[V24]] : i64
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.add %[[V25]], %[[V2]] : i64
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.getelementptr %[[V23]][%[[V26]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.ptrtoint %[[V27]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.lshr %[[V28]], %[[V7]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.and %[[V29]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.shl %[[V32]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.or disjoint %[[V31]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.lshr %[[V32]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.shl %[[V38]], %[[V39]] : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.or disjoint %[[V37]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.lshr %[[V38]], %[[V42]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.shl %[[V44]], %[[V45]] : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.or disjoint %[[V43]], %[[V46]] : i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.and %[[V49]], %[[V1]] : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.trunc %[[V50]] : i64 to i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.lshr %[[V50]], %[[V52]] : i64
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.trunc %[[V53]] : i64 to i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V22]], %[[V55]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertelement %[[V35]], %[[V56]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[V41]], %[[V57]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertelement %[[V47]], %[[V58]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertelement %[[V48]], %[[V59]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.insertelement %[[V51]], %[[V60]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertelement %[[V54]], %[[V61]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V4]], %[[V62]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V63]], %[[V64]], %[[V65]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<bf16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<13xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<bf16> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V4]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V4]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V4]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.sub %[[V19]], %[[V4]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.shl %[[V20]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.or disjoint %[[V18]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.sub %[[ARG3]], %[[V4]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shl %[[V24]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.or disjoint %[[V23]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.shl %[[V28]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.lshr %[[V28]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.shl %[[V33]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.or disjoint %[[V32]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.lshr %[[V33]], %[[V37]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(65536 : i32) : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.shl %[[V39]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V41]] : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.and %[[V44]], %[[V0]] : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.trunc %[[V45]] : i64 to i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.lshr %[[V45]], %[[V47]] : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.trunc %[[V48]] : i64 to i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V27]], %[[V50]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V30]], %[[V51]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertelement %[[V36]], %[[V52]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V42]], %[[V53]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V43]], %[[V54]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V46]], %[[V55]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertelement %[[V49]], %[[V56]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.insertelement %[[V3]], %[[V57]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.lshr %[[V0]], %[[V60]] : i64
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.trunc %[[V61]] : i64 to i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.and %[[V62]], %[[V63]] : i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.sub %[[V65]], %[[V4]] : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.shl %[[V66]], %[[V67]] : i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.or disjoint %[[V64]], %[[V68]] : i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V3]], %[[V70]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[ARG3]], %[[V71]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V59]], %[[V72]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.insertelement %[[V69]], %[[V73]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.insertelement %[[V3]], %[[V75]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.insertelement %[[V3]], %[[V76]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.insertelement %[[V3]], %[[V77]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.insertelement %[[V3]], %[[V78]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V58]], %[[V74]], %[[V79]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f8E5M2>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<4xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f8E5M2> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V3]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V13]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.lshr %[[V13]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shl %[[V18]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.or disjoint %[[V17]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.lshr %[[V18]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shl %[[V24]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.or disjoint %[[V23]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(65536 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shl %[[V29]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.or disjoint %[[V28]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.and %[[V33]], %[[V1]] : i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.trunc %[[V34]] : i64 to i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.lshr %[[V34]], %[[V36]] : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.trunc %[[V37]] : i64 to i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.and %[[V39]], %[[V0]] : i64
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.trunc %[[V40]] : i64 to i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shl %[[V41]], %[[V42]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V43]] : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.lshr %[[V40]], %[[V45]] : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.trunc %[[V46]] : i64 to i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V12]], %[[V48]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V15]], %[[V49]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V21]], %[[V50]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V27]], %[[V51]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertelement %[[V32]], %[[V52]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V35]], %[[V53]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V44]], %[[V54]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.insertelement %[[V47]], %[[V55]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.constant(65536 : i32) : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shl %[[V58]], %[[V59]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertelement %[[V57]], %[[V61]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V3]], %[[V62]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V3]], %[[V63]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V60]], %[[V64]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V3]], %[[V66]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V3]], %[[V67]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V3]], %[[V68]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V3]], %[[V69]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V56]], %[[V65]], %[[V70]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<bf16, i16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<9xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<bf16, i16> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V4]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V4]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.sub %[[V16]], %[[V4]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shl %[[V17]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.sub %[[ARG3]], %[[V4]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shl %[[V21]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.or disjoint %[[V20]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shl %[[V25]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.lshr %[[V25]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shl %[[V30]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(9 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.insertelement %[[V24]], %[[V34]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.insertelement %[[V27]], %[[V35]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.insertelement %[[V29]], %[[V36]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V32]], %[[V37]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V33]], %[[V38]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V3]], %[[V39]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V3]], %[[V40]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V3]], %[[V41]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V3]] : i32] : vector<9xi16>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V4]] : i32] : vector<9xi16>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V5]] : i32] : vector<9xi16>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V6]] : i32] : vector<9xi16>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V7]] : i32] : vector<9xi16>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V8]] : i32] : vector<9xi16>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V9]] : i32] : vector<9xi16>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V10]] : i32] : vector<9xi16>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.zext %[[V43]] : i16 to i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.zext %[[V44]] : i16 to i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.zext %[[V45]] : i16 to i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.zext %[[V46]] : i16 to i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.zext %[[V47]] : i16 to i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.zext %[[V48]] : i16 to i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.zext %[[V49]] : i16 to i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.zext %[[V50]] : i16 to i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.shl %[[V52]], %[[V59]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.or disjoint %[[V51]], %[[V60]] : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.shl %[[V54]], %[[V62]] : i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.or disjoint %[[V53]], %[[V63]] : i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.shl %[[V56]], %[[V65]] : i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.or disjoint %[[V55]], %[[V66]] : i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.shl %[[V58]], %[[V68]] : i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.or disjoint %[[V57]], %[[V69]] : i32
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V61]], %[[V71]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V64]], %[[V72]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.insertelement %[[V67]], %[[V73]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.insertelement %[[V70]], %[[V74]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V76]] : i32] : vector<9xi16>
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.zext %[[V77]] : i16 to i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.shl %[[V3]], %[[V79]] : i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.or disjoint %[[V78]], %[[V80]] : i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertelement %[[V81]], %[[V82]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V42]], %[[V75]], %[[V83]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<3xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f32> to vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.zext %[[V9]] : i16 to i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V3]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.or disjoint %[[V10]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V2]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V2]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V16]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.sub %[[V20]], %[[V2]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shl %[[V21]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.or disjoint %[[V19]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.sub %[[ARG3]], %[[V2]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shl %[[V25]], %[[V26]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.or disjoint %[[V24]], %[[V27]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shl %[[V29]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.lshr %[[V29]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(-3 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.shl %[[V34]], %[[V35]] : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.insertelement %[[V28]], %[[V37]][%[[V1]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V31]], %[[V38]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V33]], %[[V39]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V36]], %[[V40]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V1]], %[[V41]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V1]], %[[V42]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V1]], %[[V43]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V1]], %[[V44]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V0]], %[[V45]], %[[V46]], %[[V47]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<i8, i16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<12xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<i8, i16> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shl %[[V2]], %[[V10]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V12]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.lshr %[[V12]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shl %[[V17]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(12 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertelement %[[V11]], %[[V21]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.insertelement %[[V14]], %[[V22]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.insertelement %[[V16]], %[[V23]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.insertelement %[[V19]], %[[V24]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.insertelement %[[V20]], %[[V25]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.insertelement %[[V2]], %[[V26]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertelement %[[V2]], %[[V27]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertelement %[[V2]], %[[V28]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V2]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V3]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V4]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V5]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V6]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V7]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V8]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V9]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.zext %[[V30]] : i16 to i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.zext %[[V31]] : i16 to i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.zext %[[V32]] : i16 to i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.zext %[[V33]] : i16 to i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.zext %[[V34]] : i16 to i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.zext %[[V35]] : i16 to i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.zext %[[V36]] : i16 to i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.zext %[[V37]] : i16 to i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.shl %[[V39]], %[[V46]] : i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.or disjoint %[[V38]], %[[V47]] : i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.shl %[[V41]], %[[V49]] : i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.or disjoint %[[V40]], %[[V50]] : i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.shl %[[V43]], %[[V52]] : i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.or disjoint %[[V42]], %[[V53]] : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.shl %[[V45]], %[[V55]] : i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.or disjoint %[[V44]], %[[V56]] : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.insertelement %[[V48]], %[[V58]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.insertelement %[[V51]], %[[V59]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.insertelement %[[V54]], %[[V60]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertelement %[[V57]], %[[V61]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V63]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.mlir.constant(9 : i32) : i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V65]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.mlir.constant(10 : i32) : i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V67]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.mlir.constant(11 : i32) : i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V69]] : i32] : vector<12xi16>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.zext %[[V64]] : i16 to i32
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.zext %[[V66]] : i16 to i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.zext %[[V68]] : i16 to i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.zext %[[V70]] : i16 to i32
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.shl %[[V72]], %[[V75]] : i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.or disjoint %[[V71]], %[[V76]] : i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.shl %[[V74]], %[[V78]] : i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.or disjoint %[[V73]], %[[V79]] : i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.insertelement %[[V77]], %[[V81]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertelement %[[V80]], %[[V82]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V1]], %[[V29]], %[[V62]], %[[V83]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<9xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f16> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.zext %[[V11]] : i16 to i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V4]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V4]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shl %[[V4]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.or disjoint %[[V18]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.sub %[[V22]], %[[V4]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shl %[[V23]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.sub %[[ARG3]], %[[V4]] : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shl %[[V27]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.or disjoint %[[V26]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.shl %[[V31]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.lshr %[[V31]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.shl %[[V36]], %[[V37]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.or disjoint %[[V35]], %[[V38]] : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.lshr %[[V36]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.shl %[[V42]], %[[V43]] : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.or disjoint %[[V41]], %[[V44]] : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.shl %[[V47]], %[[V48]] : i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.or disjoint %[[V46]], %[[V49]] : i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.and %[[V51]], %[[V0]] : i64
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.trunc %[[V52]] : i64 to i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.lshr %[[V52]], %[[V54]] : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.trunc %[[V55]] : i64 to i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.and %[[V57]], %[[V0]] : i64
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.trunc %[[V58]] : i64 to i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.shl %[[V59]], %[[V60]] : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.or disjoint %[[V56]], %[[V61]] : i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.lshr %[[V58]], %[[V63]] : i64
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.trunc %[[V64]] : i64 to i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V30]], %[[V66]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V33]], %[[V67]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V39]], %[[V68]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V45]], %[[V69]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V50]], %[[V70]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V53]], %[[V71]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V62]], %[[V72]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.insertelement %[[V65]], %[[V73]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.and %[[V77]], %[[V0]] : i64
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.trunc %[[V78]] : i64 to i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.lshr %[[V78]], %[[V80]] : i64
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.trunc %[[V81]] : i64 to i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.shl %[[V83]], %[[V84]] : i32
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.or disjoint %[[V82]], %[[V85]] : i32
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.insertelement %[[V75]], %[[V87]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.insertelement %[[V76]], %[[V88]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.insertelement %[[V79]], %[[V89]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertelement %[[V86]], %[[V90]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V3]], %[[V92]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertelement %[[V3]], %[[V93]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.insertelement %[[V3]], %[[V94]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.insertelement %[[V3]], %[[V95]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V74]], %[[V91]], %[[V96]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<13xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG9]] : memref<?xi64, strided<[?], offset: ?>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f32> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V5]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V4]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.getelementptr %[[V16]][%[[V17]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mul %[[V1]], %[[V19]] : i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.getelementptr %[[V18]][%[[V20]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.ptrtoint %[[V21]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.lshr %[[V22]], %[[V6]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.and %[[V23]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shl %[[V26]], %[[V27]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.or disjoint %[[V25]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.lshr %[[V26]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.shl %[[V32]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.or disjoint %[[V31]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.lshr %[[V32]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.shl %[[V38]], %[[V39]] : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.or disjoint %[[V37]], %[[V40]] : i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.shl %[[V43]], %[[V44]] : i32
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(128 : i64) : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.and %[[V47]], %[[V46]] : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.trunc %[[V48]] : i64 to i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.lshr %[[V48]], %[[V50]] : i64
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.trunc %[[V51]] : i64 to i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.and %[[V54]], %[[V53]] : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.trunc %[[V55]] : i64 to i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.shl %[[V56]], %[[V57]] : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.or disjoint %[[V52]], %[[V58]] : i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.lshr %[[V55]], %[[V60]] : i64
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.trunc %[[V61]] : i64 to i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V15]], %[[V63]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V29]], %[[V64]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[V35]], %[[V65]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V41]], %[[V66]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V45]], %[[V67]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.insertelement %[[V49]], %[[V68]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V59]], %[[V69]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V62]], %[[V70]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.mlir.constant(128 : i32) : i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.and %[[V75]], %[[V74]] : i64
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.trunc %[[V76]] : i64 to i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.lshr %[[V76]], %[[V78]] : i64
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.trunc %[[V79]] : i64 to i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.shl %[[V81]], %[[V82]] : i32
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.or disjoint %[[V80]], %[[V83]] : i32
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.insertelement %[[V72]], %[[V85]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.insertelement %[[V73]], %[[V86]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.insertelement %[[V77]], %[[V87]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.insertelement %[[V84]], %[[V88]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.insertelement %[[V3]], %[[V90]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.insertelement %[[V3]], %[[V91]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.insertelement %[[V3]], %[[V92]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.insertelement %[[V3]], %[[V93]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V71]], %[[V89]], %[[V94]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<bf16, i32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<8xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<bf16, i32> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.shl %[[V4]], %[[V11]] : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V4]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V16]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.lshr %[[V16]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shl %[[V21]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.or disjoint %[[V20]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.lshr %[[V21]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.shl %[[V27]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.or disjoint %[[V26]], %[[V29]] : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.and %[[V32]], %[[V0]] : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.trunc %[[V33]] : i64 to i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.lshr %[[V33]], %[[V35]] : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.trunc %[[V36]] : i64 to i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V15]], %[[V38]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V18]], %[[V39]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V24]], %[[V40]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V30]], %[[V41]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V31]], %[[V42]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V34]], %[[V43]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V37]], %[[V44]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V3]], %[[V45]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V47]], %[[V51]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertelement %[[V48]], %[[V52]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V49]], %[[V53]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.insertelement %[[V50]], %[[V54]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.insertelement %[[V56]], %[[V60]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.insertelement %[[V57]], %[[V61]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.insertelement %[[V58]], %[[V62]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.insertelement %[[V59]], %[[V63]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V46]], %[[V55]], %[[V64]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<f32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<4xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<f32> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.zext %[[V10]] : i16 to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V4]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.or disjoint %[[V11]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.shl %[[V3]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.or disjoint %[[V14]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shl %[[V18]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.lshr %[[V18]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.shl %[[V23]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.or disjoint %[[V22]], %[[V25]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.lshr %[[V23]], %[[V27]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shl %[[V29]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.or disjoint %[[V28]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.mlir.constant(281474976710655 : i64) : i64
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.and %[[V34]], %[[V0]] : i64
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.trunc %[[V35]] : i64 to i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.lshr %[[V35]], %[[V37]] : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.trunc %[[V38]] : i64 to i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V17]], %[[V40]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V20]], %[[V41]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V26]], %[[V42]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V32]], %[[V43]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V33]], %[[V44]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V36]], %[[V45]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V39]], %[[V46]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertelement %[[V2]], %[[V47]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.zero : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V1]], %[[V48]], %[[V49]], %[[V50]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: !amdgpu.tdm_base<bf16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<10xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG7]] : memref<64x64xi32, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_base<bf16> to vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.zext %[[V12]] : i16 to i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.shl %[[V5]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.or disjoint %[[V13]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shl %[[V5]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.or disjoint %[[V16]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shl %[[V5]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.or disjoint %[[V19]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V5]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V22]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mul %[[V2]], %[[V27]] : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.add %[[V28]], %[[V1]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.getelementptr %[[V26]][%[[V29]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.ptrtoint %[[V30]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.lshr %[[V31]], %[[V7]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.and %[[V32]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.shl %[[V35]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.or disjoint %[[V34]], %[[V37]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.lshr %[[V35]], %[[V39]] : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shl %[[V41]], %[[V42]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V25]], %[[V44]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V38]], %[[V45]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V40]], %[[V46]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertelement %[[V43]], %[[V47]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V4]], %[[V48]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V4]], %[[V49]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V4]], %[[V50]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V4]], %[[V51]][%[[V11]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.lshr %[[V1]], %[[V54]] : i64
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.trunc %[[V55]] : i64 to i32
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.and %[[V56]], %[[V57]] : i32
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.trunc %[[V2]] : i64 to i32
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.sub %[[V59]], %[[V5]] : i32
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.shl %[[V60]], %[[V61]] : i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.or disjoint %[[V58]], %[[V62]] : i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.insertelement %[[V4]], %[[V64]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.insertelement %[[ARG3]], %[[V65]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.insertelement %[[V53]], %[[V66]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.insertelement %[[V63]], %[[V67]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.insertelement %[[V4]], %[[V69]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.insertelement %[[V4]], %[[V70]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.insertelement %[[V4]], %[[V71]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.insertelement %[[V4]], %[[V72]][%[[V7]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V3]], %[[V52]], %[[V68]], %[[V73]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<i8, i16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<1xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<i8, i16> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.zext %[[V10]] : i16 to i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.shl %[[V2]], %[[V12]] : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.or disjoint %[[V11]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(20 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.shl %[[V3]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.or disjoint %[[V14]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.shl %[[V3]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.or disjoint %[[V17]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = "llvm.intr.cttz"(%[[ARG4]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.sub %[[V21]], %[[V3]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.mlir.constant(22 : i32) : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.shl %[[V22]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.or disjoint %[[V20]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.sub %[[ARG3]], %[[V3]] : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(25 : i32) : i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.shl %[[V26]], %[[V27]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.or disjoint %[[V25]], %[[V28]] : i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.mlir.constant(128 : i32) : i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shl %[[V30]], %[[V31]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.lshr %[[V30]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.trunc %[[V0]] : i64 to i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.shl %[[V35]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.insertelement %[[V29]], %[[V39]][%[[V2]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.insertelement %[[V32]], %[[V40]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.insertelement %[[V34]], %[[V41]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.insertelement %[[V37]], %[[V42]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V38]], %[[V43]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.insertelement %[[V2]], %[[V44]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V2]], %[[V45]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V2]], %[[V46]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V2]] : i32] : vector<1xi16>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.zext %[[V48]] : i16 to i32
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.shl %[[V2]], %[[V50]] : i32
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.or disjoint %[[V49]], %[[V51]] : i32
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.insertelement %[[V52]], %[[V53]][%[[V2]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V1]], %[[V47]], %[[V54]], %[[V55]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: !amdgpu.tdm_gather_base<f16, i16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: vector<16xi1>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: memref<64x64xi32, #gpu.address_space<workgroup>>, %[[ARG8:[^ ]+]]: memref<i64, 3>, %[[ARG9:[^ ]+]]: memref<?xi64, strided<[?], offset: ?>, 3>, %[[ARG10:[^ ]+]]: vector<14xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG9]] : memref<?xi64, strided<[?], offset: ?>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : !amdgpu.tdm_gather_base<f16, i16> to vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(6 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.bitcast %[[ARG5]] : vector<16xi1> to i16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.zext %[[V11]] : i16 to i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shl %[[V4]], %[[V13]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.or disjoint %[[V12]], %[[V14]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.mlir.constant(18 : i32) : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shl %[[V4]], %[[V16]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.or disjoint %[[V15]], %[[V17]] : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mlir.constant(19 : i32) : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shl %[[V4]], %[[V19]] : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.or disjoint %[[V18]], %[[V20]] : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(21 : i32) : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.shl %[[V4]], %[[V22]] : i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.or disjoint %[[V21]], %[[V23]] : i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.getelementptr %[[V25]][%[[V26]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.mul %[[V1]], %[[V28]] : i64
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.getelementptr %[[V27]][%[[V29]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.ptrtoint %[[V30]] : !llvm.ptr<3> to i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.lshr %[[V31]], %[[V6]] : i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(65535 : i32) : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.and %[[V32]], %[[V33]] : i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.shl %[[V35]], %[[V36]] : i32
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.or disjoint %[[V34]], %[[V37]] : i32
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.lshr %[[V35]], %[[V39]] : i32
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.shl %[[V41]], %[[V42]] : i32
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.mlir.constant(14 : i32) : i32
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.mlir.poison : vector<8xi32>
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.insertelement %[[V24]], %[[V45]][%[[V3]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.insertelement %[[V38]], %[[V46]][%[[V4]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.insertelement %[[V40]], %[[V47]][%[[V5]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V43]], %[[V48]][%[[V6]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.insertelement %[[V44]], %[[V49]][%[[V7]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.insertelement %[[V3]], %[[V50]][%[[V8]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.insertelement %[[V3]], %[[V51]][%[[V9]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V53:[^ ]+]] = llvm.insertelement %[[V3]], %[[V52]][%[[V10]] : i32] : vector<8xi32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V3]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V55:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V4]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V5]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V6]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V58:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V7]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V59:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V8]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V60:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V9]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V61:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V10]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V62:[^ ]+]] = llvm.zext %[[V54]] : i16 to i32
// CHECK-NEXT:     %[[V63:[^ ]+]] = llvm.zext %[[V55]] : i16 to i32
// CHECK-NEXT:     %[[V64:[^ ]+]] = llvm.zext %[[V56]] : i16 to i32
// CHECK-NEXT:     %[[V65:[^ ]+]] = llvm.zext %[[V57]] : i16 to i32
// CHECK-NEXT:     %[[V66:[^ ]+]] = llvm.zext %[[V58]] : i16 to i32
// CHECK-NEXT:     %[[V67:[^ ]+]] = llvm.zext %[[V59]] : i16 to i32
// CHECK-NEXT:     %[[V68:[^ ]+]] = llvm.zext %[[V60]] : i16 to i32
// CHECK-NEXT:     %[[V69:[^ ]+]] = llvm.zext %[[V61]] : i16 to i32
// CHECK-NEXT:     %[[V70:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V71:[^ ]+]] = llvm.shl %[[V63]], %[[V70]] : i32
// CHECK-NEXT:     %[[V72:[^ ]+]] = llvm.or disjoint %[[V62]], %[[V71]] : i32
// CHECK-NEXT:     %[[V73:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V74:[^ ]+]] = llvm.shl %[[V65]], %[[V73]] : i32
// CHECK-NEXT:     %[[V75:[^ ]+]] = llvm.or disjoint %[[V64]], %[[V74]] : i32
// CHECK-NEXT:     %[[V76:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V77:[^ ]+]] = llvm.shl %[[V67]], %[[V76]] : i32
// CHECK-NEXT:     %[[V78:[^ ]+]] = llvm.or disjoint %[[V66]], %[[V77]] : i32
// CHECK-NEXT:     %[[V79:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V80:[^ ]+]] = llvm.shl %[[V69]], %[[V79]] : i32
// CHECK-NEXT:     %[[V81:[^ ]+]] = llvm.or disjoint %[[V68]], %[[V80]] : i32
// CHECK-NEXT:     %[[V82:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V83:[^ ]+]] = llvm.insertelement %[[V72]], %[[V82]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V84:[^ ]+]] = llvm.insertelement %[[V75]], %[[V83]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V85:[^ ]+]] = llvm.insertelement %[[V78]], %[[V84]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V86:[^ ]+]] = llvm.insertelement %[[V81]], %[[V85]][%[[V6]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V87:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:     %[[V88:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V87]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V89:[^ ]+]] = llvm.mlir.constant(9 : i32) : i32
// CHECK-NEXT:     %[[V90:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V89]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V91:[^ ]+]] = llvm.mlir.constant(10 : i32) : i32
// CHECK-NEXT:     %[[V92:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V91]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V93:[^ ]+]] = llvm.mlir.constant(11 : i32) : i32
// CHECK-NEXT:     %[[V94:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V93]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V95:[^ ]+]] = llvm.mlir.constant(12 : i32) : i32
// CHECK-NEXT:     %[[V96:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V95]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V97:[^ ]+]] = llvm.mlir.constant(13 : i32) : i32
// CHECK-NEXT:     %[[V98:[^ ]+]] = llvm.extractelement %[[ARG10]][%[[V97]] : i32] : vector<14xi16>
// CHECK-NEXT:     %[[V99:[^ ]+]] = llvm.zext %[[V88]] : i16 to i32
// CHECK-NEXT:     %[[V100:[^ ]+]] = llvm.zext %[[V90]] : i16 to i32
// CHECK-NEXT:     %[[V101:[^ ]+]] = llvm.zext %[[V92]] : i16 to i32
// CHECK-NEXT:     %[[V102:[^ ]+]] = llvm.zext %[[V94]] : i16 to i32
// CHECK-NEXT:     %[[V103:[^ ]+]] = llvm.zext %[[V96]] : i16 to i32
// CHECK-NEXT:     %[[V104:[^ ]+]] = llvm.zext %[[V98]] : i16 to i32
// CHECK-NEXT:     %[[V105:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V106:[^ ]+]] = llvm.shl %[[V100]], %[[V105]] : i32
// CHECK-NEXT:     %[[V107:[^ ]+]] = llvm.or disjoint %[[V99]], %[[V106]] : i32
// CHECK-NEXT:     %[[V108:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V109:[^ ]+]] = llvm.shl %[[V102]], %[[V108]] : i32
// CHECK-NEXT:     %[[V110:[^ ]+]] = llvm.or disjoint %[[V101]], %[[V109]] : i32
// CHECK-NEXT:     %[[V111:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:     %[[V112:[^ ]+]] = llvm.shl %[[V104]], %[[V111]] : i32
// CHECK-NEXT:     %[[V113:[^ ]+]] = llvm.or disjoint %[[V103]], %[[V112]] : i32
// CHECK-NEXT:     %[[V114:[^ ]+]] = llvm.mlir.poison : vector<4xi32>
// CHECK-NEXT:     %[[V115:[^ ]+]] = llvm.insertelement %[[V107]], %[[V114]][%[[V3]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V116:[^ ]+]] = llvm.insertelement %[[V110]], %[[V115]][%[[V4]] : i32] : vector<4xi32>
// CHECK-NEXT:     %[[V117:[^ ]+]] = llvm.insertelement %[[V113]], %[[V116]][%[[V5]] : i32] : vector<4xi32>
// CHECK-NEXT:     rocdl.tensor.load.to.lds %[[V2]], %[[V53]], %[[V86]], %[[V117]] cachepolicy 0 : vector<4xi32>, vector<8xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
