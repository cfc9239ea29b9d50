// RUN: mlir-opt %s --split-input-file --remove-dead-values=canonicalize=false --allow-unregistered-dialect | FileCheck %s

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
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = ub.poison : i1
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]]:4 = scf.for %[[ARG3:[a-zA-Z0-9_]+]] = %[[ARG0]] to %[[ARG0]] step %[[ARG0]] iter_args(%[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG2]], %[[ARG5:[a-zA-Z0-9_]+]] = %[[V0]], %[[ARG6:[a-zA-Z0-9_]+]] = %[[V1]], %[[ARG7:[a-zA-Z0-9_]+]] = %[[V2]]) -> (i32, i32, i1, i32) {
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:       %[[V5:[a-zA-Z0-9_]+]] = ub.poison : i1
// CHECK-NEXT:       %[[V6:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:       scf.yield %[[ARG4]], %[[V4]], %[[V5]], %[[V6]] : i32, i32, i1, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V3]]#0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
llvm.func @l(%a: i32, %b: i32) attributes {sym_visibility = "private"} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @l(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i32) attributes {sym_visibility = "private"} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @l(%a: i32, %b: i32) -> i32 {
  return %b : i32
}
func.func @m(%a: i32) -> i32 {
  %0 = func.call @l(%a, %a) {arg_attrs = [{foo.x}, {foo.y}], no_inline} : (i32, i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @l(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @m(%[[ARG0]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = call @l(%[[ARG0]]) {arg_attrs = [{foo.x}, {foo.y}], no_inline} : (i32) -> i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
module @m {
  func.func private @l(%a: i32, %b: i32) -> i32 {
    return %b : i32
  }
  "test.ref"() {x = @l} : () -> ()
}

// CHECK: module @m {
// CHECK-NEXT:   func.func private @l(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.ref"() {x = @l} : () -> ()
// CHECK-NEXT: }

// -----
func.func private @l(%a: i32, %b: i32) -> i32 {
  return %b : i32
}
func.func @x() {
  "test.ref"() {x = @l} : () -> i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @l(%[[ARG0:[a-zA-Z0-9_]+]]: i32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @x() {
// CHECK-NEXT:     "test.ref"() {x = @l} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @sideeffect_in_dead(%a: i32, %m: memref<i32>) {
  return
^bb1:
  %0 = arith.addi %a, %a : i32
  memref.store %a, %m[] : memref<i32>
  memref.store %0, %m[] : memref<i32>
  "test.x"() : () -> ()
  scf.if %x {
    "test.x"() : () -> ()
  }
  %x = "test.y"() : () -> i1
  cf.br ^bb2(%0 : i32)
^bb2(%y: i32):
  cf.switch %y : i32, [ default: ^bb1, 1: ^bb2(%y: i32) ]
}

// CHECK: module {
// CHECK-NEXT:   func.func @sideeffect_in_dead(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: memref<i32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     "test.x"() : () -> ()
// CHECK-NEXT:     scf.if %[[V0:[a-zA-Z0-9_]+]] {
// CHECK-NEXT:       "test.x"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0]] = "test.y"() : () -> i1
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     ub.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @rec(%a: i32, %b: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = call @rec(%b, %a, %c) : (i32, i32, i1) -> i32
  return %0 : i32
^bb2:
  return %a : i32
}
func.func @x(%a: i32, %c: i1) -> i32 {
  %0 = call @rec(%a, %a, %c) : (i32, i32, i1) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @rec(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i32, %[[ARG2:[a-zA-Z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = call @rec(%[[ARG1]], %[[ARG0]], %[[ARG2]]) : (i32, i32, i1) -> i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @x(%[[ARG0]]: i32, %[[ARG1]]: i1) -> i32 {
// CHECK-NEXT:     %[[V0]] = call @rec(%[[ARG0]], %[[ARG0]], %[[ARG1]]) : (i32, i32, i1) -> i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @selfloop(%a: i32) {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %0 = arith.addi %x, %x : i32
  "test.x"() : () -> ()
  cf.br ^bb1(%0 : i32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @selfloop(%[[ARG0:[a-zA-Z0-9_]+]]: i32) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     "test.x"() : () -> ()
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @bothsame(%a: i32, %c: i1) {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1(%0 : i32), ^bb1(%0 : i32)
^bb1(%x: i32):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @bothsame(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i1) {
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1, ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @unusedeffect(%m: memref<4xf32>, %i: index, %f: f32) {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %3 = arith.divsi %i, %i : index
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unusedeffect(%[[ARG0:[a-zA-Z0-9_]+]]: memref<4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: f32) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = memref.atomic_rmw addf %[[ARG2]], %[[ARG0]][%[[ARG1]]] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @nested(%a: i32, %c: i1, %lb: index) -> i32 {
  %r = scf.for %i = %lb to %lb step %lb iter_args(%x = %a) -> i32 {
    %q:2 = scf.if %c -> (i32, i32) {
      %k = memref.alloca() : memref<i32>
      %l = memref.load %k[] : memref<i32>
      scf.yield %l, %x : i32, i32
    } else {
      scf.yield %x, %x : i32, i32
    }
    %v = scf.execute_region -> i32 {
      %u = arith.muli %q#1, %q#1 : i32
      scf.yield %u : i32
    }
    scf.yield %q#1 : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i1, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.for %[[ARG3:[a-zA-Z0-9_]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] iter_args(%[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (i32) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]]:2 = scf.if %[[ARG1]] -> (i32, i32) {
// CHECK-NEXT:         %alloca = memref.alloca() : memref<i32>
// CHECK-NEXT:         %[[V2:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:         scf.yield %[[V2]], %[[ARG4]] : i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V2]] = ub.poison : i32
// CHECK-NEXT:         scf.yield %[[V2]], %[[ARG4]] : i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]]#1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
