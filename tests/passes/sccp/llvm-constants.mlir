// RUN: mlir-opt %s --split-input-file --sccp | FileCheck %s

// Only constants of their attribute's type are made anew.

llvm.func @use(i64, i64, i64, i64, !llvm.array<2 x i8>, !llvm.array<2 x i8>)
llvm.func @types() {
  %0 = llvm.mlir.constant(1 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %2 = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  %5 = llvm.mlir.constant(dense<1> : tensor<2xi8>) : !llvm.array<2 x i8>
  llvm.call @use(%0, %1, %2, %3, %4, %5) : (i64, i64, i64, i64, !llvm.array<2 x i8>, !llvm.array<2 x i8>) -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @use(i64, i64, i64, i64, !llvm.array<2 x i8>, !llvm.array<2 x i8>)
// CHECK-NEXT:   llvm.func @types() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(dense<1> : tensor<2xi8>) : !llvm.array<2 x i8>
// CHECK-NEXT:     llvm.call @use(%[[V1]], %[[V2]], %[[V0]], %[[V0]], %[[V3]], %[[V4]]) : (i64, i64, i64, i64, !llvm.array<2 x i8>, !llvm.array<2 x i8>) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A part that was put in, or of a constant, is taken from where it is found.

llvm.func @put(%p: !llvm.ptr, %a: i64, %b: i64) -> i64 {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, i64, i64)>
  %1 = llvm.insertvalue %p, %0[0] : !llvm.struct<(ptr, i64, i64)>
  %2 = llvm.insertvalue %a, %1[1] : !llvm.struct<(ptr, i64, i64)>
  %3 = llvm.insertvalue %b, %2[2] : !llvm.struct<(ptr, i64, i64)>
  %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, i64, i64)>
  llvm.return %4 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @put(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i64, %[[ARG2:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, i64, i64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, i64, i64)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, i64, i64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, i64, i64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, i64, i64)> 
// CHECK-NEXT:     llvm.return %[[V4]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @constant(%a: f32) -> f32 {
  %0 = llvm.mlir.constant([1.000000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
  %1 = llvm.insertvalue %a, %0[1] : !llvm.struct<(f32, f32)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
  llvm.return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @constant(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant([1.000000e+00 : f32, -2.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.insertvalue %[[ARG0]], %[[V1]][1] : !llvm.struct<(f32, f32)> 
// CHECK-NEXT:     llvm.return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @unknown(%s: !llvm.struct<(ptr, i64)>, %a: i64) -> !llvm.ptr {
  %1 = llvm.insertvalue %a, %s[1] : !llvm.struct<(ptr, i64)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, i64)>
  llvm.return %2 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @unknown(%[[ARG0:[^ ]+]]: !llvm.struct<(ptr, i64)>, %[[ARG1:[^ ]+]]: i64) -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.insertvalue %[[ARG1]], %[[ARG0]][1] : !llvm.struct<(ptr, i64)> 
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, i64)> 
// CHECK-NEXT:     llvm.return %[[V1]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Constants of `ptr` are not made anew.

func.func @null() -> (!ptr.ptr<#ptr.generic_space>, i8) {
  %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %1 = ub.poison : i8
  return %0, %1 : !ptr.ptr<#ptr.generic_space>, i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @null() -> (!ptr.ptr<#ptr.generic_space>, i8) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     return %[[V1]], %[[V0]] : !ptr.ptr<#ptr.generic_space>, i8
// CHECK-NEXT:   }
// CHECK-NEXT: }
