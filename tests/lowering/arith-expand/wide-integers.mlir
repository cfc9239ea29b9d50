// RUN: mlir-opt %s --split-input-file --arith-expand | FileCheck %s

// The -1 that is added has 64 bits, with zeros above: so upstream makes it.

func.func @floor(%a: i65, %b: i65) -> i65 {
  %0 = arith.floordivsi %a, %b : i65
  return %0 : i65
}

// CHECK: module {
// CHECK-NEXT: func.func @floor(%arg0: i65, %arg1: i65) -> i65 {
// CHECK-NEXT: %[[V0:.*]] = arith.divsi %arg0, %arg1 : i65
// CHECK-NEXT: %[[V1:.*]] = arith.muli %[[V0]], %arg1 : i65
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi ne, %arg0, %[[V1]] : i65
// CHECK-NEXT: %c0_i65 = arith.constant 0 : i65
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi slt, %arg0, %c0_i65 : i65
// CHECK-NEXT: %[[V4:.*]] = arith.cmpi slt, %arg1, %c0_i65 : i65
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi ne, %[[V3]], %[[V4]] : i1
// CHECK-NEXT: %[[V6:.*]] = arith.andi %[[V2]], %[[V5]] : i1
// CHECK-NEXT: %c18446744073709551615_i65 = arith.constant 18446744073709551615 : i65
// CHECK-NEXT: %[[V7:.*]] = arith.addi %[[V0]], %c18446744073709551615_i65 : i65
// CHECK-NEXT: %[[V8:.*]] = arith.select %[[V6]], %[[V7]], %[[V0]] : i65
// CHECK-NEXT: return %[[V8]] : i65
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @floor_tensor(%a: tensor<2xi128>, %b: tensor<2xi128>) -> tensor<2xi128> {
  %0 = arith.floordivsi %a, %b : tensor<2xi128>
  return %0 : tensor<2xi128>
}

// CHECK: module {
// CHECK-NEXT: func.func @floor_tensor(%arg0: tensor<2xi128>, %arg1: tensor<2xi128>) -> tensor<2xi128> {
// CHECK-NEXT: %[[V0:.*]] = arith.divsi %arg0, %arg1 : tensor<2xi128>
// CHECK-NEXT: %[[V1:.*]] = arith.muli %[[V0]], %arg1 : tensor<2xi128>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi ne, %arg0, %[[V1]] : tensor<2xi128>
// CHECK-NEXT: %cst = arith.constant dense<0> : tensor<2xi128>
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi slt, %arg0, %cst : tensor<2xi128>
// CHECK-NEXT: %[[V4:.*]] = arith.cmpi slt, %arg1, %cst : tensor<2xi128>
// CHECK-NEXT: %[[V5:.*]] = arith.cmpi ne, %[[V3]], %[[V4]] : tensor<2xi1>
// CHECK-NEXT: %[[V6:.*]] = arith.andi %[[V2]], %[[V5]] : tensor<2xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<18446744073709551615> : tensor<2xi128>
// CHECK-NEXT: %[[V7:.*]] = arith.addi %[[V0]], %cst_0 : tensor<2xi128>
// CHECK-NEXT: %[[V8:.*]] = arith.select %[[V6]], %[[V7]], %[[V0]] : tensor<2xi1>, tensor<2xi128>
// CHECK-NEXT: return %[[V8]] : tensor<2xi128>
// CHECK-NEXT: }
// CHECK-NEXT: }
