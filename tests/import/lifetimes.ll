; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Markers of lifetimes before LLVM 22 had a size, and named any pointer: what is no variable's goes.

// -----
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
define void @f(ptr %argument, i1 %c) {
  %a = alloca i64
  %b = bitcast ptr %a to ptr
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b)
  %g = getelementptr i8, ptr %a, i64 0
  tail call void @llvm.lifetime.start.p0(i64 9, ptr %g) #0
  %g1 = getelementptr i8, ptr %a, i64 1
  call void @llvm.lifetime.start.p0(i64 10, ptr %g1)
  call void @llvm.lifetime.start.p0(i64 12, ptr %argument)
  call void @llvm.lifetime.start.p0(i64 12, ptr poison)
  %l = select i1 %c, ptr %a, ptr %a
  call void @llvm.lifetime.end.p0(i64 13, ptr %l)
  call void @llvm.lifetime.end.p0(i64 14, ptr %a)
  ret void
}
attributes #0 = { nounwind }

; CHECK: llvm.func @f(%arg0: !llvm.ptr, %arg1: i1) {
; CHECK: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %1 = llvm.mlir.constant(0 : i64) : i64
; CHECK: %2 = llvm.mlir.constant(1 : i64) : i64
; CHECK: %3 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
; CHECK: %4 = llvm.bitcast %3 : !llvm.ptr to !llvm.ptr
; CHECK: llvm.intr.lifetime.start %3 : !llvm.ptr
; CHECK: %5 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
; CHECK: llvm.intr.lifetime.start %3 : !llvm.ptr
; CHECK: %6 = llvm.getelementptr %3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
; CHECK: %7 = llvm.select %arg1, %3, %3 : i1, !llvm.ptr
; CHECK: llvm.intr.lifetime.end %3 : !llvm.ptr
// -----
declare void @llvm.lifetime.start.p0(ptr)
define void @f() {
  %a = alloca i64
  call void @llvm.lifetime.start.p0(ptr %a)
  ret void
}

; CHECK: llvm.func @f() {
; CHECK: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %1 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
; CHECK: llvm.intr.lifetime.start %1 : !llvm.ptr
