// RUN: mlir-opt %s --split-input-file --nvgpu-optimize-shared-memory | FileCheck %s

func.func @f(%arg0: memref<128x128xf16>, %ldRow: index, %ldCol: index, %stRow: index, %stCol: index, %v: vector<8xf16>, %s: f16, %fragRow: index, %fragCol: index) -> (vector<4x2xf16>, f16, vector<8xf16>) {
  %m = memref.alloc() : memref<128x32xf16, 3>
  %0 = nvgpu.device_async_copy %arg0[%ldRow, %ldCol], %m[%stRow, %stCol], 8 : memref<128x128xf16> to memref<128x32xf16, 3>
  %1 = nvgpu.device_async_create_group %0
  nvgpu.device_async_wait %1 {numGroups = 1 : i32}
  %mat = nvgpu.ldmatrix %m[%fragRow, %fragCol] {numTiles = 4 : i32, transpose = false} : memref<128x32xf16, 3> -> vector<4x2xf16>
  memref.store %s, %m[%stRow, %stCol] : memref<128x32xf16, 3>
  %l = memref.load %m[%stRow, %stCol] : memref<128x32xf16, 3>
  vector.store %v, %m[%stRow, %stCol] : memref<128x32xf16, 3>, vector<8xf16>
  %vl = vector.load %m[%ldRow, %ldCol] : memref<128x32xf16, 3>, vector<8xf16>
  return %mat, %l, %vl : vector<4x2xf16>, f16, vector<8xf16>
}

// -----

func.func @workgroup(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x64xf16, #gpu.address_space<workgroup>>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, #gpu.address_space<workgroup>>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, #gpu.address_space<workgroup>>
  return %l : f16
}

// -----

func.func @three(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<2x8x64xf16, 3>
  memref.store %s, %m[%r, %c, %r] : memref<2x8x64xf16, 3>
  %l = memref.load %m[%r, %c, %r] : memref<2x8x64xf16, 3>
  return %l : f16
}

// -----

func.func @nested(%r: index, %c: index, %s: f16) {
  %m = memref.alloc() : memref<8x64xf16, 3>
  %x = memref.cast %m : memref<8x64xf16, 3> to memref<?x?xf16, 3>
  scf.for %i = %r to %c step %r {
    memref.store %s, %m[%i, %i] : memref<8x64xf16, 3>
    %l = memref.load %m[%r, %i] {nontemporal = true} : memref<8x64xf16, 3>
  }
  memref.dealloc %m : memref<8x64xf16, 3>
  return
}
