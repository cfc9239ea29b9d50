; RUN: mlir-translate --import-llvm %s | FileCheck %s
; RUN: mlir-translate --import-llvm --mlir-disable-threading %s | FileCheck %s

; Functions with debug information that are imported one by one: how structs that hold each other
; look depends on where they were met first.

source_filename = "t.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { ptr, i32, ptr }
%struct.tree = type { ptr, ptr, ptr }

define dso_local i32 @sum(ptr noundef %0) #0 !dbg !10 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !27, !DIExpression(), !28)
    #dbg_declare(ptr %3, !29, !DIExpression(), !30)
  store i32 0, ptr %3, align 4, !dbg !30
  br label %5, !dbg !31

5:                                                ; preds = %36, %1
  %6 = load ptr, ptr %2, align 8, !dbg !32
  %7 = icmp ne ptr %6, null, !dbg !35
  br i1 %7, label %8, label %40, !dbg !35

8:                                                ; preds = %5
    #dbg_declare(ptr %4, !36, !DIExpression(), !38)
  %9 = load ptr, ptr %2, align 8, !dbg !39
  %10 = getelementptr inbounds nuw %struct.list, ptr %9, i32 0, i32 1, !dbg !40
  %11 = load i32, ptr %10, align 8, !dbg !40
  store i32 %11, ptr %4, align 4, !dbg !38
  %12 = load i32, ptr %4, align 4, !dbg !41
  %13 = mul nsw i32 %12, 3, !dbg !42
  %14 = load i32, ptr %3, align 4, !dbg !43
  %15 = add nsw i32 %14, %13, !dbg !43
  store i32 %15, ptr %3, align 4, !dbg !43
  %16 = load ptr, ptr %2, align 8, !dbg !44
  %17 = getelementptr inbounds nuw %struct.list, ptr %16, i32 0, i32 2, !dbg !46
  %18 = load ptr, ptr %17, align 8, !dbg !46
  %19 = icmp ne ptr %18, null, !dbg !44
  br i1 %19, label %20, label %35, !dbg !44

20:                                               ; preds = %8
  %21 = load ptr, ptr %2, align 8, !dbg !47
  %22 = getelementptr inbounds nuw %struct.list, ptr %21, i32 0, i32 2, !dbg !48
  %23 = load ptr, ptr %22, align 8, !dbg !48
  %24 = getelementptr inbounds nuw %struct.tree, ptr %23, i32 0, i32 1, !dbg !49
  %25 = load ptr, ptr %24, align 8, !dbg !49
  %26 = load ptr, ptr %2, align 8, !dbg !50
  %27 = getelementptr inbounds nuw %struct.list, ptr %26, i32 0, i32 2, !dbg !51
  %28 = load ptr, ptr %27, align 8, !dbg !51
  %29 = getelementptr inbounds nuw %struct.tree, ptr %28, i32 0, i32 2, !dbg !52
  %30 = load ptr, ptr %29, align 8, !dbg !52
  %31 = icmp ne ptr %25, %30, !dbg !53
  %32 = zext i1 %31 to i32, !dbg !53
  %33 = load i32, ptr %3, align 4, !dbg !54
  %34 = add nsw i32 %33, %32, !dbg !54
  store i32 %34, ptr %3, align 4, !dbg !54
  br label %35, !dbg !55

35:                                               ; preds = %20, %8
  br label %36, !dbg !56

36:                                               ; preds = %35
  %37 = load ptr, ptr %2, align 8, !dbg !57
  %38 = getelementptr inbounds nuw %struct.list, ptr %37, i32 0, i32 0, !dbg !58
  %39 = load ptr, ptr %38, align 8, !dbg !58
  store ptr %39, ptr %2, align 8, !dbg !59
  br label %5, !dbg !60, !llvm.loop !61

40:                                               ; preds = %5
  %41 = load i32, ptr %3, align 4, !dbg !64
  ret i32 %41, !dbg !65
}

define dso_local i32 @deep(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !69, !DIExpression(), !70)
    #dbg_declare(ptr %3, !71, !DIExpression(), !72)
  %7 = load ptr, ptr %2, align 8, !dbg !73
  %8 = getelementptr inbounds nuw %struct.tree, ptr %7, i32 0, i32 0, !dbg !74
  %9 = load ptr, ptr %8, align 8, !dbg !74
  store ptr %9, ptr %3, align 8, !dbg !72
    #dbg_declare(ptr %4, !75, !DIExpression(), !76)
  store i32 0, ptr %4, align 4, !dbg !76
    #dbg_declare(ptr %5, !77, !DIExpression(), !78)
  store i32 0, ptr %5, align 4, !dbg !78
  %10 = load ptr, ptr %2, align 8, !dbg !79
  %11 = getelementptr inbounds nuw %struct.tree, ptr %10, i32 0, i32 1, !dbg !81
  %12 = load ptr, ptr %11, align 8, !dbg !81
  %13 = icmp ne ptr %12, null, !dbg !79
  br i1 %13, label %14, label %19, !dbg !79

14:                                               ; preds = %1
  %15 = load ptr, ptr %2, align 8, !dbg !82
  %16 = getelementptr inbounds nuw %struct.tree, ptr %15, i32 0, i32 1, !dbg !83
  %17 = load ptr, ptr %16, align 8, !dbg !83
  %18 = call i32 @deep(ptr noundef %17), !dbg !84
  store i32 %18, ptr %4, align 4, !dbg !85
  br label %19, !dbg !86

19:                                               ; preds = %14, %1
  %20 = load ptr, ptr %2, align 8, !dbg !87
  %21 = getelementptr inbounds nuw %struct.tree, ptr %20, i32 0, i32 2, !dbg !89
  %22 = load ptr, ptr %21, align 8, !dbg !89
  %23 = icmp ne ptr %22, null, !dbg !87
  br i1 %23, label %24, label %29, !dbg !87

24:                                               ; preds = %19
  %25 = load ptr, ptr %2, align 8, !dbg !90
  %26 = getelementptr inbounds nuw %struct.tree, ptr %25, i32 0, i32 2, !dbg !91
  %27 = load ptr, ptr %26, align 8, !dbg !91
  %28 = call i32 @deep(ptr noundef %27), !dbg !92
  store i32 %28, ptr %5, align 4, !dbg !93
  br label %29, !dbg !94

29:                                               ; preds = %24, %19
    #dbg_declare(ptr %6, !95, !DIExpression(), !96)
  %30 = load ptr, ptr %3, align 8, !dbg !97
  %31 = call i32 @sum(ptr noundef %30), !dbg !98
  store i32 %31, ptr %6, align 4, !dbg !96
  %32 = load i32, ptr %4, align 4, !dbg !99
  %33 = load i32, ptr %5, align 4, !dbg !100
  %34 = icmp sgt i32 %32, %33, !dbg !101
  br i1 %34, label %35, label %39, !dbg !99

35:                                               ; preds = %29
  %36 = load i32, ptr %4, align 4, !dbg !102
  %37 = load i32, ptr %6, align 4, !dbg !103
  %38 = add nsw i32 %36, %37, !dbg !104
  br label %43, !dbg !99

39:                                               ; preds = %29
  %40 = load i32, ptr %5, align 4, !dbg !105
  %41 = load i32, ptr %6, align 4, !dbg !106
  %42 = add nsw i32 %40, %41, !dbg !107
  br label %43, !dbg !99

43:                                               ; preds = %39, %35
  %44 = phi i32 [ %38, %35 ], [ %42, %39 ], !dbg !99
  ret i32 %44, !dbg !108
}

attributes #0 = { noinline nounwind optnone uwtable }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "c", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "t.c", directory: "/", checksumkind: CSK_MD5, checksum: "49570cd49456d02e2acb1568c041391f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"c"}
!10 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 3, type: !11, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !26)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !1, line: 1, size: 192, elements: !16)
!16 = !{!17, !18, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !1, line: 1, baseType: !14, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !15, file: !1, line: 1, baseType: !13, size: 32, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "of", scope: !15, file: !1, line: 1, baseType: !20, size: 64, offset: 128)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tree", file: !1, line: 2, size: 192, elements: !22)
!22 = !{!23, !24, !25}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !21, file: !1, line: 2, baseType: !14, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !21, file: !1, line: 2, baseType: !20, size: 64, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !21, file: !1, line: 2, baseType: !20, size: 64, offset: 128)
!26 = !{}
!27 = !DILocalVariable(name: "l", arg: 1, scope: !10, file: !1, line: 3, type: !14)
!28 = !DILocation(line: 3, column: 22, scope: !10)
!29 = !DILocalVariable(name: "total", scope: !10, file: !1, line: 4, type: !13)
!30 = !DILocation(line: 4, column: 7, scope: !10)
!31 = !DILocation(line: 5, column: 3, scope: !10)
!32 = !DILocation(line: 5, column: 10, scope: !33)
!33 = distinct !DILexicalBlock(scope: !34, file: !1, line: 5, column: 3)
!34 = distinct !DILexicalBlock(scope: !10, file: !1, line: 5, column: 3)
!35 = !DILocation(line: 5, column: 3, scope: !34)
!36 = !DILocalVariable(name: "v", scope: !37, file: !1, line: 5, type: !13)
!37 = distinct !DILexicalBlock(scope: !33, file: !1, line: 5, column: 26)
!38 = !DILocation(line: 5, column: 32, scope: !37)
!39 = !DILocation(line: 5, column: 36, scope: !37)
!40 = !DILocation(line: 5, column: 39, scope: !37)
!41 = !DILocation(line: 5, column: 55, scope: !37)
!42 = !DILocation(line: 5, column: 57, scope: !37)
!43 = !DILocation(line: 5, column: 52, scope: !37)
!44 = !DILocation(line: 5, column: 66, scope: !45)
!45 = distinct !DILexicalBlock(scope: !37, file: !1, line: 5, column: 66)
!46 = !DILocation(line: 5, column: 69, scope: !45)
!47 = !DILocation(line: 5, column: 82, scope: !45)
!48 = !DILocation(line: 5, column: 85, scope: !45)
!49 = !DILocation(line: 5, column: 89, scope: !45)
!50 = !DILocation(line: 5, column: 97, scope: !45)
!51 = !DILocation(line: 5, column: 100, scope: !45)
!52 = !DILocation(line: 5, column: 104, scope: !45)
!53 = !DILocation(line: 5, column: 94, scope: !45)
!54 = !DILocation(line: 5, column: 79, scope: !45)
!55 = !DILocation(line: 5, column: 73, scope: !45)
!56 = !DILocation(line: 5, column: 111, scope: !37)
!57 = !DILocation(line: 5, column: 17, scope: !33)
!58 = !DILocation(line: 5, column: 20, scope: !33)
!59 = !DILocation(line: 5, column: 15, scope: !33)
!60 = !DILocation(line: 5, column: 3, scope: !33)
!61 = distinct !{!61, !35, !62, !63}
!62 = !DILocation(line: 5, column: 111, scope: !34)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 6, column: 10, scope: !10)
!65 = !DILocation(line: 6, column: 3, scope: !10)
!66 = distinct !DISubprogram(name: "deep", scope: !1, file: !1, line: 8, type: !67, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !26)
!67 = !DISubroutineType(types: !68)
!68 = !{!13, !20}
!69 = !DILocalVariable(name: "t", arg: 1, scope: !66, file: !1, line: 8, type: !20)
!70 = !DILocation(line: 8, column: 23, scope: !66)
!71 = !DILocalVariable(name: "first", scope: !66, file: !1, line: 9, type: !14)
!72 = !DILocation(line: 9, column: 16, scope: !66)
!73 = !DILocation(line: 9, column: 24, scope: !66)
!74 = !DILocation(line: 9, column: 27, scope: !66)
!75 = !DILocalVariable(name: "a", scope: !66, file: !1, line: 9, type: !13)
!76 = !DILocation(line: 9, column: 36, scope: !66)
!77 = !DILocalVariable(name: "b", scope: !66, file: !1, line: 9, type: !13)
!78 = !DILocation(line: 9, column: 43, scope: !66)
!79 = !DILocation(line: 10, column: 7, scope: !80)
!80 = distinct !DILexicalBlock(scope: !66, file: !1, line: 10, column: 7)
!81 = !DILocation(line: 10, column: 10, scope: !80)
!82 = !DILocation(line: 10, column: 25, scope: !80)
!83 = !DILocation(line: 10, column: 28, scope: !80)
!84 = !DILocation(line: 10, column: 20, scope: !80)
!85 = !DILocation(line: 10, column: 18, scope: !80)
!86 = !DILocation(line: 10, column: 16, scope: !80)
!87 = !DILocation(line: 11, column: 7, scope: !88)
!88 = distinct !DILexicalBlock(scope: !66, file: !1, line: 11, column: 7)
!89 = !DILocation(line: 11, column: 10, scope: !88)
!90 = !DILocation(line: 11, column: 26, scope: !88)
!91 = !DILocation(line: 11, column: 29, scope: !88)
!92 = !DILocation(line: 11, column: 21, scope: !88)
!93 = !DILocation(line: 11, column: 19, scope: !88)
!94 = !DILocation(line: 11, column: 17, scope: !88)
!95 = !DILocalVariable(name: "own", scope: !66, file: !1, line: 12, type: !13)
!96 = !DILocation(line: 12, column: 7, scope: !66)
!97 = !DILocation(line: 12, column: 17, scope: !66)
!98 = !DILocation(line: 12, column: 13, scope: !66)
!99 = !DILocation(line: 13, column: 10, scope: !66)
!100 = !DILocation(line: 13, column: 14, scope: !66)
!101 = !DILocation(line: 13, column: 12, scope: !66)
!102 = !DILocation(line: 13, column: 18, scope: !66)
!103 = !DILocation(line: 13, column: 22, scope: !66)
!104 = !DILocation(line: 13, column: 20, scope: !66)
!105 = !DILocation(line: 13, column: 28, scope: !66)
!106 = !DILocation(line: 13, column: 32, scope: !66)
!107 = !DILocation(line: 13, column: 30, scope: !66)
!108 = !DILocation(line: 13, column: 3, scope: !66)
