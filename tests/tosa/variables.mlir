// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

tosa.variable @x = dense<1> : tensor<2xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x = dense<1> : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<2x?xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2x?xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x = dense<1> : vector<2xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x = dense<1> : vector<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x = dense<[1, 2]> : tensor<2xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x = dense<[1, 2]> : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x {a = 1} : tensor<2xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x {a = 1 : i64} : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x {a = 1} = dense<1> : tensor<2xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x {a = 1 : i64} = dense<1> : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<2xi8, "enc">

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x = dense<1> : tensor<2xi8, "enc">

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x = dense<1> : tensor<2xi8, "enc">
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<i8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<i8>
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<0xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<0xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x : memref<2xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x : vector<2xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x = dense_resource<foo> : tensor<2xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x = dense_resource<foo> : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x = sparse<0, 1> : tensor<2xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x = sparse<0, 1> : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x = dense<1.0> : tensor<f32>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x = dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<2> : tensor<1xindex>, type = i8, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x = dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<2> : tensor<1x1xindex>, type = i8} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<2> : vector<1xindex>, type = i8} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<0> : tensor<3xindex>, type = i8} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<0x0x0xi8>
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<> : tensor<0xindex>, type = i8} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<i8>
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x", var_shape = dense<2> : tensor<index>, type = i8} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT: }

// -----

"tosa.variable"() {sym_name = "x y", sym_visibility = "private", var_shape = dense<2> : tensor<1xindex>, type = i8} : () -> ()

// CHECK: module {
// CHECK-NEXT:   tosa.variable @"x y" {sym_visibility = "private"} : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<2xi8> %0 = tosa.variable_read @x : tensor<2xi8>

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.variable_read @x : tensor<2xi8>
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<2xi8> func.func @f() { %0 = tosa.variable_read @x : tensor<?xi8> return }

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.variable_read @x : tensor<?xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<?xi8> func.func @f() { %0 = tosa.variable_read @x : tensor<2xi8> return }

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<?xi8>
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.variable_read @x : tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<2xi8> func.func @f() { %0 = tosa.variable_read @x : tensor<*xi8> return }

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.variable_read @x : tensor<*xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<2xi8> func.func @f(%a: tensor<2xi8>) { tosa.variable_write @x, %a : tensor<2xi8> return }

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi8>) {
// CHECK-NEXT:     tosa.variable_write @x, %[[ARG0]] : tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<2xi8> func.func @f(%a: tensor<2xi8>) { tosa.variable_write @x {a = 1}, %a : tensor<2xi8> return }

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi8>) {
// CHECK-NEXT:     tosa.variable_write @x {a = 1 : i64}, %[[ARG0]] : tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

tosa.variable @x : tensor<2xi8> func.func @f(%a: tensor<2xi8>) { "tosa.variable_write"(%a) {name = "x"} : (tensor<2xi8>) -> () return }

// CHECK: module {
// CHECK-NEXT:   tosa.variable @x : tensor<2xi8>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi8>) {
// CHECK-NEXT:     tosa.variable_write @x, %[[ARG0]] : tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

"test.op"() ({ tosa.variable @x : tensor<2xi8> }) : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() ({
// CHECK-NEXT:     tosa.variable @x : tensor<2xi8>
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
