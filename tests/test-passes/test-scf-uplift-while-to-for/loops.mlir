// RUN: mlir-opt %s --allow-unregistered-dialect --test-scf-uplift-while-to-for | FileCheck %s

func.func @a(%lb: index, %ub: index, %s: index, %x0: f32) -> (f32, index) {
  %r:2 = scf.while (%x = %x0, %i = %lb) : (f32, index) -> (f32, index) {
    %c = arith.cmpi slt, %i, %ub : index
    scf.condition(%c) %x, %i : f32, index
  } do {
  ^bb0(%x: f32, %i: index):
    %y = arith.addf %x, %x : f32
    %n = arith.addi %s, %i : index
    scf.yield %y, %n : f32, index
  } attributes {foo}
  return %r#0, %r#1 : f32, index
}
func.func @b(%lb: i32, %ub: i32, %s: i32) -> i32 {
  %r = scf.while (%i = %lb) : (i32) -> (i32) {
    %c = arith.cmpi sgt, %ub, %i : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    "use"(%i) : (i32) -> ()
    %n = arith.addi %i, %s : i32
    "use"(%n) : (i32) -> ()
    scf.yield %n : i32
  }
  return %r : i32
}
func.func @c(%lb: i32, %ub: i32, %s: i32) -> i32 {
  %r = scf.while (%i = %lb) : (i32) -> (i32) {
    %c = arith.cmpi sgt, %i, %ub : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %s : i32
    scf.yield %n : i32
  }
  %r2 = scf.while (%i = %lb) : (i32) -> (i32) {
    %c = arith.cmpi ult, %i, %ub : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %s : i32
    scf.yield %n : i32
  }
  %r3 = scf.while (%i = %lb) : (i32) -> (i32) {
    %c = arith.cmpi slt, %i, %i : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %s : i32
    scf.yield %n : i32
  }
  %r4 = scf.while (%i = %lb) : (i32) -> (i32) {
    %c = arith.cmpi slt, %i, %ub : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %i : i32
    scf.yield %n : i32
  }
  %r5 = scf.while (%i = %lb) : (i32) -> (i32) {
    %c = arith.cmpi slt, %i, %ub : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.subi %i, %s : i32
    scf.yield %n : i32
  }
  %r6:2 = scf.while (%i = %lb, %j = %lb) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %j, %ub : i32
    scf.condition(%c) %j, %i : i32, i32
  } do {
  ^bb0(%i: i32, %j: i32):
    %n = arith.addi %i, %s : i32
    scf.yield %n, %i : i32, i32
  }
  %r7:2 = scf.while (%i = %lb, %j = %lb) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %j, %ub : i32
    scf.condition(%c) %i, %j : i32, i32
  } do {
  ^bb0(%i: i32, %j: i32):
    %n = arith.addi %j, %s : i32
    %r8 = scf.while (%k = %lb) : (i32) -> (i32) {
    %c = arith.cmpi slt, %k, %j : i32
    scf.condition(%c) %k : i32
  } do {
  ^bb0(%k: i32):
    %nk = arith.addi %k, %k : i32
    %nn = arith.addi %j, %k : i32
    "use"(%nk) : (i32) -> ()
    scf.yield %nn : i32
  }
    scf.yield %n, %n : i32, i32
  }
  scf.while : () -> () { %c = "cond"() : () -> i1  scf.condition(%c) } do { "a"() : () -> () scf.yield }
  scf.while : () -> () { %c = "cond"() : () -> i1  scf.condition(%c) } do { scf.yield }
  %u = arith.addi %r7#0, %r7#1 : i32
  return %u : i32
}
func.func @dead(%lb: i32, %ub: i32, %s: i32) {
  %r = scf.while (%i = %lb) : (i32) -> (i32) {
    %c = arith.cmpi slt, %i, %ub : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %s : i32
    scf.yield %n : i32
  }
  %c0 = arith.constant 0 : i32
  %r2 = scf.while (%i = %c0) : (i32) -> (i32) {
    %c = arith.cmpi slt, %i, %ub : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    "use"(%i) : (i32) -> ()
    %n = arith.addi %i, %s : i32
    scf.yield %n : i32
  }
  "use"(%r2) : (i32) -> ()
  return
}
func.func @nest(%lb: i32, %ub: i32, %s: i32) {
  %r = scf.while (%i = %lb) : (i32) -> (i32) {
    %c0 = scf.while (%k = %i) : (i32) -> (i32) {
        %c = arith.cmpi slt, %k, %ub : i32
        scf.condition(%c) %k : i32
     } do {
    ^bb0(%k: i32):
      "use"(%k) : (i32) -> ()
      scf.yield %k : i32
    }
    %c = arith.cmpi slt, %i, %ub : i32
    scf.condition(%c) %c0 : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %s : i32
    scf.yield %n : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> (f32, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG3]]) -> (f32) {
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addf %[[ARG5]], %[[ARG5]] : f32
// CHECK-NEXT:       scf.yield %[[V8]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[ARG2]], %[[C1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[ARG1]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divsi %[[V3]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG2]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[ARG0]], %[[V6]] : index
// CHECK-NEXT:     return %[[V0]], %[[V7]] : f32, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]]  : i32 {
// CHECK-NEXT:       "use"(%[[ARG3]]) : (i32) -> ()
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// CHECK-NEXT:       "use"(%[[V7]]) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[ARG2]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[V0]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divsi %[[V2]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[V3]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[ARG0]], %[[V5]] : i32
// CHECK-NEXT:     return %[[V6]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG4:[^ ]+]] = %[[ARG0]]) -> (i32)  : i32 {
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// CHECK-NEXT:       scf.for %[[ARG5:[^ ]+]] = %[[ARG0]] to %[[ARG3]] step %[[ARG3]]  : i32 {
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// CHECK-NEXT:         "use"(%[[V10]]) : (i32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V9]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[ARG2]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V1]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.divsi %[[V3]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[ARG0]], %[[V6]] : i32
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %[[V9]] = "cond"() : () -> i1
// CHECK-NEXT:       scf.condition(%[[V9]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       "a"() : () -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %[[V9]] = "cond"() : () -> i1
// CHECK-NEXT:       scf.condition(%[[V9]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V0]], %[[V7]] : i32
// CHECK-NEXT:     return %[[V8]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dead(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[C0_I32]] to %[[ARG1]] step %[[ARG2]]  : i32 {
// CHECK-NEXT:       "use"(%[[ARG3]]) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[ARG2]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG1]], %[[V0]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.divsi %[[V1]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[V2]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG2]] : i32
// CHECK-NEXT:     "use"(%[[V4]]) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @nest(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = scf.while (%[[ARG4:[^ ]+]] = %[[ARG3]]) : (i32) -> i32 {
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG4]], %[[ARG1]] : i32
// CHECK-NEXT:         scf.condition(%[[V3]]) %[[ARG4]] : i32
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%[[ARG4]]: i32):
// CHECK-NEXT:         "use"(%[[ARG4]]) : (i32) -> ()
// CHECK-NEXT:         scf.yield %[[ARG4]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi slt, %[[ARG3]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[V1]] : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG3]]: i32):
// CHECK-NEXT:       %[[V1]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// CHECK-NEXT:       scf.yield %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
