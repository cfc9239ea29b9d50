// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// Where integers near to the constant may be rounded to it, the comparison stays.
func.func @rounded(%x: i32, %y: i16) -> (i1, i1, i1, i1) {
  %a = arith.constant 16777216.0 : f32
  %b = arith.constant 8388608.0 : f32
  %c = arith.constant 0x7C00 : f16
  %0 = arith.sitofp %x : i32 to f32
  %1 = arith.cmpf oeq, %0, %a : f32
  %2 = arith.cmpf olt, %0, %b : f32
  %3 = arith.uitofp %y : i16 to f16
  %4 = arith.cmpf uno, %3, %c : f16
  %5 = arith.sitofp %y : i16 to f16
  %6 = arith.cmpf uno, %5, %c : f16
  return %1, %2, %4, %6 : i1, i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @rounded(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i16) -> (i1, i1, i1, i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[C8388608_I32:[^ ]+]] = arith.constant 8388608 : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x4B800000 : f32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[ARG0]] : i32 to f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpf oeq, %[[V0]], %[[CST]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[C8388608_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.uitofp %[[ARG1]] : i16 to f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpf uno, %[[V3]], %[[CST_0]] : f16
// CHECK-NEXT:     return %[[V1]], %[[V2]], %[[V4]], %[[FALSE]] : i1, i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bitcast_of_poison() -> (i32, vector<2xi32>) {
  %0 = ub.poison : f32
  %1 = ub.poison : vector<2xf32>
  %2 = arith.bitcast %0 : f32 to i32
  %3 = arith.bitcast %1 : vector<2xf32> to vector<2xi32>
  return %2, %3 : i32, vector<2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @bitcast_of_poison() -> (i32, vector<2xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.bitcast %[[V0]] : vector<2xf32> to vector<2xi32>
// CHECK-NEXT:     return %[[V1]], %[[V2]] : i32, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
