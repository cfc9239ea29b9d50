// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm | FileCheck %s

// Types, as functions without bodies show them.

func.func private @complex(%a: complex<f32>)
func.func private @index(%a: index)
func.func private @memref_0(%a: memref<f32>) -> memref<f32>
func.func private @memref_1(%a: memref<1xf32>) -> memref<1xf32>
func.func private @memref_dynamic(%a: memref<?xf32>) -> memref<?xf32>
func.func private @memref_5(%a: memref<10x42x42x43x123xf32>) -> memref<10x42x42x43x123xf32>
func.func private @memref_mixed(%a: memref<10x?x42x?x123xf32>) -> memref<10x?x42x?x123xf32>
func.func private @memref_of_vectors(%a: memref<1x?xvector<4xf32>>) -> memref<1x?xvector<4xf32>>
func.func private @unranked(%a: memref<*xf32>) -> memref<*xf32>
func.func private @vector_1(%a: vector<4xf32>)
func.func private @vector_2(%a: vector<4x8xf32>)
func.func private @vector_3(%a: vector<4x8x16xf32>)
func.func private @memref_of_arrays(%a: memref<2xvector<4x8xf32>>) -> memref<2xvector<4x8xf32>>

// CHECK: module {
// CHECK-NEXT:   llvm.func @complex(!llvm.struct<(f32, f32)>) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @index(i64) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_0(!llvm.ptr, !llvm.ptr, i64) -> !llvm.struct<(ptr, ptr, i64)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_1(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_dynamic(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_5(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_mixed(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_of_vectors(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @unranked(i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @vector_1(vector<4xf32>) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @vector_2(!llvm.array<4 x vector<8xf32>>) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @vector_3(!llvm.array<4 x array<8 x vector<16xf32>>>) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref_of_arrays(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

// The index type is as wide as the data layout of the module says.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func private @index(%a: index)
  func.func private @memref(%a: memref<?xf32>)
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT:   llvm.func @index(i32) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @memref(!llvm.ptr, !llvm.ptr, i32, i32, i32) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

// Function types.

func.func private @nothing()
func.func private @unary(i32) -> i64
func.func private @binary(i32, f32) -> i64
func.func private @two_results(i32, f32) -> (i64, f64)
func.func private @higher_order(() -> ()) -> (() -> ())
func.func private @higher_still(((i32) -> i64) -> ())
func.func private @descriptor(memref<f32>)
func.func private @descriptor_and_more(memref<f32>, f32)
func.func private @ranked(memref<?x?xf32>)
func.func private @unranked(memref<*xf32>)
func.func private @returned() -> memref<?xf32>
func.func private @two_returned() -> (memref<f32>, memref<f64>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @nothing() attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @unary(i32) -> i64 attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @binary(i32, f32) -> i64 attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @two_results(i32, f32) -> !llvm.struct<(i64, f64)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @higher_order(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @higher_still(!llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @descriptor(!llvm.ptr, !llvm.ptr, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @descriptor_and_more(!llvm.ptr, !llvm.ptr, i64, f32) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @ranked(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @unranked(i64, !llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @returned() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @two_returned() -> !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64)>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }
