// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @llvm(!llvm.ptr, !llvm.ptr<1>, !llvm.struct<(i32, f32)>, !llvm.array<4 x i8>)

// CHECK: module {
// CHECK-NEXT: func.func private @llvm(!llvm.ptr, !llvm.ptr<1>, !llvm.struct<(i32, f32)>, !llvm.array<4 x i8>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<1>, !llvm.struct<(i32, f32)>, !llvm.array<4 x i8>) -> (), sym_name = "llvm", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @llvm2(!llvm<ptr>, !llvm<ptr<3>>)

// CHECK: module {
// CHECK-NEXT: func.func private @llvm2(!llvm.ptr, !llvm.ptr<3>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!llvm.ptr, !llvm.ptr<3>) -> (), sym_name = "llvm2", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @voidarg(!llvm.void)

// CHECK: module {
// CHECK-NEXT: func.func private @voidarg(!llvm.void)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (!llvm.void) -> (), sym_name = "voidarg", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
