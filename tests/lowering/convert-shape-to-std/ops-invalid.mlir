// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --convert-shape-to-std --verify-diagnostics

func.func @f() -> !shape.size {

// expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %0 = shape.const_size 1
// expected-note @+1 {{see existing live user here: func.return %0 : !shape.size}}
  return %0 : !shape.size
}

// -----

func.func @f(%t: memref<?x2xf32>, %b: index) -> index {

// expected-error @+1 {{'tensor.rank' op operand #0 must be tensor of any type values, but got 'memref<?x2xf32>'}}
  %a = shape.shape_of %t : memref<?x2xf32> -> tensor<?xindex>
  %0 = shape.get_extent %a, %b : tensor<?xindex>, index -> index
  return %0 : index
}

// -----

func.func @f(%t: memref<?x2xf32>, %b: index) -> index {

// expected-error @+1 {{'tensor.rank' op operand #0 must be tensor of any type values, but got 'memref<?x2xf32>'}}
  %0 = shape.dim %t, %b : memref<?x2xf32>, index -> index
  return %0 : index
}

// -----

func.func @f(%t: vector<2xf32>, %b: index) -> index {

// expected-error @+1 {{'tensor.rank' op operand #0 must be tensor of any type values, but got 'vector<2xf32>'}}
  %0 = shape.dim %t, %b : vector<2xf32>, index -> index
  return %0 : index
}

// -----

func.func @f(%t: tensor<*xf32>) -> tensor<3xindex> {

// expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<?xindex>') to ('tensor<3xindex>') that remained live after conversion}}
  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<3xindex>
// expected-note @+1 {{see existing live user here: func.return %0 : tensor<3xindex>}}
  return %0 : tensor<3xindex>
}

// -----

func.func @f(%t: memref<?x2xf32>) -> tensor<?xindex> {

// expected-error @+1 {{'tensor.rank' op operand #0 must be tensor of any type values, but got 'memref<?x2xf32>'}}
  %0 = shape.shape_of %t : memref<?x2xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: vector<2xf32>) -> tensor<?xindex> {

// expected-error @+1 {{'tensor.rank' op operand #0 must be tensor of any type values, but got 'vector<2xf32>'}}
  %0 = shape.shape_of %t : vector<2xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: tensor<5xindex>, %i: index) -> (tensor<?xindex>, tensor<2xindex>) {

// expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<?xindex>') to ('tensor<2xindex>') that remained live after conversion}}
  %0:2 = "shape.split_at"(%t, %i) : (tensor<5xindex>, index) -> (tensor<?xindex>, tensor<2xindex>)
// expected-note @+1 {{see existing live user here: func.return %extracted_slice, %4 : tensor<?xindex>, tensor<2xindex>}}
  return %0#0, %0#1 : tensor<?xindex>, tensor<2xindex>
}

// -----

func.func @f(%s: tensor<?xindex>, %t: tensor<2xindex>) -> tensor<?xindex> {

// expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<2xindex>') to ('tensor<?xindex>') that remained live after conversion}}
  %0 = shape.any %t, %s : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
// expected-note @+1 {{see existing live user here: func.return %0 : tensor<?xindex>}}
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%i: index) -> index {

// expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %0 = shape.const_size 1
// expected-note @+1 {{see existing live user here: %1 = shape.add %arg0, %0 : index, !shape.size -> !shape.size}}
  %1 = shape.add %0, %i : !shape.size, index -> !shape.size
  %2 = shape.size_to_index %1 : !shape.size
  return %2 : index
}

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.shape {

// expected-error @+1 {{failed to legalize unresolved materialization from ('tensor<?xindex>') to ('!shape.shape') that remained live after conversion}}
  %1 = shape.any %t : tensor<?xindex> -> !shape.shape
// expected-note @+1 {{see existing live user here: func.return %0 : !shape.shape}}
  return %1 : !shape.shape
}

// -----

func.func @f(%i: !shape.size, %t: tensor<?xindex>) {

// expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got '!shape.size'}}
  %1:2 = "shape.split_at"(%t, %i) : (tensor<?xindex>, !shape.size) -> (tensor<?xindex>, tensor<?xindex>)
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) -> index {

// expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %i = shape.const_size 1
  %s = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
// expected-note @+1 {{see existing live user here: %1 = shape.get_extent %cast, %0 : tensor<2xindex>, !shape.size -> !shape.size}}
  %c = shape.get_extent %s, %i : tensor<2xindex>, !shape.size -> !shape.size
  %k = shape.size_to_index %c : !shape.size
  return %k : index
}

// -----

func.func @f(%s: tensor<2xindex>) -> index {

// expected-error @+1 {{failed to legalize unresolved materialization from ('index') to ('!shape.size') that remained live after conversion}}
  %i = shape.const_size 1
// expected-note @+1 {{see existing live user here: %1 = shape.get_extent %arg0, %0 : tensor<2xindex>, !shape.size -> !shape.size}}
  %c = shape.get_extent %s, %i : tensor<2xindex>, !shape.size -> !shape.size
  %k = shape.size_to_index %c : !shape.size
  return %k : index
}
