// ORACLE: differs (signatures-that-do-not-fit)
// RUN: mlir-opt %s --split-input-file --test-func-insert-result --verify-diagnostics

// Lists that say no results.

// expected-error @+1 {{'test.insert_results' must be a list of [place, type, attributes, location]}}
func.func private @b() attributes {test.insert_results = [[0, 3]]}
