// RUN: mlir-opt %s --test-dead-code-analysis 2>&1 | FileCheck %s

// Only what stands there as a constant is known: neither folding nor passing on is looked at.
func.func @branches(%v: i32) -> i32 attributes {tag = "branches"} {
  %true = arith.constant true
  %equal = arith.cmpi eq, %v, %v : i32
  cf.cond_br %true, ^a, ^b
^a:
  cf.cond_br %equal, ^b, ^c(%true : i1)
^b:
  %two = arith.constant 2 : i32
  cf.switch %two : i32, [default: ^c(%true : i1), 2: ^d]
^c(%given: i1):
  cf.cond_br %given, ^d, ^e
^d:
  return %v : i32
^e:
  return %v : i32
^unreached:
  cf.br ^d
}

func.func @regions(%i: index, %v: i32, %c: i1) -> i32 attributes {tag = "regions"} {
  %false = arith.constant false
  %0 = scf.if %false -> i32 {
    scf.yield {tag = "yield"} %v : i32
  } else {
    scf.yield %v : i32
  } {tag = "if"}
  %1 = scf.for %k = %i to %i step %i iter_args(%x = %0) -> i32 {
    scf.yield %x : i32
  } {tag = "for"}
  %2 = scf.while (%q = %1) : (i32) -> i32 {
    scf.condition(%c) %q : i32
  } do {
  ^bb0(%e: i32):
    scf.yield %e : i32
  } attributes {tag = "while"}
  scf.execute_region {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield
  ^b:
    scf.yield
  } {tag = "execute"}
  scf.parallel (%k) = (%i) to (%i) step (%i) {
    scf.reduce
  } {tag = "parallel"}
  return %2 : i32
}

// CHECK: branches:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT:   ^bb1 = live
// CHECK-NEXT:    from ^bb0 = live
// CHECK-NEXT:   ^bb2 = live
// CHECK-NEXT:    from ^bb1 = live
// CHECK-NEXT:    from ^bb0 = dead
// CHECK-NEXT:   ^bb3 = live
// CHECK-NEXT:    from ^bb2 = dead
// CHECK-NEXT:    from ^bb1 = live
// CHECK-NEXT:   ^bb4 = live
// CHECK-NEXT:    from ^bb6 = dead
// CHECK-NEXT:    from ^bb3 = dead
// CHECK-NEXT:    from ^bb2 = live
// CHECK-NEXT:   ^bb5 = dead
// CHECK-NEXT:    from ^bb3 = dead
// CHECK-NEXT:   ^bb6 = dead
// CHECK-NEXT: op_preds: predecessors: (none)
// CHECK-NEXT: yield:
// CHECK-NEXT: if:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = dead
// CHECK-NEXT:  region #1
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT:   %[[V0:[^ ]+]] = scf.if %[[FALSE:[^ ]+]] -> (i32) {...} else {...} {tag = "if"}
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT:   scf.yield %[[ARG1:[^ ]+]] : i32
// CHECK-NEXT: for:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT:   %[[V1:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[ARG0:[^ ]+]] to %[[ARG0]] step %[[ARG0]] iter_args(%[[ARG4:[^ ]+]] = %[[V0]]) -> (i32) {...} {tag = "for"}
// CHECK-NEXT:   scf.yield %[[ARG4]] : i32
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT:   %[[V1]] = scf.for %[[ARG3]] = %[[ARG0]] to %[[ARG0]] step %[[ARG0]] iter_args(%[[ARG4]] = %[[V0]]) -> (i32) {...} {tag = "for"}
// CHECK-NEXT:   scf.yield %[[ARG4]] : i32
// CHECK-NEXT: while:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT:   %[[V2:[^ ]+]] = scf.while (%[[ARG3]] = %[[V1]]) : (i32) -> i32 {...} do {...} attributes {tag = "while"}
// CHECK-NEXT:   scf.yield %[[ARG3]] : i32
// CHECK-NEXT:  region #1
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT:   scf.condition(%[[ARG2:[^ ]+]]) %[[ARG3]] : i32
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT:   scf.condition(%[[ARG2]]) %[[ARG3]] : i32
// CHECK-NEXT: execute:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT:   ^bb1 = live
// CHECK-NEXT:    from ^bb0 = live
// CHECK-NEXT:   ^bb2 = live
// CHECK-NEXT:    from ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT:   scf.execute_region {...} {tag = "execute"}
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT:   scf.yield
// CHECK-NEXT:   scf.yield
// CHECK-NEXT: parallel:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT: region_preds: (all) predecessors:
// CHECK-NEXT:   scf.parallel (%[[ARG3]]) = (%[[ARG0]]) to (%[[ARG0]]) step (%[[ARG0]]) {...} {tag = "parallel"}
// CHECK-NEXT:   scf.reduce 
// CHECK-NEXT: op_preds: (all) predecessors:
// CHECK-NEXT:   scf.parallel (%[[ARG3]]) = (%[[ARG0]]) to (%[[ARG0]]) step (%[[ARG0]]) {...} {tag = "parallel"}
// CHECK-NEXT:   scf.reduce 
// CHECK-NEXT: regions:
// CHECK-NEXT:  region #0
// CHECK-NEXT:   ^bb0 = live
// CHECK-NEXT: op_preds: predecessors: (none)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @branches(%[[ARG0:[^ ]+]]: i32) -> i32 attributes {tag = "branches"} {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     cf.cond_br %[[TRUE]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb2, ^bb3(%[[TRUE]] : i1)
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     cf.switch %[[C2_I32]] : i32, [
// CHECK-NEXT:       default: ^bb3(%[[TRUE]] : i1),
// CHECK-NEXT:       2: ^bb4
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb3(%[[V1:[^ ]+]]: i1):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // 3 preds: ^bb2, ^bb3, ^bb6
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   ^bb6:  // no predecessors
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @regions(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1) -> i32 attributes {tag = "regions"} {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[FALSE]] -> (i32) {
// CHECK-NEXT:       scf.yield {tag = "yield"} %[[ARG1]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK-NEXT:     } {tag = "if"}
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[ARG0]] to %[[ARG0]] step %[[ARG0]] iter_args(%[[ARG4:[^ ]+]] = %[[V0]]) -> (i32) {
// CHECK-NEXT:       scf.yield %[[ARG4]] : i32
// CHECK-NEXT:     } {tag = "for"}
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.while (%[[ARG3]] = %[[V1]]) : (i32) -> i32 {
// CHECK-NEXT:       scf.condition(%[[ARG2]]) %[[ARG3]] : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG3]]: i32):
// CHECK-NEXT:       scf.yield %[[ARG3]] : i32
// CHECK-NEXT:     } attributes {tag = "while"}
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.cond_br %[[ARG2]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     } {tag = "execute"}
// CHECK-NEXT:     scf.parallel (%[[ARG3]]) = (%[[ARG0]]) to (%[[ARG0]]) step (%[[ARG0]]) {
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {tag = "parallel"}
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
