; RUN: mlir-translate %s --import-llvm | FileCheck %s
; RUN: mlir-translate %s --import-llvm | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=BACK

; Blocks and aliases of functions that have a memory space of their own are in that one.

target datalayout = "P1"

@early = global ptr addrspace(1) blockaddress(@f, %a)
@alias = alias void (), ptr addrspace(1) @f
define void @f() addrspace(1) {
  br label %a
a:
  ret void
}
define ptr addrspace(1) @g(i1 %c) addrspace(1) {
  %p = select i1 %c, ptr addrspace(1) @f, ptr addrspace(1) @alias
  call addrspace(1) void @alias()
  ret ptr addrspace(1) blockaddress(@f, %a)
}

; CHECK: llvm.mlir.global external @early() {addr_space = 0 : i32} : !llvm.ptr<1> {
; CHECK-NEXT:   llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr<1>
; CHECK: llvm.mlir.alias external @alias : !llvm.func<void ()> {
; CHECK-NEXT:   llvm.mlir.addressof @f : !llvm.ptr<1>
; CHECK: llvm.mlir.addressof @alias : !llvm.ptr<1>
; CHECK-NEXT: llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr<1>

; BACK: @early = global ptr addrspace(1) blockaddress(@f, %1)
; BACK: @alias = alias void (), ptr addrspace(1) @f
; BACK: select i1 %0, ptr addrspace(1) @f, ptr addrspace(1) @alias
; BACK-NEXT: call addrspace(1) void @alias()
; BACK-NEXT: ret ptr addrspace(1) blockaddress(@f, %1)
