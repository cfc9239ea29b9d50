// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s --check-prefix=CF
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  }
  return
}

// CHECK-LABEL: func.func @f0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f1(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @f1(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f1(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f2(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    "x.use"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @f2(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: "x.use"(%arg6) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f2(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg0 : index)
// CF-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: "x.use"(%[[V0]]) : (index) -> ()
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V2]] : index)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f3(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield %a : i32
  }
  return
}

// CHECK-LABEL: func.func @f3(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (i32) {
// CHECK-NEXT: scf.yield %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f3(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg0, %arg3 : index, i32)
// CF-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V3:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V3]], %[[V1]] : index, i32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f4(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> i32 {
    scf.yield %a : i32
  }
  return
}

// CHECK-LABEL: func.func @f4(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (i32) {
// CHECK-NEXT: scf.yield %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f4(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg0, %arg3 : index, i32)
// CF-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V3:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V3]], %[[V1]] : index, i32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f5(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0:2 = scf.for %i = %l to %u step %s iter_args(%a = %x, %c = %y) -> (i32, f32) {
    scf.yield %a, %c : i32, f32
  }
  return
}

// CHECK-LABEL: func.func @f5(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3, %arg8 = %arg4) -> (i32, f32) {
// CHECK-NEXT: scf.yield %arg7, %arg8 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f5(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg0, %arg3, %arg4 : index, i32, f32)
// CF-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: i32, %[[V2:.*]]: f32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V3:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V3]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V4:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V4]], %[[V1]], %[[V2]] : index, i32, f32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f6(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %b to %b step %b : i64 {
  }
  return
}

// CHECK-LABEL: func.func @f6(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg5 to %arg5 step %arg5  : i64 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f6(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg5 : i64)
// CF-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg5 : i64
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg5 : i64
// CF-NEXT: cf.br ^bb1(%[[V2]] : i64)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f7(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %x to %x step %x : i32 {
  }
  return
}

// CHECK-LABEL: func.func @f7(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg3 to %arg3 step %arg3  : i32 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f7(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg3 : i32)
// CF-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg3 : i32
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg3 : i32
// CF-NEXT: cf.br ^bb1(%[[V2]] : i32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f8(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %x to %x step %x iter_args(%a = %y) -> (f32) : i32 {
    scf.yield %a : f32
  }
  return
}

// CHECK-LABEL: func.func @f8(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg6 = %arg3 to %arg3 step %arg3 iter_args(%arg7 = %arg4) -> (f32)  : i32 {
// CHECK-NEXT: scf.yield %arg7 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f8(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg3, %arg4 : i32, f32)
// CF-NEXT: ^bb1(%[[V0:.*]]: i32, %[[V1:.*]]: f32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V0]], %arg3 : i32
// CF-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V3:.*]] = arith.addi %[[V0]], %arg3 : i32
// CF-NEXT: cf.br ^bb1(%[[V3]], %[[V1]] : i32, f32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f9(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for unsigned %i = %x to %x step %x : i32 {
  }
  return
}

// CHECK-LABEL: func.func @f9(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for unsigned %arg6 = %arg3 to %arg3 step %arg3  : i32 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f9(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg3 : i32)
// CF-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi ult, %[[V0]], %arg3 : i32
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg3 : i32
// CF-NEXT: cf.br ^bb1(%[[V2]] : i32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f10(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for unsigned %i = %l to %u step %s {
  }
  return
}

// CHECK-LABEL: func.func @f10(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for unsigned %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f10(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg0 : index)
// CF-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi ult, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V2]] : index)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f11(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s : index {
  }
  return
}

// CHECK-LABEL: func.func @f11(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f11(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f12(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  } {x = 1}
  return
}

// CHECK-LABEL: func.func @f12(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f12(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f13(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  } {unsignedCmp}
  return
}

// CHECK-LABEL: func.func @f13(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for unsigned %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f13(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg0 : index)
// CF-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi ult, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V2]] : index)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f14(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    scf.for %j = %i to %u step %s {
      scf.for %k = %j to %u step %s {
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @f14(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: scf.for %arg7 = %arg6 to %arg1 step %arg2 {
// CHECK-NEXT: scf.for %arg8 = %arg7 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f14(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg0 : index)
// CF-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb8
// CF-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb9
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: cf.br ^bb3(%[[V0]] : index)
// CF-NEXT: ^bb3(%[[V2:.*]]: index):  // 2 preds: ^bb2, ^bb7
// CF-NEXT: %[[V3:.*]] = arith.cmpi slt, %[[V2]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V3]], ^bb4, ^bb8
// CF-NEXT: ^bb4:  // pred: ^bb3
// CF-NEXT: cf.br ^bb5(%[[V2]] : index)
// CF-NEXT: ^bb5(%[[V4:.*]]: index):  // 2 preds: ^bb4, ^bb6
// CF-NEXT: %[[V5:.*]] = arith.cmpi slt, %[[V4]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V5]], ^bb6, ^bb7
// CF-NEXT: ^bb6:  // pred: ^bb5
// CF-NEXT: %[[V6:.*]] = arith.addi %[[V4]], %arg2 : index
// CF-NEXT: cf.br ^bb5(%[[V6]] : index)
// CF-NEXT: ^bb7:  // pred: ^bb5
// CF-NEXT: %[[V7:.*]] = arith.addi %[[V2]], %arg2 : index
// CF-NEXT: cf.br ^bb3(%[[V7]] : index)
// CF-NEXT: ^bb8:  // pred: ^bb3
// CF-NEXT: %[[V8:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V8]] : index)
// CF-NEXT: ^bb9:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f15(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    %1 = scf.for %j = %l to %u step %s iter_args(%c = %a) -> (i32) {
      scf.yield %c : i32
    }
    scf.yield %1 : i32
  }
  return
}

// CHECK-LABEL: func.func @f15(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (i32) {
// CHECK-NEXT: %[[V1:.*]] = scf.for %arg8 = %arg0 to %arg1 step %arg2 iter_args(%arg9 = %arg7) -> (i32) {
// CHECK-NEXT: scf.yield %arg9 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f15(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg0, %arg3 : index, i32)
// CF-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: i32):  // 2 preds: ^bb0, ^bb5
// CF-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb6
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: cf.br ^bb3(%arg0, %[[V1]] : index, i32)
// CF-NEXT: ^bb3(%[[V3:.*]]: index, %[[V4:.*]]: i32):  // 2 preds: ^bb2, ^bb4
// CF-NEXT: %[[V5:.*]] = arith.cmpi slt, %[[V3]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V5]], ^bb4, ^bb5
// CF-NEXT: ^bb4:  // pred: ^bb3
// CF-NEXT: %[[V6:.*]] = arith.addi %[[V3]], %arg2 : index
// CF-NEXT: cf.br ^bb3(%[[V6]], %[[V4]] : index, i32)
// CF-NEXT: ^bb5:  // pred: ^bb3
// CF-NEXT: %[[V7:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V7]], %[[V4]] : index, i32)
// CF-NEXT: ^bb6:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f16(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s iter_args() -> () {
  }
  return
}

// CHECK-LABEL: func.func @f16(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f16(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
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

func.func @f17(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    "x.term"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @f17(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: "x.term"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f17(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg0 : index)
// CF-NEXT: ^bb1(%[[V0:.*]]: index):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V1]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: "x.term"() : () -> ()
// CF-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V2]] : index)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }

func.func @f18(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %i = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield %a : i32
  }
  return
}

// CHECK-LABEL: func.func @f18(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (i32) {
// CHECK-NEXT: scf.yield %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// CF-LABEL: func.func @f18(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CF-NEXT: cf.br ^bb1(%arg0, %arg3 : index, i32)
// CF-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CF-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CF-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb3
// CF-NEXT: ^bb2:  // pred: ^bb1
// CF-NEXT: %[[V3:.*]] = arith.addi %[[V0]], %arg2 : index
// CF-NEXT: cf.br ^bb1(%[[V3]], %[[V1]] : index, i32)
// CF-NEXT: ^bb3:  // pred: ^bb1
// CF-NEXT: return
// CF-NEXT: }
