// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

"test.op"() {x = #tosa.specification_version<"1.1.draft">} : () -> ()

// CHECK: module {
// CHECK-NEXT:   "test.op"() {x = #tosa.specification_version<1.1.draft>} : () -> ()
// CHECK-NEXT: }
