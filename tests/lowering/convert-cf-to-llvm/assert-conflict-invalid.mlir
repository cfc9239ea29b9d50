// RUN: mlir-opt %s --convert-cf-to-llvm --split-input-file --verify-diagnostics

// expected-note @+1 {{see existing symbol definition here}}
module {
// expected-error @+1 {{redefinition of symbol named 'puts'}}
func.func private @puts()
func.func @b(%c: i1) {
  cf.assert %c, "two"
  return
}
}

// -----

// expected-error @+1 {{redefinition of reserved function 'puts' of different type '!llvm.func<i32 (i32)>' is prohibited}}
llvm.func @puts(i32) -> i32
func.func @of_another_type(%c: i1) {
  // expected-error @+1 {{failed to legalize operation 'cf.assert' that was explicitly marked illegal}}
  cf.assert %c, "two"
  return
}

// -----

llvm.func @abort(i32)
func.func @of_a_number(%c: i1) {
  // expected-error @+1 {{'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)}}
  cf.assert %c, "two"
  return
}
