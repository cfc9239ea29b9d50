; RUN: mlir-translate %s --import-llvm --split-input-file -o /dev/null 2>&1 | FileCheck %s

; Debug information that is wrong: it is dropped.

define void @f(float %x, ptr %p) !dbg !3 {
    #dbg_declare(float %x, !5, !DIExpression(), !6)
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DIBasicType(name: "b", size: 32)
!5 = !DILocalVariable(name: "x", scope: !3, type: !4)
!6 = !DILocation(line: 1, scope: !3)

; CHECK: location of #dbg_declare must be a pointer or int
; CHECK-NEXT: #dbg_declare(float %x, !4, !DIExpression(), !6)
; CHECK-NEXT: float %x
; CHECK-NEXT: label %0
; CHECK-NEXT: ptr @f
; CHECK-NEXT: warning: ignoring invalid debug info in {{.*}}

// -----

define void @f(float %x, ptr %p) !dbg !3 {
    #dbg_declare(float 1.0, !5, !DIExpression(), !6)
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DIBasicType(name: "b", size: 32)
!5 = !DILocalVariable(name: "x", scope: !3, type: !4)
!6 = !DILocation(line: 1, scope: !3)

; CHECK: location of #dbg_declare must be a pointer or int
; CHECK-NEXT: #dbg_declare(float 1.000000e+00, !4, !DIExpression(), !6)
; CHECK-NEXT: float 1.000000e+00
; CHECK-NEXT: label %0
; CHECK-NEXT: ptr @f
; CHECK-NEXT: warning: ignoring invalid debug info in {{.*}}

// -----

define void @f(float %x, ptr %p) !dbg !3 {
    #dbg_declare(<2 x ptr> zeroinitializer, !5, !DIExpression(), !6)
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DIBasicType(name: "b", size: 32)
!5 = !DILocalVariable(name: "x", scope: !3, type: !4)
!6 = !DILocation(line: 1, scope: !3)

; CHECK: location of #dbg_declare must be a pointer or int
; CHECK-NEXT: #dbg_declare(<2 x ptr> zeroinitializer, !4, !DIExpression(), !6)
; CHECK-NEXT: <2 x ptr> zeroinitializer
; CHECK-NEXT: label %0
; CHECK-NEXT: ptr @f
; CHECK-NEXT: warning: ignoring invalid debug info in {{.*}}

// -----

define void @f(float %x, ptr %p) !dbg !3 {
    #dbg_declare(ptr %p, !5, !DIExpression(), !6)
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DIFixedPointType(kind: Decimal)
!5 = !DILocalVariable(name: "x", scope: !3, type: !4)
!6 = !DILocation(line: 1, scope: !3)

; CHECK: invalid encoding
; CHECK-NEXT: !5 = !DIFixedPointType(kind: Decimal)
; CHECK-NEXT: warning: ignoring invalid debug info in {{.*}}

// -----

define void @f(float %x, ptr %p) !dbg !3 {
    #dbg_declare(ptr %p, !5, !DIExpression(), !6)
  ret void
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DIFixedPointType(tag: DW_TAG_string_type, encoding: DW_ATE_signed_fixed, kind: Binary)
!5 = !DILocalVariable(name: "x", scope: !3, type: !4)
!6 = !DILocation(line: 1, scope: !3)

; CHECK: invalid tag
; CHECK-NEXT: !5 = !DIFixedPointType(tag: DW_TAG_string_type, encoding: DW_ATE_signed_fixed, kind: Binary)
; CHECK-NEXT: warning: ignoring invalid debug info in {{.*}}
