// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s

// Bits beyond the last element hide that all elements are the same; a single one is set where any bit is.

"t.one"() {a = dense<"0x01"> : tensor<1xi1>, b = dense<"0xFF"> : tensor<1xi1>, c = dense<"0x80"> : tensor<1xi1>, d = dense<"0x00"> : tensor<1xi1>} : () -> ()
"t.two"() {a = dense<"0x03"> : tensor<2xi1>, b = dense<"0xFF"> : tensor<2xi1>, c = dense<"0x80"> : tensor<2xi1>, d = dense<"0x00"> : tensor<2xi1>} : () -> ()
"t.nine"() {a = dense<"0xFF01"> : tensor<9xi1>, b = dense<"0x0000"> : tensor<9xi1>, c = dense<"0xFFFF"> : tensor<9xi1>, d = dense<"0x00FE"> : tensor<9xi1>} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "t.one"() {a = dense<true> : tensor<1xi1>, b = dense<true> : tensor<1xi1>, c = dense<true> : tensor<1xi1>, d = dense<false> : tensor<1xi1>} : () -> ()
// CHECK-NEXT:   "t.two"() {a = dense<true> : tensor<2xi1>, b = dense<true> : tensor<2xi1>, c = dense<[false, false]> : tensor<2xi1>, d = dense<false> : tensor<2xi1>} : () -> ()
// CHECK-NEXT:   "t.nine"() {a = dense<true> : tensor<9xi1>, b = dense<false> : tensor<9xi1>, c = dense<[true, true, true, true, true, true, true, true, true]> : tensor<9xi1>, d = dense<[false, false, false, false, false, false, false, false, false]> : tensor<9xi1>} : () -> ()
// CHECK-NEXT: }
