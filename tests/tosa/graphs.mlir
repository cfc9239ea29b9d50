// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.cond_if %p (%x = %i) : tensor<i1> (tensor<4xi8>) -> tensor<4xi8> { ^bb0(%y: tensor<4xi8>): tosa.yield %y : tensor<4xi8> } else { ^bb0(%y: tensor<4xi8>): tosa.yield %y : tensor<4xi8> }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>, %[[ARG2:[^ ]+]]: tensor<2xi1>, %[[ARG3:[^ ]+]]: tensor<*xi1>, %[[ARG4:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cond_if %[[ARG1]] (%[[ARG5:[^ ]+]] = %[[ARG0]]) : tensor<i1> (tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<4xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.cond_if %p : tensor<i1> -> (tensor<4xi8>) { tosa.yield %i : tensor<4xi8> } else { tosa.yield %i : tensor<4xi8> }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>, %[[ARG2:[^ ]+]]: tensor<2xi1>, %[[ARG3:[^ ]+]]: tensor<*xi1>, %[[ARG4:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cond_if %[[ARG1]] : tensor<i1> -> tensor<4xi8> {
// CHECK-NEXT:       tosa.yield %[[ARG0]] : tensor<4xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       tosa.yield %[[ARG0]] : tensor<4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  "tosa.cond_if"(%p, %p) ({ ^bb0(%x: tensor<i1>): tosa.yield %x : tensor<i1> }, { ^bb0(%x: tensor<i1>): tosa.yield %x : tensor<i1>}) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>, %[[ARG2:[^ ]+]]: tensor<2xi1>, %[[ARG3:[^ ]+]]: tensor<*xi1>, %[[ARG4:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cond_if %[[ARG1]] (%[[ARG5:[^ ]+]] = %[[ARG1]]) : tensor<i1> (tensor<i1>) -> tensor<i1> {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<i1>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<i1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<i1>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<i1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.while_loop (%x = %i) : (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %p : tensor<i1> } do { ^bb0(%y: tensor<4xi8>): tosa.yield %y : tensor<4xi8> }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>, %[[ARG2:[^ ]+]]: tensor<2xi1>, %[[ARG3:[^ ]+]]: tensor<*xi1>, %[[ARG4:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.while_loop (%[[ARG5:[^ ]+]] = %[[ARG0]]) : (tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:       tosa.yield %[[ARG1]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.while_loop (%x = %i) : (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %p : tensor<i1> } do { ^bb0(%y: tensor<4xi8>): tosa.yield %y : tensor<4xi8> } attributes {a = 1}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>, %[[ARG2:[^ ]+]]: tensor<2xi1>, %[[ARG3:[^ ]+]]: tensor<*xi1>, %[[ARG4:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.while_loop (%[[ARG5:[^ ]+]] = %[[ARG0]]) : (tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:       tosa.yield %[[ARG1]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<4xi8>
// CHECK-NEXT:     } attributes {a = 1 : i64}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({ ^bb0(%x: tensor<4xi8>): tosa.yield %p : tensor<i1> }, { ^bb0(%x: tensor<4xi8>): tosa.yield %x : tensor<4xi8> }) : (tensor<4xi8>) -> tensor<?xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>, %[[ARG2:[^ ]+]]: tensor<2xi1>, %[[ARG3:[^ ]+]]: tensor<*xi1>, %[[ARG4:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.while_loop (%[[ARG5:[^ ]+]] = %[[ARG0]]) : (tensor<4xi8>) -> tensor<?xi8> {
// CHECK-NEXT:       tosa.yield %[[ARG1]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({ ^bb0(%x: tensor<?xi8>): tosa.yield %p : tensor<i1> }, { ^bb0(%x: tensor<*xi8>): tosa.yield %x : tensor<*xi8> }) : (tensor<4xi8>) -> tensor<?xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>, %[[ARG2:[^ ]+]]: tensor<2xi1>, %[[ARG3:[^ ]+]]: tensor<*xi1>, %[[ARG4:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.while_loop (%[[ARG5:[^ ]+]] = %[[ARG0]]) : (tensor<4xi8>) -> tensor<?xi8> {
// CHECK-NEXT:       tosa.yield %[[ARG1]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<*xi8>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<*xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({^bb0(%x: tensor<4xi8>): tosa.yield %q : tensor<*xi1> }, { ^bb0(%x: tensor<4xi8>): tosa.yield %x : tensor<4xi8> }) : (tensor<4xi8>) -> (tensor<4xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>, %[[ARG2:[^ ]+]]: tensor<2xi1>, %[[ARG3:[^ ]+]]: tensor<*xi1>, %[[ARG4:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.while_loop (%[[ARG5:[^ ]+]] = %[[ARG0]]) : (tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:       tosa.yield %[[ARG3]] : tensor<*xi1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({^bb0(%x: tensor<4xi8>): tosa.yield %r : tensor<?xi1> }, { ^bb0(%x: tensor<4xi8>): tosa.yield %x : tensor<4xi8> }) : (tensor<4xi8>) -> (tensor<4xi8>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>, %[[ARG2:[^ ]+]]: tensor<2xi1>, %[[ARG3:[^ ]+]]: tensor<*xi1>, %[[ARG4:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.while_loop (%[[ARG5:[^ ]+]] = %[[ARG0]]) : (tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:       tosa.yield %[[ARG4]] : tensor<?xi1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.cond_if"(%r, %p) ({ ^bb0(%x: tensor<i1>): tosa.yield %x : tensor<i1> }, { ^bb0(%x: tensor<i1>): tosa.yield %x : tensor<i1>}) : (tensor<?xi1>, tensor<i1>) -> (tensor<i1>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<i1>, %[[ARG2:[^ ]+]]: tensor<2xi1>, %[[ARG3:[^ ]+]]: tensor<*xi1>, %[[ARG4:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cond_if %[[ARG4]] (%[[ARG5:[^ ]+]] = %[[ARG1]]) : tensor<?xi1> (tensor<i1>) -> tensor<i1> {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<i1>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<i1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<i1>):
// CHECK-NEXT:       tosa.yield %[[ARG5]] : tensor<i1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
