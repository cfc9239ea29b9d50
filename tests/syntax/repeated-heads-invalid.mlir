// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @argument_in_use(%l: index, %u: index) {
  scf.for %k = %l to %u step %u {
    scf.for %m = %k to %u step %l {
    }
  }
  // expected-note@+1 {{previously referenced here}}
  scf.for %n = %l to %u step %u {
    // expected-error@+1 {{region entry argument '%n' is already in use}}
    scf.for %n = %n to %u step %l {
    }
  }
  return
}

// -----

func.func @operand_of_another_type(%l: index, %u: index, %i: i32) { // expected-note {{prior use here}}
  scf.for %k = %l to %u step %l {
  }
  scf.for %k = %u to %l step %u {
  }
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %k = %u to %i step %u {
  }
  return
}

// -----

func.func @unknown_operand(%a: i1) {
  scf.if %a {
  }
  // expected-error@+1 {{use of undeclared SSA value name}}
  scf.if %b {
  }
  return
}

// -----

func.func @no_results(%a: i1) {
  scf.if %a {
  }
  // expected-error@+1 {{cannot name an operation with no results}}
  %0 = scf.if %a {
  }
  return
}

// -----

func.func @result_in_use(%l: index, %u: index, %x: f32) {
  // expected-note@+1 {{previously defined here}}
  %0 = scf.for %k = %l to %u step %l iter_args(%c = %x) -> (f32) {
    scf.yield %c : f32
  }
  // expected-error@+1 {{redefinition of SSA value '%0'}}
  %0 = scf.for %k = %l to %u step %u iter_args(%c = %x) -> (f32) {
    scf.yield %c : f32
  }
  return
}

// -----

func.func @wrong_end(%l: index, %u: index, %x: f32, %i: i32) {
  %0 = scf.for %k = %l to %u step %l iter_args(%c = %x) -> (f32) {
    scf.yield %c : f32
  }
  // expected-error@+1 {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'i32'}}
  %1 = scf.for %k = %l to %u step %u iter_args(%c = %x) -> (f32) {
    scf.yield %i : i32
  }
  return
}

// -----

func.func @two_kinds_of_end(%l: index, %u: index, %x: f32) {
  scf.for %k = %l to %u step %l {
  }
  // expected-error@+1 {{'scf.for' op different number of region iter_args and yielded values: 0 != 1}}
  scf.for %k = %l to %u step %u {
    scf.yield %x : f32
  }
  return
}
