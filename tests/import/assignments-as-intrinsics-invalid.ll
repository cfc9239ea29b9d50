; RUN: not mlir-translate --import-llvm --convert-debug-rec-to-intrinsics %s 2>&1 | FileCheck %s
; RUN: mlir-translate --import-llvm %s | FileCheck %s --check-prefix=RECORDS

define void @f(i32 %x) !dbg !5 {
  %p = alloca i32, align 4, !DIAssignID !9
    #dbg_assign(i32 %x, !10, !DIExpression(), !9, ptr %p, !DIExpression(), !11)
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "x", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DIAssignID()
!10 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 1, type: !8)
!11 = !DILocation(line: 2, column: 1, scope: !5)



; CHECK: <unknown>:0: error: unhandled value: i32 %[[X:[^ ]+]]
; CHECK-NEXT: a.c:2:1: error: unhandled intrinsic:   tail call void @llvm.dbg.assign(metadata i32 %[[X]], metadata !7, metadata !DIExpression(), metadata !6, metadata ptr %[[P:[^ ]+]], metadata !DIExpression()), !dbg !9

; RECORDS: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; RECORDS-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
; RECORDS-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i32) {
; RECORDS-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; RECORDS-NEXT:     %[[V1:[^ ]+]] = llvm.alloca %[[V0]] x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
; RECORDS-NEXT:     llvm.return
; RECORDS-NEXT:   }
; RECORDS-NEXT: }
