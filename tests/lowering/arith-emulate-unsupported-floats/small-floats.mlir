// RUN: mlir-opt %s --split-input-file '--arith-emulate-unsupported-floats=source-types=f8E4M3FN,f4E2M1FN target-type=f16' | FileCheck %s

func.func @f(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN {
  %0 = arith.addf %a, %b fastmath<nnan> : f8E4M3FN
  return %0 : f8E4M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f8E4M3FN, %[[ARG1:[^ ]+]]: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] fastmath<contract> : f8E4M3FN to f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : f8E4M3FN to f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[V0]] fastmath<nnan> : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : f16 to f8E4M3FN
// CHECK-NEXT:     return %[[V3]] : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2xf4E2M1FN>) -> vector<2xf8E5M2> {
  %0 = arith.extf %a fastmath<fast> : vector<2xf4E2M1FN> to vector<2xf8E5M2>
  return %0 : vector<2xf8E5M2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2xf4E2M1FN>) -> vector<2xf8E5M2> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<fast> : vector<2xf4E2M1FN> to vector<2xf8E5M2>
// CHECK-NEXT:     return %[[V0]] : vector<2xf8E5M2>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E4M3FN) -> i32 {
  %0 = arith.fptosi %a : f8E4M3FN to i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f8E4M3FN) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : f8E4M3FN to f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.fptosi %[[V0]] : f16 to i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>) -> vector<4xf8E4M3FN> {
  %0 = arith.truncf %a : vector<4xf32> to vector<4xf8E4M3FN>
  return %0 : vector<4xf8E4M3FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf8E4M3FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] : vector<4xf32> to vector<4xf8E4M3FN>
// CHECK-NEXT:     return %[[V0]] : vector<4xf8E4M3FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xf4E2M1FN>, %b: vector<[4]xf4E2M1FN>) -> vector<[4]xf4E2M1FN> {
  %0 = arith.maximumf %a, %b fastmath<nnan> : vector<[4]xf4E2M1FN>
  return %0 : vector<[4]xf4E2M1FN>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<[4]xf4E2M1FN>, %[[ARG1:[^ ]+]]: vector<[4]xf4E2M1FN>) -> vector<[4]xf4E2M1FN> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] fastmath<contract> : vector<[4]xf4E2M1FN> to vector<[4]xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : vector<[4]xf4E2M1FN> to vector<[4]xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maximumf %[[V1]], %[[V0]] fastmath<nnan> : vector<[4]xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : vector<[4]xf16> to vector<[4]xf4E2M1FN>
// CHECK-NEXT:     return %[[V3]] : vector<[4]xf4E2M1FN>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16) -> f8E4M3FN {
  %0 = arith.truncf %a to_nearest_even : f16 to f8E4M3FN
  return %0 : f8E4M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f16) -> f8E4M3FN {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[ARG0]] to_nearest_even : f16 to f8E4M3FN
// CHECK-NEXT:     return %[[V0]] : f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }
