// RUN: mlir-opt %s --split-input-file --sccp | FileCheck %s

// Elements of constants at places that are constants are known.

func.func @f() -> (vector<4xi32>, i32, i32) {
  %c = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %i = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %0 = vector.insert %v, %c [%i] : i32 into vector<4xi32>
  %1 = vector.extract %c[%i] : i32 from vector<4xi32>
  %2 = vector.extract %0[%i] : i32 from vector<4xi32>
  return %0, %1, %2 : vector<4xi32>, i32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f() -> (vector<4xi32>, i32, i32) {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %cst = arith.constant dense<[1, 7, 3, 4]> : vector<4xi32>
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst_0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
// CHECK-NEXT: return %cst, %c2_i32, %c7_i32 : vector<4xi32>, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @g(%x: vector<4xi32>) -> (vector<4xi32>, i32) {
  %i = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %0 = vector.insert %v, %x [%i] : i32 into vector<4xi32>
  %2 = vector.extract %0[%i] : i32 from vector<4xi32>
  return %0, %2 : vector<4xi32>, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @g(%arg0: vector<4xi32>) -> (vector<4xi32>, i32) {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.insert %c7_i32, %arg0 [%c1] : i32 into vector<4xi32>
// CHECK-NEXT: %1 = vector.extract %0[%c1] : i32 from vector<4xi32>
// CHECK-NEXT: return %0, %1 : vector<4xi32>, i32
// CHECK-NEXT: }
// CHECK-NEXT: }
