// RUN: mlir-opt %s --split-input-file --convert-arith-to-apfloat | FileCheck %s

func.func @f(%a0: vector<1x3xf6E2M3FN>, %a1: tensor<3xf8E5M2>) {
  %v0 = arith.minimumf %a0, %a0 fastmath<fast> : vector<1x3xf6E2M3FN>
  %v1 = arith.fptosi %a1 : tensor<3xf8E5M2> to tensor<3xi8>
  return
}

// -----

func.func @f(%a0: vector<4xf8E5M2>, %a1: vector<2xtf32>, %a2: vector<1x3xf8E5M2>, %a3: vector<bf16>, %a4: vector<1x3xf4E2M1FN>, %a5: vector<1x3xi8>, %a6: vector<1x3xf4E2M1FN>) {
  %v0 = arith.addf %a0, %a0  : vector<4xf8E5M2>
  %v1 = arith.minimumf %a1, %a1 fastmath<fast> : vector<2xtf32>
  %v2 = arith.fptosi %a2 : vector<1x3xf8E5M2> to vector<1x3xi32>
  %v3 = arith.fptoui %a3 : vector<bf16> to vector<i63>
  %v4 = arith.uitofp %a5 : vector<1x3xi8> to vector<1x3xf4E2M1FN>
  %v5 = arith.negf %a6 : vector<1x3xf4E2M1FN>
  return
}

// -----

func.func @f(%a0: vector<1x3xf8E4M3FN>, %a1: vector<2xf6E3M2FN>, %a2: vector<2xi64>, %a3: vector<1x3xf6E3M2FN>, %a4: vector<1x3xf8E5M2FNUZ>) {
  %v0 = arith.cmpf false, %a0, %a0 : vector<1x3xf8E4M3FN>
  %v1 = arith.sitofp %a2 {foo} : vector<2xi64> to vector<2xf6E3M2FN>
  %v2 = arith.maximumf %a3, %a3  : vector<1x3xf6E3M2FN>
  %v3 = arith.maximumf %a4, %a4 fastmath<fast> {foo} : vector<1x3xf8E5M2FNUZ>
  return
}

// -----

func.func @f(%a0: vector<1x3xf16>, %a1: vector<4xf8E4M3B11FNUZ>, %a2: vector<4xf16>, %a3: f8E4M3) {
  %v0 = arith.cmpf ogt, %a0, %a0 : vector<1x3xf16>
  %v1 = arith.subf %a1, %a1  {foo} : vector<4xf8E4M3B11FNUZ>
  %v2 = arith.subf %a2, %a2  : vector<4xf16>
  %v3 = arith.cmpf ueq, %a3, %a3 : f8E4M3
  return
}

// -----

func.func @f(%a0: vector<f8E4M3>, %a1: vector<2xf8E4M3FN>, %a2: tensor<3xf8E5M2FNUZ>, %a3: vector<2xf8E8M0FNU>, %a4: f8E5M2FNUZ, %a5: vector<f8E4M3>) {
  %v0 = arith.cmpf ugt, %a0, %a0 : vector<f8E4M3>
  %v1 = arith.maximumf %a1, %a1  {foo} : vector<2xf8E4M3FN>
  %v2 = arith.addf %a2, %a2  : tensor<3xf8E5M2FNUZ>
  %v3 = arith.fptoui %a3 {foo} : vector<2xf8E8M0FNU> to vector<2xi63>
  %v4 = arith.extf %a4 : f8E5M2FNUZ to f16
  %v5 = arith.subf %a5, %a5 fastmath<fast> : vector<f8E4M3>
  return
}

// -----

func.func @f(%a0: vector<f32>, %a1: f6E2M3FN, %a2: vector<2xf8E5M2>) {
  %v0 = arith.divf %a0, %a0 fastmath<fast> : vector<f32>
  %v1 = arith.extf %a1 {foo} : f6E2M3FN to f16
  return
}

// -----

func.func @f(%a0: vector<2xbf16>, %a1: vector<1x3xf6E2M3FN>) {
  %v0 = arith.cmpf uge, %a0, %a0 : vector<2xbf16>
  %v1 = arith.mulf %a1, %a1 fastmath<fast> : vector<1x3xf6E2M3FN>
  return
}

// -----

func.func @f(%a0: f8E4M3, %a1: i64, %a2: vector<4xf8E4M3B11FNUZ>, %a3: f6E3M2FN, %a4: f8E5M2, %a5: i3) {
  %v0 = arith.uitofp %a1 : i64 to f8E4M3
  %v1 = arith.mulf %a2, %a2  : vector<4xf8E4M3B11FNUZ>
  %v2 = arith.minnumf %a3, %a3  : f6E3M2FN
  %v3 = arith.sitofp %a5 : i3 to f8E5M2
  return
}

// -----

func.func @f(%a0: f8E5M2FNUZ, %a1: vector<4xf4E2M1FN>, %a2: f8E3M4, %a3: i64) {
  %v0 = arith.fptoui %a0 : f8E5M2FNUZ to i32
  %v1 = arith.remf %a1, %a1 fastmath<fast> : vector<4xf4E2M1FN>
  %v2 = arith.sitofp %a3 : i64 to f8E3M4
  return
}

// -----

func.func @f(%a0: f8E3M4, %a1: vector<4xf8E3M4>, %a2: vector<2xf4E2M1FN>) {
  %v0 = arith.divf %a0, %a0  : f8E3M4
  %v1 = arith.mulf %a1, %a1  : vector<4xf8E3M4>
  %v2 = arith.cmpf ueq, %a2, %a2 : vector<2xf4E2M1FN>
  return
}

// -----

func.func @f(%a0: vector<2xf8E4M3FN>, %a1: vector<2xf8E5M2FNUZ>, %a2: vector<2xi16>, %a3: f8E5M2, %a4: i16, %a5: f32, %a6: vector<4xf8E4M3FNUZ>, %a7: f8E4M3FN) {
  %v0 = arith.remf %a0, %a0 fastmath<fast> : vector<2xf8E4M3FN>
  %v1 = arith.sitofp %a2 {foo} : vector<2xi16> to vector<2xf8E5M2FNUZ>
  %v2 = arith.uitofp %a4 {foo} : i16 to f8E5M2
  %v3 = arith.remf %a5, %a5  : f32
  %v4 = arith.maxnumf %a6, %a6 fastmath<fast> : vector<4xf8E4M3FNUZ>
  %v5 = arith.cmpf ord, %a7, %a7 : f8E4M3FN
  return
}

// -----

func.func @f(%a0: f8E4M3B11FNUZ, %a1: vector<2xbf16>, %a2: f8E4M3) {
  %v0 = arith.addf %a0, %a0  : f8E4M3B11FNUZ
  %v1 = arith.extf %a1 : vector<2xbf16> to vector<2xtf32>
  %v2 = arith.cmpf oge, %a2, %a2 : f8E4M3
  return
}

// -----

func.func @f(%a0: vector<4xf6E3M2FN>, %a1: f32, %a2: f32, %a3: vector<1x3xf32>, %a4: vector<1x3xf8E4M3>) {
  %v1 = arith.remf %a1, %a1  {foo} : f32
  %v2 = arith.fptosi %a2 {foo} : f32 to i16
  %v3 = arith.minimumf %a3, %a3 fastmath<fast> : vector<1x3xf32>
  %v4 = arith.cmpf uge, %a4, %a4 : vector<1x3xf8E4M3>
  return
}

// -----

func.func @f(%a0: f128, %a1: i1, %a2: vector<1x3xf32>, %a3: vector<1x3xi16>) {
  %v0 = arith.uitofp %a1 : i1 to f128
  %v1 = arith.uitofp %a3 : vector<1x3xi16> to vector<1x3xf32>
  return
}

// -----

func.func @f(%a0: tensor<3xbf16>, %a1: vector<tf32>) {
  %v0 = arith.cmpf uno, %a0, %a0 {foo} : tensor<3xbf16>
  %v1 = arith.cmpf ord, %a1, %a1 : vector<tf32>
  return
}

// -----

func.func @f(%a0: vector<2xf8E4M3FN>, %a1: vector<2xi63>, %a2: f4E2M1FN, %a3: f6E2M3FN, %a4: f6E2M3FN, %a5: f8E4M3, %a6: vector<f8E5M2FNUZ>) {
  %v0 = arith.sitofp %a1 : vector<2xi63> to vector<2xf8E4M3FN>
  %v1 = arith.fptosi %a2 : f4E2M1FN to i63
  %v2 = arith.extf %a3 : f6E2M3FN to f8E3M4
  %v3 = arith.cmpf ole, %a4, %a4 : f6E2M3FN
  %v5 = arith.cmpf oeq, %a6, %a6 : vector<f8E5M2FNUZ>
  return
}

// -----

func.func @f(%a0: f6E3M2FN, %a1: vector<4xf8E3M4>, %a2: f6E2M3FN, %a3: f8E4M3FNUZ, %a4: i16, %a5: tf32) {
  %v0 = arith.extf %a0 : f6E3M2FN to f32
  %v1 = arith.truncf %a1 : vector<4xf8E3M4> to vector<4xf6E2M3FN>
  %v2 = arith.negf %a2 : f6E2M3FN
  %v3 = arith.uitofp %a4 : i16 to f8E4M3FNUZ
  %v4 = arith.truncf %a5 : tf32 to f8E5M2
  return
}

// -----

func.func @f(%a0: vector<2xf128>, %a1: f32, %a2: vector<4xf6E2M3FN>, %a3: vector<4xbf16>, %a4: tensor<3xbf16>) {
  %v0 = arith.divf %a0, %a0  : vector<2xf128>
  %v1 = arith.cmpf uno, %a1, %a1 : f32
  %v2 = arith.cmpf une, %a2, %a2 : vector<4xf6E2M3FN>
  %v3 = arith.negf %a3 : vector<4xbf16>
  %v4 = arith.cmpf ugt, %a4, %a4 : tensor<3xbf16>
  return
}

// -----

func.func @f(%a0: vector<4xf8E8M0FNU>, %a1: vector<2xf8E4M3B11FNUZ>, %a2: f8E4M3, %a3: tf32, %a4: vector<2xf8E3M4>, %a5: f8E4M3FNUZ) {
  %v0 = arith.cmpf ugt, %a0, %a0 {foo} : vector<4xf8E8M0FNU>
  %v1 = arith.minimumf %a1, %a1 fastmath<fast> : vector<2xf8E4M3B11FNUZ>
  %v3 = arith.cmpf one, %a3, %a3 : tf32
  %v5 = arith.negf %a5 : f8E4M3FNUZ
  return
}

// -----

func.func @f(%a0: vector<2xf8E3M4>, %a1: tf32, %a2: vector<4xf8E4M3>, %a3: vector<4xf8E8M0FNU>, %a4: f8E4M3FNUZ, %a5: tensor<3xbf16>) {
  %v0 = arith.fptosi %a0 {foo} : vector<2xf8E3M4> to vector<2xi63>
  %v1 = arith.mulf %a1, %a1 fastmath<fast> {foo} : tf32
  %v2 = arith.fptosi %a2 {foo} : vector<4xf8E4M3> to vector<4xi8>
  %v3 = arith.remf %a3, %a3 fastmath<fast> : vector<4xf8E8M0FNU>
  %v4 = arith.maxnumf %a4, %a4  {foo} : f8E4M3FNUZ
  %v5 = arith.cmpf ogt, %a5, %a5 : tensor<3xbf16>
  return
}

// -----

func.func @f(%a0: vector<f8E8M0FNU>, %a1: bf16, %a2: vector<1x3xf8E4M3B11FNUZ>, %a3: vector<1x3xf8E4M3>) {
  %v0 = arith.cmpf uge, %a0, %a0 : vector<f8E8M0FNU>
  %v1 = arith.cmpf uno, %a1, %a1 : bf16
  %v2 = arith.truncf %a2 {foo} : vector<1x3xf8E4M3B11FNUZ> to vector<1x3xf6E2M3FN>
  %v3 = arith.negf %a3 : vector<1x3xf8E4M3>
  return
}

// -----

func.func @f(%a0: vector<2xf6E3M2FN>, %a1: tensor<3xf8E5M2>, %a2: tensor<3xi16>) {
  %v0 = arith.extf %a0 : vector<2xf6E3M2FN> to vector<2xf8E3M4>
  %v1 = arith.uitofp %a2 {foo} : tensor<3xi16> to tensor<3xf8E5M2>
  return
}

// -----

func.func @f(%a0: vector<4xf8E5M2>, %a1: vector<1x3xf8E4M3FNUZ>, %a2: f6E3M2FN, %a3: bf16) {
  %v0 = arith.truncf %a0 : vector<4xf8E5M2> to vector<4xf6E2M3FN>
  %v1 = arith.minimumf %a1, %a1  : vector<1x3xf8E4M3FNUZ>
  %v2 = arith.negf %a2 : f6E3M2FN
  %v3 = arith.divf %a3, %a3 fastmath<fast> : bf16
  return
}

// -----

func.func @f(%a0: vector<2xf4E2M1FN>, %a1: vector<f16>, %a2: tf32) {
  %v0 = arith.addf %a0, %a0  {foo} : vector<2xf4E2M1FN>
  %v1 = arith.truncf %a1 {foo} : vector<f16> to vector<f8E4M3FNUZ>
  %v2 = arith.truncf %a2 : tf32 to f8E5M2
  return
}
