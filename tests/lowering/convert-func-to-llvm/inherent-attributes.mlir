// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm | FileCheck %s

// Attributes that cannot be what `llvm.func` holds under their name get lost.
func.func @passthrough() attributes {passthrough = 1, vscale_range = 1} {
  return
}

// -----

// Only a unit attribute asks for a wrapper.
func.func private @interface(i32) attributes {llvm.emit_c_interface = 1}

// CHECK: module {
// CHECK-NEXT: llvm.func @passthrough() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK: module {
// CHECK-NEXT: llvm.func @interface(i32) attributes {llvm.emit_c_interface = 1 : i64, sym_visibility = "private"}
// CHECK-NEXT: }
