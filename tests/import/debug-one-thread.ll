; What debuggers are told of functions is imported with one thread as with several, however large
; the functions are.
; RUN: mlir-translate --import-llvm --mlir-print-debuginfo --mlir-disable-threading %s | FileCheck %s
; RUN: mlir-translate --import-llvm --mlir-print-debuginfo %s | FileCheck %s

; CHECK: #[[DEFINED:loc.*]] = loc(fused<
; CHECK: llvm.func @declared() loc(#[[DECLARED:.*]])
; CHECK: llvm.func @defined(
; CHECK: llvm.return
; CHECK-NEXT: } loc(#[[DEFINED]])
; CHECK-DAG: #[[DECLARED]] = loc(fused<#[[SUBPROGRAM:.*]]>[#
; CHECK-DAG: #[[SUBPROGRAM]] = #llvm.di_subprogram<{{.*}}name = "declared"

declare !dbg !6 void @declared()

define i32 @defined(i32 %x) !dbg !7 {
  %v0 = add i32 %x, %x, !dbg !8
  %v1 = add i32 %v0, %x, !dbg !9
  %v2 = add i32 %v1, %x, !dbg !8
  %v3 = add i32 %v2, %x, !dbg !9
  %v4 = add i32 %v3, %x, !dbg !8
  %v5 = add i32 %v4, %x, !dbg !9
  %v6 = add i32 %v5, %x, !dbg !8
  %v7 = add i32 %v6, %x, !dbg !9
  %v8 = add i32 %v7, %x, !dbg !8
  %v9 = add i32 %v8, %x, !dbg !9
  %v10 = add i32 %v9, %x, !dbg !8
  %v11 = add i32 %v10, %x, !dbg !9
  %v12 = add i32 %v11, %x, !dbg !8
  %v13 = add i32 %v12, %x, !dbg !9
  %v14 = add i32 %v13, %x, !dbg !8
  %v15 = add i32 %v14, %x, !dbg !9
  %v16 = add i32 %v15, %x, !dbg !8
  %v17 = add i32 %v16, %x, !dbg !9
  %v18 = add i32 %v17, %x, !dbg !8
  %v19 = add i32 %v18, %x, !dbg !9
  %v20 = add i32 %v19, %x, !dbg !8
  %v21 = add i32 %v20, %x, !dbg !9
  %v22 = add i32 %v21, %x, !dbg !8
  %v23 = add i32 %v22, %x, !dbg !9
  %v24 = add i32 %v23, %x, !dbg !8
  %v25 = add i32 %v24, %x, !dbg !9
  %v26 = add i32 %v25, %x, !dbg !8
  %v27 = add i32 %v26, %x, !dbg !9
  %v28 = add i32 %v27, %x, !dbg !8
  %v29 = add i32 %v28, %x, !dbg !9
  %v30 = add i32 %v29, %x, !dbg !8
  %v31 = add i32 %v30, %x, !dbg !9
  %v32 = add i32 %v31, %x, !dbg !8
  %v33 = add i32 %v32, %x, !dbg !9
  %v34 = add i32 %v33, %x, !dbg !8
  %v35 = add i32 %v34, %x, !dbg !9
  %v36 = add i32 %v35, %x, !dbg !8
  %v37 = add i32 %v36, %x, !dbg !9
  %v38 = add i32 %v37, %x, !dbg !8
  %v39 = add i32 %v38, %x, !dbg !9
  %v40 = add i32 %v39, %x, !dbg !8
  %v41 = add i32 %v40, %x, !dbg !9
  %v42 = add i32 %v41, %x, !dbg !8
  %v43 = add i32 %v42, %x, !dbg !9
  %v44 = add i32 %v43, %x, !dbg !8
  %v45 = add i32 %v44, %x, !dbg !9
  %v46 = add i32 %v45, %x, !dbg !8
  %v47 = add i32 %v46, %x, !dbg !9
  %v48 = add i32 %v47, %x, !dbg !8
  %v49 = add i32 %v48, %x, !dbg !9
  %v50 = add i32 %v49, %x, !dbg !8
  %v51 = add i32 %v50, %x, !dbg !9
  %v52 = add i32 %v51, %x, !dbg !8
  %v53 = add i32 %v52, %x, !dbg !9
  %v54 = add i32 %v53, %x, !dbg !8
  %v55 = add i32 %v54, %x, !dbg !9
  %v56 = add i32 %v55, %x, !dbg !8
  %v57 = add i32 %v56, %x, !dbg !9
  %v58 = add i32 %v57, %x, !dbg !8
  %v59 = add i32 %v58, %x, !dbg !9
  %v60 = add i32 %v59, %x, !dbg !8
  %v61 = add i32 %v60, %x, !dbg !9
  %v62 = add i32 %v61, %x, !dbg !8
  %v63 = add i32 %v62, %x, !dbg !9
  %v64 = add i32 %v63, %x, !dbg !8
  %v65 = add i32 %v64, %x, !dbg !9
  %v66 = add i32 %v65, %x, !dbg !8
  %v67 = add i32 %v66, %x, !dbg !9
  %v68 = add i32 %v67, %x, !dbg !8
  %v69 = add i32 %v68, %x, !dbg !9
  %v70 = add i32 %v69, %x, !dbg !8
  %v71 = add i32 %v70, %x, !dbg !9
  %v72 = add i32 %v71, %x, !dbg !8
  %v73 = add i32 %v72, %x, !dbg !9
  %v74 = add i32 %v73, %x, !dbg !8
  %v75 = add i32 %v74, %x, !dbg !9
  %v76 = add i32 %v75, %x, !dbg !8
  %v77 = add i32 %v76, %x, !dbg !9
  %v78 = add i32 %v77, %x, !dbg !8
  %v79 = add i32 %v78, %x, !dbg !9
  call void @declared(), !dbg !9
  ret i32 %v79, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DISubprogram(name: "declared", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagOptimized)
!7 = distinct !DISubprogram(name: "defined", scope: !1, file: !1, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 3, column: 1, scope: !7)
!9 = !DILocation(line: 4, column: 1, scope: !7)
