// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// What cannot be read after a name is all that is said, whatever the name.

// expected-error @+1 {{unexpected character}}
foo ;
// -----

// expected-error @+1 {{unexpected character}}
%0 = foo.bar $
// -----

// expected-error @+1 {{expected '"' in string literal}}
foo.bar "abc
// -----

// expected-error @+1 {{invalid SSA name}}
builtin.foo %
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
builtin.foo @
// -----

func.func @f() {
  // expected-error @+1 {{custom op 'arith.' is unknown (tried 'func.arith.' as well)}}
  arith. %x
}
