// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

module {
}

// CHECK: module {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module @m {
}

// CHECK: module @m {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() <{sym_name = "m"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module @"a b" {
}

// CHECK: module @"a b" {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() <{sym_name = "a b"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module attributes {a.b = 1} {
}

// CHECK: module attributes {a.b = 1 : i64} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {a.b = 1 : i64} : () -> ()

// -----

module attributes {} {}

// CHECK: module {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module attributes {sym_visibility = "private"} {}

// CHECK: module attributes {sym_visibility = "private"} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() <{sym_visibility = "private"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module @m attributes {sym_visibility = "private"} {}

// CHECK: module @m attributes {sym_visibility = "private"} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() <{sym_name = "m", sym_visibility = "private"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module attributes {sym_name = "m"} {}

// CHECK: module @m {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() <{sym_name = "m"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module @m attributes {sym_name = "n"} {}

// CHECK: module @n {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() <{sym_name = "n"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

builtin.module {}

// CHECK: module {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

builtin.module @m {
  module @n {
    module {
    }
  }
}

// CHECK: module @m {
// CHECK-NEXT: module @n {
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() <{sym_name = "m"}> ({
// GENERIC-NEXT: "builtin.module"() <{sym_name = "n"}> ({
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

module {}
module {}

// CHECK: module {
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

module @a {}
module @b {}
func.func private @c()

// CHECK: module {
// CHECK-NEXT: module @a {
// CHECK-NEXT: }
// CHECK-NEXT: module @b {
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @c()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "builtin.module"() <{sym_name = "a"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "builtin.module"() <{sym_name = "b"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "c", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

module {
  module {
    func.func private @a()
  }
  func.func private @a()
}

// CHECK: module {
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @a()
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @a()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// nothing but a comment

// CHECK: module {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module {
^bb0:
  func.func private @a()
}

// CHECK: module {
// CHECK-NEXT: func.func private @a()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "a", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

module attributes {llvm.data_layout = "e"} {}

// CHECK: module attributes {llvm.data_layout = "e"} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {llvm.data_layout = "e"} : () -> ()

// -----

module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {}

// CHECK: module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {llvm.target_triple = "x86_64-unknown-linux-gnu"} : () -> ()

// -----

module attributes {llvm.target_triple = 1} {}

// CHECK: module attributes {llvm.target_triple = 1 : i64} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {llvm.target_triple = 1 : i64} : () -> ()

// -----

module attributes {llvm.bogus} {}

// CHECK: module attributes {llvm.bogus} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {llvm.bogus} : () -> ()

// -----

module attributes {arith.bogus, func.bogus} {}

// CHECK: module attributes {arith.bogus, func.bogus} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {arith.bogus, func.bogus} : () -> ()

// -----

module @m attributes {sym_visibility = "nested"} {}

// CHECK: module @m attributes {sym_visibility = "nested"} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() <{sym_name = "m", sym_visibility = "nested"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module @m attributes {sym_visibility = "public"} {}

// CHECK: module @m attributes {sym_visibility = "public"} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() <{sym_name = "m", sym_visibility = "public"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()

// -----

module {
  module @m attributes {sym_visibility = "nested"} {}
}

// CHECK: module {
// CHECK-NEXT: module @m attributes {sym_visibility = "nested"} {
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "builtin.module"() <{sym_name = "m", sym_visibility = "nested"}> ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
