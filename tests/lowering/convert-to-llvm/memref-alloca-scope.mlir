// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32, %y: f32) {
  %0 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2(%arg0 : i32)
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i32):  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32, %y: f32) {
  %0 = memref.alloca_scope -> i32 {
    memref.alloca_scope.return %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2(%arg0 : i32)
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i32):  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32, %y: f32) {
  %0:2 = memref.alloca_scope -> (i32, f32) {
    memref.alloca_scope.return %x, %y : i32, f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2(%arg0, %arg1 : i32, f32)
// CHECK-NEXT: ^bb2(%[[V1:.*]]: i32, %[[V2:.*]]: f32):  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32, %y: f32) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.alloca %[[V1]] x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V4]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V6:.*]] = llvm.insertvalue %[[V3]], %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V7:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V6]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V9:.*]] = llvm.insertvalue %[[V1]], %[[V8]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[V10:.*]] = llvm.insertvalue %[[V2]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
