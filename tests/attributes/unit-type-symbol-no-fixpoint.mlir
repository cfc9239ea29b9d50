// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

"x.op"() {a = @""} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @<<INVALID EMPTY SYMBOL>>} : () -> ()
// CHECK-NEXT: }

// -----

"x.op"() {a = @a::@""} : () -> ()

// CHECK: module {
// CHECK-NEXT: "x.op"() {a = @a::@<<INVALID EMPTY SYMBOL>>} : () -> ()
// CHECK-NEXT: }
