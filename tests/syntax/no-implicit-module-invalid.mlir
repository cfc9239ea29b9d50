// RUN: mlir-opt %s --split-input-file --no-implicit-module --verify-diagnostics

// What is at the top is verified as in a module.
func.func private @g(%a: i64) {
  // expected-error @+1 {{'func.call' op 'f' does not reference a valid function}}
  %0 = call @f(%a) : (i64) -> i64
  return
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
module @a { }
// expected-error @+1 {{redefinition of symbol named 'a'}}
module @a { }
