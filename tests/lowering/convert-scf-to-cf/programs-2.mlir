// RUN: mlir-opt %s --split-input-file --convert-scf-to-cf | FileCheck %s

func.func @in_block(%c: i1, %n: index) {
  cf.cond_br %c, ^a, ^b
^a:
  scf.for %i = %n to %n step %n {
    scf.if %c {
    }
  }
  cf.br ^b
^b:
  scf.if %c {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @in_block(%arg0: i1, %arg1: index) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb7
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%arg1 : index)
// CHECK-NEXT: ^bb2(%[[V0:.*]]: index):  // 2 preds: ^bb1, ^bb5
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb3, ^bb6
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: cf.cond_br %arg0, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg1 : index
// CHECK-NEXT: cf.br ^bb2(%[[V2]] : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb2
// CHECK-NEXT: cf.br ^bb7
// CHECK-NEXT: ^bb7:  // 2 preds: ^bb0, ^bb6
// CHECK-NEXT: cf.cond_br %arg0, ^bb8, ^bb9
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT: cf.br ^bb9
// CHECK-NEXT: ^bb9:  // 2 preds: ^bb7, ^bb8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @in_llvm_func(%c: i1) {
  scf.if %c {
  }
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @in_llvm_func(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module {
  module {
    func.func @f(%c: i1) {
      scf.if %c {
      }
      return
    }
  }
}

// CHECK: module {
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
