; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = distinct !{!2}

; // -----

define i32 @f(ptr %p) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret i32 0
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{!1}
!1 = distinct !{!1}

; // -----

define void @f() {
  call void @g(metadata i32 1)
  ret void
}
declare void @g(metadata)

; // -----

define void @f(ptr %p) {
  %r = va_arg ptr %p, metadata
  ret void
}

; // -----

!0 = !DIArgList(i32 1)

; // -----

!named = !{!DIArgList(i32 1)}

; // -----

define void @f(i32 %x) {
  ret void, !foo !DIArgList(i32 %x)
}

; // -----

define void @f(i1 %c) {
  br i1 %c, label %a, label %a, !prof !0
a:
  ret void
}
!0 = !{!"unknown"}

; // -----

@v = global i32 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @v, ptr null }]

; CHECK: within split at tests/import/metadata-misused-invalid.ll:1 offset :0:0: error: has cycle in TBAA graph: !2 = distinct !{!2}
; CHECK-NEXT: scope must have two or three operands
; CHECK-NEXT: !1 = distinct !{!1}
; CHECK-NEXT: Function has metadata parameter but isn't an intrinsic
; CHECK-NEXT:   call void @g(metadata i32 1)
; CHECK-NEXT: Function takes metadata but isn't an intrinsic
; CHECK-NEXT: metadata %[[V0:[^ ]+]]
; CHECK-NEXT: ptr @g
; CHECK-NEXT: Invalid use of metadata!
; CHECK-NEXT:   %[[R:[^ ]+]] = va_arg ptr %[[P:[^ ]+]], metadata
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/metadata-misused-invalid.ll:36 offset :3:6: error: expected metadata type
; CHECK-NEXT: !0 = !DIArgList(i32 1)
; CHECK-NEXT:      ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/metadata-misused-invalid.ll:40 offset :3:12: error: found DIArgList outside of function
; CHECK-NEXT: !named = !{!DIArgList(i32 1)}
; CHECK-NEXT:            ^
; CHECK-EMPTY:
; CHECK-NEXT: <unknown>:0: error: within split at tests/import/metadata-misused-invalid.ll:44 offset :4:18: error: expected metadata type
; CHECK-NEXT:   ret void, !foo !DIArgList(i32 %[[X:[^ ]+]])
; CHECK-NEXT:                  ^
; CHECK-EMPTY:
; CHECK-NEXT: 'unknown' !prof should have a single additional operand
; CHECK-NEXT: !0 = !{!"unknown"}
; CHECK-NEXT: <unknown>:0: error: unhandled global variable: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @v, ptr null }]
