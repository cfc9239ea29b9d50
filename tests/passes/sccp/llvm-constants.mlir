// RUN: mlir-opt %s --split-input-file --sccp | FileCheck %s

// Only constants of their attribute's type are made anew.

llvm.func @use(i64, i64, i64, i64, !llvm.array<2 x i8>, !llvm.array<2 x i8>)
llvm.func @types() {
  %0 = llvm.mlir.constant(1 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %2 = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %5 = llvm.mlir.constant(dense<1> : tensor<2xi8>) : !llvm.array<2 x i8>
  llvm.call @use(%0, %1, %2, %3, %4, %5) : (i64, i64, i64, i64, !llvm.array<2 x i8>, !llvm.array<2 x i8>) -> ()
  llvm.return
}

// -----

// A part that was put in, or of a constant, is taken from where it is found.

llvm.func @put(%p: !llvm.ptr, %a: i64, %b: i64) -> i64 {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, i64, i64)>
  %1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, i64, i64)>
  %2 = llvm.insertvalue %a, %1[1] : !llvm.struct<(ptr, i64, i64)>
  %3 = llvm.insertvalue %b, %2[2] : !llvm.struct<(ptr, i64, i64)>
  %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, i64, i64)>
  llvm.return %4 : i64
}

// -----

llvm.func @constant(%a: f32) -> f32 {
  %0 = llvm.mlir.constant([1.000000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %a, %0[1] : !llvm.struct<(f32, f32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
  llvm.return %2 : f32
}

// -----

llvm.func @unknown(%s: !llvm.struct<(ptr, i64)>, %a: i64) -> !llvm.ptr {
  %1 = llvm.insertvalue %a, %s[1] : !llvm.struct<(ptr, i64)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i64)>
  llvm.return %2 : !llvm.ptr
}

// -----

// Constants of `ptr` are not made anew.

func.func @null() -> (!ptr.ptr<#ptr.generic_space>, i8) {
  %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %1 = ub.poison : i8
  return %0, %1 : !ptr.ptr<#ptr.generic_space>, i8
}
