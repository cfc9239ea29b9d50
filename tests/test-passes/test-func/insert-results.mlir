// RUN: mlir-opt %s --split-input-file --test-func-insert-result --mlir-print-local-scope | FileCheck %s

// Results come where a list says.

func.func private @r() -> (i32 {a.b}) attributes {test.insert_results = [[0, f32, {c.d}], [1, i8]]}

// -----

func.func private @k() attributes {test.insert_results=[]}
