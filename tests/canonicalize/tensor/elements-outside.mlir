// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

func.func @around(%a: f32, %b: f32) -> (f32, f32, f32) {
  %t = tensor.from_elements %a, %b : tensor<2xf32>
  %least = arith.constant -9223372036854775808 : index
  %more = arith.constant 4294967297 : index
  %before = arith.constant -1 : index
  %0 = tensor.extract %t[%least] : tensor<2xf32>
  %1 = tensor.extract %t[%more] : tensor<2xf32>
  %2 = tensor.extract %t[%before] : tensor<2xf32>
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @around(%arg0: f32, %arg1: f32) -> (f32, f32, f32) {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
// CHECK-NEXT: %extracted = tensor.extract %from_elements[%c-1] : tensor<2xf32>
// CHECK-NEXT: return %arg0, %arg1, %extracted : f32, f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @of_rows(%a: i8, %b: i8, %c: i8, %d: i8) -> (i8, i8) {
  %t = tensor.from_elements %a, %b, %c, %d : tensor<2x2xi8>
  %minus = arith.constant -1 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %0 = tensor.extract %t[%minus, %three] : tensor<2x2xi8>
  %1 = tensor.extract %t[%one, %three] : tensor<2x2xi8>
  return %0, %1 : i8, i8
}

// CHECK: module {
// CHECK-NEXT: func.func @of_rows(%arg0: i8, %arg1: i8, %arg2: i8, %arg3: i8) -> (i8, i8) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %from_elements = tensor.from_elements %arg0, %arg1, %arg2, %arg3 : tensor<2x2xi8>
// CHECK-NEXT: %extracted = tensor.extract %from_elements[%c1, %c3] : tensor<2x2xi8>
// CHECK-NEXT: return %arg1, %extracted : i8, i8
// CHECK-NEXT: }
// CHECK-NEXT: }
