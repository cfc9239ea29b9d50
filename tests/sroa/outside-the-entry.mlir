// RUN: mlir-opt %s --sroa | FileCheck %s

// Aggregates are taken apart wherever they are allocated.

llvm.func @elements() -> i32 {
  llvm.br ^bb1
^bb1:
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<3 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  llvm.store %0, %2 : i32, !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %3 : i32
}

llvm.func @in_a_loop(%condition: i1, %byte: i8) {
  llvm.br ^bb1
^bb1:
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, i8)> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i8)>
  llvm.store %byte, %2 : i8, !llvm.ptr
  llvm.cond_br %condition, ^bb1, ^bb2
^bb2:
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @elements() -> i32 {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.load %1 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @in_a_loop(%arg0: i1, %arg1: i8) {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %arg1, %1 : i8, !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
