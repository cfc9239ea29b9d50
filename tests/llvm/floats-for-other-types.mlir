// RUN: mlir-opt %s | FileCheck %s

// What is neither a float nor an integer is not looked at here.

llvm.func @constants() {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.ptr
  %1 = llvm.mlir.constant(1.0 : f32) : vector<4xi32>
  %2 = llvm.mlir.constant(1.0 : f64) : !llvm.array<2 x f32>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @constants() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f64) : !llvm.array<2 x f32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
