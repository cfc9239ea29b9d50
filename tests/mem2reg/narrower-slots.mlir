// ORACLE: differs (narrower-slots)
// RUN: mlir-opt %s --mem2reg | FileCheck %s

// Of numbers with more bits than the memory has no part is kept, though they have as many bytes.

llvm.func @wider(%value: i16) -> i16 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i12 : (i32) -> !llvm.ptr
  llvm.store %value, %1 : i16, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i16
  llvm.return %2 : i16
}

llvm.func @narrower(%value: i1) -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
  llvm.store %value, %1 : i1, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i8
  llvm.return %2 : i8
}
