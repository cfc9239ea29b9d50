; RUN: mlir-translate %s --import-llvm --split-input-file 2>&1 >/dev/null | FileCheck %s

; Debug records that have something else than their parts, and nodes whose parts do not go together:
; debug information is dropped.

// -----
define void @f(i32 %x) !dbg !5 {
    #dbg_value(i32 %x, !4, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !{}
!8 = !DISubroutineType(types: !7)
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)
!10 = distinct !DIAssignID()

; CHECK: invalid #dbg record variable
; CHECK-NEXT: #dbg_value(i32 %x, !6, !DIExpression(), !7)
; CHECK-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: label %0
; CHECK-NEXT: ptr @f
// -----
define void @f(i32 %x) !dbg !5 {
    #dbg_value(i32 %x, !9, !4, !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !{}
!8 = !DISubroutineType(types: !7)
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)
!10 = distinct !DIAssignID()

; CHECK: invalid #dbg record expression
; CHECK-NEXT: #dbg_value(i32 %x, !6, !7, !8)
; CHECK-NEXT: !7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: label %0
; CHECK-NEXT: ptr @f
// -----
define void @f(i32 %x) !dbg !5 {
    #dbg_value(i32 %x, !9, !DIExpression(), !4)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !{}
!8 = !DISubroutineType(types: !7)
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)
!10 = distinct !DIAssignID()

; CHECK: invalid #dbg record DILocation
; CHECK-NEXT: #dbg_value(i32 %x, !6, !DIExpression(), !7)
; CHECK-NEXT: !7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: label %0
; CHECK-NEXT: ptr @f
// -----
define void @f(i32 %x) !dbg !5 {
    #dbg_value(!4, !9, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !{}
!8 = !DISubroutineType(types: !7)
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)
!10 = distinct !DIAssignID()

; CHECK: invalid #dbg record address/value
; CHECK-NEXT: #dbg_value(!6, !7, !DIExpression(), !8)
; CHECK-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: label %0
; CHECK-NEXT: ptr @f
// -----
define void @f(i32 %x) !dbg !5 {
    #dbg_assign(i32 %x, !9, !DIExpression(), !7, ptr null, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !{}
!8 = !DISubroutineType(types: !7)
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)
!10 = distinct !DIAssignID()

; CHECK: invalid #dbg_assign DIAssignID
; CHECK-NEXT: #dbg_assign(i32 %x, !6, !DIExpression(), !5, ptr null, !DIExpression(), !8)
; CHECK-NEXT: !5 = !{}
; CHECK-NEXT: label %0
; CHECK-NEXT: ptr @f
// -----
define void @f(i32 %x) !dbg !5 {
    #dbg_assign(i32 %x, !9, !DIExpression(), !10, ptr null, !4, !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !{}
!8 = !DISubroutineType(types: !7)
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)
!10 = distinct !DIAssignID()

; CHECK: invalid #dbg_assign address expression
; CHECK-NEXT: #dbg_assign(i32 %x, !6, !DIExpression(), !8, ptr null, !7, !9)
; CHECK-NEXT: !7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: label %0
; CHECK-NEXT: ptr @f
// -----
define void @f(i32 %x) !dbg !5 {
    #dbg_label(!4, !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !{}
!8 = !DISubroutineType(types: !7)
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)
!10 = distinct !DIAssignID()

; CHECK: invalid #dbg_label intrinsic variable
; CHECK-NEXT: #dbg_label(!6, !7)
; CHECK-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// -----
define void @f(i32 %x) !dbg !5 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !{}
!8 = !DISubroutineType(types: !{!10})
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)
!10 = !DIDerivedType(tag: DW_TAG_member, baseType: !4, extraData: !{!4})

; CHECK: extraData must be ConstantAsMetadata, MDString, DIObjCProperty, or MDTuple with single ConstantAsMetadata operand
; CHECK-NEXT: !6 = !DIDerivedType(tag: DW_TAG_member, baseType: !7, extraData: !8)
; CHECK-NEXT: !8 = !{!7}
// -----
define void @f(i32 %x) !dbg !5 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !{}
!8 = !DISubroutineType(types: !{!10})
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)
!10 = !DIBasicType(name: "x", size: !7)

; CHECK: SizeInBits must be a constant
// -----
define void @f(i32 %x) !dbg !5 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !{}
!8 = !DISubroutineType(types: !{!10})
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)
!10 = !DIDerivedType(tag: DW_TAG_member, baseType: !11)
!11 = !DICompositeType(tag: DW_TAG_array_type, elements: !{!12})
!12 = !DISubrange(count: 3, upperBound: !4)

; CHECK: array types must have a base type
; CHECK-NEXT: !7 = !DICompositeType(tag: DW_TAG_array_type, elements: !8)
; CHECK-NEXT: Subrange can have any one of count or upperBound
; CHECK-NEXT: !9 = !DISubrange(count: 3, upperBound: !10)
// -----
define void @f(i32 %x) !dbg !5 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 1, scope: !5, atomGroup: 1, atomRank: 1)
!7 = !{}
!8 = !DISubroutineType(types: !7)
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)

; CHECK: DbgLoc uses atomGroup but DISubprogram doesn't have Key Instructions enabled
; CHECK-NEXT: !6 = !DILocation(line: 1, scope: !3, atomGroup: 1, atomRank: 1)
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// -----
define void @f(i32 %x) !dbg !5 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !2)
!7 = !{}
!8 = !DISubroutineType(types: !7)
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, type: !4)

; CHECK: DILocation's scope must be a DILocalScope
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT: ptr @f
; CHECK-NEXT: ret void, !dbg !6
; CHECK-NEXT: !6 = !DILocation(line: 2, column: 3, scope: !1)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/d")
; CHECK-NEXT: location requires a valid scope
; CHECK-NEXT: !6 = !DILocation(line: 2, column: 3, scope: !1)
; CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/d")
