// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @f0(() -> ())

// CHECK: module {
// CHECK-NEXT: func.func private @f0(() -> ())
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (() -> ()) -> (), sym_name = "f0", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f1((i32) -> i32)

// CHECK: module {
// CHECK-NEXT: func.func private @f1((i32) -> i32)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = ((i32) -> i32) -> (), sym_name = "f1", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f2((i32, f32) -> (i32, f32))

// CHECK: module {
// CHECK-NEXT: func.func private @f2((i32, f32) -> (i32, f32))
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = ((i32, f32) -> (i32, f32)) -> (), sym_name = "f2", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f3(() -> (i32))

// CHECK: module {
// CHECK-NEXT: func.func private @f3(() -> i32)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (() -> i32) -> (), sym_name = "f3", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f4((() -> ()) -> (() -> ()))

// CHECK: module {
// CHECK-NEXT: func.func private @f4((() -> ()) -> (() -> ()))
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = ((() -> ()) -> (() -> ())) -> (), sym_name = "f4", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f5() -> (() -> i32)

// CHECK: module {
// CHECK-NEXT: func.func private @f5() -> (() -> i32)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (() -> i32), sym_name = "f5", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f6() -> ((i32) -> (i32, i64))

// CHECK: module {
// CHECK-NEXT: func.func private @f6() -> ((i32) -> (i32, i64))
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> ((i32) -> (i32, i64)), sym_name = "f6", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f7((i32) -> (() -> (), () -> ()))

// CHECK: module {
// CHECK-NEXT: func.func private @f7((i32) -> (() -> (), () -> ()))
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = ((i32) -> (() -> (), () -> ())) -> (), sym_name = "f7", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f15() -> (() -> (() -> (() -> i1)))

// CHECK: module {
// CHECK-NEXT: func.func private @f15() -> (() -> (() -> (() -> i1)))
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (() -> (() -> (() -> i1))), sym_name = "f15", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
