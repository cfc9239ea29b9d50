// RUN: mlir-opt %s --split-input-file --memref-expand --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4xf32>, %i: index, %f: f32, %mi: memref<4xi32>, %k: i32) -> (f32, f32, i32, i32) {
  %0 = memref.atomic_rmw maximumf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw maxs %k, %mi[%i] : (i32, memref<4xi32>) -> i32
  %3 = memref.generic_atomic_rmw %mi[%i] : memref<4xi32> { ^bb0(%x: i32): memref.atomic_yield %x : i32 }
  %4 = memref.atomic_rmw minnumf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %5 = memref.atomic_rmw minimumf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %6 = memref.atomic_rmw mulf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  return %0, %1, %2, %3 : f32, f32, i32, i32
}
// -----
func.func @r(%m: memref<?x4xf32>, %s: memref<2xi32>, %s2: memref<2xindex>, %u: memref<*xf32>, %t: memref<3xindex>, %d: memref<?xindex>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<2xi32>) -> memref<?x2xf32>
  %1 = memref.reshape %u(%s2) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %2 = memref.reshape %m(%t) : (memref<?x4xf32>, memref<3xindex>) -> memref<2x?x3xf32>
  %3 = memref.reshape %m(%d) : (memref<?x4xf32>, memref<?xindex>) -> memref<*xf32>
  "test.use"(%0, %1, %2, %3) : (memref<?x2xf32>, memref<?x?xf32>, memref<2x?x3xf32>, memref<*xf32>) -> ()
  return
}
