// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @vacopy(%a: !llvm.ptr, %b: !llvm.ptr) {
  llvm.intr.vacopy %b to %a : !llvm.ptr, !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vacopy(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     llvm.intr.vacopy %[[ARG1]] to %[[ARG0]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "vacopy", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "llvm.intr.vacopy"(%[[ARG0]], %[[ARG1]]) : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vaend(%a: !llvm.ptr) {
  llvm.intr.vaend %a : !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vaend(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     llvm.intr.vaend %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "vaend", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "llvm.intr.vaend"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @var_annotation(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: i32, %e: !llvm.ptr) {
  "llvm.intr.var.annotation"(%a, %b, %c, %d, %e) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @var_annotation(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     "llvm.intr.var.annotation"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr, ptr, i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "var_annotation", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "llvm.intr.var.annotation"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vastart(%a: !llvm.ptr) {
  llvm.intr.vastart %a : !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vastart(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     llvm.intr.vastart %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "vastart", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "llvm.intr.vastart"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @va_arg(%a: !llvm.ptr) {
  %0 = llvm.va_arg %a : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @va_arg(%[[ARG0:[^ ]+]]: !llvm.ptr) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.va_arg %[[ARG0]] : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "va_arg", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.va_arg"(%[[ARG0]]) : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
