// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

!t = tuple<>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {x = dense<1> : tensor<2xi32>, y = tuple<>} : () -> ()
// CHECK-NEXT: }

// -----

!t = tuple<i32>

// CHECK: module {
// CHECK-NEXT: }

// -----

!t = tuple<i32>  #a = dense<1> : tensor<2xi32>

// CHECK: module {
// CHECK-NEXT: }

// -----

!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {x = dense<1> : tensor<2xi32>, y = tuple<i32>} : () -> ()
// CHECK-NEXT: }

// -----

!t = tuple<i32>  #a = dense<42> : tensor<2xi32>  "x.op"() {x = #a, y = !t} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {x = dense<42> : tensor<2xi32>, y = tuple<i32>} : () -> ()
// CHECK-NEXT: }

// -----

!t = tuple<i32>  #a = dense<1> : tensor<42xi32>  "x.op"() {x = #a, y = !t} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {x = dense<1> : tensor<42xi32>, y = tuple<i32>} : () -> ()
// CHECK-NEXT: }

// -----

!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = 42, y = !t} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {x = 42 : i64, y = tuple<i32>} : () -> ()
// CHECK-NEXT: }

// -----

!t = tuple<i32>  #a = dense<1> : tensor<2xi32>  "x.op"() {x = #a, y = 42} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {x = dense<1> : tensor<2xi32>, y = 42 : i64} : () -> ()
// CHECK-NEXT: }
