; RUN: mlir-translate %s --import-llvm | FileCheck %s

; A range without an end is none, ends are signed numbers of any width, and types of signed
; pointers have no alignment.

; CHECK: sizeInBits = 1>
; CHECK: sizeInBits = 2, elements = #llvm.di_subrange<lowerBound = 1 : i64, upperBound = -1 : i64>>
; CHECK: sizeInBits = 3, elements = #llvm.di_subrange<count = 5 : i64, lowerBound = -2 : i64, stride = -1 : i64>>
; CHECK: #llvm.di_derived_type<tag = DW_TAG_LLVM_ptrauth_type, baseType = #di_basic_type>

@a = external global i32, !dbg !10
@b = external global i32, !dbg !11
@c = external global i32, !dbg !12
@d = external global i32, !dbg !13
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.c", directory: "")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!11 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!12 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!13 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "a", scope: null, file: !1, type: !30, isLocal: false, isDefinition: false)
!21 = distinct !DIGlobalVariable(name: "b", scope: null, file: !1, type: !31, isLocal: false, isDefinition: false)
!22 = distinct !DIGlobalVariable(name: "c", scope: null, file: !1, type: !32, isLocal: false, isDefinition: false)
!23 = distinct !DIGlobalVariable(name: "d", scope: null, file: !1, type: !33, isLocal: false, isDefinition: false)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, size: 1, elements: !40)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, size: 2, elements: !41)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !2, size: 3, elements: !42)
!33 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !2, align: 64, ptrAuthKey: 2)
!40 = !{!50}
!41 = !{!51}
!42 = !{!52}
!50 = !DISubrange(lowerBound: i32 1, stride: i32 2)
!51 = !DISubrange(lowerBound: 1, upperBound: i32 -1)
!52 = !DISubrange(count: i128 5, lowerBound: i8 -2, stride: i1 true)
