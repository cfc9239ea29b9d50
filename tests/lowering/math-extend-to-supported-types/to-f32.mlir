// RUN: mlir-opt %s --split-input-file --math-extend-to-supported-types | FileCheck %s

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 2.5 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: f16) -> (f16, f16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : f16 to f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] fastmath<contract> : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : f32 to f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] fastmath<contract> : f32 to f16
// CHECK-NEXT:     return %[[V3]], %[[V5]] : f16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<4xbf16>) -> (vector<4xbf16>,vector<4xbf16>) {
  %c = arith.constant dense<-1.0> : vector<4xbf16>
  %0 = math.powf %a, %c : vector<4xbf16>
  %1 = math.powf %c, %a : vector<4xbf16>
  return %0, %1 : vector<4xbf16>, vector<4xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<4xbf16>) -> (vector<4xbf16>, vector<4xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-1.000000e+00> : vector<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] fastmath<contract> : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     return %[[V3]], %[[V5]] : vector<4xbf16>, vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<3xf16>) -> (vector<3xf16>,vector<3xf16>) {
  %c = arith.constant dense<2.5> : vector<3xf16>
  %0 = math.powf %a, %c : vector<3xf16>
  %1 = math.powf %c, %a : vector<3xf16>
  return %0, %1 : vector<3xf16>, vector<3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<3xf16>) -> (vector<3xf16>, vector<3xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : vector<3xf16> to vector<3xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] fastmath<contract> : vector<3xf16> to vector<3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[V0]], %[[V1]] : vector<3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : vector<3xf32> to vector<3xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V0]] : vector<3xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] fastmath<contract> : vector<3xf32> to vector<3xf16>
// CHECK-NEXT:     return %[[V3]], %[[V5]] : vector<3xf16>, vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 0.0 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: f16) -> (f16, f16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : f16 to f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] fastmath<contract> : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : f32 to f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] fastmath<contract> : f32 to f16
// CHECK-NEXT:     return %[[V3]], %[[V5]] : f16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant -1.0 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: bf16) -> (bf16, bf16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] fastmath<contract> : bf16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : f32 to bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] fastmath<contract> : f32 to bf16
// CHECK-NEXT:     return %[[V3]], %[[V5]] : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 3.0 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: f16) -> (f16, f16) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : f16 to f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 3.000000e+00 : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] fastmath<contract> : f16 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : f32 to f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] fastmath<contract> : f32 to f16
// CHECK-NEXT:     return %[[V3]], %[[V5]] : f16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%a: vector<4xbf16>, %b: vector<4xbf16>, %c: vector<4xbf16>) -> (vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>) {
  %0 = math.atan2 %a, %b : vector<4xbf16>
  %1 = math.copysign %a, %b : vector<4xbf16>
  %2 = math.powf %a, %b fastmath<nsz> : vector<4xbf16>
  %3 = math.fma %a, %b, %c : vector<4xbf16>
  %4 = math.clampf %a to [%b, %c] : vector<4xbf16>
  %5, %6 = math.sincos %a fastmath<nnan> : vector<4xbf16>
  return %0,%1,%2,%3,%4,%5,%6 : vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<4xbf16>, %[[ARG1:[^ ]+]]: vector<4xbf16>, %[[ARG2:[^ ]+]]: vector<4xbf16>) -> (vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG2]] fastmath<contract> : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[ARG1]] fastmath<contract> : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : vector<4xbf16> to vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.atan2 %[[V2]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.truncf %[[V3]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.copysign %[[V2]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.truncf %[[V5]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = math.powf %[[V2]], %[[V1]] fastmath<nsz> : vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.truncf %[[V7]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.fma %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4xbf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = math.clampf %[[V2]] to [%[[V1]], %[[V0]]] : vector<4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.truncf %[[V10]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     %[[SIN:[^ ]+]], %[[COS:[^ ]+]] = math.sincos %[[V2]] fastmath<nnan> : vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.truncf %[[SIN]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.truncf %[[COS]] fastmath<contract> : vector<4xf32> to vector<4xbf16>
// CHECK-NEXT:     return %[[V4]], %[[V6]], %[[V8]], %[[V9]], %[[V11]], %[[V12]], %[[V13]] : vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>, vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: f8E4M3FN) -> (f8E4M3FN,f8E4M3FN) {
  %c = arith.constant 2.5 : f8E4M3FN
  %0 = math.powf %a, %c : f8E4M3FN
  %1 = math.powf %c, %a : f8E4M3FN
  return %0, %1 : f8E4M3FN, f8E4M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG0]] fastmath<contract> : f8E4M3FN to f32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f8E4M3FN
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extf %[[CST]] fastmath<contract> : f8E4M3FN to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.truncf %[[V2]] fastmath<contract> : f32 to f8E4M3FN
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.powf %[[V1]], %[[V0]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.truncf %[[V4]] fastmath<contract> : f32 to f8E4M3FN
// CHECK-NEXT:     return %[[V3]], %[[V5]] : f8E4M3FN, f8E4M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }
