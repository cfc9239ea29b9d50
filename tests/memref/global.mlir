// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

memref.global @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global "private" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: memref.global "private" @g : memref<4xf32>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{sym_name = "g", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global "public" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: memref.global "public" @g : memref<4xf32>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{sym_name = "g", sym_visibility = "public", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global "nested" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: memref.global "nested" @g : memref<4xf32>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{sym_name = "g", sym_visibility = "nested", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32> = uninitialized

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = uninitialized
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32> = dense<1.0>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense<1.000000e+00>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value = dense<1.000000e+00> : tensor<4xf32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global "private" constant @g : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>

// CHECK: module {
// CHECK-NEXT: memref.global "private" constant @g : memref<2x2xi32> = dense<{{\[\[}}1, 2], [3, 4]]>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{constant, initial_value = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>, sym_name = "g", sym_visibility = "private", type = memref<2x2xi32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global constant @g : memref<i32> = dense<5>

// CHECK: module {
// CHECK-NEXT: memref.global constant @g : memref<i32> = dense<5>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{constant, initial_value = dense<5> : tensor<i32>, sym_name = "g", type = memref<i32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32> = dense<1.0> {alignment = 64 : i64}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{alignment = 64 : i64, initial_value = dense<1.000000e+00> : tensor<4xf32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32> {alignment = 64}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> {alignment = 64 : i64}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{alignment = 64 : i64, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32, 3> = dense<0.0>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32, 3> = dense<0.000000e+00>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<4xf32>, sym_name = "g", type = memref<4xf32, 3>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32> = dense<0.0> {x = 1}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense<0.000000e+00> {x = 1 : i64}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value = dense<0.000000e+00> : tensor<4xf32>, sym_name = "g", type = memref<4xf32>}> {x = 1 : i64} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xi8> = dense<"0x01020304">

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xi8> = dense<[1, 2, 3, 4]>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value = dense<[1, 2, 3, 4]> : tensor<4xi8>, sym_name = "g", type = memref<4xi8>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32> = dense_resource<blob>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense_resource<blob>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value = dense_resource<blob> : tensor<4xf32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<2xcomplex<f32>> = dense<(1.000000e+00,2.000000e+00)>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, sym_name = "g", type = memref<2xcomplex<f32>>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32> = sparse<[[0]], [1.0]>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = sparse<0, 1.000000e+00>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value = sparse<0, 1.000000e+00> : tensor<4xf32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<0xf32> = dense<>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<0xf32> = dense<>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value = dense<> : tensor<0xf32>, sym_name = "g", type = memref<0xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<2xvector<2xf32>>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<2xvector<2xf32>>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{sym_name = "g", type = memref<2xvector<2xf32>>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32, strided<[2]>>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32, strided<[2]>>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{sym_name = "g", type = memref<4xf32, strided<[2]>>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global constant @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: memref.global constant @g : memref<4xf32>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{constant, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global constant @g : memref<4xf32> = uninitialized

// CHECK: module {
// CHECK-NEXT: memref.global constant @g : memref<4xf32> = uninitialized
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{constant, initial_value, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>}> : () -> ()

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value}> : () -> ()

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = uninitialized
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<4xf32>}> : () -> ()

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense<1.000000e+00>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{initial_value = dense<1.000000e+00> : tensor<4xf32>, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, constant}> : () -> ()

// CHECK: module {
// CHECK-NEXT: memref.global constant @g : memref<4xf32>
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{constant, sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32>
func.func @f() {
  %0 = memref.get_global @g : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32>
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = memref.get_global @g : memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT: %[[V0:.*]] = "memref.get_global"() <{name = @g}> : () -> memref<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

memref.global @g : memref<4xf32>
func.func @f() {
  %0 = memref.get_global @g : memref<4xf32> {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32>
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = memref.get_global @g : memref<4xf32> {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "memref.global"() <{sym_name = "g", type = memref<4xf32>}> : () -> ()
// GENERIC-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// GENERIC-NEXT: %[[V0:.*]] = "memref.get_global"() <{name = @g}> {x = 1 : i64} : () -> memref<4xf32>
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
