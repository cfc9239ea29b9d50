// RUN: mlir-opt %s --inline=default-pipeline= --split-input-file | FileCheck %s

func.func @affine(%m : memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  return
}
func.func @simple(%m : memref<10xf32>, %i : index) {
  %0 = arith.constant 1.0 : f32
  memref.store %0, %m[%i] : memref<10xf32>
  return
}
func.func @sub(%m : memref<10xf32>, %i : index) {
  %0 = affine.load %m[%i] : memref<10xf32>
  return
}
func.func @caller(%m : memref<10xf32>) {
  affine.for %i = 0 to 10 {
    func.call @simple(%m, %i) : (memref<10xf32>, index) -> ()
    func.call @sub(%m, %i) : (memref<10xf32>, index) -> ()
    func.call @affine(%m) : (memref<10xf32>) -> ()
  }
  func.call @affine(%m) : (memref<10xf32>) -> ()
  scf.execute_region {
    func.call @affine(%m) : (memref<10xf32>) -> ()
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @affine(%arg0: memref<10xf32>) {
// CHECK-NEXT: affine.for %arg1 = 0 to 10 {
// CHECK-NEXT: %[[V0:[0-9]+]] = affine.load %arg0[%arg1] : memref<10xf32>
// CHECK-NEXT: affine.store %[[V0]], %arg0[%arg1] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @simple(%arg0: memref<10xf32>, %arg1: index) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: memref.store %cst, %arg0[%arg1] : memref<10xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sub(%arg0: memref<10xf32>, %arg1: index) {
// CHECK-NEXT: %[[V0:[0-9]+]] = affine.load %arg0[%arg1] : memref<10xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @caller(%arg0: memref<10xf32>) {
// CHECK-NEXT: affine.for %arg1 = 0 to 10 {
// CHECK-NEXT: func.call @simple(%arg0, %arg1) : (memref<10xf32>, index) -> ()
// CHECK-NEXT: %[[V0:[0-9]+]] = affine.load %arg0[%arg1] : memref<10xf32>
// CHECK-NEXT: func.call @affine(%arg0) : (memref<10xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg1 = 0 to 10 {
// CHECK-NEXT: %[[V0:[0-9]+]] = affine.load %arg0[%arg1] : memref<10xf32>
// CHECK-NEXT: affine.store %[[V0]], %arg0[%arg1] : memref<10xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: func.call @affine(%arg0) : (memref<10xf32>) -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
