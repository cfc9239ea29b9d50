// RUN: mlir-opt %s --inline --allow-unregistered-dialect | FileCheck %s

// A name in a function, which has no symbols in it, is no use of the function.
func.func private @gone() { return }
func.func private @kept() { return }
"test.use"() {name = @gone::@other} : () -> ()
"test.use"() {name = @kept} : () -> ()

// CHECK: module {
// CHECK-NEXT: func.func private @kept() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: "test.use"() {name = @gone::@other} : () -> ()
// CHECK-NEXT: "test.use"() {name = @kept} : () -> ()
// CHECK-NEXT: }
