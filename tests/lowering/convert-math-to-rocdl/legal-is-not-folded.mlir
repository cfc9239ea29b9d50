// What is legal is not folded.
// RUN: mlir-opt %s --convert-math-to-rocdl | FileCheck %s
// RUN: mlir-opt %s --convert-math-to-xevm | FileCheck %s --check-prefix=XEVM
// RUN: mlir-opt %s --convert-math-to-libm | FileCheck %s --check-prefix=LIBM
// RUN: mlir-opt %s --convert-math-to-funcs | FileCheck %s --check-prefix=FUNCS

#map = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
func.func @f(%arg0: memref<?x16x8x?xf32>, %x: i32, %t: tensor<?x4xf32>, %m: memref<4xf32>, %v: vector<4xi32>, %ub: i1) -> (vector<3x1x2xf32>, i32, index, index, vector<4xi32>, vector<4xi32>, memref<?xf32>, i32, tensor<?x4xf32>, index, i32, complex<f32>) {
  %c5 = arith.constant 5 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : i32
  %cst = arith.constant 0.0 : f32
  %0 = vector.transfer_read %arg0[%c5, %c3, %c5, %c5], %cst {in_bounds = [false, true, true], permutation_map = #map} : memref<?x16x8x?xf32>, vector<3x1x2xf32>
  %1 = arith.addi %x, %c0 : i32
  %2 = tensor.dim %t, %c1 : tensor<?x4xf32>
  %3 = memref.dim %arg0, %c1 : memref<?x16x8x?xf32>
  %4 = vector.shape_cast %v : vector<4xi32> to vector<4xi32>
  %5 = vector.broadcast %v : vector<4xi32> to vector<4xi32>
  %6 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %7 = scf.if %ub -> i32 { scf.yield %x : i32 } else { scf.yield %x : i32 }
  %8 = tensor.cast %t : tensor<?x4xf32> to tensor<?x4xf32>
  %9 = index.add %c1, %c3
  %10 = math.absi %c0 : i32
  %cc = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %re = complex.re %cc : complex<f32>
  %11 = complex.create %re, %re : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : vector<3x1x2xf32>, i32, index, index, vector<4xi32>, vector<4xi32>, memref<?xf32>, i32, tensor<?x4xf32>, index, i32, complex<f32>
}





// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x16x8x?xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: tensor<?x4xf32>, %[[ARG3:[^ ]+]]: memref<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi32>, %[[ARG5:[^ ]+]]: i1) -> (vector<3x1x2xf32>, i32, index, index, vector<4xi32>, vector<4xi32>, memref<?xf32>, i32, tensor<?x4xf32>, index, i32, complex<f32>) {
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[C5]], %[[C3]], %[[C5]], %[[C5]]], %[[CST]] {in_bounds = [false, true, true], permutation_map = #map} : memref<?x16x8x?xf32>, vector<3x1x2xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x16x8x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[ARG4]] : vector<4xi32> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.broadcast %[[ARG4]] : vector<4xi32> to vector<4xi32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG3]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[ARG5]] -> (i32) {
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = index.add %[[C1]], %[[C3]]
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.absi %[[C0_I32]] : i32
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = complex.re %[[CST_1]] : complex<f32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = complex.create %[[V6]], %[[V6]] : complex<f32>
// CHECK-NEXT:     return %[[V0]], %[[ARG1]], %[[DIM]], %[[DIM_0]], %[[V1]], %[[V2]], %[[CAST]], %[[V3]], %[[ARG2]], %[[V4]], %[[V5]], %[[V7]] : vector<3x1x2xf32>, i32, index, index, vector<4xi32>, vector<4xi32>, memref<?xf32>, i32, tensor<?x4xf32>, index, i32, complex<f32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// XEVM: #map = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
// XEVM-NEXT: module {
// XEVM-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x16x8x?xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: tensor<?x4xf32>, %[[ARG3:[^ ]+]]: memref<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi32>, %[[ARG5:[^ ]+]]: i1) -> (vector<3x1x2xf32>, i32, index, index, vector<4xi32>, vector<4xi32>, memref<?xf32>, i32, tensor<?x4xf32>, index, i32, complex<f32>) {
// XEVM-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// XEVM-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// XEVM-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// XEVM-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// XEVM-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// XEVM-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[C5]], %[[C3]], %[[C5]], %[[C5]]], %[[CST]] {in_bounds = [true, true, true], permutation_map = #map} : memref<?x16x8x?xf32>, vector<3x1x2xf32>
// XEVM-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1]] : tensor<?x4xf32>
// XEVM-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x16x8x?xf32>
// XEVM-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG3]] : memref<4xf32> to memref<?xf32>
// XEVM-NEXT:     %[[V1:[^ ]+]] = scf.if %[[ARG5]] -> (i32) {
// XEVM-NEXT:       scf.yield %[[ARG1]] : i32
// XEVM-NEXT:     } else {
// XEVM-NEXT:       scf.yield %[[ARG1]] : i32
// XEVM-NEXT:     }
// XEVM-NEXT:     %[[V2:[^ ]+]] = index.add %[[C1]], %[[C3]]
// XEVM-NEXT:     %[[V3:[^ ]+]] = math.absi %[[C0_I32]] : i32
// XEVM-NEXT:     %[[CST_1:[^ ]+]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// XEVM-NEXT:     %[[V4:[^ ]+]] = complex.re %[[CST_1]] : complex<f32>
// XEVM-NEXT:     %[[V5:[^ ]+]] = complex.create %[[V4]], %[[V4]] : complex<f32>
// XEVM-NEXT:     return %[[V0]], %[[ARG1]], %[[DIM]], %[[DIM_0]], %[[ARG4]], %[[ARG4]], %[[CAST]], %[[V1]], %[[ARG2]], %[[V2]], %[[V3]], %[[V5]] : vector<3x1x2xf32>, i32, index, index, vector<4xi32>, vector<4xi32>, memref<?xf32>, i32, tensor<?x4xf32>, index, i32, complex<f32>
// XEVM-NEXT:   }
// XEVM-NEXT: }

// LIBM: #map = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
// LIBM-NEXT: module {
// LIBM-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x16x8x?xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: tensor<?x4xf32>, %[[ARG3:[^ ]+]]: memref<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi32>, %[[ARG5:[^ ]+]]: i1) -> (vector<3x1x2xf32>, i32, index, index, vector<4xi32>, vector<4xi32>, memref<?xf32>, i32, tensor<?x4xf32>, index, i32, complex<f32>) {
// LIBM-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// LIBM-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// LIBM-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// LIBM-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// LIBM-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// LIBM-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[C5]], %[[C3]], %[[C5]], %[[C5]]], %[[CST]] {in_bounds = [false, true, true], permutation_map = #map} : memref<?x16x8x?xf32>, vector<3x1x2xf32>
// LIBM-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG1]], %[[C0_I32]] : i32
// LIBM-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// LIBM-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// LIBM-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[ARG4]] : vector<4xi32> to vector<4xi32>
// LIBM-NEXT:     %[[V3:[^ ]+]] = vector.broadcast %[[ARG4]] : vector<4xi32> to vector<4xi32>
// LIBM-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG3]] : memref<4xf32> to memref<?xf32>
// LIBM-NEXT:     %[[V4:[^ ]+]] = scf.if %[[ARG5]] -> (i32) {
// LIBM-NEXT:       scf.yield %[[ARG1]] : i32
// LIBM-NEXT:     } else {
// LIBM-NEXT:       scf.yield %[[ARG1]] : i32
// LIBM-NEXT:     }
// LIBM-NEXT:     %[[V5:[^ ]+]] = index.add %[[C1]], %[[C3]]
// LIBM-NEXT:     %[[C0_I32_0:[^ ]+]] = arith.constant 0 : i32
// LIBM-NEXT:     %[[CST_1:[^ ]+]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// LIBM-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 1.000000e+00 : f32
// LIBM-NEXT:     %[[V6:[^ ]+]] = complex.create %[[CST_2]], %[[CST_2]] : complex<f32>
// LIBM-NEXT:     return %[[V0]], %[[V1]], %[[C4]], %[[C16]], %[[V2]], %[[V3]], %[[CAST]], %[[V4]], %[[ARG2]], %[[V5]], %[[C0_I32_0]], %[[V6]] : vector<3x1x2xf32>, i32, index, index, vector<4xi32>, vector<4xi32>, memref<?xf32>, i32, tensor<?x4xf32>, index, i32, complex<f32>
// LIBM-NEXT:   }
// LIBM-NEXT: }

// FUNCS: #map = affine_map<(d0, d1, d2, d3) -> (d1, 0, d3)>
// FUNCS-NEXT: module {
// FUNCS-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x16x8x?xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: tensor<?x4xf32>, %[[ARG3:[^ ]+]]: memref<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi32>, %[[ARG5:[^ ]+]]: i1) -> (vector<3x1x2xf32>, i32, index, index, vector<4xi32>, vector<4xi32>, memref<?xf32>, i32, tensor<?x4xf32>, index, i32, complex<f32>) {
// FUNCS-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// FUNCS-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// FUNCS-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// FUNCS-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// FUNCS-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// FUNCS-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[C5]], %[[C3]], %[[C5]], %[[C5]]], %[[CST]] {in_bounds = [false, true, true], permutation_map = #map} : memref<?x16x8x?xf32>, vector<3x1x2xf32>
// FUNCS-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG1]], %[[C0_I32]] : i32
// FUNCS-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// FUNCS-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// FUNCS-NEXT:     %[[V2:[^ ]+]] = vector.shape_cast %[[ARG4]] : vector<4xi32> to vector<4xi32>
// FUNCS-NEXT:     %[[V3:[^ ]+]] = vector.broadcast %[[ARG4]] : vector<4xi32> to vector<4xi32>
// FUNCS-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG3]] : memref<4xf32> to memref<?xf32>
// FUNCS-NEXT:     %[[V4:[^ ]+]] = scf.if %[[ARG5]] -> (i32) {
// FUNCS-NEXT:       scf.yield %[[ARG1]] : i32
// FUNCS-NEXT:     } else {
// FUNCS-NEXT:       scf.yield %[[ARG1]] : i32
// FUNCS-NEXT:     }
// FUNCS-NEXT:     %[[V5:[^ ]+]] = index.add %[[C1]], %[[C3]]
// FUNCS-NEXT:     %[[C0_I32_0:[^ ]+]] = arith.constant 0 : i32
// FUNCS-NEXT:     %[[CST_1:[^ ]+]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// FUNCS-NEXT:     %[[CST_2:[^ ]+]] = arith.constant 1.000000e+00 : f32
// FUNCS-NEXT:     %[[V6:[^ ]+]] = complex.create %[[CST_2]], %[[CST_2]] : complex<f32>
// FUNCS-NEXT:     return %[[V0]], %[[V1]], %[[C4]], %[[C16]], %[[V2]], %[[V3]], %[[CAST]], %[[V4]], %[[ARG2]], %[[V5]], %[[C0_I32_0]], %[[V6]] : vector<3x1x2xf32>, i32, index, index, vector<4xi32>, vector<4xi32>, memref<?xf32>, i32, tensor<?x4xf32>, index, i32, complex<f32>
// FUNCS-NEXT:   }
// FUNCS-NEXT: }
