// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "me", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #int, #ptr>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", linkageName = "f", file = #file, line = 1, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 10, scopeLine = 10, subprogramFlags = Definition, type = #st>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 4, column = 5>
#v = #llvm.di_local_variable<scope = #lb, name = "x", file = #file, line = 3, arg = 1, type = #int, flags = Artificial>
#v2 = #llvm.di_local_variable<scope = #sp, name = "y", file = #file, line = 3, type = #ptr>
#lab = #llvm.di_label<scope = #sp, name = "lbl", file = #file, line = 7>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "g", file = #file, line = 3, type = #int, isDefined = true>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
llvm.mlir.global external @g(0 : i32) {dbg_exprs = [#gve]} : i32
#spd = #llvm.di_subprogram<name = "decl", file = #file, line = 1, type = #st>
llvm.func @decl(i32) loc(fused<#spd>["x.c":1:1])
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  llvm.intr.dbg.value #v = %a : i32 loc(fused<#lb>["a.c":5:6])
  llvm.intr.dbg.declare #v2 #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(8), DW_OP_LLVM_fragment(0, 32)]> = %p : !llvm.ptr loc("a.c":5:7)
  llvm.intr.dbg.label #lab loc("a.c":6:7)
  %c = llvm.mlir.constant(7 : i32) : i32
  llvm.intr.dbg.value #v = %c : i32 loc(fused<#lb>["a.c":5:6])
  %0 = llvm.add %a, %a : i32 loc(callsite("b.c":3:4 at "a.c":9:1))
  %1 = llvm.add %0, %a : i32 loc(callsite(fused<#sp2>["b.c":3:4] at "a.c":9:1))
  %2 = llvm.add %1, %a : i32 loc(unknown)
  %3 = llvm.add %2, %a : i32 loc("name"("a.c":12:1))
  %4 = llvm.add %3, %a : i32 loc(fused["a.c":12:1, "a.c":12:3])
  %5 = llvm.add %4, %a : i32 loc(fused["a.c":12:1, "a.c":13:3])
  %6 = llvm.add %5, %a : i32 loc(fused<#lb>["a.c":12:1, "a.c":12:1])
  %7 = llvm.add %6, %a : i32 loc(fused["a.c":12:1, fused<#lb>["a.c":12:1]])
  %8 = llvm.add %7, %a : i32 loc("a.c":12:70000)
  llvm.return %8 : i32
} loc(fused<#sp>["a.c":1:1])
llvm.func @nosp(%a: i32) -> i32 {
  llvm.intr.dbg.value #v = %a : i32 loc("a.c":5:6)
  llvm.return %a : i32
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @g = global i32 0, !dbg !0
// CHECK-EMPTY:
// CHECK-NEXT: declare !dbg !7 void @decl(i32)
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @f(i32 [[V0:%[^ ]+]], ptr [[V1:%[^ ]+]]) !dbg !11 {
// CHECK-NEXT:     #dbg_value(i32 [[V0]], !12, !DIExpression(), !14)
// CHECK-NEXT:     #dbg_declare(ptr [[V1]], !15, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8, DW_OP_LLVM_fragment, 0, 32), !16)
// CHECK-NEXT:     #dbg_label(!17, !18)
// CHECK-NEXT:     #dbg_value(i32 7, !12, !DIExpression(), !14)
// CHECK-NEXT:   [[V3:%[^ ]+]] = add i32 [[V0]], [[V0]], !dbg !19
// CHECK-NEXT:   [[V4:%[^ ]+]] = add i32 [[V3]], [[V0]], !dbg !20
// CHECK-NEXT:   [[V5:%[^ ]+]] = add i32 [[V4]], [[V0]]
// CHECK-NEXT:   [[V6:%[^ ]+]] = add i32 [[V5]], [[V0]], !dbg !22
// CHECK-NEXT:   [[V7:%[^ ]+]] = add i32 [[V6]], [[V0]], !dbg !23
// CHECK-NEXT:   [[V8:%[^ ]+]] = add i32 [[V7]], [[V0]], !dbg !24
// CHECK-NEXT:   [[V9:%[^ ]+]] = add i32 [[V8]], [[V0]], !dbg !25
// CHECK-NEXT:   [[V10:%[^ ]+]] = add i32 [[V9]], [[V0]], !dbg !22
// CHECK-NEXT:   [[V11:%[^ ]+]] = add i32 [[V10]], [[V0]], !dbg !23
// CHECK-NEXT:   ret i32 [[V11]], !dbg !26
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @nosp(i32 [[V0:%[^ ]+]]) {
// CHECK-NEXT:   ret i32 [[V0]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!2}
// CHECK-NEXT: !llvm.module.flags = !{!6}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
// CHECK-NEXT: !1 = distinct !DIGlobalVariable(name: "g", linkageName: "g", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
// CHECK-NEXT: !2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "me", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
// CHECK-NEXT: !3 = !DIFile(filename: "a.c", directory: "/tmp")
// CHECK-NEXT: !4 = !{!0}
// CHECK-NEXT: !5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK-NEXT: !6 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !7 = !DISubprogram(name: "decl", scope: null, file: !3, line: 1, type: !8, spFlags: 0)
// CHECK-NEXT: !8 = !DISubroutineType(cc: DW_CC_normal, types: !9)
// CHECK-NEXT: !9 = !{null, !5, !10}
// CHECK-NEXT: !10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
// CHECK-NEXT: !11 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !3, file: !3, line: 1, type: !8, scopeLine: 2, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
// CHECK-NEXT: !12 = !DILocalVariable(name: "x", arg: 1, scope: !13, file: !3, line: 3, type: !5, flags: DIFlagArtificial)
// CHECK-NEXT: !13 = distinct !DILexicalBlock(scope: !11, file: !3, line: 4, column: 5)
// CHECK-NEXT: !14 = !DILocation(line: 5, column: 6, scope: !13)
// CHECK-NEXT: !15 = !DILocalVariable(name: "y", scope: !11, file: !3, line: 3, type: !10)
// CHECK-NEXT: !16 = !DILocation(line: 5, column: 7, scope: !11)
// CHECK-NEXT: !17 = !DILabel(scope: !11, name: "lbl", file: !3, line: 7)
// CHECK-NEXT: !18 = !DILocation(line: 6, column: 7, scope: !11)
// CHECK-NEXT: !19 = !DILocation(line: 9, column: 1, scope: !11)
// CHECK-NEXT: !20 = !DILocation(line: 3, column: 4, scope: !21, inlinedAt: !19)
// CHECK-NEXT: !21 = distinct !DISubprogram(name: "g", scope: !3, file: !3, line: 10, type: !8, scopeLine: 10, spFlags: DISPFlagDefinition, unit: !2)
// CHECK-NEXT: !22 = !DILocation(line: 12, column: 1, scope: !11)
// CHECK-NEXT: !23 = !DILocation(line: 12, scope: !11)
// CHECK-NEXT: !24 = !DILocation(line: 0, scope: !11)
// CHECK-NEXT: !25 = !DILocation(line: 12, column: 1, scope: !13)
// CHECK-NEXT: !26 = !DILocation(line: 34, column: 3, scope: !11)
