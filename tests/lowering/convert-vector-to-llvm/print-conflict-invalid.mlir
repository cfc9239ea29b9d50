// RUN: mlir-opt %s --convert-vector-to-llvm --split-input-file --verify-diagnostics -o /dev/null

// A function that is called for printing and has another type is reported, and nothing changes.

// expected-error @+1 {{redefinition of reserved function 'printF16' of different type '!llvm.func<void ()>' is prohibited}}
llvm.func @printF16()
func.func @of_a_value(%v: f16) {
  vector.print %v : f16
  return
}

// -----

// expected-error @+1 {{redefinition of reserved function 'printNewline' of different type '!llvm.func<void (i32)>' is prohibited}}
llvm.func @printNewline(i32)
func.func @of_the_mark(%v: f16) {
  vector.print %v : f16
  return
}

// -----

// expected-error @+1 {{redefinition of reserved function 'printString' of different type '!llvm.func<void (i32)>' is prohibited}}
llvm.func @printString(i32)
func.func @of_text() {
  vector.print str "abc"
  return
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
module {
  // expected-error @+1 {{redefinition of symbol named 'printString'}}
  func.func private @printString()
  func.func @by_name() {
    vector.print str "abc"
    return
  }
}
