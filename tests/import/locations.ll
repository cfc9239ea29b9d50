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

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.comdat @__llvm_global_comdat {
; CHECK-NEXT:     llvm.comdat_selector @c any loc("tests/import/locations.ll":0:0)
; CHECK-NEXT:   } loc("tests/import/locations.ll":0:0)
; CHECK-NEXT:   llvm.mlir.global external @table() comdat(@__llvm_global_comdat::@c) {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.zero : !llvm.ptr loc(unknown)
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr loc(unknown)
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.undef : !llvm.array<2 x ptr> loc(unknown)
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.array<2 x ptr>  loc(unknown)
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V3]][1] : !llvm.array<2 x ptr>  loc(unknown)
; CHECK-NEXT:     llvm.return %[[V4]] : !llvm.array<2 x ptr> loc("tests/import/locations.ll":0:0)
; CHECK-NEXT:   } loc("tests/import/locations.ll":0:0)
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc("tests/import/locations.ll":0:0)
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1 loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = <"a.c" in "/d">, isOptimized = false, emissionKind = Full>, scope = #llvm.di_file<"a.c" in "/d">, name = "f", file = <"a.c" in "/d">, line = 1, subprogramFlags = Definition, type = <>>>["a.c":1:0]), %[[ARG1:[^ ]+]]: i32 loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = <"a.c" in "/d">, isOptimized = false, emissionKind = Full>, scope = #llvm.di_file<"a.c" in "/d">, name = "f", file = <"a.c" in "/d">, line = 1, subprogramFlags = Definition, type = <>>>["a.c":1:0])) -> i32 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32 loc(unknown)
; CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb2(%[[V0]], %[[V0]] : i32, i32) loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = <"a.c" in "/d">, isOptimized = false, emissionKind = Full>, scope = #llvm.di_file<"a.c" in "/d">, name = "f", file = <"a.c" in "/d">, line = 1, subprogramFlags = Definition, type = <>>>["a.c":2:3])
; CHECK-NEXT:   ^bb1:  // pred: ^bb0
; CHECK-NEXT:     llvm.br ^bb2(%[[ARG1]], %[[ARG1]] : i32, i32) loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = <"a.c" in "/d">, isOptimized = false, emissionKind = Full>, scope = #llvm.di_file<"a.c" in "/d">, name = "f", file = <"a.c" in "/d">, line = 1, subprogramFlags = Definition, type = <>>>["a.c":2:3])
; CHECK-NEXT:   ^bb2(%[[V1:[^ ]+]]: i32 loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = <"a.c" in "/d">, isOptimized = false, emissionKind = Full>, scope = #llvm.di_file<"a.c" in "/d">, name = "f", file = <"a.c" in "/d">, line = 1, subprogramFlags = Definition, type = <>>>["a.c":5:3]), %[[V2:[^ ]+]]: i32 loc(unknown)):  // 2 preds: ^bb0, ^bb1
; CHECK-NEXT:     llvm.blocktag <id = 0> loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = <"a.c" in "/d">, isOptimized = false, emissionKind = Full>, scope = #llvm.di_file<"a.c" in "/d">, name = "f", file = <"a.c" in "/d">, line = 1, subprogramFlags = Definition, type = <>>>["a.c":1:0])
; CHECK-NEXT:     llvm.return %[[V1]] : i32 loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = <"a.c" in "/d">, isOptimized = false, emissionKind = Full>, scope = #llvm.di_file<"a.c" in "/d">, name = "f", file = <"a.c" in "/d">, line = 1, subprogramFlags = Definition, type = <>>>["a.c":2:3])
; CHECK-NEXT:   } loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C11, file = <"a.c" in "/d">, isOptimized = false, emissionKind = Full>, scope = #llvm.di_file<"a.c" in "/d">, name = "f", file = <"a.c" in "/d">, line = 1, subprogramFlags = Definition, type = <>>>["a.c":1:0])
; CHECK-NEXT:   llvm.func @plain(%[[ARG0:[^ ]+]]: i32 loc(unknown)) {
; CHECK-NEXT:     llvm.return loc(unknown)
; CHECK-NEXT:   } loc(unknown)
; CHECK-NEXT: } loc("tests/import/locations.ll":0:0)
