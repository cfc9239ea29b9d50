// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --outline-shape-computation | FileCheck %s

func.func @main(%arg0: tensor<?x4x?xf32>, %arg1: tensor<2x4x?xf32>) -> tensor<?x4x?xf32> {

  %c2 = arith.constant 2 : index

  %c0 = arith.constant 0 : index

  %c4 = arith.constant 4 : index

  %0 = shape.shape_of %arg0 : tensor<?x4x?xf32> -> tensor<3xindex>

  %1 = shape.get_extent %0, %c2 : tensor<3xindex>, index -> index

  %2 = "t.abs"(%arg0) : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>

  %3 = shape.with_shape %2, %0 : tensor<?x4x?xf32>, tensor<3xindex>

  %4 = shape.value_of %3 : tensor<?x4x?xf32>

  %5 = "t.concat"(%4, %arg1) : (tensor<?x4x?xf32>, tensor<2x4x?xf32>) -> tensor<?x4x?xf32>

  %6 = shape.get_extent %0, %c0 : tensor<3xindex>, index -> index

  %7 = arith.addi %6, %c2 : index

  %8 = shape.from_extents %7, %c4, %1 : index, index, index

  %9 = shape.with_shape %5, %8 : tensor<?x4x?xf32>, !shape.shape

  %10 = shape.value_of %9 : tensor<?x4x?xf32>

  return %10 : tensor<?x4x?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: tensor<?x4x?xf32>, %[[ARG1:[^ ]+]]: tensor<2x4x?xf32>) -> tensor<?x4x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "t.concat"(%[[V0]], %[[ARG1]]) : (tensor<?x4x?xf32>, tensor<2x4x?xf32>) -> tensor<?x4x?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_1(%[[ARG0:[^ ]+]]: tensor<?x4x?xf32>) -> !shape.shape {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?x4x?xf32> -> tensor<3xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = get_extent %[[V0]], %[[C2]] : tensor<3xindex>, index -> index
// CHECK-NEXT:     %[[V2:[^ ]+]] = get_extent %[[V0]], %[[C0]] : tensor<3xindex>, index -> index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[C2]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = from_extents %[[V3]], %[[C4]], %[[V1]] : index, index, index
// CHECK-NEXT:     return %[[V4]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<?x4x?xf32>) -> tensor<3xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?x4x?xf32> -> tensor<3xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @main(%a: tensor<?xf32>) -> (tensor<?xf32>, index) {

  %c0 = arith.constant 0 : index

  %d = tensor.dim %a, %c0 : tensor<?xf32>

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %s = shape.from_extents %d : index

  %3 = shape.with_shape %2, %s : tensor<?xf32>, !shape.shape

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4, %d : tensor<?xf32>, index

}

// CHECK: module {
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> (tensor<?xf32>, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.get_extent %[[V0]], %[[C0]] : tensor<1xindex>, index -> index
// CHECK-NEXT:     %[[V2:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %[[V2]], %[[V1]] : tensor<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: index) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = from_extents %[[ARG0]] : index
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %3 = shape.with_shape %2, %0 : tensor<?xf32>, tensor<1xindex>
  "t.use"(%3) : (!shape.value_shape) -> ()

  return %2 : tensor<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.with_shape %[[V1]], %[[V0]] : tensor<?xf32>, tensor<1xindex>
// CHECK-NEXT:     "t.use"(%[[V2]]) : (!shape.value_shape) -> ()
// CHECK-NEXT:     return %[[V1]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %3 = shape.with_shape %2, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  %5 = "t.abs"(%4) : (tensor<?xf32>) -> tensor<?xf32>

  %6 = shape.with_shape %5, %0 : tensor<?xf32>, tensor<1xindex>

  %7 = shape.value_of %6 : tensor<?xf32>
  return %7 : tensor<?xf32>
}
func.func @second(%a: tensor<?xf32>, %i: index) -> tensor<?xf32> {

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %j = "t.j"() : () -> index

  %k = arith.addi %i, %j : index

  %s = shape.from_extents %k : index

  %3 = shape.with_shape %2, %s : tensor<?xf32>, !shape.shape

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4 : tensor<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "t.abs"(%[[V0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @second(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "t.j"() : () -> index
// CHECK-NEXT:     return %[[V0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0_0(%[[ARG0:[^ ]+]]: index) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.j"() : () -> index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG0]], %[[V0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = from_extents %[[V1]] : index
// CHECK-NEXT:     return %[[V2]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @static(%a: tensor<4xf32>) -> tensor<4xf32> {

  %0 = shape.shape_of %a : tensor<4xf32> -> tensor<1xindex>

  %3 = shape.with_shape %a, %0 : tensor<4xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<4xf32>

  return %4 : tensor<4xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @static(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<1xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<4xf32> -> tensor<1xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unranked(%a: tensor<*xf32>) -> tensor<*xf32> {

  %0 = shape.shape_of %a : tensor<*xf32> -> tensor<?xindex>

  %3 = shape.with_shape %a, %0 : tensor<*xf32>, tensor<?xindex>

  %4 = shape.value_of %3 : tensor<*xf32>

  return %4 : tensor<*xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%[[ARG0:[^ ]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @argshape(%a: tensor<?xf32>, %s: tensor<1xindex>) -> tensor<?xf32> {

  %3 = shape.with_shape %a, %s : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4 : tensor<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @argshape(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<1xindex>) -> tensor<?xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<1xindex>) -> tensor<1xindex> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @usedelse(%a: tensor<?xf32>) -> (tensor<?xf32>, index) {

  %c0 = arith.constant 0 : index

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %1 = shape.get_extent %0, %c0 : tensor<1xindex>, index -> index

  %k = arith.addi %1, %1 : index

  %s = shape.from_extents %k : index

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %3 = shape.with_shape %2, %s : tensor<?xf32>, !shape.shape

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4, %1 : tensor<?xf32>, index

}

// CHECK: module {
// CHECK-NEXT:   func.func @usedelse(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> (tensor<?xf32>, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.get_extent %[[V0]], %[[C0]] : tensor<1xindex>, index -> index
// CHECK-NEXT:     %[[V2:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %[[V2]], %[[V1]] : tensor<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: index) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = from_extents %[[V0]] : index
// CHECK-NEXT:     return %[[V1]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%a: tensor<?xf32>, %c: i1) -> tensor<?xf32> {

  %r = scf.if %c -> tensor<?xf32> {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %3 = shape.with_shape %2, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>
  scf.yield %4 : tensor<?xf32>
  } else { scf.yield %a : tensor<?xf32> }

  return %r : tensor<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: i1) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG1]] -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tworesults(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>) {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %1 = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>

  %bc = shape.broadcast %0, %1 : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>

  %2 = "t.add"(%a, %b) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>

  %3 = shape.with_shape %2, %bc : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  %5 = "t.add"(%4, %b) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>

  %6 = shape.with_shape %5, %0 : tensor<?xf32>, tensor<1xindex>

  %7 = shape.value_of %6 : tensor<?xf32>

  %s4 = shape.shape_of %4 : tensor<?xf32> -> tensor<1xindex>

  %8 = "t.add"(%7, %b) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>

  %9 = shape.with_shape %8, %s4 : tensor<?xf32>, tensor<1xindex>

  %10 = shape.value_of %9 : tensor<?xf32>

  return %10 : tensor<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @tworesults(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.add"(%[[ARG0]], %[[ARG1]]) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "t.add"(%[[V0]], %[[ARG1]]) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "t.add"(%[[V1]], %[[ARG1]]) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_2(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_1(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape_of %[[ARG1]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = broadcast %[[V0]], %[[V1]] : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>
// CHECK-NEXT:     return %[[V2]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @shape_cal_0()
func.func @arg(%a: tensor<?xf32>) -> tensor<?xf32> {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %3 = shape.with_shape %a, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4 : tensor<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func private @shape_cal_0()
// CHECK-NEXT:   func.func @arg(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0_0(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @valueshape(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %3 = shape.with_shape %2, %0 : tensor<?xf32>, tensor<1xindex>

  %s = shape.shape_of %3 : !shape.value_shape -> !shape.shape

  %5 = shape.with_shape %b, %s : tensor<?xf32>, !shape.shape

  %4 = shape.value_of %3 : tensor<?xf32>

  %6 = shape.value_of %5 : tensor<?xf32>

  return %4, %6 : tensor<?xf32>, tensor<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @valueshape(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %[[V0]], %[[ARG1]] : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_1(%[[ARG0:[^ ]+]]: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @both(%a: tensor<?xf32>) -> (tensor<?xindex>) {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<?xindex>

  %3 = shape.with_shape %0, %0 : tensor<?xindex>, tensor<?xindex>

  %4 = shape.value_of %3 : tensor<?xindex>

  return %4 : tensor<?xindex>

}

// CHECK: module {
// CHECK-NEXT:   func.func @both(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG0]] : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<?xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two(%a: tensor<?xf32>) -> (tensor<?xf32>, index) {

  %0,
  %1 = "t.two"(%a) : (tensor<?xf32>) -> (tensor<1xindex>, index)

  %3 = shape.with_shape %a, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4, %1 : tensor<?xf32>, index

}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> (tensor<?xf32>, index) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = "t.two"(%[[ARG0]]) : (tensor<?xf32>) -> (tensor<1xindex>, index)
// CHECK-NEXT:     return %[[ARG0]], %[[V0]]#1 : tensor<?xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<1xindex>) -> tensor<1xindex> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sideeffect(%a: tensor<?xf32>, %i: index) -> (tensor<?xf32>) {

  %0 = "t.eff"(%i) : (index) -> index

  %s = shape.from_extents %0 : index

  %3 = shape.with_shape %a, %s : tensor<?xf32>, !shape.shape

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4 : tensor<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @sideeffect(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.eff"(%[[ARG1]]) : (index) -> index
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: index) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.eff"(%[[ARG0]]) : (index) -> index
// CHECK-NEXT:     %[[V1:[^ ]+]] = from_extents %[[V0]] : index
// CHECK-NEXT:     return %[[V1]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @abs(%a: tensor<?xf32>, %i: index) -> (tensor<?xf32>) {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %3 = shape.with_shape %2, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  %s4 = shape.shape_of %2 : tensor<?xf32> -> tensor<1xindex>

  %9 = shape.with_shape %a, %s4 : tensor<?xf32>, tensor<1xindex>

  %10 = shape.value_of %9 : tensor<?xf32>

  return %10 : tensor<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @abs(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape_of %[[V0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     return %[[V1]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @otheruse(%a: tensor<?xf32>, %i: index) -> (tensor<?xf32>, tensor<1xindex>) {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %3 = shape.with_shape %2, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4, %0 : tensor<?xf32>, tensor<1xindex>

}

// CHECK: module {
// CHECK-NEXT:   func.func @otheruse(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index) -> (tensor<?xf32>, tensor<1xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "t.abs"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %[[V1]], %[[V0]] : tensor<?xf32>, tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<1xindex>) -> tensor<1xindex> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<1xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dimun(%a: tensor<*xf32>, %b: tensor<?xf32>, %i: index) -> (tensor<?xf32>) {

  %0 = tensor.dim %a, %i : tensor<*xf32>

  %d = tensor.dim %b, %i : tensor<?xf32>

  %s = shape.from_extents %0, %d : index, index

  %3 = shape.with_shape %b, %s : tensor<?xf32>, !shape.shape

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4 : tensor<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @dimun(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     return %[[ARG1]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: tensor<?xf32>) -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = get_extent %[[V0]], %[[ARG1]] : tensor<?xindex>, index -> index
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape_of %[[ARG2]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:     %[[V3:[^ ]+]] = get_extent %[[V2]], %[[ARG1]] : tensor<1xindex>, index -> index
// CHECK-NEXT:     %[[V4:[^ ]+]] = from_extents %[[V1]], %[[V3]] : index, index
// CHECK-NEXT:     return %[[V4]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @memref(%a: memref<?xf32>, %b: tensor<?xf32>, %i: index) -> (memref<?xf32>) {

  %0 = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>

  %3 = shape.with_shape %a, %0 : memref<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : memref<?xf32>

  return %4 : memref<?xf32>

}

// CHECK: module {
// CHECK-NEXT:   func.func @memref(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:     return %[[ARG0]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module { module @in { func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %3 = shape.with_shape %a, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>
  return %4 : tensor<?xf32>
} } }

// CHECK: module {
// CHECK-NEXT:   module @in {
// CHECK-NEXT:     func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:       return %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     shape.func private @shape_cal_0(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<1xindex> {
// CHECK-NEXT:       %[[V0:[^ ]+]] = shape_of %[[ARG0]] : tensor<?xf32> -> tensor<1xindex>
// CHECK-NEXT:       return %[[V0]] : tensor<1xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
