// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func private @t1(tensor<4xf32>, tensor<?xf32>, tensor<4x?x0xi8>, tensor<?x?x?xindex>)

// CHECK: module {
// CHECK-NEXT: func.func private @t1(tensor<4xf32>, tensor<?xf32>, tensor<4x?x0xi8>, tensor<?x?x?xindex>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4xf32>, tensor<?xf32>, tensor<4x?x0xi8>, tensor<?x?x?xindex>) -> (), sym_name = "t1", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @tu(tensor<*xf32>, tensor<*xcomplex<f64>>, tensor<*xvector<4xf32>>)

// CHECK: module {
// CHECK-NEXT: func.func private @tu(tensor<*xf32>, tensor<*xcomplex<f64>>, tensor<*xvector<4xf32>>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<*xf32>, tensor<*xcomplex<f64>>, tensor<*xvector<4xf32>>) -> (), sym_name = "tu", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @enc(tensor<4xf32, 1>, tensor<4xf32, "enc">, tensor<4xf32, #llvm.linkage<external>>, tensor<4xf32, {a = 1 : i32}>)

// CHECK: module {
// CHECK-NEXT: func.func private @enc(tensor<4xf32, 1 : i64>, tensor<4xf32, "enc">, tensor<4xf32, #llvm.linkage<external>>, tensor<4xf32, {a = 1 : i32}>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4xf32, 1 : i64>, tensor<4xf32, "enc">, tensor<4xf32, #llvm.linkage<external>>, tensor<4xf32, {a = 1 : i32}>) -> (), sym_name = "enc", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @enc2(tensor<4xf32, unit>, tensor<4xf32, [1, 2]>, tensor<f32, affine_map<(d0) -> (d0)>>, tensor<4xf32, i32>)

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @enc2(tensor<4xf32, unit>, tensor<4xf32, [1, 2]>, tensor<f32, #map>, tensor<4xf32, i32>)
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4xf32, unit>, tensor<4xf32, [1, 2]>, tensor<f32, #map>, tensor<4xf32, i32>) -> (), sym_name = "enc2", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @encmissing(tensor<4xf32, >)

// CHECK: module {
// CHECK-NEXT: func.func private @encmissing(tensor<4xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4xf32>) -> (), sym_name = "encmissing", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @starf(tensor<* x f32>)

// CHECK: module {
// CHECK-NEXT: func.func private @starf(tensor<*xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<*xf32>) -> (), sym_name = "starf", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @spaces(tensor<4 x ? x f32>)

// CHECK: module {
// CHECK-NEXT: func.func private @spaces(tensor<4x?xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<4x?xf32>) -> (), sym_name = "spaces", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @hex0(tensor<0x0xf32>)

// CHECK: module {
// CHECK-NEXT: func.func private @hex0(tensor<0x0xf32>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<0x0xf32>) -> (), sym_name = "hex0", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @hexff(tensor<0xf32>, tensor<0xf64>, tensor<0xi8>, tensor<1x0xbf16>)

// CHECK: module {
// CHECK-NEXT: func.func private @hexff(tensor<0xf32>, tensor<0xf64>, tensor<0xi8>, tensor<1x0xbf16>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<0xf32>, tensor<0xf64>, tensor<0xi8>, tensor<1x0xbf16>) -> (), sym_name = "hexff", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func private @big(tensor<9223372036854775807xi8>)

// CHECK: module {
// CHECK-NEXT: func.func private @big(tensor<9223372036854775807xi8>)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (tensor<9223372036854775807xi8>) -> (), sym_name = "big", sym_visibility = "private"}> ({
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
