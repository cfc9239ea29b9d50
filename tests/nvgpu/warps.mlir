// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @a(%m: memref<4xf16,3>, %i: index) {
  nvgpu.ldmatrix %m[%i] {transpose=false, numTiles = 3 : i32} : memref<4xf16, 3> -> vector<3x2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<4xf16, 3>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.ldmatrix %[[ARG0]][%[[ARG1]]] {numTiles = 3 : i32, transpose = false} : memref<4xf16, 3> -> vector<3x2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<4xf16,3>, %i: index) {
  nvgpu.ldmatrix %m[%i, %i] {transpose=true, numTiles = 4 : i32} : memref<4xf16, 3> -> vector<4x2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<4xf16, 3>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.ldmatrix %[[ARG0]][%[[ARG1]], %[[ARG1]]] {numTiles = 4 : i32, transpose = true} : memref<4xf16, 3> -> vector<4x2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%m: memref<4xf16,#gpu.address_space<workgroup>>, %i: index) {
  nvgpu.ldmatrix %m[%i] {transpose=false, numTiles = 4 : i32} : memref<4xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<4xf16, #gpu.address_space<workgroup>>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.ldmatrix %[[ARG0]][%[[ARG1]]] {numTiles = 4 : i32, transpose = false} : memref<4xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x2xf16>, %[[ARG1:[^ ]+]]: vector<2x2xf16>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x1xf32>, %[[ARG1:[^ ]+]]: vector<2x1xf32>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<1x2xf64>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<1x1xf64>, %[[ARG1:[^ ]+]]: vector<1x1xf64>, %[[ARG2:[^ ]+]]: vector<1x2xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x4xi8>, %[[ARG1:[^ ]+]]: vector<2x4xi8>, %[[ARG2:[^ ]+]]: vector<2x2xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [16, 8, 32]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 64]} : (vector<4x8xi4>, vector<2x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x8xi4>, %[[ARG1:[^ ]+]]: vector<2x8xi4>, %[[ARG2:[^ ]+]]: vector<2x2xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [16, 8, 64]} : (vector<4x8xi4>, vector<2x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x2xf16>, %[[ARG1:[^ ]+]]: vector<4x2xf16>, %[[ARG2:[^ ]+]]: vector<2x2xf16>, %[[ARG3:[^ ]+]]: vector<2xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sp.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) metadata(%[[ARG3]]) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x2xf16>, %[[ARG1:[^ ]+]]: vector<4x2xf16>, %[[ARG2:[^ ]+]]: vector<2x2xf16>, %[[ARG3:[^ ]+]]: vector<2xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sp.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) metadata(%[[ARG3]]) {mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x4xi8>, %b: vector<4x4xi8>, %c: vector<2x2xi32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 64]} : (vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x4xi8>, %[[ARG1:[^ ]+]]: vector<4x4xi8>, %[[ARG2:[^ ]+]]: vector<2x2xi32>, %[[ARG3:[^ ]+]]: vector<2xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sp.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) metadata(%[[ARG3]]) {mmaShape = [16, 8, 64]} : (vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x1xf32>, %[[ARG1:[^ ]+]]: vector<2x1xf32>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x1xf32>, %[[ARG1:[^ ]+]]: vector<2x1xf32>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x1xf32>, %b: vector<1x1xf32>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,4]} : (vector<2x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x1xf32>, %[[ARG1:[^ ]+]]: vector<1x1xf32>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [16, 8, 4]} : (vector<2x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<1x8xi4>, %b: vector<1x8xi4>, %c: vector<1x2xi32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [8,8,32]} : (vector<1x8xi4>, vector<1x8xi4>, vector<1x2xi32>) -> vector<1x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<1x8xi4>, %[[ARG1:[^ ]+]]: vector<1x8xi4>, %[[ARG2:[^ ]+]]: vector<1x2xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [8, 8, 32]} : (vector<1x8xi4>, vector<1x8xi4>, vector<1x2xi32>) -> vector<1x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<[4]x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,16]} : (vector<[4]x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<[4]x2xf16>, %[[ARG1:[^ ]+]]: vector<2x2xf16>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [16, 8, 16]} : (vector<[4]x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,16,2]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x2xf16>, %[[ARG1:[^ ]+]]: vector<2x2xf16>, %[[ARG2:[^ ]+]]: vector<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [16, 8, 16, 2]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<4x4xui8>, %b: vector<2x4xui8>, %c: vector<2x2xi32>) {
  nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16,8,32]} : (vector<4x4xui8>, vector<2x4xui8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<4x4xui8>, %[[ARG1:[^ ]+]]: vector<2x4xui8>, %[[ARG2:[^ ]+]]: vector<2x2xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) {mmaShape = [16, 8, 32]} : (vector<4x4xui8>, vector<2x4xui8>, vector<2x2xi32>) -> vector<2x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16,8,16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x2xf16>, %[[ARG1:[^ ]+]]: vector<2x2xf16>, %[[ARG2:[^ ]+]]: vector<2x2xf16>, %[[ARG3:[^ ]+]]: vector<2xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sp.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) metadata(%[[ARG3]]) {mmaShape = [16, 8, 16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%a: vector<2x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16,8,8]} : (vector<2x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<2x1xf32>, %[[ARG1:[^ ]+]]: vector<2x1xf32>, %[[ARG2:[^ ]+]]: vector<2x2xf32>, %[[ARG3:[^ ]+]]: vector<2xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.mma.sp.sync(%[[ARG0]], %[[ARG1]], %[[ARG2]]) metadata(%[[ARG3]]) {mmaShape = [16, 8, 8]} : (vector<2x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
