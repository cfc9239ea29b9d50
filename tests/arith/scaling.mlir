// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : f8E5M2, f8E8M0FNU to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_extf %arg0, %arg1 : f8E5M2, f8E8M0FNU to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s fastmath<nnan> : f8E5M2, f8E8M0FNU to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_extf %arg0, %arg1 fastmath<nnan> : f8E5M2, f8E8M0FNU to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %f, %s : f32, f8E8M0FNU to f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_truncf %arg2, %arg1 : f32, f8E8M0FNU to f8E5M2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %f, %s to_nearest_even fastmath<nnan> : f32, f8E8M0FNU to f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_truncf %arg2, %arg1 to_nearest_even fastmath<nnan> : f32, f8E8M0FNU to f8E5M2
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %f, %s upward : f32, f8E8M0FNU to f4E2M1FN
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_truncf %arg2, %arg1 upward : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %f : f8E5M2, f32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_extf %arg0, %arg2 : f8E5M2, f32 to f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %v, %w : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_extf %arg3, %arg4 : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %v, %s : vector<4xf8E5M2>, f8E8M0FNU to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_extf %arg3, %arg1 : vector<4xf8E5M2>, f8E8M0FNU to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
