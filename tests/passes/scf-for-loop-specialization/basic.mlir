// RUN: mlir-opt %s --split-input-file --scf-for-loop-specialization --allow-unregistered-dialect | FileCheck %s

#map = affine_map<(d0, d1) -> (-d1 + 10, d0)>
func.func @f(%l: index, %u: index, %s: index, %a: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.min affine_map<(d0, d1) -> (32, d0 - d1)>(%u, %l)
  scf.for %i = %c0 to %0 step %c1 {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (32, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.min #map(%[[ARG1]], %[[ARG0]])
// CHECK-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C32]] : index
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:       scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C32]] step %[[C1]] {
// CHECK-NEXT:         "test.use"(%[[ARG5]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[C0]] to %[[V0]] step %[[C1]] {
// CHECK-NEXT:         "test.use"(%[[ARG5]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.min affine_map<(d0, d1) -> (1024, d0 - d1)>(%n, %k)
  %1 = affine.min affine_map<(d0, d1) -> (1024, d0 - d1, 64)>(%n, %k)
  scf.parallel (%i, %j) = (%c0, %c0) to (%0, %1) step (%c1, %c1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (1024, d0 - d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (1024, d0 - d1, 64)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.min #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.min #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     scf.parallel (%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]]) = (%[[C0]], %[[C0]]) to (%[[V0]], %[[V1]]) step (%[[C1]], %[[C1]]) {
// CHECK-NEXT:       "test.use"(%[[ARG2]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Results that nothing uses.

func.func @unused_result(%m: memref<?xi32>, %n: index, %i: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = affine.min affine_map<()[s0] -> (8, s0)>()[%n]
  %r = scf.for %k = %c0 to %d step %c1 iter_args(%a = %i) -> i32 {
    %x = memref.load %m[%k] : memref<?xi32>
    memref.store %a, %m[%k] : memref<?xi32>
    scf.yield %x : i32
  }
  return %i : i32
}

// CHECK: #map = affine_map<()[s0] -> (8, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @unused_result(%arg0: memref<?xi32>, %arg1: index, %arg2: i32) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = affine.min #map()[%arg1]
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %1 = arith.cmpi eq, %0, %c8 : index
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: %2 = scf.for %arg3 = %c0 to %c8 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
// CHECK-NEXT: %3 = memref.load %arg0[%arg3] : memref<?xi32>
// CHECK-NEXT: memref.store %arg4, %arg0[%arg3] : memref<?xi32>
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = scf.for %arg3 = %c0 to %0 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
// CHECK-NEXT: %3 = memref.load %arg0[%arg3] : memref<?xi32>
// CHECK-NEXT: memref.store %arg4, %arg0[%arg3] : memref<?xi32>
// CHECK-NEXT: scf.yield %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
