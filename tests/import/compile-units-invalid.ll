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

; CHECK: invalid compile unit
; CHECK-NEXT: !llvm.dbg.cu = !{!0, !1}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !DIFile(filename: "x", directory: "y")
; CHECK-NEXT: warning: ignoring invalid debug info in within split at tests/import/compile-units-invalid.ll:1 offset 
; CHECK-NEXT: unrecognized named metadata node in the llvm.dbg namespace
; CHECK-NEXT: !llvm.dbg.other = !{!0, !0}
; CHECK-EMPTY:
; CHECK-NEXT: warning: ignoring invalid debug info in within split at tests/import/compile-units-invalid.ll:18 offset 
; CHECK-NEXT: invalid !dbg metadata attachment
; CHECK-NEXT:   %[[X:[^ ]+]] = load i32, ptr %[[P:[^ ]+]], align 4, !dbg !4
; CHECK-NEXT: !4 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 2, type: !5, isLocal: false, isDefinition: true)
; CHECK-NEXT: warning: ignoring invalid debug info in within split at tests/import/compile-units-invalid.ll:27 offset 
; CHECK-NEXT: invalid retained nodes, retained node is not local
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !4)
; CHECK-NEXT: !4 = !{!5}
; CHECK-NEXT: !5 = !DILocalVariable(name: "d", scope: !6, file: !1, line: 3, type: !7)
; CHECK-NEXT: invalid scope
; CHECK-NEXT: !5 = !DILocalVariable(name: "d", scope: !6, file: !1, line: 3, type: !7)
; CHECK-NEXT: !6 = !DILocation(line: 2, scope: !3)
; CHECK-NEXT: local variable requires a valid scope
; CHECK-NEXT: !5 = !DILocalVariable(name: "d", scope: !6, file: !1, line: 3, type: !7)
; CHECK-NEXT: !6 = !DILocation(line: 2, scope: !3)
; CHECK-NEXT: warning: ignoring invalid debug info in within split at tests/import/compile-units-invalid.ll:45 offset 
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
; CHECK-NEXT:   llvm.func @f() {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr) -> i32 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG0]] {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK-NEXT:     llvm.return %[[V0]] : i32
; CHECK-NEXT:   }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
; CHECK-NEXT:   llvm.func @f() {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
