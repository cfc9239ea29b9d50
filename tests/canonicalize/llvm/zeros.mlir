// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// Zero of a number type is the number.
llvm.func @numbers(%p : !llvm.ptr) {
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.add %0, %1 : i32
  llvm.store %2, %p : i32, !llvm.ptr
  %3 = llvm.mlir.zero : vector<[4]xf32>
  %4 = llvm.mlir.constant(dense<0.0> : vector<[4]xf32>) : vector<[4]xf32>
  %5 = llvm.fadd %3, %4 : vector<[4]xf32>
  llvm.store %5, %p : vector<[4]xf32>, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @numbers(%arg0: !llvm.ptr) {
// CHECK-NEXT: %0 = llvm.mlir.zero : vector<[4]xf32>
// CHECK-NEXT: %1 = llvm.mlir.zero : i32
// CHECK-NEXT: %2 = llvm.add %1, %1 : i32
// CHECK-NEXT: llvm.store %2, %arg0 : i32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.fadd %0, %0 : vector<[4]xf32>
// CHECK-NEXT: llvm.store %3, %arg0 : vector<[4]xf32>, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.func @folded(%p : !llvm.ptr) {
  %0 = llvm.mlir.zero : i8
  %1 = llvm.mlir.constant(7 : i8) : i8
  %2 = llvm.or %0, %1 : i8
  llvm.store %2, %p : i8, !llvm.ptr
  %3 = llvm.shl %1, %0 : i8
  llvm.store %3, %p : i8, !llvm.ptr
  %4 = llvm.zext %0 : i8 to i64
  llvm.store %4, %p : i64, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @folded(%arg0: !llvm.ptr) {
// CHECK-NEXT: %0 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(7 : i8) : i8
// CHECK-NEXT: llvm.store %1, %arg0 : i8, !llvm.ptr
// CHECK-NEXT: llvm.store %1, %arg0 : i8, !llvm.ptr
// CHECK-NEXT: llvm.store %0, %arg0 : i64, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// A part of what is not known, or zero, is the same.
llvm.func @parts(%p : !llvm.ptr) {
  %0 = llvm.mlir.zero : !llvm.struct<(i32, array<2 x ptr>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, array<2 x ptr>)>
  llvm.store %1, %p : i32, !llvm.ptr
  %2 = llvm.extractvalue %0[1, 1] : !llvm.struct<(i32, array<2 x ptr>)>
  llvm.store %2, %p : !llvm.ptr, !llvm.ptr
  %3 = llvm.mlir.undef : !llvm.struct<(f32, i8)>
  %4 = llvm.extractvalue %3[0] : !llvm.struct<(f32, i8)>
  llvm.store %4, %p : f32, !llvm.ptr
  %5 = llvm.mlir.poison : !llvm.array<4 x i16>
  %6 = llvm.extractvalue %5[2] : !llvm.array<4 x i16>
  llvm.store %6, %p : i16, !llvm.ptr
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @parts(%arg0: !llvm.ptr) {
// CHECK-NEXT: %0 = llvm.mlir.poison : i16
// CHECK-NEXT: %1 = llvm.mlir.undef : f32
// CHECK-NEXT: %2 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %3 = llvm.mlir.zero : i32
// CHECK-NEXT: llvm.store %3, %arg0 : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %2, %arg0 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %1, %arg0 : f32, !llvm.ptr
// CHECK-NEXT: llvm.store %0, %arg0 : i16, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
