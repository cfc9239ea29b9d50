// RUN: mlir-opt %s --convert-math-to-funcs=convert-ctlz --split-input-file --verify-diagnostics

// expected-error @+1 {{redefinition of symbol named '__mlir_math_ctlz_i32'}}
module {
  // expected-note @+1 {{see existing symbol definition here}}
  func.func private @__mlir_math_ctlz_i32(i32) -> i32
  func.func @f(%a: i32) -> i32 {
    %0 = math.ctlz %a : i32
    return %0 : i32
  }
  func.func @g(%a: i32) -> i32 {
    %0 = math.ctlz %a : i32
    return %0 : i32
  }
}
