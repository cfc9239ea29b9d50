// RUN: mlir-opt %s --mem2reg --split-input-file | FileCheck %s

// A constant of more bits than the slot, but as many bytes, is cut.

llvm.func @integers() -> i7 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(-3 : i8) : i8
  %p = llvm.alloca %c x i7 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i7
  llvm.return %r : i7
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @integers() -> i7 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i7
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(-3 : i8) : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(-3 : i7) : i7
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0 : i7) : i7
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.and %[[V0]], %[[V4]] : i7
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.or %[[V5]], %[[V3]] : i7
// CHECK-NEXT:     llvm.return %[[V6]] : i7
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @same_bits(%v: f16) -> i16 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i16 : (i32) -> !llvm.ptr
  llvm.store %v, %p : f16, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @same_bits(%[[ARG0:[^ ]+]]: f16) -> i16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG0]] : f16 to i16
// CHECK-NEXT:     llvm.return %[[V1]] : i16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @fewer_bits(%v: i12) -> i16 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i16 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i12, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @fewer_bits(%[[ARG0:[^ ]+]]: i12) -> i16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i16
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.zext %[[ARG0]] : i12 to i16
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(-4096 : i16) : i16
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.and %[[V0]], %[[V3]] : i16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.or %[[V4]], %[[V2]] : i16
// CHECK-NEXT:     llvm.return %[[V5]] : i16
// CHECK-NEXT:   }
// CHECK-NEXT: }
