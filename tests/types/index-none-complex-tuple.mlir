// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @index(index) -> index

// CHECK: module {
// CHECK-NEXT: func.func private @index(index) -> index
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index) -> index, sym_name = "index", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @none(none) -> none

// CHECK: module {
// CHECK-NEXT: func.func private @none(none) -> none
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (none) -> none, sym_name = "none", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @complex_spaces(complex < f32 >)

// CHECK: module {
// CHECK-NEXT: func.func private @complex_spaces(complex<f32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (complex<f32>) -> (), sym_name = "complex_spaces", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @tuple(tuple<>, tuple<i32>, tuple<i32, f32>, tuple<tuple<>, tuple<index, none>>)

// CHECK: module {
// CHECK-NEXT: func.func private @tuple(tuple<>, tuple<i32>, tuple<i32, f32>, tuple<tuple<>, tuple<index, none>>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tuple<>, tuple<i32>, tuple<i32, f32>, tuple<tuple<>, tuple<index, none>>) -> (), sym_name = "tuple", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @tuple_mixed(tuple<memref<?xf32>, tensor<*xi8>, vector<2xi1>, () -> (), !llvm.ptr>)

// CHECK: module {
// CHECK-NEXT: func.func private @tuple_mixed(tuple<memref<?xf32>, tensor<*xi8>, vector<2xi1>, () -> (), !llvm.ptr>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tuple<memref<?xf32>, tensor<*xi8>, vector<2xi1>, () -> (), !llvm.ptr>) -> (), sym_name = "tuple_mixed", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
