; ORACLE: differs (lossless)
; RUN: mlir-translate %s --import-llvm --lossless | mlir-translate --mlir-to-llvmir | FileCheck %s

; Instructions that lose something keep the globals without names that they refer to.

@0 = private unnamed_addr constant [2 x i8] c"a\00"
@1 = private unnamed_addr constant ptr @3
@2 = private unnamed_addr constant [2 x i8] c"b\00"
@3 = private unnamed_addr constant [2 x i8] c"c\00"

declare void @f(ptr, i64)

define void @g(i64 %x) {
  call void @f(ptr nonnull @0, i64 %x), !nosanitize !0
  call void @f(ptr nonnull @2, i64 %x), !nosanitize !0
  call void @f(ptr nonnull @3, i64 %x), !nosanitize !0
  ret void
}

!0 = !{}

; CHECK: ; ModuleID = 'LLVMDialectModule'
; CHECK-NEXT: source_filename = "tests/import/lossless-of-globals-without-names.ll"
; CHECK-EMPTY:
; CHECK-NEXT: @mlir.llvm.nameless_global_0 = private unnamed_addr constant [2 x i8] c"a\00"
; CHECK-NEXT: @mlir.llvm.nameless_global_1 = private unnamed_addr constant ptr @mlir.llvm.nameless_global_3
; CHECK-NEXT: @mlir.llvm.nameless_global_2 = private unnamed_addr constant [2 x i8] c"b\00"
; CHECK-NEXT: @mlir.llvm.nameless_global_3 = private unnamed_addr constant [2 x i8] c"c\00"
; CHECK-EMPTY:
; CHECK-NEXT: declare void @f(ptr, i64)
; CHECK-EMPTY:
; CHECK-NEXT: define void @g(i64 %[[V0:[^ ]+]]) {
; CHECK-NEXT:   call void @f(ptr nonnull @mlir.llvm.nameless_global_0, i64 %[[V0]]), !nosanitize !0
; CHECK-NEXT:   call void @f(ptr nonnull @mlir.llvm.nameless_global_2, i64 %[[V0]]), !nosanitize !0
; CHECK-NEXT:   call void @f(ptr nonnull @mlir.llvm.nameless_global_3, i64 %[[V0]]), !nosanitize !0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
