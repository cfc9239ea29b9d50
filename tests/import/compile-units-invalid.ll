; RUN: mlir-translate %s --import-llvm --split-input-file 2>&1 | FileCheck %s

; The list of compile units has nothing else, and there is no other list of that kind. Debug
; information is dropped where it is not so.

define void @f() !dbg !4 {
  ret void, !dbg !5
}
!llvm.dbg.cu = !{!2, !1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug)
!2 = !DIFile(filename: "x", directory: "y")
!3 = !DIFile(filename: "a", directory: "b")
!4 = distinct !DISubprogram(name: "f", scope: !3, file: !3, unit: !1)
!5 = !DILocation(line: 2, scope: !4)

; // -----

!llvm.dbg.cu = !{!1}
!llvm.dbg.other = !{!1, !1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "a", directory: "b")

; // -----

; What an instruction says it comes from is a place.

define i32 @f(ptr %p) !dbg !4 {
  %x = load i32, ptr %p, !dbg !5
  ret i32 %x, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "a", directory: "b")
!4 = distinct !DISubprogram(name: "f", scope: !3, file: !3, unit: !1)
!5 = distinct !DIGlobalVariable(name: "g", scope: !1, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!6 = !DILocation(line: 2, scope: !4)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; // -----

; What is wrong with the scope of any variable says nothing of what a local one needs.

define void @f() !dbg !4 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "a", directory: "b")
!4 = distinct !DISubprogram(name: "f", scope: !3, file: !3, unit: !1, retainedNodes: !8)
!6 = !DILocation(line: 2, scope: !4)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9}
!9 = !DILocalVariable(name: "d", scope: !6, file: !3, line: 3, type: !7)
