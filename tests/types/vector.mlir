// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @v1(vector<4xf32>, vector<1xi1>, vector<4x8xindex>, vector<2x3x4x5xf64>)

// CHECK: module {
// CHECK-NEXT: func.func private @v1(vector<4xf32>, vector<1xi1>, vector<4x8xindex>, vector<2x3x4x5xf64>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xf32>, vector<1xi1>, vector<4x8xindex>, vector<2x3x4x5xf64>) -> (), sym_name = "v1", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @v0(vector<f32>, vector<i1>, vector<index>)

// CHECK: module {
// CHECK-NEXT: func.func private @v0(vector<f32>, vector<i1>, vector<index>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<f32>, vector<i1>, vector<index>) -> (), sym_name = "v0", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @scalable(vector<[4]xf32>, vector<4x[8]xi8>, vector<[2]x[3]xf64>, vector<[1]x4xi32>)

// CHECK: module {
// CHECK-NEXT: func.func private @scalable(vector<[4]xf32>, vector<4x[8]xi8>, vector<[2]x[3]xf64>, vector<[1]x4xi32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<[4]xf32>, vector<4x[8]xi8>, vector<[2]x[3]xf64>, vector<[1]x4xi32>) -> (), sym_name = "scalable", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @scalable_all(vector<[4]x8x[16]xi1>)

// CHECK: module {
// CHECK-NEXT: func.func private @scalable_all(vector<[4]x8x[16]xi1>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<[4]x8x[16]xi1>) -> (), sym_name = "scalable_all", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @of_ptr(vector<4x!llvm.ptr>)

// CHECK: module {
// CHECK-NEXT: func.func private @of_ptr(vector<4x!llvm.ptr>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4x!llvm.ptr>) -> (), sym_name = "of_ptr", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @of_signed(vector<4xsi8>, vector<4xui16>)

// CHECK: module {
// CHECK-NEXT: func.func private @of_signed(vector<4xsi8>, vector<4xui16>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xsi8>, vector<4xui16>) -> (), sym_name = "of_signed", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @spaces(vector<4 x f32>)

// CHECK: module {
// CHECK-NEXT: func.func private @spaces(vector<4xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "spaces", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @spaces2(vector<4x f32>)

// CHECK: module {
// CHECK-NEXT: func.func private @spaces2(vector<4xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "spaces2", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @spaces3(vector< 4xf32 >)

// CHECK: module {
// CHECK-NEXT: func.func private @spaces3(vector<4xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "spaces3", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @large(vector<9223372036854775807xf32>)

// CHECK: module {
// CHECK-NEXT: func.func private @large(vector<9223372036854775807xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<9223372036854775807xf32>) -> (), sym_name = "large", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @leading0(vector<04xf32>)

// CHECK: module {
// CHECK-NEXT: func.func private @leading0(vector<4xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (vector<4xf32>) -> (), sym_name = "leading0", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
