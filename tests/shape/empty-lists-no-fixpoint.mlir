// RUN: mlir-opt %s | FileCheck %s

func.func @f(%t: tensor<?xindex>) {
  %0 = "shape.from_extents"() : () -> !shape.shape
  %1 = "shape.shape_eq"() : () -> i1
  %2 = "shape.cstr_eq"() : () -> !shape.witness
  %3 = "shape.broadcast"() : () -> !shape.shape
  shape.reduce(%t) : tensor<?xindex> {
  ^bb0(%x: index, %y: index):
    shape.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.from_extents  : 
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.shape_eq  : 
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.cstr_eq  : 
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.broadcast  :  -> !shape.shape
// CHECK-NEXT:     shape.reduce(%[[ARG0]], ) : tensor<?xindex> {
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index):
// CHECK-NEXT:       shape.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
