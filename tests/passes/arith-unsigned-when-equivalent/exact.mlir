// RUN: mlir-opt %s --arith-unsigned-when-equivalent --split-input-file | FileCheck %s

// A division stays exact.

func.func @f() -> (i32, i32) {
  %a = arith.constant 30 : i32
  %b = arith.constant 3 : i32
  %0 = arith.divsi %a, %b exact : i32
  %1 = arith.divsi %b, %a : i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> (i32, i32) {
// CHECK-NEXT:     %[[C30_I32:[^ ]+]] = arith.constant 30 : i32
// CHECK-NEXT:     %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divui %[[C30_I32]], %[[C3_I32]] exact : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divui %[[C3_I32]], %[[C30_I32]] : i32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @attributes() -> (i32, i32) {
  %a = arith.constant 30 : i32
  %b = arith.constant 3 : i32
  %0 = arith.divsi %a, %b exact {foo} : i32
  %1 = arith.ceildivsi %b, %a {foo} : i32
  return %0, %1 : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @attributes() -> (i32, i32) {
// CHECK-NEXT:     %[[C30_I32:[^ ]+]] = arith.constant 30 : i32
// CHECK-NEXT:     %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divui %[[C30_I32]], %[[C3_I32]] exact {foo} : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.ceildivui %[[C3_I32]], %[[C30_I32]] {foo} : i32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
