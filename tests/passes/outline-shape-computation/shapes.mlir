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

// -----

func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %3 = shape.with_shape %2, %0 : tensor<?xf32>, tensor<1xindex>
  "t.use"(%3) : (!shape.value_shape) -> ()

  return %2 : tensor<?xf32>

}

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

// -----

func.func @static(%a: tensor<4xf32>) -> tensor<4xf32> {

  %0 = shape.shape_of %a : tensor<4xf32> -> tensor<1xindex>

  %3 = shape.with_shape %a, %0 : tensor<4xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<4xf32>

  return %4 : tensor<4xf32>

}

// -----

func.func @unranked(%a: tensor<*xf32>) -> tensor<*xf32> {

  %0 = shape.shape_of %a : tensor<*xf32> -> tensor<?xindex>

  %3 = shape.with_shape %a, %0 : tensor<*xf32>, tensor<?xindex>

  %4 = shape.value_of %3 : tensor<*xf32>

  return %4 : tensor<*xf32>

}

// -----

func.func @argshape(%a: tensor<?xf32>, %s: tensor<1xindex>) -> tensor<?xf32> {

  %3 = shape.with_shape %a, %s : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4 : tensor<?xf32>

}

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

// -----

func.func private @shape_cal_0()
func.func @arg(%a: tensor<?xf32>) -> tensor<?xf32> {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %3 = shape.with_shape %a, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4 : tensor<?xf32>

}

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

// -----

func.func @both(%a: tensor<?xf32>) -> (tensor<?xindex>) {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<?xindex>

  %3 = shape.with_shape %0, %0 : tensor<?xindex>, tensor<?xindex>

  %4 = shape.value_of %3 : tensor<?xindex>

  return %4 : tensor<?xindex>

}

// -----

func.func @two(%a: tensor<?xf32>) -> (tensor<?xf32>, index) {

  %0,
  %1 = "t.two"(%a) : (tensor<?xf32>) -> (tensor<1xindex>, index)

  %3 = shape.with_shape %a, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4, %1 : tensor<?xf32>, index

}

// -----

func.func @sideeffect(%a: tensor<?xf32>, %i: index) -> (tensor<?xf32>) {

  %0 = "t.eff"(%i) : (index) -> index

  %s = shape.from_extents %0 : index

  %3 = shape.with_shape %a, %s : tensor<?xf32>, !shape.shape

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4 : tensor<?xf32>

}

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

// -----

func.func @otheruse(%a: tensor<?xf32>, %i: index) -> (tensor<?xf32>, tensor<1xindex>) {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %2 = "t.abs"(%a) : (tensor<?xf32>) -> tensor<?xf32>

  %3 = shape.with_shape %2, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4, %0 : tensor<?xf32>, tensor<1xindex>

}

// -----

func.func @dimun(%a: tensor<*xf32>, %b: tensor<?xf32>, %i: index) -> (tensor<?xf32>) {

  %0 = tensor.dim %a, %i : tensor<*xf32>

  %d = tensor.dim %b, %i : tensor<?xf32>

  %s = shape.from_extents %0, %d : index, index

  %3 = shape.with_shape %b, %s : tensor<?xf32>, !shape.shape

  %4 = shape.value_of %3 : tensor<?xf32>

  return %4 : tensor<?xf32>

}

// -----

func.func @memref(%a: memref<?xf32>, %b: tensor<?xf32>, %i: index) -> (memref<?xf32>) {

  %0 = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>

  %3 = shape.with_shape %a, %0 : memref<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : memref<?xf32>

  return %4 : memref<?xf32>

}

// -----

module { module @in { func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {

  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>

  %3 = shape.with_shape %a, %0 : tensor<?xf32>, tensor<1xindex>

  %4 = shape.value_of %3 : tensor<?xf32>
  return %4 : tensor<?xf32>
} } }
