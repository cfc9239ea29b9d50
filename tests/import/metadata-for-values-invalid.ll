; RUN: not mlir-translate %s --import-llvm 2>&1 | FileCheck %s

; Metadata that is no value has no place, whatever the instruction has.

define double @f(double %a, double %b) !dbg !2 {
  %c = call double @llvm.experimental.constrained.fdiv.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.strict"), !dbg !4
  ret double %c, !dbg !4
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DISubroutineType(types: !6)
!4 = !DILocation(line: 3, column: 4, scope: !2)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{null}

; CHECK: <unknown>:0: error: unhandled value: !"round.tonearest"
; CHECK-NEXT: a.c:3:4: error: unhandled intrinsic:   %[[C:[^ ]+]] = call double @llvm.experimental.constrained.fdiv.f64(double %[[A:[^ ]+]], double %[[B:[^ ]+]], metadata !"round.tonearest", metadata !"fpexcept.strict"), !dbg !6
