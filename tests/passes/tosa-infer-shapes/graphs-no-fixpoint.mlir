// What other ops take keeps its type; loops give what their bodies do, whatever comes in, so that some cannot be read again.
// RUN: mlir-opt %s --tosa-infer-shapes --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @s(%c: i1, %a: tensor<2x3xf32>) {
  scf.if %c {
    %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<?x?xf32>
    "foo.use"(%0) : (tensor<?x?xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: tensor<2x3xf32>) {
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = tosa.abs %[[ARG1]] : (tensor<2x3xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:       "foo.use"(%[[V0]]) : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b(%c: i1, %a: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<?x?xf32>
  cf.br ^x(%0 : tensor<?x?xf32>)
^x(%y: tensor<?x?xf32>):
  %1 = tosa.abs %0 : (tensor<?x?xf32>) -> tensor<*xf32>
  "foo.use"(%1) : (tensor<*xf32>) -> ()
  return %y : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: tensor<2x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.abs %[[ARG1]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<2x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:     cf.br ^bb1(%[[CAST]] : tensor<?x?xf32>)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: tensor<?x?xf32>):  // pred: ^bb0
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.abs %[[V0]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[V2]] : tensor<2x3xf32> to tensor<*xf32>
// CHECK-NEXT:     "foo.use"(%[[CAST_0]]) : (tensor<*xf32>) -> ()
// CHECK-NEXT:     return %[[V1]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @w(%a: tensor<10xi32>, %i: tensor<i32>) -> (tensor<?xi32>, tensor<*xi32>) {
  %x = tosa.add %a, %a : (tensor<10xi32>, tensor<10xi32>) -> tensor<*xi32>
  %1:3 = tosa.while_loop (%p = %i, %q = %x, %r = %a) : (tensor<i32>, tensor<*xi32>, tensor<10xi32>) -> (tensor<i32>, tensor<*xi32>, tensor<10xi32>) {
    %4 = tosa.greater_equal %i, %p : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %4 : tensor<i1>
  } do {
  ^bb0(%p: tensor<i32>, %q: tensor<*xi32>, %r: tensor<10xi32>):
    %5 = tosa.add %q, %r : (tensor<*xi32>, tensor<10xi32>) -> tensor<*xi32>
    %6 = tosa.abs %5 : (tensor<*xi32>) -> tensor<*xi32>
    tosa.yield %p, %6, %r : tensor<i32>, tensor<*xi32>, tensor<10xi32>
  }
  %y = tensor.cast %1#2 : tensor<10xi32> to tensor<?xi32>
  return %y, %1#1 : tensor<?xi32>, tensor<*xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @w(%[[ARG0:[^ ]+]]: tensor<10xi32>, %[[ARG1:[^ ]+]]: tensor<i32>) -> (tensor<?xi32>, tensor<*xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG0]], %[[ARG0]] : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]]:3 = tosa.while_loop (%[[ARG2:[^ ]+]] = %[[ARG1]], %[[ARG3:[^ ]+]] = %[[V0]], %[[ARG4:[^ ]+]] = %[[ARG0]]) : (tensor<i32>, tensor<10xi32>, tensor<10xi32>) -> (tensor<i32>, tensor<10xi32>, tensor<10xi32>) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = tosa.greater_equal %[[ARG1]], %[[ARG2]] : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:       tosa.yield %[[V2]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: tensor<i32>, %[[ARG3]]: tensor<10xi32>, %[[ARG4]]: tensor<10xi32>):
// CHECK-NEXT:       %[[V2]] = tosa.add %[[ARG3]], %[[ARG4]] : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = tosa.abs %[[V2]] : (tensor<10xi32>) -> tensor<10xi32>
// CHECK-NEXT:       tosa.yield %[[ARG2]], %[[V3]], %[[ARG4]] : tensor<i32>, tensor<10xi32>, tensor<10xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]]#1 : tensor<10xi32> to tensor<*xi32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[V1]]#2 : tensor<10xi32> to tensor<?xi32>
// CHECK-NEXT:     return %[[CAST_0]], %[[CAST]] : tensor<?xi32>, tensor<*xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @d(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>) -> (tensor<*xf32>, tensor<2x?xf32>) {
  %0 = tosa.add %b, %a : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  %1 = tosa.add %b, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<2x?xf32>
  return %0, %1 : tensor<*xf32>, tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: tensor<?x3xf32>) -> (tensor<*xf32>, tensor<2x?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG1]], %[[ARG0]] : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.add %[[ARG1]], %[[ARG1]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<2x3xf32> to tensor<2x?xf32>
// CHECK-NEXT:     return %[[V0]], %[[CAST]] : tensor<*xf32>, tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @e(%a: tensor<2x3xf32>) -> tensor<2x?xf32> {
  %1 = "tosa.custom"(%a) <{operator_name = "a", domain_name="b", implementation_attrs="c"}> : (tensor<2x3xf32>) -> tensor<2x?xf32>
  %2 = tosa.abs %1 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  return %2 : tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.custom %[[ARG0]] {domain_name = "b", implementation_attrs = "c", operator_name = "a"} : (tensor<2x3xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.abs %[[V0]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %v1 = tosa.add %a, %e : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  %v2 = tosa.exp %b : (tensor<?x3xf32>) -> tensor<*xf32>
  %v3 = tosa.abs %b : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %v4 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %v3 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<2x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG1]], %[[ARG4]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.exp %[[ARG2]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.abs %[[ARG2]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V2]] : tensor<?x3xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.abs %[[ARG1]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<*xf32>) -> tensor<2x?xf32> {
  %v1 = tosa.add %e, %b : (tensor<*xf32>, tensor<?x3xf32>) -> tensor<*xf32>
  %v2:2 = tosa.cond_if %c (%v3 = %b) : tensor<i1> (tensor<?x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  ^bb0(%v4: tensor<?x3xf32>):
    %v5 = tosa.abs %v4 : (tensor<?x3xf32>) -> tensor<*xf32>
    %v6 = tosa.abs %v4 : (tensor<?x3xf32>) -> tensor<*xf32>
    tosa.yield %v5, %v6 : tensor<*xf32>, tensor<*xf32>
  } else {
  ^bb0(%v7: tensor<?x3xf32>):
    %v8 = tosa.abs %v7 : (tensor<?x3xf32>) -> tensor<*xf32>
    %v9 = tosa.abs %v7 : (tensor<?x3xf32>) -> tensor<*xf32>
    tosa.yield %v8, %v9 : tensor<*xf32>, tensor<*xf32>
  }
  %v10 = tosa.add %v1, %v2#0 : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %d : tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG4]], %[[ARG2]] : (tensor<*xf32>, tensor<?x3xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = tosa.cond_if %[[ARG0]] (%[[ARG5:[^ ]+]] = %[[ARG2]]) : tensor<i1> (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<?x3xf32>):
// CHECK-NEXT:       %[[V3:[^ ]+]] = tosa.abs %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = tosa.abs %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[V3]], %[[V4]] : tensor<?x3xf32>, tensor<?x3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<?x3xf32>):
// CHECK-NEXT:       %[[V3]] = tosa.abs %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       %[[V4]] = tosa.abs %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[V3]], %[[V4]] : tensor<?x3xf32>, tensor<?x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[V0]], %[[V1]]#0 : (tensor<*xf32>, tensor<?x3xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[ARG3]] : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<2x3xf32>) -> tensor<2x?xf32> {
  %v1 = tosa.add %e, %d : (tensor<2x3xf32>, tensor<2x?xf32>) -> tensor<*xf32>
  "foo.use"(%b) : (tensor<?x3xf32>) -> ()
  %v2 = tosa.add %d, %a : (tensor<2x?xf32>, tensor<2x3xf32>) -> tensor<?x?xf32>
  return %d : tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG4]], %[[ARG3]] : (tensor<2x3xf32>, tensor<2x?xf32>) -> tensor<*xf32>
// CHECK-NEXT:     "foo.use"(%[[ARG2]]) : (tensor<?x3xf32>) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.add %[[ARG3]], %[[ARG1]] : (tensor<2x?xf32>, tensor<2x3xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %[[ARG3]] : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<2x3xf32>) -> tensor<*xf32> {
  %v1:2 = tosa.cond_if %c (%v2 = %d) : tensor<i1> (tensor<2x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  ^bb0(%v3: tensor<2x?xf32>):
    %v4 = tosa.exp %v3 : (tensor<2x?xf32>) -> tensor<?x?xf32>
    %v5 = tosa.abs %v3 : (tensor<2x?xf32>) -> tensor<?x?xf32>
    %v6 = tosa.abs %v3 : (tensor<2x?xf32>) -> tensor<?x?xf32>
    tosa.yield %v5, %v6 : tensor<?x?xf32>, tensor<?x?xf32>
  } else {
  ^bb0(%v7: tensor<2x?xf32>):
    %v8 = tosa.add %v7, %v7 : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
    %v9 = tosa.abs %v7 : (tensor<2x?xf32>) -> tensor<?x?xf32>
    %v10 = tosa.abs %v8 : (tensor<?x?xf32>) -> tensor<?x?xf32>
    tosa.yield %v9, %v10 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  "foo.use"(%v1#0) : (tensor<?x?xf32>) -> ()
  %v11 = tosa.add %e, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  %v12 = tosa.abs %b : (tensor<?x3xf32>) -> tensor<*xf32>
  %v13 = tosa.add %v12, %v1#1 : (tensor<*xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %v14 = tosa.add %v1#0, %v12 : (tensor<?x?xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %v14 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<2x3xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = tosa.cond_if %[[ARG0]] (%[[ARG5:[^ ]+]] = %[[ARG3]]) : tensor<i1> (tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<2x?xf32>):
// CHECK-NEXT:       %[[V5:[^ ]+]] = tosa.exp %[[ARG5]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = tosa.abs %[[ARG5]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = tosa.abs %[[ARG5]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       tosa.yield %[[V6]], %[[V7]] : tensor<2x?xf32>, tensor<2x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<2x?xf32>):
// CHECK-NEXT:       %[[V5]] = tosa.add %[[ARG5]], %[[ARG5]] : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       %[[V6]] = tosa.abs %[[ARG5]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       %[[V7]] = tosa.abs %[[V5]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       tosa.yield %[[V6]], %[[V7]] : tensor<2x?xf32>, tensor<2x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]]#0 : tensor<2x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     "foo.use"(%[[CAST]]) : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.add %[[ARG4]], %[[ARG1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.abs %[[ARG2]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.add %[[V2]], %[[V0]]#1 : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.add %[[V0]]#0, %[[V2]] : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[V4]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<2x3xf32>) -> tensor<?x3xf32> {
  %v1 = tosa.add %a, %e : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  %v2:3 = tosa.while_loop (%v3 = %v1, %v4 = %d, %v5 = %b) : (tensor<*xf32>, tensor<2x?xf32>, tensor<?x3xf32>) -> (tensor<*xf32>, tensor<2x?xf32>, tensor<?x3xf32>) {
    %v6 = tosa.exp %v3 : (tensor<*xf32>) -> tensor<*xf32>
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%v7: tensor<*xf32>, %v8: tensor<2x?xf32>, %v9: tensor<?x3xf32>):
    %v10 = tosa.add %v9, %v7 : (tensor<?x3xf32>, tensor<*xf32>) -> tensor<?x?xf32>
    %v11 = tosa.abs %v9 : (tensor<?x3xf32>) -> tensor<*xf32>
    %v12 = tosa.abs %v8 : (tensor<2x?xf32>) -> tensor<*xf32>
    %v13 = tosa.abs %v9 : (tensor<?x3xf32>) -> tensor<2x?xf32>
    %v14 = tosa.abs %v10 : (tensor<?x?xf32>) -> tensor<?x3xf32>
    tosa.yield %v12, %v13, %v14 : tensor<*xf32>, tensor<2x?xf32>, tensor<?x3xf32>
  }
  %v15:1 = tosa.while_loop (%v16 = %b) : (tensor<?x3xf32>) -> (tensor<?x3xf32>) {
    %v17 = tosa.exp %v16 : (tensor<?x3xf32>) -> tensor<*xf32>
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%v18: tensor<?x3xf32>):
    %v19 = tosa.abs %v18 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    tosa.yield %v19 : tensor<?x3xf32>
  }
  "foo.use"(%v1) : (tensor<*xf32>) -> ()
  return %v2#2 : tensor<?x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<2x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG1]], %[[ARG4]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<2x3xf32> to tensor<*xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]]:3 = tosa.while_loop (%[[ARG5:[^ ]+]] = %[[V0]], %[[ARG6:[^ ]+]] = %[[ARG3]], %[[ARG7:[^ ]+]] = %[[ARG2]]) : (tensor<2x3xf32>, tensor<2x?xf32>, tensor<?x3xf32>) -> (tensor<2x?xf32>, tensor<2x3xf32>, tensor<?x3xf32>) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = tosa.exp %[[ARG5]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       tosa.yield %[[ARG0]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<2x?xf32>, %[[ARG6]]: tensor<2x?xf32>, %[[ARG7]]: tensor<?x3xf32>):
// CHECK-NEXT:       %[[V3]] = tosa.add %[[ARG7]], %[[ARG5]] : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = tosa.abs %[[ARG7]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = tosa.abs %[[ARG6]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = tosa.abs %[[ARG7]] : (tensor<?x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = tosa.abs %[[V3]] : (tensor<?x?xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[V5]], %[[V6]], %[[V7]] : tensor<2x?xf32>, tensor<2x3xf32>, tensor<?x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.while_loop (%[[ARG5]] = %[[ARG2]]) : (tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:       %[[V3]] = tosa.exp %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[ARG0]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<?x3xf32>):
// CHECK-NEXT:       %[[V3]] = tosa.abs %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[V3]] : tensor<?x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "foo.use"(%[[CAST]]) : (tensor<*xf32>) -> ()
// CHECK-NEXT:     return %[[V1]]#2 : tensor<?x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<2x3xf32>) -> tensor<2x?xf32> {
  %v1:1 = tosa.cond_if %c (%v2 = %d, %v3 = %b) : tensor<i1> (tensor<2x?xf32>, tensor<?x3xf32>) -> (tensor<*xf32>) {
  ^bb0(%v4: tensor<2x?xf32>, %v5: tensor<?x3xf32>):
    %v6 = tosa.exp %v4 : (tensor<2x?xf32>) -> tensor<2x?xf32>
    %v7:2 = tosa.cond_if %c (%v8 = %v4, %v9 = %v4) : tensor<i1> (tensor<2x?xf32>, tensor<2x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    ^bb0(%v10: tensor<2x?xf32>, %v11: tensor<2x?xf32>):
      %v12 = tosa.abs %v11 : (tensor<2x?xf32>) -> tensor<?x?xf32>
      %v13 = tosa.abs %v10 : (tensor<2x?xf32>) -> tensor<?x?xf32>
      tosa.yield %v12, %v13 : tensor<?x?xf32>, tensor<?x?xf32>
    } else {
    ^bb0(%v14: tensor<2x?xf32>, %v15: tensor<2x?xf32>):
      %v16 = tosa.exp %v15 : (tensor<2x?xf32>) -> tensor<2x?xf32>
      %v17 = tosa.exp %v15 : (tensor<2x?xf32>) -> tensor<?x?xf32>
      %v18 = tosa.abs %v15 : (tensor<2x?xf32>) -> tensor<?x?xf32>
      %v19 = tosa.abs %v14 : (tensor<2x?xf32>) -> tensor<?x?xf32>
      tosa.yield %v18, %v19 : tensor<?x?xf32>, tensor<?x?xf32>
    }
    %v20 = tosa.abs %v7#0 : (tensor<?x?xf32>) -> tensor<*xf32>
    tosa.yield %v20 : tensor<*xf32>
  } else {
  ^bb0(%v21: tensor<2x?xf32>, %v22: tensor<?x3xf32>):
    %v23 = tosa.add %v22, %v22 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<*xf32>
    %v24:2 = tosa.cond_if %c (%v25 = %v21, %v26 = %v22) : tensor<i1> (tensor<2x?xf32>, tensor<?x3xf32>) -> (tensor<*xf32>, tensor<?x?xf32>) {
    ^bb0(%v27: tensor<2x?xf32>, %v28: tensor<?x3xf32>):
      %v29 = tosa.exp %v28 : (tensor<?x3xf32>) -> tensor<?x?xf32>
      %v30 = tosa.abs %v29 : (tensor<?x?xf32>) -> tensor<*xf32>
      %v31 = tosa.abs %v29 : (tensor<?x?xf32>) -> tensor<?x?xf32>
      tosa.yield %v30, %v31 : tensor<*xf32>, tensor<?x?xf32>
    } else {
    ^bb0(%v32: tensor<2x?xf32>, %v33: tensor<?x3xf32>):
      %v34 = tosa.add %v33, %v32 : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<*xf32>
      %v35 = tosa.abs %v33 : (tensor<?x3xf32>) -> tensor<*xf32>
      %v36 = tosa.abs %v34 : (tensor<*xf32>) -> tensor<?x?xf32>
      tosa.yield %v35, %v36 : tensor<*xf32>, tensor<?x?xf32>
    }
    %v37 = tosa.abs %v23 : (tensor<*xf32>) -> tensor<*xf32>
    tosa.yield %v37 : tensor<*xf32>
  }
  "foo.use"(%d) : (tensor<2x?xf32>) -> ()
  %v38 = tosa.exp %v1#0 : (tensor<*xf32>) -> tensor<*xf32>
  "foo.use"(%v38) : (tensor<*xf32>) -> ()
  "foo.use"(%e) : (tensor<2x3xf32>) -> ()
  return %d : tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cond_if %[[ARG0]] (%[[ARG5:[^ ]+]] = %[[ARG3]], %[[ARG6:[^ ]+]] = %[[ARG2]]) : tensor<i1> (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<2x?xf32>, %[[ARG6]]: tensor<?x3xf32>):
// CHECK-NEXT:       %[[V2:[^ ]+]] = tosa.exp %[[ARG5]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]]:2 = tosa.cond_if %[[ARG0]] (%[[ARG7:[^ ]+]] = %[[ARG5]], %[[ARG8:[^ ]+]] = %[[ARG5]]) : tensor<i1> (tensor<2x?xf32>, tensor<2x?xf32>) -> (tensor<2x?xf32>, tensor<2x?xf32>) {
// CHECK-NEXT:       ^bb0(%[[ARG7]]: tensor<2x?xf32>, %[[ARG8]]: tensor<2x?xf32>):
// CHECK-NEXT:         %[[V5:[^ ]+]] = tosa.abs %[[ARG8]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:         %[[V6:[^ ]+]] = tosa.abs %[[ARG7]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:         tosa.yield %[[V5]], %[[V6]] : tensor<2x?xf32>, tensor<2x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       ^bb0(%[[ARG7]]: tensor<2x?xf32>, %[[ARG8]]: tensor<2x?xf32>):
// CHECK-NEXT:         %[[V5]] = tosa.exp %[[ARG8]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:         %[[V6]] = tosa.exp %[[ARG8]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:         %[[V7:[^ ]+]] = tosa.abs %[[ARG8]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:         %[[V8:[^ ]+]] = tosa.abs %[[ARG7]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:         tosa.yield %[[V7]], %[[V8]] : tensor<2x?xf32>, tensor<2x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = tosa.abs %[[V3]]#0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       tosa.yield %[[V4]] : tensor<2x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<2x?xf32>, %[[ARG6]]: tensor<?x3xf32>):
// CHECK-NEXT:       %[[V2]] = tosa.add %[[ARG6]], %[[ARG6]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       %[[V3]]:2 = tosa.cond_if %[[ARG0]] (%[[ARG7]] = %[[ARG5]], %[[ARG8]] = %[[ARG6]]) : tensor<i1> (tensor<2x?xf32>, tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:       ^bb0(%[[ARG7]]: tensor<2x?xf32>, %[[ARG8]]: tensor<?x3xf32>):
// CHECK-NEXT:         %[[V5]] = tosa.exp %[[ARG8]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:         %[[V6]] = tosa.abs %[[V5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:         %[[V7]] = tosa.abs %[[V5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:         tosa.yield %[[V6]], %[[V7]] : tensor<?x3xf32>, tensor<?x3xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       ^bb0(%[[ARG7]]: tensor<2x?xf32>, %[[ARG8]]: tensor<?x3xf32>):
// CHECK-NEXT:         %[[V5]] = tosa.add %[[ARG8]], %[[ARG7]] : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<*xf32>
// CHECK-NEXT:         %[[V6]] = tosa.abs %[[ARG8]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:         %[[V7]] = tosa.abs %[[V5]] : (tensor<*xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:         tosa.yield %[[V6]], %[[V7]] : tensor<?x3xf32>, tensor<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4]] = tosa.abs %[[V2]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[V4]] : tensor<?x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "foo.use"(%[[ARG3]]) : (tensor<2x?xf32>) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.exp %[[V0]] : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<?x?xf32> to tensor<*xf32>
// CHECK-NEXT:     "foo.use"(%[[CAST]]) : (tensor<*xf32>) -> ()
// CHECK-NEXT:     "foo.use"(%[[ARG4]]) : (tensor<2x3xf32>) -> ()
// CHECK-NEXT:     return %[[ARG3]] : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<2x3xf32>) -> tensor<2x3xf32> {
  "foo.use"(%d) : (tensor<2x?xf32>) -> ()
  %v1 = tosa.exp %b : (tensor<?x3xf32>) -> tensor<?x?xf32>
  return %e : tensor<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:     "foo.use"(%[[ARG3]]) : (tensor<2x?xf32>) -> ()
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.exp %[[ARG2]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     return %[[ARG4]] : tensor<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<*xf32>) -> tensor<*xf32> {
  %v1 = tosa.exp %e : (tensor<*xf32>) -> tensor<*xf32>
  "foo.use"(%b) : (tensor<?x3xf32>) -> ()
  %v2 = tosa.exp %d : (tensor<2x?xf32>) -> tensor<2x?xf32>
  return %e : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.exp %[[ARG4]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:     "foo.use"(%[[ARG2]]) : (tensor<?x3xf32>) -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.exp %[[ARG3]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:     return %[[ARG4]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<*xf32>) -> tensor<?x?xf32> {
  %v1:2 = tosa.cond_if %c (%v2 = %d, %v3 = %b) : tensor<i1> (tensor<2x?xf32>, tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<*xf32>) {
  ^bb0(%v4: tensor<2x?xf32>, %v5: tensor<?x3xf32>):
    %v6 = tosa.abs %v5 : (tensor<?x3xf32>) -> tensor<?x?xf32>
    %v7 = tosa.abs %v4 : (tensor<2x?xf32>) -> tensor<*xf32>
    tosa.yield %v6, %v7 : tensor<?x?xf32>, tensor<*xf32>
  } else {
  ^bb0(%v8: tensor<2x?xf32>, %v9: tensor<?x3xf32>):
    %v10:1 = tosa.cond_if %c (%v11 = %v8, %v12 = %v9) : tensor<i1> (tensor<2x?xf32>, tensor<?x3xf32>) -> (tensor<?x?xf32>) {
    ^bb0(%v13: tensor<2x?xf32>, %v14: tensor<?x3xf32>):
      %v15 = tosa.abs %v14 : (tensor<?x3xf32>) -> tensor<?x?xf32>
      tosa.yield %v15 : tensor<?x?xf32>
    } else {
    ^bb0(%v16: tensor<2x?xf32>, %v17: tensor<?x3xf32>):
      %v18 = tosa.abs %v16 : (tensor<2x?xf32>) -> tensor<?x?xf32>
      tosa.yield %v18 : tensor<?x?xf32>
    }
    %v19 = tosa.abs %v9 : (tensor<?x3xf32>) -> tensor<?x?xf32>
    %v20 = tosa.abs %v9 : (tensor<?x3xf32>) -> tensor<*xf32>
    tosa.yield %v19, %v20 : tensor<?x?xf32>, tensor<*xf32>
  }
  %v21 = tosa.add %v1#1, %d : (tensor<*xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  %v22 = tosa.abs %e : (tensor<*xf32>) -> tensor<*xf32>
  %v23:1 = tosa.cond_if %c (%v24 = %v1#0, %v25 = %v1#1) : tensor<i1> (tensor<?x?xf32>, tensor<*xf32>) -> (tensor<?x?xf32>) {
  ^bb0(%v26: tensor<?x?xf32>, %v27: tensor<*xf32>):
    %v28 = tosa.exp %v27 : (tensor<*xf32>) -> tensor<?x?xf32>
    %v29 = tosa.abs %v28 : (tensor<?x?xf32>) -> tensor<*xf32>
    %v30 = tosa.abs %v26 : (tensor<?x?xf32>) -> tensor<?x?xf32>
    tosa.yield %v30 : tensor<?x?xf32>
  } else {
  ^bb0(%v31: tensor<?x?xf32>, %v32: tensor<*xf32>):
    %v33 = tosa.abs %v31 : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %v34 = tosa.abs %v31 : (tensor<?x?xf32>) -> tensor<?x?xf32>
    tosa.yield %v34 : tensor<?x?xf32>
  }
  %v35 = tosa.exp %v21 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %v21 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = tosa.cond_if %[[ARG0]] (%[[ARG5:[^ ]+]] = %[[ARG3]], %[[ARG6:[^ ]+]] = %[[ARG2]]) : tensor<i1> (tensor<2x?xf32>, tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<2x?xf32>, %[[ARG6]]: tensor<?x3xf32>):
// CHECK-NEXT:       %[[V5:[^ ]+]] = tosa.abs %[[ARG6]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = tosa.abs %[[ARG5]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       tosa.yield %[[V5]], %[[V6]] : tensor<?x3xf32>, tensor<2x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<2x?xf32>, %[[ARG6]]: tensor<?x3xf32>):
// CHECK-NEXT:       %[[V5]] = tosa.cond_if %[[ARG0]] (%[[ARG7:[^ ]+]] = %[[ARG5]], %[[ARG8:[^ ]+]] = %[[ARG6]]) : tensor<i1> (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:       ^bb0(%[[ARG7]]: tensor<2x?xf32>, %[[ARG8]]: tensor<?x3xf32>):
// CHECK-NEXT:         %[[V8:[^ ]+]] = tosa.abs %[[ARG8]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:         tosa.yield %[[V8]] : tensor<?x3xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       ^bb0(%[[ARG7]]: tensor<2x?xf32>, %[[ARG8]]: tensor<?x3xf32>):
// CHECK-NEXT:         %[[V8]] = tosa.abs %[[ARG7]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:         tosa.yield %[[V8]] : tensor<2x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V6]] = tosa.abs %[[ARG6]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = tosa.abs %[[ARG6]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[V6]], %[[V7]] : tensor<?x3xf32>, tensor<?x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.add %[[V0]]#1, %[[ARG3]] : (tensor<?x?xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.abs %[[ARG4]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.cond_if %[[ARG0]] (%[[ARG5]] = %[[V0]]#0, %[[ARG6]] = %[[V0]]#1) : tensor<i1> (tensor<?x3xf32>, tensor<?x?xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<?x3xf32>, %[[ARG6]]: tensor<?x?xf32>):
// CHECK-NEXT:       %[[V5]] = tosa.exp %[[ARG6]] : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:       %[[V6]] = tosa.abs %[[V5]] : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:       %[[V7]] = tosa.abs %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[V7]] : tensor<?x3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<?x3xf32>, %[[ARG6]]: tensor<?x?xf32>):
// CHECK-NEXT:       %[[V5]] = tosa.abs %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       %[[V6]] = tosa.abs %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[V6]] : tensor<?x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.exp %[[V1]] : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<*xf32>) -> tensor<2x?xf32> {
  %v1 = tosa.exp %b : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %v2 = tosa.add %a, %d : (tensor<2x3xf32>, tensor<2x?xf32>) -> tensor<*xf32>
  %v3 = tosa.exp %e : (tensor<*xf32>) -> tensor<*xf32>
  %v4 = tosa.abs %e : (tensor<*xf32>) -> tensor<?x?xf32>
  %v5:3 = tosa.while_loop (%v6 = %v4, %v7 = %v2, %v8 = %d) : (tensor<?x?xf32>, tensor<*xf32>, tensor<2x?xf32>) -> (tensor<?x?xf32>, tensor<*xf32>, tensor<2x?xf32>) {
    %v9 = tosa.exp %v6 : (tensor<?x?xf32>) -> tensor<*xf32>
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%v10: tensor<?x?xf32>, %v11: tensor<*xf32>, %v12: tensor<2x?xf32>):
    %v13 = tosa.abs %v10 : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %v14 = tosa.abs %v11 : (tensor<*xf32>) -> tensor<*xf32>
    %v15 = tosa.abs %v10 : (tensor<?x?xf32>) -> tensor<2x?xf32>
    tosa.yield %v13, %v14, %v15 : tensor<?x?xf32>, tensor<*xf32>, tensor<2x?xf32>
  }
  return %v5#2 : tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.exp %[[ARG2]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.add %[[ARG1]], %[[ARG3]] : (tensor<2x3xf32>, tensor<2x?xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.exp %[[ARG4]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.abs %[[ARG4]] : (tensor<*xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]]:3 = tosa.while_loop (%[[ARG5:[^ ]+]] = %[[V3]], %[[ARG6:[^ ]+]] = %[[V1]], %[[ARG7:[^ ]+]] = %[[ARG3]]) : (tensor<?x?xf32>, tensor<*xf32>, tensor<2x?xf32>) -> (tensor<?x?xf32>, tensor<*xf32>, tensor<2x?xf32>) {
// CHECK-NEXT:       %[[V5:[^ ]+]] = tosa.exp %[[ARG5]] : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:       tosa.yield %[[ARG0]] : tensor<i1>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<?x?xf32>, %[[ARG6]]: tensor<*xf32>, %[[ARG7]]: tensor<2x?xf32>):
// CHECK-NEXT:       %[[V5]] = tosa.abs %[[ARG5]] : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = tosa.abs %[[ARG6]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = tosa.abs %[[ARG5]] : (tensor<?x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:       tosa.yield %[[V5]], %[[V6]], %[[V7]] : tensor<?x?xf32>, tensor<*xf32>, tensor<2x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V4]]#2 : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<2x3xf32>) -> tensor<2x?xf32> {
  %v1 = tosa.add %b, %e : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<?x?xf32>
  %v2 = tosa.add %d, %d : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  %v3 = tosa.add %e, %b : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x?xf32>
  %v4 = tosa.exp %v3 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %v5 = tosa.add %v2, %a : (tensor<?x?xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  return %d : tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<2x3xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.add %[[ARG2]], %[[ARG4]] : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.add %[[ARG3]], %[[ARG3]] : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[ARG4]], %[[ARG2]] : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.exp %[[V2]] : (tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.add %[[V1]], %[[ARG1]] : (tensor<2x?xf32>, tensor<2x3xf32>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[ARG3]] : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%c: tensor<i1>, %a: tensor<2x3xf32>, %b: tensor<?x3xf32>, %d: tensor<2x?xf32>, %e: tensor<*xf32>) -> tensor<*xf32> {
  %v1:1 = tosa.cond_if %c (%v2 = %b) : tensor<i1> (tensor<?x3xf32>) -> (tensor<*xf32>) {
  ^bb0(%v3: tensor<?x3xf32>):
    %v4 = tosa.abs %v3 : (tensor<?x3xf32>) -> tensor<*xf32>
    tosa.yield %v4 : tensor<*xf32>
  } else {
  ^bb0(%v5: tensor<?x3xf32>):
    %v6 = tosa.exp %v5 : (tensor<?x3xf32>) -> tensor<*xf32>
    %v7 = tosa.abs %v6 : (tensor<*xf32>) -> tensor<*xf32>
    tosa.yield %v7 : tensor<*xf32>
  }
  "foo.use"(%v1#0) : (tensor<*xf32>) -> ()
  return %e : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<i1>, %[[ARG1:[^ ]+]]: tensor<2x3xf32>, %[[ARG2:[^ ]+]]: tensor<?x3xf32>, %[[ARG3:[^ ]+]]: tensor<2x?xf32>, %[[ARG4:[^ ]+]]: tensor<*xf32>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.cond_if %[[ARG0]] (%[[ARG5:[^ ]+]] = %[[ARG2]]) : tensor<i1> (tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<?x3xf32>):
// CHECK-NEXT:       %[[V1:[^ ]+]] = tosa.abs %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[V1]] : tensor<?x3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     ^bb0(%[[ARG5]]: tensor<?x3xf32>):
// CHECK-NEXT:       %[[V1]] = tosa.exp %[[ARG5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = tosa.abs %[[V1]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:       tosa.yield %[[V2]] : tensor<?x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<?x3xf32> to tensor<*xf32>
// CHECK-NEXT:     "foo.use"(%[[CAST]]) : (tensor<*xf32>) -> ()
// CHECK-NEXT:     return %[[ARG4]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
