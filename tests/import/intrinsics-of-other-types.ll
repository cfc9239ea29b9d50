; RUN: mlir-translate %s --import-llvm | FileCheck %s

; What is named as an intrinsic and cannot be one has no attributes.

declare void @llvm.localescape()
declare i32 @llvm.objectsize.i32.p0(i32, i1, i1, i1)
declare float @llvm.ctpop.i32(i32)
declare i32 @llvm.ctpop.i64(i32)

; CHECK: llvm.func @llvm.localescape()
; CHECK-NEXT: llvm.func @llvm.objectsize.i32.p0(i32, i1, i1, i1) -> i32
