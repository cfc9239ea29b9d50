// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// LLVM keeps 24 bits of the number of an address space.
llvm.mlir.global external @a() {addr_space = 16777217 : i32} : i32
llvm.mlir.global internal @b(7 : i32) {addr_space = 2147483647 : i32} : i32
llvm.mlir.global internal @c(7 : i32) {addr_space = 16777216 : i32} : i32
llvm.func @f() -> !llvm.ptr<1> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr<16777217>
  %1 = llvm.bitcast %0 : !llvm.ptr<16777217> to !llvm.ptr<16777217>
  %2 = llvm.load %1 : !llvm.ptr<16777217> -> i32
  %3 = llvm.mlir.zero : !llvm.ptr<1>
  llvm.return %3 : !llvm.ptr<1>
}

// CHECK: @a = external addrspace(1) global i32
// CHECK-NEXT: @b = internal addrspace(16777215) global i32 7
// CHECK-NEXT: @c = internal global i32 7
// CHECK: define ptr addrspace(1) @f() {
// CHECK-NEXT:   %1 = load i32, ptr addrspace(1) @a, align 4
// CHECK-NEXT:   ret ptr addrspace(1) null
// CHECK-NEXT: }
