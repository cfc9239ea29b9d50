; ORACLE: differs (lossless)
; RUN: mlir-translate %s --import-llvm --lossless | mlir-translate --mlir-to-llvmir | FileCheck %s

; Functions that are kept whole may have names that begin with a digit.

define i32 @"0kept"(i32 %x) {
  %r = callbr i32 asm sideeffect "", "=r,r,!i"(i32 %x) to label %ok [label %other]

ok:
  ret i32 %r

other:
  ret i32 0
}

; CHECK: ; ModuleID = 'LLVMDialectModule'
; CHECK-NEXT: source_filename = "tests/import/lossless-names.ll"
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @"0kept"(i32 %[[X:[^ ]+]]) {
; CHECK-NEXT:   %[[R:[^ ]+]] = callbr i32 asm sideeffect "", "=r,r,!i"(i32 %[[X]])
; CHECK-NEXT:           to label %[[OK:[^ ]+]] [label %[[OTHER:[^ ]+]]]
; CHECK-EMPTY:
; CHECK-NEXT: ok:                                               ; preds = %[[V0:[^ ]+]]
; CHECK-NEXT:   ret i32 %[[R]]
; CHECK-EMPTY:
; CHECK-NEXT: other:                                            ; preds = %[[V0]]
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
