// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-arith-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : f8E5M2, f8E8M0FNU to f32
  return
}

// CHECK-LABEL: func.func @f0(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_extf %arg0, %arg1 : f8E5M2, f8E8M0FNU to f32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// LLVM-NEXT: %0 = arith.scaling_extf %arg0, %arg1 : f8E5M2, f8E8M0FNU to f32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f1(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %f, %s : f32, f8E8M0FNU to f8E5M2
  return
}

// CHECK-LABEL: func.func @f1(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_truncf %arg2, %arg1 : f32, f8E8M0FNU to f8E5M2
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// LLVM-NEXT: %0 = arith.scaling_truncf %arg2, %arg1 : f32, f8E8M0FNU to f8E5M2
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f2(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_truncf %f, %s upward : f32, f8E8M0FNU to f4E2M1FN
  return
}

// CHECK-LABEL: func.func @f2(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_truncf %arg2, %arg1 upward : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// LLVM-NEXT: %0 = arith.scaling_truncf %arg2, %arg1 upward : f32, f8E8M0FNU to f4E2M1FN
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f3(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %v, %w : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf32>
  return
}

// CHECK-LABEL: func.func @f3(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// CHECK-NEXT: %[[V0:.*]] = arith.scaling_extf %arg3, %arg4 : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf8E5M2>, %arg4: vector<4xf8E8M0FNU>) {
// LLVM-NEXT: %0 = arith.scaling_extf %arg3, %arg4 : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf32>
// LLVM-NEXT: return
// LLVM-NEXT: }
