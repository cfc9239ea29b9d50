// RUN: mlir-opt %s --split-input-file --convert-complex-to-llvm --verify-diagnostics

// Floats of few bits become integers, which are not multiplied in their place.

func.func @f(%a: complex<f4E2M1FN>, %b: complex<f4E2M1FN>) {
// expected-error @+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i4'}}
  %0 = complex.add %a, %b : complex<f4E2M1FN>
  return
}

// -----

func.func @f(%a: complex<f4E2M1FN>, %b: complex<f4E2M1FN>) {
// expected-error @+1 {{'llvm.fsub' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i4'}}
  %0 = complex.sub %a, %b : complex<f4E2M1FN>
  return
}

// -----

func.func @f(%a: complex<f4E2M1FN>, %b: complex<f4E2M1FN>) {
// expected-error @+1 {{'llvm.fmul' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i4'}}
  %0 = complex.mul %a, %b : complex<f4E2M1FN>
  return
}

// -----

func.func @f(%a: complex<f8E5M2>, %b: complex<f8E5M2>) {
// expected-error @+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = complex.add %a, %b : complex<f8E5M2>
  return
}

// -----

func.func @f(%a: complex<f8E5M2>, %b: complex<f8E5M2>) {
// expected-error @+1 {{'llvm.fsub' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = complex.sub %a, %b : complex<f8E5M2>
  return
}

// -----

func.func @f(%a: complex<f8E5M2>, %b: complex<f8E5M2>) {
// expected-error @+1 {{'llvm.fmul' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'}}
  %0 = complex.mul %a, %b : complex<f8E5M2>
  return
}
