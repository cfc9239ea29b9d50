// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func private @f(!foo.bar, !foo.bar<i32>, !foo<bar>, !foo<"bar baz">, !foo.bar<"x", [1, 2], {a = b}>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!foo.bar, !foo.bar<i32>, !foo.bar, !foo<"bar baz">, !foo.bar<"x", [1, 2], {a = b}>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!foo.bar, !foo.bar<i32>, !foo.bar, !foo<"bar baz">, !foo.bar<"x", [1, 2], {a = b}>) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f(!foo.a.b.c, !foo.a.b<c>, !foo<a.b>, !foo<>, !foo.a<>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!foo.a.b.c, !foo.a.b<c>, !foo.a.b, !foo<>, !foo.a<>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!foo.a.b.c, !foo.a.b<c>, !foo.a.b, !foo<>, !foo.a<>) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f(!foo.bar<(a, b) -> c>, !foo.bar<[[]]>, !foo.bar<<<>>>, !foo.bar<"a\22b">)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!foo.bar<(a, b) -> c>, !foo.bar<{{\[\[}}]]>, !foo.bar<<<>>>, !foo.bar<"a\22b">)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!foo.bar<(a, b) -> c>, !foo.bar<{{\[\[}}]]>, !foo.bar<<<>>>, !foo.bar<"a\22b">) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f(!foo.bar<a  b
  c>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!foo.bar<a  b
// CHECK-NEXT: c>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!foo.bar<a  b
// GENERIC-NEXT: c>) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f(!foo.bar<a // comment
  >)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!foo.bar<a // comment
// CHECK-NEXT: >)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!foo.bar<a // comment
// GENERIC-NEXT: >) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f(!foo.bar<->>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!foo.bar<->>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!foo.bar<->>) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f(!foo.bar<a -> b, c - d>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!foo.bar<a -> b, c - d>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!foo.bar<a -> b, c - d>) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f(!foo_bar.baz_1, !foo1.bar, !f$o.b)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!foo_bar.baz_1, !foo1.bar, !f$o.b)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!foo_bar.baz_1, !foo1.bar, !f$o.b) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
