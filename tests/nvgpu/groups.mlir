// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @m(%t: memref<128x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<128x64xf16, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<128x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<64x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<64x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<64x64xf16, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<64x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<128x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<128x64xf16, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<128x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<64x64xf16, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<128x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<128x64xf16, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<128x64xf16, 3>, <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<128x64xf16>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf16>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<128x64xf16>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<128x64xf16>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<64xf16,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<64xf16, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<64xf16, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<2x64x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<2x64x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<2x64x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<2x64x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<2x64x64xf16,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<2x64x64xf16, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<2x64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<2x64x64xf16, 3>, <tensor = memref<2x64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<2x64x64xf16, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<128x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<128x64xf16, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<128x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<?x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<?x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<?x64xf16,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<?x64xf16, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<?x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<?x64xf16, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<128x32xf32,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x32xf32,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf32,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<128x32xf32, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<128x32xf32, 3>, <tensor = memref<128x32xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x32xf32, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<128x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = nan, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = nan, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<128x64xf16, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = nan, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<128x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = nan, interleave = none> -> <tensor = memref<128x64xf16, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%t: memref<128x64xf16,3>, %d: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
  %0 = nvgpu.warpgroup.generate.descriptor %t, %d : memref<128x64xf16,3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16,3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16,3>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: memref<128x64xf16, 3>, %[[ARG1:[^ ]+]]: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.generate.descriptor %[[ARG0]], %[[ARG1]] : memref<128x64xf16, 3>, <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<64x64xf16, 3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf16>> -> <fragmented = vector<128x128xf16>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16, 3>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16, 3>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] : <tensor = memref<128x64xbf16, 3>>, <tensor = memref<64x128xbf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] {transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {waitGroup = 2} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] {waitGroup = 2 : i64} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x65xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<65x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x65xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<65x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<128x65xf16, 3>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<65x128xf16, 3>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] : <tensor = memref<128x65xf16, 3>>, <tensor = memref<65x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<120x64xf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<120x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<120x64xf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<120x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<120x128xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<120x64xf16, 3>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<120x128xf32>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] : <tensor = memref<120x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<120x128xf32>> -> <fragmented = vector<120x128xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN, 3>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] : <tensor = memref<128x64xf8E4M3FN, 3>>, <tensor = memref<64x128xf8E4M3FN, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E5M2,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E5M2,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN, 3>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E5M2, 3>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] : <tensor = memref<128x64xf8E4M3FN, 3>>, <tensor = memref<64x128xf8E5M2, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] : <tensor = memref<128x64xf16>>, <tensor = memref<64x128xf16>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16,3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16,3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c  : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16,3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16,3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xbf16, 3>>, %[[ARG1:[^ ]+]]: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xbf16, 3>>, %[[ARG2:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf16>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma %[[ARG0]], %[[ARG1]], %[[ARG2]] : <tensor = memref<128x64xbf16, 3>>, <tensor = memref<64x128xbf16, 3>>, <fragmented = vector<128x128xf16>> -> <fragmented = vector<128x128xf16>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x128xf32,3>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf32,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %[[ARG1:[^ ]+]]: memref<128x128xf32, 3>) {
// CHECK-NEXT:     nvgpu.warpgroup.mma.store %[[ARG0]], %[[ARG1]] : <fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x128xf32>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %[[ARG1:[^ ]+]]: memref<128x128xf32>) {
// CHECK-NEXT:     nvgpu.warpgroup.mma.store %[[ARG0]], %[[ARG1]] : <fragmented = vector<128x128xf32>> to memref<128x128xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x128xf16>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %[[ARG1:[^ ]+]]: memref<128x128xf16>) {
// CHECK-NEXT:     nvgpu.warpgroup.mma.store %[[ARG0]], %[[ARG1]] : <fragmented = vector<128x128xf32>> to memref<128x128xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %m: memref<128x128xf32,strided<[256,1]>>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>> to memref<128x128xf32,strided<[256,1]>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %[[ARG1:[^ ]+]]: memref<128x128xf32, strided<[256, 1]>>) {
// CHECK-NEXT:     nvgpu.warpgroup.mma.store %[[ARG0]], %[[ARG1]] : <fragmented = vector<128x128xf32>> to memref<128x128xf32, strided<[256, 1]>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>, %m: memref<64x16xf32>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>> to memref<64x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf32>>, %[[ARG1:[^ ]+]]: memref<64x16xf32>) {
// CHECK-NEXT:     nvgpu.warpgroup.mma.store %[[ARG0]], %[[ARG1]] : <fragmented = vector<64x16xf32>> to memref<64x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%c: !nvgpu.warpgroup.accumulator<fragmented = vector<60x16xf32>>, %m: memref<60x16xf32>) {
  nvgpu.warpgroup.mma.store %c, %m : !nvgpu.warpgroup.accumulator<fragmented = vector<60x16xf32>> to memref<60x16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: !nvgpu.warpgroup.accumulator<fragmented = vector<60x16xf32>>, %[[ARG1:[^ ]+]]: memref<60x16xf32>) {
// CHECK-NEXT:     nvgpu.warpgroup.mma.store %[[ARG0]], %[[ARG1]] : <fragmented = vector<60x16xf32>> to memref<60x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xf16>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x16xf16>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xi8>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x16xi8>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x8xf32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x16xbf16>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @m() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x16xbf16>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
