// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

func.func @ld(%m: memref<128x128xf16, 3>, %i: index) -> (vector<4x2xf16>, vector<1x2xf16>) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf16, 3> -> vector<4x2xf16>
  %1 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 1 : i32, transpose = true} : memref<128x128xf16, 3> -> vector<1x2xf16>
  return %0, %1 : vector<4x2xf16>, vector<1x2xf16>
}

// -----

func.func @ld2(%m: memref<128x128xf32, #gpu.address_space<workgroup>>, %i: index) -> (vector<4x1xf32>) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf32, #gpu.address_space<workgroup>> -> vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

func.func @bytes(%m: memref<64x64xi8, strided<[?, 1], offset: ?>, 3>, %i: index) -> vector<2x4xi8> {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<64x64xi8, strided<[?, 1], offset: ?>, 3> -> vector<2x4xi8>
  return %0 : vector<2x4xi8>
}
