// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @m(%t: memref<128x64xf32,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf32,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf32,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf32,3>, swizzle = none, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32,3>>
  return
}

// CHECK: tests/nvgpu/groups-invalid.mlir:4:8: error: supports only swizzle_128b is supported for the time being
// CHECK-NEXT:   %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[T:[^ ]+]], %[[D:[^ ]+]] : memref<128x64xf32,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf32,3>, swizzle = none, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32,3>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:4:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.generate.descriptor"(%[[ARG0:[^ ]+]], %[[ARG1:[^ ]+]]) : (memref<128x64xf32, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32, 3>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:183:8: error: supports only swizzle_128b is supported for the time being
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.generate.descriptor %[[T]], %[[D]] : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:183:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.generate.descriptor"(%[[ARG0]], %[[ARG1]]) : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:190:8: error: the tensormap descriptor must have last dimension of 64 bytes but it is 128 bytes
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.generate.descriptor %[[T]], %[[D]] : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:190:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.generate.descriptor"(%[[ARG0]], %[[ARG1]]) : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:197:8: error: Interleave options are not supported yet.
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.generate.descriptor %[[T]], %[[D]] : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:197:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.generate.descriptor"(%[[ARG0]], %[[ARG1]]) : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:204:8: error: 'nvgpu.warpgroup.mma' op type of matrix C and matrix D must be the same
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A:[^ ]+]], %[[B:[^ ]+]], %[[C:[^ ]+]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:204:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2:[^ ]+]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:211:8: error: 'nvgpu.warpgroup.mma' op 2nd dim matrix-A (64)!= 1st dim matrix-B (32 )
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:211:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:218:8: error: 'nvgpu.warpgroup.mma' op 'f32' += 'f16' * 'f32', it is not supported.
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:218:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:225:8: error: 'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:225:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:232:8: error: 'nvgpu.warpgroup.mma' op has matrices A, B, C and D, they must be 2 dimensional
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:232:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:239:8: error: 'nvgpu.warpgroup.mma' op 1st dim matrix-A ( 128 )!= 1st dim matrix-C ( 64 )
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:239:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:246:8: error: 'nvgpu.warpgroup.mma' op 2nd dim matrix-B ( 128 ) != 2nd dim matrix-C ( 64 )
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:246:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:253:8: error: 'nvgpu.warpgroup.mma' op 'i32' += 'f16' * 'f16', it is not supported.
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:253:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:260:8: error: 'nvgpu.warpgroup.mma' op 'f32' += 'f32' * 'f32', it is not supported.
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:260:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:267:8: error: 'nvgpu.warpgroup.mma' op 'f32' += 'f32' * 'f32', it is not supported.
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf32,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf32,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:267:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x32xf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:274:8: error: 'nvgpu.warpgroup.mma' op 'i32' += 'i8' * 'i8', it is not supported.
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:274:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:281:8: error: 'nvgpu.warpgroup.mma' op 'f32' += 'i8' * 'i8', it is not supported.
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:281:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:288:8: error: 'nvgpu.warpgroup.mma' op supports non-transpose A (Row Major) and transpose B (Column Major) for the time being 
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]] {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:288:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{transposeA}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:295:8: error: 'nvgpu.warpgroup.mma' op 2nd dim matrix-A (64)!= 1st dim matrix-B (128 )
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]] {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:295:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{transposeB}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:302:8: error: 'nvgpu.warpgroup.mma' op supports non-transpose A (Row Major) and transpose B (Column Major) for the time being 
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]] {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:302:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{transposeA}> : (!nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:309:8: error: 'nvgpu.warpgroup.mma' op supports non-transpose A (Row Major) and transpose B (Column Major) for the time being 
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]] {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf32,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf32,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:309:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{transposeA}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x32xf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:316:39: error: custom op 'nvgpu.warpgroup.mma' 'nvgpu.warpgroup.mma' op attribute 'waitGroup' failed to satisfy constraint: 64-bit signless integer attribute
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]] {waitGroup = 2 : i32} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:                                       ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:323:8: error: 'nvgpu.warpgroup.mma' op has input type 'memref<64x12xf16, 3>' n is set to 12, it is not supported
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x12xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:323:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x12xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:330:8: error: 'nvgpu.warpgroup.mma' op has input type 'memref<64x512xf16, 3>' n is set to 512, it is not supported
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x512xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x512xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x512xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:330:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x512xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x512xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x512xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:337:8: error: 'nvgpu.warpgroup.mma' op 'f32' += 'f64' * 'f64', it is not supported.
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf64,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf64,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:337:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf64, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf64, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:344:8: error: 'nvgpu.warpgroup.mma' op hit a limitation: 'f16' += 'f8E5M2' * 'f8E5M2', it is not supported yet
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E5M2,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:344:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E5M2, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:351:8: error: 'nvgpu.warpgroup.mma' op 1st dim matrix-A ( -9223372036854775808 )!= 1st dim matrix-C ( 128 )
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<?x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:351:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<?x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:358:8: error: 'nvgpu.warpgroup.mma' op 'i32' += 'i4' * 'i4', it is not supported.
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi4,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi4,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:358:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xi4, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi4, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:365:8: error: 'nvgpu.warpgroup.mma' op supports non-transpose A (Row Major) and transpose B (Column Major) for the time being 
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]] {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:365:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{transposeA}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:372:8: error: 'nvgpu.warpgroup.mma' op 'i32' += 'i8' * 'i8', it is not supported.
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x136xi8,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x136xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x136xi32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:372:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x136xi8, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x136xi32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x136xi32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:379:8: error: 'nvgpu.warpgroup.mma' op hit a limitation: 'i32' += 'i1' * 'i1', it is not supported yet
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi1,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:379:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:386:8: error: 'nvgpu.warpgroup.mma' op hit a limitation: 'i32' += 'i1' * 'i1', it is not supported yet
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma %[[A]], %[[B]], %[[C]]  : !nvgpu.warpgroup.descriptor<tensor = memref<128x256xi1,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<256x128xi1,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:386:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x256xi1, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<256x128xi1, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:393:3: error: 'nvgpu.warpgroup.mma.store' op results ['vector<128x128xf32>'][128] values. However, destination memref[64][128]  does not have same size as results
// CHECK-NEXT:   nvgpu.warpgroup.mma.store %[[C]], %[[M:[^ ]+]] : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<64x128xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:393:3: note: see current operation: "nvgpu.warpgroup.mma.store"(%[[ARG0]], %[[ARG1]]) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<64x128xf32>) -> ()
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:400:3: error: 'nvgpu.warpgroup.mma.store' op hit a limitation: only f32 results for the time being
// CHECK-NEXT:   nvgpu.warpgroup.mma.store %[[C]], %[[M]] : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> to memref<128x128xi32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:400:3: note: see current operation: "nvgpu.warpgroup.mma.store"(%[[ARG0]], %[[ARG1]]) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>, memref<128x128xi32>) -> ()
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:407:3: error: 'nvgpu.warpgroup.mma.store' op results ['vector<128x128xf32>'][128] values. However, destination memref[-9223372036854775808][-9223372036854775808]  does not have same size as results
// CHECK-NEXT:   nvgpu.warpgroup.mma.store %[[C]], %[[M]] : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<?x?xf32>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:407:3: note: see current operation: "nvgpu.warpgroup.mma.store"(%[[ARG0]], %[[ARG1]]) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<?x?xf32>) -> ()
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:414:3: error: 'nvgpu.warpgroup.mma.store' op hit a limitation: only f32 results for the time being
// CHECK-NEXT:   nvgpu.warpgroup.mma.store %[[C]], %[[M]] : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> to memref<128x128xf16>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:414:3: note: see current operation: "nvgpu.warpgroup.mma.store"(%[[ARG0]], %[[ARG1]]) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>, memref<128x128xf16>) -> ()
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:421:8: error: 'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<60x16xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<60x16xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:421:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<60x16xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:428:8: error: 'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x12xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x12xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:428:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x12xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:435:8: error: 'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x264xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x264xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:435:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x264xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:442:8: error: 'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x16xi32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xi32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:442:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xi32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:449:8: error: 'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x16xf64>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf64>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:449:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf64>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:456:8: error: 'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x24xi32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xi32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:456:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xi32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:463:8: error: 'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x20xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x20xf32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:463:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x20xf32>>
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:470:8: error: 'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<64x256xi32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)
// CHECK-NEXT:   %[[V0]] = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xi32>>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/nvgpu/groups-invalid.mlir:470:8: note: see current operation: %[[V0]] = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xi32>>

// -----

func.func @m(%t: memref<128x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = none, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
  return
}

// -----

func.func @m(%t: memref<128x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
  return
}

// -----

func.func @m(%t: memref<128x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf32,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf32,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf32,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf32,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf32,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf32,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf32,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x128xf32,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {waitGroup = 2 : i32} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x12xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x12xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x12xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x512xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x512xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x512xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x512xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x512xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf64,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf64,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf64,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf64,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E5M2,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E5M2,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E5M2,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<?x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<?x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi4,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi4,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi4,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi4,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi8,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x136xi8,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x136xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi8,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x136xi8,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x136xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x136xi32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi1,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xi1,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xi1,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x256xi1,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<256x128xi1,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x256xi1,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<256x128xi1,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>
  return
}

// -----

func.func @m(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<64x128xf32>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<64x128xf32>
  return
}

// -----

func.func @m(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>>, %m: memref<128x128xi32>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xi32>> to memref<128x128xi32>
  return
}

// -----

func.func @m(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<?x?xf32>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<?x?xf32>
  return
}

// -----

func.func @m(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>, %m: memref<128x128xf16>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> to memref<128x128xf16>
  return
}

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<60x16xf32>>
  return
}

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x12xf32>>
  return
}

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x264xf32>>
  return
}

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xi32>>
  return
}

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf64>>
  return
}

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x24xi32>>
  return
}

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x20xf32>>
  return
}

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xi32>>
  return
}
