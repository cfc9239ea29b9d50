// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect | FileCheck %s

"test.op"() {kinds = [#arm_sme.kind<add>, #arm_sme.kind<sub>]} : () -> ()
"test.op"() {layouts = [#arm_sme.layout<horizontal>, #arm_sme.layout<vertical>]} : () -> ()
"test.op"() {sizes = [#arm_sme.type_size<byte>, #arm_sme.type_size<half>, #arm_sme.type_size<word>, #arm_sme.type_size<double>]} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {kinds = [#arm_sme.kind<add>, #arm_sme.kind<sub>]} : () -> ()
// CHECK-NEXT:   "test.op"() {layouts = [#arm_sme.layout<horizontal>, #arm_sme.layout<vertical>]} : () -> ()
// CHECK-NEXT:   "test.op"() {sizes = [#arm_sme.type_size<byte>, #arm_sme.type_size<half>, #arm_sme.type_size<word>, #arm_sme.type_size<double>]} : () -> ()
// CHECK-NEXT: }
