// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.negf %arg1 : f32
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.negf %arg1 : f32
// CHECK-NEXT: %[[V2:.*]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT: return %[[V2]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.addf %0, %arg1 : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.addf %[[V0]], %arg1 : f32
// CHECK-NEXT: return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.negf %arg1 : f32
  %2 = arith.subf %0, %1 : f32
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.negf %arg1 : f32
// CHECK-NEXT: %[[V2:.*]] = arith.subf %[[V0]], %[[V1]] : f32
// CHECK-NEXT: return %[[V2]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.subf %0, %arg1 : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.subf %[[V0]], %arg1 : f32
// CHECK-NEXT: return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.negf %arg1 : f32
  %2 = arith.mulf %0, %1 : f32
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.mulf %arg0, %arg1 : f32
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.mulf %0, %arg1 : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.mulf %[[V0]], %arg1 : f32
// CHECK-NEXT: return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.negf %arg1 : f32
  %2 = arith.divf %0, %1 : f32
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.divf %arg0, %arg1 : f32
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.divf %0, %arg1 : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.divf %[[V0]], %arg1 : f32
// CHECK-NEXT: return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.negf %arg1 : f32
  %2 = arith.remf %0, %1 : f32
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.negf %arg1 : f32
// CHECK-NEXT: %[[V2:.*]] = arith.remf %[[V0]], %[[V1]] : f32
// CHECK-NEXT: return %[[V2]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.remf %0, %arg1 : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.remf %[[V0]], %arg1 : f32
// CHECK-NEXT: return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.negf %arg1 : f32
  %2 = arith.maximumf %0, %1 : f32
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.negf %arg1 : f32
// CHECK-NEXT: %[[V2:.*]] = arith.maximumf %[[V0]], %[[V1]] : f32
// CHECK-NEXT: return %[[V2]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.maximumf %0, %arg1 : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.maximumf %[[V0]], %arg1 : f32
// CHECK-NEXT: return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.negf %arg1 : f32
  %2 = arith.minnumf %0, %1 : f32
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.negf %arg1 : f32
// CHECK-NEXT: %[[V2:.*]] = arith.minnumf %[[V0]], %[[V1]] : f32
// CHECK-NEXT: return %[[V2]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.negf %arg0 : f32
  %1 = arith.minnumf %0, %arg1 : f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = arith.minnumf %[[V0]], %arg1 : f32
// CHECK-NEXT: return %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> f32 {
  %0 = arith.sitofp %arg0 : i32 to f64
  %1 = arith.truncf %0 : f64 to f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.sitofp %arg0 : i32 to f32
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32) -> f32 {
  %0 = arith.uitofp %arg0 : i32 to f64
  %1 = arith.truncf %0 : f64 to f32
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> f32 {
// CHECK-NEXT: %[[V0:.*]] = arith.uitofp %arg0 : i32 to f32
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
