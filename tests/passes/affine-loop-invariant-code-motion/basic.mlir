// RUN: mlir-opt %s --split-input-file --affine-loop-invariant-code-motion --allow-unregistered-dialect | FileCheck %s

func.func @nest(%m: memref<10xf32>, %m2: memref<10xf32>, %n: index, %f: f32, %c: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %k = arith.constant 3 : index
    %x = arith.addf %f, %f : f32
    %y = affine.load %m[%n] : memref<10xf32>
    %z = arith.addf %y, %x : f32
    affine.store %z, %m2[%i] : memref<10xf32>
    affine.for %j = 0 to 10 {
      %q = affine.load %m2[%i] : memref<10xf32>
      %w = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      %p = affine.load %m[%w] : memref<10xf32>
      %r = arith.mulf %q, %p : f32
      %s = affine.load %c[%j] : memref<?xf32>
      "test.use"(%r) : (f32) -> ()
      affine.store %r, %c[%i] : memref<?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nest(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: index, %arg3: f32, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ :]+]] = arith.addf %arg3, %arg3 : f32
// CHECK-NEXT:     %[[V1:[^ :]+]] = affine.load %arg0[%arg2] : memref<10xf32>
// CHECK-NEXT:     %[[V2:[^ :]+]] = arith.addf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:     affine.for %arg5 = 0 to 10 {
// CHECK-NEXT:       affine.store %[[V2]], %arg1[%arg5] : memref<10xf32>
// CHECK-NEXT:       %[[V3:[^ :]+]] = affine.load %arg1[%arg5] : memref<10xf32>
// CHECK-NEXT:       %[[V4:[^ :]+]] = affine.apply #map(%arg5)
// CHECK-NEXT:       %[[V5:[^ :]+]] = affine.load %arg0[%[[V4]]] : memref<10xf32>
// CHECK-NEXT:       %[[V6:[^ :]+]] = arith.mulf %[[V3]], %[[V5]] : f32
// CHECK-NEXT:       affine.for %arg6 = 0 to 10 {
// CHECK-NEXT:         %[[V7:[^ :]+]] = affine.load %arg4[%arg6] : memref<?xf32>
// CHECK-NEXT:         "test.use"(%[[V6]]) : (f32) -> ()
// CHECK-NEXT:         affine.store %[[V6]], %arg4[%arg5] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memory that others in the loop write, or read.
func.func @memory(%m: memref<10xf32>, %a: memref<10xf32>, %b: memref<10xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%n] : memref<10xf32>
    %0 = affine.load %m[0] : memref<10xf32>
    %1 = affine.load %a[0] : memref<10xf32>
    %2 = memref.load %a[%i] : memref<10xf32>
    %3 = affine.load %b[0] : memref<10xf32>
    affine.for %j = 0 to 4 { memref.store %f, %b[%j] : memref<10xf32> }
  }
  affine.store %f, %a[0] : memref<10xf32>
  affine.for %i = 0 to 10 { affine.store %f, %a[%n] : memref<10xf32> }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @memory(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: memref<10xf32>, %arg3: index, %arg4: f32) {
// CHECK-NEXT:     %[[V0:[^ :]+]] = affine.load %arg1[0] : memref<10xf32>
// CHECK-NEXT:     affine.for %arg5 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg4, %arg0[%arg3] : memref<10xf32>
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.load %arg0[0] : memref<10xf32>
// CHECK-NEXT:       %[[V2:[^ :]+]] = memref.load %arg1[%arg5] : memref<10xf32>
// CHECK-NEXT:       %[[V3:[^ :]+]] = affine.load %arg2[0] : memref<10xf32>
// CHECK-NEXT:       affine.for %arg6 = 0 to 4 {
// CHECK-NEXT:         memref.store %arg4, %arg2[%arg6] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %arg4, %arg1[0] : memref<10xf32>
// CHECK-NEXT:     affine.store %arg4, %arg1[%arg3] : memref<10xf32>
// CHECK-NEXT:     affine.for %arg5 = 0 to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ops with regions.
func.func @regions(%m: memref<10xf32>, %a: memref<10xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
      affine.store %f, %m[%n] : memref<10xf32>
    }
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      %x = arith.addf %f, %f : f32
      affine.store %x, %a[%n] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.parallel (%j) = (0) to (3) { affine.store %f, %m[%j] : memref<10xf32> }
  }
  affine.for %i = 0 to 10 {
    affine.parallel (%j) = (0) to (3) { affine.store %f, %m[%i] : memref<10xf32> }
  }
  affine.for %i = 0 to 10 {
    %r = affine.for %j = 0 to 5 iter_args(%c = %f) -> f32 {
      %l = affine.load %m[%j] : memref<10xf32>
      %b = arith.addf %c, %l : f32
      affine.yield %b : f32
    }
    %e = scf.execute_region -> index { scf.yield %n : index }
    "test.use"(%r, %e) : (f32, index) -> ()
    affine.prefetch %m[%n], read, locality<3>, data : memref<10xf32>
  }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - 2 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @regions(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     affine.if #set(%arg2) {
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       affine.if #set(%arg4) {
// CHECK-NEXT:         %[[V2:[^ :]+]] = arith.addf %arg3, %arg3 : f32
// CHECK-NEXT:         affine.store %[[V2]], %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg4) = (0) to (3) {
// CHECK-NEXT:       affine.store %arg3, %arg0[%arg4] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       affine.parallel (%arg5) = (0) to (3) {
// CHECK-NEXT:         affine.store %arg3, %arg0[%arg4] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ :]+]] = affine.for %arg4 = 0 to 5 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.load %arg0[%arg4] : memref<10xf32>
// CHECK-NEXT:       %[[V3:[^ :]+]] = arith.addf %arg5, %[[V2]] : f32
// CHECK-NEXT:       affine.yield %[[V3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ :]+]] = scf.execute_region -> index {
// CHECK-NEXT:       scf.yield %arg2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]]) : (f32, index) -> ()
// CHECK-NEXT:       affine.prefetch %arg0[%arg2], read, locality<3>, data : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried(%n: index, %f: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %f) -> f32 {
    %x = arith.addf %a, %f : f32
    %y = arith.mulf %f, %f : f32
    %d = arith.divsi %n, %n : index
    %p = "test.unknown"() : () -> f32
    %q = arith.addf %p, %y : f32
    affine.yield %x : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ :]+]] = arith.mulf %arg1, %arg1 : f32
// CHECK-NEXT:     %[[V1:[^ :]+]] = arith.divsi %arg0, %arg0 : index
// CHECK-NEXT:     %[[V2:[^ :]+]] = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:       %[[V3:[^ :]+]] = arith.addf %arg3, %arg1 : f32
// CHECK-NEXT:       %[[V4:[^ :]+]] = "test.unknown"() : () -> f32
// CHECK-NEXT:       %[[V5:[^ :]+]] = arith.addf %[[V4]], %[[V0]] : f32
// CHECK-NEXT:       affine.yield %[[V3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What runs not at all, and calls.
func.func private @g(memref<10xf32>)
func.func @anyway(%m: memref<10xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to %n { affine.store %f, %m[%n] : memref<10xf32> }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[0] : memref<10xf32>
    func.call @g(%m) : (memref<10xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(memref<10xf32>)
// CHECK-NEXT:   func.func @anyway(%arg0: memref<10xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     affine.store %arg2, %arg0[%arg1] : memref<10xf32>
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg1 {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ :]+]] = affine.load %arg0[0] : memref<10xf32>
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       func.call @g(%arg0) : (memref<10xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
