// RUN: mlir-opt %s --split-input-file --convert-math-to-xevm | FileCheck %s

func.func @f(%a0: vector<3xf32>, %a1: vector<5xf16>, %a2: vector<16xf64>) {
  %v0 = arith.divf %a1, %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<5xf16>
  %v1 = math.floor %a2   : vector<16xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<3xf32>, %arg1: vector<5xf16>, %arg2: vector<16xf64>) {
// CHECK-NEXT:     %0 = arith.divf %arg1, %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<5xf16>
// CHECK-NEXT:     %1 = math.floor %arg2 : vector<16xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<3xf64>, %a1: vector<16xf64>, %a2: vector<3xf32>) {
  %c0 = arith.constant dense<1.0> : vector<3xf32>
  %v0 = arith.divf %a2, %c0 fastmath<contract,afn> : vector<3xf32>
  %v1 = arith.divf %a2, %a2 fastmath<contract,afn> : vector<3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDv3_fDv3_f(vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<3xf64>, %arg1: vector<16xf64>, %arg2: vector<3xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %0 = llvm.call @_Z25__spirv_ocl_native_divideDv3_fDv3_f(%arg2, %arg2) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<3xf32>, %a2: vector<5xf64>) {
  %v0 = math.tanh %a2 fastmath<contract,afn>  : vector<5xf64>
  %c1 = arith.constant dense<1.0> : vector<2xf32>
  %v1 = math.erf %c1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<5xf64>) {
// CHECK-NEXT:     %0 = math.tanh %arg2 fastmath<contract,afn> : vector<5xf64>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %1 = math.erf %cst fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_powrDv3_dDv3_d(vector<3xf64>, vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_exp2Dh(f16) -> f16
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: vector<3xf64>, %arg2: vector<16xf16>) {
// CHECK-NEXT:     %0 = math.floor %arg2 fastmath<contract,afn> : vector<16xf16>
// CHECK-NEXT:     %1 = arith.divf %arg1, %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<3xf64>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %2 = llvm.call @_Z23__spirv_ocl_native_exp2Dh(%cst) {fastmathFlags = #llvm.fastmath<fast>} : (f16) -> f16
// CHECK-NEXT:     %3 = llvm.call @_Z23__spirv_ocl_native_powrDv3_dDv3_d(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<3xf64>, vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT:     %4 = math.cbrt %arg2 fastmath<contract,afn> : vector<16xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<8xf32>, %a1: vector<16xf32>, %a2: vector<8xf16>) {
  %v0 = arith.addf %a1, %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<16xf32>
  %v1 = math.tanh %a2 fastmath<afn>  : vector<8xf16>
  %v2 = math.exp2 %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> {foo} : vector<16xf32>
  %v3 = math.tan %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<16xf32>
  %v4 = math.tan %a2 fastmath<afn>  : vector<8xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_tanDv8_Dh(vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:   func.func @f(%arg0: vector<8xf32>, %arg1: vector<16xf32>, %arg2: vector<8xf16>) {
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<16xf32>
// CHECK-NEXT:     %1 = math.tanh %arg2 fastmath<afn> : vector<8xf16>
// CHECK-NEXT:     %2 = math.exp2 %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> {foo} : vector<16xf32>
// CHECK-NEXT:     %3 = math.tan %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<16xf32>
// CHECK-NEXT:     %4 = llvm.call @_Z22__spirv_ocl_native_tanDv8_Dh(%arg2) {fastmathFlags = #llvm.fastmath<afn>} : (vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<4xf16>, %a1: vector<2xf16>, %a2: f64) {
  %c0 = arith.constant 1.0 : f64
  %v0 = math.erf %c0 fastmath<contract,afn> : f64
  %v1 = math.exp %a0 fastmath<contract,afn>  : vector<4xf16>
  %v2 = math.exp %a1 fastmath<contract,afn> {foo} : vector<2xf16>
  %v3 = arith.divf %a2, %a2  : f64
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expDv2_Dh(vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expDv4_Dh(vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf16>, %arg1: vector<2xf16>, %arg2: f64) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %0 = math.erf %cst fastmath<contract,afn> : f64
// CHECK-NEXT:     %1 = llvm.call @_Z22__spirv_ocl_native_expDv4_Dh(%arg0) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:     %2 = llvm.call @_Z22__spirv_ocl_native_expDv2_Dh(%arg1) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT:     %3 = arith.divf %arg2, %arg2 : f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<5xf16>, %a1: vector<4xf32>, %a2: vector<16xf64>) {
  %v0 = math.log2 %a2 fastmath<afn>  : vector<16xf64>
  %v1 = arith.addf %a0, %a0  : vector<5xf16>
  %v2 = math.log2 %a0 fastmath<afn> {foo} : vector<5xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_log2Dv16_d(vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:   func.func @f(%arg0: vector<5xf16>, %arg1: vector<4xf32>, %arg2: vector<16xf64>) {
// CHECK-NEXT:     %0 = llvm.call @_Z23__spirv_ocl_native_log2Dv16_d(%arg2) {fastmathFlags = #llvm.fastmath<afn>} : (vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:     %1 = arith.addf %arg0, %arg0 : vector<5xf16>
// CHECK-NEXT:     %2 = math.log2 %arg0 fastmath<afn> {foo} : vector<5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<3xf64>, %a1: vector<2xf32>, %a2: tensor<4xf32>) {
  %v0 = arith.divf %a1, %a1 fastmath<fast> : vector<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDv2_fDv2_f(vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<3xf64>, %arg1: vector<2xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT:     %0 = llvm.call @_Z25__spirv_ocl_native_divideDv2_fDv2_f(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<8xf16>, %a2: vector<8xf16>) {
  %v0 = math.tan %a2 fastmath<contract,afn> {foo} : vector<8xf16>
  %v1 = math.erf %a2  {foo} : vector<8xf16>
  %v2 = math.absf %a1 fastmath<contract,afn>  : vector<8xf16>
  %v3 = math.sqrt %a1 fastmath<contract,afn>  : vector<8xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_sqrtDv8_Dh(vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_tanDv8_Dh(vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf32>, %arg1: vector<8xf16>, %arg2: vector<8xf16>) {
// CHECK-NEXT:     %0 = llvm.call @_Z22__spirv_ocl_native_tanDv8_Dh(%arg2) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     %1 = math.erf %arg2 {foo} : vector<8xf16>
// CHECK-NEXT:     %2 = math.absf %arg1 fastmath<contract,afn> : vector<8xf16>
// CHECK-NEXT:     %3 = llvm.call @_Z23__spirv_ocl_native_sqrtDv8_Dh(%arg1) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<8xf16>) -> vector<8xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_log2Dv4_f(vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<16xf64>, %arg1: vector<4xf32>, %arg2: f16) {
// CHECK-NEXT:     %0 = math.powf %arg1, %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<4xf32>
// CHECK-NEXT:     %1 = arith.addf %arg1, %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<4xf32>
// CHECK-NEXT:     %2 = math.log10 %arg0 : vector<16xf64>
// CHECK-NEXT:     %3 = llvm.call @_Z23__spirv_ocl_native_log2Dv4_f(%arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %4 = arith.addf %arg1, %arg1 : vector<4xf32>
// CHECK-NEXT:     %5 = math.log2 %arg2 {foo} : f16
// CHECK-NEXT:     %6 = arith.addf %arg1, %arg1 fastmath<fast> : vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<4xf32>, %a1: vector<2xf64>, %a2: vector<4xf64>) {
  %v0 = math.log2 %a1 fastmath<fast>  : vector<2xf64>
  %v1 = math.exp %a1  {foo} : vector<2xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_log2Dv2_d(vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf32>, %arg1: vector<2xf64>, %arg2: vector<4xf64>) {
// CHECK-NEXT:     %0 = llvm.call @_Z23__spirv_ocl_native_log2Dv2_d(%arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %1 = math.exp %arg1 {foo} : vector<2xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2x2xf32>, %a1: vector<[4]xf32>, %a2: vector<2xf32>) {
  %v0 = math.log2 %a2 fastmath<afn>  : vector<2xf32>
  %v1 = math.tanh %a1 fastmath<afn> {foo} : vector<[4]xf32>
  %v2 = math.log10 %a0  {foo} : vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_log2Dv2_f(vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<2x2xf32>, %arg1: vector<[4]xf32>, %arg2: vector<2xf32>) {
// CHECK-NEXT:     %0 = llvm.call @_Z23__spirv_ocl_native_log2Dv2_f(%arg2) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %1 = math.tanh %arg1 fastmath<afn> {foo} : vector<[4]xf32>
// CHECK-NEXT:     %2 = math.log10 %arg0 {foo} : vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_powrDv8_dDv8_d(vector<8xf64>, vector<8xf64>) -> vector<8xf64>
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_powrDv3_fDv3_f(vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_sin(f80) -> f80
// CHECK-NEXT:   func.func @f(%arg0: vector<3xf32>, %arg1: vector<8xf64>, %arg2: f80) {
// CHECK-NEXT:     %0 = math.powf %arg0, %arg0 : vector<3xf32>
// CHECK-NEXT:     %1 = llvm.call @_Z22__spirv_ocl_native_sin(%arg2) {fastmathFlags = #llvm.fastmath<afn>} : (f80) -> f80
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %2 = math.log %cst : vector<3xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<8xf64>
// CHECK-NEXT:     %3 = math.log2 %cst_0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<8xf64>
// CHECK-NEXT:     %4 = math.log10 %arg1 {foo} : vector<8xf64>
// CHECK-NEXT:     %5 = llvm.call @_Z23__spirv_ocl_native_powrDv3_fDv3_f(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %6 = llvm.call @_Z23__spirv_ocl_native_powrDv8_dDv8_d(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<8xf64>, vector<8xf64>) -> vector<8xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_sinDv8_f(vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<8xf32>, %arg1: vector<4xf16>, %arg2: vector<8xf32>) {
// CHECK-NEXT:     %0 = math.exp2 %arg1 : vector<4xf16>
// CHECK-NEXT:     %1 = math.floor %arg0 fastmath<contract,afn> {foo} : vector<8xf32>
// CHECK-NEXT:     %2 = arith.addf %arg2, %arg2 fastmath<contract,afn> : vector<8xf32>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %3 = llvm.call @_Z22__spirv_ocl_native_sinDv8_f(%cst) {fastmathFlags = #llvm.fastmath<afn>} : (vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     %4 = math.sqrt %arg2 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<3xf32>, %a1: f64, %a2: vector<5xf16>) {
  %c0 = arith.constant dense<1.0> : vector<3xf32>
  %v0 = math.floor %c0 fastmath<afn> : vector<3xf32>
  %v1 = math.floor %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<5xf16>
  %c2 = arith.constant dense<1.0> : vector<5xf16>
  %v2 = math.absf %c2  : vector<5xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<3xf32>, %arg1: f64, %arg2: vector<5xf16>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %0 = math.floor %cst fastmath<afn> : vector<3xf32>
// CHECK-NEXT:     %1 = math.floor %arg2 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<5xf16>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<5xf16>
// CHECK-NEXT:     %2 = math.absf %cst_0 : vector<5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf16>, %a1: vector<2xf64>, %a2: vector<16xf32>) {
  %c0 = arith.constant dense<1.0> : vector<2xf16>
  %v0 = arith.divf %a0, %c0  : vector<2xf16>
  %v1 = math.tan %a1   : vector<2xf64>
  %v2 = math.powf %a1, %a1 fastmath<afn> : vector<2xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_powrDv2_dDv2_d(vector<2xf64>, vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf16>, %arg1: vector<2xf64>, %arg2: vector<16xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2xf16>
// CHECK-NEXT:     %0 = math.tan %arg1 : vector<2xf64>
// CHECK-NEXT:     %1 = llvm.call @_Z23__spirv_ocl_native_powrDv2_dDv2_d(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_powrDv16_dDv16_d(vector<16xf64>, vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:   func.func @f(%arg0: vector<16xf64>, %arg1: vector<16xf16>, %arg2: f80) {
// CHECK-NEXT:     %0 = llvm.call @_Z23__spirv_ocl_native_powrDv16_dDv16_d(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<16xf64>, vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:     %1 = math.cos %arg0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<16xf64>
// CHECK-NEXT:     %2 = math.erf %arg0 fastmath<fast> : vector<16xf64>
// CHECK-NEXT:     %3 = math.cbrt %arg0 fastmath<contract,afn> : vector<16xf64>
// CHECK-NEXT:     %4 = llvm.call @_Z23__spirv_ocl_native_powrDv16_dDv16_d(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<16xf64>, vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f80
// CHECK-NEXT:     %5 = llvm.call @_Z23__spirv_ocl_native_powrDv16_dDv16_d(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<16xf64>, vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: f16, %a1: f32, %a2: vector<f32>) {
  %c0 = arith.constant 1.0 : f16
  %v0 = math.sin %c0  : f16
  %c1 = arith.constant 1.0 : f16
  %v1 = arith.divf %a0, %c1  : f16
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f16, %arg1: f32, %arg2: vector<f32>) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %0 = math.sin %cst : f16
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<16xf16>, %a1: vector<4xf32>, %a2: vector<2xf64>) {
  %v0 = arith.divf %a0, %a0 fastmath<fast> : vector<16xf16>
  %v1 = math.powf %a1, %a1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<4xf32>
  %v2 = math.rsqrt %a1 fastmath<afn>  : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z24__spirv_ocl_native_rsqrtDv4_f(vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDv16_DhDv16_Dh(vector<16xf16>, vector<16xf16>) -> vector<16xf16>
// CHECK-NEXT:   func.func @f(%arg0: vector<16xf16>, %arg1: vector<4xf32>, %arg2: vector<2xf64>) {
// CHECK-NEXT:     %0 = llvm.call @_Z25__spirv_ocl_native_divideDv16_DhDv16_Dh(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<16xf16>, vector<16xf16>) -> vector<16xf16>
// CHECK-NEXT:     %1 = math.powf %arg1, %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<4xf32>
// CHECK-NEXT:     %2 = llvm.call @_Z24__spirv_ocl_native_rsqrtDv4_f(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDhDh(f16, f16) -> f16
// CHECK-NEXT:   llvm.func @_Z24__spirv_ocl_native_log10Dh(f16) -> f16
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDv2_fDv2_f(vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_tanDh(f16) -> f16
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf32>, %arg1: vector<16xf64>, %arg2: f16) {
// CHECK-NEXT:     %0 = llvm.call @_Z22__spirv_ocl_native_tanDh(%arg2) {fastmathFlags = #llvm.fastmath<contract, afn>} : (f16) -> f16
// CHECK-NEXT:     %1 = llvm.call @_Z25__spirv_ocl_native_divideDv2_fDv2_f(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %2 = arith.divf %arg2, %arg2 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : f16
// CHECK-NEXT:     %3 = math.exp %arg0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<2xf32>
// CHECK-NEXT:     %4 = llvm.call @_Z24__spirv_ocl_native_log10Dh(%arg2) {fastmathFlags = #llvm.fastmath<contract, afn>} : (f16) -> f16
// CHECK-NEXT:     %5 = llvm.call @_Z25__spirv_ocl_native_divideDhDh(%arg2, %arg2) {fastmathFlags = #llvm.fastmath<contract, afn>} : (f16, f16) -> f16
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<3xf32>, %a1: vector<3xf16>, %a2: vector<16xf64>) {
  %c0 = arith.constant dense<1.0> : vector<16xf64>
  %v0 = math.rsqrt %c0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : vector<16xf64>
  %c1 = arith.constant dense<1.0> : vector<3xf32>
  %v1 = math.exp %c1 fastmath<contract,afn> : vector<3xf32>
  %v2 = math.sqrt %a1 fastmath<fast>  : vector<3xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_sqrtDv3_Dh(vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expDv3_f(vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<3xf32>, %arg1: vector<3xf16>, %arg2: vector<16xf64>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<16xf64>
// CHECK-NEXT:     %0 = math.rsqrt %cst fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<16xf64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %1 = llvm.call @_Z22__spirv_ocl_native_expDv3_f(%cst_0) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %2 = llvm.call @_Z23__spirv_ocl_native_sqrtDv3_Dh(%arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf16>) -> vector<3xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf16>, %a1: vector<8xf64>, %a2: tensor<4xf32>) {
  %v0 = math.tanh %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf16>, %arg1: vector<8xf64>, %arg2: tensor<4xf32>) {
// CHECK-NEXT:     %0 = math.tanh %arg2 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_log2Dv4_f(vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_cosDv4_f(vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<[4]xf32>, %arg1: vector<4xf32>, %arg2: vector<5xf16>) {
// CHECK-NEXT:     %0 = math.sin %arg0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<[4]xf32>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %1 = llvm.call @_Z22__spirv_ocl_native_cosDv4_f(%cst) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %2 = math.rsqrt %arg2 : vector<5xf16>
// CHECK-NEXT:     %3 = llvm.call @_Z22__spirv_ocl_native_cosDv4_f(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %4 = llvm.call @_Z23__spirv_ocl_native_log2Dv4_f(%arg0) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<4xf16>, %a1: f80, %a2: f64) {
  %c0 = arith.constant 1.0 : f64
  %v0 = arith.divf %a2, %c0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : f64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf16>, %arg1: f80, %arg2: f64) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_sqrtDv16_d(vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_powrDv16_dDv16_d(vector<16xf64>, vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDv16_dDv16_d(vector<16xf64>, vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_logDv16_d(vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:   func.func @f(%arg0: vector<3xf32>, %arg1: vector<2xf16>, %arg2: vector<16xf64>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %0 = math.log10 %cst fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<3xf32>
// CHECK-NEXT:     %1 = llvm.call @_Z22__spirv_ocl_native_logDv16_d(%arg2) {fastmathFlags = #llvm.fastmath<afn>} : (vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:     %2 = llvm.call @_Z25__spirv_ocl_native_divideDv16_dDv16_d(%arg2, %arg2) {fastmathFlags = #llvm.fastmath<afn>} : (vector<16xf64>, vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:     %3 = llvm.call @_Z23__spirv_ocl_native_powrDv16_dDv16_d(%arg2, %arg2) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<16xf64>, vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:     %4 = llvm.call @_Z23__spirv_ocl_native_sqrtDv16_d(%arg2) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z24__spirv_ocl_native_rsqrtDv2_d(vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:   func.func @f(%arg0: vector<8xf32>, %arg1: vector<[4]xf32>, %arg2: vector<2xf64>) {
// CHECK-NEXT:     %0 = math.tanh %arg2 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> {foo} : vector<2xf64>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2xf64>
// CHECK-NEXT:     %1 = llvm.call @_Z24__spirv_ocl_native_rsqrtDv2_d(%cst) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %2 = math.absf %cst_0 fastmath<afn> : vector<8xf32>
// CHECK-NEXT:     %3 = math.tan %arg1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> {foo} : vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDv2_dDv2_d(vector<2xf64>, vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:   llvm.func @_Z24__spirv_ocl_native_log10Dv2_f(vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_sqrtDv2_f(vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf64>, %arg1: vector<2xf32>, %arg2: vector<3xf64>) {
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg0 fastmath<afn> : vector<2xf64>
// CHECK-NEXT:     %1 = llvm.call @_Z23__spirv_ocl_native_sqrtDv2_f(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %2 = arith.addf %arg2, %arg2 fastmath<contract,afn> : vector<3xf64>
// CHECK-NEXT:     %3 = math.floor %arg2 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<3xf64>
// CHECK-NEXT:     %4 = math.powf %arg1, %arg1 : vector<2xf32>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.call @_Z24__spirv_ocl_native_log10Dv2_f(%cst) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %6 = llvm.call @_Z25__spirv_ocl_native_divideDv2_dDv2_d(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<8xf32>, %a2: tensor<4xf32>) {
  %v0 = math.powf %a2, %a2 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : tensor<4xf32>
  %c1 = arith.constant dense<1.0> : tensor<4xf32>
  %v1 = math.absf %c1 fastmath<nnan,ninf,nsz,arcp,contract,reassoc> : tensor<4xf32>
  %v2 = math.floor %a0 fastmath<contract,afn>  : vector<2xf32>
  %v3 = math.tanh %a1 fastmath<afn> {foo} : vector<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf32>, %arg1: vector<8xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT:     %0 = math.powf %arg2, %arg2 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : tensor<4xf32>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %1 = math.absf %cst fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : tensor<4xf32>
// CHECK-NEXT:     %2 = math.floor %arg0 fastmath<contract,afn> : vector<2xf32>
// CHECK-NEXT:     %3 = math.tanh %arg1 fastmath<afn> {foo} : vector<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<f32>, %a1: vector<2x2xf32>, %a2: f64) {
  %v0 = math.erf %a1 fastmath<afn>  : vector<2x2xf32>
  %v1 = math.tanh %a0 fastmath<afn>  : vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<f32>, %arg1: vector<2x2xf32>, %arg2: f64) {
// CHECK-NEXT:     %0 = math.erf %arg1 fastmath<afn> : vector<2x2xf32>
// CHECK-NEXT:     %1 = math.tanh %arg0 fastmath<afn> : vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<3xf64>, %a1: vector<2xf64>, %a2: f32) {
  %c0 = arith.constant dense<1.0> : vector<3xf64>
  %v0 = math.erf %c0 fastmath<contract,afn> : vector<3xf64>
  %c1 = arith.constant dense<1.0> : vector<3xf64>
  %v1 = math.cbrt %c1  : vector<3xf64>
  %v2 = arith.divf %a1, %a1  : vector<2xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<3xf64>, %arg1: vector<2xf64>, %arg2: f32) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<3xf64>
// CHECK-NEXT:     %0 = math.erf %cst fastmath<contract,afn> : vector<3xf64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<3xf64>
// CHECK-NEXT:     %1 = math.cbrt %cst_0 : vector<3xf64>
// CHECK-NEXT:     %2 = arith.divf %arg1, %arg1 : vector<2xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<5xf16>, %a1: vector<[4]xf32>, %a2: vector<2x2xf32>) {
  %v0 = math.powf %a0, %a0  : vector<5xf16>
  %v1 = arith.divf %a1, %a1 fastmath<contract,afn> : vector<[4]xf32>
  %v2 = math.sin %a0 fastmath<nnan,ninf,nsz,arcp,contract,reassoc>  : vector<5xf16>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDv4_fDv4_f(vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<5xf16>, %arg1: vector<[4]xf32>, %arg2: vector<2x2xf32>) {
// CHECK-NEXT:     %0 = math.powf %arg0, %arg0 : vector<5xf16>
// CHECK-NEXT:     %1 = llvm.call @_Z25__spirv_ocl_native_divideDv4_fDv4_f(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %2 = math.sin %arg0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<5xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf32>, %a1: vector<16xf64>, %a2: vector<4xf32>) {
  %v0 = math.cos %a1   : vector<16xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf32>, %arg1: vector<16xf64>, %arg2: vector<4xf32>) {
// CHECK-NEXT:     %0 = math.cos %arg1 : vector<16xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_tanDv16_f(vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT:   llvm.func @_Z24__spirv_ocl_native_log10Dv3_d(vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT:   llvm.func @_Z24__spirv_ocl_native_log10Dv2_Dh(vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT:   func.func @f(%arg0: vector<16xf32>, %arg1: vector<3xf64>, %arg2: vector<2xf16>) {
// CHECK-NEXT:     %0 = llvm.call @_Z24__spirv_ocl_native_log10Dv2_Dh(%arg2) {fastmathFlags = #llvm.fastmath<fast>} : (vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<3xf64>
// CHECK-NEXT:     %1 = llvm.call @_Z24__spirv_ocl_native_log10Dv3_d(%cst) {fastmathFlags = #llvm.fastmath<fast>} : (vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<2xf16>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1.000000e+00> : vector<16xf32>
// CHECK-NEXT:     %2 = llvm.call @_Z22__spirv_ocl_native_tanDv16_f(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf64>, %arg1: vector<5xf64>, %arg2: vector<5xf64>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<5xf64>
// CHECK-NEXT:     %0 = math.floor %cst fastmath<afn> : vector<5xf64>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<5xf64>
// CHECK-NEXT:     %1 = math.floor %cst_0 fastmath<contract,afn> : vector<5xf64>
// CHECK-NEXT:     %2 = math.tanh %arg2 fastmath<afn> {foo} : vector<5xf64>
// CHECK-NEXT:     %3 = arith.divf %arg2, %arg2 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<5xf64>
// CHECK-NEXT:     %4 = arith.divf %arg1, %arg1 fastmath<afn> : vector<5xf64>
// CHECK-NEXT:     %5 = math.cos %arg1 fastmath<afn> {foo} : vector<5xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: vector<2xf64>, %a1: vector<f32>, %a2: vector<16xf64>) {
  %v0 = arith.divf %a2, %a2 fastmath<contract,afn> : vector<16xf64>
  %v1 = arith.divf %a1, %a1 fastmath<fast> : vector<f32>
  %v2 = arith.divf %a0, %a0  : vector<2xf64>
  %v3 = math.sqrt %a1 fastmath<afn>  : vector<f32>
  %v4 = arith.divf %a1, %a1 fastmath<contract,afn> : vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDv16_dDv16_d(vector<16xf64>, vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf64>, %arg1: vector<f32>, %arg2: vector<16xf64>) {
// CHECK-NEXT:     %0 = llvm.call @_Z25__spirv_ocl_native_divideDv16_dDv16_d(%arg2, %arg2) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<16xf64>, vector<16xf64>) -> vector<16xf64>
// CHECK-NEXT:     %1 = arith.divf %arg1, %arg1 fastmath<fast> : vector<f32>
// CHECK-NEXT:     %2 = arith.divf %arg0, %arg0 : vector<2xf64>
// CHECK-NEXT:     %3 = math.sqrt %arg1 fastmath<afn> : vector<f32>
// CHECK-NEXT:     %4 = arith.divf %arg1, %arg1 fastmath<contract,afn> : vector<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: f80, %a1: vector<f32>, %a2: f64) {
  %c0 = arith.constant dense<1.0> : vector<f32>
  %v0 = math.tan %c0  : vector<f32>
  %v1 = arith.addf %a0, %a0  : f80
  %c2 = arith.constant 1.0 : f64
  %v2 = math.log %c2  : f64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f80, %arg1: vector<f32>, %arg2: f64) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<f32>
// CHECK-NEXT:     %0 = math.tan %cst : vector<f32>
// CHECK-NEXT:     %1 = arith.addf %arg0, %arg0 : f80
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %2 = math.log %cst_0 : f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_powrDv8_fDv8_f(vector<8xf32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expDv8_f(vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<5xf16>, %arg1: vector<8xf32>, %arg2: vector<2x2xf32>) {
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 fastmath<afn> : vector<8xf32>
// CHECK-NEXT:     %1 = math.sqrt %arg0 fastmath<contract,afn> {foo} : vector<5xf16>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<5xf16>
// CHECK-NEXT:     %2 = math.cbrt %cst fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<5xf16>
// CHECK-NEXT:     %3 = llvm.call @_Z22__spirv_ocl_native_expDv8_f(%arg1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     %4 = llvm.call @_Z23__spirv_ocl_native_powrDv8_fDv8_f(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     %5 = math.sqrt %arg2 fastmath<fast> {foo} : vector<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_sqrtDv4_Dh(vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:   func.func @f(%arg0: tensor<4xf32>, %arg1: vector<4xf16>, %arg2: vector<2x2xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %0 = math.tanh %cst fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : tensor<4xf32>
// CHECK-NEXT:     %1 = math.tanh %arg0 : tensor<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %2 = llvm.call @_Z23__spirv_ocl_native_sqrtDv4_Dh(%cst_1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: vector<3xf16>, %arg1: f32, %arg2: vector<16xf32>) {
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<16xf32>
// CHECK-NEXT:     %1 = math.erf %cst fastmath<afn> : vector<16xf32>
// CHECK-NEXT:     %2 = math.exp %arg0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : vector<3xf16>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<16xf32>
// CHECK-NEXT:     %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %3 = math.log10 %cst_1 fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : f32
// CHECK-NEXT:     %4 = math.absf %arg1 fastmath<fast> {foo} : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_log2d(f64) -> f64
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_logDv2_f(vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_powrDv2_fDv2_f(vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDv2_fDv2_f(vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:   func.func @f(%arg0: vector<2xf32>, %arg1: f64, %arg2: vector<5xf32>) {
// CHECK-NEXT:     %0 = math.log10 %arg0 : vector<2xf32>
// CHECK-NEXT:     %1 = llvm.call @_Z25__spirv_ocl_native_divideDv2_fDv2_f(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %2 = llvm.call @_Z23__spirv_ocl_native_powrDv2_fDv2_f(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %3 = llvm.call @_Z22__spirv_ocl_native_logDv2_f(%cst) {fastmathFlags = #llvm.fastmath<contract, afn>} : (vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %4 = arith.divf %arg2, %arg2 fastmath<afn> : vector<5xf32>
// CHECK-NEXT:     %cst_0 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %5 = llvm.call @_Z23__spirv_ocl_native_log2d(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f64) -> f64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
