// ORACLE: differs (places-known-for-a-while)
// RUN: mlir-opt %s --sccp | FileCheck %s

func.func @f(%n: index) -> i8 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i8
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %z) -> (index, i8) {
    %e = vector.extract %v[%a] : i8 from vector<4xi8>
    %x = arith.addi %a, %c1 : index
    scf.yield %x, %e : index, i8
  }
  return %r#1 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> i8 {
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
// CHECK-NEXT: %[[V0:.*]]:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c0, %arg3 = %c0_i8) -> (index, i8) {
// CHECK-NEXT: %[[V1:.*]] = vector.extract %cst[%arg2] : i8 from vector<4xi8>
// CHECK-NEXT: %[[V2:.*]] = arith.addi %arg2, %c1 : index
// CHECK-NEXT: scf.yield %[[V2]], %[[V1]] : index, i8
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]]#1 : i8
// CHECK-NEXT: }
// CHECK-NEXT: }
