// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @coro_align() {
  %0 = llvm.intr.coro.align : i32
  %1 = llvm.intr.coro.align : vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @coro_align() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.coro.align : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.coro.align : vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "coro_align", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.coro.align"() : () -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.coro.align"() : () -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @coro_begin(%a: !llvm.token, %b: !llvm.ptr) {
  %0 = llvm.intr.coro.begin %a, %b : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @coro_begin(%[[ARG0:[^ ]+]]: !llvm.token, %[[ARG1:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.coro.begin %[[ARG0]], %[[ARG1]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (token, ptr)>, linkage = #llvm.linkage<external>, sym_name = "coro_begin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.token, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.coro.begin"(%[[ARG0]], %[[ARG1]]) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @coro_end(%a: !llvm.ptr, %b: i1, %c: !llvm.token) {
  %0 = llvm.intr.coro.end %a, %b, %c : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @coro_end(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: !llvm.token) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.coro.end %[[ARG0]], %[[ARG1]], %[[ARG2]] : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i1, token)>, linkage = #llvm.linkage<external>, sym_name = "coro_end", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: !llvm.token):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.coro.end"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!llvm.ptr, i1, !llvm.token) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @coro_free(%a: !llvm.token, %b: !llvm.ptr) {
  %0 = llvm.intr.coro.free %a, %b : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @coro_free(%[[ARG0:[^ ]+]]: !llvm.token, %[[ARG1:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.coro.free %[[ARG0]], %[[ARG1]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (token, ptr)>, linkage = #llvm.linkage<external>, sym_name = "coro_free", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.token, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.coro.free"(%[[ARG0]], %[[ARG1]]) : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @coro_id(%a: i32, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) {
  %0 = llvm.intr.coro.id %a, %b, %c, %d : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @coro_id(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.coro.id %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "coro_id", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.coro.id"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @coro_promise(%a: !llvm.ptr, %b: i32, %c: i1) {
  %0 = llvm.intr.coro.promise %a, %b, %c : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @coro_promise(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.coro.promise %[[ARG0]], %[[ARG1]], %[[ARG2]] : (!llvm.ptr, i32, i1) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, i1)>, linkage = #llvm.linkage<external>, sym_name = "coro_promise", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.coro.promise"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (!llvm.ptr, i32, i1) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @coro_resume(%a: !llvm.ptr) {
  llvm.intr.coro.resume %a : !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @coro_resume(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     llvm.intr.coro.resume %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "coro_resume", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "llvm.intr.coro.resume"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @coro_save(%a: !llvm.ptr) {
  %0 = llvm.intr.coro.save %a : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @coro_save(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.coro.save %[[ARG0]] : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "coro_save", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.coro.save"(%[[ARG0]]) : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @coro_size() {
  %0 = llvm.intr.coro.size : i32
  %1 = llvm.intr.coro.size : vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @coro_size() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.coro.size : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.coro.size : vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "coro_size", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.coro.size"() : () -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.coro.size"() : () -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @coro_suspend(%a: !llvm.token, %b: i1) {
  %0 = llvm.intr.coro.suspend %a, %b : i1
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @coro_suspend(%[[ARG0:[^ ]+]]: !llvm.token, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.coro.suspend %[[ARG0]], %[[ARG1]] : i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (token, i1)>, linkage = #llvm.linkage<external>, sym_name = "coro_suspend", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.token, %[[ARG1:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.coro.suspend"(%[[ARG0]], %[[ARG1]]) : (!llvm.token, i1) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
