// RUN: mlir-opt %s --split-input-file --verify-diagnostics
func.func @f() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
// expected-error @+1 {{redefinition of block '^bb1'}}
^bb1:
  return
}

// -----

func.func @f(%a: i32) {
  cf.br ^bb1(%a, %a : i32, i32)
// expected-error @+2 {{redefinition of SSA value '%b'}}
// expected-note @+1 {{previously defined here}}
^bb1(%b: i32, %b: i32):
  return
}

// -----

// expected-note @+1 {{previously defined here}}
func.func @f(%a: i32) {
  cf.br ^bb1(%a : i32)
// expected-error @+1 {{redefinition of SSA value '%a'}}
^bb1(%a: i32):
  return
}

// -----

func.func @f(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%b#1: i32):
// expected-error @+1 {{use of undeclared SSA value name}}
  %c = arith.addi %b#2, %b#1 : i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected ','}}
  %b = arith.addi %a x, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  %b = arith.addi %a, %a : i32
// expected-error @+1 {{invalid type identifier}}
  %c = arith.addi %b!, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  %b = arith.addi %a, %a : i32
// expected-error @+1 {{invalid type identifier}}
  %c! = arith.addi %b, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  cf.br ^bb1(%a : i32)
// expected-error @+1 {{expected SSA operand}}
^bb1(%b: i32,):
  return
}

// -----

func.func @f(%a: i32) {
  cf.br ^bb1(%a : i32)
// expected-error @+1 {{expected ':' after block name}}
^bb1(%b: i32)
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @+1 {{invalid block name}}
  cf.br ^
^:
  return
}

// -----

// expected-note @+1 {{operand defined as a block argument (block #1 in the same region)}}
func.func @f(%a: i32) {
// expected-error @+1 {{operand #0 does not dominate this use}}
  %s = arith.addi %x, %a : i32
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  return
}

// -----

func.func @f(%a: i32, %n: index) {
// expected-error @+1 {{invalid type identifier}}
  scf.for %i! = %n to %n step %n {
  }
  scf.for %i = %n to %n step %n {
  }
  scf.for %i! = %n to %n step %n {
  }
  return
}
