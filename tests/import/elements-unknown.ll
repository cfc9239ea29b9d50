; RUN: mlir-translate %s --import-llvm --mlir-print-debuginfo | FileCheck %s

; Of a type with an element that there is no attribute for, all elements are dropped; but those
; that refer to the type give it an identity.

define void @f(ptr %p) !dbg !4 {
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_ObjC, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.m", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null, !6})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !1, elements: !7)
!7 = !{!8, !9}
!8 = !DIObjCProperty(name: "p", file: !1, line: 1)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !1, baseType: !6, size: 64)
!10 = !DILocation(line: 1, scope: !4)

; CHECK: #di_composite_type = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "A", file = #di_file>
; CHECK: #di_subprogram = #llvm.di_subprogram<id = distinct[2]<>
