// RUN: mlir-opt %s --inline | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(llvm.func(canonicalize))' | FileCheck %s

// A function that passes work on by itself stays in its group.

llvm.comdat @groups {
  llvm.comdat_selector @f any
}
llvm.func linkonce_odr @f() comdat(@groups::@f) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return
}

// CHECK: llvm.func linkonce_odr @f() comdat(@groups::@f) {
// CHECK-NEXT: llvm.return
