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

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<128x128xf16>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: vector<8xf16>, %arg6: f16, %arg7: index, %arg8: index) -> (vector<4x2xf16>, f16, vector<8xf16>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<128x32xf16, 3>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %0 = arith.andi %arg3, %c6 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c2 : index
// CHECK-NEXT:     %2 = arith.xori %arg4, %1 : index
// CHECK-NEXT:     %3 = nvgpu.device_async_copy %arg0[%arg1, %arg2], %alloc[%arg3, %2], 8 : memref<128x128xf16> to memref<128x32xf16, 3>
// CHECK-NEXT:     %4 = nvgpu.device_async_create_group %3
// CHECK-NEXT:     nvgpu.device_async_wait %4 {numGroups = 1 : i32}
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     %5 = arith.andi %arg7, %c6_0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %6 = arith.shli %5, %c2_1 : index
// CHECK-NEXT:     %7 = arith.xori %arg8, %6 : index
// CHECK-NEXT:     %8 = nvgpu.ldmatrix %alloc[%arg7, %7] {numTiles = 4 : i32, transpose = false} : memref<128x32xf16, 3> -> vector<4x2xf16>
// CHECK-NEXT:     %c6_2 = arith.constant 6 : index
// CHECK-NEXT:     %9 = arith.andi %arg3, %c6_2 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %10 = arith.shli %9, %c2_3 : index
// CHECK-NEXT:     %11 = arith.xori %arg4, %10 : index
// CHECK-NEXT:     memref.store %arg6, %alloc[%arg3, %11] : memref<128x32xf16, 3>
// CHECK-NEXT:     %c6_4 = arith.constant 6 : index
// CHECK-NEXT:     %12 = arith.andi %arg3, %c6_4 : index
// CHECK-NEXT:     %c2_5 = arith.constant 2 : index
// CHECK-NEXT:     %13 = arith.shli %12, %c2_5 : index
// CHECK-NEXT:     %14 = arith.xori %arg4, %13 : index
// CHECK-NEXT:     %15 = memref.load %alloc[%arg3, %14] : memref<128x32xf16, 3>
// CHECK-NEXT:     %c6_6 = arith.constant 6 : index
// CHECK-NEXT:     %16 = arith.andi %arg3, %c6_6 : index
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     %17 = arith.shli %16, %c2_7 : index
// CHECK-NEXT:     %18 = arith.xori %arg4, %17 : index
// CHECK-NEXT:     vector.store %arg5, %alloc[%arg3, %18] : memref<128x32xf16, 3>, vector<8xf16>
// CHECK-NEXT:     %c6_8 = arith.constant 6 : index
// CHECK-NEXT:     %19 = arith.andi %arg1, %c6_8 : index
// CHECK-NEXT:     %c2_9 = arith.constant 2 : index
// CHECK-NEXT:     %20 = arith.shli %19, %c2_9 : index
// CHECK-NEXT:     %21 = arith.xori %arg2, %20 : index
// CHECK-NEXT:     %22 = vector.load %alloc[%arg1, %21] : memref<128x32xf16, 3>, vector<8xf16>
// CHECK-NEXT:     return %8, %15, %22 : vector<4x2xf16>, f16, vector<8xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @workgroup(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<8x64xf16, #gpu.address_space<workgroup>>
  memref.store %s, %m[%r, %c] : memref<8x64xf16, #gpu.address_space<workgroup>>
  %l = memref.load %m[%r, %c] : memref<8x64xf16, #gpu.address_space<workgroup>>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @workgroup(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = arith.andi %arg0, %c7 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c3 : index
// CHECK-NEXT:     %2 = arith.xori %arg1, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %2] : memref<8x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     %c7_0 = arith.constant 7 : index
// CHECK-NEXT:     %3 = arith.andi %arg0, %c7_0 : index
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c3_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg1, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %5] : memref<8x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return %6 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three(%r: index, %c: index, %s: f16, %o: memref<8x64xf16>) -> f16 {
  %m = memref.alloc() : memref<2x8x64xf16, 3>
  memref.store %s, %m[%r, %c, %r] : memref<2x8x64xf16, 3>
  %l = memref.load %m[%r, %c, %r] : memref<2x8x64xf16, 3>
  return %l : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @three(%arg0: index, %arg1: index, %arg2: f16, %arg3: memref<8x64xf16>) -> f16 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2x8x64xf16, 3>
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %0 = arith.andi %arg1, %c7 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %1 = arith.shli %0, %c3 : index
// CHECK-NEXT:     %2 = arith.xori %arg0, %1 : index
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0, %arg1, %2] : memref<2x8x64xf16, 3>
// CHECK-NEXT:     %c7_0 = arith.constant 7 : index
// CHECK-NEXT:     %3 = arith.andi %arg1, %c7_0 : index
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     %4 = arith.shli %3, %c3_1 : index
// CHECK-NEXT:     %5 = arith.xori %arg0, %4 : index
// CHECK-NEXT:     %6 = memref.load %alloc[%arg0, %arg1, %5] : memref<2x8x64xf16, 3>
// CHECK-NEXT:     return %6 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: index, %arg1: index, %arg2: f16) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x64xf16, 3>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<8x64xf16, 3> to memref<?x?xf16, 3>
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg0 {
// CHECK-NEXT:       %c7 = arith.constant 7 : index
// CHECK-NEXT:       %0 = arith.andi %arg3, %c7 : index
// CHECK-NEXT:       %c3 = arith.constant 3 : index
// CHECK-NEXT:       %1 = arith.shli %0, %c3 : index
// CHECK-NEXT:       %2 = arith.xori %arg3, %1 : index
// CHECK-NEXT:       memref.store %arg2, %alloc[%arg3, %2] : memref<8x64xf16, 3>
// CHECK-NEXT:       %c7_0 = arith.constant 7 : index
// CHECK-NEXT:       %3 = arith.andi %arg0, %c7_0 : index
// CHECK-NEXT:       %c3_1 = arith.constant 3 : index
// CHECK-NEXT:       %4 = arith.shli %3, %c3_1 : index
// CHECK-NEXT:       %5 = arith.xori %arg3, %4 : index
// CHECK-NEXT:       %6 = memref.load %alloc[%arg0, %5] {nontemporal = true} : memref<8x64xf16, 3>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<8x64xf16, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
