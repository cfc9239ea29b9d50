; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Attributes that say nothing, and those that are dropped.

// -----
define ptr @f(i64 %a, i64 %b) "optnone" {
  ret ptr null
}

; CHECK: llvm.func @f(%arg0: i64, %arg1: i64) -> !llvm.ptr {
; CHECK: %0 = llvm.mlir.zero : !llvm.ptr
; CHECK: llvm.return %0 : !llvm.ptr
// -----
define ptr @f(i64 %a, i64 %b) memory(readwrite) {
  ret ptr null
}

; CHECK: llvm.func @f(%arg0: i64, %arg1: i64) -> !llvm.ptr {
; CHECK: %0 = llvm.mlir.zero : !llvm.ptr
; CHECK: llvm.return %0 : !llvm.ptr
// -----
%T = type {i32, i32}
define void @f(ptr captures(ret: none) %x) {
  ret void
}

; CHECK: llvm.func @f(%arg0: !llvm.ptr {llvm.nocapture}) {
// -----
%T = type {i32, i32}
declare void @f(i8, ptr preallocated(i32))

; CHECK: llvm.func @f(i8, !llvm.ptr {llvm.preallocated = i32})
// -----
define ptr @f(i64 %a, i64 %b) noinline optnone {
  ret ptr null
}

; CHECK: llvm.func @f(%arg0: i64, %arg1: i64) -> !llvm.ptr attributes {no_inline, optimize_none} {
; CHECK: %0 = llvm.mlir.zero : !llvm.ptr
; CHECK: llvm.return %0 : !llvm.ptr
// -----
target datalayout = "e-A5"
define void @f(ptr %p, i64 %x) {
  %a = alloca {i64, ptr}
  ret void
}

; CHECK: llvm.func @f(%arg0: !llvm.ptr, %arg1: i64) {
; CHECK: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %1 = llvm.alloca %0 x !llvm.struct<(i64, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
