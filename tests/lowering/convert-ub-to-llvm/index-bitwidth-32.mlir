// RUN: mlir-opt %s --split-input-file --convert-ub-to-llvm=index-bitwidth=32 | FileCheck %s

func.func @f() {
  %0 = ub.poison : i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = ub.poison : index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = ub.poison : f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = ub.poison : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = ub.poison : vector<2x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
