; RUN: mlir-translate %s --import-llvm --mlir-print-debuginfo | FileCheck %s

define void @f() !dbg !0 {
  ret void
}

!llvm.module.flags = !{!3}
!llvm.dbg.cu = !{!1}
!0 = distinct !DISubprogram(name: "f", scope: null, unit: !1, spFlags: DISPFlagDefinition)
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2)
!2 = !DIFile(filename: "a.c", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}

; CHECK: } loc(#[[AT:.*]])
; CHECK: #[[PLACE:.*]] = loc("":0:0)
; CHECK: #[[AT]] = loc(fused<#di_subprogram>[#[[PLACE]]])
