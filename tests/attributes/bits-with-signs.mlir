// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=0 | FileCheck %s --check-prefix=HEX
// RUN: mlir-opt %s --allow-unregistered-dialect --emit-bytecode | mlir-opt --allow-unregistered-dialect | FileCheck %s

// Integers of one bit are truth values, with a sign as without.

// CHECK:      a = dense<[false, true, false]> : tensor<3xui1>, b = dense<true> : tensor<2xui1>, c = dense<[true, false, true]> : tensor<3xsi1>
// CHECK-SAME: d = dense<[false, true]> : tensor<2xsi1>, e = dense<true> : tensor<3xui1>, f = dense<false> : tensor<2xsi1>
// CHECK-SAME: g = array<si1: true, false>, h = array<ui1: true>, i = array<ui1>, j = 1 : ui1, k = -1 : si1
// HEX: a = dense<"0x02"> : tensor<3xui1>, b = dense<true> : tensor<2xui1>, c = dense<"0x05"> : tensor<3xsi1>, d = dense<"0x02"> : tensor<2xsi1>
"t.op"() {
  a = dense<[0, 1, 0]> : tensor<3xui1>, b = dense<true> : tensor<2xui1>, c = dense<"0x05"> : tensor<3xsi1>,
  d = dense<[0, -1]> : tensor<2xsi1>, e = dense<"0xff"> : tensor<3xui1>, f = dense<false> : tensor<2xsi1>,
  g = array<si1: true, false>, h = array<ui1: true>, i = array<ui1>, j = 1 : ui1, k = -1 : si1
} : () -> ()
