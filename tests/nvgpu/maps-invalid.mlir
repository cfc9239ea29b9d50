// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @m(%i: index, %p: i1, %b: i32) {
  "nvgpu.tma.fence.descriptor"(%i) : (index) -> ()
  return
}

// CHECK: tests/nvgpu/maps-invalid.mlir:4:3: error: 'nvgpu.tma.fence.descriptor' op operand #0 must be TensorMap descriptor, but got 'index'
// CHECK-NEXT:   "nvgpu.tma.fence.descriptor"(%[[I:[^ ]+]]) : (index) -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:4:3: note: see current operation: "nvgpu.tma.fence.descriptor"(%[[ARG0:[^ ]+]]) : (index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:172:3: error: Interleave options are not supported yet.
// CHECK-NEXT:   nvgpu.tma.async.load %[[D:[^ ]+]][%[[I]], %[[I]]], %[[B:[^ ]+]][%[[I]]] to %[[M:[^ ]+]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:172:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3:[^ ]+]], %[[ARG2:[^ ]+]], %[[ARG1:[^ ]+]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<128x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:179:3: error: the tensor map descriptor has incorrect address space, it must be shared memory address space.
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:179:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<128x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:186:3: error: the tensor map descriptor must be static shaped
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:186:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<128x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:193:3: error: the tensor map descriptor must have dimensions between 1 and 256 but it is 512
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<512x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:193:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<128x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<512x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:200:3: error: the tensor map descriptor must have dimensions between 1 and 256 but it is 0
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x0xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:200:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<128x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x0xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:207:3: error: the tensormap descriptor must have last dimension of 128 bytes but it is 64 bytes
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x32xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:207:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<128x32xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:214:3: error: the element type of tensor map descriptor and memref must be same
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf32,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:214:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<128x64xf32, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:221:3: error: the destination memref has incorrect address space, it must be shared memory address space.
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:221:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<128x64xf16>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:228:3: error: the destination memref must be static shaped
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<?x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:228:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<?x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:235:3: error: the shape of tensor map descriptor and memref must have same rank
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:235:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:242:3: error: memref and tensor map shapes mismatch 'memref<128x64xf16, 3>' != 'memref<64x64xf16, 3>'
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:242:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<64x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:249:3: error: the bytes in the last dimension of the tensor map must be a multiple of 16
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x7xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x7xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:249:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<128x7xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x7xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:256:3: error: number of coordinates do not match with the rank of tensor descriptor map.
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:256:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<128x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:263:3: error: number of coordinates do not match with the rank of tensor descriptor map.
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:263:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 3, 1, 0, 0>}> : (memref<128x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:270:3: error: Maximum 5 coordinates are supported.
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]], %[[I]], %[[I]], %[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:270:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 6, 1, 0, 0>}> : (memref<128x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:277:3: error: number of coordinates do not match with the rank of tensor descriptor map.
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:277:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>}> : (memref<128x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:284:3: error: Maximum 5 coordinates are supported.
// CHECK-NEXT:   nvgpu.tma.async.load %[[D]][%[[I]], %[[I]], %[[I]], %[[I]], %[[I]], %[[I]]], %[[B]][%[[I]]] to %[[M]] : !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<2x2x2x2x2x64xf16,3>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:284:3: note: see current operation: "nvgpu.tma.async.load"(%[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 6, 1, 0, 0>}> : (memref<2x2x2x2x2x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:291:3: error: Interleave options are not supported yet.
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:291:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:298:3: error: the tensor map descriptor has incorrect address space, it must be shared memory address space.
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:298:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:305:3: error: the tensor map descriptor must be static shaped
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:305:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:312:3: error: the tensor map descriptor must have dimensions between 1 and 256 but it is 512
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<512x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:312:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<512x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:319:3: error: the tensor map descriptor must have dimensions between 1 and 256 but it is 0
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x0xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:319:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x0xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:326:3: error: the tensormap descriptor must have last dimension of 128 bytes but it is 64 bytes
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<128x32xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:326:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x32xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:333:3: error: the element type of tensor map descriptor and memref must be same
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<128x64xf32,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:333:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x64xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:340:3: error: the destination memref has incorrect address space, it must be shared memory address space.
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<128x64xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:340:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x64xf16>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:347:3: error: the destination memref must be static shaped
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<?x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:347:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<?x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:354:3: error: the shape of tensor map descriptor and memref must have same rank
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:354:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:361:3: error: memref and tensor map shapes mismatch 'memref<128x64xf16, 3>' != 'memref<64x64xf16, 3>'
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<64x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:361:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:368:3: error: the bytes in the last dimension of the tensor map must be a multiple of 16
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]]] : memref<128x7xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x7xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:368:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<128x7xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x7xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:375:3: error: number of coordinates do not match with the rank of tensor descriptor map.
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]]] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:375:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:382:3: error: number of coordinates do not match with the rank of tensor descriptor map.
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]], %[[I]]] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:382:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 3, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:389:3: error: Maximum 5 coordinates are supported.
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]], %[[I]], %[[I]], %[[I]], %[[I]]] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:389:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 6, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:396:3: error: number of coordinates do not match with the rank of tensor descriptor map.
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:396:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:403:3: error: Maximum 5 coordinates are supported.
// CHECK-NEXT:   nvgpu.tma.async.store %[[M]] to %[[D]][%[[I]], %[[I]], %[[I]], %[[I]], %[[I]], %[[I]]] : memref<2x2x2x2x2x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:403:3: note: see current operation: "nvgpu.tma.async.store"(%[[ARG2]], %[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 1, 6, 0>}> : (memref<2x2x2x2x2x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, index, index, index, index, index, index) -> ()
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:410:8: error: Maximum 5 coordinates are supported.
// CHECK-NEXT:   %[[V0:[^ ]+]] = nvgpu.tma.create.descriptor %[[U:[^ ]+]] box[%[[I]], %[[I]], %[[I]], %[[I]], %[[I]], %[[I]]] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:410:8: note: see current operation: %[[V0]] = "nvgpu.tma.create.descriptor"(%[[ARG1]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) : (memref<*xf16>, index, index, index, index, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:417:8: error: Interleave options are not supported yet.
// CHECK-NEXT:   %[[V0]] = nvgpu.tma.create.descriptor %[[U]] box[%[[I]], %[[I]]] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_32b>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:417:8: note: see current operation: %[[V0]] = "nvgpu.tma.create.descriptor"(%[[ARG1]], %[[ARG0]], %[[ARG0]]) : (memref<*xf16>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_32b>
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:424:8: error: the tensor map descriptor has incorrect address space, it must be shared memory address space.
// CHECK-NEXT:   %[[V0]] = nvgpu.tma.create.descriptor %[[U]] box[%[[I]], %[[I]]] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:424:8: note: see current operation: %[[V0]] = "nvgpu.tma.create.descriptor"(%[[ARG1]], %[[ARG0]], %[[ARG0]]) : (memref<*xf16>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:431:8: error: the tensor map descriptor must be static shaped
// CHECK-NEXT:   %[[V0]] = nvgpu.tma.create.descriptor %[[U]] box[%[[I]], %[[I]]] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:431:8: note: see current operation: %[[V0]] = "nvgpu.tma.create.descriptor"(%[[ARG1]], %[[ARG0]], %[[ARG0]]) : (memref<*xf16>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:438:8: error: the tensormap descriptor must have last dimension of 128 bytes but it is 64 bytes
// CHECK-NEXT:   %[[V0]] = nvgpu.tma.create.descriptor %[[U]] box[%[[I]], %[[I]]] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/maps-invalid.mlir:438:8: note: see current operation: %[[V0]] = "nvgpu.tma.create.descriptor"(%[[ARG1]], %[[ARG0]], %[[ARG0]]) : (memref<*xf16>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<512x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<512x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x0xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x0xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x32xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x32xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf32,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf32,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<?x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<?x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<64x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x7xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x7xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x7xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x7xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.load %d[%i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i, %i, %i, %i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.load %d[], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<128x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %b: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %m: memref<2x2x2x2x2x64xf16,3>) {
  nvgpu.tma.async.load %d[%i, %i, %i, %i, %i, %i], %b[%i] to %m : !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> memref<2x2x2x2x2x64xf16,3>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<512x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<512x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x0xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x0xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x32xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x32xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf32,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x64xf32,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x64xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<?x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<?x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<64x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<64x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x7xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %m: memref<128x7xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i] : memref<128x7xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x7xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i, %i] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i, %i, %i, %i, %i] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<128x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[] : memref<128x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %d: !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %m: memref<2x2x2x2x2x64xf16,3>) {
  nvgpu.tma.async.store %m to %d[%i, %i, %i, %i, %i, %i] : memref<2x2x2x2x2x64xf16,3> -> !nvgpu.tensormap.descriptor<tensor = memref<2x2x2x2x2x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %u: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i, %i, %i, %i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %u: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_32b>
  return
}

// -----

func.func @m(%i: index, %u: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %u: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<?x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @m(%i: index, %u: memref<*xf16>) {
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<128x32xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}
