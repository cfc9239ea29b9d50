// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @experimental_constrained_fpext(%a: tensor<1xf32>) {
  // expected-error@below {{'llvm.intr.experimental.constrained.fpext' op operand #0 must be LLVM dialect-compatible type, but got 'tensor<1xf32>'}}
  %r = "llvm.intr.experimental.constrained.fpext"(%a) <{fpExceptionBehavior = 1 : i64}> : (tensor<1xf32>) -> i32
  return
}

// -----

func.func @experimental_constrained_fpext(%a: i32) {
  // expected-error@below {{'llvm.intr.experimental.constrained.fpext' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.experimental.constrained.fpext"(%a) <{fpExceptionBehavior = 1 : i64}> : (i32) -> index
  return
}

// -----

func.func @experimental_constrained_fptrunc(%a: tensor<1xf32>) {
  // expected-error@below {{'llvm.intr.experimental.constrained.fptrunc' op operand #0 must be LLVM dialect-compatible type, but got 'tensor<1xf32>'}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{roundingmode = 4 : i64, fpExceptionBehavior = 1 : i64}> : (tensor<1xf32>) -> i32
  return
}

// -----

func.func @experimental_constrained_fptrunc(%a: i32) {
  // expected-error@below {{'llvm.intr.experimental.constrained.fptrunc' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{roundingmode = 4 : i64, fpExceptionBehavior = 1 : i64}> : (i32) -> index
  return
}

// -----

func.func @experimental_constrained_sitofp(%a: tensor<1xf32>) {
  // expected-error@below {{'llvm.intr.experimental.constrained.sitofp' op operand #0 must be LLVM dialect-compatible type, but got 'tensor<1xf32>'}}
  %r = "llvm.intr.experimental.constrained.sitofp"(%a) <{roundingmode = 4 : i64, fpExceptionBehavior = 1 : i64}> : (tensor<1xf32>) -> i32
  return
}

// -----

func.func @experimental_constrained_sitofp(%a: i32) {
  // expected-error@below {{'llvm.intr.experimental.constrained.sitofp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.experimental.constrained.sitofp"(%a) <{roundingmode = 4 : i64, fpExceptionBehavior = 1 : i64}> : (i32) -> index
  return
}

// -----

func.func @experimental_constrained_uitofp(%a: tensor<1xf32>) {
  // expected-error@below {{'llvm.intr.experimental.constrained.uitofp' op operand #0 must be LLVM dialect-compatible type, but got 'tensor<1xf32>'}}
  %r = "llvm.intr.experimental.constrained.uitofp"(%a) <{roundingmode = 4 : i64, fpExceptionBehavior = 1 : i64}> : (tensor<1xf32>) -> i32
  return
}

// -----

func.func @experimental_constrained_uitofp(%a: i32) {
  // expected-error@below {{'llvm.intr.experimental.constrained.uitofp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.experimental.constrained.uitofp"(%a) <{roundingmode = 4 : i64, fpExceptionBehavior = 1 : i64}> : (i32) -> index
  return
}
