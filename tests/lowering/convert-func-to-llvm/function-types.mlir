// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm | FileCheck %s

// A function as a value is a pointer, whatever its type says.

func.func private @whatever(() -> tensor<2xi32>, (!llvm.token) -> none, (memref<4xf32, "a">) -> (), (memref<2xf32, affine_map<(d0) -> (d0 mod 3)>>) -> ())

// CHECK: module {
// CHECK-NEXT: llvm.func @whatever(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT: }
