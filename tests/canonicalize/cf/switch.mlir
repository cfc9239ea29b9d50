// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.switch %arg2 : i32, [
    default: ^bb1(%arg3 : i32)]
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
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  %c42_i32 = arith.constant 42 : i32
  cf.switch %c42_i32 : i32, [
    default: ^bb1(%arg3 : i32),
    42: ^bb2(%arg3 : i32),
    43: ^bb2(%arg4 : i32)
  ]
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
  %c43_i32 = arith.constant 43 : i32
  cf.switch %c43_i32 : i32, [
    default: ^bb1(%arg3 : i32),
    42: ^bb2(%arg3 : i32),
    43: ^bb2(%arg4 : i32)
  ]
^bb1(%0: i32):
  return %0 : i32
^bb2(%1: i32):
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg4, %arg4 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  %c44_i32 = arith.constant 44 : i32
  cf.switch %c44_i32 : i32, [
    default: ^bb1(%arg3 : i32),
    42: ^bb2(%arg3 : i32),
    43: ^bb2(%arg4 : i32)
  ]
^bb1(%0: i32):
  return %0 : i32
^bb2(%1: i32):
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
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
  %c7_i32 = arith.constant 7 : i32
  cf.switch %c7_i32 : i32, [
    default: ^bb1(%arg3 : i32),
    42: ^bb2(%arg3 : i32),
    43: ^bb2(%arg4 : i32)
  ]
^bb1(%0: i32):
  return %0 : i32
^bb2(%1: i32):
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
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
  cf.switch %arg2 : i32, [
    default: ^bb1(%arg3 : i32),
    42: ^bb1(%arg3 : i32),
    43: ^bb2(%arg4 : i32)
  ]
^bb1(%0: i32):
  return %0 : i32
^bb2(%1: i32):
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb1(%arg3 : i32),
// CHECK-NEXT: 43: ^bb2(%arg4 : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V1]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.switch %arg2 : i32, [
    default: ^bb1(%arg3 : i32),
    42: ^bb1(%arg4 : i32),
    43: ^bb2(%arg4 : i32),
    44: ^bb1(%arg3 : i32)
  ]
^bb1(%0: i32):
  return %0 : i32
^bb2(%1: i32):
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb1(%arg3 : i32),
// CHECK-NEXT: 42: ^bb1(%arg4 : i32),
// CHECK-NEXT: 43: ^bb2(%arg4 : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V1]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.switch %arg2 : i32, [
    default: ^bb1(%arg3 : i32),
    42: ^bb1(%arg3 : i32)
  ]
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
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.switch %arg2 : i32, [
    default: ^bb1(%arg3 : i32),
    42: ^bb2(%arg4 : i32),
    43: ^bb3
  ]
^bb1(%0: i32):
  cf.br ^bb4(%0 : i32)
^bb2(%1: i32):
  cf.br ^bb4(%1 : i32)
^bb3:
  cf.br ^bb4(%arg2 : i32)
^bb4(%2: i32):
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb1(%arg3 : i32),
// CHECK-NEXT: 42: ^bb1(%arg4 : i32),
// CHECK-NEXT: 43: ^bb1(%arg2 : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.switch %arg2 : i32, [
    default: ^bb1,
    42: ^bb2,
    43: ^bb3
  ]
^bb1:
  cf.switch %arg2 : i32, [
    default: ^bb4,
    42: ^bb5,
    45: ^bb6
  ]
^bb2:
  cf.switch %arg2 : i32, [
    default: ^bb4,
    42: ^bb5,
    45: ^bb6
  ]
^bb3:
  cf.switch %arg2 : i32, [
    default: ^bb4,
    42: ^bb5,
    45: ^bb6
  ]
^bb4:
  return %arg2 : i32
^bb5:
  return %arg3 : i32
^bb6:
  return %arg4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 42: ^bb3,
// CHECK-NEXT: 43: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb2,
// CHECK-NEXT: 45: ^bb4
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT: return %arg4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.switch %arg2 : i32, [
    default: ^bb1(%arg3 : i32),
    42: ^bb2(%arg4 : i32),
    43: ^bb3
  ]
^bb1(%0: i32):
  cf.switch %arg2 : i32, [
    default: ^bb4(%0 : i32),
    42: ^bb5,
    45: ^bb6
  ]
^bb2(%1: i32):
  cf.switch %arg2 : i32, [
    default: ^bb4(%1 : i32),
    42: ^bb5,
    45: ^bb6
  ]
^bb3:
  cf.switch %arg2 : i32, [
    default: ^bb4(%arg2 : i32),
    42: ^bb5,
    45: ^bb6
  ]
^bb4(%2: i32):
  return %2 : i32
^bb5:
  return %arg3 : i32
^bb6:
  return %arg4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func private @use(i1)
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb1(%arg3 : i32),
// CHECK-NEXT: 42: ^bb3,
// CHECK-NEXT: 43: ^bb2(%arg2 : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb2(%[[V0]] : i32),
// CHECK-NEXT: 45: ^bb4
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT: return %arg4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @use(i1)
func.func @f(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: i32) -> i32 {
  cf.switch %arg2 : i32, [
    default: ^bb1,
    42: ^bb2,
    43: ^bb2
  ]
^bb1:
  cf.switch %arg2 : i32, [
    default: ^bb2,
    42: ^bb2,
    43: ^bb2
  ]
^bb2:
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
  cf.switch %arg2 : i32, [
    default: ^bb1,
    42: ^bb2,
    43: ^bb2
  ]
^bb1:
  return %arg3 : i32
^bb2:
  cf.switch %arg2 : i32, [
    default: ^bb3,
    42: ^bb4,
    45: ^bb5
  ]
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
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb1,
// CHECK-NEXT: 42: ^bb2,
// CHECK-NEXT: 43: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: cf.switch %arg2 : i32, [
// CHECK-NEXT: default: ^bb3,
// CHECK-NEXT: 42: ^bb4,
// CHECK-NEXT: 45: ^bb5
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT: return %arg3 : i32
// CHECK-NEXT: ^bb5:  // pred: ^bb2
// CHECK-NEXT: return %arg4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
