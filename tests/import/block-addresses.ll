; RUN: mlir-translate %s --import-llvm | FileCheck %s
; RUN: mlir-translate %s --import-llvm | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=BACK

; Tags of blocks are their numbers in the order in which the text mentions them.

define ptr @after(i1 %c) {
  br i1 %c, label %far, label %near
near:
  br label %far
far:
  %p = select i1 %c, ptr blockaddress(@after, %near), ptr blockaddress(@after, %last)
  br label %last
last:
  ret ptr %p
}

define ptr @numbers() {
  br label %1
1:
  %p = select i1 true, ptr blockaddress(@numbers, %2), ptr blockaddress(@numbers, %1)
  br label %2
2:
  ret ptr %p
}

@table = global [2 x ptr] [ptr blockaddress(@ahead, %1), ptr blockaddress(@ahead, %2)]

define void @ahead() {
  br label %1
1:
  br label %2
2:
  ret void
}

define ptr @other() {
  ret ptr blockaddress(@after, %far)
}

; CHECK: llvm.blockaddress <function = @ahead, tag = <id = 1>> : !llvm.ptr
; CHECK: llvm.blockaddress <function = @ahead, tag = <id = 0>> : !llvm.ptr
; CHECK: llvm.func @after
; CHECK: llvm.blockaddress <function = @after, tag = <id = 2>> : !llvm.ptr
; CHECK: llvm.blockaddress <function = @after, tag = <id = 3>> : !llvm.ptr
; CHECK: llvm.blocktag <id = 2>
; CHECK: llvm.blocktag <id = 1>
; CHECK: llvm.blocktag <id = 3>
; CHECK: llvm.func @numbers
; CHECK: llvm.blockaddress <function = @numbers, tag = <id = 2>> : !llvm.ptr
; CHECK: llvm.blockaddress <function = @numbers, tag = <id = 1>> : !llvm.ptr
; CHECK: llvm.blocktag <id = 1>
; CHECK: llvm.blocktag <id = 2>
; CHECK: llvm.func @ahead
; CHECK: llvm.blocktag <id = 0>
; CHECK: llvm.blocktag <id = 1>
; CHECK: llvm.func @other
; CHECK: llvm.blockaddress <function = @after, tag = <id = 1>> : !llvm.ptr

; BACK: blockaddress(@ahead, %1)
; BACK-SAME: blockaddress(@ahead, %2)
; BACK: define ptr @after(
; BACK: blockaddress(@after, %2)
; BACK-SAME: blockaddress(@after, %5)
; BACK: define ptr @numbers(
; BACK: blockaddress(@numbers, %2)
; BACK: define void @ahead(
; BACK: define ptr @other(
; BACK: blockaddress(@after, %3)
