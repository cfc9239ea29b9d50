// RUN: not mlir-translate --mlir-to-llvmir %s 2>&1 | FileCheck %s

llvm.mlir.global external @few([1 : i32, 2 : i32]) : !llvm.array<4 x i32>
llvm.mlir.global external @many([1 : i32, 2 : i32]) : !llvm.array<1 x i32>

// CHECK: Global variable initializer type does not match global variable type!
// CHECK-NEXT: ptr @few
// CHECK-NEXT: Global variable initializer type does not match global variable type!
// CHECK-NEXT: ptr @many
