// RUN: mlir-opt %s --split-input-file | FileCheck %s

// Nothing is left of the locations of arguments that are declared: they may have any name.

func.func private @g(i32 loc(#a))

// CHECK: module {
// CHECK-NEXT:   func.func private @g(i32)
// CHECK-NEXT: }

// -----

llvm.func @g(%a: i32 loc(#a))

// CHECK: module {
// CHECK-NEXT:   llvm.func @g(i32)
// CHECK-NEXT: }
