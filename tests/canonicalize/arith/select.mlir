// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

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

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %0, %true, %arg1 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %true : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %true, %true, %0 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %false, %false, %true : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %arg0, %false, %arg2 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %false, %arg2 : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %0, %false, %arg0 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg0, %false : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %true, %arg1, %false : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: return %arg1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %false, %arg1, %arg2 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: return %arg2 : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %arg0, %arg2, %true : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg2, %true : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %0, %arg2, %arg1 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : i1
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %true, %arg2, %0 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: return %arg2 : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %false, %0, %true : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %true : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %arg0, %0, %arg2 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %[[V0:.*]] = arith.xori %arg0, %true : i1
// CHECK-NEXT: %[[V1:.*]] = arith.select %arg0, %[[V0]], %arg2 : i1
// CHECK-NEXT: return %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %0, %0, %arg0 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %[[V0:.*]] = arith.xori %arg0, %true : i1
// CHECK-NEXT: %[[V1:.*]] = arith.select %arg0, %arg0, %[[V0]] : i1
// CHECK-NEXT: return %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %true, %arg0, %false : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: return %arg0 : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %false, %arg0, %arg2 : i1
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i1, %arg2: i1) -> i1 {
// CHECK-NEXT: return %arg2 : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c-1_i32 = arith.constant -1 : i32
  %0 = arith.select %arg0, %c0_i32, %c0_i32 : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: return %c0_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c-1_i32 = arith.constant -1 : i32
  %true = arith.constant true
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %0, %c0_i32, %c1_i32 : i32
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.extui %arg0 : i1 to i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i8) -> i8 {
  %c0_i8 = arith.constant 0 : i8
  %c1_i8 = arith.constant 1 : i8
  %c-1_i8 = arith.constant -1 : i8
  %0 = arith.select %arg0, %c0_i8, %arg1 : i8
  return %0 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i8) -> i8 {
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %c0_i8, %arg1 : i8
// CHECK-NEXT: return %[[V0]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: i8) -> i8 {
  %c0_i8 = arith.constant 0 : i8
  %c1_i8 = arith.constant 1 : i8
  %c-1_i8 = arith.constant -1 : i8
  %true = arith.constant true
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %0, %c0_i8, %c-1_i8 : i8
  return %1 : i8
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: i8) -> i8 {
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %c-1_i8, %c0_i8 : i8
// CHECK-NEXT: return %[[V0]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %0 = arith.select %arg0, %c1, %c0 : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %c1, %c0 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %true = arith.constant true
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %0, %c1, %c1 : index
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: return %c1 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: f32) -> f32 {
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 1.000000e+00 : f32
  %cst_1 = arith.constant -1.000000e+00 : f32
  %0 = arith.select %arg0, %cst_0, %arg1 : f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: f32) -> f32 {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %cst, %arg1 : f32
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i1, %arg1: f32) -> f32 {
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 1.000000e+00 : f32
  %cst_1 = arith.constant -1.000000e+00 : f32
  %true = arith.constant true
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %0, %cst_0, %cst_1 : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: f32) -> f32 {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %cst_0, %cst : f32
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
