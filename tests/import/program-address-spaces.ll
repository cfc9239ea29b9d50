; RUN: mlir-translate %s --import-llvm 2>&1 | FileCheck %s

; Functions in a memory space of their own, one of which is called as another type.

target datalayout = "P1"

@llvm.global_ctors = appending global [1 x { i32, ptr addrspace(1), ptr }] [{ i32, ptr addrspace(1), ptr } { i32 3, ptr addrspace(1) @f, ptr null }]

declare void @g(i32) addrspace(1)
define void @f() addrspace(1) {
  call addrspace(1) void @g(i64 1)
  ret void
}

; CHECK: <unknown>:0: warning: incompatible call and callee types: '!llvm.func<void (i64)>' and '!llvm.func<void (i32)>'
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.program_memory_space" = 1 : ui64, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global_ctors ctors = [@f], priorities = [3 : i32], data = [#llvm.zero]
; CHECK-NEXT:   llvm.func @g(i32)
; CHECK-NEXT:   llvm.func @f() {
; CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
; CHECK-NEXT:     %1 = llvm.mlir.addressof @g : !llvm.ptr
; CHECK-NEXT:     llvm.call %1(%0) : !llvm.ptr, (i64) -> ()
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
