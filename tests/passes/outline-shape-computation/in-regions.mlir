// ORACLE: differs (shapes-computed-in-regions)
// RUN: mlir-opt %s --outline-shape-computation | FileCheck %s

func.func @f(%a: tensor<?xf32>, %c: i1, %i: index) -> tensor<?xf32> {
  %k = arith.constant 3 : index
  %0 = scf.if %c -> index {
    %q = arith.addi %i, %k : index
    scf.yield %q : index
  } else {
    scf.yield %i : index
  }
  %s = shape.from_extents %0 : index
  %3 = shape.with_shape %a, %s : tensor<?xf32>, !shape.shape
  %4 = shape.value_of %3 : tensor<?xf32>
  return %4 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: index) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = from_extents %[[ARG0]] : index
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
