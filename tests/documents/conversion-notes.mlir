// ORACLE: differs (typed-pointers)
// RUN: mlir-opt %s --legacy-syntax --split-input-file --pass-pipeline="builtin.module(convert-func-to-llvm{use-opaque-pointers=false},reconcile-unrealized-casts)" | FileCheck %s

// Scalars and vectors.

func.func private @scalars(i1, i17, bf16, f16, f32, f64, f80, f128, index)
func.func private @vectors(vector<4xf32>, vector<4x8x16xf32>)

// -----

// Ranked memrefs, as results.

func.func private @memref_0() -> memref<f32>
func.func private @memref_1() -> memref<1xf32>
func.func private @memref_dynamic() -> memref<?xf32>
func.func private @memref_5() -> memref<10x42x42x43x123xf32>
func.func private @memref_mixed() -> memref<10x?x42x?x123xf32>
func.func private @memref_of_vectors() -> memref<1x?xvector<4xf32>>
func.func private @unranked() -> memref<*xf32>

// -----

// Functions as values.

func.func private @nothing(() -> ()) -> (() -> ())
func.func private @unary((i32) -> i64)
func.func private @binary((i32, f32) -> i64)
func.func private @two_results((i32, f32) -> (i64, f64))
func.func private @higher_order((() -> ()) -> (() -> ()))
func.func private @higher_still((((i32) -> i64) -> ()) -> ())

// -----

// Memrefs among the arguments and results of functions.

func.func private @descriptor(memref<f32>)
func.func private @descriptor_and_more(memref<f32>, f32)
func.func private @ranked(memref<?x?xf32>)
func.func private @unranked(memref<*xf32>)
func.func private @returned() -> memref<?xf32>
func.func private @two_returned() -> (memref<f32>, memref<f64>)
