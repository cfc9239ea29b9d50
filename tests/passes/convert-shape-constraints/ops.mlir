// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --convert-shape-constraints | FileCheck %s

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>) -> i1 {

  %0 = shape.is_broadcastable %a, %b : tensor<?xindex>, tensor<3xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<3xindex>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.is_broadcastable %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<3xindex>
// CHECK-NEXT:     return %[[V0]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>, %c: tensor<?xindex>) -> i1 {

  %0 = shape.is_broadcastable %a, %b,%c : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<3xindex>, %[[ARG2:[^ ]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.is_broadcastable %[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
// CHECK-NEXT:     return %[[V0]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>) -> i1 {

  %0 = shape.is_broadcastable %a : tensor<?xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: !shape.shape, %b: tensor<3xindex>) -> i1 {

  %0 = shape.is_broadcastable %a, %b : !shape.shape, tensor<3xindex>
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape, %[[ARG1:[^ ]+]]: tensor<3xindex>) -> i1 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.is_broadcastable %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<3xindex>
// CHECK-NEXT:     return %[[V0]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> !shape.witness {

  %0 = shape.cstr_broadcastable %t, %s : tensor<?xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<2xindex>) -> !shape.witness {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.is_broadcastable %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<2xindex>
// CHECK-NEXT:     cf.assert %[[V1]], "required broadcastable shapes"
// CHECK-NEXT:     return %[[V0]] : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> !shape.witness {

  %0 = shape.cstr_eq %t, %s : tensor<?xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<2xindex>) -> !shape.witness {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.shape_eq %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<2xindex>
// CHECK-NEXT:     cf.assert %[[V1]], "required equal shapes"
// CHECK-NEXT:     return %[[V0]] : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: i1) -> !shape.witness {

  %0 = shape.cstr_require %t, "msg"
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1) -> !shape.witness {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     cf.assert %[[ARG0]], "msg"
// CHECK-NEXT:     return %[[V0]] : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%w: !shape.witness) -> !shape.witness {

  %0 = shape.assuming_all %w, %w
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.witness) -> !shape.witness {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.assuming_all %[[ARG0]], %[[ARG0]]
// CHECK-NEXT:     return %[[V0]] : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%w: !shape.witness) -> index {

  %0 = shape.assuming %w -> (index) {
  %c = arith.constant 1 : index
  shape.assuming_yield %c : index }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.witness) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.assuming %[[ARG0]] -> (index) {
// CHECK-NEXT:       shape.assuming_yield %[[C1]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?xindex>, %s: tensor<?xindex>) -> index {

  %w = shape.cstr_broadcastable %a, %s : tensor<?xindex>, tensor<?xindex>
  %0 = shape.assuming %w -> (index) {
  %b = shape.broadcast %a, %s : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %r = shape.rank %b : tensor<?xindex> -> index
  shape.assuming_yield %r : index }
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<?xindex>) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.is_broadcastable %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT:     cf.assert %[[V1]], "required broadcastable shapes"
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.assuming %[[V0]] -> (index) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:       %[[V4:[^ ]+]] = shape.rank %[[V3]] : tensor<?xindex> -> index
// CHECK-NEXT:       shape.assuming_yield %[[V4]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V2]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {

  %0 = "shape.is_broadcastable"() : () -> i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
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
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
