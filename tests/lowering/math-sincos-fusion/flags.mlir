// RUN: mlir-opt %s --split-input-file --math-sincos-fusion | FileCheck %s

func.func @f(%a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = math.sin %a fastmath<fast> : f32
  %1 = math.cos %a fastmath<fast> : f32
  %2 = math.sin %b : f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT:     %[[SIN:[^ ]+]], %[[COS:[^ ]+]] = math.sincos %[[ARG0]] fastmath<fast> : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sin %[[ARG1]] : f32
// CHECK-NEXT:     return %[[SIN]], %[[COS]], %[[V0]] : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2xf64>, %b: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>) {
  %0 = math.sin %a fastmath<fast> : vector<2xf64>
  %1 = math.cos %a fastmath<fast> : vector<2xf64>
  %2 = math.sin %b : vector<2xf64>
  return %0, %1, %2 : vector<2xf64>, vector<2xf64>, vector<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2xf64>, %[[ARG1:[^ ]+]]: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>) {
// CHECK-NEXT:     %[[SIN:[^ ]+]], %[[COS:[^ ]+]] = math.sincos %[[ARG0]] fastmath<fast> : vector<2xf64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sin %[[ARG1]] : vector<2xf64>
// CHECK-NEXT:     return %[[SIN]], %[[COS]], %[[V0]] : vector<2xf64>, vector<2xf64>, vector<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = math.sin %a  : f32
  %1 = math.cos %a  : f32
  %2 = math.sin %b : f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT:     %[[SIN:[^ ]+]], %[[COS:[^ ]+]] = math.sincos %[[ARG0]] : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sin %[[ARG1]] : f32
// CHECK-NEXT:     return %[[SIN]], %[[COS]], %[[V0]] : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2xf64>, %b: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>) {
  %0 = math.sin %a fastmath<fast> : vector<2xf64>
  %1 = math.cos %a fastmath<contract> : vector<2xf64>
  %2 = math.sin %b : vector<2xf64>
  return %0, %1, %2 : vector<2xf64>, vector<2xf64>, vector<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2xf64>, %[[ARG1:[^ ]+]]: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sin %[[ARG0]] fastmath<fast> : vector<2xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.cos %[[ARG0]] fastmath<contract> : vector<2xf64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.sin %[[ARG1]] : vector<2xf64>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : vector<2xf64>, vector<2xf64>, vector<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2xf64>, %b: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>) {
  %0 = math.sin %a  : vector<2xf64>
  %1 = math.cos %a  : vector<2xf64>
  %2 = math.sin %b : vector<2xf64>
  return %0, %1, %2 : vector<2xf64>, vector<2xf64>, vector<2xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2xf64>, %[[ARG1:[^ ]+]]: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>) {
// CHECK-NEXT:     %[[SIN:[^ ]+]], %[[COS:[^ ]+]] = math.sincos %[[ARG0]] : vector<2xf64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sin %[[ARG1]] : vector<2xf64>
// CHECK-NEXT:     return %[[SIN]], %[[COS]], %[[V0]] : vector<2xf64>, vector<2xf64>, vector<2xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = math.sin %a fastmath<fast> : f32
  %1 = math.cos %a fastmath<contract> : f32
  %2 = math.sin %b : f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sin %[[ARG0]] fastmath<fast> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.cos %[[ARG0]] fastmath<contract> : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.sin %[[ARG1]] : f32
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
