// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --convert-shape-to-std | FileCheck %s

func.func @f(%a: tensor<?xindex>) -> i1 {

  %0 = "shape.shape_eq"() : () -> i1
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>) {
  shape.reduce(%a) : tensor<?xindex> { ^bb0(%x: index, %y: index): "t.x"(%y, %x) : (index, index) -> ()
  shape.yield }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     shape.reduce(%[[ARG0]], ) : tensor<?xindex> {
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index):
// CHECK-NEXT:       "t.x"(%[[ARG2]], %[[ARG1]]) : (index, index) -> ()
// CHECK-NEXT:       shape.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {

  %0 = "shape.is_broadcastable"() : () -> i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {

  %0 = "shape.cstr_eq"() : () -> !shape.witness
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_require %[[TRUE]], "required equal shapes"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
