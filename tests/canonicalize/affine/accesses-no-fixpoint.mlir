// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>(%arg0, %arg5)
      %1 = affine.apply affine_map<(d0, d1) -> (d0 mod 4 + d1)>(%arg4, %0)
      %2 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 floordiv 2)>(%arg4)[%arg1]
      %3 = affine.load %arg2[%2, %1] : memref<?x?xf32>
      "t.v"(%3) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.load %arg2[%arg4 + symbol(%arg1) floordiv 2, %arg4 + %arg5 * 3 + (%arg4 floordiv 4) * -4 + symbol(%arg0) * 2] : memref<?x?xf32>
// CHECK-NEXT: "t.v"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  affine.for %arg4 = 0 to %arg0 {
    affine.for %arg5 = 0 to 10 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 mod 4 + d1)>(%arg5, %arg0)
      %1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%0, %0)
      %2 = affine.apply affine_map<(d0, d1) -> (d0 mod 4 + d1)>(%arg4, %arg4)
      %3 = affine.load %arg2[%2, %1] : memref<?x?xf32>
      "t.v"(%3) : (f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
// CHECK-NEXT: affine.for %arg4 = 0 to %arg0 {
// CHECK-NEXT: affine.for %arg5 = 0 to 10 {
// CHECK-NEXT: %[[V0:.*]] = affine.load %arg2[%arg4 * 2 - (%arg4 floordiv 4) * 4, %arg5 * 2 + (%arg5 floordiv 4) * -8 + symbol(%arg0) * 2] : memref<?x?xf32>
// CHECK-NEXT: "t.v"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
