// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @a(%s: memref<16xf32>, %d: memref<16xf32>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32> to memref<16xf32>
  return
}

// CHECK: tests/nvgpu/copies-invalid.mlir:4:8: error: destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)
// CHECK-NEXT:   %[[V0:[^ ]+]] = nvgpu.device_async_copy %[[S:[^ ]+]][%[[I:[^ ]+]]], %[[D:[^ ]+]][%[[I]]], 4 : memref<16xf32> to memref<16xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:4:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1:[^ ]+]], %[[ARG2:[^ ]+]], %[[ARG0:[^ ]+]], %[[ARG2]]) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32>, index, memref<16xf32>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:188:8: error: source memref most minor dim must have unit stride
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 : memref<16xf32, strided<[2]>> to memref<16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:188:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32, 3>, index, memref<16xf32, strided<[2]>>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:195:8: error: destination memref most minor dim must have unit stride
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 : memref<16xf32> to memref<16xf32, strided<[2]>,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:195:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32, strided<[2]>, 3>, index, memref<16xf32>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:202:8: error: source and destination must have the same element type
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 : memref<16xf32> to memref<16xf16,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:202:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf16, 3>, index, memref<16xf32>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:209:8: error: 'nvgpu.device_async_copy' op expected 2 source indices, got 1
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 : memref<16x16xf32> to memref<16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:209:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32, 3>, index, memref<16x16xf32>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:216:8: error: 'nvgpu.device_async_copy' op expected 2 destination indices, got 1
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 : memref<16xf32> to memref<16x16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:216:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16x16xf32, 3>, index, memref<16xf32>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:223:8: error: Requested copy elements is 8 with width 32. But copy elements could be one of 1, 2, 4.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 8 : memref<16xf32> to memref<16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:223:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 8 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32, 3>, index, memref<16xf32>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:230:8: error: 'nvgpu.device_async_copy' op bypassL1 does not satify alignment for 'memref<16xf32, 3>' with destination element 2. Unset bypassL1, or set destination element to 4
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 2 {bypassL1} : memref<16xf32> to memref<16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:230:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{bypassL1, dstElements = 2 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32, 3>, index, memref<16xf32>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:237:8: error: Requested copy elements is 3 with width 32. But copy elements could be one of 1, 2, 4.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 3 : memref<16xf32> to memref<16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:237:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32, 3>, index, memref<16xf32>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:244:8: error: Requested copy elements is 4 with width 64. But copy elements could be one of 1, 2.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 : memref<16xf64> to memref<16xf64,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:244:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf64, 3>, index, memref<16xf64>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:251:8: error: 'nvgpu.device_async_copy' op bypassL1 does not satify alignment for 'memref<16xf16, 3>' with destination element 4. Unset bypassL1, or set destination element to 8
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 {bypassL1} : memref<16xf16> to memref<16xf16,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:251:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf16, 3>, index, memref<16xf16>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:258:3: error: 'nvgpu.device_async_wait' op operand #0 must be device async token type, but got 'index'
// CHECK-NEXT:   "nvgpu.device_async_wait"(%[[I]]) : (index) -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:258:3: note: see current operation: "nvgpu.device_async_wait"(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:265:8: error: Requested copy elements is 3 with width 4. But copy elements could be one of 8, 16, 32.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 3  : memref<16xi4> to memref<16xi4,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:265:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi4, 3>, index, memref<16xi4>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:272:8: error: Requested copy elements is 4 with width 4. But copy elements could be one of 8, 16, 32.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 {bypassL1} : memref<16xi4> to memref<16xi4,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:272:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi4, 3>, index, memref<16xi4>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:279:8: error: Requested copy elements is 0 with width 4. But copy elements could be one of 8, 16, 32.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 0  : memref<16xi4> to memref<16xi4,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:279:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 0 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi4, 3>, index, memref<16xi4>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:286:8: error: Requested copy elements is 3 with width 8. But copy elements could be one of 4, 8, 16.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 3  : memref<16xi8> to memref<16xi8,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:286:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi8, 3>, index, memref<16xi8>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:293:8: error: 'nvgpu.device_async_copy' op bypassL1 does not satify alignment for 'memref<16xi8, 3>' with destination element 4. Unset bypassL1, or set destination element to 16
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 {bypassL1} : memref<16xi8> to memref<16xi8,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:293:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi8, 3>, index, memref<16xi8>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:300:8: error: Requested copy elements is 0 with width 8. But copy elements could be one of 4, 8, 16.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 0  : memref<16xi8> to memref<16xi8,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:300:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 0 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi8, 3>, index, memref<16xi8>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:307:8: error: Requested copy elements is 3 with width 128. But copy elements could be one of 1.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 3  : memref<16xf128> to memref<16xf128,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:307:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf128, 3>, index, memref<16xf128>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:314:8: error: Requested copy elements is 4 with width 128. But copy elements could be one of 1.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 {bypassL1} : memref<16xf128> to memref<16xf128,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:314:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf128, 3>, index, memref<16xf128>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:321:8: error: Requested copy elements is 0 with width 128. But copy elements could be one of 1.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 0  : memref<16xf128> to memref<16xf128,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:321:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 0 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf128, 3>, index, memref<16xf128>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:328:8: error: Requested copy elements is 3 with width 256. But copy elements could be one of 
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 3  : memref<16xi256> to memref<16xi256,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:328:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi256, 3>, index, memref<16xi256>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:335:8: error: Requested copy elements is 4 with width 256. But copy elements could be one of 
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 {bypassL1} : memref<16xi256> to memref<16xi256,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:335:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi256, 3>, index, memref<16xi256>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:342:8: error: Requested copy elements is 0 with width 256. But copy elements could be one of 
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 0  : memref<16xi256> to memref<16xi256,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:342:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 0 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi256, 3>, index, memref<16xi256>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:349:8: error: Requested copy elements is 3 with width 1. But copy elements could be one of 32, 64, 128.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 3  : memref<16xi1> to memref<16xi1,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:349:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi1, 3>, index, memref<16xi1>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:356:8: error: Requested copy elements is 4 with width 1. But copy elements could be one of 32, 64, 128.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 {bypassL1} : memref<16xi1> to memref<16xi1,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:356:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi1, 3>, index, memref<16xi1>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:363:8: error: Requested copy elements is 0 with width 1. But copy elements could be one of 32, 64, 128.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 0  : memref<16xi1> to memref<16xi1,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:363:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 0 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi1, 3>, index, memref<16xi1>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:370:8: error: Requested copy elements is 3 with width 7. But copy elements could be one of 4, 9, 18.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 3  : memref<16xi7> to memref<16xi7,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:370:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi7, 3>, index, memref<16xi7>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:377:8: error: Requested copy elements is 4 with width 7. But copy elements could be one of 4, 9, 18.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 {bypassL1} : memref<16xi7> to memref<16xi7,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:377:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi7, 3>, index, memref<16xi7>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:384:8: error: Requested copy elements is 0 with width 7. But copy elements could be one of 4, 9, 18.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 0  : memref<16xi7> to memref<16xi7,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:384:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 0 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi7, 3>, index, memref<16xi7>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:391:8: error: Requested copy elements is 3 with width 128. But copy elements could be one of 1.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 3  : memref<16xi128> to memref<16xi128,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:391:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi128, 3>, index, memref<16xi128>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:398:8: error: Requested copy elements is 4 with width 128. But copy elements could be one of 1.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 {bypassL1} : memref<16xi128> to memref<16xi128,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:398:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi128, 3>, index, memref<16xi128>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:405:8: error: Requested copy elements is 0 with width 128. But copy elements could be one of 1.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 0  : memref<16xi128> to memref<16xi128,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:405:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 0 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi128, 3>, index, memref<16xi128>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:412:8: error: source memref most minor dim must have unit stride
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]],%[[I]]], %[[D]][%[[I]],%[[I]]], 3 : memref<16xf32,strided<[2]>> to memref<16xf16,strided<[2]>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:412:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG2]], %[[ARG0]], %[[ARG2]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<16xf16, strided<[2]>>, index, index, memref<16xf32, strided<[2]>>, index, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:419:8: error: destination memref most minor dim must have unit stride
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]],%[[I]]], %[[D]][%[[I]],%[[I]]], 3 : memref<16xf32> to memref<16xf16,strided<[2]>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:419:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG2]], %[[ARG0]], %[[ARG2]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<16xf16, strided<[2]>>, index, index, memref<16xf32>, index, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:426:8: error: destination memref most minor dim must have unit stride
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]],%[[I]]], %[[D]][%[[I]],%[[I]]], 3 : memref<16xf32> to memref<16xf16,strided<[2]>,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:426:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG2]], %[[ARG0]], %[[ARG2]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<16xf16, strided<[2]>, 3>, index, index, memref<16xf32>, index, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:433:8: error: source and destination must have the same element type
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]],%[[I]]], %[[D]][%[[I]],%[[I]]], 3 : memref<16xf32> to memref<16xf16,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:433:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG2]], %[[ARG0]], %[[ARG2]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<16xf16, 3>, index, index, memref<16xf32>, index, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:440:8: error: 'nvgpu.device_async_copy' op expected 1 source indices, got 2
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]],%[[I]]], %[[D]][%[[I]],%[[I]]], 3 : memref<16xf32> to memref<16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:440:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG2]], %[[ARG0]], %[[ARG2]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 0>}> : (memref<16xf32, 3>, index, index, memref<16xf32>, index, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:447:8: error: 'nvgpu.device_async_copy' op expected 1 destination indices, got 2
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]],%[[I]]], 3 : memref<16xf32> to memref<16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:447:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<16xf32, 3>, index, index, memref<16xf32>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:454:8: error: Requested copy elements is 3 with width 32. But copy elements could be one of 1, 2, 4.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 3 : memref<16xf32> to memref<16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:454:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32, 3>, index, memref<16xf32>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:461:8: error: source memref most minor dim must have unit stride
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 3 : memref<16xf32,affine_map<(d0)->(d0 floordiv 2)>> to memref<16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:461:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 3 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32, 3>, index, memref<16xf32, affine_map<(d0) -> (d0 floordiv 2)>>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:468:8: error: source memref most minor dim must have unit stride
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 : memref<16xf32,strided<[?]>> to memref<16xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:468:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xf32, 3>, index, memref<16xf32, strided<[?]>>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:475:8: error: source memref most minor dim must have unit stride
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 4 : memref<1xf32,strided<[5]>> to memref<1xf32,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:475:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<1xf32, 3>, index, memref<1xf32, strided<[5]>>, index) -> !nvgpu.device.async.token
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:482:8: error: Requested copy elements is 9 with width 7. But copy elements could be one of 4, 9, 18.
// CHECK-NEXT:   %[[V0]] = nvgpu.device_async_copy %[[S]][%[[I]]], %[[D]][%[[I]]], 9 : memref<16xi7> to memref<16xi7,3>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/copies-invalid.mlir:482:8: note: see current operation: %[[V0]] = "nvgpu.device_async_copy"(%[[ARG1]], %[[ARG2]], %[[ARG0]], %[[ARG2]]) <{dstElements = 9 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<16xi7, 3>, index, memref<16xi7>, index) -> !nvgpu.device.async.token

// -----

func.func @a(%s: memref<16xf32, strided<[2]>>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32, strided<[2]>> to memref<16xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf32,strided<[2]>,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32> to memref<16xf32, strided<[2]>,3>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf16,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32> to memref<16xf16,3>
  return
}

// -----

func.func @a(%s: memref<16x16xf32>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16x16xf32> to memref<16xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16x16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32> to memref<16x16xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 8 : memref<16xf32> to memref<16xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 2 {bypassL1} : memref<16xf32> to memref<16xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3 : memref<16xf32> to memref<16xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xf64>, %d: memref<16xf64,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf64> to memref<16xf64,3>
  return
}

// -----

func.func @a(%s: memref<16xf16>, %d: memref<16xf16,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 {bypassL1} : memref<16xf16> to memref<16xf16,3>
  return
}

// -----

func.func @m(%i: index, %p: i1, %b: i32) {
  "nvgpu.device_async_wait"(%i) : (index) -> ()
  return
}

// -----

func.func @a(%s: memref<16xi4>, %d: memref<16xi4,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3  : memref<16xi4> to memref<16xi4,3>
  return
}

// -----

func.func @a(%s: memref<16xi4>, %d: memref<16xi4,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 {bypassL1} : memref<16xi4> to memref<16xi4,3>
  return
}

// -----

func.func @a(%s: memref<16xi4>, %d: memref<16xi4,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 0  : memref<16xi4> to memref<16xi4,3>
  return
}

// -----

func.func @a(%s: memref<16xi8>, %d: memref<16xi8,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3  : memref<16xi8> to memref<16xi8,3>
  return
}

// -----

func.func @a(%s: memref<16xi8>, %d: memref<16xi8,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 {bypassL1} : memref<16xi8> to memref<16xi8,3>
  return
}

// -----

func.func @a(%s: memref<16xi8>, %d: memref<16xi8,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 0  : memref<16xi8> to memref<16xi8,3>
  return
}

// -----

func.func @a(%s: memref<16xf128>, %d: memref<16xf128,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3  : memref<16xf128> to memref<16xf128,3>
  return
}

// -----

func.func @a(%s: memref<16xf128>, %d: memref<16xf128,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 {bypassL1} : memref<16xf128> to memref<16xf128,3>
  return
}

// -----

func.func @a(%s: memref<16xf128>, %d: memref<16xf128,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 0  : memref<16xf128> to memref<16xf128,3>
  return
}

// -----

func.func @a(%s: memref<16xi256>, %d: memref<16xi256,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3  : memref<16xi256> to memref<16xi256,3>
  return
}

// -----

func.func @a(%s: memref<16xi256>, %d: memref<16xi256,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 {bypassL1} : memref<16xi256> to memref<16xi256,3>
  return
}

// -----

func.func @a(%s: memref<16xi256>, %d: memref<16xi256,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 0  : memref<16xi256> to memref<16xi256,3>
  return
}

// -----

func.func @a(%s: memref<16xi1>, %d: memref<16xi1,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3  : memref<16xi1> to memref<16xi1,3>
  return
}

// -----

func.func @a(%s: memref<16xi1>, %d: memref<16xi1,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 {bypassL1} : memref<16xi1> to memref<16xi1,3>
  return
}

// -----

func.func @a(%s: memref<16xi1>, %d: memref<16xi1,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 0  : memref<16xi1> to memref<16xi1,3>
  return
}

// -----

func.func @a(%s: memref<16xi7>, %d: memref<16xi7,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3  : memref<16xi7> to memref<16xi7,3>
  return
}

// -----

func.func @a(%s: memref<16xi7>, %d: memref<16xi7,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 {bypassL1} : memref<16xi7> to memref<16xi7,3>
  return
}

// -----

func.func @a(%s: memref<16xi7>, %d: memref<16xi7,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 0  : memref<16xi7> to memref<16xi7,3>
  return
}

// -----

func.func @a(%s: memref<16xi128>, %d: memref<16xi128,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3  : memref<16xi128> to memref<16xi128,3>
  return
}

// -----

func.func @a(%s: memref<16xi128>, %d: memref<16xi128,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 {bypassL1} : memref<16xi128> to memref<16xi128,3>
  return
}

// -----

func.func @a(%s: memref<16xi128>, %d: memref<16xi128,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 0  : memref<16xi128> to memref<16xi128,3>
  return
}

// -----

func.func @a(%s: memref<16xf32,strided<[2]>>, %d: memref<16xf16,strided<[2]>>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i,%i], %d[%i,%i], 3 : memref<16xf32,strided<[2]>> to memref<16xf16,strided<[2]>>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf16,strided<[2]>>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i,%i], %d[%i,%i], 3 : memref<16xf32> to memref<16xf16,strided<[2]>>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf16,strided<[2]>,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i,%i], %d[%i,%i], 3 : memref<16xf32> to memref<16xf16,strided<[2]>,3>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf16,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i,%i], %d[%i,%i], 3 : memref<16xf32> to memref<16xf16,3>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i,%i], %d[%i,%i], 3 : memref<16xf32> to memref<16xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i,%i], 3 : memref<16xf32> to memref<16xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xf32>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3 : memref<16xf32> to memref<16xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xf32,affine_map<(d0)->(d0 floordiv 2)>>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 3 : memref<16xf32,affine_map<(d0)->(d0 floordiv 2)>> to memref<16xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xf32,strided<[?]>>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32,strided<[?]>> to memref<16xf32,3>
  return
}

// -----

func.func @a(%s: memref<1xf32,strided<[5]>>, %d: memref<1xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<1xf32,strided<[5]>> to memref<1xf32,3>
  return
}

// -----

func.func @a(%s: memref<16xi7>, %d: memref<16xi7,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 9 : memref<16xi7> to memref<16xi7,3>
  return
}
