// RUN: mlir-opt %s --sccp | FileCheck %s

// Places that are constants become known where the op then gives what there is already.

func.func @parts(%a: f32, %b: vector<2x3xf32>, %i: index) -> (f32, vector<3xf32>, f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  %1 = vector.extract %0[%c1] : f32 from vector<4xf32>
  %2 = vector.extract %b[%c1] : vector<3xf32> from vector<2x3xf32>
  %3 = vector.extract %2[%i] : f32 from vector<3xf32>
  %c7 = arith.constant 7 : i32
  %4 = vector.from_elements %c7, %c7 : vector<2xi32>
  %5 = vector.extract %4[%c0] : i32 from vector<2xi32>
  return %1, %2, %3, %5 : f32, vector<3xf32>, f32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @parts(%arg0: f32, %arg1: vector<2x3xf32>, %arg2: index) -> (f32, vector<3xf32>, f32, i32) {
// CHECK-NEXT:     %cst = arith.constant dense<7> : vector<2xi32>
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
// CHECK-NEXT:     %1 = vector.extract %0[1] : f32 from vector<4xf32>
// CHECK-NEXT:     %2 = vector.extract %arg1[%c1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     %3 = vector.extract %2[%arg2] : f32 from vector<3xf32>
// CHECK-NEXT:     return %1, %2, %3, %c7_i32 : f32, vector<3xf32>, f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
