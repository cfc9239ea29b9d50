// RUN: mlir-opt %s --split-input-file --sccp --allow-unregistered-dialect | FileCheck %s

func.func @both_ways_to_one_block(%n: index, %c: i1) {
  %i0 = arith.constant 0 : index
  %t = arith.constant true
  cf.cond_br %t, ^loop(%i0 : index), ^loop(%n : index)
^loop(%x: index):
  "test.use"(%x) : (index) -> ()
  cf.br ^loop(%x : index)
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_ways_to_one_block(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     cf.cond_br %true, ^bb1(%c0 : index), ^bb1(%[[ARG0]] : index)
// CHECK-NEXT:   ^bb1(%[[V0:[a-zA-Z0-9_]+]]: index):  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT:     "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     cf.br ^bb1(%[[V0]] : index)
// CHECK-NEXT:   }
// CHECK-NEXT: }
