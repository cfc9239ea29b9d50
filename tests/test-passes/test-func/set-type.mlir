// RUN: mlir-opt %s --split-input-file --test-func-set-type --mlir-print-local-scope | FileCheck %s

// A function becomes of another one's type; arguments and results keep the attributes they have.

func.func private @t(%x: i32 {a.b}) attributes {test.set_type_from = @d}
func.func private @d(f32, i32) -> i8

// CHECK: module {
// CHECK-NEXT:   func.func private @t(f32 {a.b}, i32) -> i8 attributes {test.set_type_from = @d}
// CHECK-NEXT:   func.func private @d(f32, i32) -> i8
// CHECK-NEXT: }

// -----

func.func private @t(i32 {a.b}, i64 {x.y}) -> (i32 {r.s}) attributes {test.set_type_from = @d}
func.func private @d(f32) -> (i8, i9)

// CHECK: module {
// CHECK-NEXT:   func.func private @t(f32 {a.b}) -> (i8 {r.s}, i9) attributes {test.set_type_from = @d}
// CHECK-NEXT:   func.func private @d(f32) -> (i8, i9)
// CHECK-NEXT: }

// -----

func.func private @k() attributes {test.set_type_from=3}

// CHECK: module {
// CHECK-NEXT:   func.func private @k() attributes {test.set_type_from = 3 : i64}
// CHECK-NEXT: }
