; ORACLE: differs (lossless)
; RUN: mlir-translate %s --import-llvm --lossless | mlir-translate --mlir-to-llvmir | FileCheck %s

; Blocks have other numbers when they come back, which is no loss.

@table = internal unnamed_addr constant [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)], align 16, !kind !0

define i32 @f(i32 %x, ptr %p) {
  store ptr blockaddress(@f, %b), ptr %p
  br label %c

c:
  %q = load ptr, ptr %p, !kind !0
  indirectbr ptr %q, [label %a, label %b]

b:
  ret i32 1

a:
  ret i32 ptrtoint (ptr blockaddress(@f, %b) to i32)
}

!0 = !{}

; CHECK: ; ModuleID = 'LLVMDialectModule'
; CHECK-NEXT: source_filename = "tests/import/lossless-addresses-of-blocks.ll"
; CHECK-EMPTY:
; CHECK-NEXT: @table = internal unnamed_addr constant [2 x ptr] [ptr blockaddress(@f, %[[V6:[^ ]+]]), ptr blockaddress(@f, %[[V5:[^ ]+]])], align 16, !kind !0
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @f(i32 %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]]) {
; CHECK-NEXT:   store ptr blockaddress(@f, %[[V5:[^ ]+]]), ptr %[[V1]], align 8
; CHECK-NEXT:   br label %[[V3:[^ ]+]]
; CHECK-EMPTY:
; CHECK-NEXT: 3:                                                ; preds = %[[V2:[^ ]+]]
; CHECK-NEXT:   %[[V4:[^ ]+]] = load ptr, ptr %[[V1]], align 8, !kind !0
; CHECK-NEXT:   indirectbr ptr %[[V4]], [label %[[V6:[^ ]+]], label %[[V5]]]
; CHECK-EMPTY:
; CHECK-NEXT: 5:                                                ; preds = %[[V3]]
; CHECK-NEXT:   ret i32 1
; CHECK-EMPTY:
; CHECK-NEXT: 6:                                                ; preds = %[[V3]]
; CHECK-NEXT:   ret i32 ptrtoint (ptr blockaddress(@f, %[[V5]]) to i32)
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
