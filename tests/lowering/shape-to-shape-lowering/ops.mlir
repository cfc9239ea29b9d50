// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --shape-to-shape-lowering | FileCheck %s

func.func @f() -> tensor<3xindex> {

  %0 = shape.const_shape [1,2,3] : tensor<3xindex>
  return %0 : tensor<3xindex>
}

// -----

func.func @f() -> tensor<0xindex> {

  %0 = shape.const_shape [] : tensor<0xindex>
  return %0 : tensor<0xindex>
}

// -----

func.func @f() -> !shape.shape {

  %0 = shape.const_shape [1,2,3] : !shape.shape
  return %0 : !shape.shape
}

// -----

func.func @f() -> !shape.size {

  %0 = shape.const_size 1
  return %0 : !shape.size
}

// -----

func.func @f(%t: tensor<?xindex>) -> index {

  %0 = shape.num_elements %t : tensor<?xindex> -> index
  return %0 : index
}

// -----

func.func @f() -> index {

  %0 = shape.const_size 1
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}

// -----

func.func @f(%i: index) -> index {

  %0 = shape.const_size 1
  %1 = shape.add %0, %i : !shape.size, index -> !shape.size
  %2 = shape.size_to_index %1 : !shape.size
  return %2 : index
}

// -----

func.func @f(%t: tensor<2x3xf32>) -> index {

  %i = shape.const_size 1
  %s = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  %c = shape.get_extent %s, %i : tensor<2xindex>, !shape.size -> !shape.size
  %k = shape.size_to_index %c : !shape.size
  return %k : index
}

// -----

func.func @f(%s: tensor<2xindex>) -> index {

  %i = shape.const_size 1
  %c = shape.get_extent %s, %i : tensor<2xindex>, !shape.size -> !shape.size
  %k = shape.size_to_index %c : !shape.size
  return %k : index
}

// -----

func.func @f(%t: !shape.shape) -> !shape.size {

  %1 = shape.num_elements %t : !shape.shape -> !shape.size
  return %1 : !shape.size
}

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.size {

  %1 = shape.num_elements %t : tensor<?xindex> -> !shape.size
  return %1 : !shape.size
}
