// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s --check-prefix=CF
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  }
  return
}

// CHECK-LABEL: func.func @f0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CF-NEXT: cf.br ^bb1(%arg0 : index)
// CF-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V2]] : index)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f1(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.reduce
  }
  return
}

// CHECK-LABEL: func.func @f1(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f1(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CF-NEXT: cf.br ^bb1(%arg0 : index)
// CF-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V2]] : index)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f2(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "x.use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @f2(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: scf.parallel (%arg5, %arg6) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
// CHECK-NEXT: "x.use"(%arg5, %arg6) : (index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f2(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CF-NEXT: cf.br ^bb1(%arg0 : index)
// CF-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb5
// CF-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb6
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: cf.br ^bb3(%arg0 : index)
// CF-NEXT: ^bb3(%[[V2:.*]]: index):  // 2 preds: ^bb2, ^bb4
// CF-NEXT: %[[V3:.*]] = arith.cmpi slt, %[[V2]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V3]], ^bb4, ^bb5
// CF-NEXT: ^bb4:  // pred: ^bb3
// CF-NEXT: "x.use"(%[[V0]], %[[V2]]) : (index, index) -> ()
// CF-NEXT: %[[V4:.*]] = arith.addi %[[V2]], %arg2 : index
// CF-NEXT: cf.br ^bb3(%[[V4]] : index)
// CF-NEXT: ^bb5:  // pred: ^bb3
// CF-NEXT: %[[V5:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V5]] : index)
// CF-NEXT: ^bb6:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f3(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  %0 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%y) -> f32 {
    scf.reduce(%y : f32) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      scf.reduce.return %1 : f32
    }
  }
  return
}

// CHECK-LABEL: func.func @f3(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: %[[V0:.*]] = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg4) -> f32 {
// CHECK-NEXT: scf.reduce(%arg4 : f32) {
// CHECK-NEXT: ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT: %[[V1:.*]] = arith.addf %arg6, %arg7 : f32
// CHECK-NEXT: scf.reduce.return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f3(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CF-NEXT: cf.br ^bb1(%arg0, %arg4 : index, f32)
// CF-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: f32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V3:.*]] = arith.addf %[[V1]], %arg4 : f32
// CF-NEXT: %[[V4:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V4]], %[[V3]] : index, f32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f4(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
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

// CHECK-LABEL: func.func @f4(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg4, %arg3) -> (f32, i32) {
// CHECK-NEXT: scf.reduce(%arg4, %arg3 : f32, i32) {
// CHECK-NEXT: ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT: scf.reduce.return %arg6 : f32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg6: i32, %arg7: i32):
// CHECK-NEXT: scf.reduce.return %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f4(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CF-NEXT: cf.br ^bb1(%arg0, %arg4, %arg3 : index, f32, i32)
// CF-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: f32, %[[V2:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V3:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V3]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V4:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V4]], %[[V1]], %arg3 : index, f32, i32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f5(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
  } {x = 1}
  return
}

// CHECK-LABEL: func.func @f5(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f5(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CF-NEXT: cf.br ^bb1(%arg0 : index)
// CF-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V2]] : index)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f6(%l: index, %u: index, %s: index, %x: i32, %y: f32) {
  scf.parallel (%i) = (%l) to (%u) step (%s) init () {
  }
  return
}

// CHECK-LABEL: func.func @f6(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CHECK-NEXT: scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f6(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) {
// CF-NEXT: cf.br ^bb1(%arg0 : index)
// CF-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V2]] : index)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }
