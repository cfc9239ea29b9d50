// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @signless(i1, i2, i8, i16, i31, i32, i64, i128, i1024, i16777215)

// CHECK: module {
// CHECK-NEXT: func.func private @signless(i1, i2, i8, i16, i31, i32, i64, i128, i1024, i16777215)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i1, i2, i8, i16, i31, i32, i64, i128, i1024, i16777215) -> (), sym_name = "signless", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @signed(si1, si7, si8, si64, si16777215)

// CHECK: module {
// CHECK-NEXT: func.func private @signed(si1, si7, si8, si64, si16777215)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (si1, si7, si8, si64, si16777215) -> (), sym_name = "signed", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @unsigned(ui1, ui9, ui32, ui4096, ui16777215)

// CHECK: module {
// CHECK-NEXT: func.func private @unsigned(ui1, ui9, ui32, ui4096, ui16777215)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (ui1, ui9, ui32, ui4096, ui16777215) -> (), sym_name = "unsigned", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @zero_width(i0, si0, ui0)

// CHECK: module {
// CHECK-NEXT: func.func private @zero_width(i0, si0, ui0)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i0, si0, ui0) -> (), sym_name = "zero_width", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @leading_zero(i08)

// CHECK: module {
// CHECK-NEXT: func.func private @leading_zero(i8)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (i8) -> (), sym_name = "leading_zero", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @zero_result() -> i0

// CHECK: module {
// CHECK-NEXT: func.func private @zero_result() -> i0
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = () -> i0, sym_name = "zero_result", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
