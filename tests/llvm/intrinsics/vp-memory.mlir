// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @experimental_vp_strided_load(%a: !llvm.ptr, %b: i32, %c: vector<4xi1>, %d: i32) {
  %0 = "llvm.intr.experimental.vp.strided.load"(%a, %b, %c, %d) : (!llvm.ptr, i32, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @experimental_vp_strided_load(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.experimental.vp.strided.load"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (!llvm.ptr, i32, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "experimental_vp_strided_load", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.experimental.vp.strided.load"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (!llvm.ptr, i32, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @experimental_vp_strided_store(%a: vector<4xi1>, %b: !llvm.ptr, %c: i32, %d: vector<4xi1>, %e: i32) {
  "llvm.intr.experimental.vp.strided.store"(%a, %b, %c, %d, %e) : (vector<4xi1>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @experimental_vp_strided_store(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     "llvm.intr.experimental.vp.strided.store"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (vector<4xi1>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi1>, ptr, i32, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "experimental_vp_strided_store", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: i32):
// GENERIC-NEXT:     "llvm.intr.experimental.vp.strided.store"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (vector<4xi1>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_load(%a: !llvm.ptr, %b: vector<4xi1>, %c: i32) {
  %0 = "llvm.intr.vp.load"(%a, %b, %c) : (!llvm.ptr, vector<4xi1>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_load(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.load"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!llvm.ptr, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_load", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vp.load"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!llvm.ptr, vector<4xi1>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vp_store(%a: vector<4xi1>, %b: !llvm.ptr, %c: vector<4xi1>, %d: i32) {
  "llvm.intr.vp.store"(%a, %b, %c, %d) : (vector<4xi1>, !llvm.ptr, vector<4xi1>, i32) -> ()
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vp_store(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     "llvm.intr.vp.store"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi1>, !llvm.ptr, vector<4xi1>, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi1>, ptr, vector<4xi1>, i32)>, linkage = #llvm.linkage<external>, sym_name = "vp_store", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     "llvm.intr.vp.store"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<4xi1>, !llvm.ptr, vector<4xi1>, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
