// RUN: mlir-opt %s --remove-dead-values --split-input-file | FileCheck %s
// RUN: mlir-opt %s --int-range-optimizations --split-input-file | FileCheck %s --check-prefix=RANGES
// RUN: mlir-opt %s --sccp --split-input-file | FileCheck %s --check-prefix=SCCP

func.func @of_constant(%i: index) -> (i8, vector<2xi8>, i8, i8) {
  %v = arith.constant dense<[1, 2]> : vector<2xi8>
  %w = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %s = arith.constant dense<7> : vector<2x2xi8>
  %one = arith.constant 1 : index
  %0 = vector.extract %v[%one] : i8 from vector<2xi8>
  %1 = vector.extract %w[%one] : vector<2xi8> from vector<2x2xi8>
  %2 = vector.extract %s[%one, %i] : i8 from vector<2x2xi8>
  %3 = vector.extract %w[%one, %i] : i8 from vector<2x2xi8>
  return %0, %1, %2, %3 : i8, vector<2xi8>, i8, i8
}

// CHECK: module {
// CHECK-NEXT: func.func @of_constant(%arg0: index) -> (i8, vector<2xi8>, i8, i8) {
// CHECK-NEXT: %cst = arith.constant dense<[1, 2]> : vector<2xi8>
// CHECK-NEXT: %cst_0 = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi8>
// CHECK-NEXT: %cst_1 = arith.constant dense<7> : vector<2x2xi8>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = vector.extract %cst[1] : i8 from vector<2xi8>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %cst_0[1] : vector<2xi8> from vector<2x2xi8>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %cst_1[1, %arg0] : i8 from vector<2x2xi8>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %cst_0[%c1, %arg0] : i8 from vector<2x2xi8>
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : i8, vector<2xi8>, i8, i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// RANGES: module {
// RANGES-NEXT: func.func @of_constant(%arg0: index) -> (i8, vector<2xi8>, i8, i8) {
// RANGES-NEXT: %cst = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi8>
// RANGES-NEXT: %c2_i8 = arith.constant 2 : i8
// RANGES-NEXT: %cst_0 = arith.constant dense<[3, 4]> : vector<2xi8>
// RANGES-NEXT: %c7_i8 = arith.constant 7 : i8
// RANGES-NEXT: %[[V0:.*]] = vector.extract %cst[1, %arg0] : i8 from vector<2x2xi8>
// RANGES-NEXT: return %c2_i8, %cst_0, %c7_i8, %[[V0]] : i8, vector<2xi8>, i8, i8
// RANGES-NEXT: }
// RANGES-NEXT: }

// SCCP: module {
// SCCP-NEXT: func.func @of_constant(%arg0: index) -> (i8, vector<2xi8>, i8, i8) {
// SCCP-NEXT: %c7_i8 = arith.constant 7 : i8
// SCCP-NEXT: %cst = arith.constant dense<[3, 4]> : vector<2xi8>
// SCCP-NEXT: %c2_i8 = arith.constant 2 : i8
// SCCP-NEXT: %c1 = arith.constant 1 : index
// SCCP-NEXT: %cst_0 = arith.constant dense<7> : vector<2x2xi8>
// SCCP-NEXT: %cst_1 = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi8>
// SCCP-NEXT: %cst_2 = arith.constant dense<[1, 2]> : vector<2xi8>
// SCCP-NEXT: %[[V0:.*]] = vector.extract %cst_1[%c1, %arg0] : i8 from vector<2x2xi8>
// SCCP-NEXT: return %c2_i8, %cst, %c7_i8, %[[V0]] : i8, vector<2xi8>, i8, i8
// SCCP-NEXT: }
// SCCP-NEXT: }

// -----

func.func @into_constant(%a: f64) -> (vector<1x2xf64>, vector<1x2xf64>) {
  %v = arith.constant dense<0.0> : vector<1x2xf64>
  %c = arith.constant 4.0 : f64
  %zero = arith.constant 0 : index
  %0 = vector.insert %c, %v [%zero, %zero] : f64 into vector<1x2xf64>
  %1 = vector.insert %a, %v [%zero, %zero] : f64 into vector<1x2xf64>
  return %0, %1 : vector<1x2xf64>, vector<1x2xf64>
}

// CHECK: module {
// CHECK-NEXT: func.func @into_constant(%arg0: f64) -> (vector<1x2xf64>, vector<1x2xf64>) {
// CHECK-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<1x2xf64>
// CHECK-NEXT: %cst_0 = arith.constant 4.000000e+00 : f64
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = vector.insert %cst_0, %cst [0, 0] : f64 into vector<1x2xf64>
// CHECK-NEXT: %[[V1:.*]] = vector.insert %arg0, %cst [%c0, %c0] : f64 into vector<1x2xf64>
// CHECK-NEXT: return %[[V0]], %[[V1]] : vector<1x2xf64>, vector<1x2xf64>
// CHECK-NEXT: }
// CHECK-NEXT: }

// RANGES: module {
// RANGES-NEXT: func.func @into_constant(%arg0: f64) -> (vector<1x2xf64>, vector<1x2xf64>) {
// RANGES-NEXT: %cst = arith.constant dense<0.000000e+00> : vector<1x2xf64>
// RANGES-NEXT: %cst_0 = arith.constant dense<{{\[\[}}4.000000e+00, 0.000000e+00]]> : vector<1x2xf64>
// RANGES-NEXT: %[[V0:.*]] = vector.insert %arg0, %cst [0, 0] : f64 into vector<1x2xf64>
// RANGES-NEXT: return %cst_0, %[[V0]] : vector<1x2xf64>, vector<1x2xf64>
// RANGES-NEXT: }
// RANGES-NEXT: }

// SCCP: module {
// SCCP-NEXT: func.func @into_constant(%arg0: f64) -> (vector<1x2xf64>, vector<1x2xf64>) {
// SCCP-NEXT: %cst = arith.constant dense<{{\[\[}}4.000000e+00, 0.000000e+00]]> : vector<1x2xf64>
// SCCP-NEXT: %c0 = arith.constant 0 : index
// SCCP-NEXT: %cst_0 = arith.constant 4.000000e+00 : f64
// SCCP-NEXT: %cst_1 = arith.constant dense<0.000000e+00> : vector<1x2xf64>
// SCCP-NEXT: %[[V0:.*]] = vector.insert %arg0, %cst_1 [%c0, %c0] : f64 into vector<1x2xf64>
// SCCP-NEXT: return %cst, %[[V0]] : vector<1x2xf64>, vector<1x2xf64>
// SCCP-NEXT: }
// SCCP-NEXT: }

// -----

func.func @nowhere(%a: vector<2xi32>, %i: i32) -> (vector<2xi32>, i32, i32, vector<2x[1]xi32>) {
  %none = arith.constant -1 : index
  %s = arith.constant dense<7> : vector<2xi32>
  %r = arith.constant dense<0> : vector<[1]xi32>
  %p = ub.poison : vector<2x[1]xi32>
  %0 = vector.insert %i, %a [%none] : i32 into vector<2xi32>
  %1 = vector.extract %a[%none] : i32 from vector<2xi32>
  %2 = vector.extract %s[%none] : i32 from vector<2xi32>
  %3 = vector.insert %r, %p [%none] : vector<[1]xi32> into vector<2x[1]xi32>
  return %0, %1, %2, %3 : vector<2xi32>, i32, i32, vector<2x[1]xi32>
}

// CHECK: module {
// CHECK-NEXT: func.func @nowhere(%arg0: vector<2xi32>, %arg1: i32) -> (vector<2xi32>, i32, i32, vector<2x[1]xi32>) {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %cst = arith.constant dense<7> : vector<2xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<0> : vector<[1]xi32>
// CHECK-NEXT: %[[V0:.*]] = ub.poison : vector<2x[1]xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.insert %arg1, %arg0 [%c-1] : i32 into vector<2xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %arg0[%c-1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %cst[-1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[V4:.*]] = vector.insert %cst_0, %[[V0]] [%c-1] : vector<[1]xi32> into vector<2x[1]xi32>
// CHECK-NEXT: return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : vector<2xi32>, i32, i32, vector<2x[1]xi32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// RANGES: module {
// RANGES-NEXT: func.func @nowhere(%arg0: vector<2xi32>, %arg1: i32) -> (vector<2xi32>, i32, i32, vector<2x[1]xi32>) {
// RANGES-NEXT: %[[V0:.*]] = ub.poison : vector<2xi32>
// RANGES-NEXT: %[[V1:.*]] = ub.poison : i32
// RANGES-NEXT: %[[V2:.*]] = ub.poison : vector<2x[1]xi32>
// RANGES-NEXT: return %[[V0]], %[[V1]], %[[V1]], %[[V2]] : vector<2xi32>, i32, i32, vector<2x[1]xi32>
// RANGES-NEXT: }
// RANGES-NEXT: }

// SCCP: module {
// SCCP-NEXT: func.func @nowhere(%arg0: vector<2xi32>, %arg1: i32) -> (vector<2xi32>, i32, i32, vector<2x[1]xi32>) {
// SCCP-NEXT: %c7_i32 = arith.constant 7 : i32
// SCCP-NEXT: %[[V0:.*]] = ub.poison : vector<2x[1]xi32>
// SCCP-NEXT: %cst = arith.constant dense<0> : vector<[1]xi32>
// SCCP-NEXT: %cst_0 = arith.constant dense<7> : vector<2xi32>
// SCCP-NEXT: %c-1 = arith.constant -1 : index
// SCCP-NEXT: %[[V1:.*]] = vector.insert %arg1, %arg0 [%c-1] : i32 into vector<2xi32>
// SCCP-NEXT: %[[V2:.*]] = vector.extract %arg0[%c-1] : i32 from vector<2xi32>
// SCCP-NEXT: %[[V3:.*]] = vector.insert %cst, %[[V0]] [%c-1] : vector<[1]xi32> into vector<2x[1]xi32>
// SCCP-NEXT: return %[[V1]], %[[V2]], %c7_i32, %[[V3]] : vector<2xi32>, i32, i32, vector<2x[1]xi32>
// SCCP-NEXT: }
// SCCP-NEXT: }
