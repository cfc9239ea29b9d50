// RUN: mlir-opt %s --canonicalize | FileCheck %s

// An element of a sparse constant is the first that is given at its place, or zero.

func.func @elements() -> (i32, i32, f32, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant sparse<[[1, 0], [1, 0]], [7, 8]> : tensor<2x3xi32>
  %0 = tensor.extract %a[%c1, %c0] : tensor<2x3xi32>
  %1 = tensor.extract %a[%c0, %c1] : tensor<2x3xi32>
  %b = arith.constant sparse<1, -0.0> : tensor<2xf32>
  %2 = tensor.extract %b[%c1] : tensor<2xf32>
  %c = arith.constant sparse<0, true> : tensor<1xi1>
  %3 = tensor.extract %c[%c0] : tensor<1xi1>
  return %0, %1, %2, %3 : i32, i32, f32, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements() -> (i32, i32, f32, i1) {
// CHECK-NEXT:     %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %cst = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %c7_i32, %c0_i32, %cst, %true : i32, i32, f32, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
