// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @acos(%a: i32) {
  // expected-error@below {{'llvm.intr.acos' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.acos"(%a) : (i32) -> f32
  return
}

// -----

func.func @acos(%a: f32) {
  // expected-error@below {{'llvm.intr.acos' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.acos"(%a) : (f32) -> index
  return
}

// -----

func.func @asin(%a: i32) {
  // expected-error@below {{'llvm.intr.asin' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.asin"(%a) : (i32) -> f32
  return
}

// -----

func.func @asin(%a: f32) {
  // expected-error@below {{'llvm.intr.asin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.asin"(%a) : (f32) -> index
  return
}

// -----

func.func @atan(%a: i32) {
  // expected-error@below {{'llvm.intr.atan' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.atan"(%a) : (i32) -> f32
  return
}

// -----

func.func @atan(%a: f32) {
  // expected-error@below {{'llvm.intr.atan' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.atan"(%a) : (f32) -> index
  return
}

// -----

func.func @atan2(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.intr.atan2' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.atan2"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @atan2(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.intr.atan2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.atan2"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @ceil(%a: i32) {
  // expected-error@below {{'llvm.intr.ceil' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.ceil"(%a) : (i32) -> f32
  return
}

// -----

func.func @ceil(%a: f32) {
  // expected-error@below {{'llvm.intr.ceil' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.ceil"(%a) : (f32) -> index
  return
}

// -----

func.func @copysign(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.intr.copysign' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.copysign"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @copysign(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.intr.copysign' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.copysign"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @cos(%a: i32) {
  // expected-error@below {{'llvm.intr.cos' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.cos"(%a) : (i32) -> f32
  return
}

// -----

func.func @cos(%a: f32) {
  // expected-error@below {{'llvm.intr.cos' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.cos"(%a) : (f32) -> index
  return
}

// -----

func.func @cosh(%a: i32) {
  // expected-error@below {{'llvm.intr.cosh' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.cosh"(%a) : (i32) -> f32
  return
}

// -----

func.func @cosh(%a: f32) {
  // expected-error@below {{'llvm.intr.cosh' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.cosh"(%a) : (f32) -> index
  return
}

// -----

func.func @exp(%a: i32) {
  // expected-error@below {{'llvm.intr.exp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.exp"(%a) : (i32) -> f32
  return
}

// -----

func.func @exp(%a: f32) {
  // expected-error@below {{'llvm.intr.exp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.exp"(%a) : (f32) -> index
  return
}

// -----

func.func @exp10(%a: i32) {
  // expected-error@below {{'llvm.intr.exp10' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.exp10"(%a) : (i32) -> f32
  return
}

// -----

func.func @exp10(%a: f32) {
  // expected-error@below {{'llvm.intr.exp10' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.exp10"(%a) : (f32) -> index
  return
}

// -----

func.func @exp2(%a: i32) {
  // expected-error@below {{'llvm.intr.exp2' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.exp2"(%a) : (i32) -> f32
  return
}

// -----

func.func @exp2(%a: f32) {
  // expected-error@below {{'llvm.intr.exp2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.exp2"(%a) : (f32) -> index
  return
}

// -----

func.func @fabs(%a: i32) {
  // expected-error@below {{'llvm.intr.fabs' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.fabs"(%a) : (i32) -> f32
  return
}

// -----

func.func @fabs(%a: f32) {
  // expected-error@below {{'llvm.intr.fabs' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.fabs"(%a) : (f32) -> index
  return
}

// -----

func.func @floor(%a: i32) {
  // expected-error@below {{'llvm.intr.floor' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.floor"(%a) : (i32) -> f32
  return
}

// -----

func.func @floor(%a: f32) {
  // expected-error@below {{'llvm.intr.floor' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.floor"(%a) : (f32) -> index
  return
}

// -----

func.func @fma(%a: i32, %b: f32, %c: f32) {
  // expected-error@below {{'llvm.intr.fma' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.fma"(%a, %b, %c) : (i32, f32, f32) -> f32
  return
}

// -----

func.func @fma(%a: f32, %b: f32, %c: f32) {
  // expected-error@below {{'llvm.intr.fma' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.fma"(%a, %b, %c) : (f32, f32, f32) -> index
  return
}

// -----

func.func @fmuladd(%a: i32, %b: f32, %c: f32) {
  // expected-error@below {{'llvm.intr.fmuladd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.fmuladd"(%a, %b, %c) : (i32, f32, f32) -> f32
  return
}

// -----

func.func @fmuladd(%a: f32, %b: f32, %c: f32) {
  // expected-error@below {{'llvm.intr.fmuladd' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.fmuladd"(%a, %b, %c) : (f32, f32, f32) -> index
  return
}

// -----

func.func @frexp(%a: i32) {
  // expected-error@below {{'llvm.intr.frexp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.frexp"(%a) : (i32) -> f32
  return
}

// -----

func.func @frexp(%a: f32) {
  // expected-error@below {{'llvm.intr.frexp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.frexp"(%a) : (f32) -> index
  return
}

// -----

func.func @is_fpclass(%a: i32) {
  // expected-error@below {{'llvm.intr.is.fpclass' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (i32) -> f32
  return
}

// -----

func.func @is_fpclass(%a: f32) {
  // expected-error@below {{'llvm.intr.is.fpclass' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (f32) -> index
  return
}

// -----

func.func @ldexp(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.ldexp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.ldexp"(%a, %b) : (i32, i32) -> i32
  return
}

// -----

func.func @ldexp(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.intr.ldexp' op operand #1 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.ldexp"(%a, %b) : (f32, f32) -> i32
  return
}

// -----

func.func @llrint(%a: i32) {
  // expected-error@below {{'llvm.intr.llrint' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.llrint"(%a) : (i32) -> f32
  return
}

// -----

func.func @llrint(%a: f32) {
  // expected-error@below {{'llvm.intr.llrint' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.llrint"(%a) : (f32) -> index
  return
}

// -----

func.func @llround(%a: i32) {
  // expected-error@below {{'llvm.intr.llround' op operand #0 must be floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.llround"(%a) : (i32) -> f32
  return
}

// -----

func.func @llround(%a: f32) {
  // expected-error@below {{'llvm.intr.llround' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.llround"(%a) : (f32) -> index
  return
}

// -----

func.func @log(%a: i32) {
  // expected-error@below {{'llvm.intr.log' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.log"(%a) : (i32) -> f32
  return
}

// -----

func.func @log(%a: f32) {
  // expected-error@below {{'llvm.intr.log' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.log"(%a) : (f32) -> index
  return
}

// -----

func.func @log10(%a: i32) {
  // expected-error@below {{'llvm.intr.log10' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.log10"(%a) : (i32) -> f32
  return
}

// -----

func.func @log10(%a: f32) {
  // expected-error@below {{'llvm.intr.log10' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.log10"(%a) : (f32) -> index
  return
}

// -----

func.func @log2(%a: i32) {
  // expected-error@below {{'llvm.intr.log2' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.log2"(%a) : (i32) -> f32
  return
}

// -----

func.func @log2(%a: f32) {
  // expected-error@below {{'llvm.intr.log2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.log2"(%a) : (f32) -> index
  return
}

// -----

func.func @lrint(%a: i32) {
  // expected-error@below {{'llvm.intr.lrint' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.lrint"(%a) : (i32) -> f32
  return
}

// -----

func.func @lrint(%a: f32) {
  // expected-error@below {{'llvm.intr.lrint' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.lrint"(%a) : (f32) -> index
  return
}

// -----

func.func @lround(%a: i32) {
  // expected-error@below {{'llvm.intr.lround' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.lround"(%a) : (i32) -> f32
  return
}

// -----

func.func @lround(%a: f32) {
  // expected-error@below {{'llvm.intr.lround' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.lround"(%a) : (f32) -> index
  return
}

// -----

func.func @maximum(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.intr.maximum' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.maximum"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @maximum(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.intr.maximum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.maximum"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @maxnum(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.intr.maxnum' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.maxnum"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @maxnum(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.intr.maxnum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.maxnum"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @minimum(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.intr.minimum' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.minimum"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @minimum(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.intr.minimum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.minimum"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @minnum(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.intr.minnum' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.minnum"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @minnum(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.intr.minnum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.minnum"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @nearbyint(%a: i32) {
  // expected-error@below {{'llvm.intr.nearbyint' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.nearbyint"(%a) : (i32) -> f32
  return
}

// -----

func.func @nearbyint(%a: f32) {
  // expected-error@below {{'llvm.intr.nearbyint' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.nearbyint"(%a) : (f32) -> index
  return
}

// -----

func.func @pow(%a: i32, %b: f32) {
  // expected-error@below {{'llvm.intr.pow' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.pow"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @pow(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.intr.pow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.pow"(%a, %b) : (f32, f32) -> index
  return
}

// -----

func.func @powi(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.powi' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.powi"(%a, %b) : (i32, i32) -> i32
  return
}

// -----

func.func @powi(%a: f32, %b: f32) {
  // expected-error@below {{'llvm.intr.powi' op operand #1 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.powi"(%a, %b) : (f32, f32) -> i32
  return
}

// -----

func.func @rint(%a: i32) {
  // expected-error@below {{'llvm.intr.rint' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.rint"(%a) : (i32) -> f32
  return
}

// -----

func.func @rint(%a: f32) {
  // expected-error@below {{'llvm.intr.rint' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.rint"(%a) : (f32) -> index
  return
}

// -----

func.func @round(%a: i32) {
  // expected-error@below {{'llvm.intr.round' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.round"(%a) : (i32) -> f32
  return
}

// -----

func.func @round(%a: f32) {
  // expected-error@below {{'llvm.intr.round' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.round"(%a) : (f32) -> index
  return
}

// -----

func.func @roundeven(%a: i32) {
  // expected-error@below {{'llvm.intr.roundeven' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.roundeven"(%a) : (i32) -> f32
  return
}

// -----

func.func @roundeven(%a: f32) {
  // expected-error@below {{'llvm.intr.roundeven' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.roundeven"(%a) : (f32) -> index
  return
}

// -----

func.func @sin(%a: i32) {
  // expected-error@below {{'llvm.intr.sin' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.sin"(%a) : (i32) -> f32
  return
}

// -----

func.func @sin(%a: f32) {
  // expected-error@below {{'llvm.intr.sin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.sin"(%a) : (f32) -> index
  return
}

// -----

func.func @sincos(%a: i32) {
  // expected-error@below {{'llvm.intr.sincos' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.sincos"(%a) : (i32) -> !llvm.struct<(f32, f32)>
  return
}

// -----

func.func @sincos(%a: f32) {
  // expected-error@below {{'llvm.intr.sincos' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.sincos"(%a) : (f32) -> index
  return
}

// -----

func.func @sinh(%a: i32) {
  // expected-error@below {{'llvm.intr.sinh' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.sinh"(%a) : (i32) -> f32
  return
}

// -----

func.func @sinh(%a: f32) {
  // expected-error@below {{'llvm.intr.sinh' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.sinh"(%a) : (f32) -> index
  return
}

// -----

func.func @sqrt(%a: i32) {
  // expected-error@below {{'llvm.intr.sqrt' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.sqrt"(%a) : (i32) -> f32
  return
}

// -----

func.func @sqrt(%a: f32) {
  // expected-error@below {{'llvm.intr.sqrt' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.sqrt"(%a) : (f32) -> index
  return
}

// -----

func.func @tan(%a: i32) {
  // expected-error@below {{'llvm.intr.tan' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.tan"(%a) : (i32) -> f32
  return
}

// -----

func.func @tan(%a: f32) {
  // expected-error@below {{'llvm.intr.tan' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.tan"(%a) : (f32) -> index
  return
}

// -----

func.func @tanh(%a: i32) {
  // expected-error@below {{'llvm.intr.tanh' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.tanh"(%a) : (i32) -> f32
  return
}

// -----

func.func @tanh(%a: f32) {
  // expected-error@below {{'llvm.intr.tanh' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.tanh"(%a) : (f32) -> index
  return
}

// -----

func.func @trunc(%a: i32) {
  // expected-error@below {{'llvm.intr.trunc' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %r = "llvm.intr.trunc"(%a) : (i32) -> f32
  return
}

// -----

func.func @trunc(%a: f32) {
  // expected-error@below {{'llvm.intr.trunc' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.trunc"(%a) : (f32) -> index
  return
}
