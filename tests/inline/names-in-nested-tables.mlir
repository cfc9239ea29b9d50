// RUN: mlir-opt %s --allow-unregistered-dialect --inline | FileCheck %s

// What a nested symbol table refers to is in it, whatever is called the same around it.

module {
  func.func nested @s0() { return }
  func.func private @s1() { return }
  module @m1 {
    func.func private @s0() { "foo.ref"() {r = @s0} : () -> () return }
    func.func @s2() { "foo.ref"() {r = [@s1]} : () -> () return }
  }
}

// CHECK: module {
// CHECK-NEXT: module @m1 {
// CHECK-NEXT: func.func private @s0() {
// CHECK: func.func @s2() {
