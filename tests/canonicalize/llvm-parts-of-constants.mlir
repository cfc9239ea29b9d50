// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @f() -> (f32, f32) {
  %0 = llvm.mlir.constant([1.000000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
  return %1, %2: f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(-2.000000e+00 : f32) : f32
// CHECK-NEXT:     return %[[V0]], %[[V0]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> (i32) {
  %2 = llvm.mlir.constant(dense<[1,2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %3 = llvm.extractvalue %2[1] : !llvm.array<2 x i32>
  return %3: i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) -> (f32) {
  %0 = llvm.mlir.constant([1.000000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %a, %0[1] : !llvm.struct<(f32, f32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
  return %2: f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
