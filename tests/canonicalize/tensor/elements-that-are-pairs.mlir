// RUN: mlir-opt --split-input-file --canonicalize %s | FileCheck %s

func.func @a(%i: index) -> (tensor<4xcomplex<f32>>, tensor<complex<f32>>, tensor<2xcomplex<f32>>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = tensor.from_elements %c, %c, %c, %c : tensor<4xcomplex<f32>>
  %1 = tensor.from_elements %c : tensor<complex<f32>>
  %2 = tensor.from_elements %c, %z : tensor<2xcomplex<f32>>
  %c0 = arith.constant 0 : index
  %3 = tensor.extract %2[%c0] : tensor<2xcomplex<f32>>
  return %0, %1, %2, %3 : tensor<4xcomplex<f32>>, tensor<complex<f32>>, tensor<2xcomplex<f32>>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT: func.func @a(%arg0: index) -> (tensor<4xcomplex<f32>>, tensor<complex<f32>>, tensor<2xcomplex<f32>>, complex<f32>) {
// CHECK-NEXT: %cst = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<4xcomplex<f32>>
// CHECK-NEXT: %cst_0 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>
// CHECK-NEXT: %cst_1 = arith.constant dense<[(1.000000e+00,2.000000e+00), (0.000000e+00,0.000000e+00)]> : tensor<2xcomplex<f32>>
// CHECK-NEXT: %cst_2 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2 : tensor<4xcomplex<f32>>, tensor<complex<f32>>, tensor<2xcomplex<f32>>, complex<f32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @b(%i: index) -> (tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>, complex<f32>, complex<i32>) {
  %k = arith.constant dense<(1.0,2.0)> : tensor<8xcomplex<f32>>
  %k2 = arith.constant dense<[(1.0,2.0), (3.0,4.0)]> : tensor<2xcomplex<f32>>
  %k3 = arith.constant dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>
  %1 = tensor.extract_slice %k[0] [4] [1] : tensor<8xcomplex<f32>> to tensor<4xcomplex<f32>>
  %2 = tensor.extract_slice %k2[0] [2] [1] : tensor<2xcomplex<f32>> to tensor<2xcomplex<f32>>
  %c1 = arith.constant 1 : index
  %3 = tensor.extract %k2[%c1] : tensor<2xcomplex<f32>>
  %4 = tensor.extract %k3[%c1] : tensor<2xcomplex<i32>>
  return %1, %2, %3, %4 : tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>, complex<f32>, complex<i32>
}

// CHECK: module {
// CHECK-NEXT: func.func @b(%arg0: index) -> (tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>, complex<f32>, complex<i32>) {
// CHECK-NEXT: %cst = arith.constant dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>
// CHECK-NEXT: %cst_0 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<4xcomplex<f32>>
// CHECK-NEXT: %cst_1 = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %cst_2 = complex.constant [3 : i32, 4 : i32] : complex<i32>
// CHECK-NEXT: return %cst_0, %cst, %cst_1, %cst_2 : tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>, complex<f32>, complex<i32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @c(%i: index) -> (tensor<2x2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>) {
  %k2 = arith.constant dense<[(1.0,2.0), (3.0,4.0),(5.0,6.0),(7.0,8.0)]> : tensor<4xcomplex<f32>>
  %k = arith.constant dense<(1.0,2.0)> : tensor<4xcomplex<f32>>
  %0 = tensor.expand_shape %k2 [[0,1]] output_shape [2,2] : tensor<4xcomplex<f32>> into tensor<2x2xcomplex<f32>>
  %1 = tensor.collapse_shape %0 [[0,1]] : tensor<2x2xcomplex<f32>> into tensor<4xcomplex<f32>>
  %x = tensor.expand_shape %k [[0,1]] output_shape [2,2] : tensor<4xcomplex<f32>> into tensor<2x2xcomplex<f32>>
  %2 = tensor.extract_slice %k2[1] [2] [2] : tensor<4xcomplex<f32>> to tensor<2xcomplex<f32>>
  return %x, %1, %2 : tensor<2x2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>
}

// CHECK: module {
// CHECK-NEXT: func.func @c(%arg0: index) -> (tensor<2x2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>) {
// CHECK-NEXT: %cst = arith.constant dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00), (5.000000e+00,6.000000e+00), (7.000000e+00,8.000000e+00)]> : tensor<4xcomplex<f32>>
// CHECK-NEXT: %cst_0 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2x2xcomplex<f32>>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %cst[1] [2] [2] : tensor<4xcomplex<f32>> to tensor<2xcomplex<f32>>
// CHECK-NEXT: return %cst_0, %cst, %extracted_slice : tensor<2x2xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2xcomplex<f32>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @d(%i: index) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %k = arith.constant dense<(1.0,2.0)> : tensor<2xcomplex<f32>>
  %s = tensor.splat %c : tensor<2xcomplex<f32>>
  %c0 = arith.constant 0 : index
  %j = tensor.insert %c into %k[%c0] : tensor<2xcomplex<f32>>
  %g = tensor.generate {
  ^bb0(%q: index):
    tensor.yield %c : complex<f32>
  } : tensor<2xcomplex<f32>>
  return %s, %j, %g : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
}

// CHECK: module {
// CHECK-NEXT: func.func @d(%arg0: index) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) {
// CHECK-NEXT: %cst = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NEXT: %cst_0 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %splat = tensor.splat %cst_0 : tensor<2xcomplex<f32>>
// CHECK-NEXT: %generated = tensor.generate  {
// CHECK-NEXT: ^bb0(%arg1: index):
// CHECK-NEXT: tensor.yield %cst_0 : complex<f32>
// CHECK-NEXT: } : tensor<2xcomplex<f32>>
// CHECK-NEXT: return %splat, %cst, %generated : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @e(%i: index) -> (complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %s = tensor.splat %c : tensor<2xcomplex<f32>>
  %c0 = arith.constant 0 : index
  %a = tensor.extract %s[%c0] : tensor<2xcomplex<f32>>
  %k2 = arith.constant dense<(1.0,2.0)> : tensor<4xcomplex<f32>>
  %b = tensor.extract %k2[%i] : tensor<4xcomplex<f32>>
  return %a, %b : complex<f32>, complex<f32>
}

// CHECK: module {
// CHECK-NEXT: func.func @e(%arg0: index) -> (complex<f32>, complex<f32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %splat = tensor.splat %cst : tensor<2xcomplex<f32>>
// CHECK-NEXT: %extracted = tensor.extract %splat[%c0] : tensor<2xcomplex<f32>>
// CHECK-NEXT: return %extracted, %cst : complex<f32>, complex<f32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @a(%i: index) -> (tensor<2xcomplex<i32>>, tensor<2xcomplex<i32>>, tensor<2xcomplex<f32>>) {
  %c = complex.constant [1 : i32, 2 : i32] : complex<i32>
  %0 = tensor.from_elements %c, %c : tensor<2xcomplex<i32>>
  %k = arith.constant dense<(1,2)> : tensor<2xcomplex<i32>>
  %1 = tensor.insert %c into %k[%i] : tensor<2xcomplex<i32>>
  %d = complex.constant [1.0 : f32, 3.0 : f32] : complex<f32>
  %z = arith.constant dense<(1.0,2.0)> : tensor<2xcomplex<f32>>
  %3 = tensor.insert %d into %z[%i] : tensor<2xcomplex<f32>>
  return %0, %1, %3 : tensor<2xcomplex<i32>>, tensor<2xcomplex<i32>>, tensor<2xcomplex<f32>>
}

// CHECK: module {
// CHECK-NEXT: func.func @a(%arg0: index) -> (tensor<2xcomplex<i32>>, tensor<2xcomplex<i32>>, tensor<2xcomplex<f32>>) {
// CHECK-NEXT: %cst = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NEXT: %cst_0 = complex.constant [1.000000e+00 : f32, 3.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %cst_1 = arith.constant dense<(1,2)> : tensor<2xcomplex<i32>>
// CHECK-NEXT: %inserted = tensor.insert %cst_0 into %cst[%arg0] : tensor<2xcomplex<f32>>
// CHECK-NEXT: return %cst_1, %cst_1, %inserted : tensor<2xcomplex<i32>>, tensor<2xcomplex<i32>>, tensor<2xcomplex<f32>>
// CHECK-NEXT: }
// CHECK-NEXT: }
