// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: f32) {
// expected-error @+2 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error @+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.addf %a, %a fastmath<bogus> : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+2 {{custom op 'arith.addf' expected valid keyword or string}}
// expected-error @+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.addf %a, %a fastmath<> : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+2 {{custom op 'arith.subf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error @+1 {{custom op 'arith.subf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.subf %a, %a fastmath<bogus> : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+2 {{custom op 'arith.subf' expected valid keyword or string}}
// expected-error @+1 {{custom op 'arith.subf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.subf %a, %a fastmath<> : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+2 {{custom op 'arith.maximumf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error @+1 {{custom op 'arith.maximumf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.maximumf %a, %a fastmath<bogus> : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+2 {{custom op 'arith.maximumf' expected valid keyword or string}}
// expected-error @+1 {{custom op 'arith.maximumf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.maximumf %a, %a fastmath<> : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+2 {{custom op 'arith.divf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error @+1 {{custom op 'arith.divf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.divf %a, %a fastmath<bogus> : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+2 {{custom op 'arith.divf' expected valid keyword or string}}
// expected-error @+1 {{custom op 'arith.divf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.divf %a, %a fastmath<> : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.truncf %a bogus : f32 to f16
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{custom op 'arith.addf' 'arith.addf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = arith.addf %a, %a {fastmath = 1 : i32} : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{custom op 'arith.addf' 'arith.addf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = arith.addf %a, %a {fastmath = "nnan"} : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{expected '<'}}
  %0 = arith.addf %a, %a fastmath : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{expected '<'}}
  %0 = arith.addf %a, %a fastmath nnan : f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{expected '>'}}
  %0 = arith.addf %a, %a fastmath<nnan : f32
  return
}
