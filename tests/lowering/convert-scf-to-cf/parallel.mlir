// RUN: mlir-opt %s --split-input-file --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "x.use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: cf.br ^bb3(%arg0 : index)
// CHECK-NEXT: ^bb3(%[[V2:.*]]: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi slt, %[[V2]], %arg1 : index
// CHECK-NEXT: cf.cond_br %[[V3]], ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: "x.use"(%[[V0]], %[[V2]]) : (index, index) -> ()
// CHECK-NEXT: %[[V4:.*]] = arith.addi %[[V2]], %arg2 : index
// CHECK-NEXT: cf.br ^bb3(%[[V4]] : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT: %[[V5:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%[[V5]] : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      scf.reduce.return %1 : f32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg4 : index, f32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CHECK-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V3:.*]] = arith.addf %[[V1]], %arg4 : f32
// CHECK-NEXT: %[[V4:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%[[V4]], %[[V3]] : index, f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0:2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y, %x) -> (f32, i32) {
    scf.reduce(%y, %x : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %b : i32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg4, %arg3 : index, f32, i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: f32, %[[V2:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CHECK-NEXT: cf.cond_br %[[V3]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V4:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%[[V4]], %[[V1]], %arg3 : index, f32, i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) init () {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CHECK-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%[[V2]] : index)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
