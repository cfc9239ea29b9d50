; RUN: mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; What a global variable is attached has itself for its variable, or what has it for its own: it is
; dropped with all debug information.

; CHECK: invalid scope
; CHECK-NEXT: !0 = distinct !DIGlobalVariableExpression(var: !0, expr: !DIExpression())
; CHECK-NEXT: !0 = distinct !DIGlobalVariableExpression(var: !0, expr: !DIExpression())
; CHECK-NEXT: invalid tag
; CHECK-NEXT: !0 = distinct !DIGlobalVariableExpression(var: !0, expr: !DIExpression())
; CHECK-NEXT: warning: ignoring invalid debug info
@g = external global i32, !dbg !0

!llvm.module.flags = !{!1}
!0 = distinct !DIGlobalVariableExpression(var: !0, expr: !DIExpression())
!1 = !{i32 2, !"Debug Info Version", i32 3}

// -----
; CHECK-NEXT: invalid scope
; CHECK-NEXT: !1 = distinct !DIGlobalVariableExpression(var: !0, expr: !DIExpression())
; CHECK-NEXT: !0 = distinct !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
; CHECK-NEXT: invalid tag
; CHECK-NEXT: !1 = distinct !DIGlobalVariableExpression(var: !0, expr: !DIExpression())
; CHECK-NEXT: warning: ignoring invalid debug info
@g = external global i32, !dbg !0

!llvm.module.flags = !{!2}
!0 = distinct !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariableExpression(var: !0, expr: !DIExpression())
!2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK: llvm.mlir.global external @g()
