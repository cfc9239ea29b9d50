// RUN: mlir-opt %s --split-input-file --remove-dead-values --allow-unregistered-dialect | FileCheck %s

func.func @par(%lb: index, %a: f32) -> f32 {
  %r = scf.parallel (%i) = (%lb) to (%lb) step (%lb) init (%a) -> f32 {
    scf.reduce(%a : f32) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %y : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @par(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:     return %[[ARG1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @unreachable_cond(%c: i1) {
  return
^bb1(%x: i1):
  cf.cond_br %x, ^bb1(%x : i1), ^bb2
^bb2:
  cf.br ^bb1(%x : i1)
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable_cond(%[[ARG0:[a-zA-Z0-9_]+]]: i1) {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // pred: ^bb2
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   ^bb2:  // no predecessors
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @callee(%a: i32 {foo.a = 1}, %b: i32 {foo.b}) -> (i32 {foo.r}, f32 {foo.s}) attributes {foo.x} {
  %f = arith.constant 1.0 : f32
  "test.side"(%b) : (i32) -> ()
  return %a, %f : i32, f32
}
func.func @caller(%a: i32) -> f32 {
  %r:2 = func.call @callee(%a, %a) {x = 1} : (i32, i32) -> (i32, f32)
  return %r#1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%[[ARG0:[a-zA-Z0-9_]+]]: i32 {foo.b}) -> (f32 {foo.s}) attributes {foo.x} {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     "test.side"(%[[ARG0]]) : (i32) -> ()
// CHECK-NEXT:     return %cst : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%[[ARG0]]: i32) -> f32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = call @callee(%[[ARG0]]) {x = 1 : i64} : (i32) -> f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @ext(%a: i32) -> i32
func.func @caller(%a: i32) -> i32 {
  %r = call @ext(%a) : (i32) -> i32
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ext(i32) -> i32
// CHECK-NEXT:   func.func @caller(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = call @ext(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
llvm.func internal @l(%a: i32, %b: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @m(%a: i32) -> i32 {
  %0 = llvm.call @l(%a, %a) : (i32, i32) -> i32
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func internal @l(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     llvm.return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @m(%[[ARG0]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = llvm.call @l(%[[ARG0]], %[[ARG0]]) : (i32, i32) -> i32
// CHECK-NEXT:     llvm.return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @const_if(%a: i32) -> i32 {
  %t = arith.constant true
  %r = scf.if %t -> i32 {
    scf.yield %a : i32
  } else {
    "test.side"(%a) : (i32) -> ()
    %0 = arith.addi %a, %a : i32
    scf.yield %0 : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @const_if(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @forall(%t: tensor<4xf32>, %s: tensor<1xf32>) -> tensor<4xf32> {
  %r:2 = scf.forall (%i) in (4) shared_outs(%o = %t, %p = %t) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i][1][1] : tensor<1xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %s into %p[%i][1][1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %r#0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<1xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.forall (%[[ARG2:[a-zA-Z0-9_]+]]) in (4) shared_outs(%[[ARG3:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<4xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG1]] into %[[ARG3]][%[[ARG2]]] [1] [1] : tensor<1xf32> into tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @twopoison(%lb: index, %c: i1, %a: i32) -> i32 {
  %r:4 = scf.for %i = %lb to %lb step %lb iter_args(%w = %a, %x = %a, %y = %c, %z = %a) -> (i32, i32, i1, i32) {
    %0 = arith.addi %x, %x : i32
    %1 = arith.xori %y, %c : i1
    %2 = arith.muli %z, %z : i32
    scf.yield %w, %0, %1, %2 : i32, i32, i1, i32
  }
  return %r#0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @twopoison(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: i1, %[[ARG2:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @generic(%m: memref<?xf32>, %i: index, %a: f32) {
  %x = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%v: f32):
    %0 = arith.addf %v, %a : f32
    memref.atomic_yield %0 : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%[[ARG0:[a-zA-Z0-9_]+]]: memref<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: f32) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = memref.generic_atomic_rmw %[[ARG0]][%[[ARG1]]] : memref<?xf32> {
// CHECK-NEXT:     ^bb0(%[[ARG3:[a-zA-Z0-9_]+]]: f32):
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = arith.addf %[[ARG3]], %[[ARG2]] : f32
// CHECK-NEXT:       memref.atomic_yield %[[V1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @alloca_scope(%i: index, %a: f32) -> f32 {
  %x:2 = memref.alloca_scope -> (f32, f32) {
    %0 = arith.addf %a, %a : f32
    memref.alloca_scope.return %a, %0 : f32, f32
  }
  return %x#0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloca_scope(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:     return %[[ARG1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @whiledead(%a: i32) {
  %r:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %x, %a : i32
    "test.x"() : () -> ()
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    scf.yield %p, %q : i32, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @whiledead(%[[ARG0:[a-zA-Z0-9_]+]]: i32) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %false = arith.constant false
// CHECK-NEXT:       "test.x"() : () -> ()
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:       scf.condition(%false)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       %[[V1]] = ub.poison : i32
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @p(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
func.func @q(%a: i32) {
  %0 = call @p(%a, %a) : (i32, i32) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @p() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @q(%[[ARG0:[a-zA-Z0-9_]+]]: i32) {
// CHECK-NEXT:     call @p() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @par(%lb: index, %ub: index, %a: f32, %m: memref<?xf32>) -> f32 {
  %r:2 = scf.parallel (%i) = (%lb) to (%ub) step (%lb) init (%a, %a) -> (f32, f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    memref.store %v, %m[%i] : memref<?xf32>
    scf.reduce(%v, %v : f32, f32) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %y : f32
      scf.reduce.return %z : f32
    }, {
    ^bb0(%x: f32, %y: f32):
      %z = arith.mulf %x, %y : f32
      scf.reduce.return %z : f32
    }
  }
  return %r#0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @par(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: f32, %[[ARG3:[a-zA-Z0-9_]+]]: memref<?xf32>) -> f32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]]:2 = scf.parallel (%[[ARG4:[a-zA-Z0-9_]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG0]]) init (%[[ARG2]], %[[ARG2]]) -> (f32, f32) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[ARG3]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       memref.store %[[V1]], %[[ARG3]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       scf.reduce(%[[V1]], %[[V1]] : f32, f32) {
// CHECK-NEXT:       ^bb0(%[[ARG5:[a-zA-Z0-9_]+]]: f32, %[[ARG6:[a-zA-Z0-9_]+]]: f32):
// CHECK-NEXT:         %[[V2:[a-zA-Z0-9_]+]] = arith.addf %[[ARG5]], %[[ARG6]] : f32
// CHECK-NEXT:         scf.reduce.return %[[V2]] : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%[[ARG5]]: f32, %[[ARG6]]: f32):
// CHECK-NEXT:         %[[V2]] = arith.mulf %[[ARG5]], %[[ARG6]] : f32
// CHECK-NEXT:         scf.reduce.return %[[V2]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]]#0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @what_an_erased_loop_used(%a: i32, %n: index) -> i32 {
  %c1 = arith.constant 1 : i32
  %v = arith.muli %a, %c1 : i32
  %s = arith.constant 1 : index
  %r = scf.for %k = %n to %n step %s iter_args(%x = %v) -> i32 {
    scf.yield %v : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @what_an_erased_loop_used(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @shared(%n: index, %t: tensor<8xi32>, %u: tensor<8xi32>, %e: tensor<1xi32>) {
  %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %u) -> (tensor<8xi32>, tensor<8xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %p[%i] [1] [1] : tensor<1xi32> into tensor<8xi32>
    }
  }
  return
}
func.func @uses_shared(%n: index, %t: tensor<8xi32>, %u: tensor<8xi32>, %e: tensor<1xi32>) {
  call @shared(%n, %t, %u, %e) : (index, tensor<8xi32>, tensor<8xi32>, tensor<1xi32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @shared(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<8xi32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<1xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @uses_shared(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<8xi32>, %[[ARG2:[a-zA-Z0-9_]+]]: tensor<8xi32>, %[[ARG3:[a-zA-Z0-9_]+]]: tensor<1xi32>) {
// CHECK-NEXT:     call @shared(%[[ARG2]], %[[ARG3]]) : (tensor<8xi32>, tensor<1xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
