// RUN: mlir-opt %s --split-input-file --arith-expand | FileCheck %s

func.func @f(%a: f80, %b: f80) -> f80 {
  %0 = arith.minimumf %a, %b fastmath<nnan> : f80
  return %0 : f80
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f80, %[[ARG1:[^ ]+]]: f80) -> f80 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf ult, %[[ARG0]], %[[ARG1]] : f80
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f80
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG1]], %[[ARG1]] : f80
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V2]], %[[ARG1]], %[[V1]] : f80
// CHECK-NEXT:     return %[[V3]] : f80
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1, %b: i1) -> i1 {
  %0 = arith.maxsi %a, %b : i1
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[ARG0]], %[[ARG1]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : i1
// CHECK-NEXT:     return %[[V1]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b fastmath<nnan> : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf ugt, %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG1]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V2]], %[[ARG1]], %[[V1]] : f32
// CHECK-NEXT:     return %[[V3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f4E2M1FN, %b: f4E2M1FN) -> f4E2M1FN {
  %0 = arith.maximumf %a, %b fastmath<nnan> : f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f4E2M1FN, %[[ARG1:[^ ]+]]: f4E2M1FN) -> f4E2M1FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf ugt, %[[ARG0]], %[[ARG1]] : f4E2M1FN
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f4E2M1FN
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG1]], %[[ARG1]] : f4E2M1FN
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V2]], %[[ARG1]], %[[V1]] : f4E2M1FN
// CHECK-NEXT:     return %[[V3]] : f4E2M1FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64, %b: f64) -> f64 {
  %0 = arith.minnumf %a, %b fastmath<nnan> : f64
  return %0 : f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f64, %[[ARG1:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf ult, %[[ARG0]], %[[ARG1]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V2]], %[[ARG1]], %[[V1]] : f64
// CHECK-NEXT:     return %[[V3]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<f8E8M0FNU>, %b: vector<f8E8M0FNU>) -> vector<f8E8M0FNU> {
  %0 = arith.minnumf %a, %b fastmath<nnan> : vector<f8E8M0FNU>
  return %0 : vector<f8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<f8E8M0FNU>, %[[ARG1:[^ ]+]]: vector<f8E8M0FNU>) -> vector<f8E8M0FNU> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf ult, %[[ARG0]], %[[ARG1]] : vector<f8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : vector<i1>, vector<f8E8M0FNU>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG0]], %[[ARG0]] : vector<f8E8M0FNU>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V2]], %[[ARG1]], %[[V1]] : vector<i1>, vector<f8E8M0FNU>
// CHECK-NEXT:     return %[[V3]] : vector<f8E8M0FNU>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xbf16>, %b: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = arith.minimumf %a, %b fastmath<nnan> : tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xbf16>, %[[ARG1:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf ult, %[[ARG0]], %[[ARG1]] : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG1]], %[[ARG1]] : tensor<4xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V2]], %[[ARG1]], %[[V1]] : tensor<4xi1>, tensor<4xbf16>
// CHECK-NEXT:     return %[[V3]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<f8E8M0FNU>, %b: vector<f8E8M0FNU>) -> vector<f8E8M0FNU> {
  %0 = arith.maximumf %a, %b fastmath<nnan> : vector<f8E8M0FNU>
  return %0 : vector<f8E8M0FNU>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<f8E8M0FNU>, %[[ARG1:[^ ]+]]: vector<f8E8M0FNU>) -> vector<f8E8M0FNU> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf ugt, %[[ARG0]], %[[ARG1]] : vector<f8E8M0FNU>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : vector<i1>, vector<f8E8M0FNU>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG1]], %[[ARG1]] : vector<f8E8M0FNU>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V2]], %[[ARG1]], %[[V1]] : vector<i1>, vector<f8E8M0FNU>
// CHECK-NEXT:     return %[[V3]] : vector<f8E8M0FNU>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.minui %a, %b : vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi ult, %[[ARG0]], %[[ARG1]] : vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     return %[[V1]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xbf16>, %b: vector<2x3xbf16>) -> vector<2x3xbf16> {
  %0 = arith.maximumf %a, %b fastmath<nnan> : vector<2x3xbf16>
  return %0 : vector<2x3xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x3xbf16>, %[[ARG1:[^ ]+]]: vector<2x3xbf16>) -> vector<2x3xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpf ugt, %[[ARG0]], %[[ARG1]] : vector<2x3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[V0]], %[[ARG0]], %[[ARG1]] : vector<2x3xi1>, vector<2x3xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpf uno, %[[ARG1]], %[[ARG1]] : vector<2x3xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V2]], %[[ARG1]], %[[V1]] : vector<2x3xi1>, vector<2x3xbf16>
// CHECK-NEXT:     return %[[V3]] : vector<2x3xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
