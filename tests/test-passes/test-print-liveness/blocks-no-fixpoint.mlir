// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(any(test-print-liveness))' 2>&1 | FileCheck %s

// A value lives on in the blocks between, in loops, and in what nests.
func.func @loop(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %dead = arith.muli %a, %a : i32
  cf.br ^head(%0 : i32)
^head(%x: i32):
  %1 = arith.addi %x, %a : i32
  cf.cond_br %c, ^body, ^out
^body:
  %2 = scf.if %c -> i32 {
    %3 = arith.subi %1, %0 : i32
    scf.yield %3 : i32
  } else {
    scf.yield %x : i32
  }
  cf.br ^head(%2 : i32)
^out:
  return %1 : i32
^unreached:
  %4 = arith.constant 1 : i32
  cf.br ^unreached2
^unreached2:
  return %4 : i32
}

func.func private @declared()

// Values of an isolated op inside have numbers of their own.
func.func @nested(%a: i32) {
  builtin.module {
    func.func @inside(%b: i32) -> i32 {
      %0:2 = scf.execute_region -> (i32, i32) {
        scf.yield %b, %b : i32, i32
      }
      return %0#1 : i32
    }
  }
  return
}

// CHECK: Testing : loop
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn: 
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %[[V0:[^ ]+]] = arith.addi %[[ARG1:[^ ]+]], %[[ARG1]] : i32
// CHECK-NEXT: //     %[[V1:[^ ]+]] = arith.muli %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT: //     cf.br ^bb1(%[[V0]] : i32)
// CHECK-NEXT: //     %[[V3:[^ ]+]] = arith.addi %[[V2:[^ ]+]], %[[ARG1]] : i32
// CHECK-NEXT: //     cf.cond_br %[[ARG0:[^ ]+]], ^bb2, ^bb3
// CHECK-NEXT: //     %[[V4:[^ ]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:   %[[V5:[^ ]+]] = arith.subi %[[V3]], %[[V0]] : i32
// CHECK-NEXT:   scf.yield %[[V5]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT:   scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     cf.br ^bb1(%[[V4]] : i32)
// CHECK-NEXT: //     %[[V5]] = arith.subi %[[V3]], %[[V0]] : i32
// CHECK-NEXT: // val_3 :
// CHECK-NEXT: //     %[[V1]] = arith.muli %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %[[V0]] = arith.addi %[[ARG1]], %[[ARG1]] : i32 [arg0@0 arg1@0 val_2 ]
// CHECK-NEXT: //     %[[V1]] = arith.muli %[[ARG1]], %[[ARG1]] : i32 [arg0@0 arg1@0 val_2 val_3 ]
// CHECK-NEXT: //     cf.br ^bb1(%[[V0]] : i32) [arg0@0 arg1@0 val_2 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 1
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 arg0@1 val_5 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_5 :
// CHECK-NEXT: //     %[[V3]] = arith.addi %[[V2]], %[[ARG1]] : i32
// CHECK-NEXT: //     cf.cond_br %[[ARG0]], ^bb2, ^bb3
// CHECK-NEXT: //     %[[V4]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:   %[[V5]] = arith.subi %[[V3]], %[[V0]] : i32
// CHECK-NEXT:   scf.yield %[[V5]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT:   scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     %[[V5]] = arith.subi %[[V3]], %[[V0]] : i32
// CHECK-NEXT: //     func.return %[[V3]] : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %[[V3]] = arith.addi %[[V2]], %[[ARG1]] : i32 [arg0@0 arg1@0 val_2 arg0@1 val_5 ]
// CHECK-NEXT: //     cf.cond_br %[[ARG0]], ^bb2, ^bb3 [arg0@0 arg1@0 val_2 arg0@1 val_5 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 2
// CHECK-NEXT: // --- LiveIn: arg0@0 arg1@0 val_2 arg0@1 val_5 
// CHECK-NEXT: // --- LiveOut: arg0@0 arg1@0 val_2 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_6 :
// CHECK-NEXT: //     %[[V4]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:   %[[V5]] = arith.subi %[[V3]], %[[V0]] : i32
// CHECK-NEXT:   scf.yield %[[V5]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT:   scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: //     cf.br ^bb1(%[[V4]] : i32)
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %[[V4]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:   %[[V5]] = arith.subi %[[V3]], %[[V0]] : i32
// CHECK-NEXT:   scf.yield %[[V5]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT:   scf.yield %[[V2]] : i32
// CHECK-NEXT: } [arg0@0 arg1@0 val_2 arg0@1 val_5 val_6 ]
// CHECK-NEXT: //     cf.br ^bb1(%[[V4]] : i32) [arg0@0 arg1@0 val_2 val_6 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 3
// CHECK-NEXT: // --- LiveIn: val_2 val_5 
// CHECK-NEXT: // --- LiveOut: 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_7 :
// CHECK-NEXT: //     %[[V5]] = arith.subi %[[V3]], %[[V0]] : i32
// CHECK-NEXT: //     scf.yield %[[V5]] : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %[[V5]] = arith.subi %[[V3]], %[[V0]] : i32 [val_2 val_5 val_7 ]
// CHECK-NEXT: //     scf.yield %[[V5]] : i32 [val_7 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 4
// CHECK-NEXT: // --- LiveIn: arg0@1 
// CHECK-NEXT: // --- LiveOut: 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     scf.yield %[[V2]] : i32 [arg0@1 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 5
// CHECK-NEXT: // --- LiveIn: val_5 
// CHECK-NEXT: // --- LiveOut: 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     func.return %[[V3]] : i32 [val_5 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 6
// CHECK-NEXT: // --- LiveIn: 
// CHECK-NEXT: // --- LiveOut: val_8 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_8 :
// CHECK-NEXT: //     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT: //     cf.br ^bb5
// CHECK-NEXT: //     func.return %[[C1_I32]] : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %[[C1_I32]] = arith.constant 1 : i32 [val_8 ]
// CHECK-NEXT: //     cf.br ^bb5 [val_8 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 7
// CHECK-NEXT: // --- LiveIn: val_8 
// CHECK-NEXT: // --- LiveOut: 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     func.return %[[C1_I32]] : i32 [val_8 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : declared
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // -------------------
// CHECK-NEXT: Testing : nested
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn: 
// CHECK-NEXT: // --- LiveOut: 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     module {
// CHECK-NEXT:   func.func @inside(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.execute_region -> (i32, i32) {
// CHECK-NEXT:       scf.yield %[[ARG0]], %[[ARG0]] : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]]#1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: } [arg0@0 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 1
// CHECK-NEXT: // --- LiveIn: 
// CHECK-NEXT: // --- LiveOut: 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 2
// CHECK-NEXT: // --- LiveIn: 
// CHECK-NEXT: // --- LiveOut: 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // val_2 :
// CHECK-NEXT: //     %[[V0]]:2 = scf.execute_region -> (i32, i32) {
// CHECK-NEXT:   scf.yield %[[ARG1:[^ ]+]], %[[ARG1]] : i32, i32
// CHECK-NEXT: }// val_3 :
// CHECK-NEXT: //     %[[V0]]:2 = scf.execute_region -> (i32, i32) {
// CHECK-NEXT:   scf.yield %[[ARG1]], %[[ARG1]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: //     func.return %[[V0]]#1 : i32
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     %[[V0]]:2 = scf.execute_region -> (i32, i32) {
// CHECK-NEXT:   scf.yield %[[ARG1]], %[[ARG1]] : i32, i32
// CHECK-NEXT: } [arg0@2 val_2 val_3 ]
// CHECK-NEXT: //     func.return %[[V0]]#1 : i32 [val_3 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // - Block: 3
// CHECK-NEXT: // --- LiveIn: arg0@2 
// CHECK-NEXT: // --- LiveOut: 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: //     scf.yield %[[ARG1]], %[[ARG1]] : i32, i32 [arg0@2 ]
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:     cf.br ^bb1(%[[V0]] : i32)
// CHECK-NEXT:   ^bb1(%[[V2:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG1]] : i32
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb2, ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[V3]], %[[V0]] : i32
// CHECK-NEXT:       scf.yield %[[V5]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb1(%[[V4]] : i32)
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     return %[[V3]] : i32
// CHECK-NEXT:   ^bb4:  // no predecessors
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     cf.br ^bb5
// CHECK-NEXT:   ^bb5:  // pred: ^bb4
// CHECK-NEXT:     return %[[C1_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared()
// CHECK-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     builtin.module {
// CHECK-NEXT:       func.func @inside(%[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:         %[[V0:[^ ]+]]:2 = scf.execute_region -> (i32, i32) {
// CHECK-NEXT:           scf.yield %[[ARG1]], %[[ARG1]] : i32, i32
// CHECK-NEXT:         }
// CHECK-NEXT:         return %[[V0]]#1 : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
