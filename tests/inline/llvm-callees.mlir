// RUN: mlir-opt %s --inline=default-pipeline= --split-input-file | FileCheck %s

llvm.func @callee() { llvm.unreachable }
llvm.func @callee2() -> i32 { llvm.unreachable }
llvm.func @va(...) { llvm.return }
llvm.func @pt() attributes {passthrough = ["noduplicate"]} { llvm.return }
llvm.func @pt2() attributes {passthrough = [["noduplicate", "1"], "foo"]} { llvm.return }
llvm.func @ai() attributes {always_inline} { llvm.return }
llvm.func @ni() attributes {no_inline} { llvm.return }
llvm.func @on() attributes {optimize_none, no_inline} { llvm.return }
llvm.func @pers() attributes {personality = @p} { llvm.return }
llvm.func @p(...) -> i32
llvm.func @ia(%a: !llvm.ptr {llvm.inalloca = i32}) { llvm.return }
llvm.func @sret(%a: !llvm.ptr {llvm.sret = i32}) { llvm.return }
llvm.func @weak() attributes {} { llvm.return }
llvm.func weak @weak2() { llvm.return }
llvm.func linkonce_odr @weak3() { llvm.return }
llvm.func @caller(%a: !llvm.ptr) {
  llvm.call @va() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.call @pt() : () -> ()
  llvm.call @pt2() : () -> ()
  llvm.call @ai() : () -> ()
  llvm.call @ni() : () -> ()
  llvm.call @on() : () -> ()
  llvm.call @pers() : () -> ()
  llvm.call @ia(%a) : (!llvm.ptr) -> ()
  llvm.call @sret(%a) : (!llvm.ptr) -> ()
  llvm.call @weak() : () -> ()
  llvm.call @weak2() : () -> ()
  llvm.call @weak3() {no_inline} : () -> ()
  llvm.call @weak3() {always_inline} : () -> ()
  llvm.call fastcc tail @weak3() : () -> ()
  llvm.call @weak3() ["a"()] : () -> ()
  %f = llvm.mlir.addressof @weak : !llvm.ptr
  llvm.call %f() : !llvm.ptr, () -> ()
  llvm.call @callee() : () -> ()
  %0 = llvm.call @callee2() : () -> i32
  llvm.return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @callee() {
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @callee2() -> i32 {
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @va(...) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @pt() attributes {passthrough = ["noduplicate"]} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @pt2() attributes {passthrough = {{\[\[}}"noduplicate", "1"], "foo"]} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @ai() attributes {always_inline} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @ni() attributes {no_inline} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @on() attributes {no_inline, optimize_none} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @pers() attributes {personality = @p} {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @p(...) -> i32
// CHECK-NEXT: llvm.func @ia(%arg0: !llvm.ptr {llvm.inalloca = i32}) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @sret(%arg0: !llvm.ptr {llvm.sret = i32}) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @weak() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func weak @weak2() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func linkonce_odr @weak3() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @caller(%arg0: !llvm.ptr) {
// CHECK-NEXT: llvm.call @va() vararg(!llvm.func<void (...)>) : () -> ()
// CHECK-NEXT: llvm.call @pt() : () -> ()
// CHECK-NEXT: llvm.call @ni() : () -> ()
// CHECK-NEXT: llvm.call @on() : () -> ()
// CHECK-NEXT: llvm.call @pers() : () -> ()
// CHECK-NEXT: llvm.call @ia(%arg0) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @weak3() {no_inline} : () -> ()
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.addressof @weak : !llvm.ptr
// CHECK-NEXT: llvm.call %[[V0]]() : !llvm.ptr, () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb2(%[[V1:[0-9]+]]: i32):  // no predecessors
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
