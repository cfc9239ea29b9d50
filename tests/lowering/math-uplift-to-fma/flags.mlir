// RUN: mlir-opt %s --split-input-file --math-uplift-to-fma | FileCheck %s

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %0 = arith.mulf %a, %b  : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  %2 = arith.mulf %a, %c fastmath<contract> : f32
  %3 = arith.addf %b, %2  : f32
  return %1, %3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]], %[[ARG2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addf %[[ARG1]], %[[V2]] : f32
// CHECK-NEXT:     return %[[V1]], %[[V3]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf64>, %b: vector<4xf64>, %c: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
  %0 = arith.mulf %a, %b  : vector<4xf64>
  %1 = arith.addf %0, %c fastmath<contract> : vector<4xf64>
  %2 = arith.mulf %a, %c fastmath<contract> : vector<4xf64>
  %3 = arith.addf %b, %2  : vector<4xf64>
  return %1, %3 : vector<4xf64>, vector<4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xf64>, %[[ARG1:[^ ]+]]: vector<4xf64>, %[[ARG2:[^ ]+]]: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG1]] : vector<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]], %[[ARG2]] fastmath<contract> : vector<4xf64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG2]] fastmath<contract> : vector<4xf64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addf %[[ARG1]], %[[V2]] : vector<4xf64>
// CHECK-NEXT:     return %[[V1]], %[[V3]] : vector<4xf64>, vector<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<fast> : f32
  %2 = arith.mulf %a, %c fastmath<fast> : f32
  %3 = arith.addf %b, %2 fastmath<contract> : f32
  return %1, %3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fma %[[ARG0]], %[[ARG1]], %[[ARG2]] fastmath<contract> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.fma %[[ARG0]], %[[ARG2]], %[[ARG1]] fastmath<contract> : f32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf64>, %b: vector<4xf64>, %c: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
  %0 = arith.mulf %a, %b fastmath<fast> : vector<4xf64>
  %1 = arith.addf %0, %c fastmath<reassoc,contract> : vector<4xf64>
  %2 = arith.mulf %a, %c fastmath<reassoc,contract> : vector<4xf64>
  %3 = arith.addf %b, %2 fastmath<fast> : vector<4xf64>
  return %1, %3 : vector<4xf64>, vector<4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xf64>, %[[ARG1:[^ ]+]]: vector<4xf64>, %[[ARG2:[^ ]+]]: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fma %[[ARG0]], %[[ARG1]], %[[ARG2]] fastmath<reassoc,contract> : vector<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.fma %[[ARG0]], %[[ARG2]], %[[ARG1]] fastmath<reassoc,contract> : vector<4xf64>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<4xf64>, vector<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf64>, %b: vector<4xf64>, %c: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
  %0 = arith.mulf %a, %b fastmath<contract> : vector<4xf64>
  %1 = arith.addf %0, %c fastmath<fast> : vector<4xf64>
  %2 = arith.mulf %a, %c fastmath<fast> : vector<4xf64>
  %3 = arith.addf %b, %2 fastmath<contract> : vector<4xf64>
  return %1, %3 : vector<4xf64>, vector<4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xf64>, %[[ARG1:[^ ]+]]: vector<4xf64>, %[[ARG2:[^ ]+]]: vector<4xf64>) -> (vector<4xf64>, vector<4xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fma %[[ARG0]], %[[ARG1]], %[[ARG2]] fastmath<contract> : vector<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.fma %[[ARG0]], %[[ARG2]], %[[ARG1]] fastmath<contract> : vector<4xf64>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<4xf64>, vector<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %0 = arith.mulf %a, %b fastmath<fast> : f32
  %1 = arith.addf %0, %c fastmath<reassoc,contract> : f32
  %2 = arith.mulf %a, %c fastmath<reassoc,contract> : f32
  %3 = arith.addf %b, %2 fastmath<fast> : f32
  return %1, %3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fma %[[ARG0]], %[[ARG1]], %[[ARG2]] fastmath<reassoc,contract> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.fma %[[ARG0]], %[[ARG2]], %[[ARG1]] fastmath<reassoc,contract> : f32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
