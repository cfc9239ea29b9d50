// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --remove-shape-constraints | FileCheck %s

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> !shape.witness {

  %0 = shape.cstr_broadcastable %t, %s : tensor<?xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> !shape.witness {

  %0 = shape.cstr_eq %t, %s : tensor<?xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// -----

func.func @f(%t: i1) -> !shape.witness {

  %0 = shape.cstr_require %t, "msg"
  return %0 : !shape.witness
}

// -----

func.func @f(%w: !shape.witness) -> !shape.witness {

  %0 = shape.assuming_all %w, %w
  return %0 : !shape.witness
}

// -----

func.func @f(%w: !shape.witness) -> index {

  %0 = shape.assuming %w -> (index) {
  %c = arith.constant 1 : index
  shape.assuming_yield %c : index }
  return %0 : index
}

// -----

func.func @f(%a: tensor<?xindex>, %s: tensor<?xindex>) -> index {

  %w = shape.cstr_broadcastable %a, %s : tensor<?xindex>, tensor<?xindex>
  %0 = shape.assuming %w -> (index) {
  %b = shape.broadcast %a, %s : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %r = shape.rank %b : tensor<?xindex> -> index
  shape.assuming_yield %r : index }
  return %0 : index
}

// -----

func.func @f() {

  %0 = "shape.cstr_eq"() : () -> !shape.witness
  return
}
