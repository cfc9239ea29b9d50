// RUN: mlir-opt %s --split-input-file | FileCheck %s

// Elements of `index` may stand for those of any type.

llvm.func @f() {
  %0 = llvm.mlir.constant(dense<0> : vector<2xindex>) : vector<2xindex>
  %1 = llvm.mlir.constant(dense<1> : tensor<2xindex>) : !llvm.array<2 x i64>
  %2 = llvm.mlir.constant(dense<2> : vector<2xindex>) : vector<2xf32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<0> : vector<2xindex>) : vector<2xindex>
// CHECK-NEXT: %1 = llvm.mlir.constant(dense<1> : tensor<2xindex>) : !llvm.array<2 x i64>
// CHECK-NEXT: %2 = llvm.mlir.constant(dense<2> : vector<2xindex>) : vector<2xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
