// RUN: mlir-opt %s --memref-expand | FileCheck %s
// RUN: mlir-opt %s --convert-math-to-libm | FileCheck %s

// What folding changes before it comes to nothing, a conversion takes back.

llvm.func @f(%v: vector<2xf32>) -> vector<2xf32> {
  %0 = llvm.mlir.constant(dense<0.0> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<2 x vector<2xf32>>
  %2 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
  llvm.return %2 : vector<2xf32>
}
llvm.func @m(%v: !llvm.array<2 x f32>) -> !llvm.array<2 x f32> {
  %0 = llvm.mlir.constant(dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %1[1] : !llvm.array<2 x array<2 x f32>>
  llvm.return %2 : !llvm.array<2 x f32>
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<0.000000e+00> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: llvm.return %2 : vector<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @m(%arg0: !llvm.array<2 x f32>) -> !llvm.array<2 x f32> {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<{{\[\[}}0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00]]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: %2 = llvm.extractvalue %1[1] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT: llvm.return %2 : !llvm.array<2 x f32>
// CHECK-NEXT: }
// CHECK-NEXT: }
