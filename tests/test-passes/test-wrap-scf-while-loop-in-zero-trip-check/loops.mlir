// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-wrap-scf-while-loop-in-zero-trip-check))" | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-wrap-scf-while-loop-in-zero-trip-check{force-create-check}))" | FileCheck %s --check-prefix=TWO

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
func.func @cc(%lb: i32, %ub: i32, %s: i32) -> i32 {
  %z = arith.constant 0 : i32
  %z1 = arith.constant 0 : i32
  %lb2 = arith.addi %lb, %z : i32
  %r3 = scf.while (%i = %lb2) : (i32) -> (i32) {
    %c = arith.cmpi slt, %i, %i : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %s : i32
    %unused = arith.addi %i, %n : i32
    %n3 = arith.addi %n, %z1 : i32
    scf.yield %n3 : i32
  }
  return %r3 : i32
}
func.func @d(%lb: i32, %ub: i32, %s: i32) -> i32 {
  %z = arith.constant 0 : i32
  %c1 = arith.constant 0 : i32
  %lb2 = arith.addi %lb, %z : i32
  %dd = arith.addi %lb2, %z : i32
  return %lb2 : i32
}



// ONE: module {
// ONE-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> (f32, index) {
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : index
// ONE-NEXT:     %[[V1:[^ ]+]]:2 = scf.if %[[V0]] -> (f32, index) {
// ONE-NEXT:       %[[V2:[^ ]+]]:2 = scf.while (%[[ARG4:[^ ]+]] = %[[ARG3]], %[[ARG5:[^ ]+]] = %[[ARG0]]) : (f32, index) -> (f32, index) {
// ONE-NEXT:         %[[V3:[^ ]+]] = arith.addf %[[ARG4]], %[[ARG4]] : f32
// ONE-NEXT:         %[[V4:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG5]] : index
// ONE-NEXT:         %[[V5:[^ ]+]] = arith.cmpi slt, %[[V4]], %[[ARG1]] : index
// ONE-NEXT:         scf.condition(%[[V5]]) %[[V3]], %[[V4]] : f32, index
// ONE-NEXT:       } do {
// ONE-NEXT:       ^bb0(%[[ARG4]]: f32, %[[ARG5]]: index):
// ONE-NEXT:         scf.yield %[[ARG4]], %[[ARG5]] : f32, index
// ONE-NEXT:       }
// ONE-NEXT:       scf.yield %[[V2]]#0, %[[V2]]#1 : f32, index
// ONE-NEXT:     } else {
// ONE-NEXT:       scf.yield %[[ARG3]], %[[ARG0]] : f32, index
// ONE-NEXT:     }
// ONE-NEXT:     return %[[V1]]#0, %[[V1]]#1 : f32, index
// ONE-NEXT:   }
// ONE-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[ARG1]], %[[ARG0]] : i32
// ONE-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i32) {
// ONE-NEXT:       %[[V2:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// ONE-NEXT:         "use"(%[[ARG3]]) : (i32) -> ()
// ONE-NEXT:         %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// ONE-NEXT:         "use"(%[[V3]]) : (i32) -> ()
// ONE-NEXT:         %[[V4:[^ ]+]] = arith.cmpi sgt, %[[ARG1]], %[[V3]] : i32
// ONE-NEXT:         scf.condition(%[[V4]]) %[[V3]] : i32
// ONE-NEXT:       } do {
// ONE-NEXT:       ^bb0(%[[ARG3]]: i32):
// ONE-NEXT:         scf.yield %[[ARG3]] : i32
// ONE-NEXT:       }
// ONE-NEXT:       scf.yield %[[V2]] : i32
// ONE-NEXT:     } else {
// ONE-NEXT:       scf.yield %[[ARG0]] : i32
// ONE-NEXT:     }
// ONE-NEXT:     return %[[V1]] : i32
// ONE-NEXT:   }
// ONE-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// ONE-NEXT:     %[[V1:[^ ]+]]:2 = scf.if %[[V0]] -> (i32, i32) {
// ONE-NEXT:       %[[V4:[^ ]+]]:2 = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]], %[[ARG4:[^ ]+]] = %[[ARG0]]) : (i32, i32) -> (i32, i32) {
// ONE-NEXT:         %[[V5:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG2]] : i32
// ONE-NEXT:         %[[V6:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG4]] : i32
// ONE-NEXT:         %[[V7:[^ ]+]] = scf.if %[[V6]] -> (i32) {
// ONE-NEXT:           %[[V9:[^ ]+]] = scf.while (%[[ARG5:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// ONE-NEXT:             %[[V10:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// ONE-NEXT:             %[[V11:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG5]] : i32
// ONE-NEXT:             "use"(%[[V10]]) : (i32) -> ()
// ONE-NEXT:             %[[V12:[^ ]+]] = arith.cmpi slt, %[[V11]], %[[ARG4]] : i32
// ONE-NEXT:             scf.condition(%[[V12]]) %[[V11]] : i32
// ONE-NEXT:           } do {
// ONE-NEXT:           ^bb0(%[[ARG5]]: i32):
// ONE-NEXT:             scf.yield %[[ARG5]] : i32
// ONE-NEXT:           }
// ONE-NEXT:           scf.yield %[[V9]] : i32
// ONE-NEXT:         } else {
// ONE-NEXT:           scf.yield %[[ARG0]] : i32
// ONE-NEXT:         }
// ONE-NEXT:         %[[V8:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[ARG1]] : i32
// ONE-NEXT:         scf.condition(%[[V8]]) %[[V5]], %[[V5]] : i32, i32
// ONE-NEXT:       } do {
// ONE-NEXT:       ^bb0(%[[ARG3]]: i32, %[[ARG4]]: i32):
// ONE-NEXT:         scf.yield %[[ARG3]], %[[ARG4]] : i32, i32
// ONE-NEXT:       }
// ONE-NEXT:       scf.yield %[[V4]]#0, %[[V4]]#1 : i32, i32
// ONE-NEXT:     } else {
// ONE-NEXT:       scf.yield %[[ARG0]], %[[ARG0]] : i32, i32
// ONE-NEXT:     }
// ONE-NEXT:     %[[V2:[^ ]+]] = "cond"() : () -> i1
// ONE-NEXT:     scf.if %[[V2]] {
// ONE-NEXT:       scf.while : () -> () {
// ONE-NEXT:         "a"() : () -> ()
// ONE-NEXT:         %[[V4]] = "cond"() : () -> i1
// ONE-NEXT:         scf.condition(%[[V4]])
// ONE-NEXT:       } do {
// ONE-NEXT:         scf.yield
// ONE-NEXT:       }
// ONE-NEXT:     } else {
// ONE-NEXT:     }
// ONE-NEXT:     scf.while : () -> () {
// ONE-NEXT:       %[[V4]] = "cond"() : () -> i1
// ONE-NEXT:       scf.condition(%[[V4]])
// ONE-NEXT:     } do {
// ONE-NEXT:       scf.yield
// ONE-NEXT:     }
// ONE-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V1]]#0, %[[V1]]#1 : i32
// ONE-NEXT:     return %[[V3]] : i32
// ONE-NEXT:   }
// ONE-NEXT:   func.func @dead(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// ONE-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[ARG1]], %[[C0_I32]] : i32
// ONE-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i32) {
// ONE-NEXT:       %[[V2:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[C0_I32]]) : (i32) -> i32 {
// ONE-NEXT:         "use"(%[[ARG3]]) : (i32) -> ()
// ONE-NEXT:         %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// ONE-NEXT:         %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[ARG1]] : i32
// ONE-NEXT:         scf.condition(%[[V4]]) %[[V3]] : i32
// ONE-NEXT:       } do {
// ONE-NEXT:       ^bb0(%[[ARG3]]: i32):
// ONE-NEXT:         scf.yield %[[ARG3]] : i32
// ONE-NEXT:       }
// ONE-NEXT:       scf.yield %[[V2]] : i32
// ONE-NEXT:     } else {
// ONE-NEXT:       scf.yield %[[C0_I32]] : i32
// ONE-NEXT:     }
// ONE-NEXT:     "use"(%[[V1]]) : (i32) -> ()
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT:   func.func @nest(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// ONE-NEXT:     %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// ONE-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i32) {
// ONE-NEXT:       %[[V4:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// ONE-NEXT:         "use"(%[[ARG3]]) : (i32) -> ()
// ONE-NEXT:         %[[V5:[^ ]+]] = arith.cmpi slt, %[[ARG3]], %[[ARG1]] : i32
// ONE-NEXT:         scf.condition(%[[V5]]) %[[ARG3]] : i32
// ONE-NEXT:       } do {
// ONE-NEXT:       ^bb0(%[[ARG3]]: i32):
// ONE-NEXT:         scf.yield %[[ARG3]] : i32
// ONE-NEXT:       }
// ONE-NEXT:       scf.yield %[[V4]] : i32
// ONE-NEXT:     } else {
// ONE-NEXT:       scf.yield %[[ARG0]] : i32
// ONE-NEXT:     }
// ONE-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// ONE-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (i32) {
// ONE-NEXT:       %[[V4]] = scf.while (%[[ARG3]] = %[[V1]]) : (i32) -> i32 {
// ONE-NEXT:         %[[V5]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// ONE-NEXT:         %[[V6:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[ARG1]] : i32
// ONE-NEXT:         %[[V7:[^ ]+]] = scf.if %[[V6]] -> (i32) {
// ONE-NEXT:           %[[V9:[^ ]+]] = scf.while (%[[ARG4:[^ ]+]] = %[[V5]]) : (i32) -> i32 {
// ONE-NEXT:             "use"(%[[ARG4]]) : (i32) -> ()
// ONE-NEXT:             %[[V10:[^ ]+]] = arith.cmpi slt, %[[ARG4]], %[[ARG1]] : i32
// ONE-NEXT:             scf.condition(%[[V10]]) %[[ARG4]] : i32
// ONE-NEXT:           } do {
// ONE-NEXT:           ^bb0(%[[ARG4]]: i32):
// ONE-NEXT:             scf.yield %[[ARG4]] : i32
// ONE-NEXT:           }
// ONE-NEXT:           scf.yield %[[V9]] : i32
// ONE-NEXT:         } else {
// ONE-NEXT:           scf.yield %[[V5]] : i32
// ONE-NEXT:         }
// ONE-NEXT:         %[[V8:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[ARG1]] : i32
// ONE-NEXT:         scf.condition(%[[V8]]) %[[V7]] : i32
// ONE-NEXT:       } do {
// ONE-NEXT:       ^bb0(%[[ARG3]]: i32):
// ONE-NEXT:         scf.yield %[[ARG3]] : i32
// ONE-NEXT:       }
// ONE-NEXT:       scf.yield %[[V4]] : i32
// ONE-NEXT:     } else {
// ONE-NEXT:       scf.yield %[[V1]] : i32
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT:   func.func @cc(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// ONE-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// ONE-NEXT:     %[[V0:[^ ]+]] = scf.if %[[FALSE]] -> (i32) {
// ONE-NEXT:       %[[V1:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// ONE-NEXT:         %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// ONE-NEXT:         scf.condition(%[[FALSE]]) %[[V2]] : i32
// ONE-NEXT:       } do {
// ONE-NEXT:       ^bb0(%[[ARG3]]: i32):
// ONE-NEXT:         scf.yield %[[ARG3]] : i32
// ONE-NEXT:       }
// ONE-NEXT:       scf.yield %[[V1]] : i32
// ONE-NEXT:     } else {
// ONE-NEXT:       scf.yield %[[ARG0]] : i32
// ONE-NEXT:     }
// ONE-NEXT:     return %[[V0]] : i32
// ONE-NEXT:   }
// ONE-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// ONE-NEXT:     return %[[ARG0]] : i32
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> (f32, index) {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : index
// TWO-NEXT:     %[[V1:[^ ]+]]:2 = scf.if %[[V0]] -> (f32, index) {
// TWO-NEXT:       %[[V2:[^ ]+]]:2 = scf.while (%[[ARG4:[^ ]+]] = %[[ARG3]], %[[ARG5:[^ ]+]] = %[[ARG0]]) : (f32, index) -> (f32, index) {
// TWO-NEXT:         %[[V3:[^ ]+]] = arith.addf %[[ARG4]], %[[ARG4]] : f32
// TWO-NEXT:         %[[V4:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG5]] : index
// TWO-NEXT:         %[[V5:[^ ]+]] = arith.cmpi slt, %[[V4]], %[[ARG1]] : index
// TWO-NEXT:         scf.condition(%[[V5]]) %[[V3]], %[[V4]] : f32, index
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG4]]: f32, %[[ARG5]]: index):
// TWO-NEXT:         scf.yield %[[ARG4]], %[[ARG5]] : f32, index
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V2]]#0, %[[V2]]#1 : f32, index
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG3]], %[[ARG0]] : f32, index
// TWO-NEXT:     }
// TWO-NEXT:     return %[[V1]]#0, %[[V1]]#1 : f32, index
// TWO-NEXT:   }
// TWO-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[ARG1]], %[[ARG0]] : i32
// TWO-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i32) {
// TWO-NEXT:       %[[V2:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// TWO-NEXT:         "use"(%[[ARG3]]) : (i32) -> ()
// TWO-NEXT:         %[[V3:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// TWO-NEXT:         "use"(%[[V3]]) : (i32) -> ()
// TWO-NEXT:         %[[V4:[^ ]+]] = arith.cmpi sgt, %[[ARG1]], %[[V3]] : i32
// TWO-NEXT:         scf.condition(%[[V4]]) %[[V3]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V2]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG0]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     return %[[V1]] : i32
// TWO-NEXT:   }
// TWO-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[ARG0]], %[[ARG1]] : i32
// TWO-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i32) {
// TWO-NEXT:       %[[V17:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// TWO-NEXT:         %[[V18:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// TWO-NEXT:         %[[V19:[^ ]+]] = arith.cmpi sgt, %[[V18]], %[[ARG1]] : i32
// TWO-NEXT:         scf.condition(%[[V19]]) %[[V18]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V17]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG0]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ult, %[[ARG0]], %[[ARG1]] : i32
// TWO-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (i32) {
// TWO-NEXT:       %[[V17]] = scf.while (%[[ARG3]] = %[[ARG0]]) : (i32) -> i32 {
// TWO-NEXT:         %[[V18]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// TWO-NEXT:         %[[V19]] = arith.cmpi ult, %[[V18]], %[[ARG1]] : i32
// TWO-NEXT:         scf.condition(%[[V19]]) %[[V18]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V17]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG0]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG0]] : i32
// TWO-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (i32) {
// TWO-NEXT:       %[[V17]] = scf.while (%[[ARG3]] = %[[ARG0]]) : (i32) -> i32 {
// TWO-NEXT:         %[[V18]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// TWO-NEXT:         %[[V19]] = arith.cmpi slt, %[[V18]], %[[V18]] : i32
// TWO-NEXT:         scf.condition(%[[V19]]) %[[V18]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V17]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG0]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     %[[V6:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// TWO-NEXT:     %[[V7:[^ ]+]] = scf.if %[[V6]] -> (i32) {
// TWO-NEXT:       %[[V17]] = scf.while (%[[ARG3]] = %[[ARG0]]) : (i32) -> i32 {
// TWO-NEXT:         %[[V18]] = arith.addi %[[ARG3]], %[[ARG3]] : i32
// TWO-NEXT:         %[[V19]] = arith.cmpi slt, %[[V18]], %[[ARG1]] : i32
// TWO-NEXT:         scf.condition(%[[V19]]) %[[V18]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V17]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG0]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     %[[V8:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// TWO-NEXT:     %[[V9:[^ ]+]] = scf.if %[[V8]] -> (i32) {
// TWO-NEXT:       %[[V17]] = scf.while (%[[ARG3]] = %[[ARG0]]) : (i32) -> i32 {
// TWO-NEXT:         %[[V18]] = arith.subi %[[ARG3]], %[[ARG2]] : i32
// TWO-NEXT:         %[[V19]] = arith.cmpi slt, %[[V18]], %[[ARG1]] : i32
// TWO-NEXT:         scf.condition(%[[V19]]) %[[V18]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V17]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG0]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     %[[V10:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// TWO-NEXT:     %[[V11:[^ ]+]]:2 = scf.if %[[V10]] -> (i32, i32) {
// TWO-NEXT:       %[[V17]]:2 = scf.while (%[[ARG3]] = %[[ARG0]], %[[ARG4:[^ ]+]] = %[[ARG0]]) : (i32, i32) -> (i32, i32) {
// TWO-NEXT:         %[[V18]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// TWO-NEXT:         %[[V19]] = arith.cmpi slt, %[[ARG3]], %[[ARG1]] : i32
// TWO-NEXT:         scf.condition(%[[V19]]) %[[ARG3]], %[[V18]] : i32, i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32, %[[ARG4]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]], %[[ARG4]] : i32, i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V17]]#0, %[[V17]]#1 : i32, i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG0]], %[[ARG0]] : i32, i32
// TWO-NEXT:     }
// TWO-NEXT:     %[[V12:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// TWO-NEXT:     %[[V13:[^ ]+]]:2 = scf.if %[[V12]] -> (i32, i32) {
// TWO-NEXT:       %[[V17]]:2 = scf.while (%[[ARG3]] = %[[ARG0]], %[[ARG4]] = %[[ARG0]]) : (i32, i32) -> (i32, i32) {
// TWO-NEXT:         %[[V18]] = arith.addi %[[ARG4]], %[[ARG2]] : i32
// TWO-NEXT:         %[[V19]] = arith.cmpi slt, %[[ARG0]], %[[ARG4]] : i32
// TWO-NEXT:         %[[V20:[^ ]+]] = scf.if %[[V19]] -> (i32) {
// TWO-NEXT:           %[[V22:[^ ]+]] = scf.while (%[[ARG5:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// TWO-NEXT:             %[[V23:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// TWO-NEXT:             %[[V24:[^ ]+]] = arith.addi %[[ARG4]], %[[ARG5]] : i32
// TWO-NEXT:             "use"(%[[V23]]) : (i32) -> ()
// TWO-NEXT:             %[[V25:[^ ]+]] = arith.cmpi slt, %[[V24]], %[[ARG4]] : i32
// TWO-NEXT:             scf.condition(%[[V25]]) %[[V24]] : i32
// TWO-NEXT:           } do {
// TWO-NEXT:           ^bb0(%[[ARG5]]: i32):
// TWO-NEXT:             scf.yield %[[ARG5]] : i32
// TWO-NEXT:           }
// TWO-NEXT:           scf.yield %[[V22]] : i32
// TWO-NEXT:         } else {
// TWO-NEXT:           scf.yield %[[ARG0]] : i32
// TWO-NEXT:         }
// TWO-NEXT:         %[[V21:[^ ]+]] = arith.cmpi slt, %[[V18]], %[[ARG1]] : i32
// TWO-NEXT:         scf.condition(%[[V21]]) %[[V18]], %[[V18]] : i32, i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32, %[[ARG4]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]], %[[ARG4]] : i32, i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V17]]#0, %[[V17]]#1 : i32, i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG0]], %[[ARG0]] : i32, i32
// TWO-NEXT:     }
// TWO-NEXT:     %[[V14:[^ ]+]] = "cond"() : () -> i1
// TWO-NEXT:     scf.if %[[V14]] {
// TWO-NEXT:       scf.while : () -> () {
// TWO-NEXT:         "a"() : () -> ()
// TWO-NEXT:         %[[V17]] = "cond"() : () -> i1
// TWO-NEXT:         scf.condition(%[[V17]])
// TWO-NEXT:       } do {
// TWO-NEXT:         scf.yield
// TWO-NEXT:       }
// TWO-NEXT:     } else {
// TWO-NEXT:     }
// TWO-NEXT:     %[[V15:[^ ]+]] = "cond"() : () -> i1
// TWO-NEXT:     scf.if %[[V15]] {
// TWO-NEXT:       scf.while : () -> () {
// TWO-NEXT:         %[[V17]] = "cond"() : () -> i1
// TWO-NEXT:         scf.condition(%[[V17]])
// TWO-NEXT:       } do {
// TWO-NEXT:         scf.yield
// TWO-NEXT:       }
// TWO-NEXT:     } else {
// TWO-NEXT:     }
// TWO-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V13]]#0, %[[V13]]#1 : i32
// TWO-NEXT:     return %[[V16]] : i32
// TWO-NEXT:   }
// TWO-NEXT:   func.func @dead(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// TWO-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i32) {
// TWO-NEXT:       %[[V4:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// TWO-NEXT:         %[[V5:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// TWO-NEXT:         %[[V6:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[ARG1]] : i32
// TWO-NEXT:         scf.condition(%[[V6]]) %[[V5]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V4]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG0]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[C0_I32]], %[[ARG1]] : i32
// TWO-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (i32) {
// TWO-NEXT:       %[[V4]] = scf.while (%[[ARG3]] = %[[C0_I32]]) : (i32) -> i32 {
// TWO-NEXT:         "use"(%[[ARG3]]) : (i32) -> ()
// TWO-NEXT:         %[[V5]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// TWO-NEXT:         %[[V6]] = arith.cmpi slt, %[[V5]], %[[ARG1]] : i32
// TWO-NEXT:         scf.condition(%[[V6]]) %[[V5]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V4]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[C0_I32]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     "use"(%[[V3]]) : (i32) -> ()
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT:   func.func @nest(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// TWO-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (i32) {
// TWO-NEXT:       %[[V4:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// TWO-NEXT:         "use"(%[[ARG3]]) : (i32) -> ()
// TWO-NEXT:         %[[V5:[^ ]+]] = arith.cmpi slt, %[[ARG3]], %[[ARG1]] : i32
// TWO-NEXT:         scf.condition(%[[V5]]) %[[ARG3]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V4]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[ARG0]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// TWO-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (i32) {
// TWO-NEXT:       %[[V4]] = scf.while (%[[ARG3]] = %[[V1]]) : (i32) -> i32 {
// TWO-NEXT:         %[[V5]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// TWO-NEXT:         %[[V6:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[ARG1]] : i32
// TWO-NEXT:         %[[V7:[^ ]+]] = scf.if %[[V6]] -> (i32) {
// TWO-NEXT:           %[[V9:[^ ]+]] = scf.while (%[[ARG4:[^ ]+]] = %[[V5]]) : (i32) -> i32 {
// TWO-NEXT:             "use"(%[[ARG4]]) : (i32) -> ()
// TWO-NEXT:             %[[V10:[^ ]+]] = arith.cmpi slt, %[[ARG4]], %[[ARG1]] : i32
// TWO-NEXT:             scf.condition(%[[V10]]) %[[ARG4]] : i32
// TWO-NEXT:           } do {
// TWO-NEXT:           ^bb0(%[[ARG4]]: i32):
// TWO-NEXT:             scf.yield %[[ARG4]] : i32
// TWO-NEXT:           }
// TWO-NEXT:           scf.yield %[[V9]] : i32
// TWO-NEXT:         } else {
// TWO-NEXT:           scf.yield %[[V5]] : i32
// TWO-NEXT:         }
// TWO-NEXT:         %[[V8:[^ ]+]] = arith.cmpi slt, %[[V5]], %[[ARG1]] : i32
// TWO-NEXT:         scf.condition(%[[V8]]) %[[V7]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V4]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[V1]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT:   func.func @cc(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// TWO-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// TWO-NEXT:     %[[C0_I32_0:[^ ]+]] = arith.constant 0 : i32
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[V0]], %[[V0]] : i32
// TWO-NEXT:     %[[V2:[^ ]+]] = scf.if %[[V1]] -> (i32) {
// TWO-NEXT:       %[[V3:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[V0]]) : (i32) -> i32 {
// TWO-NEXT:         %[[V4:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// TWO-NEXT:         %[[V5:[^ ]+]] = arith.addi %[[ARG3]], %[[V4]] : i32
// TWO-NEXT:         %[[V6:[^ ]+]] = arith.addi %[[V4]], %[[C0_I32_0]] : i32
// TWO-NEXT:         %[[V7:[^ ]+]] = arith.cmpi slt, %[[V6]], %[[V6]] : i32
// TWO-NEXT:         scf.condition(%[[V7]]) %[[V6]] : i32
// TWO-NEXT:       } do {
// TWO-NEXT:       ^bb0(%[[ARG3]]: i32):
// TWO-NEXT:         scf.yield %[[ARG3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V3]] : i32
// TWO-NEXT:     } else {
// TWO-NEXT:       scf.yield %[[V0]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     return %[[V2]] : i32
// TWO-NEXT:   }
// TWO-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// TWO-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// TWO-NEXT:     %[[C0_I32_0:[^ ]+]] = arith.constant 0 : i32
// TWO-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// TWO-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[C0_I32]] : i32
// TWO-NEXT:     return %[[V0]] : i32
// TWO-NEXT:   }
// TWO-NEXT: }
