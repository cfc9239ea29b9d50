// RUN: mlir-opt %s --split-input-file --convert-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f() {
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> i32 {
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: llvm.return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: f32) -> (i32, f32) {
  return %a, %b : i32, f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: f32) -> !llvm.struct<(i32, f32)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg0, %[[V0]][0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg1, %[[V1]][1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.return %[[V2]] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) -> index {
  return %a : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) -> i64 {
// CHECK-NEXT: llvm.return %arg0 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) -> (index, index) {
  return %b, %a : index, index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64) -> !llvm.struct<(i64, i64)> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[V1:.*]] = llvm.insertvalue %arg1, %[[V0]][0] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: %[[V2:.*]] = llvm.insertvalue %arg0, %[[V1]][1] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: llvm.return %[[V2]] : !llvm.struct<(i64, i64)>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @f()

// CHECK: module {
// CHECK-NEXT: llvm.func @f() attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(i32, index) -> f32

// CHECK: module {
// CHECK-NEXT: llvm.func @f(i32, i64) -> f32 attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f() -> (i32, i32)

// CHECK: module {
// CHECK-NEXT: llvm.func @f() -> !llvm.struct<(i32, i32)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(memref<?xf32>)

// CHECK: module {
// CHECK-NEXT: llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

func.func private @f(memref<4x?xf32>) -> memref<?xf32>

// CHECK: module {
// CHECK-NEXT: llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }
