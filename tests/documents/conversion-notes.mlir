// ORACLE: differs (typed-pointers)
// RUN: mlir-opt %s --legacy-syntax --split-input-file --pass-pipeline="builtin.module(convert-func-to-llvm{use-opaque-pointers=false},reconcile-unrealized-casts)" | FileCheck %s

// Scalars and vectors.

func.func private @scalars(i1, i17, bf16, f16, f32, f64, f80, f128, index)
func.func private @vectors(vector<4xf32>, vector<4x8x16xf32>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @scalars(i1, i17, bf16, f16, f32, f64, f80, f128, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @vectors(vector<4xf32>, !llvm.array<4 x array<8 x vector<16xf32>>>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

// Ranked memrefs, as results.

func.func private @memref_0() -> memref<f32>
func.func private @memref_1() -> memref<1xf32>
func.func private @memref_dynamic() -> memref<?xf32>
func.func private @memref_5() -> memref<10x42x42x43x123xf32>
func.func private @memref_mixed() -> memref<10x?x42x?x123xf32>
func.func private @memref_of_vectors() -> memref<1x?xvector<4xf32>>
func.func private @unranked() -> memref<*xf32>

// CHECK: module {
// CHECK-NEXT:   llvm.func @memref_0() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_1() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_dynamic() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_5() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<5 x i64>, array<5 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_mixed() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<5 x i64>, array<5 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_of_vectors() -> !llvm.struct<(ptr<vector<4xf32>>, ptr<vector<4xf32>>, i64, array<2 x i64>, array<2 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @unranked() -> !llvm.struct<(i64, ptr<i8>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

// Functions as values.

func.func private @nothing(() -> ()) -> (() -> ())
func.func private @unary((i32) -> i64)
func.func private @binary((i32, f32) -> i64)
func.func private @two_results((i32, f32) -> (i64, f64))
func.func private @higher_order((() -> ()) -> (() -> ()))
func.func private @higher_still((((i32) -> i64) -> ()) -> ())

// CHECK: module {
// CHECK-NEXT:   llvm.func @nothing(!llvm.ptr<func<void ()>>) -> !llvm.ptr<func<void ()>> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @unary(!llvm.ptr<func<i64 (i32)>>) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @binary(!llvm.ptr<func<i64 (i32, f32)>>) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @two_results(!llvm.ptr<func<struct<(i64, f64)> (i32, f32)>>) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @higher_order(!llvm.ptr<func<ptr<func<void ()>> (ptr<func<void ()>>)>>) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @higher_still(!llvm.ptr<func<void (ptr<func<void (ptr<func<i64 (i32)>>)>>)>>) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

// Memrefs among the arguments and results of functions.

func.func private @descriptor(memref<f32>)
func.func private @descriptor_and_more(memref<f32>, f32)
func.func private @ranked(memref<?x?xf32>)
func.func private @unranked(memref<*xf32>)
func.func private @returned() -> memref<?xf32>
func.func private @two_returned() -> (memref<f32>, memref<f64>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @descriptor(!llvm.ptr<f32>, !llvm.ptr<f32>, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @descriptor_and_more(!llvm.ptr<f32>, !llvm.ptr<f32>, i64, f32) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @ranked(!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @unranked(i64, !llvm.ptr<i8>) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @returned() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @two_returned() -> !llvm.struct<(struct<(ptr<f32>, ptr<f32>, i64)>, struct<(ptr<f64>, ptr<f64>, i64)>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }
