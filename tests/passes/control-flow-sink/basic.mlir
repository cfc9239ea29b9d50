// RUN: mlir-opt %s --split-input-file --control-flow-sink --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: i32, %b: i32, %c: i1, %i: index) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.subi %0, %b : i32
  %3 = scf.if %c -> i32 { scf.yield %1 : i32 } else { scf.yield %2 : i32 }
  %r = arith.addi %3, %0 : i32
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[ARG2]] -> (i32) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[V3]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3]] = arith.subi %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[V3]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[V0]] : i32
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%a: i32, %b: i32, %c: i1, %i: index) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.subi %a, %b : i32
  %3 = scf.index_switch %i -> i32 
   case 1 { scf.yield %1 : i32 } 
   default { scf.yield %2 : i32 }
  %4 = arith.addi %a, %a : i32
  %5 = scf.execute_region -> i32 { scf.yield %4 : i32 }
  %6 = arith.muli %a, %a : i32
  %7 = memref.alloca_scope -> i32 { memref.alloca_scope.return %6 : i32 }
  %r = arith.addi %3, %5 : i32
  %s = arith.addi %r, %7 : i32
  return %s : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.index_switch %[[ARG3]] -> i32 
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.muli %[[V7]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[V8]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %[[V7]] = arith.subi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[V7]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.execute_region -> i32 {
// CHECK-NEXT:       scf.yield %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.alloca_scope  -> (i32) {
// CHECK-NEXT:       memref.alloca_scope.return %[[V3]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V0]], %[[V2]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[V4]] : i32
// CHECK-NEXT:     return %[[V6]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @h(%a: i32, %b: i32, %l: index, %u: index) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %a, %b : i32
  %2 = scf.for %i = %l to %u step %l iter_args(%x = %a) -> i32 { 
    %y = arith.addi %x, %0 : i32
    scf.yield %y : i32 }
  %3 = scf.if %true -> i32 { scf.yield %1 : i32 } else { scf.yield %2 : i32 }
  %4 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%false) %x : i32
  } do { ^bb0(%x: i32):
    %y = arith.addi %x, %1 : i32
    scf.yield %y : i32 }
  %5 = arith.addi %3, %4 : i32
  %6 = arith.xori %a, %b : i32
  %7 = arith.ori %a, %b : i32
  scf.execute_region {
    cf.cond_br %true, ^bb1, ^bb2
  ^bb1:
    "test.use"(%6) : (i32) -> ()
    scf.yield
  ^bb2:
    "test.use"(%7) : (i32) -> ()
    scf.yield
  }
  return %5 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[TRUE]] -> (i32) {
// CHECK-NEXT:       scf.yield %[[V1]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V7:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[ARG2]] to %[[ARG3]] step %[[ARG2]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG0]]) -> (i32) {
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.addi %[[ARG5]], %[[V0]] : i32
// CHECK-NEXT:         scf.yield %[[V8]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V7]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.while (%[[ARG4]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:       scf.condition(%[[FALSE]]) %[[ARG4]] : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: i32):
// CHECK-NEXT:       %[[V7]] = arith.addi %[[ARG4]], %[[V1]] : i32
// CHECK-NEXT:       scf.yield %[[V7]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.xori %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.ori %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.cond_br %[[TRUE]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "test.use"(%[[V5]]) : (i32) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       "test.use"(%[[V6]]) : (i32) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V4]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @aff(%a: i32, %b: i32, %i: index, %m: memref<4xi32>, %j: index) {
  %0 = arith.addi %a, %b : i32
  %ld = memref.load %m[%i] : memref<4xi32>
  %k = arith.addi %i, %j : index
  affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
     "test.use"(%0, %ld, %k) : (i32, i32, index) -> ()
  }
  %1 = arith.muli %a, %b : i32
  affine.for %x = 0 to 10 { "test.use"(%1) : (i32) -> () }
  %2 = arith.andi %a, %b : i32
  scf.parallel (%x) = (%i) to (%j) step (%i) { "test.use"(%2) : (i32) -> () 
   scf.reduce }
  %3 = arith.ori %a, %b : i32
  scf.forall (%x) in (2) { "test.use"(%3) : (i32) -> () }
  %4 = arith.divsi %a, %b : i32
  %tok = async.execute { "test.use"(%4) : (i32) -> () 
   async.yield }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @aff(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<4xi32>, %[[ARG4:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG3]][%[[ARG2]]] : memref<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG4]] : index
// CHECK-NEXT:     affine.if #set(%[[ARG2]]) {
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]]) : (i32, i32, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       "test.use"(%[[V3]]) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     scf.parallel (%[[ARG5]]) = (%[[ARG2]]) to (%[[ARG4]]) step (%[[ARG2]]) {
// CHECK-NEXT:       "test.use"(%[[V4]]) : (i32) -> ()
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.ori %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     scf.forall (%[[ARG5]]) in (2) {
// CHECK-NEXT:       "test.use"(%[[V5]]) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.divsi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       "test.use"(%[[V6]]) : (i32) -> ()
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
