// RUN: mlir-opt %s --symbol-privatize --allow-unregistered-dialect | FileCheck %s

// An op that is not known is no symbol, whatever it is called.
func.func @symbol() { return }
"some.symbol"() {sym_name = "a"} : () -> ()
"some.symbol"() {sym_name = "b", sym_visibility = "nested"} : () -> ()

// CHECK: module {
// CHECK-NEXT: func.func private @symbol() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: "some.symbol"() {sym_name = "a"} : () -> ()
// CHECK-NEXT: "some.symbol"() {sym_name = "b", sym_visibility = "nested"} : () -> ()
// CHECK-NEXT: }
