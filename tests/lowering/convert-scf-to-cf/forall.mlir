// RUN: mlir-opt %s --split-input-file --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c4 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (%n) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i, %j) in (%n, 8) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%c0_0 : index)
// CHECK-NEXT: ^bb3(%[[V2:.*]]: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi slt, %[[V2]], %c8 : index
// CHECK-NEXT: cf.cond_br %[[V3]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %[[V4:.*]] = arith.addi %[[V2]], %c1_1 : index
// CHECK-NEXT: cf.br ^bb3(%[[V4]] : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[V5:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V5]] : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (0) to (4) step (2) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c4 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c2 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (%n) to (%n) step (%n) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg0 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i, %j) = (0, %n) to (%n, 5) step (1, 2) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg0 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%arg0 : index)
// CHECK-NEXT: ^bb3(%[[V2:.*]]: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi slt, %[[V2]], %c5 : index
// CHECK-NEXT: cf.cond_br %[[V3]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: %[[V4:.*]] = arith.addi %[[V2]], %c2 : index
// CHECK-NEXT: cf.br ^bb3(%[[V4]] : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[V5:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V5]] : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (0) to (4) step (1) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c4 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
    scf.forall.in_parallel {
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c4 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {mapping = [#gpu.thread<x>]}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c4 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c4 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall () in () {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (4) {
  } {mapping = []}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c4 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) in (-1) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c-1 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c1 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index, %t: tensor<8xf32>, %x: i32) {
  scf.forall (%i) = (0) to (4) step (0) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c4 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c0_0 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
