// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @comments(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32) // to the next
^bb1 // the name
  ( // its arguments
   %b // a name
   : i32) // a type
   : // the end
  // two lines
  // of comment
  return %b : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @comments(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     cf.br ^bb1(%[[ARG0]] : i32)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @long_labels(%c: i1) {
  cf.cond_br %c, ^a_label_of_many_bytes, ^eight_by
^eight_by:
  cf.br ^a_label_of_many_bytes
^a_label_of_many_bytes:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @long_labels(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb2, ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @far_numbers(%99999: i32, %100000: i32, %1234567: i32, %12345678: i32, %00: i32, %000000: i32) -> i32 {
  %999999 = arith.addi %99999, %100000 : i32
  %1000000 = arith.addi %999999, %1234567 : i32
  %9999999 = arith.addi %1000000, %12345678 : i32
  %01 = arith.addi %9999999, %00 : i32
  %1 = arith.addi %01, %000000 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @far_numbers(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: i32, %[[ARG5:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG2]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG3]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[ARG4]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[ARG5]] : i32
// CHECK-NEXT:     return %[[V4]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @used_before(%c: i1) -> i32 {
  cf.br ^bb2
^bb1:
  %s = arith.addi %x, %y : i32
  return %s : i32
^bb2:
  %k = arith.constant 1 : i32
  cf.br ^bb3(%k, %k : i32, i32)
^bb3(%x: i32, %y: i32):
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT:   func.func @used_before(%[[ARG0:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb3
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[V1:[^ ]+]], %[[V2:[^ ]+]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     cf.br ^bb3(%[[C1_I32]], %[[C1_I32]] : i32, i32)
// CHECK-NEXT:   ^bb3(%[[V1]]: i32, %[[V2]]: i32):  // pred: ^bb2
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @numbered(%c: i1) -> i32 {
  %a:2 = call @two() : () -> (i32, i32)
  cf.br ^bb1(%a#1 : i32)
^bb1(%b#1: i32):
  %s = arith.addi %b#1, %a#1 : i32
  %t = arith.addi %s, %a#0 : i32
  cf.br ^bb2(%t : i32)
^bb2(%b#7: i32):
  %u = arith.addi %b#7, %b#1 : i32
  return %u : i32
}
func.func private @two() -> (i32, i32)

// CHECK: module {
// CHECK-NEXT:   func.func @numbered(%[[ARG0:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = call @two() : () -> (i32, i32)
// CHECK-NEXT:     cf.br ^bb1(%[[V0]]#1 : i32)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[V0]]#1 : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V0]]#0 : i32
// CHECK-NEXT:     cf.br ^bb2(%[[V3]] : i32)
// CHECK-NEXT:   ^bb2(%[[V4:[^ ]+]]: i32):  // pred: ^bb1
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[V1]] : i32
// CHECK-NEXT:     return %[[V5]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @two() -> (i32, i32)
// CHECK-NEXT: }

// -----

func.func @same_names_in_regions(%c: i1, %n: index) {
  scf.execute_region {
    cf.br ^bb1(%n : index)
  ^bb1(%i: index):
    scf.yield
  }
  scf.execute_region {
    cf.br ^bb1(%c : i1)
  ^bb1(%i: i1):
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_names_in_regions(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.br ^bb1(%[[ARG1]] : index)
// CHECK-NEXT:     ^bb1(%[[V0:[^ ]+]]: index):  // pred: ^bb0
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.br ^bb1(%[[ARG0]] : i1)
// CHECK-NEXT:     ^bb1(%[[V0]]: i1):  // pred: ^bb0
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @located(%a: i32) {
  cf.br ^bb1(%a, %a : i32, i32)
^bb1(%b: i32 loc("here"), %c: i32):
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @located(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     cf.br ^bb1(%[[ARG0]], %[[ARG0]] : i32, i32)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: i32, %[[V1:[^ ]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
