// ORACLE: differs (signatures-that-do-not-fit)
// RUN: mlir-opt %s --split-input-file --test-func-set-type --verify-diagnostics

// There is to be a function of that name, whose type fits.

// expected-error @+1 {{no function has the name 'nope'}}
func.func private @k() attributes {test.set_type_from=@nope}

// -----

// expected-error @+1 {{no function has the name 'a'}}
func.func private @k() attributes {test.set_type_from=@a}
 memref.global "private" @a : memref<2xi32>
