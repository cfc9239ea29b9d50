// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [] globalStride [] sharedSize [] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [1] sharedSize [2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [1, 2] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, %i] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [1, 1, 1, 1, 1, 1] globalStride [1, 1, 1, 1, 1, 1] sharedSize [1, 1, 1, 1, 1, 1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i4>, %i: index, %m: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [2] : !amdgpu.tdm_base<i4> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [2] atomicBarrier(%m[%i] : memref<8xi32>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_base<i32>, %i: index, %m: memref<8xi32>) {
  %0 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [2] earlyTimeout %i : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %r: vector<4xi16>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2, 2, 2] globalStride [1, 1, 1] sharedSize [2, 2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i16>, %r: vector<4xi32>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2] globalStride [1] sharedSize [2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%b: !amdgpu.tdm_gather_base<i32, i32>, %r: vector<9xi32>) {
  %0 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2] globalStride [1] sharedSize [2] : !amdgpu.tdm_gather_base<i32, i32>, vector<9xi32> -> !amdgpu.tdm_descriptor
  return
}

// -----

func.func @f(%g: memref<4xi32>, %l: memref<4xi32>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @f(%g: memref<4xi32, 7>, %l: memref<4xi32, 3>, %i: index) {
  %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<4xi32, 7>, memref<4xi32, 3> -> !amdgpu.tdm_base<i32>
  return
}

// -----

func.func @f(%g: memref<4xi32>, %l: memref<4xf32, 3>, %i: index) {
  %0 = amdgpu.make_gather_dma_base %g[%i], %l[%i] : memref<4xi32>, memref<4xf32, 3> -> !amdgpu.tdm_gather_base<i32, i16>
  return
}

// -----

func.func @f(%x: i32) {
  amdgpu.tensor_load_to_lds %x : i32
  return
}

// -----

func.func @f(%x: i32) {
  amdgpu.tensor_store_from_lds %x : i32
  return
}

// -----

func.func @f(%s: memref<64xf32>, %l: memref<64xf32, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %l[%i] : vector<2xf32>, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%s: memref<64xf32>, %l: memref<64xf32, strided<[2]>, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %l[%i] : f32, memref<64xf32>, memref<64xf32, strided<[2]>, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%s: memref<64xf32, 3>, %l: memref<64xf32, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %l[%i] : f32, memref<64xf32, 3>, memref<64xf32, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%s: memref<64xf32>, %l: memref<64xf32>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %l[%i] : f32, memref<64xf32>, memref<64xf32>
  return
}

// -----

func.func @f(%s: memref<64xf32>, %l: memref<64xf16, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %s[%i], %l[%i] : f32, memref<64xf32>, memref<64xf16, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @f(%l: memref<64xf16>, %i: index) {
  %0 = amdgpu.transpose_load %l[%i] : memref<64xf16> -> vector<4xf16>
  return
}

// -----

func.func @f(%l: memref<64xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %l[%i] : memref<64xf16, 3> -> vector<8xf16>
  return
}

// -----

func.func @f(%l: memref<64xf32, 3>, %i: index) {
  %0 = amdgpu.transpose_load %l[%i] : memref<64xf32, 3> -> vector<4xf32>
  return
}

// -----

func.func @f() {
  amdgpu.sched_barrier allow = valu
  return
}

// -----

func.func @f() {
  amdgpu.memory_counter_wait ds(1) ds(2)
  return
}

// -----

func.func @f() {
  amdgpu.memory_counter_wait ds(a)
  return
}

// -----

func.func @f() {
  "amdgpu.lds_barrier"() <{a}> : () -> ()
  return
}

// -----

func.func @f(%f: f32) {
  %0 = amdgpu.mfma 4x4 %f * %f + %f blgp = none : f32, f32, f32
  return
}

// -----

func.func @f(%f: f32) {
  %0 = amdgpu.mfma 4x4x? %f * %f + %f blgp = none : f32, f32, f32
  return
}

// -----

func.func @f(%f: f32) {
  %0 = amdgpu.mfma 4x4xx4 %f * %f + %f blgp = none : f32, f32, f32
  return
}

// CHECK: tests/amdgpu/tiles-invalid.mlir:4:8: error: 'amdgpu.make_dma_descriptor' op strides must not be empty.
// CHECK-NEXT:   %0 = amdgpu.make_dma_descriptor %b globalSize [] globalStride [] sharedSize [] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:4:8: note: see current operation: %0 = "amdgpu.make_dma_descriptor"(%arg0) <{global_static_sizes = array<i64>, global_static_strides = array<i64>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:11:8: error: 'amdgpu.make_dma_descriptor' op tensor must have same rank as tile.
// CHECK-NEXT:   %0 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:11:8: note: see current operation: %0 = "amdgpu.make_dma_descriptor"(%arg0) <{global_static_sizes = array<i64: 2>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:18:8: error: 'amdgpu.make_dma_descriptor' op strides and sizes must have same rank.
// CHECK-NEXT:   %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [1] sharedSize [2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:18:8: note: see current operation: %0 = "amdgpu.make_dma_descriptor"(%arg0) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 2>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:25:8: error: 'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.
// CHECK-NEXT:   %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [1, 2] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:25:8: note: see current operation: %0 = "amdgpu.make_dma_descriptor"(%arg0) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 2, 2>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:32:8: error: 'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.
// CHECK-NEXT:   %0 = amdgpu.make_dma_descriptor %b globalSize [2, 2] globalStride [2, %i] sharedSize [2, 2] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:32:8: note: see current operation: %0 = "amdgpu.make_dma_descriptor"(%arg0, %arg1) <{global_static_sizes = array<i64: 2, 2>, global_static_strides = array<i64: 2, -9223372036854775808>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 2, 2>}> : (!amdgpu.tdm_base<i32>, index) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:39:8: error: 'amdgpu.make_dma_descriptor' op tensor and tile must be at most of rank 5.
// CHECK-NEXT:   %0 = amdgpu.make_dma_descriptor %b globalSize [1, 1, 1, 1, 1, 1] globalStride [1, 1, 1, 1, 1, 1] sharedSize [1, 1, 1, 1, 1, 1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:39:8: note: see current operation: %0 = "amdgpu.make_dma_descriptor"(%arg0) <{global_static_sizes = array<i64: 1, 1, 1, 1, 1, 1>, global_static_strides = array<i64: 1, 1, 1, 1, 1, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 1, 1, 1, 1, 1, 1>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:46:8: error: 'amdgpu.make_dma_descriptor' op element type width must be 1, 2, 4 or 8 bytes, but was 4 bits long
// CHECK-NEXT:   %0 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [2] : !amdgpu.tdm_base<i4> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:46:8: note: see current operation: %0 = "amdgpu.make_dma_descriptor"(%arg0) <{global_static_sizes = array<i64: 2>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 2>}> : (!amdgpu.tdm_base<i4>) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:53:8: error: 'amdgpu.make_dma_descriptor' op atomic barrier address must be in LDS.
// CHECK-NEXT:   %0 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [2] atomicBarrier(%m[%i] : memref<8xi32>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:53:8: note: see current operation: %0 = "amdgpu.make_dma_descriptor"(%arg0, %arg2, %arg1) <{global_static_sizes = array<i64: 2>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0>, shared_static_sizes = array<i64: 2>}> : (!amdgpu.tdm_base<i32>, memref<8xi32>, index) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:60:84: error: expected ':'
// CHECK-NEXT:   %0 = amdgpu.make_dma_descriptor %b globalSize [2] globalStride [1] sharedSize [2] earlyTimeout %i : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:                                                                                    ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:67:8: error: 'amdgpu.make_gather_dma_descriptor' op tensor and tile must be at most of rank two in gather mode.
// CHECK-NEXT:   %0 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2, 2, 2] globalStride [1, 1, 1] sharedSize [2, 2, 2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi16> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:67:8: note: see current operation: %0 = "amdgpu.make_gather_dma_descriptor"(%arg0, %arg1) <{global_static_sizes = array<i64: 2, 2, 2>, global_static_strides = array<i64: 1, 1, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 2, 2, 2>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<4xi16>) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:74:8: error: 'amdgpu.make_gather_dma_descriptor' op indices' element type must match base's element type.
// CHECK-NEXT:   %0 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2] globalStride [1] sharedSize [2] : !amdgpu.tdm_gather_base<i32, i16>, vector<4xi32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:74:8: note: see current operation: %0 = "amdgpu.make_gather_dma_descriptor"(%arg0, %arg1) <{global_static_sizes = array<i64: 2>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 2>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<4xi32>) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:81:8: error: 'amdgpu.make_gather_dma_descriptor' op operand #1 must be vector of 32-bit signless integer values of at least length 1 of at most length 8 or vector of 16-bit signless integer values of at least length 1 of at most length 16, but got 'vector<9xi32>'
// CHECK-NEXT:   %0 = amdgpu.make_gather_dma_descriptor %b[%r] globalSize [2] globalStride [1] sharedSize [2] : !amdgpu.tdm_gather_base<i32, i32>, vector<9xi32> -> !amdgpu.tdm_descriptor
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:81:8: note: see current operation: %0 = "amdgpu.make_gather_dma_descriptor"(%arg0, %arg1) <{global_static_sizes = array<i64: 2>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 2>}> : (!amdgpu.tdm_gather_base<i32, i32>, vector<9xi32>) -> !amdgpu.tdm_descriptor
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:88:8: error: 'amdgpu.make_dma_base' op lds memref must have workgroup address space attribute.
// CHECK-NEXT:   %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_base<i32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:88:8: note: see current operation: %0 = "amdgpu.make_dma_base"(%arg0, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xi32>, index, memref<4xi32>, index) -> !amdgpu.tdm_base<i32>
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:95:8: error: 'amdgpu.make_dma_base' op global memref must have global address space attribute.
// CHECK-NEXT:   %0 = amdgpu.make_dma_base %g[%i], %l[%i] : memref<4xi32, 7>, memref<4xi32, 3> -> !amdgpu.tdm_base<i32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:95:8: note: see current operation: %0 = "amdgpu.make_dma_base"(%arg0, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xi32, 7>, index, memref<4xi32, 3>, index) -> !amdgpu.tdm_base<i32>
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:102:8: error: 'amdgpu.make_gather_dma_base' op failed to verify that all of {global, lds} have same element type
// CHECK-NEXT:   %0 = amdgpu.make_gather_dma_base %g[%i], %l[%i] : memref<4xi32>, memref<4xf32, 3> -> !amdgpu.tdm_gather_base<i32, i16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:102:8: note: see current operation: %0 = "amdgpu.make_gather_dma_base"(%arg0, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xi32>, index, memref<4xf32, 3>, index) -> !amdgpu.tdm_gather_base<i32, i16>
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:109:3: error: 'amdgpu.tensor_load_to_lds' op operand #0 must be Descriptors used in tensor store/load operations., but got 'i32'
// CHECK-NEXT:   amdgpu.tensor_load_to_lds %x : i32
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:109:3: note: see current operation: "amdgpu.tensor_load_to_lds"(%arg0) : (i32) -> ()
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:116:3: error: 'amdgpu.tensor_store_from_lds' op operand #0 must be Descriptors used in tensor store/load operations., but got 'i32'
// CHECK-NEXT:   amdgpu.tensor_store_from_lds %x : i32
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:116:3: note: see current operation: "amdgpu.tensor_store_from_lds"(%arg0) : (i32) -> ()
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:123:3: error: 'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits
// CHECK-NEXT:   amdgpu.gather_to_lds %s[%i], %l[%i] : vector<2xf32>, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:123:3: note: see current operation: "amdgpu.gather_to_lds"(%arg0, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = vector<2xf32>}> : (memref<64xf32>, index, memref<64xf32, #gpu.address_space<workgroup>>, index) -> ()
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:130:3: error: 'amdgpu.gather_to_lds' op destination type inner most dim must be contiguous
// CHECK-NEXT:   amdgpu.gather_to_lds %s[%i], %l[%i] : f32, memref<64xf32>, memref<64xf32, strided<[2]>, #gpu.address_space<workgroup>>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:130:3: note: see current operation: "amdgpu.gather_to_lds"(%arg0, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<64xf32>, index, memref<64xf32, strided<[2]>, #gpu.address_space<workgroup>>, index) -> ()
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:137:3: error: 'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer
// CHECK-NEXT:   amdgpu.gather_to_lds %s[%i], %l[%i] : f32, memref<64xf32, 3>, memref<64xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:137:3: note: see current operation: "amdgpu.gather_to_lds"(%arg0, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<64xf32, 3>, index, memref<64xf32, #gpu.address_space<workgroup>>, index) -> ()
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:144:3: error: 'amdgpu.gather_to_lds' op destination memory address space must be Workgroup
// CHECK-NEXT:   amdgpu.gather_to_lds %s[%i], %l[%i] : f32, memref<64xf32>, memref<64xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:144:3: note: see current operation: "amdgpu.gather_to_lds"(%arg0, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<64xf32>, index, memref<64xf32>, index) -> ()
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:151:3: error: 'amdgpu.gather_to_lds' op source and destination element types must match
// CHECK-NEXT:   amdgpu.gather_to_lds %s[%i], %l[%i] : f32, memref<64xf32>, memref<64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:151:3: note: see current operation: "amdgpu.gather_to_lds"(%arg0, %arg2, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = f32}> : (memref<64xf32>, index, memref<64xf16, #gpu.address_space<workgroup>>, index) -> ()
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:158:8: error: 'amdgpu.transpose_load' op source memory address space must be Workgroup
// CHECK-NEXT:   %0 = amdgpu.transpose_load %l[%i] : memref<64xf16> -> vector<4xf16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:158:8: note: see current operation: %0 = "amdgpu.transpose_load"(%arg0, %arg1) : (memref<64xf16>, index) -> vector<4xf16>
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:165:8: error: 'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 4
// CHECK-NEXT:   %0 = amdgpu.transpose_load %l[%i] : memref<64xf16, 3> -> vector<8xf16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:165:8: note: see current operation: %0 = "amdgpu.transpose_load"(%arg0, %arg1) : (memref<64xf16, 3>, index) -> vector<8xf16>
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:172:8: error: 'amdgpu.transpose_load' op Unsupported element type size for transpose load: 32 bits
// CHECK-NEXT:   %0 = amdgpu.transpose_load %l[%i] : memref<64xf32, 3> -> vector<4xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:172:8: note: see current operation: %0 = "amdgpu.transpose_load"(%arg0, %arg1) : (memref<64xf32, 3>, index) -> vector<4xf32>
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:179:31: error: expected '<'
// CHECK-NEXT:   amdgpu.sched_barrier allow = valu
// CHECK-NEXT:                               ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:186:3: error: custom op 'amdgpu.memory_counter_wait' `ds` clause can appear at most once in the expansion of the oilist directive
// CHECK-NEXT:   amdgpu.memory_counter_wait ds(1) ds(2)
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:193:33: error: expected ')'
// CHECK-NEXT:   amdgpu.memory_counter_wait ds(a)
// CHECK-NEXT:                                 ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:200:3: error: invalid properties {a} for op amdgpu.lds_barrier: this operation does not support properties
// CHECK-NEXT:   "amdgpu.lds_barrier"() <{a}> : () -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:207:24: error: custom op 'amdgpu.mfma' expected 3 dimensions in MNK dimension list
// CHECK-NEXT:   %0 = amdgpu.mfma 4x4 %f * %f + %f blgp = none : f32, f32, f32
// CHECK-NEXT:                        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:214:24: error: expected static shape
// CHECK-NEXT:   %0 = amdgpu.mfma 4x4x? %f * %f + %f blgp = none : f32, f32, f32
// CHECK-NEXT:                        ^
// CHECK-NEXT: tests/amdgpu/tiles-invalid.mlir:221:24: error: invalid dimension
// CHECK-NEXT:   %0 = amdgpu.mfma 4x4xx4 %f * %f + %f blgp = none : f32, f32, f32
// CHECK-NEXT:                        ^
