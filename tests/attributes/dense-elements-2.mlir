// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = dense<"0x0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF"> : tensor<104xi8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<"0x0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF"> : tensor<104xi8>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<1> : memref<4xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : memref<4xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<1> : tensor<2xi32, "enc">} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<1> : tensor<2xi32, "enc">} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<9223372036854775808> : tensor<i64>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<-9223372036854775808> : tensor<i64>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<0xFF> : tensor<i8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<-1> : tensor<i8>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<-0x1> : tensor<i8>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<-1> : tensor<i8>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<99999999999999999999999999> : tensor<i128>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<99999999999999999999999999> : tensor<i128>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<[0.1, 1.0e40]> : tensor<2xf32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<[1.000000e-01, 0x7F800000]> : tensor<2xf32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<0> : tensor<1000x1000x1000xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<0> : tensor<1000x1000x1000xi32>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = dense<0> : tensor<4294967296x4294967296xi32>} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = dense<0> : tensor<4294967296x4294967296xi32>} : () -> ()
// CHECK-NEXT: }
