// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=0 | FileCheck %s

// Of integers whose width is no multiple of eight, the bits beyond are zero in memory.

// CHECK: dense<"0x7F017E"> : tensor<3xi7>
"t.a"() {x = dense<[-1, 1, -2]> : tensor<3xi7>} : () -> ()
// CHECK: dense<"0xFFFFFF7F01000000FEFFFF7F"> : tensor<3xi31>
"t.a"() {x = dense<[-1, 1, -2]> : tensor<3xi31>} : () -> ()
// CHECK: dense<"0xFFFFFFFF010100000000FEFFFFFF01"> : tensor<3xi33>
"t.a"() {x = dense<[-1, 1, -2]> : tensor<3xi33>} : () -> ()
// CHECK: dense<"0xFFFFFFFFFFFFFF7F0100000000000000FEFFFFFFFFFFFF7F"> : tensor<3xi63>
"t.a"() {x = dense<[-1, 1, -2]> : tensor<3xi63>} : () -> ()
// CHECK: dense<"0xFFFFFFFFFFFFFFFF01010000000000000000FEFFFFFFFFFFFFFF01"> : tensor<3xi65>
"t.a"() {x = dense<[-1, 1, -2]> : tensor<3xi65>} : () -> ()
