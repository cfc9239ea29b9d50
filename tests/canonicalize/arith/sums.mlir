// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.addi %arg0, %c3_i32 : i32
  %1 = arith.addi %0, %c5_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c8_i32 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.addi %arg0, %c3_i32 : i32
  %1 = arith.subi %0, %c5_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c-2_i32 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.subi %arg0, %c3_i32 : i32
  %1 = arith.addi %0, %c5_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c2_i32 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.subi %arg0, %c3_i32 : i32
  %1 = arith.subi %0, %c5_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.subi %arg0, %c8_i32 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.muli %arg0, %c3_i32 : i32
  %1 = arith.addi %0, %c5_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %c3_i32 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %c5_i32 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i32 {
  %c3_i32 = arith.constant 3 : i32
  %c5_i32 = arith.constant 5 : i32
  %0 = arith.muli %arg0, %c3_i32 : i32
  %1 = arith.subi %0, %c5_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %c3_i32 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.subi %[[V0]], %c5_i32 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = arith.addi %arg0, %c3 : index
  %1 = arith.addi %0, %c5 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c8 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = arith.addi %arg0, %c3 : index
  %1 = arith.subi %0, %c5 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %c-2 = arith.constant -2 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c-2 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = arith.subi %arg0, %c3 : index
  %1 = arith.addi %0, %c5 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c2 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = arith.subi %arg0, %c3 : index
  %1 = arith.subi %0, %c5 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %[[V0:.*]] = arith.subi %arg0, %c8 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = arith.muli %arg0, %c3 : index
  %1 = arith.addi %0, %c5 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %c3 : index
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %c5 : index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> index {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = arith.muli %arg0, %c3 : index
  %1 = arith.subi %0, %c5 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %c3 : index
// CHECK-NEXT: %[[V1:.*]] = arith.subi %[[V0]], %c5 : index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index) -> index {
  %0 = arith.addi %arg0, %arg1 : index
  %1 = arith.addi %0, %arg0 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %arg0 : index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index) -> index {
  %0 = arith.addi %arg0, %arg1 : index
  %1 = arith.subi %0, %arg0 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: return %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index) -> index {
  %0 = arith.subi %arg0, %arg1 : index
  %1 = arith.subi %0, %arg0 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = arith.subi %c0, %arg1 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extui %arg1 : i8 to i32
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extui %arg1 : i8 to i32
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.extsi %arg1 : i8 to i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.addi %0, %c1_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %c1_i32 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %c16_i64 = arith.constant 16 : i64
  %0 = arith.extsi %arg0 : i32 to i64
  %1 = arith.extsi %arg1 : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %3 = arith.shrsi %2, %c16_i64 : i64
  %4 = arith.trunci %3 : i64 to i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c16_i64 = arith.constant 16 : i64
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i32 to i64
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.muli %[[V0]], %[[V1]] : i64
// CHECK-NEXT: %[[V3:.*]] = arith.shrsi %[[V2]], %c16_i64 : i64
// CHECK-NEXT: %[[V4:.*]] = arith.trunci %[[V3]] : i64 to i32
// CHECK-NEXT: return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %c16_i64 = arith.constant 16 : i64
  %0 = arith.extui %arg0 : i32 to i64
  %1 = arith.extsi %arg1 : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %3 = arith.shrsi %2, %c16_i64 : i64
  %4 = arith.trunci %3 : i64 to i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c16_i64 = arith.constant 16 : i64
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i32 to i64
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.muli %[[V0]], %[[V1]] : i64
// CHECK-NEXT: %[[V3:.*]] = arith.shrsi %[[V2]], %c16_i64 : i64
// CHECK-NEXT: %[[V4:.*]] = arith.trunci %[[V3]] : i64 to i32
// CHECK-NEXT: return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %c16_i64 = arith.constant 16 : i64
  %0 = arith.extui %arg0 : i32 to i64
  %1 = arith.extui %arg1 : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %3 = arith.shrsi %2, %c16_i64 : i64
  %4 = arith.trunci %3 : i64 to i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c16_i64 = arith.constant 16 : i64
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i32 to i64
// CHECK-NEXT: %[[V1:.*]] = arith.extui %arg1 : i32 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.muli %[[V0]], %[[V1]] : i64
// CHECK-NEXT: %[[V3:.*]] = arith.shrsi %[[V2]], %c16_i64 : i64
// CHECK-NEXT: %[[V4:.*]] = arith.trunci %[[V3]] : i64 to i32
// CHECK-NEXT: return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %c16_i64 = arith.constant 16 : i64
  %0 = arith.extsi %arg0 : i32 to i64
  %1 = arith.extui %arg1 : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %3 = arith.shrui %2, %c16_i64 : i64
  %4 = arith.trunci %3 : i64 to i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c16_i64 = arith.constant 16 : i64
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i32 to i64
// CHECK-NEXT: %[[V1:.*]] = arith.extui %arg1 : i32 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.muli %[[V0]], %[[V1]] : i64
// CHECK-NEXT: %[[V3:.*]] = arith.shrui %[[V2]], %c16_i64 : i64
// CHECK-NEXT: %[[V4:.*]] = arith.trunci %[[V3]] : i64 to i32
// CHECK-NEXT: return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %c16_i64 = arith.constant 16 : i64
  %0 = arith.extui %arg0 : i32 to i64
  %1 = arith.extsi %arg1 : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %3 = arith.shrui %2, %c16_i64 : i64
  %4 = arith.trunci %3 : i64 to i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c16_i64 = arith.constant 16 : i64
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i32 to i64
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.muli %[[V0]], %[[V1]] : i64
// CHECK-NEXT: %[[V3:.*]] = arith.shrui %[[V2]], %c16_i64 : i64
// CHECK-NEXT: %[[V4:.*]] = arith.trunci %[[V3]] : i64 to i32
// CHECK-NEXT: return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
