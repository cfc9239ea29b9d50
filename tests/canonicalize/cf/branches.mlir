// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%arg2 : i32)
^bb2(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.br ^bb1(%arg2, %arg3 : i32, i32)
^bb1(%0: i32, %1: i32):
  cf.br ^bb1(%1, %0 : i32, i32)
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb2
^bb2:
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^bb1(%arg2 : i32), ^bb2(%arg3 : i32)
^bb1(%0: i32):
  return %0 : i32
^bb2(%1: i32):
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^bb1(%arg2 : i32), ^bb1(%arg3 : i32)
^bb1(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) {
  %true = arith.constant true
  cf.assert %true, "x"
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  %false = arith.constant false
  cf.cond_br %false, ^bb1(%arg2 : i32), ^bb2(%arg3 : i32)
^bb1(%0: i32):
  return %0 : i32
^bb2(%1: i32):
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg3, %arg3 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  %false = arith.constant false
  cf.cond_br %false, ^bb1(%arg2 : i32), ^bb1(%arg3 : i32)
^bb1(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) {
  %false = arith.constant false
  cf.assert %false, "x"
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.assert %false, "x"
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) {
  cf.assert %arg0, "x"
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) {
// CHECK-NEXT: cf.assert %arg0, "x"
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1(%arg2 : i32), ^bb1(%arg2 : i32)
^bb1(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1(%arg2 : i32), ^bb1(%arg3 : i32)
^bb1(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1(%arg2, %arg3 : i32, i32), ^bb1(%arg3, %arg3 : i32, i32)
^bb1(%0: i32, %1: i32):
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %arg3 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  cf.cond_br %arg0, ^bb3(%arg2 : i32), ^bb3(%arg3 : i32)
^bb2:
  cf.br ^bb3(%arg4 : i32)
^bb3(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%arg4 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.cond_br %arg0, ^bb2(%arg2 : i32), ^bb2(%arg3 : i32)
// CHECK-NEXT: ^bb2(%[[V0:.*]]: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  cf.cond_br %arg0, ^bb3(%arg2 : i32), ^bb3(%arg2 : i32)
^bb2:
  cf.br ^bb3(%arg4 : i32)
^bb3(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg1, %arg2, %arg4 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%arg2 : i32)
^bb2:
  cf.br ^bb3(%arg3 : i32)
^bb3(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1(%arg2 : i32), ^bb2(%arg4 : i32)
^bb1(%0: i32):
  cf.br ^bb3(%0, %arg3 : i32, i32)
^bb2(%1: i32):
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
^bb3(%3: i32, %4: i32):
  %5 = arith.muli %3, %4 : i32
  return %5 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0, ^bb2(%arg2, %arg3 : i32, i32), ^bb1(%arg4 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: ^bb2(%[[V2:.*]]: i32, %[[V3:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V4:.*]] = arith.muli %[[V2]], %[[V3]] : i32
// CHECK-NEXT: return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.cond_br %arg0, ^bb3, ^bb4
^bb2:
  cf.cond_br %arg0, ^bb3, ^bb5
^bb3:
  return %arg2 : i32
^bb4:
  return %arg3 : i32
^bb5:
  return %arg4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg4 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  call @use(%arg0) : (i1) -> ()
  call @use(%arg0) : (i1) -> ()
  return %arg2 : i32
^bb2:
  call @use(%arg0) : (i1) -> ()
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: call @use(%true) : (i1) -> ()
// CHECK-NEXT: call @use(%true) : (i1) -> ()
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1(%arg0 : i1), ^bb2(%arg0 : i1)
^bb1(%0: i1):
  call @use(%0) : (i1) -> ()
  call @use(%arg0) : (i1) -> ()
  return %arg2 : i32
^bb2(%1: i1):
  call @use(%1) : (i1) -> ()
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%arg0 : i1), ^bb2(%arg0 : i1)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i1):  // pred: ^bb0
// CHECK-NEXT: call @use(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: call @use(%true) : (i1) -> ()
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i1):  // pred: ^bb0
// CHECK-NEXT: call @use(%[[V1]]) : (i1) -> ()
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.cond_br %arg0, ^bb1, ^bb2
^bb2:
  call @use(%arg0) : (i1) -> ()
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.br ^bb1(%arg2 : i32)
^bb1(%0: i32):
  cf.cond_br %arg0, ^bb2(%0 : i32), ^bb3
^bb2(%1: i32):
  cf.br ^bb1(%1 : i32)
^bb3:
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg2 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%[[V0]] : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb2, ^bb1(%arg2 : i32)
^bb1(%0: i32):
  call @use(%arg0) : (i1) -> ()
  return %0 : i32
^bb2:
  ub.unreachable
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb2, ^bb1
^bb1:
  ub.unreachable
^bb2:
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb2, ^bb1
^bb1:
  call @use(%arg0) : (i1) -> ()
  ub.unreachable
^bb2:
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0, ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: ub.unreachable
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb2, ^bb1
^bb1:
  ub.unreachable
^bb2:
  ub.unreachable
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: ub.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb1(%arg2 : i32), ^bb1(%arg2 : i32)
^bb1(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb1(%arg2 : i32), ^bb1(%arg3 : i32)
^bb1(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb1(%arg2, %arg3 : i32, i32), ^bb1(%arg3, %arg3 : i32, i32)
^bb1(%0: i32, %1: i32):
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %arg3 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  cf.cond_br %arg0 weights([1, 2]), ^bb3(%arg2 : i32), ^bb3(%arg3 : i32)
^bb2:
  cf.br ^bb3(%arg4 : i32)
^bb3(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%arg4 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.cond_br %arg0 weights([1, 2]), ^bb2(%arg2 : i32), ^bb2(%arg3 : i32)
// CHECK-NEXT: ^bb2(%[[V0:.*]]: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  cf.cond_br %arg0 weights([1, 2]), ^bb3(%arg2 : i32), ^bb3(%arg2 : i32)
^bb2:
  cf.br ^bb3(%arg4 : i32)
^bb3(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg1, %arg2, %arg4 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%arg2 : i32)
^bb2:
  cf.br ^bb3(%arg3 : i32)
^bb3(%0: i32):
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg2, %arg3 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb1(%arg2 : i32), ^bb2(%arg4 : i32)
^bb1(%0: i32):
  cf.br ^bb3(%0, %arg3 : i32, i32)
^bb2(%1: i32):
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
^bb3(%3: i32, %4: i32):
  %5 = arith.muli %3, %4 : i32
  return %5 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0 weights([1, 2]), ^bb2(%arg2, %arg3 : i32, i32), ^bb1(%arg4 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: ^bb2(%[[V2:.*]]: i32, %[[V3:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V4:.*]] = arith.muli %[[V2]], %[[V3]] : i32
// CHECK-NEXT: return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
^bb1:
  cf.cond_br %arg0, ^bb3, ^bb4
^bb2:
  cf.cond_br %arg0, ^bb3, ^bb5
^bb3:
  return %arg2 : i32
^bb4:
  return %arg3 : i32
^bb5:
  return %arg4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0 weights([1, 2]), ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg4 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
^bb1:
  call @use(%arg0) : (i1) -> ()
  call @use(%arg0) : (i1) -> ()
  return %arg2 : i32
^bb2:
  call @use(%arg0) : (i1) -> ()
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: call @use(%true) : (i1) -> ()
// CHECK-NEXT: call @use(%true) : (i1) -> ()
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb1(%arg0 : i1), ^bb2(%arg0 : i1)
^bb1(%0: i1):
  call @use(%0) : (i1) -> ()
  call @use(%arg0) : (i1) -> ()
  return %arg2 : i32
^bb2(%1: i1):
  call @use(%1) : (i1) -> ()
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: cf.cond_br %arg0 weights([1, 2]), ^bb1(%arg0 : i1), ^bb2(%arg0 : i1)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i1):  // pred: ^bb0
// CHECK-NEXT: call @use(%[[V0]]) : (i1) -> ()
// CHECK-NEXT: call @use(%true) : (i1) -> ()
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i1):  // pred: ^bb0
// CHECK-NEXT: call @use(%[[V1]]) : (i1) -> ()
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
^bb2:
  call @use(%arg0) : (i1) -> ()
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.br ^bb1(%arg2 : i32)
^bb1(%0: i32):
  cf.cond_br %arg0 weights([1, 2]), ^bb2(%0 : i32), ^bb3
^bb2(%1: i32):
  cf.br ^bb1(%1 : i32)
^bb3:
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.br ^bb1(%arg2 : i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: cf.cond_br %arg0 weights([1, 2]), ^bb1(%[[V0]] : i32), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb2, ^bb1(%arg2 : i32)
^bb1(%0: i32):
  call @use(%arg0) : (i1) -> ()
  return %0 : i32
^bb2:
  ub.unreachable
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb2, ^bb1
^bb1:
  ub.unreachable
^bb2:
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb2, ^bb1
^bb1:
  call @use(%arg0) : (i1) -> ()
  ub.unreachable
^bb2:
  return %arg3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.cond_br %arg0 weights([1, 2]), ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: call @use(%false) : (i1) -> ()
// CHECK-NEXT: ub.unreachable
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0 weights([1, 2]), ^bb2, ^bb1
^bb1:
  ub.unreachable
^bb2:
  ub.unreachable
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: ub.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  cf.br ^bb4
^bb4:
  return %arg2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  call @use(%arg1) : (i1) -> ()
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  cf.cond_br %arg1, ^bb4, ^bb5
^bb4:
  cf.br ^bb3
^bb5:
  return %arg2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: call @use(%arg1) : (i1) -> ()
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT: cf.cond_br %arg1, ^bb2, ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  return %arg2 : i32
^bb1:
  cf.br ^bb2(%arg3 : i32)
^bb2(%0: i32):
  cf.cond_br %arg0, ^bb1, ^bb2(%0 : i32)
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
