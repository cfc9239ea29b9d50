// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.andi %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V1:.*]] = arith.extui %[[V0]] : i8 to i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.andi %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extui %arg1 : i8 to i32
// CHECK-NEXT: %[[V2:.*]] = arith.andi %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i32 {
  %0 = arith.extui %arg0 : i8 to i32
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.andi %0, %c1_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.andi %[[V0]], %c1_i32 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extsi %arg1 : i8 to i32
  %2 = arith.ori %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT: %[[V2:.*]] = arith.ori %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.extsi %arg1 : i8 to i32
  %2 = arith.ori %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %[[V0]] : i8 to i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.xori %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT: %[[V1:.*]] = arith.extui %[[V0]] : i8 to i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.xori %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extui %arg1 : i8 to i32
// CHECK-NEXT: %[[V2:.*]] = arith.xori %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i32 {
  %0 = arith.extui %arg0 : i8 to i32
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.xori %0, %c1_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.xori %[[V0]], %c1_i32 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extsi %arg1 : i8 to i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %arg1 : i8 to i32
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

func.func @f(%arg0: i8, %arg1: i8) -> i1 {
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.cmpi eq, %0, %1 : i32
  return %2 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi eq, %arg0, %arg1 : i8
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i1 {
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extsi %arg1 : i8 to i32
  %2 = arith.cmpi eq, %0, %1 : i32
  return %2 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi eq, %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1) -> i1 {
  %0 = arith.extsi %arg0 : i1 to i32
  %c0_i32 = arith.constant 0 : i32
  %1 = arith.cmpi eq, %0, %c0_i32 : i32
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) -> i1 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i1 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi eq, %[[V0]], %c0_i32 : i32
// CHECK-NEXT: return %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i16
  %1 = arith.extui %0 : i16 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i16
// CHECK-NEXT: %[[V1:.*]] = arith.extui %[[V0]] : i16 to i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> index {
  %0 = arith.extsi %arg0 : i8 to i16
  %1 = arith.index_cast %0 : i16 to index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : i8 to index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i32 {
  %0 = arith.extui %arg0 : i8 to i16
  %1 = arith.extui %0 : i16 to i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> index {
  %0 = arith.extui %arg0 : i8 to i16
  %1 = arith.index_cast %0 : i16 to index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i16
// CHECK-NEXT: %[[V1:.*]] = arith.index_cast %[[V0]] : i16 to index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i16) -> i16 {
  %0 = arith.trunci %arg0 : i16 to i8
  %1 = arith.extsi %0 : i8 to i16
  return %1 : i16
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i16) -> i16 {
// CHECK-NEXT: %[[V0:.*]] = arith.trunci %arg0 : i16 to i8
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %[[V0]] : i8 to i16
// CHECK-NEXT: return %[[V1]] : i16
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i16) -> index {
  %0 = arith.trunci %arg0 : i16 to i8
  %1 = arith.index_cast %0 : i8 to index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i16) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.trunci %arg0 : i16 to i8
// CHECK-NEXT: %[[V1:.*]] = arith.index_cast %[[V0]] : i8 to index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> i16 {
  %0 = arith.index_cast %arg0 : index to i8
  %1 = arith.extsi %0 : i8 to i16
  return %1 : i16
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> i16 {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : index to i8
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %[[V0]] : i8 to i16
// CHECK-NEXT: return %[[V1]] : i16
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i8 {
  %0 = arith.index_cast %arg0 : i8 to index
  %1 = arith.index_cast %0 : index to i8
  return %1 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i8 {
// CHECK-NEXT: return %arg0 : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i8 {
  %0 = arith.index_cast %arg0 : i8 to index
  %1 = arith.index_castui %0 : index to i8
  return %1 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i8 {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg0 : i8 to index
// CHECK-NEXT: %[[V1:.*]] = arith.index_castui %[[V0]] : index to i8
// CHECK-NEXT: return %[[V1]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> i16 {
  %0 = arith.index_castui %arg0 : index to i8
  %1 = arith.extsi %0 : i8 to i16
  return %1 : i16
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> i16 {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : index to i8
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %[[V0]] : i8 to i16
// CHECK-NEXT: return %[[V1]] : i16
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i8 {
  %0 = arith.index_castui %arg0 : i8 to index
  %1 = arith.index_cast %0 : index to i8
  return %1 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i8 {
// CHECK-NEXT: %[[V0:.*]] = arith.index_castui %arg0 : i8 to index
// CHECK-NEXT: %[[V1:.*]] = arith.index_cast %[[V0]] : index to i8
// CHECK-NEXT: return %[[V1]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i8 {
  %0 = arith.index_castui %arg0 : i8 to index
  %1 = arith.index_castui %0 : index to i8
  return %1 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i8 {
// CHECK-NEXT: return %arg0 : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> i8 {
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.shrsi %arg0, %c0_i32 : i32
  %1 = arith.trunci %0 : i32 to i8
  return %1 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i8 {
// CHECK-NEXT: %[[V0:.*]] = arith.trunci %arg0 : i32 to i8
// CHECK-NEXT: return %[[V0]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %c16_i64 = arith.constant 16 : i64
  %0 = arith.extsi %arg0 : i32 to i64
  %1 = arith.extui %arg1 : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %3 = arith.shrsi %2, %c16_i64 : i64
  %4 = arith.trunci %3 : i64 to i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c16_i64 = arith.constant 16 : i64
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i32 to i64
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
  %1 = arith.extui %arg1 : i32 to i64
  %2 = arith.muli %0, %1 : i64
  %3 = arith.shrui %2, %c16_i64 : i64
  %4 = arith.trunci %3 : i64 to i32
  return %4 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %c16_i64 = arith.constant 16 : i64
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i32 to i64
// CHECK-NEXT: %[[V1:.*]] = arith.extui %arg1 : i32 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.muli %[[V0]], %[[V1]] : i64
// CHECK-NEXT: %[[V3:.*]] = arith.shrui %[[V2]], %c16_i64 : i64
// CHECK-NEXT: %[[V4:.*]] = arith.trunci %[[V3]] : i64 to i32
// CHECK-NEXT: return %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
