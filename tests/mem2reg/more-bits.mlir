// RUN: mlir-opt %s --mem2reg --split-input-file | FileCheck %s

// A constant of more bits than the slot, but as many bytes, is cut.

llvm.func @integers() -> i7 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(-3 : i8) : i8
  %p = llvm.alloca %c x i7 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i7
  llvm.return %r : i7
}

// -----

llvm.func @same_bits(%v: f16) -> i16 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i16 : (i32) -> !llvm.ptr
  llvm.store %v, %p : f16, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}

// -----

llvm.func @fewer_bits(%v: i12) -> i16 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i16 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i12, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}
