; RUN: mlir-translate %s --import-llvm --emit-expensive-warnings 2>&1 | FileCheck %s

; A record is shown with the numbers that metadata has in the whole module.

define void @f() !dbg !4 {
  ret void, !dbg !7
}
define void @g(i32 %x) !dbg !9 {
    #dbg_value(!DIArgList(i32 %x), !5, !DIExpression(DW_OP_LLVM_arg, 0), !10)
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, unit: !0, type: !8)
!5 = !DILocalVariable(name: "v", scope: !9, type: !6)
!6 = !DIBasicType(name: "x", size: 32, encoding: DW_ATE_signed)
!7 = !DILocation(line: 2, scope: !4)
!8 = !DISubroutineType(types: !{null})
!9 = distinct !DISubprogram(name: "g", scope: !1, file: !1, unit: !0, type: !8)
!10 = !DILocation(line: 3, scope: !9)

; CHECK: a.c:3:0: warning: unhandled debug variable record #dbg_value(!DIArgList(i32 %[[X:[^ ]+]]), !8, !DIExpression(DW_OP_LLVM_arg, 0), !10)
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
; CHECK-NEXT:   llvm.func @f() {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @g(%[[ARG0:[^ ]+]]: i32) {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
