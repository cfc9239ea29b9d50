// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=2}))' --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=WHOLE
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=2}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=SHORT
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(any(affine-loop-unroll{unroll-factor=2 cleanup-unroll}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=CLEAN

func.func @known(%m: memref<?xf32>, %f: f32) {
  affine.for %i = 0 to 10 step 4 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 0 to 4 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 0 to 2 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 5 to 6 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 8 to 6 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 0 to 4 { "test.use"() : () -> () }
  affine.for %i = 0 to 4 { }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @known(%arg0: memref<?xf32>, %arg1: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     affine.store %arg1, %arg0[%c0_0] : memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ :]+]] = affine.apply #map(%c0_0)
// CHECK-NEXT:     affine.store %arg1, %arg0[%[[V0]]] : memref<?xf32>
// CHECK-NEXT:     affine.store %arg1, %arg0[%c8] : memref<?xf32>
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 step 2 {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.apply #map1(%arg2)
// CHECK-NEXT:       affine.store %arg1, %arg0[%[[V2]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %arg1, %arg0[%c0] : memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ :]+]] = affine.apply #map1(%c0)
// CHECK-NEXT:     affine.store %arg1, %arg0[%[[V1]]] : memref<?xf32>
// CHECK-NEXT:     affine.for %arg2 = 5 to 6 {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 8 to 6 {
// CHECK-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 step 2 {
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:       "test.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// WHOLE: #map = affine_map<(d0) -> (d0 + 4)>
// WHOLE-NEXT: #map1 = affine_map<(d0) -> (d0 + 8)>
// WHOLE-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// WHOLE-NEXT: #map3 = affine_map<(d0) -> (d0 + 2)>
// WHOLE-NEXT: #map4 = affine_map<(d0) -> (d0 + 3)>
// WHOLE-NEXT: module {
// WHOLE-NEXT:   func.func @known(%arg0: memref<?xf32>, %arg1: f32) {
// WHOLE-NEXT:     %c5 = arith.constant 5 : index
// WHOLE-NEXT:     %c0 = arith.constant 0 : index
// WHOLE-NEXT:     %c0_0 = arith.constant 0 : index
// WHOLE-NEXT:     %c0_1 = arith.constant 0 : index
// WHOLE-NEXT:     affine.store %arg1, %arg0[%c0_1] : memref<?xf32>
// WHOLE-NEXT:     %[[V0:[^ :]+]] = affine.apply #map(%c0_1)
// WHOLE-NEXT:     affine.store %arg1, %arg0[%[[V0]]] : memref<?xf32>
// WHOLE-NEXT:     %[[V1:[^ :]+]] = affine.apply #map1(%c0_1)
// WHOLE-NEXT:     affine.store %arg1, %arg0[%[[V1]]] : memref<?xf32>
// WHOLE-NEXT:     affine.store %arg1, %arg0[%c0_0] : memref<?xf32>
// WHOLE-NEXT:     %[[V2:[^ :]+]] = affine.apply #map2(%c0_0)
// WHOLE-NEXT:     affine.store %arg1, %arg0[%[[V2]]] : memref<?xf32>
// WHOLE-NEXT:     %[[V3:[^ :]+]] = affine.apply #map3(%c0_0)
// WHOLE-NEXT:     affine.store %arg1, %arg0[%[[V3]]] : memref<?xf32>
// WHOLE-NEXT:     %[[V4:[^ :]+]] = affine.apply #map4(%c0_0)
// WHOLE-NEXT:     affine.store %arg1, %arg0[%[[V4]]] : memref<?xf32>
// WHOLE-NEXT:     affine.store %arg1, %arg0[%c0] : memref<?xf32>
// WHOLE-NEXT:     %[[V5:[^ :]+]] = affine.apply #map2(%c0)
// WHOLE-NEXT:     affine.store %arg1, %arg0[%[[V5]]] : memref<?xf32>
// WHOLE-NEXT:     affine.store %arg1, %arg0[%c5] : memref<?xf32>
// WHOLE-NEXT:     affine.for %arg2 = 8 to 6 {
// WHOLE-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// WHOLE-NEXT:     }
// WHOLE-NEXT:     "test.use"() : () -> ()
// WHOLE-NEXT:     "test.use"() : () -> ()
// WHOLE-NEXT:     "test.use"() : () -> ()
// WHOLE-NEXT:     "test.use"() : () -> ()
// WHOLE-NEXT:     affine.for %arg2 = 0 to 4 {
// WHOLE-NEXT:     }
// WHOLE-NEXT:     return
// WHOLE-NEXT:   }
// WHOLE-NEXT: }

// SHORT: #map = affine_map<(d0) -> (d0 + 1)>
// SHORT-NEXT: module {
// SHORT-NEXT:   func.func @known(%arg0: memref<?xf32>, %arg1: f32) {
// SHORT-NEXT:     %c5 = arith.constant 5 : index
// SHORT-NEXT:     %c0 = arith.constant 0 : index
// SHORT-NEXT:     affine.for %arg2 = 0 to 10 step 4 {
// SHORT-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// SHORT-NEXT:     }
// SHORT-NEXT:     affine.for %arg2 = 0 to 4 {
// SHORT-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// SHORT-NEXT:     }
// SHORT-NEXT:     affine.store %arg1, %arg0[%c0] : memref<?xf32>
// SHORT-NEXT:     %[[V0:[^ :]+]] = affine.apply #map(%c0)
// SHORT-NEXT:     affine.store %arg1, %arg0[%[[V0]]] : memref<?xf32>
// SHORT-NEXT:     affine.store %arg1, %arg0[%c5] : memref<?xf32>
// SHORT-NEXT:     affine.for %arg2 = 8 to 6 {
// SHORT-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// SHORT-NEXT:     }
// SHORT-NEXT:     affine.for %arg2 = 0 to 4 {
// SHORT-NEXT:       "test.use"() : () -> ()
// SHORT-NEXT:     }
// SHORT-NEXT:     affine.for %arg2 = 0 to 4 {
// SHORT-NEXT:     }
// SHORT-NEXT:     return
// SHORT-NEXT:   }
// SHORT-NEXT: }

// CLEAN: #map = affine_map<(d0) -> (d0 + 4)>
// CLEAN-NEXT: #map1 = affine_map<(d0) -> (d0 + 8)>
// CLEAN-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// CLEAN-NEXT: module {
// CLEAN-NEXT:   func.func @known(%arg0: memref<?xf32>, %arg1: f32) {
// CLEAN-NEXT:     %c5 = arith.constant 5 : index
// CLEAN-NEXT:     %c0 = arith.constant 0 : index
// CLEAN-NEXT:     %c0_0 = arith.constant 0 : index
// CLEAN-NEXT:     affine.store %arg1, %arg0[%c0_0] : memref<?xf32>
// CLEAN-NEXT:     %[[V0:[^ :]+]] = affine.apply #map(%c0_0)
// CLEAN-NEXT:     affine.store %arg1, %arg0[%[[V0]]] : memref<?xf32>
// CLEAN-NEXT:     %[[V1:[^ :]+]] = affine.apply #map1(%c0_0)
// CLEAN-NEXT:     affine.store %arg1, %arg0[%[[V1]]] : memref<?xf32>
// CLEAN-NEXT:     affine.for %arg2 = 0 to 4 step 2 {
// CLEAN-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// CLEAN-NEXT:       %[[V3:[^ :]+]] = affine.apply #map2(%arg2)
// CLEAN-NEXT:       affine.store %arg1, %arg0[%[[V3]]] : memref<?xf32>
// CLEAN-NEXT:     }
// CLEAN-NEXT:     affine.store %arg1, %arg0[%c0] : memref<?xf32>
// CLEAN-NEXT:     %[[V2:[^ :]+]] = affine.apply #map2(%c0)
// CLEAN-NEXT:     affine.store %arg1, %arg0[%[[V2]]] : memref<?xf32>
// CLEAN-NEXT:     affine.store %arg1, %arg0[%c5] : memref<?xf32>
// CLEAN-NEXT:     affine.for %arg2 = 8 to 6 {
// CLEAN-NEXT:       affine.store %arg1, %arg0[%arg2] : memref<?xf32>
// CLEAN-NEXT:     }
// CLEAN-NEXT:     affine.for %arg2 = 0 to 4 step 2 {
// CLEAN-NEXT:       "test.use"() : () -> ()
// CLEAN-NEXT:       "test.use"() : () -> ()
// CLEAN-NEXT:     }
// CLEAN-NEXT:     affine.for %arg2 = 0 to 4 {
// CLEAN-NEXT:     }
// CLEAN-NEXT:     return
// CLEAN-NEXT:   }
// CLEAN-NEXT: }

// -----

func.func @unknown(%m: memref<?xf32>, %n: index, %k: index, %f: f32) {
  affine.for %i = %n to %k step 2 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 5 to affine_map<()[s0] -> (s0 * 8 + 5)>()[%n] { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = %n to min affine_map<(d0) -> (d0, 100)>(%k) { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 3)>(%i) { "test.use"(%i, %j) : (index, index) -> () }
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) { "test.use"(%i, %j) : (index, index) -> () }
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + (((-s0 + s1) ceildiv 2) floordiv 2) * 4)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 8 + 5)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0, 100)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (((d0 + 1) floordiv 2) * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unknown(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     affine.for %arg4 = %arg1 to #map()[%arg1, %arg2] step 4 {
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:       %[[V0:[^ :]+]] = affine.apply #map1(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg0[%[[V0]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = #map()[%arg1, %arg2] to %arg2 step 2 {
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 5 to #map2()[%arg1] step 2 {
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:       %[[V0:[^ :]+]] = affine.apply #map3(%arg4)
// CHECK-NEXT:       affine.store %arg3, %arg0[%[[V0]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = %arg1 to min #map4(%arg2) {
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to %arg1 {
// CHECK-NEXT:       "test.use"(%arg4, %arg4) : (index, index) -> ()
// CHECK-NEXT:       %[[V0:[^ :]+]] = affine.apply #map3(%arg4)
// CHECK-NEXT:       "test.use"(%arg4, %[[V0]]) : (index, index) -> ()
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.apply #map1(%arg4)
// CHECK-NEXT:       "test.use"(%arg4, %[[V1]]) : (index, index) -> ()
// CHECK-NEXT:       affine.for %arg5 = 0 to #map5(%arg4) step 2 {
// CHECK-NEXT:         "test.use"(%arg4, %arg5) : (index, index) -> ()
// CHECK-NEXT:         %[[V2:[^ :]+]] = affine.apply #map3(%arg5)
// CHECK-NEXT:         "test.use"(%arg4, %[[V2]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg5 = #map5(%arg4) to #map3(%arg4) {
// CHECK-NEXT:         "test.use"(%arg4, %arg5) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// WHOLE: #map = affine_map<()[s0] -> (s0 * 8 + 5)>
// WHOLE-NEXT: #map1 = affine_map<(d0) -> (d0, 100)>
// WHOLE-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// WHOLE-NEXT: #map3 = affine_map<(d0) -> (d0 + 2)>
// WHOLE-NEXT: module {
// WHOLE-NEXT:   func.func @unknown(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
// WHOLE-NEXT:     affine.for %arg4 = %arg1 to %arg2 step 2 {
// WHOLE-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// WHOLE-NEXT:     }
// WHOLE-NEXT:     affine.for %arg4 = 5 to #map()[%arg1] {
// WHOLE-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// WHOLE-NEXT:     }
// WHOLE-NEXT:     affine.for %arg4 = %arg1 to min #map1(%arg2) {
// WHOLE-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// WHOLE-NEXT:     }
// WHOLE-NEXT:     affine.for %arg4 = 0 to %arg1 {
// WHOLE-NEXT:       "test.use"(%arg4, %arg4) : (index, index) -> ()
// WHOLE-NEXT:       %[[V0:[^ :]+]] = affine.apply #map2(%arg4)
// WHOLE-NEXT:       "test.use"(%arg4, %[[V0]]) : (index, index) -> ()
// WHOLE-NEXT:       %[[V1:[^ :]+]] = affine.apply #map3(%arg4)
// WHOLE-NEXT:       "test.use"(%arg4, %[[V1]]) : (index, index) -> ()
// WHOLE-NEXT:       affine.for %arg5 = 0 to #map2(%arg4) {
// WHOLE-NEXT:         "test.use"(%arg4, %arg5) : (index, index) -> ()
// WHOLE-NEXT:       }
// WHOLE-NEXT:     }
// WHOLE-NEXT:     return
// WHOLE-NEXT:   }
// WHOLE-NEXT: }

// SHORT: #map = affine_map<()[s0] -> (s0 * 8 + 5)>
// SHORT-NEXT: #map1 = affine_map<(d0) -> (d0, 100)>
// SHORT-NEXT: #map2 = affine_map<(d0) -> (d0)>
// SHORT-NEXT: #map3 = affine_map<(d0) -> (d0 + 3)>
// SHORT-NEXT: #map4 = affine_map<(d0) -> (d0 + 1)>
// SHORT-NEXT: module {
// SHORT-NEXT:   func.func @unknown(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
// SHORT-NEXT:     affine.for %arg4 = %arg1 to %arg2 step 2 {
// SHORT-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// SHORT-NEXT:     }
// SHORT-NEXT:     affine.for %arg4 = 5 to #map()[%arg1] {
// SHORT-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// SHORT-NEXT:     }
// SHORT-NEXT:     affine.for %arg4 = %arg1 to min #map1(%arg2) {
// SHORT-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// SHORT-NEXT:     }
// SHORT-NEXT:     affine.for %arg4 = 0 to %arg1 {
// SHORT-NEXT:       affine.for %arg5 = #map2(%arg4) to #map3(%arg4) {
// SHORT-NEXT:         "test.use"(%arg4, %arg5) : (index, index) -> ()
// SHORT-NEXT:       }
// SHORT-NEXT:       affine.for %arg5 = 0 to #map4(%arg4) {
// SHORT-NEXT:         "test.use"(%arg4, %arg5) : (index, index) -> ()
// SHORT-NEXT:       }
// SHORT-NEXT:     }
// SHORT-NEXT:     return
// SHORT-NEXT:   }
// SHORT-NEXT: }

// CLEAN: #map = affine_map<()[s0] -> (s0 * 8 + 5)>
// CLEAN-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CLEAN-NEXT: #map2 = affine_map<(d0) -> (d0, 100)>
// CLEAN-NEXT: #map3 = affine_map<(d0) -> (d0 + 2)>
// CLEAN-NEXT: module {
// CLEAN-NEXT:   func.func @unknown(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: f32) {
// CLEAN-NEXT:     affine.for %arg4 = %arg1 to %arg2 step 2 {
// CLEAN-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// CLEAN-NEXT:     }
// CLEAN-NEXT:     affine.for %arg4 = 5 to #map()[%arg1] step 2 {
// CLEAN-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// CLEAN-NEXT:       %[[V0:[^ :]+]] = affine.apply #map1(%arg4)
// CLEAN-NEXT:       affine.store %arg3, %arg0[%[[V0]]] : memref<?xf32>
// CLEAN-NEXT:     }
// CLEAN-NEXT:     affine.for %arg4 = %arg1 to min #map2(%arg2) {
// CLEAN-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<?xf32>
// CLEAN-NEXT:     }
// CLEAN-NEXT:     affine.for %arg4 = 0 to %arg1 {
// CLEAN-NEXT:       "test.use"(%arg4, %arg4) : (index, index) -> ()
// CLEAN-NEXT:       %[[V0:[^ :]+]] = affine.apply #map1(%arg4)
// CLEAN-NEXT:       "test.use"(%arg4, %[[V0]]) : (index, index) -> ()
// CLEAN-NEXT:       %[[V1:[^ :]+]] = affine.apply #map3(%arg4)
// CLEAN-NEXT:       "test.use"(%arg4, %[[V1]]) : (index, index) -> ()
// CLEAN-NEXT:       affine.for %arg5 = 0 to #map1(%arg4) {
// CLEAN-NEXT:         "test.use"(%arg4, %arg5) : (index, index) -> ()
// CLEAN-NEXT:       }
// CLEAN-NEXT:     }
// CLEAN-NEXT:     return
// CLEAN-NEXT:   }
// CLEAN-NEXT: }

// -----

// Values that are carried.
func.func @carried(%m: memref<?xf32>, %f: f32, %n: index) -> (f32, f32) {
  %r = affine.for %i = 0 to 3 iter_args(%a = %f) -> f32 {
    %q = arith.addf %a, %f : f32
    affine.yield %q : f32
  }
  %s = affine.for %i = 0 to %n iter_args(%a = %r) -> f32 {
    %q = affine.load %m[%i] : memref<?xf32>
    %w = arith.addf %q, %a : f32
    affine.yield %w : f32
  }
  return %r, %s : f32, f32
}

// CHECK: #map = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @carried(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ :]+]] = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:     %[[V1:[^ :]+]] = arith.addf %[[V0]], %arg1 : f32
// CHECK-NEXT:     %[[V2:[^ :]+]] = arith.addf %[[V1]], %arg1 : f32
// CHECK-NEXT:     %[[V3:[^ :]+]] = affine.for %arg3 = 0 to #map()[%arg2] step 2 iter_args(%arg4 = %[[V2]]) -> (f32) {
// CHECK-NEXT:       %[[V5:[^ :]+]] = affine.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %[[V6:[^ :]+]] = arith.addf %[[V5]], %arg4 : f32
// CHECK-NEXT:       %[[V7:[^ :]+]] = affine.apply #map1(%arg3)
// CHECK-NEXT:       %[[V8:[^ :]+]] = affine.load %arg0[%[[V7]]] : memref<?xf32>
// CHECK-NEXT:       %[[V9:[^ :]+]] = arith.addf %[[V8]], %[[V6]] : f32
// CHECK-NEXT:       affine.yield %[[V9]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ :]+]] = affine.for %arg3 = #map()[%arg2] to %arg2 iter_args(%arg4 = %[[V3]]) -> (f32) {
// CHECK-NEXT:       %[[V5:[^ :]+]] = affine.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %[[V6:[^ :]+]] = arith.addf %[[V5]], %arg4 : f32
// CHECK-NEXT:       affine.yield %[[V6]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V2]], %[[V4]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// WHOLE: module {
// WHOLE-NEXT:   func.func @carried(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
// WHOLE-NEXT:     %[[V0:[^ :]+]] = arith.addf %arg1, %arg1 : f32
// WHOLE-NEXT:     %[[V1:[^ :]+]] = arith.addf %[[V0]], %arg1 : f32
// WHOLE-NEXT:     %[[V2:[^ :]+]] = arith.addf %[[V1]], %arg1 : f32
// WHOLE-NEXT:     %[[V3:[^ :]+]] = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %[[V2]]) -> (f32) {
// WHOLE-NEXT:       %[[V4:[^ :]+]] = affine.load %arg0[%arg3] : memref<?xf32>
// WHOLE-NEXT:       %[[V5:[^ :]+]] = arith.addf %[[V4]], %arg4 : f32
// WHOLE-NEXT:       affine.yield %[[V5]] : f32
// WHOLE-NEXT:     }
// WHOLE-NEXT:     return %[[V2]], %[[V3]] : f32, f32
// WHOLE-NEXT:   }
// WHOLE-NEXT: }

// SHORT: module {
// SHORT-NEXT:   func.func @carried(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
// SHORT-NEXT:     %[[V0:[^ :]+]] = affine.for %arg3 = 0 to 3 iter_args(%arg4 = %arg1) -> (f32) {
// SHORT-NEXT:       %[[V2:[^ :]+]] = arith.addf %arg4, %arg1 : f32
// SHORT-NEXT:       affine.yield %[[V2]] : f32
// SHORT-NEXT:     }
// SHORT-NEXT:     %[[V1:[^ :]+]] = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %[[V0]]) -> (f32) {
// SHORT-NEXT:       %[[V2:[^ :]+]] = affine.load %arg0[%arg3] : memref<?xf32>
// SHORT-NEXT:       %[[V3:[^ :]+]] = arith.addf %[[V2]], %arg4 : f32
// SHORT-NEXT:       affine.yield %[[V3]] : f32
// SHORT-NEXT:     }
// SHORT-NEXT:     return %[[V0]], %[[V1]] : f32, f32
// SHORT-NEXT:   }
// SHORT-NEXT: }

// CLEAN: module {
// CLEAN-NEXT:   func.func @carried(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
// CLEAN-NEXT:     %[[V0:[^ :]+]] = arith.addf %arg1, %arg1 : f32
// CLEAN-NEXT:     %[[V1:[^ :]+]] = arith.addf %[[V0]], %arg1 : f32
// CLEAN-NEXT:     %[[V2:[^ :]+]] = arith.addf %[[V1]], %arg1 : f32
// CLEAN-NEXT:     %[[V3:[^ :]+]] = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %[[V2]]) -> (f32) {
// CLEAN-NEXT:       %[[V4:[^ :]+]] = affine.load %arg0[%arg3] : memref<?xf32>
// CLEAN-NEXT:       %[[V5:[^ :]+]] = arith.addf %[[V4]], %arg4 : f32
// CLEAN-NEXT:       affine.yield %[[V5]] : f32
// CLEAN-NEXT:     }
// CLEAN-NEXT:     return %[[V2]], %[[V3]] : f32, f32
// CLEAN-NEXT:   }
// CLEAN-NEXT: }
