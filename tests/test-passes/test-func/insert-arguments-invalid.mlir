// ORACLE: differs (signatures-that-do-not-fit)
// RUN: mlir-opt %s --split-input-file --test-func-insert-arg --verify-diagnostics

// Lists that say no arguments.

// expected-error @+1 {{'test.insert_args' must be a list of [place, type, attributes, location]}}
func.func private @bad() attributes {test.insert_args = [[5, f32]]}

// -----

// expected-error @+1 {{'test.insert_args' must be a list of [place, type, attributes, location]}}
func.func private @b() attributes {test.insert_args = [[0, i32], 3]}

// -----

// expected-error @+1 {{'test.insert_args' must be a list of [place, type, attributes, location]}}
func.func private @b(f32, f64) attributes {test.insert_args = [[1, i32], [0, i8]]}

// -----

// expected-error @+1 {{'test.insert_args' must be a list of [place, type, attributes, location]}}
func.func private @b(f32, f64) attributes {test.insert_args = [[-1, i32]]}
