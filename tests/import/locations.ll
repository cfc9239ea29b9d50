; RUN: mlir-translate %s --import-llvm --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

; Arguments are where their function is, those that stand for phi nodes where these are. What
; belongs to the module or to a function as a whole is where that is.

$c = comdat any
@table = global [2 x ptr] [ptr blockaddress(@f, %b), ptr null], comdat($c)

define i32 @f(i1 %c, i32 %x) !dbg !5 {
  br i1 %c, label %a, label %b, !dbg !6
a:
  br label %b, !dbg !6
b:
  %p = phi i32 [ 0, %0 ], [ %x, %a ], !dbg !7
  %q = phi i32 [ 0, %0 ], [ %x, %a ]
  ret i32 %p, !dbg !6
}

define void @plain(i32 %x) {
  ret void
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !8, spFlags: DISPFlagDefinition, unit: !1)
!6 = !DILocation(line: 2, column: 3, scope: !5)
!7 = !DILocation(line: 5, column: 3, scope: !5)
!8 = !DISubroutineType(types: !9)
!9 = !{}
