// RUN: mlir-opt %s --split-input-file --convert-math-to-xevm | FileCheck %s

func.func @f(%a0: vector<3xf32>, %a1: vector<5xf16>, %a2: vector<16xf64>) {
  %v0 = arith.divf %a1, %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<5xf16>
  %v1 = math.floor %a2   : vector<16xf64>
  return
}

// -----

func.func @f(%a0: vector<3xf64>, %a1: vector<16xf64>, %a2: vector<3xf32>) {
  %c0 = arith.constant dense<1.0> : vector<3xf32>
  %v0 = arith.divf %a2, %c0 fastmath<contract,afn> : vector<3xf32>
  %v1 = arith.divf %a2, %a2 fastmath<contract,afn> : vector<3xf32>
  return
}

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<3xf32>, %a2: vector<5xf64>) {
  %v0 = math.tanh %a2 fastmath<contract,afn>  : vector<5xf64>
  %c1 = arith.constant dense<1.0> : vector<2xf32>
  %v1 = math.erf %c1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<2xf32>
  return
}

// -----

func.func @f(%a0: f16, %a1: vector<3xf64>, %a2: vector<16xf16>) {
  %v0 = math.floor %a2 fastmath<contract,afn>  : vector<16xf16>
  %v1 = arith.divf %a1, %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<3xf64>
  %c2 = arith.constant 1.0 : f16
  %v2 = math.exp2 %c2 fastmath<fast> : f16
  %v3 = math.powf %a1, %a1 fastmath<afn> : vector<3xf64>
  %v4 = math.cbrt %a2 fastmath<contract,afn>  : vector<16xf16>
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<16xf32>, %a2: vector<8xf16>) {
  %v0 = arith.addf %a1, %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<16xf32>
  %v1 = math.tanh %a2 fastmath<afn>  : vector<8xf16>
  %v2 = math.exp2 %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> {foo} : vector<16xf32>
  %v3 = math.tan %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<16xf32>
  %v4 = math.tan %a2 fastmath<afn>  : vector<8xf16>
  return
}

// -----

func.func @f(%a0: vector<4xf16>, %a1: vector<2xf16>, %a2: f64) {
  %c0 = arith.constant 1.0 : f64
  %v0 = math.erf %c0 fastmath<contract,afn> : f64
  %v1 = math.exp %a0 fastmath<contract,afn>  : vector<4xf16>
  %v2 = math.exp %a1 fastmath<contract,afn> {foo} : vector<2xf16>
  %v3 = arith.divf %a2, %a2  : f64
  return
}

// -----

func.func @f(%a0: vector<5xf16>, %a1: vector<4xf32>, %a2: vector<16xf64>) {
  %v0 = math.log2 %a2 fastmath<afn>  : vector<16xf64>
  %v1 = arith.addf %a0, %a0  : vector<5xf16>
  %v2 = math.log2 %a0 fastmath<afn> {foo} : vector<5xf16>
  return
}

// -----

func.func @f(%a0: vector<3xf64>, %a1: vector<2xf32>, %a2: tensor<4xf32>) {
  %v0 = arith.divf %a1, %a1 fastmath<fast> : vector<2xf32>
  return
}

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<8xf16>, %a2: vector<8xf16>) {
  %v0 = math.tan %a2 fastmath<contract,afn> {foo} : vector<8xf16>
  %v1 = math.erf %a2  {foo} : vector<8xf16>
  %v2 = math.absf %a1 fastmath<contract,afn>  : vector<8xf16>
  %v3 = math.sqrt %a1 fastmath<contract,afn>  : vector<8xf16>
  return
}

// -----

func.func @f(%a0: vector<16xf64>, %a1: vector<4xf32>, %a2: f16) {
  %v0 = math.powf %a1, %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<4xf32>
  %v1 = arith.addf %a1, %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<4xf32>
  %v2 = math.log10 %a0   : vector<16xf64>
  %v3 = math.log2 %a1 fastmath<fast> {foo} : vector<4xf32>
  %v4 = arith.addf %a1, %a1  : vector<4xf32>
  %v5 = math.log2 %a2  {foo} : f16
  %v6 = arith.addf %a1, %a1 fastmath<fast> : vector<4xf32>
  return
}

// -----

func.func @f(%a0: vector<4xf32>, %a1: vector<2xf64>, %a2: vector<4xf64>) {
  %v0 = math.log2 %a1 fastmath<fast>  : vector<2xf64>
  %v1 = math.exp %a1  {foo} : vector<2xf64>
  return
}

// -----

func.func @f(%a0: vector<2x2xf32>, %a1: vector<[4]xf32>, %a2: vector<2xf32>) {
  %v0 = math.log2 %a2 fastmath<afn>  : vector<2xf32>
  %v1 = math.tanh %a1 fastmath<afn> {foo} : vector<[4]xf32>
  %v2 = math.log10 %a0  {foo} : vector<2x2xf32>
  return
}

// -----

func.func @f(%a0: vector<3xf32>, %a1: vector<8xf64>, %a2: f80) {
  %v0 = math.powf %a0, %a0  : vector<3xf32>
  %v1 = math.sin %a2 fastmath<afn>  : f80
  %c2 = arith.constant dense<1.0> : vector<3xf32>
  %v2 = math.log %c2  : vector<3xf32>
  %c3 = arith.constant dense<1.0> : vector<8xf64>
  %v3 = math.log2 %c3 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<8xf64>
  %v4 = math.log10 %a1  {foo} : vector<8xf64>
  %v5 = math.powf %a0, %a0 fastmath<contract,afn> : vector<3xf32>
  %v6 = math.powf %a1, %a1 fastmath<contract,afn> : vector<8xf64>
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<4xf16>, %a2: vector<8xf32>) {
  %v0 = math.exp2 %a1   : vector<4xf16>
  %v1 = math.floor %a0 fastmath<contract,afn> {foo} : vector<8xf32>
  %v2 = arith.addf %a2, %a2 fastmath<contract,afn> : vector<8xf32>
  %c3 = arith.constant dense<1.0> : vector<8xf32>
  %v3 = math.sin %c3 fastmath<afn> : vector<8xf32>
  %v4 = math.sqrt %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<8xf32>
  return
}

// -----

func.func @f(%a0: vector<3xf32>, %a1: f64, %a2: vector<5xf16>) {
  %c0 = arith.constant dense<1.0> : vector<3xf32>
  %v0 = math.floor %c0 fastmath<afn> : vector<3xf32>
  %v1 = math.floor %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<5xf16>
  %c2 = arith.constant dense<1.0> : vector<5xf16>
  %v2 = math.absf %c2  : vector<5xf16>
  return
}

// -----

func.func @f(%a0: vector<2xf16>, %a1: vector<2xf64>, %a2: vector<16xf32>) {
  %c0 = arith.constant dense<1.0> : vector<2xf16>
  %v0 = arith.divf %a0, %c0  : vector<2xf16>
  %v1 = math.tan %a1   : vector<2xf64>
  %v2 = math.powf %a1, %a1 fastmath<afn> : vector<2xf64>
  return
}

// -----

func.func @f(%a0: vector<16xf64>, %a1: vector<16xf16>, %a2: f80) {
  %v0 = math.powf %a0, %a0 fastmath<fast> : vector<16xf64>
  %v1 = math.cos %a0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<16xf64>
  %v2 = math.erf %a0 fastmath<fast>  : vector<16xf64>
  %v3 = math.cbrt %a0 fastmath<contract,afn>  : vector<16xf64>
  %v4 = math.powf %a0, %a0 fastmath<fast> : vector<16xf64>
  %c5 = arith.constant 1.0 : f80
  %v5 = arith.divf %a2, %c5 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : f80
  %v6 = math.powf %a0, %a0 fastmath<contract,afn> : vector<16xf64>
  return
}

// -----

func.func @f(%a0: f16, %a1: f32, %a2: vector<f32>) {
  %c0 = arith.constant 1.0 : f16
  %v0 = math.sin %c0  : f16
  %c1 = arith.constant 1.0 : f16
  %v1 = arith.divf %a0, %c1  : f16
  return
}

// -----

func.func @f(%a0: vector<16xf16>, %a1: vector<4xf32>, %a2: vector<2xf64>) {
  %v0 = arith.divf %a0, %a0 fastmath<fast> : vector<16xf16>
  %v1 = math.powf %a1, %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<4xf32>
  %v2 = math.rsqrt %a1 fastmath<afn>  : vector<4xf32>
  return
}

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<16xf64>, %a2: f16) {
  %v0 = math.tan %a2 fastmath<contract,afn>  : f16
  %v1 = arith.divf %a0, %a0 fastmath<fast> : vector<2xf32>
  %v2 = arith.divf %a2, %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : f16
  %v3 = math.exp %a0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<2xf32>
  %v4 = math.log10 %a2 fastmath<contract,afn>  : f16
  %v5 = arith.divf %a2, %a2 fastmath<contract,afn> : f16
  return
}

// -----

func.func @f(%a0: vector<3xf32>, %a1: vector<3xf16>, %a2: vector<16xf64>) {
  %c0 = arith.constant dense<1.0> : vector<16xf64>
  %v0 = math.rsqrt %c0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<16xf64>
  %c1 = arith.constant dense<1.0> : vector<3xf32>
  %v1 = math.exp %c1 fastmath<contract,afn> : vector<3xf32>
  %v2 = math.sqrt %a1 fastmath<fast>  : vector<3xf16>
  return
}

// -----

func.func @f(%a0: vector<2xf16>, %a1: vector<8xf64>, %a2: tensor<4xf32>) {
  %v0 = math.tanh %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : tensor<4xf32>
  return
}

// -----

func.func @f(%a0: vector<[4]xf32>, %a1: vector<4xf32>, %a2: vector<5xf16>) {
  %v0 = math.sin %a0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<[4]xf32>
  %c1 = arith.constant dense<1.0> : vector<[4]xf32>
  %v1 = math.cos %c1 fastmath<contract,afn> : vector<[4]xf32>
  %v2 = math.rsqrt %a2   : vector<5xf16>
  %v3 = math.cos %a0 fastmath<fast>  : vector<[4]xf32>
  %v4 = math.log2 %a0 fastmath<contract,afn> {foo} : vector<[4]xf32>
  return
}

// -----

func.func @f(%a0: vector<4xf16>, %a1: f80, %a2: f64) {
  %c0 = arith.constant 1.0 : f64
  %v0 = arith.divf %a2, %c0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : f64
  return
}

// -----

func.func @f(%a0: vector<3xf32>, %a1: vector<2xf16>, %a2: vector<16xf64>) {
  %c0 = arith.constant dense<1.0> : vector<3xf32>
  %v0 = math.log10 %c0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<3xf32>
  %v1 = math.log %a2 fastmath<afn>  : vector<16xf64>
  %v2 = arith.divf %a2, %a2 fastmath<afn> : vector<16xf64>
  %v3 = math.powf %a2, %a2 fastmath<contract,afn> : vector<16xf64>
  %v4 = math.sqrt %a2 fastmath<contract,afn>  : vector<16xf64>
  %c5 = arith.constant dense<1.0> : vector<3xf32>
  %v5 = arith.divf %a0, %c5 fastmath<contract,afn> : vector<3xf32>
  return
}

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<[4]xf32>, %a2: vector<2xf64>) {
  %v0 = math.tanh %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> {foo} : vector<2xf64>
  %c1 = arith.constant dense<1.0> : vector<2xf64>
  %v1 = math.rsqrt %c1 fastmath<contract,afn> : vector<2xf64>
  %c2 = arith.constant dense<1.0> : vector<8xf32>
  %v2 = math.absf %c2 fastmath<afn> : vector<8xf32>
  %v3 = math.tan %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> {foo} : vector<[4]xf32>
  return
}

// -----

func.func @f(%a0: vector<2xf64>, %a1: vector<2xf32>, %a2: vector<3xf64>) {
  %v0 = arith.addf %a0, %a0 fastmath<afn> : vector<2xf64>
  %v1 = math.sqrt %a1 fastmath<afn>  : vector<2xf32>
  %v2 = arith.addf %a2, %a2 fastmath<contract,afn> : vector<3xf64>
  %v3 = math.floor %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<3xf64>
  %v4 = math.powf %a1, %a1  : vector<2xf32>
  %c5 = arith.constant dense<1.0> : vector<2xf32>
  %v5 = math.log10 %c5 fastmath<afn> : vector<2xf32>
  %v6 = arith.divf %a0, %a0 fastmath<fast> : vector<2xf64>
  return
}

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<8xf32>, %a2: tensor<4xf32>) {
  %v0 = math.powf %a2, %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : tensor<4xf32>
  %c1 = arith.constant dense<1.0> : tensor<4xf32>
  %v1 = math.absf %c1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : tensor<4xf32>
  %v2 = math.floor %a0 fastmath<contract,afn>  : vector<2xf32>
  %v3 = math.tanh %a1 fastmath<afn> {foo} : vector<8xf32>
  return
}

// -----

func.func @f(%a0: vector<f32>, %a1: vector<2x2xf32>, %a2: f64) {
  %v0 = math.erf %a1 fastmath<afn>  : vector<2x2xf32>
  %v1 = math.tanh %a0 fastmath<afn>  : vector<f32>
  return
}

// -----

func.func @f(%a0: vector<3xf64>, %a1: vector<2xf64>, %a2: f32) {
  %c0 = arith.constant dense<1.0> : vector<3xf64>
  %v0 = math.erf %c0 fastmath<contract,afn> : vector<3xf64>
  %c1 = arith.constant dense<1.0> : vector<3xf64>
  %v1 = math.cbrt %c1  : vector<3xf64>
  %v2 = arith.divf %a1, %a1  : vector<2xf64>
  return
}

// -----

func.func @f(%a0: vector<5xf16>, %a1: vector<[4]xf32>, %a2: vector<2x2xf32>) {
  %v0 = math.powf %a0, %a0  : vector<5xf16>
  %v1 = arith.divf %a1, %a1 fastmath<contract,afn> : vector<[4]xf32>
  %v2 = math.sin %a0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<5xf16>
  return
}

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<16xf64>, %a2: vector<4xf32>) {
  %v0 = math.cos %a1   : vector<16xf64>
  return
}

// -----

func.func @f(%a0: vector<16xf32>, %a1: vector<3xf64>, %a2: vector<2xf16>) {
  %v0 = math.log10 %a2 fastmath<fast>  : vector<2xf16>
  %c1 = arith.constant dense<1.0> : vector<3xf64>
  %v1 = math.log10 %c1 fastmath<fast> : vector<3xf64>
  %c2 = arith.constant dense<1.0> : vector<2xf16>
  %v2 = arith.divf %a2, %c2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<2xf16>
  %c3 = arith.constant dense<1.0> : vector<16xf32>
  %v3 = arith.divf %a0, %c3 fastmath<contract,afn> : vector<16xf32>
  %v4 = math.tan %a0 fastmath<fast> {foo} : vector<16xf32>
  return
}

// -----

func.func @f(%a0: vector<2xf64>, %a1: vector<5xf64>, %a2: vector<5xf64>) {
  %c0 = arith.constant dense<1.0> : vector<5xf64>
  %v0 = math.floor %c0 fastmath<afn> : vector<5xf64>
  %c1 = arith.constant dense<1.0> : vector<5xf64>
  %v1 = math.floor %c1 fastmath<contract,afn> : vector<5xf64>
  %v2 = math.tanh %a2 fastmath<afn> {foo} : vector<5xf64>
  %v3 = arith.divf %a2, %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<5xf64>
  %v4 = arith.divf %a1, %a1 fastmath<afn> : vector<5xf64>
  %v5 = math.cos %a1 fastmath<afn> {foo} : vector<5xf64>
  return
}

// -----

func.func @f(%a0: vector<2xf64>, %a1: vector<f32>, %a2: vector<16xf64>) {
  %v0 = arith.divf %a2, %a2 fastmath<contract,afn> : vector<16xf64>
  %v1 = arith.divf %a1, %a1 fastmath<fast> : vector<f32>
  %v2 = arith.divf %a0, %a0  : vector<2xf64>
  %v3 = math.sqrt %a1 fastmath<afn>  : vector<f32>
  %v4 = arith.divf %a1, %a1 fastmath<contract,afn> : vector<f32>
  return
}

// -----

func.func @f(%a0: f80, %a1: vector<f32>, %a2: f64) {
  %c0 = arith.constant dense<1.0> : vector<f32>
  %v0 = math.tan %c0  : vector<f32>
  %v1 = arith.addf %a0, %a0  : f80
  %c2 = arith.constant 1.0 : f64
  %v2 = math.log %c2  : f64
  return
}

// -----

func.func @f(%a0: vector<5xf16>, %a1: vector<8xf32>, %a2: vector<2x2xf32>) {
  %v0 = arith.addf %a1, %a1 fastmath<afn> : vector<8xf32>
  %v1 = math.sqrt %a0 fastmath<contract,afn> {foo} : vector<5xf16>
  %c2 = arith.constant dense<1.0> : vector<5xf16>
  %v2 = math.cbrt %c2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<5xf16>
  %v3 = math.exp %a1 fastmath<fast>  : vector<8xf32>
  %v4 = math.powf %a1, %a1 fastmath<contract,afn> : vector<8xf32>
  %v5 = math.sqrt %a2 fastmath<fast> {foo} : vector<2x2xf32>
  return
}

// -----

func.func @f(%a0: tensor<4xf32>, %a1: vector<4xf16>, %a2: vector<2x2xf32>) {
  %c0 = arith.constant dense<1.0> : tensor<4xf32>
  %v0 = math.tanh %c0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : tensor<4xf32>
  %v1 = math.tanh %a0   : tensor<4xf32>
  %c2 = arith.constant dense<1.0> : vector<4xf16>
  %v2 = arith.divf %a1, %c2 fastmath<afn> : vector<4xf16>
  %c3 = arith.constant dense<1.0> : vector<4xf16>
  %v3 = math.sqrt %c3 fastmath<afn> : vector<4xf16>
  return
}

// -----

func.func @f(%a0: vector<3xf16>, %a1: f32, %a2: vector<16xf32>) {
  %v0 = arith.addf %a1, %a1  : f32
  %c1 = arith.constant dense<1.0> : vector<16xf32>
  %v1 = math.erf %c1 fastmath<afn> : vector<16xf32>
  %v2 = math.exp %a0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<3xf16>
  %c3 = arith.constant dense<1.0> : vector<16xf32>
  %v3 = arith.divf %a2, %c3 fastmath<afn> : vector<16xf32>
  %c4 = arith.constant 1.0 : f32
  %v4 = math.log10 %c4 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : f32
  %v5 = math.absf %a1 fastmath<fast> {foo} : f32
  return
}

// -----

func.func @f(%a0: vector<2xf32>, %a1: f64, %a2: vector<5xf32>) {
  %v0 = math.log10 %a0   : vector<2xf32>
  %v1 = arith.divf %a0, %a0 fastmath<afn> : vector<2xf32>
  %v2 = math.powf %a0, %a0 fastmath<contract,afn> : vector<2xf32>
  %c3 = arith.constant dense<1.0> : vector<2xf32>
  %v3 = math.log %c3 fastmath<contract,afn> : vector<2xf32>
  %v4 = arith.divf %a2, %a2 fastmath<afn> : vector<5xf32>
  %c5 = arith.constant 1.0 : f64
  %v5 = arith.divf %a1, %c5  : f64
  %v6 = math.log2 %a1 fastmath<afn>  : f64
  return
}
