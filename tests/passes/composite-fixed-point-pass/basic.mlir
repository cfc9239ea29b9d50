// RUN: mlir-opt %s --split-input-file --composite-fixed-point-pass=pipeline=canonicalize,cse --allow-unregistered-dialect | FileCheck %s

func.func @f(%c: i1, %a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %c2 : i32
  cf.cond_br %c, ^a(%0 : i32), ^b(%c1 : i32)
^a(%x: i32):
  cf.br ^b(%x : i32)
^b(%y: i32):
  %z = arith.addi %y, %0 : i32
  return %z : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG0]], %[[C3_I32]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[C3_I32]] : i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%a: i32) -> (i32, i32) {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  cf.cond_br %true, ^a(%c1 : i32), ^b(%a : i32)
^a(%x: i32):
  %q = arith.muli %x, %x : i32
  cf.br ^b(%q : i32)
^b(%y: i32):
  %r = scf.if %true -> i32 { scf.yield %y : i32 } else { scf.yield %a : i32 }
  return %y, %r : i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i32) -> (i32, i32) {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     return %[[C1_I32]], %[[C1_I32]] : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @callee(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  return %0 : i32
}
func.func private @unused(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %c1 : i32
  return %0 : i32
}
func.func private @two(%x: i32) -> i32 {
  return %x : i32
}
func.func @pub(%x: i32) -> i32 {
  return %x : i32
}
func.func private @ref(%x: i32) -> i32 {
  return %x : i32
}
func.func private @ext(%x: i32) -> i32
func.func @main() -> (i32, i32, i32, i32, i32, i32) {
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  %0 = call @callee(%c5) : (i32) -> i32
  %1 = call @callee(%c5) : (i32) -> i32
  %2 = call @two(%c5) : (i32) -> i32
  %3 = call @two(%c6) : (i32) -> i32
  %4 = call @pub(%c5) : (i32) -> i32
  %f = constant @ref : (i32) -> i32
  %5 = call @ref(%c5) : (i32) -> i32
  %6 = call @ext(%c5) : (i32) -> i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @unused(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     return %[[C2_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @two(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pub(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @ref(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @ext(i32) -> i32
// CHECK-NEXT:   func.func @main() -> (i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %[[C5_I32:[^ ]+]] = arith.constant 5 : i32
// CHECK-NEXT:     %[[C6_I32:[^ ]+]] = arith.constant 6 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @callee(%[[C5_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @callee(%[[C5_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @two(%[[C5_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = call @two(%[[C6_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = call @pub(%[[C5_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = call @ref(%[[C5_I32]]) : (i32) -> i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = call @ext(%[[C5_I32]]) : (i32) -> i32
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]] : i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @loops(%l: index, %u: index) -> (i32, i32, i32, i32, index) {
  %c1 = arith.constant 1 : i32
  %i1 = arith.constant 1 : index
  %0 = scf.for %i = %l to %u step %i1 iter_args(%x = %c1) -> i32 {
    %y = arith.muli %x, %c1 : i32
    scf.yield %y : i32
  }
  %1 = scf.for %i = %l to %u step %i1 iter_args(%x = %c1) -> i32 {
    %y = arith.addi %x, %c1 : i32
    scf.yield %y : i32
  }
  %2 = scf.while (%x = %c1) : (i32) -> i32 {
    %false = arith.constant false
    scf.condition(%false) %x : i32
  } do { ^bb0(%x: i32):
    %y = arith.addi %x, %c1 : i32
    scf.yield %y : i32
  }
  %3 = scf.index_switch %i1 -> i32 
  case 1 { scf.yield %c1 : i32 }
  default { %q = arith.addi %c1, %c1 : i32
   scf.yield %q : i32 }
  %4 = scf.execute_region -> index { scf.yield %i1 : index }
  scf.parallel (%i) = (%l) to (%i1) step (%i1) { "test.use"(%i) : (index) -> () }
  %false = arith.constant false
  scf.if %false { "test.x"(%i1) : (index) -> () }
  affine.for %i = 0 to 10 { %j = affine.apply affine_map<() -> (3)>()
   "test.use"(%i, %j) : (index, index) -> () }
  affine.for %i = 0 to 0 { %j = affine.apply affine_map<() -> (4)>()
   "test.use"(%i, %j) : (index, index) -> () }
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> (i32, i32, i32, i32, index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[C1_I32]]) -> (i32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1_I32]] : i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.while (%[[ARG2]] = %[[C1_I32]]) : (i32) -> i32 {
// CHECK-NEXT:       scf.condition(%[[FALSE]]) %[[ARG2]] : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: i32):
// CHECK-NEXT:       %[[V2]] = arith.addi %[[ARG2]], %[[C1_I32]] : i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG2]]) = (%[[ARG0]]) to (%[[C1]]) step (%[[C1]]) {
// CHECK-NEXT:       "test.use"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       "test.use"(%[[ARG2]], %[[C3]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 0 {
// CHECK-NEXT:       "test.use"(%[[ARG2]], %[[C4]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[C1_I32]], %[[V0]], %[[V1]], %[[C1_I32]], %[[C1]] : i32, i32, i32, i32, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @other(%a: i32, %t: tensor<4xi32>) -> i32 {
  %c = arith.constant dense<2> : vector<4xi32>
  %d = arith.addi %c, %c : vector<4xi32>
  %i = index.constant 4
  %j = index.add %i, %i
  %l = llvm.mlir.constant(4 : i32) : i32
  %m = llvm.mul %l, %l : i32
  %z = arith.constant 0 : i32
  %y = arith.muli %a, %z : i32
  %x = arith.addi %a, %z : i32
  %w = arith.xori %a, %a : i32
  %p = ub.poison : i32
  %pp = arith.addi %p, %a : i32
  "test.use"(%d, %j, %m, %y, %x, %w, %pp) ({ 
   %q = arith.addi %z, %z : i32
   "test.use"(%q) : (i32) -> ()
  ^bb1(%e: i32):
   %r = arith.addi %z, %z : i32
   "test.use"(%r) : (i32) -> ()
   }): (vector<4xi32>, index, i32, i32, i32, i32, i32) -> ()
  cf.switch %l : i32, [ default: ^d, 4: ^e(%z : i32) ]
^d:
  %dead = arith.addi %z, %z : i32
  return %dead : i32
^e(%g: i32):
  return %g : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @other(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<4> : vector<4xi32>
// CHECK-NEXT:     %[[IDX8:[^ ]+]] = index.constant 8
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mul %[[V1]], %[[V1]] : i32
// CHECK-NEXT:     "test.use"(%[[CST]], %[[IDX8]], %[[V2]], %[[C0_I32]], %[[ARG0]], %[[C0_I32]], %[[V0]]) ({
// CHECK-NEXT:       "test.use"(%[[C0_I32]]) : (i32) -> ()
// CHECK-NEXT:     }) : (vector<4xi32>, index, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT:     return %[[C0_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @rec(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi eq, %x, %c0 : i32
  %r = scf.if %c -> i32 { scf.yield %x : i32 } else {
    %q = func.call @rec(%c0) : (i32) -> i32
    scf.yield %q : i32
  }
  return %r : i32
}
func.func @m() -> i32 {
  %c0 = arith.constant 0 : i32
  %r = call @rec(%c0) : (i32) -> i32
  return %r : i32
}
module {
func.func private @in(%x: i32) -> i32 { return %x : i32 }
func.func nested @inn(%x: i32) -> i32 { return %x : i32 }
func.func @m() -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %r = call @in(%c0) : (i32) -> i32
  %s = call @inn(%c0) : (i32) -> i32
  return %r, %s : i32, i32
}
}

// CHECK: module {
// CHECK-NEXT:   func.func private @rec(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i32) {
// CHECK-NEXT:       scf.yield %[[ARG0]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V2:[^ ]+]] = func.call @rec(%[[C0_I32]]) : (i32) -> i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @m() -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @rec(%[[C0_I32]]) : (i32) -> i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func private @in(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       return %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func nested @inn(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       return %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @m() -> (i32, i32) {
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V0:[^ ]+]] = call @in(%[[C0_I32]]) : (i32) -> i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = call @inn(%[[C0_I32]]) : (i32) -> i32
// CHECK-NEXT:       return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
