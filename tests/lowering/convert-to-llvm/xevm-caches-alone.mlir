// Nothing tells of `xevm` but what is said of caches, in a body.
// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s

llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
  %v = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2c_L3uc>} : !llvm.ptr<1> -> i32
  llvm.store %i, %p {cache_control = #xevm.store_cache_control<L1wb_L2uc_L3wb>} : i32, !llvm.ptr<1>
  llvm.store %i, %p {x} : i32, !llvm.ptr<1>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr<1>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG0]] {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.store %[[ARG1]], %[[ARG0]] {xevm.DecorationCacheControl = {{\[\[}}6443 : i32, 0 : i32, 4 : i32, 0 : i32], [6443 : i32, 1 : i32, 2 : i32, 0 : i32]]} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.store %[[ARG1]], %[[ARG0]] {x} : i32, !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
