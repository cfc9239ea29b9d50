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

; CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
; CHECK: #di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
; CHECK: #di_composite_type1 = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
; CHECK: #di_file = #llvm.di_file<"t.c" in "/">
; CHECK: #loc = loc("t.c":5:3)
; CHECK: #loc1 = loc("t.c":5:111)
; CHECK: #di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "c", isOptimized = false, emissionKind = Full, nameTableKind = None>
; CHECK: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
; CHECK: #di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "value", baseType = #di_basic_type, sizeInBits = 32, offsetInBits = 64>
; CHECK: #di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type1, sizeInBits = 64>
; CHECK: #di_derived_type3 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type, sizeInBits = 64>
; CHECK: #di_derived_type4 = #llvm.di_derived_type<tag = DW_TAG_member, name = "all", baseType = #di_derived_type, sizeInBits = 64>
; CHECK: #di_derived_type5 = #llvm.di_derived_type<tag = DW_TAG_member, name = "left", baseType = #di_derived_type2, sizeInBits = 64, offsetInBits = 64>
; CHECK: #di_derived_type6 = #llvm.di_derived_type<tag = DW_TAG_member, name = "right", baseType = #di_derived_type2, sizeInBits = 64, offsetInBits = 128>
; CHECK: #di_composite_type2 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "tree", file = #di_file, line = 2, sizeInBits = 192, elements = #di_derived_type4, #di_derived_type5, #di_derived_type6>
; CHECK: #di_derived_type7 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type2, sizeInBits = 64>
; CHECK: #di_derived_type8 = #llvm.di_derived_type<tag = DW_TAG_member, name = "of", baseType = #di_derived_type7, sizeInBits = 64, offsetInBits = 128>
; CHECK: #di_composite_type3 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "list", file = #di_file, line = 1, sizeInBits = 192, elements = #di_derived_type3, #di_derived_type1, #di_derived_type8>
; CHECK: #di_derived_type9 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type3, sizeInBits = 64>
; CHECK: #di_derived_type10 = #llvm.di_derived_type<tag = DW_TAG_member, name = "all", baseType = #di_derived_type9, sizeInBits = 64>
; CHECK: #di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type9>
; CHECK: #di_composite_type4 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "tree", file = #di_file, line = 2, sizeInBits = 192, elements = #di_derived_type10, #di_derived_type5, #di_derived_type6>
; CHECK: #di_subprogram = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "sum", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #di_subroutine_type>
; CHECK: #di_derived_type11 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type4, sizeInBits = 64>
; CHECK: #di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 5, column = 3>
; CHECK: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "l", file = #di_file, line = 3, arg = 1, type = #di_derived_type9>
; CHECK: #di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "total", file = #di_file, line = 4, type = #di_basic_type>
; CHECK: #di_lexical_block1 = #llvm.di_lexical_block<scope = #di_lexical_block, file = #di_file, line = 5, column = 3>
; CHECK: #di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_basic_type, #di_derived_type11>
; CHECK: #loc2 = loc(fused<#di_lexical_block>[#loc])
; CHECK: #loc3 = loc(fused<#di_lexical_block>[#loc1])
; CHECK: #di_lexical_block2 = #llvm.di_lexical_block<scope = #di_lexical_block1, file = #di_file, line = 5, column = 26>
; CHECK: #di_subprogram1 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "deep", file = #di_file, line = 8, scopeLine = 8, subprogramFlags = Definition, type = #di_subroutine_type1>
; CHECK: #loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc2, endLoc = #loc3>
; CHECK: #di_local_variable2 = #llvm.di_local_variable<scope = #di_lexical_block2, name = "v", file = #di_file, line = 5, type = #di_basic_type>
; CHECK: #di_local_variable3 = #llvm.di_local_variable<scope = #di_subprogram1, name = "t", file = #di_file, line = 8, arg = 1, type = #di_derived_type11>
; CHECK: #di_local_variable4 = #llvm.di_local_variable<scope = #di_subprogram1, name = "first", file = #di_file, line = 9, type = #di_derived_type9>
; CHECK: #di_local_variable5 = #llvm.di_local_variable<scope = #di_subprogram1, name = "a", file = #di_file, line = 9, type = #di_basic_type>
; CHECK: #di_local_variable6 = #llvm.di_local_variable<scope = #di_subprogram1, name = "b", file = #di_file, line = 9, type = #di_basic_type>
; CHECK: #di_local_variable7 = #llvm.di_local_variable<scope = #di_subprogram1, name = "own", file = #di_file, line = 12, type = #di_basic_type>
; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "c", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
; CHECK: llvm.module_flags [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>, #llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
; CHECK: llvm.func @sum(%arg0: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, optimize_none, uwtable_kind = #llvm.uwtableKind<async>} {
; CHECK: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %1 = llvm.mlir.constant(0 : i32) : i32
; CHECK: %2 = llvm.mlir.zero : !llvm.ptr
; CHECK: %3 = llvm.mlir.constant(3 : i32) : i32
; CHECK: %4 = llvm.mlir.constant(2 : i32) : i32
; CHECK: %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
; CHECK: llvm.intr.dbg.declare #di_local_variable = %5 : !llvm.ptr
; CHECK: %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
; CHECK: llvm.intr.dbg.declare #di_local_variable1 = %6 : !llvm.ptr
; CHECK: %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
; CHECK: llvm.intr.dbg.declare #di_local_variable2 = %7 : !llvm.ptr
; CHECK: llvm.store %arg0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
; CHECK: llvm.store %1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.br ^bb1
; CHECK: ^bb1:  // 2 preds: ^bb0, ^bb5
; CHECK: %8 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %9 = llvm.icmp "ne" %8, %2 : !llvm.ptr
; CHECK: llvm.cond_br %9, ^bb2, ^bb6
; CHECK: ^bb2:  // pred: ^bb1
; CHECK: %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %11 = llvm.getelementptr inbounds|nuw %10[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.list", (ptr, i32, ptr)>
; CHECK: %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
; CHECK: llvm.store %12, %7 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: %13 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: %14 = llvm.mul %13, %3 overflow<nsw> : i32
; CHECK: %15 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: %16 = llvm.add %15, %14 overflow<nsw> : i32
; CHECK: llvm.store %16, %6 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: %17 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %18 = llvm.getelementptr inbounds|nuw %17[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.list", (ptr, i32, ptr)>
; CHECK: %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %20 = llvm.icmp "ne" %19, %2 : !llvm.ptr
; CHECK: llvm.cond_br %20, ^bb3, ^bb4
; CHECK: ^bb3:  // pred: ^bb2
; CHECK: %21 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %22 = llvm.getelementptr inbounds|nuw %21[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.list", (ptr, i32, ptr)>
; CHECK: %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %24 = llvm.getelementptr inbounds|nuw %23[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (ptr, ptr, ptr)>
; CHECK: %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %26 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %27 = llvm.getelementptr inbounds|nuw %26[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.list", (ptr, i32, ptr)>
; CHECK: %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %29 = llvm.getelementptr inbounds|nuw %28[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (ptr, ptr, ptr)>
; CHECK: %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %31 = llvm.icmp "ne" %25, %30 : !llvm.ptr
; CHECK: %32 = llvm.zext %31 : i1 to i32
; CHECK: %33 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: %34 = llvm.add %33, %32 overflow<nsw> : i32
; CHECK: llvm.store %34, %6 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.br ^bb4
; CHECK: ^bb4:  // 2 preds: ^bb2, ^bb3
; CHECK: llvm.br ^bb5
; CHECK: ^bb5:  // pred: ^bb4
; CHECK: %35 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %36 = llvm.getelementptr inbounds|nuw %35[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.list", (ptr, i32, ptr)>
; CHECK: %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: llvm.store %37, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
; CHECK: llvm.br ^bb1 {loop_annotation = #loop_annotation}
; CHECK: ^bb6:  // pred: ^bb1
; CHECK: %38 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: llvm.return %38 : i32
; CHECK: }
; CHECK: llvm.func @deep(%arg0: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, optimize_none, uwtable_kind = #llvm.uwtableKind<async>} {
; CHECK: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %1 = llvm.mlir.constant(0 : i32) : i32
; CHECK: %2 = llvm.mlir.zero : !llvm.ptr
; CHECK: %3 = llvm.mlir.constant(2 : i32) : i32
; CHECK: %4 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
; CHECK: llvm.intr.dbg.declare #di_local_variable3 = %4 : !llvm.ptr
; CHECK: %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
; CHECK: llvm.intr.dbg.declare #di_local_variable4 = %5 : !llvm.ptr
; CHECK: %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
; CHECK: llvm.intr.dbg.declare #di_local_variable5 = %6 : !llvm.ptr
; CHECK: %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
; CHECK: llvm.intr.dbg.declare #di_local_variable6 = %7 : !llvm.ptr
; CHECK: %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
; CHECK: llvm.intr.dbg.declare #di_local_variable7 = %8 : !llvm.ptr
; CHECK: llvm.store %arg0, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
; CHECK: %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %10 = llvm.getelementptr inbounds|nuw %9[%1, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (ptr, ptr, ptr)>
; CHECK: %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: llvm.store %11, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
; CHECK: llvm.store %1, %6 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.store %1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: %12 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %13 = llvm.getelementptr inbounds|nuw %12[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (ptr, ptr, ptr)>
; CHECK: %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %15 = llvm.icmp "ne" %14, %2 : !llvm.ptr
; CHECK: llvm.cond_br %15, ^bb1, ^bb2
; CHECK: ^bb1:  // pred: ^bb0
; CHECK: %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %17 = llvm.getelementptr inbounds|nuw %16[%1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (ptr, ptr, ptr)>
; CHECK: %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %19 = llvm.call @deep(%18) : (!llvm.ptr {llvm.noundef}) -> i32
; CHECK: llvm.store %19, %6 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.br ^bb2
; CHECK: ^bb2:  // 2 preds: ^bb0, ^bb1
; CHECK: %20 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %21 = llvm.getelementptr inbounds|nuw %20[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (ptr, ptr, ptr)>
; CHECK: %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %23 = llvm.icmp "ne" %22, %2 : !llvm.ptr
; CHECK: llvm.cond_br %23, ^bb3, ^bb4
; CHECK: ^bb3:  // pred: ^bb2
; CHECK: %24 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %25 = llvm.getelementptr inbounds|nuw %24[%1, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.tree", (ptr, ptr, ptr)>
; CHECK: %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %27 = llvm.call @deep(%26) : (!llvm.ptr {llvm.noundef}) -> i32
; CHECK: llvm.store %27, %7 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: llvm.br ^bb4
; CHECK: ^bb4:  // 2 preds: ^bb2, ^bb3
; CHECK: %28 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: %29 = llvm.call @sum(%28) : (!llvm.ptr {llvm.noundef}) -> i32
; CHECK: llvm.store %29, %8 {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: %30 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: %31 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: %32 = llvm.icmp "sgt" %30, %31 : i32
; CHECK: llvm.cond_br %32, ^bb5, ^bb6
; CHECK: ^bb5:  // pred: ^bb4
; CHECK: %33 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: %34 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: %35 = llvm.add %33, %34 overflow<nsw> : i32
; CHECK: llvm.br ^bb7(%35 : i32)
; CHECK: ^bb6:  // pred: ^bb4
; CHECK: %36 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: %37 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: %38 = llvm.add %36, %37 overflow<nsw> : i32
; CHECK: llvm.br ^bb7(%38 : i32)
; CHECK: ^bb7(%39: i32):  // 2 preds: ^bb5, ^bb6
; CHECK: llvm.return %39 : i32
; CHECK: }
; CHECK: }
