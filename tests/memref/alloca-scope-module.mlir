// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s --check-prefix=EXPAND
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%x: i32, %y: f32) {
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return
}

// CHECK-LABEL: func.func @f0(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: i32, %arg1: f32) {
// LLVM-NEXT: %0 = llvm.intr.stacksave : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb1
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: llvm.intr.stackrestore %0 : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb2
// LLVM-NEXT: ^bb2:  // pred: ^bb1
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f0(%arg0: i32, %arg1: f32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f1(%x: i32, %y: f32) {
  memref.alloca_scope {
  }
  return
}

// CHECK-LABEL: func.func @f1(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: i32, %arg1: f32) {
// LLVM-NEXT: %0 = llvm.intr.stacksave : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb1
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: llvm.intr.stackrestore %0 : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb2
// LLVM-NEXT: ^bb2:  // pred: ^bb1
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f1(%arg0: i32, %arg1: f32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f2(%x: i32, %y: f32) {
  %0 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %x : i32
  }
  return
}

// CHECK-LABEL: func.func @f2(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = memref.alloca_scope  -> (i32) {
// CHECK-NEXT: memref.alloca_scope.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: i32, %arg1: f32) {
// LLVM-NEXT: %0 = llvm.intr.stacksave : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb1
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: llvm.intr.stackrestore %0 : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb2(%arg0 : i32)
// LLVM-NEXT: ^bb2(%1: i32):  // pred: ^bb1
// LLVM-NEXT: llvm.br ^bb3
// LLVM-NEXT: ^bb3:  // pred: ^bb2
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f2(%arg0: i32, %arg1: f32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f3(%x: i32, %y: f32) {
  %0 = memref.alloca_scope -> i32 {
    memref.alloca_scope.return %x : i32
  }
  return
}

// CHECK-LABEL: func.func @f3(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]] = memref.alloca_scope  -> (i32) {
// CHECK-NEXT: memref.alloca_scope.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: i32, %arg1: f32) {
// LLVM-NEXT: %0 = llvm.intr.stacksave : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb1
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: llvm.intr.stackrestore %0 : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb2(%arg0 : i32)
// LLVM-NEXT: ^bb2(%1: i32):  // pred: ^bb1
// LLVM-NEXT: llvm.br ^bb3
// LLVM-NEXT: ^bb3:  // pred: ^bb2
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f3(%arg0: i32, %arg1: f32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f4(%x: i32, %y: f32) {
  %0:2 = memref.alloca_scope -> (i32, f32) {
    memref.alloca_scope.return %x, %y : i32, f32
  }
  return
}

// CHECK-LABEL: func.func @f4(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: %[[V0:.*]]:2 = memref.alloca_scope  -> (i32, f32) {
// CHECK-NEXT: memref.alloca_scope.return %arg0, %arg1 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: i32, %arg1: f32) {
// LLVM-NEXT: %0 = llvm.intr.stacksave : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb1
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: llvm.intr.stackrestore %0 : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb2(%arg0, %arg1 : i32, f32)
// LLVM-NEXT: ^bb2(%1: i32, %2: f32):  // pred: ^bb1
// LLVM-NEXT: llvm.br ^bb3
// LLVM-NEXT: ^bb3:  // pred: ^bb2
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f4(%arg0: i32, %arg1: f32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }

func.func @f5(%x: i32, %y: f32) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
  } {x = 1}
  return
}

// CHECK-LABEL: func.func @f5(%arg0: i32, %arg1: f32) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: i32, %arg1: f32) {
// LLVM-NEXT: %0 = llvm.intr.stacksave : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb1
// LLVM-NEXT: ^bb1:  // pred: ^bb0
// LLVM-NEXT: %1 = llvm.mlir.constant(4 : index) : i64
// LLVM-NEXT: %2 = llvm.mlir.constant(1 : index) : i64
// LLVM-NEXT: %3 = llvm.alloca %1 x f32 : (i64) -> !llvm.ptr
// LLVM-NEXT: %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %7 = llvm.mlir.constant(0 : index) : i64
// LLVM-NEXT: %8 = llvm.insertvalue %7, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %9 = llvm.insertvalue %1, %8[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: %10 = llvm.insertvalue %2, %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// LLVM-NEXT: llvm.intr.stackrestore %0 : !llvm.ptr
// LLVM-NEXT: llvm.br ^bb2
// LLVM-NEXT: ^bb2:  // pred: ^bb1
// LLVM-NEXT: return
// LLVM-NEXT: }

// EXPAND-LABEL: func.func @f5(%arg0: i32, %arg1: f32) {
// EXPAND-NEXT: return
// EXPAND-NEXT: }
