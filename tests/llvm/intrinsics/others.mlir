// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @annotation(%a: i32, %b: !llvm.ptr, %c: !llvm.ptr, %d: i32) {
  %0 = "llvm.intr.annotation"(%a, %b, %c, %d) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @annotation(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.annotation"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr, ptr, i32)>, linkage = #llvm.linkage<external>, sym_name = "annotation", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.annotation"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @debugtrap() {
  llvm.intr.debugtrap
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @debugtrap() {
// CHECK-NEXT:     llvm.intr.debugtrap
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "debugtrap", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.intr.debugtrap"() : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @eh_typeid_for(%a: !llvm.ptr) {
  %0 = llvm.intr.eh.typeid.for %a : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @eh_typeid_for(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.eh.typeid.for %[[ARG0]] : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "eh_typeid_for", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.eh.typeid.for"(%[[ARG0]]) : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @expect(%a: i32, %b: i32) {
  %0 = llvm.intr.expect %a, %b : i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @expect(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.expect %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "expect", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.expect"(%[[ARG0]], %[[ARG1]]) : (i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @expect_with_probability(%a: i32, %b: i32) {
  %0 = llvm.intr.expect.with.probability %a, %b, 5.000000e-01 : i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @expect_with_probability(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.expect.with.probability %[[ARG0]], %[[ARG1]], 5.000000e-01 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "expect_with_probability", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.expect.with.probability"(%[[ARG0]], %[[ARG1]]) <{prob = 5.000000e-01 : f64}> : (i32, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @is_constant(%a: i1) {
  %0 = "llvm.intr.is.constant"(%a) : (i1) -> i1
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @is_constant(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.is.constant"(%[[ARG0]]) : (i1) -> i1
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i1)>, linkage = #llvm.linkage<external>, sym_name = "is_constant", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.is.constant"(%[[ARG0]]) : (i1) -> i1
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @ptr_annotation(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: i32, %e: !llvm.ptr) {
  %0 = "llvm.intr.ptr.annotation"(%a, %b, %c, %d, %e) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @ptr_annotation(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ptr.annotation"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr, ptr, i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "ptr_annotation", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ptr.annotation"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @ptrmask(%a: !llvm.ptr, %b: i32, %c: !llvm.ptr, %d: vector<4xi32>) {
  %0 = llvm.intr.ptrmask %a, %b : (!llvm.ptr, i32) -> !llvm.ptr
  %1 = llvm.intr.ptrmask %c, %d : (!llvm.ptr, vector<4xi32>) -> !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @ptrmask(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.ptrmask %[[ARG0]], %[[ARG1]] : (!llvm.ptr, i32) -> !llvm.ptr
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.ptrmask %[[ARG2]], %[[ARG3]] : (!llvm.ptr, vector<4xi32>) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, i32, ptr, vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "ptrmask", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ptrmask"(%[[ARG0]], %[[ARG1]]) : (!llvm.ptr, i32) -> !llvm.ptr
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.ptrmask"(%[[ARG2]], %[[ARG3]]) : (!llvm.ptr, vector<4xi32>) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @strip_invariant_group(%a: !llvm.ptr) {
  %0 = llvm.intr.strip.invariant.group %a : !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @strip_invariant_group(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.strip.invariant.group %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "strip_invariant_group", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.strip.invariant.group"(%[[ARG0]]) : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @threadlocal_address(%a: !llvm.ptr) {
  %0 = "llvm.intr.threadlocal.address"(%a) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @threadlocal_address(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.threadlocal.address"(%[[ARG0]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "threadlocal_address", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.threadlocal.address"(%[[ARG0]]) : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @ubsantrap() {
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @ubsantrap() {
// CHECK-NEXT:     llvm.intr.ubsantrap <{failureKind = 1 : i8}>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "ubsantrap", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
