// RUN: mlir-opt %s --convert-complex-to-standard --emit-bytecode | mlir-opt | FileCheck %s

// Blocks are converted in the order of dominance: few uses of the pointer are not where a reader
// of the file finds them, which is written as pairs.
llvm.func @few_moved(%a: i64, %c: i1) -> i64 {
  %p = builtin.unrealized_conversion_cast to !llvm.ptr
  %0 = llvm.mlir.constant(0 : i64) : i64
  llvm.store %0, %p : i64, !llvm.ptr
  %1 = llvm.load %p : !llvm.ptr -> i64
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %1, %p : i64, !llvm.ptr
  %2 = llvm.load %p : !llvm.ptr -> i64
  llvm.br ^bb3
^bb2:
  llvm.store %a, %p : i64, !llvm.ptr
  llvm.return %a : i64
^bb3:
  llvm.store %2, %p : i64, !llvm.ptr
  llvm.return %2 : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @few_moved(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i1) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast to !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     llvm.store %[[V1]], %[[V0]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.load %[[V0]] : !llvm.ptr -> i64
// CHECK-NEXT:     llvm.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.store %[[V2]], %[[V0]] : i64, !llvm.ptr
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.load %[[V0]] : !llvm.ptr -> i64
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     llvm.store %[[ARG0]], %[[V0]] : i64, !llvm.ptr
// CHECK-NEXT:     llvm.return %[[ARG0]] : i64
// CHECK-NEXT:   ^bb3:  // pred: ^bb1
// CHECK-NEXT:     llvm.store %[[V3]], %[[V0]] : i64, !llvm.ptr
// CHECK-NEXT:     llvm.return %[[V3]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
