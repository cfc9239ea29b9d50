// ORACLE: differs (typed-pointers)
// RUN: mlir-opt %s --legacy-syntax --split-input-file --pass-pipeline="builtin.module(convert-func-to-llvm{use-bare-ptr-memref-call-conv use-opaque-pointers=false},reconcile-unrealized-casts)" | FileCheck %s

// Bare pointers: of memrefs with static shapes, of vectors too.

func.func private @memref_0(memref<f32>) -> memref<f32>
func.func private @memref_2(memref<10x42xf32>) -> memref<10x42xf32>
func.func private @memref_of_vectors(memref<10x42xvector<4xf32>>)
