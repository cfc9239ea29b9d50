// RUN: mlir-opt %s --split-input-file | FileCheck %s

llvm.mlir.ifunc @i : !llvm.func<i32 (i32)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// CHECK: module {
// CHECK-NEXT: llvm.mlir.ifunc external @i : !llvm.func<i32 (i32)>, !llvm.ptr @r
// CHECK-NEXT: llvm.func @r() -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.mlir.ifunc @i : i32, !llvm.ptr @r
llvm.mlir.alias @r : !llvm.ptr { %0 = llvm.mlir.addressof @rr : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @rr() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// CHECK: module {
// CHECK-NEXT: llvm.mlir.ifunc external @i : i32, !llvm.ptr @r
// CHECK-NEXT: llvm.mlir.alias external @r : !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.addressof @rr : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @rr() -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.mlir.ifunc @i : i32, !llvm.ptr @r
llvm.mlir.alias @r : !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// CHECK: module {
// CHECK-NEXT: llvm.mlir.ifunc external @i : i32, !llvm.ptr @r
// CHECK-NEXT: llvm.mlir.alias external @r : !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.mlir.ifunc @i : i32, !llvm.ptr @r
llvm.mlir.alias @r : i32 { %0 = llvm.mlir.addressof @rr : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @rr() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// CHECK: module {
// CHECK-NEXT: llvm.mlir.ifunc external @i : i32, !llvm.ptr @r
// CHECK-NEXT: llvm.mlir.alias external @r : i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.addressof @rr : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @rr() -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

llvm.mlir.ifunc @i : i32, !llvm.ptr @r
llvm.mlir.alias @r : i32 { %1 = llvm.mlir.addressof @rr2 : !llvm.ptr  %0 = llvm.mlir.addressof @rr : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @rr() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @rr2()

// CHECK: module {
// CHECK-NEXT: llvm.mlir.ifunc external @i : i32, !llvm.ptr @r
// CHECK-NEXT: llvm.mlir.alias external @r : i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.addressof @rr2 : !llvm.ptr
// CHECK-NEXT: %[[V1:[0-9]+]] = llvm.mlir.addressof @rr : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V1]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @rr() -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.ptr
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @rr2()
// CHECK-NEXT: }

// -----

llvm.mlir.global external @g(1 : i64) {llvm.mlir.foo = 1} : i64

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(1 : i64) {addr_space = 0 : i32, llvm.mlir.foo = 1 : i64} : i64
// CHECK-NEXT: }

// -----

"llvm.donothing"() : () -> ()

// CHECK: module {
// CHECK-NEXT: "llvm.donothing"() : () -> ()
// CHECK-NEXT: }

// -----

%0 = "llvm.foo"() {a = 1} : () -> i32

// CHECK: module {
// CHECK-NEXT: %[[V0:[0-9]+]] = "llvm.foo"() {a = 1 : i64} : () -> i32
// CHECK-NEXT: }
