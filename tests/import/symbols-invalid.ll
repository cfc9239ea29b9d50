; RUN: not mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; Where symbols come from and where they are.

// -----
@g = dllimport global i32 1

; CHECK: Global is marked as dllimport, but not external
; CHECK: ptr @g
// -----
@g = hidden dllexport global i32 0

; CHECK: dllexport GlobalValue must have default or protected visibility
; CHECK: ptr @g
// -----
declare hidden dllimport void @f()

; CHECK: dllimport GlobalValue must have default visibility
; CHECK: ptr @f
// -----
define dllimport void @f() {
  ret void
}

; CHECK: Global is marked as dllimport, but not external
; CHECK: ptr @f
// -----
@g = global i32 0
@a = dllimport alias i32, ptr @g

; CHECK: Global is marked as dllimport, but not external
; CHECK: ptr @a
// -----
@g = global i32 0, !associated !0
!0 = !{}

; CHECK: associated metadata must have one operand
; CHECK: ptr @g
; CHECK: !0 = !{}
// -----
@g = global i32 0, !associated !0
!0 = !{null}

; CHECK: associated metadata must have a global value
; CHECK: ptr @g
; CHECK: !0 = !{null}
// -----
@g = global i32 0, !associated !0
!0 = !{ptr @g}

; CHECK: global values should not associate to themselves
; CHECK: ptr @g
; CHECK: !0 = !{ptr @g}
// -----
@g = global i32 0, !associated !0
!0 = !{i32 1}

; CHECK: associated value must be pointer typed
; CHECK: ptr @g
; CHECK: !0 = !{i32 1}
// -----
@g = global i32 0, !associated !0
!0 = !{!"x"}

; CHECK: associated metadata must be ValueAsMetadata
; CHECK: ptr @g
; CHECK: !0 = !{!"x"}
// -----
@g = external global i32, !absolute_symbol !0
!0 = !{i64 1}

; CHECK: Unfinished range!
; CHECK: !0 = !{i64 1}
// -----
@g = external global i32, !absolute_symbol !0
!0 = !{i64 0, i64 0}

; CHECK: Range must not be empty!
; CHECK: !0 = !{i64 0, i64 0}
// -----
@g = external global i32, !absolute_symbol !0
!0 = !{i32 0, i32 1}

; CHECK: Range types must match instruction type!
; CHECK: ptr @g
// -----
@g = external global i32, !absolute_symbol !0
!0 = !{i64 0, i64 2, i64 1, i64 4}

; CHECK: Intervals are overlapping
; CHECK: !0 = !{i64 0, i64 2, i64 1, i64 4}
