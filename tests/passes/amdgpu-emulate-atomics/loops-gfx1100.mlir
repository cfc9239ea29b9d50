// RUN: mlir-opt %s --split-input-file --amdgpu-emulate-atomics=chipset=gfx1100 | FileCheck %s

func.func @fadd(%m: memref<64xf32>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : f32 -> memref<64xf32>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @fadd(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_fadd %[[ARG2]] -> %[[ARG0]][%[[ARG1]]] : f32 -> memref<64xf32>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fadds(%m: memref<64x8xf32>, %i: i32, %v: f32, %s: i32) {
  amdgpu.raw_buffer_atomic_fadd {boundsCheck=false, indexOffset = 4 : i32, foo} %v -> %m[%i,%i] sgprOffset %s : f32 -> memref<64x8xf32>, i32, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @fadds(%[[ARG0:[^ ]+]]: memref<64x8xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_fadd {boundsCheck = false, foo, indexOffset = 4 : i32} %[[ARG2]] -> %[[ARG0]][%[[ARG1]], %[[ARG1]]] sgprOffset %[[ARG3]] : f32 -> memref<64x8xf32>, i32, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @faddh(%m: memref<64xf16>, %i: i32, %v: vector<2xf16>) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : vector<2xf16> -> memref<64xf16>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @faddh(%[[ARG0:[^ ]+]]: memref<64xf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<2xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.raw_buffer_load %[[ARG0]][%[[ARG1]]] : memref<64xf16>, i32 -> vector<2xf16>
// CHECK-NEXT:     cf.br ^bb1(%[[V0]] : vector<2xf16>)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: vector<2xf16>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[ARG2]], %[[V1]] : vector<2xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.raw_buffer_atomic_cmpswap %[[V2]], %[[V1]] -> %[[ARG0]][%[[ARG1]]] : vector<2xf16> -> memref<64xf16>, i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.bitcast %[[V1]] : vector<2xf16> to vector<1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V4]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.bitcast %[[V3]] : vector<2xf16> to vector<1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V6]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi eq, %[[V7]], %[[V5]] : i32
// CHECK-NEXT:     cf.cond_br %[[V8]], ^bb2, ^bb1(%[[V3]] : vector<2xf16>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @faddb(%m: memref<64xbf16>, %i: i32, %v: vector<2xbf16>) {
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i] : vector<2xbf16> -> memref<64xbf16>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @faddb(%[[ARG0:[^ ]+]]: memref<64xbf16>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<2xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.raw_buffer_load %[[ARG0]][%[[ARG1]]] : memref<64xbf16>, i32 -> vector<2xbf16>
// CHECK-NEXT:     cf.br ^bb1(%[[V0]] : vector<2xbf16>)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: vector<2xbf16>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[ARG2]], %[[V1]] : vector<2xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = amdgpu.raw_buffer_atomic_cmpswap %[[V2]], %[[V1]] -> %[[ARG0]][%[[ARG1]]] : vector<2xbf16> -> memref<64xbf16>, i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.bitcast %[[V1]] : vector<2xbf16> to vector<1xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V4]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.bitcast %[[V3]] : vector<2xbf16> to vector<1xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[V6]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi eq, %[[V7]], %[[V5]] : i32
// CHECK-NEXT:     cf.cond_br %[[V8]], ^bb2, ^bb1(%[[V3]] : vector<2xbf16>)
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fmax(%m: memref<64xf32>, %i: i32, %v: f32) {
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f32 -> memref<64xf32>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @fmax(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_fmax %[[ARG2]] -> %[[ARG0]][%[[ARG1]]] : f32 -> memref<64xf32>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fmaxd(%m: memref<64xf64>, %i: i32, %v: f64) {
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f64 -> memref<64xf64>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @fmaxd(%[[ARG0:[^ ]+]]: memref<64xf64>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f64) {
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_fmax %[[ARG2]] -> %[[ARG0]][%[[ARG1]]] : f64 -> memref<64xf64>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @smax(%m: memref<64xi32>, %i: i32, %v: i32) {
  amdgpu.raw_buffer_atomic_smax %v -> %m[%i] : i32 -> memref<64xi32>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @smax(%[[ARG0:[^ ]+]]: memref<64xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_smax %[[ARG2]] -> %[[ARG0]][%[[ARG1]]] : i32 -> memref<64xi32>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @umin(%m: memref<64xi32>, %i: i32, %v: i32) {
  amdgpu.raw_buffer_atomic_umin %v -> %m[%i] : i32 -> memref<64xi32>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @umin(%[[ARG0:[^ ]+]]: memref<64xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_umin %[[ARG2]] -> %[[ARG0]][%[[ARG1]]] : i32 -> memref<64xi32>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cas(%m: memref<64xi32>, %i: i32, %v: i32) {
  %0 = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%i] : i32 -> memref<64xi32>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cas(%[[ARG0:[^ ]+]]: memref<64xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = amdgpu.raw_buffer_atomic_cmpswap %[[ARG2]], %[[ARG2]] -> %[[ARG0]][%[[ARG1]]] : i32 -> memref<64xi32>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fmax(%m: memref<64xf32>, %i: i32, %v: f32) -> f32 {
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f32 -> memref<64xf32>, i32
  %0 = arith.addf %v, %v : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @fmax(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_fmax %[[ARG2]] -> %[[ARG0]][%[[ARG1]]] : f32 -> memref<64xf32>, i32
// CHECK-NEXT:     amdgpu.raw_buffer_atomic_fmax %[[ARG2]] -> %[[ARG0]][%[[ARG1]]] : f32 -> memref<64xf32>, i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addf %[[ARG2]], %[[ARG2]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fmaxd(%m: memref<64xf64>, %i: i32, %v: f64) { 
  scf.execute_region {
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%i] : f64 -> memref<64xf64>, i32
  scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @fmaxd(%[[ARG0:[^ ]+]]: memref<64xf64>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: f64) {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       amdgpu.raw_buffer_atomic_fmax %[[ARG2]] -> %[[ARG0]][%[[ARG1]]] : f64 -> memref<64xf64>, i32
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
