// RUN: mlir-opt %s --split-input-file --convert-math-to-xevm | FileCheck %s

func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = math.exp %a fastmath<afn> : f32
  %1 = math.cos %a fastmath<fast> : f32
  %2 = math.sin %a fastmath<afn> : f32
  %3 = math.tan %a fastmath<afn> : f32
  %4 = math.log %a fastmath<afn> : f32
  %5 = math.log2 %a fastmath<afn> : f32
  %6 = math.log10 %a fastmath<afn> : f32
  %7 = math.exp2 %a fastmath<afn> : f32
  %8 = math.powf %a, %b fastmath<afn> : f32
  %9 = math.rsqrt %a fastmath<afn> : f32
  %10 = math.sqrt %a fastmath<afn> : f32
  %11 = arith.divf %a, %b fastmath<afn> : f32
  %12 = math.tanh %a fastmath<afn> : f32
  %13 = math.exp %a : f32
  %14 = math.exp %a fastmath<contract> : f32
  %15 = math.powf %a, %b fastmath<ninf> : f32
  %16 = arith.divf %a, %b : f32
  %17 = math.absf %a fastmath<afn> : f32
  %18 = arith.remf %a, %b fastmath<afn> : f32
  return %11 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideff(f32, f32) -> f32
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_sqrtf(f32) -> f32
// CHECK-NEXT:   llvm.func @_Z24__spirv_ocl_native_rsqrtf(f32) -> f32
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_powrff(f32, f32) -> f32
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_exp2f(f32) -> f32
// CHECK-NEXT:   llvm.func @_Z24__spirv_ocl_native_log10f(f32) -> f32
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_log2f(f32) -> f32
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_logf(f32) -> f32
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_tanf(f32) -> f32
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_sinf(f32) -> f32
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_cosf(f32) -> f32
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expf(f32) -> f32
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.call @_Z22__spirv_ocl_native_expf(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:     %1 = llvm.call @_Z22__spirv_ocl_native_cosf(%arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
// CHECK-NEXT:     %2 = llvm.call @_Z22__spirv_ocl_native_sinf(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:     %3 = llvm.call @_Z22__spirv_ocl_native_tanf(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:     %4 = llvm.call @_Z22__spirv_ocl_native_logf(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:     %5 = llvm.call @_Z23__spirv_ocl_native_log2f(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:     %6 = llvm.call @_Z24__spirv_ocl_native_log10f(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:     %7 = llvm.call @_Z23__spirv_ocl_native_exp2f(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:     %8 = llvm.call @_Z23__spirv_ocl_native_powrff(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f32, f32) -> f32
// CHECK-NEXT:     %9 = llvm.call @_Z24__spirv_ocl_native_rsqrtf(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:     %10 = llvm.call @_Z23__spirv_ocl_native_sqrtf(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:     %11 = llvm.call @_Z25__spirv_ocl_native_divideff(%arg0, %arg1) {fastmathFlags = #llvm.fastmath<afn>} : (f32, f32) -> f32
// CHECK-NEXT:     %12 = math.tanh %arg0 fastmath<afn> : f32
// CHECK-NEXT:     %13 = math.exp %arg0 : f32
// CHECK-NEXT:     %14 = math.exp %arg0 fastmath<contract> : f32
// CHECK-NEXT:     %15 = math.powf %arg0, %arg1 fastmath<ninf> : f32
// CHECK-NEXT:     %16 = arith.divf %arg0, %arg1 : f32
// CHECK-NEXT:     %17 = math.absf %arg0 fastmath<afn> : f32
// CHECK-NEXT:     %18 = arith.remf %arg0, %arg1 fastmath<afn> : f32
// CHECK-NEXT:     return %11 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf16>, %b: vector<2xf32>, %c: vector<3xf64>, %d: vector<1xf16>, %e: vector<5xf32>, %f: vector<2x2xf32>, %g: vector<16xf32>, %h: vector<8xf32>, %i: vector<[4]xf32>, %j: tensor<4xf32>, %k: vector<f32>, %l : vector<32xf32>) {
  %0 = math.exp %a fastmath<afn> : vector<4xf16>
  %1 = math.exp %b fastmath<afn> : vector<2xf32>
  %2 = math.exp %c fastmath<afn> : vector<3xf64>
  %3 = math.exp %d fastmath<afn> : vector<1xf16>
  %4 = math.exp %e fastmath<afn> : vector<5xf32>
  %5 = math.exp %f fastmath<afn> : vector<2x2xf32>
  %6 = math.exp %g fastmath<afn> : vector<16xf32>
  %7 = math.exp %h fastmath<afn> : vector<8xf32>
  %8 = math.exp %i fastmath<afn> : vector<[4]xf32>
  %9 = math.exp %j fastmath<afn> : tensor<4xf32>
  %10 = math.exp %k fastmath<afn> : vector<f32>
  %11 = math.exp %l fastmath<afn> : vector<32xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expDv4_f(vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expDv8_f(vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expDv16_f(vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expDv3_d(vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expDv2_f(vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expDv4_Dh(vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf16>, %arg1: vector<2xf32>, %arg2: vector<3xf64>, %arg3: vector<1xf16>, %arg4: vector<5xf32>, %arg5: vector<2x2xf32>, %arg6: vector<16xf32>, %arg7: vector<8xf32>, %arg8: vector<[4]xf32>, %arg9: tensor<4xf32>, %arg10: vector<f32>, %arg11: vector<32xf32>) {
// CHECK-NEXT:     %0 = llvm.call @_Z22__spirv_ocl_native_expDv4_Dh(%arg0) {fastmathFlags = #llvm.fastmath<afn>} : (vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:     %1 = llvm.call @_Z22__spirv_ocl_native_expDv2_f(%arg1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %2 = llvm.call @_Z22__spirv_ocl_native_expDv3_d(%arg2) {fastmathFlags = #llvm.fastmath<afn>} : (vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT:     %3 = math.exp %arg3 fastmath<afn> : vector<1xf16>
// CHECK-NEXT:     %4 = math.exp %arg4 fastmath<afn> : vector<5xf32>
// CHECK-NEXT:     %5 = math.exp %arg5 fastmath<afn> : vector<2x2xf32>
// CHECK-NEXT:     %6 = llvm.call @_Z22__spirv_ocl_native_expDv16_f(%arg6) {fastmathFlags = #llvm.fastmath<afn>} : (vector<16xf32>) -> vector<16xf32>
// CHECK-NEXT:     %7 = llvm.call @_Z22__spirv_ocl_native_expDv8_f(%arg7) {fastmathFlags = #llvm.fastmath<afn>} : (vector<8xf32>) -> vector<8xf32>
// CHECK-NEXT:     %8 = llvm.call @_Z22__spirv_ocl_native_expDv4_f(%arg8) {fastmathFlags = #llvm.fastmath<afn>} : (vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     %9 = math.exp %arg9 fastmath<afn> : tensor<4xf32>
// CHECK-NEXT:     %10 = math.exp %arg10 fastmath<afn> : vector<f32>
// CHECK-NEXT:     %11 = math.exp %arg11 fastmath<afn> : vector<32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf16>, %b: vector<2xf32>, %c: vector<3xf64>) {
  %0 = math.powf %a, %a fastmath<afn> : vector<4xf16>
  %1 = arith.divf %b, %b fastmath<afn> : vector<2xf32>
  %2 = math.sin %c fastmath<afn> {foo} : vector<3xf64>
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_sinDv3_d(vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT:   llvm.func @_Z25__spirv_ocl_native_divideDv2_fDv2_f(vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:   llvm.func @_Z23__spirv_ocl_native_powrDv4_DhDv4_Dh(vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:   func.func @f(%arg0: vector<4xf16>, %arg1: vector<2xf32>, %arg2: vector<3xf64>) {
// CHECK-NEXT:     %0 = llvm.call @_Z23__spirv_ocl_native_powrDv4_DhDv4_Dh(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<afn>} : (vector<4xf16>, vector<4xf16>) -> vector<4xf16>
// CHECK-NEXT:     %1 = llvm.call @_Z25__spirv_ocl_native_divideDv2_fDv2_f(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<afn>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     %2 = llvm.call @_Z22__spirv_ocl_native_sinDv3_d(%arg2) {fastmathFlags = #llvm.fastmath<afn>} : (vector<3xf64>) -> vector<3xf64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %a = arith.constant 1.0 : f32
  %0 = math.exp %a fastmath<afn> : f32
  %1 = arith.divf %a, %a fastmath<afn> : f32
  %2 = math.sqrt %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @_Z22__spirv_ocl_native_expf(f32) -> f32
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = llvm.call @_Z22__spirv_ocl_native_expf(%cst) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
// CHECK-NEXT:     %1 = math.sqrt %cst : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
