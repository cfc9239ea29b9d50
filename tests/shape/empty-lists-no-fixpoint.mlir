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
