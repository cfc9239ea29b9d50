// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s

llvm.func @anything(%p: !llvm.ptr<1>) -> i32 {
  %0 = llvm.load %p : !llvm.ptr<1> -> i32
  %1 = llvm.add %0, %0 {cache_control = 1 : i32} : i32
  llvm.return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @anything(%[[ARG0:[^ ]+]]: !llvm.ptr<1>) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG0]] : !llvm.ptr<1> -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.add %[[V0]], %[[V0]] {cache_control = 1 : i32} : i32
// CHECK-NEXT:     llvm.return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
