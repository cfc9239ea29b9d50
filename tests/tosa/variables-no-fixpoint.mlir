// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

"tosa.variable"() {sym_name = "x", var_shape = dense<2> : tensor<1xindex>, type = i8, initial_value = 1 : i32} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x = 1 : i32
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<2> : tensor<1xindex>, type = i8, initial_value = "foo"} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x = "foo"
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<-5> : tensor<1xindex>, type = i8} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<-5xi8>
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<2> : tensor<1xindex>, type = none} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xnone>
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<2> : tensor<1xindex>, type = memref<2xi8>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xmemref<2xi8>>
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<2> : tensor<1xindex>, type = tensor<2xi8>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xtensor<2xi8>>
// CHECK-NEXT: }
