// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f() attributes {llvm.linkage = #llvm.linkage<internal>} { return }

// CHECK: module {
// CHECK-NEXT: func.func @f() attributes {llvm.linkage = #llvm.linkage<internal>} {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) {llvm.linkage = #llvm.linkage<internal>} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f() attributes {llvm.linkage = 1} { return }

// CHECK: module {
// CHECK-NEXT: func.func @f() attributes {llvm.linkage = 1 : i64} {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) {llvm.linkage = 1 : i64} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f(memref<4xf32> {llvm.noalias}, !llvm.ptr {llvm.byval = i32}, i8 {llvm.zeroext}, !llvm.ptr {llvm.align = 8 : i64, llvm.nonnull})

// CHECK: module {
// CHECK-NEXT: func.func private @f(memref<4xf32> {llvm.noalias}, !llvm.ptr {llvm.byval = i32}, i8 {llvm.zeroext}, !llvm.ptr {llvm.align = 8 : i64, llvm.nonnull})
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{arg_attrs = [{llvm.noalias}, {llvm.byval = i32}, {llvm.zeroext}, {llvm.align = 8 : i64, llvm.nonnull}], function_type = (memref<4xf32>, !llvm.ptr, i8, !llvm.ptr) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @f(!llvm.ptr {llvm.unknown_thing})

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.ptr {llvm.unknown_thing})
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{arg_attrs = [{llvm.unknown_thing}], function_type = (!llvm.ptr) -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
