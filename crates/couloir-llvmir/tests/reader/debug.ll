; ModuleID = 'debug'
source_filename = "debug"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local i32 @f(ptr noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ...) local_unnamed_addr #0 !dbg !41 {
    #dbg_value(ptr %0, !49, !DIExpression(), !57)
    #dbg_value(ptr %1, !50, !DIExpression(), !57)
    #dbg_value(i32 %2, !51, !DIExpression(), !57)
    #dbg_value(i32 %2, !52, !DIExpression(), !57)
    #dbg_value(i32 %2, !53, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_stack_value), !58)
  %4 = mul nsw i32 %2, 3, !dbg !59
    #dbg_value(i32 %4, !52, !DIExpression(), !57)
    #dbg_value(i32 0, !55, !DIExpression(), !60)
  %5 = icmp sgt i32 %2, 0, !dbg !61
  br i1 %5, label %11, label %6, !dbg !63

6:                                                ; preds = %11, %3
  %7 = phi i32 [ %4, %3 ], [ %15, %11 ], !dbg !64
  %8 = load i8, ptr %1, align 1, !dbg !65, !tbaa !66
  %9 = sext i8 %8 to i32, !dbg !65
  %10 = add nsw i32 %7, %9, !dbg !67
  ret i32 %10, !dbg !68

11:                                               ; preds = %11, %3
  %12 = phi i32 [ %16, %11 ], [ 0, %3 ]
  %13 = phi i32 [ %15, %11 ], [ %4, %3 ]
    #dbg_value(i32 %12, !55, !DIExpression(), !60)
    #dbg_value(i32 %13, !52, !DIExpression(), !57)
  %14 = tail call i32 @fn(ptr noundef %0) #2, !dbg !69
  %15 = add nsw i32 %14, %13, !dbg !70
    #dbg_value(i32 %15, !52, !DIExpression(), !57)
  %16 = add nuw nsw i32 %12, 1, !dbg !71
    #dbg_value(i32 %16, !55, !DIExpression(), !60)
  %17 = icmp eq i32 %16, %2, !dbg !72
  br i1 %17, label %6, label %11, !dbg !73, !llvm.loop !74
}

declare !dbg !79 i32 @fn(ptr noundef) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}
!llvm.errno.tbaa = !{!37}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, globals: !26, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "program.c", directory: "/src", checksumkind: CSK_MD5, checksum: "e0368f26bc0d1e2ca1d92244958ea3f9")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !4, file: !1, line: 1, baseType: !22, size: 32, elements: !23)
!4 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 320, elements: !5)
!5 = !{!6, !8, !10, !11, !17, !21}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !4, file: !1, line: 1, baseType: !7, size: 32)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !4, file: !1, line: 1, baseType: !9, size: 64, offset: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !4, file: !1, line: 1, baseType: !3, size: 32, offset: 128)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !4, file: !1, line: 1, baseType: !12, size: 32, offset: 160)
!12 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !4, file: !1, line: 1, size: 32, elements: !13)
!13 = !{!14, !15}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "q", scope: !12, file: !1, line: 1, baseType: !7, size: 32)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !12, file: !1, line: 1, baseType: !16, size: 32)
!16 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "arr", scope: !4, file: !1, line: 1, baseType: !18, size: 96, offset: 192)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 96, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 3)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "bf", scope: !4, file: !1, line: 1, baseType: !22, size: 3, offset: 288, flags: DIFlagBitField, extraData: i64 288)
!22 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!23 = !{!24, !25}
!24 = !DIEnumerator(name: "X", value: 0)
!25 = !DIEnumerator(name: "Y", value: 1)
!26 = !{!27}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression(DW_OP_constu, 0, DW_OP_stack_value))
!28 = distinct !DIGlobalVariable(name: "glob", scope: !0, file: !1, line: 2, type: !7, isLocal: true, isDefinition: true)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!36 = !{!"clang version 22.1.8"}
!37 = !{!38, !38, i64 0}
!38 = !{!"int", !39, i64 0}
!39 = !{!"omnipotent char", !40, i64 0}
!40 = !{!"Simple C/C++ TBAA"}
!41 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 4, type: !42, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !48, keyInstructions: true)
!42 = !DISubroutineType(types: !43)
!43 = !{!7, !9, !44, !47, null}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !46)
!46 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "myint", file: !1, line: 3, baseType: !7)
!48 = !{!49, !50, !51, !52, !53, !55}
!49 = !DILocalVariable(name: "p", arg: 1, scope: !41, file: !1, line: 4, type: !9)
!50 = !DILocalVariable(name: "q", arg: 2, scope: !41, file: !1, line: 4, type: !44)
!51 = !DILocalVariable(name: "k", arg: 3, scope: !41, file: !1, line: 4, type: !47)
!52 = !DILocalVariable(name: "x", scope: !41, file: !1, line: 4, type: !7)
!53 = !DILocalVariable(name: "y", scope: !54, file: !1, line: 4, type: !7)
!54 = distinct !DILexicalBlock(scope: !41, file: !1, line: 4, column: 69)
!55 = !DILocalVariable(name: "i", scope: !56, file: !1, line: 4, type: !7)
!56 = distinct !DILexicalBlock(scope: !41, file: !1, line: 4, column: 96)
!57 = !DILocation(line: 0, scope: !41)
!58 = !DILocation(line: 0, scope: !54)
!59 = !DILocation(line: 4, column: 88, scope: !54, atomGroup: 3, atomRank: 2)
!60 = !DILocation(line: 0, scope: !56)
!61 = !DILocation(line: 4, column: 114, scope: !62, atomGroup: 12, atomRank: 1)
!62 = distinct !DILexicalBlock(scope: !56, file: !1, line: 4, column: 96)
!63 = !DILocation(line: 4, column: 96, scope: !56, atomGroup: 13, atomRank: 1)
!64 = !DILocation(line: 4, scope: !41, atomGroup: 3, atomRank: 1)
!65 = !DILocation(line: 4, column: 147, scope: !41)
!66 = !{!39, !39, i64 0}
!67 = !DILocation(line: 4, column: 145, scope: !41, atomGroup: 11, atomRank: 2)
!68 = !DILocation(line: 4, column: 136, scope: !41, atomGroup: 11, atomRank: 1)
!69 = !DILocation(line: 4, column: 129, scope: !62)
!70 = !DILocation(line: 4, column: 126, scope: !62, atomGroup: 7, atomRank: 2)
!71 = !DILocation(line: 4, column: 120, scope: !62, atomGroup: 8, atomRank: 2)
!72 = !DILocation(line: 4, column: 114, scope: !62, atomGroup: 5, atomRank: 1)
!73 = !DILocation(line: 4, column: 96, scope: !56, atomGroup: 6, atomRank: 1)
!74 = distinct !{!74, !75, !76, !77, !78}
!75 = !DILocation(line: 4, column: 96, scope: !56)
!76 = !DILocation(line: 4, column: 133, scope: !56)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !{!"llvm.loop.unroll.disable"}
!79 = !DISubprogram(name: "fn", scope: !1, file: !1, line: 2, type: !80, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubroutineType(types: !81)
!81 = !{!7, !9}
