// RUN: mlir-opt %s --split-input-file --test-func-insert-result --mlir-print-local-scope | FileCheck %s

// Results come where a list says.

func.func private @r() -> (i32 {a.b}) attributes {test.insert_results = [[0, f32, {c.d}], [1, i8]]}

// CHECK: module {
// CHECK-NEXT:   func.func private @r() -> (f32 {c.d}, i32 {a.b}, i8)
// CHECK-NEXT: }

// -----

func.func private @k() attributes {test.insert_results=[]}

// CHECK: module {
// CHECK-NEXT:   func.func private @k() attributes {test.insert_results = []}
// CHECK-NEXT: }
