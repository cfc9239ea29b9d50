// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --remove-shape-constraints | FileCheck %s

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> !shape.witness {

  %0 = shape.cstr_broadcastable %t, %s : tensor<?xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>, %[[ARG1:[^ ]+]]: tensor<2xindex>) -> !shape.witness {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_witness true
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
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.cstr_require %[[ARG0]], "msg"
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
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.assuming %[[V0]] -> (index) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = shape.broadcast %[[ARG0]], %[[ARG1]] : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:       %[[V3:[^ ]+]] = shape.rank %[[V2]] : tensor<?xindex> -> index
// CHECK-NEXT:       shape.assuming_yield %[[V3]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : index
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
