// RUN: mlir-opt %s --symbol-dce --allow-unregistered-dialect --split-input-file | FileCheck %s

// An op that is not known is no symbol, whatever it is called, and what it names lives.
func.func private @named() { return }
func.func private @dead() { return }
"some.symbol"() {sym_name = "a", sym_visibility = "private", of = @named} : () -> ()
"some.symbol"() <{sym_name = "b", sym_visibility = "private"}> : () -> ()

// -----

scf.execute_region {
  scf.yield
} {sym_name = "c", sym_visibility = "private"}

// CHECK: module {
// CHECK-NEXT: func.func private @named() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: "some.symbol"() {of = @named, sym_name = "a", sym_visibility = "private"} : () -> ()
// CHECK-NEXT: "some.symbol"() <{sym_name = "b", sym_visibility = "private"}> : () -> ()
// CHECK-NEXT: }

// CHECK: module {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } {sym_name = "c", sym_visibility = "private"}
// CHECK-NEXT: }
