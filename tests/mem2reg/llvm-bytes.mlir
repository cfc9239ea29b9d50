// RUN: mlir-opt %s --mem2reg | FileCheck %s

// What memory is set to is known where the byte is a constant of any dialect; a constant is made
// for a single byte as well.

// CHECK-LABEL: @of_one
// CHECK: %[[V:.*]] = llvm.mlir.constant(7 : i8) : i8
// CHECK: %[[W:.*]] = llvm.mlir.constant(7 : i8) : i8
// CHECK: llvm.return %[[W]]
llvm.func @of_one() -> i8 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.alloca %one x i8 : (i64) -> !llvm.ptr
  %v = llvm.mlir.constant(7 : i8) : i8
  "llvm.intr.memset"(%0, %v, %one) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %1 : i8
}

// CHECK-LABEL: @of_arith
// CHECK: %[[W:.*]] = llvm.mlir.constant(2313 : i16) : i16
// CHECK: llvm.return %[[W]]
llvm.func @of_arith() -> i16 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %0 = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  %v = arith.constant 9 : i8
  "llvm.intr.memset"(%0, %v, %two) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i16
  llvm.return %1 : i16
}

// CHECK-LABEL: @of_zero
// CHECK: %[[W:.*]] = llvm.mlir.constant(0 : i16) : i16
// CHECK: llvm.return %[[W]]
llvm.func @of_zero() -> i16 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %0 = llvm.alloca %one x i16 : (i64) -> !llvm.ptr
  %v = llvm.mlir.zero : i8
  "llvm.intr.memset"(%0, %v, %two) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i16
  llvm.return %1 : i16
}
