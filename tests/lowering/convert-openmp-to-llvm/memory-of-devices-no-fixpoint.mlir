// RUN: mlir-opt %s --split-input-file --convert-openmp-to-llvm | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %m2: memref<4x?xi32>) {
  %a = omp.target_allocmem %n : i32, memref<4xindex>, %i omp.target_freemem %n, %a : i32, i64
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr, %[[ARG5:[^ ]+]]: !llvm.ptr, %[[ARG6:[^ ]+]]: i64, %[[ARG7:[^ ]+]]: i64, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: f32, %[[ARG10:[^ ]+]]: i64, %[[ARG11:[^ ]+]]: !llvm.ptr, %[[ARG12:[^ ]+]]: !llvm.ptr, %[[ARG13:[^ ]+]]: i64, %[[ARG14:[^ ]+]]: i64, %[[ARG15:[^ ]+]]: i64, %[[ARG16:[^ ]+]]: i64, %[[ARG17:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = omp.target_allocmem %[[ARG1]] : i32, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %[[ARG7]]
// CHECK-NEXT:     omp.target_freemem %[[ARG1]], %[[V0]] : i32, i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
