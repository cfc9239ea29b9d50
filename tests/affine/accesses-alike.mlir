// RUN: mlir-opt %s --mlir-print-op-generic --mlir-print-local-scope | FileCheck %s

// An index that is named twice is one operand, also where lines before name two.

func.func @f(%m: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      %1 = affine.load %m[%i, %i] : memref<8x8xf32>
      %2 = affine.load %m[%j, %i] : memref<8x8xf32>
      %3 = affine.load %m[%j + 1, %i + 1] : memref<8x8xf32>
      %4 = affine.load %m[%i + 1, %i + 1] : memref<8x8xf32>
      affine.parallel (%k, %l) = (%i, %j) to (%i + 1, %j + 1) {
      }
      affine.parallel (%k, %l) = (%i, %i) to (%i + 1, %i + 1) {
      }
    }
  }
  return
}

// CHECK: "builtin.module"() ({
// CHECK-NEXT: "func.func"() <{function_type = (memref<8x8xf32>) -> (), sym_name = "f"}> ({
// CHECK-NEXT: ^bb0(%arg0: memref<8x8xf32>):
// CHECK-NEXT: "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (8)>}> ({
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (8)>}> ({
// CHECK-NEXT: ^bb0(%arg2: index):
// CHECK-NEXT: %0 = "affine.load"(%arg0, %arg1, %arg2) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<8x8xf32>, index, index) -> f32
// CHECK-NEXT: %1 = "affine.load"(%arg0, %arg1) <{map = affine_map<(d0) -> (d0, d0)>}> : (memref<8x8xf32>, index) -> f32
// CHECK-NEXT: %2 = "affine.load"(%arg0, %arg2, %arg1) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<8x8xf32>, index, index) -> f32
// CHECK-NEXT: %3 = "affine.load"(%arg0, %arg2, %arg1) <{map = affine_map<(d0, d1) -> (d0 + 1, d1 + 1)>}> : (memref<8x8xf32>, index, index) -> f32
// CHECK-NEXT: %4 = "affine.load"(%arg0, %arg1) <{map = affine_map<(d0) -> (d0 + 1, d0 + 1)>}> : (memref<8x8xf32>, index) -> f32
// CHECK-NEXT: "affine.parallel"(%arg1, %arg2, %arg1, %arg2) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0, d1) -> (d0, d1)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<(d0, d1) -> (d0 + 1, d1 + 1)>}> ({
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index, index, index) -> ()
// CHECK-NEXT: "affine.parallel"(%arg1, %arg1) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0) -> (d0, d0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<(d0) -> (d0 + 1, d0 + 1)>}> ({
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : (index, index) -> ()
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "affine.yield"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "func.return"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }) : () -> ()
