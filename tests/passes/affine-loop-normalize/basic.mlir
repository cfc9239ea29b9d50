// RUN: mlir-opt %s --split-input-file --affine-loop-normalize --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --affine-loop-normalize=promote-single-iter --allow-unregistered-dialect | FileCheck %s --check-prefix=ONCE

func.func @bounds(%m: memref<?xf32>, %n: index, %k: index, %f: f32) {
  affine.for %i = 2 to 10 step 3 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = %n to %k step 2 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%k] to min affine_map<(d0) -> (d0, 100)>(%k) step 2 {
    affine.store %f, %m[%i] : memref<?xf32>
  } {tag = 1}
  affine.for %i = max affine_map<(d0) -> (d0, 100)>(%k) to 200 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 7 to 5 { "test.use"(%i) : (index) -> () }
  affine.for %i = 0 to %n step 4 { "test.use"(%i) : (index) -> () }
  affine.for %i = 0 to 5 { "test.use"() : () -> () }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 * 3 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 - s1) ceildiv 2)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> ((-s1) ceildiv 2, (-s0 - s1 + 100) ceildiv 2)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0, s1] -> (d0 * 2 + s0 + s1)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0, 100)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0 + 7)>
// CHECK-NEXT: #map7 = affine_map<()[s0] -> (s0 ceildiv 4)>
// CHECK-NEXT: #map8 = affine_map<(d0) -> (d0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bounds(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     affine.for %arg4 = 0 to 3 {
// CHECK-NEXT:       %[[V0:[^ :]+]] = affine.apply #map(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg0[%[[V0]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to #map1()[%arg2, %arg1] {
// CHECK-NEXT:       %[[V0:[^ :]+]] = affine.apply #map2(%arg4)[%arg1]
// CHECK-NEXT:       affine.store %arg3, %arg0[%[[V0]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to min #map3()[%arg2, %arg1] {
// CHECK-NEXT:       %[[V0:[^ :]+]] = affine.apply #map4(%arg4)[%arg2, %arg1]
// CHECK-NEXT:       affine.store %arg3, %arg0[%[[V0]]] : memref<?xf32>
// CHECK-NEXT:     } {tag = 1 : i64}
// CHECK-NEXT:     affine.for %arg4 = max #map5(%arg2) to 200 {
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to -2 {
// CHECK-NEXT:       %[[V0:[^ :]+]] = affine.apply #map6(%arg4)
// CHECK-NEXT:       "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to #map7()[%arg1] {
// CHECK-NEXT:       %[[V0:[^ :]+]] = affine.apply #map8(%arg4)
// CHECK-NEXT:       "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 5 {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONCE: #map = affine_map<(d0) -> (d0 * 3 + 2)>
// ONCE-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 - s1) ceildiv 2)>
// ONCE-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// ONCE-NEXT: #map3 = affine_map<()[s0, s1] -> ((-s1) ceildiv 2, (-s0 - s1 + 100) ceildiv 2)>
// ONCE-NEXT: #map4 = affine_map<(d0)[s0, s1] -> (d0 * 2 + s0 + s1)>
// ONCE-NEXT: #map5 = affine_map<(d0) -> (d0, 100)>
// ONCE-NEXT: #map6 = affine_map<(d0) -> (d0 + 7)>
// ONCE-NEXT: #map7 = affine_map<()[s0] -> (s0 ceildiv 4)>
// ONCE-NEXT: #map8 = affine_map<(d0) -> (d0 * 4)>
// ONCE-NEXT: module {
// ONCE-NEXT:   func.func @bounds(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
// ONCE-NEXT:     affine.for %arg4 = 0 to 3 {
// ONCE-NEXT:       %[[V0:[^ :]+]] = affine.apply #map(%arg4)
// ONCE-NEXT:       affine.store %arg3, %arg0[%[[V0]]] : memref<?xf32>
// ONCE-NEXT:     }
// ONCE-NEXT:     affine.for %arg4 = 0 to #map1()[%arg2, %arg1] {
// ONCE-NEXT:       %[[V0:[^ :]+]] = affine.apply #map2(%arg4)[%arg1]
// ONCE-NEXT:       affine.store %arg3, %arg0[%[[V0]]] : memref<?xf32>
// ONCE-NEXT:     }
// ONCE-NEXT:     affine.for %arg4 = 0 to min #map3()[%arg2, %arg1] {
// ONCE-NEXT:       %[[V0:[^ :]+]] = affine.apply #map4(%arg4)[%arg2, %arg1]
// ONCE-NEXT:       affine.store %arg3, %arg0[%[[V0]]] : memref<?xf32>
// ONCE-NEXT:     } {tag = 1 : i64}
// ONCE-NEXT:     affine.for %arg4 = max #map5(%arg2) to 200 {
// ONCE-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// ONCE-NEXT:     }
// ONCE-NEXT:     affine.for %arg4 = 0 to -2 {
// ONCE-NEXT:       %[[V0:[^ :]+]] = affine.apply #map6(%arg4)
// ONCE-NEXT:       "test.use"(%[[V0]]) : (index) -> ()
// ONCE-NEXT:     }
// ONCE-NEXT:     affine.for %arg4 = 0 to #map7()[%arg1] {
// ONCE-NEXT:       %[[V0:[^ :]+]] = affine.apply #map8(%arg4)
// ONCE-NEXT:       "test.use"(%[[V0]]) : (index) -> ()
// ONCE-NEXT:     }
// ONCE-NEXT:     affine.for %arg4 = 0 to 5 {
// ONCE-NEXT:       "test.use"() : () -> ()
// ONCE-NEXT:     }
// ONCE-NEXT:     return
// ONCE-NEXT:   }
// ONCE-NEXT: }

// -----

// Loops that run once.
func.func @once(%m: memref<?xf32>, %f: f32, %n: index) -> (f32, f32) {
  affine.for %i = 3 to 4 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 4 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 1)>(%i) { "test.use"(%i, %j) : (index, index) -> () }
    affine.for %j = affine_map<(d0) -> (d0 + 2)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) step 2 { "test.use"(%j) : (index) -> () }
  }
  %r = affine.for %i = 4 to 5 iter_args(%a = %f) -> f32 {
    %q = arith.addf %a, %f : f32
    affine.yield %q : f32
  }
  %s = affine.for %i = 6 to 7 iter_args(%a = %r) -> f32 {
    "test.use"(%i) : (index) -> ()
    affine.yield %a : f32
  }
  return %r, %s : f32, f32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 - 4)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0 + d1 * 2 + 2)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 + 6)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @once(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 1 {
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.apply #map(%arg3)
// CHECK-NEXT:       affine.store %arg1, %arg0[%[[V2]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to #map1()[%arg2] {
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.apply #map2(%arg3)
// CHECK-NEXT:       affine.for %arg4 = 0 to 1 {
// CHECK-NEXT:         %[[V3:[^ :]+]] = affine.apply #map3(%[[V2]], %arg4)
// CHECK-NEXT:         "test.use"(%[[V2]], %[[V3]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg4 = 0 to 1 {
// CHECK-NEXT:         %[[V3:[^ :]+]] = affine.apply #map4(%[[V2]], %arg4)
// CHECK-NEXT:         "test.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ :]+]] = affine.for %arg3 = 0 to 1 iter_args(%arg4 = %arg1) -> (f32) {
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.apply #map2(%arg3)
// CHECK-NEXT:       %[[V3:[^ :]+]] = arith.addf %arg4, %arg1 : f32
// CHECK-NEXT:       affine.yield %[[V3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ :]+]] = affine.for %arg3 = 0 to 1 iter_args(%arg4 = %[[V0]]) -> (f32) {
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.apply #map5(%arg3)
// CHECK-NEXT:       "test.use"(%[[V2]]) : (index) -> ()
// CHECK-NEXT:       affine.yield %arg4 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONCE: #map = affine_map<()[s0] -> (s0 - 4)>
// ONCE-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// ONCE-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// ONCE-NEXT: module {
// ONCE-NEXT:   func.func @once(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
// ONCE-NEXT:     %c6 = arith.constant 6 : index
// ONCE-NEXT:     %c3 = arith.constant 3 : index
// ONCE-NEXT:     affine.store %arg1, %arg0[%c3] : memref<?xf32>
// ONCE-NEXT:     affine.for %arg3 = 0 to #map()[%arg2] {
// ONCE-NEXT:       %[[V1:[^ :]+]] = affine.apply #map1(%arg3)
// ONCE-NEXT:       "test.use"(%[[V1]], %[[V1]]) : (index, index) -> ()
// ONCE-NEXT:       %[[V2:[^ :]+]] = affine.apply #map2(%[[V1]])
// ONCE-NEXT:       "test.use"(%[[V2]]) : (index) -> ()
// ONCE-NEXT:     }
// ONCE-NEXT:     %[[V0:[^ :]+]] = arith.addf %arg1, %arg1 : f32
// ONCE-NEXT:     "test.use"(%c6) : (index) -> ()
// ONCE-NEXT:     return %[[V0]], %[[V0]] : f32, f32
// ONCE-NEXT:   }
// ONCE-NEXT: }

// -----

func.func @parallel(%m: memref<?x?xf32>, %n: index, %k: index, %f: f32) -> f32 {
  affine.parallel (%i, %j) = (2, 0) to (10, 7) step (3, 1) { affine.store %f, %m[%i, %j] : memref<?x?xf32> }
  affine.parallel (%i, %j) = (%n, 0) to (%k, %n + 7) step (3, 2) { affine.store %f, %m[%i, %j] : memref<?x?xf32> }
  affine.parallel (%i, %j) = (0, 0) to (%k, %n + 7) { affine.store %f, %m[%i, %j] : memref<?x?xf32> }
  affine.parallel (%i, %j) = (max(%n, %k), 0) to (min(%k, 3), %n + 7) { affine.store %f, %m[%i, %j] : memref<?x?xf32> }
  %r = affine.parallel (%i) = (%n + 1) to (%k) step (2) reduce("addf") -> f32 {
    %q = affine.load %m[%i, 0] : memref<?x?xf32>
    affine.yield %q : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0 * 3 + 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + d1 * 3)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1 * 2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0 + d1 * 2 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @parallel(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:     affine.parallel (%arg4, %arg5) = (0, 0) to (3, 7) {
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.apply #map(%arg4)
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.apply #map1(%arg5)
// CHECK-NEXT:       affine.store %arg3, %arg0[%[[V1]], %[[V2]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg4, %arg5) = (0, 0) to ((symbol(%arg2) - symbol(%arg1)) ceildiv 3, (symbol(%arg1) + 7) ceildiv 2) {
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.apply #map2(%arg1, %arg4)
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.apply #map3(%arg1, %arg5)
// CHECK-NEXT:       affine.store %arg3, %arg0[%[[V1]], %[[V2]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg4, %arg5) = (0, 0) to (%arg2, %arg1 + 7) {
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg4, %arg5] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg4, %arg5) = (max(%arg1, %arg2), 0) to (min(%arg2, 3), %arg1 + 7) {
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg4, %arg5] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ :]+]] = affine.parallel (%arg4) = (0) to ((symbol(%arg2) - symbol(%arg1) - 1) ceildiv 2) reduce ("addf") -> (f32) {
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.apply #map4(%arg1, %arg4)
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.load %arg0[%[[V1]], 0] : memref<?x?xf32>
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONCE: #map = affine_map<(d0) -> (d0 * 3 + 2)>
// ONCE-NEXT: #map1 = affine_map<(d0) -> (d0)>
// ONCE-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + d1 * 3)>
// ONCE-NEXT: #map3 = affine_map<(d0, d1) -> (d1 * 2)>
// ONCE-NEXT: #map4 = affine_map<(d0, d1) -> (d0 + d1 * 2 + 1)>
// ONCE-NEXT: module {
// ONCE-NEXT:   func.func @parallel(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// ONCE-NEXT:     affine.parallel (%arg4, %arg5) = (0, 0) to (3, 7) {
// ONCE-NEXT:       %[[V1:[^ :]+]] = affine.apply #map(%arg4)
// ONCE-NEXT:       %[[V2:[^ :]+]] = affine.apply #map1(%arg5)
// ONCE-NEXT:       affine.store %arg3, %arg0[%[[V1]], %[[V2]]] : memref<?x?xf32>
// ONCE-NEXT:     }
// ONCE-NEXT:     affine.parallel (%arg4, %arg5) = (0, 0) to ((symbol(%arg2) - symbol(%arg1)) ceildiv 3, (symbol(%arg1) + 7) ceildiv 2) {
// ONCE-NEXT:       %[[V1:[^ :]+]] = affine.apply #map2(%arg1, %arg4)
// ONCE-NEXT:       %[[V2:[^ :]+]] = affine.apply #map3(%arg1, %arg5)
// ONCE-NEXT:       affine.store %arg3, %arg0[%[[V1]], %[[V2]]] : memref<?x?xf32>
// ONCE-NEXT:     }
// ONCE-NEXT:     affine.parallel (%arg4, %arg5) = (0, 0) to (%arg2, %arg1 + 7) {
// ONCE-NEXT:       affine.store %arg3, %arg0[%arg4, %arg5] : memref<?x?xf32>
// ONCE-NEXT:     }
// ONCE-NEXT:     affine.parallel (%arg4, %arg5) = (max(%arg1, %arg2), 0) to (min(%arg2, 3), %arg1 + 7) {
// ONCE-NEXT:       affine.store %arg3, %arg0[%arg4, %arg5] : memref<?x?xf32>
// ONCE-NEXT:     }
// ONCE-NEXT:     %[[V0:[^ :]+]] = affine.parallel (%arg4) = (0) to ((symbol(%arg2) - symbol(%arg1) - 1) ceildiv 2) reduce ("addf") -> (f32) {
// ONCE-NEXT:       %[[V1:[^ :]+]] = affine.apply #map4(%arg1, %arg4)
// ONCE-NEXT:       %[[V2:[^ :]+]] = affine.load %arg0[%[[V1]], 0] : memref<?x?xf32>
// ONCE-NEXT:       affine.yield %[[V2]] : f32
// ONCE-NEXT:     }
// ONCE-NEXT:     return %[[V0]] : f32
// ONCE-NEXT:   }
// ONCE-NEXT: }
