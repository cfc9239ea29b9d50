// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @f() attributes {x.attr} {
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() attributes {x.attr} {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f(%a: i32 {x.attr})

// CHECK: module {
// CHECK-NEXT: func.func private @f(i32 {x.attr})
// CHECK-NEXT: }

// -----

module attributes {x.y} {}

// CHECK: module attributes {x.y} {
// CHECK-NEXT: }
