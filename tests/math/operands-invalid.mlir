// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @absf(%a: i32) {
// expected-error @+1 {{'math.absf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.absf %a : i32
  return
}

// -----

func.func @acos(%a: i32) {
// expected-error @+1 {{'math.acos' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.acos %a : i32
  return
}

// -----

func.func @acosh(%a: i32) {
// expected-error @+1 {{'math.acosh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.acosh %a : i32
  return
}

// -----

func.func @asin(%a: i32) {
// expected-error @+1 {{'math.asin' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.asin %a : i32
  return
}

// -----

func.func @asinh(%a: i32) {
// expected-error @+1 {{'math.asinh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.asinh %a : i32
  return
}

// -----

func.func @atan(%a: i32) {
// expected-error @+1 {{'math.atan' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.atan %a : i32
  return
}

// -----

func.func @atanh(%a: i32) {
// expected-error @+1 {{'math.atanh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.atanh %a : i32
  return
}

// -----

func.func @cbrt(%a: i32) {
// expected-error @+1 {{'math.cbrt' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.cbrt %a : i32
  return
}

// -----

func.func @ceil(%a: i32) {
// expected-error @+1 {{'math.ceil' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.ceil %a : i32
  return
}

// -----

func.func @cos(%a: i32) {
// expected-error @+1 {{'math.cos' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.cos %a : i32
  return
}

// -----

func.func @cosh(%a: i32) {
// expected-error @+1 {{'math.cosh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.cosh %a : i32
  return
}

// -----

func.func @erf(%a: i32) {
// expected-error @+1 {{'math.erf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.erf %a : i32
  return
}

// -----

func.func @erfc(%a: i32) {
// expected-error @+1 {{'math.erfc' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.erfc %a : i32
  return
}

// -----

func.func @exp(%a: i32) {
// expected-error @+1 {{'math.exp' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.exp %a : i32
  return
}

// -----

func.func @exp2(%a: i32) {
// expected-error @+1 {{'math.exp2' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.exp2 %a : i32
  return
}

// -----

func.func @expm1(%a: i32) {
// expected-error @+1 {{'math.expm1' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.expm1 %a : i32
  return
}

// -----

func.func @floor(%a: i32) {
// expected-error @+1 {{'math.floor' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.floor %a : i32
  return
}

// -----

func.func @log(%a: i32) {
// expected-error @+1 {{'math.log' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.log %a : i32
  return
}

// -----

func.func @log10(%a: i32) {
// expected-error @+1 {{'math.log10' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.log10 %a : i32
  return
}

// -----

func.func @log1p(%a: i32) {
// expected-error @+1 {{'math.log1p' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.log1p %a : i32
  return
}

// -----

func.func @log2(%a: i32) {
// expected-error @+1 {{'math.log2' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.log2 %a : i32
  return
}

// -----

func.func @round(%a: i32) {
// expected-error @+1 {{'math.round' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.round %a : i32
  return
}

// -----

func.func @roundeven(%a: i32) {
// expected-error @+1 {{'math.roundeven' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.roundeven %a : i32
  return
}

// -----

func.func @rsqrt(%a: i32) {
// expected-error @+1 {{'math.rsqrt' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.rsqrt %a : i32
  return
}

// -----

func.func @sinh(%a: i32) {
// expected-error @+1 {{'math.sinh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.sinh %a : i32
  return
}

// -----

func.func @tan(%a: i32) {
// expected-error @+1 {{'math.tan' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.tan %a : i32
  return
}

// -----

func.func @tanh(%a: i32) {
// expected-error @+1 {{'math.tanh' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.tanh %a : i32
  return
}

// -----

func.func @trunc(%a: i32) {
// expected-error @+1 {{'math.trunc' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.trunc %a : i32
  return
}

// -----

func.func @isfinite(%a: i32) {
// expected-error @+1 {{custom op 'math.isfinite' 'operand' must be floating-point-like, but got 'i32'}}
  %0 = math.isfinite %a : i32
  return
}

// -----

func.func @isinf(%a: i32) {
// expected-error @+1 {{custom op 'math.isinf' 'operand' must be floating-point-like, but got 'i32'}}
  %0 = math.isinf %a : i32
  return
}

// -----

func.func @isnormal(%a: i32) {
// expected-error @+1 {{custom op 'math.isnormal' 'operand' must be floating-point-like, but got 'i32'}}
  %0 = math.isnormal %a : i32
  return
}

// -----

func.func @ctpop(%a: f32) {
// expected-error @+1 {{'math.ctpop' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ctpop %a : f32
  return
}

// -----

func.func @cttz(%a: f32) {
// expected-error @+1 {{'math.cttz' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.cttz %a : f32
  return
}

// -----

func.func @copysign(%a: index) {
// expected-error @+1 {{'math.copysign' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = math.copysign %a, %a : index
  return
}

// -----

func.func @atan2(%a: vector<4xi8>) {
// expected-error @+1 {{'math.atan2' op operand #0 must be floating-point-like, but got 'vector<4xi8>'}}
  %0 = math.atan2 %a, %a : vector<4xi8>
  return
}

// -----

func.func @fma(%a: tensor<4xi8>) {
// expected-error @+1 {{'math.fma' op operand #0 must be floating-point-like, but got 'tensor<4xi8>'}}
  %0 = math.fma %a, %a, %a : tensor<4xi8>
  return
}

// -----

func.func @ipowi(%a: f32) {
// expected-error @+1 {{'math.ipowi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ipowi %a, %a : f32
  return
}

// -----

func.func @shapes(%a: vector<4xf32>, %n: vector<3xi32>) {
// expected-error @+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %n : vector<4xf32>, vector<3xi32>
  return
}

// -----

func.func @sincos(%a: i32) {
// expected-error @+1 {{'math.sincos' op operand #0 must be floating-point-like, but got 'i32'}}
  %0, %1 = math.sincos %a : i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @clampf(%a: f32, %b: i32) {
// expected-error @+1 {{use of value '%b' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = math.clampf %a to [%b, %b] : f32
  return
}
