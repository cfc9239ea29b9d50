// RUN: mlir-opt %s --split-input-file --lower-affine | FileCheck %s

func.func @f(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 step 2 {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      affine.store %0, %m[%j, %i] : memref<8x8xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x8xf32>, %arg1: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg2 = %c0 to %c8 step %c1 {
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c8_1 = arith.constant 8 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.for %arg3 = %c0_0 to %c8_1 step %c2 {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg2, %arg3] : memref<8x8xf32>
// CHECK-NEXT: memref.store %[[V0]], %arg0[%arg3, %arg2] : memref<8x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %v: f32) -> f32 {
  %0 = affine.for %i = 0 to %n iter_args(%a = %v) -> (f32) {
    %1 = arith.addf %a, %a : f32
    affine.yield %1 : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT: %[[V1:.*]] = arith.addf %arg3, %arg3 : f32
// CHECK-NEXT: scf.yield %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to affine_map<(d0) -> (d0 * 2)>(%n) {
  }
  affine.for %i = max affine_map<(d0) -> (d0, 1)>(%n) to min affine_map<(d0) -> (d0, 9)>(%n) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.*]] = arith.muli %arg0, %c2 overflow<nsw> : index
// CHECK-NEXT: %c1_0 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg1 = %[[V0]] to %[[V1]] step %c1_0 {
// CHECK-NEXT: }
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: %[[V2:.*]] = arith.maxsi %arg0, %c1_1 : index
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %[[V3:.*]] = arith.minsi %arg0, %c9 : index
// CHECK-NEXT: %c1_2 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg1 = %[[V2]] to %[[V3]] step %c1_2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  affine.if affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>(%n) {
  } else {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c-1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi sge, %[[V0]], %c0 : index
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi eq, %arg0, %c0 : index
// CHECK-NEXT: %[[V3:.*]] = arith.andi %[[V1]], %[[V2]] : i1
// CHECK-NEXT: scf.if %[[V3]] {
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) -> i32 {
  %c = arith.constant 1 : i32
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> i32 {
    affine.yield %c : i32
  } else {
    affine.yield %c : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi sge, %arg0, %c0 : index
// CHECK-NEXT: %[[V1:.*]] = scf.if %[[V0]] -> (i32) {
// CHECK-NEXT: scf.yield %c1_i32 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %c1_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8xvector<4xf32>>, %k: memref<64xf32>, %i: index) {
  %0 = affine.load %m[%i + 1] : memref<8xvector<4xf32>>
  %1 = affine.vector_load %k[%i] : memref<64xf32>, vector<4xf32>
  affine.vector_store %1, %k[%i * 2] : memref<64xf32>, vector<4xf32>
  affine.prefetch %k[%i + 3], read, locality<2>, data : memref<64xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8xvector<4xf32>>, %arg1: memref<64xf32>, %arg2: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg2, %c1 : index
// CHECK-NEXT: %[[V1:.*]] = memref.load %arg0[%[[V0]]] : memref<8xvector<4xf32>>
// CHECK-NEXT: %[[V2:.*]] = vector.load %arg1[%arg2] : memref<64xf32>, vector<4xf32>
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V3:.*]] = arith.muli %arg2, %c2 overflow<nsw> : index
// CHECK-NEXT: vector.store %[[V2]], %arg1[%[[V3]]] : memref<64xf32>, vector<4xf32>
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %[[V4:.*]] = arith.addi %arg2, %c3 : index
// CHECK-NEXT: memref.prefetch %arg1[%[[V4]]], read, locality<2>, data : memref<64xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x8xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (8, 8) step (2, 1) {
    %0 = affine.load %m[%i, %j] : memref<8x8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x8xf32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c8_1 = arith.constant 8 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg1, %arg2) = (%c0, %c0_0) to (%c8, %c8_1) step (%c2, %c1) {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%arg1, %arg2] : memref<8x8xf32>
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
