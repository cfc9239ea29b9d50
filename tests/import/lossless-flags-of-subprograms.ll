; ORACLE: differs (lossless)
; RUN: mlir-translate %s --import-llvm --lossless | mlir-translate --mlir-to-llvmir | FileCheck %s

; Flags of a subprogram are written where there are none, too.

!named = !{!0}
!0 = !DISubprogram(name: "a", spFlags: 0)
!llvm.dbg.cu = !{}
!llvm.module.flags = !{!1}
!1 = !{i32 2, !"Debug Info Version", i32 3}

; CHECK: ; ModuleID = 'LLVMDialectModule'
; CHECK-NEXT: source_filename = "tests/import/lossless-flags-of-subprograms.ll"
; CHECK-EMPTY:
; CHECK-NEXT: !llvm.module.flags = !{!0}
; CHECK-NEXT: !named = !{!1}
; CHECK-NEXT: !llvm.dbg.cu = !{}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !1 = !DISubprogram(name: "a", scope: null, spFlags: 0)
