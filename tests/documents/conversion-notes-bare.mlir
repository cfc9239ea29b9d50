// ORACLE: differs (typed-pointers)
// RUN: mlir-opt %s --legacy-syntax --split-input-file --pass-pipeline="builtin.module(convert-func-to-llvm{use-bare-ptr-memref-call-conv use-opaque-pointers=false},reconcile-unrealized-casts)" | FileCheck %s

// Bare pointers: of memrefs with static shapes, of vectors too.

func.func private @memref_0(memref<f32>) -> memref<f32>
func.func private @memref_2(memref<10x42xf32>) -> memref<10x42xf32>
func.func private @memref_of_vectors(memref<10x42xvector<4xf32>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @memref_0(!llvm.ptr<f32>) -> !llvm.ptr<f32> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_2(!llvm.ptr<f32>) -> !llvm.ptr<f32> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_of_vectors(!llvm.ptr<vector<4xf32>>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }
