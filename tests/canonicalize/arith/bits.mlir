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
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extsi %arg1 : i8 to i32
  %2 = arith.andi %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT: %[[V2:.*]] = arith.andi %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
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

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.extsi %arg1 : i8 to i32
  %2 = arith.andi %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.andi %arg0, %arg1 : i8
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %[[V0]] : i8 to i32
// CHECK-NEXT: return %[[V1]] : i32
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

func.func @f(%arg0: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.andi %0, %c1_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.andi %[[V0]], %c1_i32 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.ori %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.ori %arg0, %arg1 : i8
// CHECK-NEXT: %[[V1:.*]] = arith.extui %[[V0]] : i8 to i32
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
  %1 = arith.extui %arg1 : i8 to i32
  %2 = arith.ori %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extui %arg1 : i8 to i32
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

func.func @f(%arg0: i8) -> i32 {
  %0 = arith.extui %arg0 : i8 to i32
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.ori %0, %c1_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.ori %[[V0]], %c1_i32 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.ori %0, %c1_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.ori %[[V0]], %c1_i32 : i32
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
  %0 = arith.extui %arg0 : i8 to i32
  %1 = arith.extsi %arg1 : i8 to i32
  %2 = arith.xori %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %arg1 : i8 to i32
// CHECK-NEXT: %[[V2:.*]] = arith.xori %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
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

func.func @f(%arg0: i8, %arg1: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %1 = arith.extsi %arg1 : i8 to i32
  %2 = arith.xori %0, %1 : i32
  return %2 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8, %arg1: i8) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.xori %arg0, %arg1 : i8
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %[[V0]] : i8 to i32
// CHECK-NEXT: return %[[V1]] : i32
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

func.func @f(%arg0: i8) -> i32 {
  %0 = arith.extsi %arg0 : i8 to i32
  %c1_i32 = arith.constant 1 : i32
  %1 = arith.xori %0, %c1_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.xori %[[V0]], %c1_i32 : i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i1 {
  %0 = arith.cmpi eq, %arg0, %arg1 : i32
  %true = arith.constant true
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi ne, %arg0, %arg1 : i32
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %arg0, %true, %true : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32, %y: index) -> (i32, i32, index) {
  %a = llvm.mlir.constant(-1 : i32) : i32
  %0 = arith.xori %x, %a : i32
  %1 = arith.andi %0, %x : i32
  %2 = arith.ori %x, %0 : i32
  %b = index.constant -1
  %3 = arith.xori %y, %b : index
  %4 = arith.andi %y, %3 : index
  return %1, %2, %4 : i32, i32, index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index) -> (i32, i32, index) {
// CHECK-NEXT: %0 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: return %c0_i32, %0, %c0 : i32, i32, index
// CHECK-NEXT: }
// CHECK-NEXT: }
