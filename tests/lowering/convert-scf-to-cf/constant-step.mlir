// RUN: mlir-opt %s --split-input-file --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %n to %n step %c0 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c0 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c = arith.constant -1 : index
  scf.for %i = %n to %n step %c {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c-1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
