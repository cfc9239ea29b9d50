// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// Within a cycle, another type of its identity is the one that is being made; elsewhere it is one
// of its own.

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[10]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#aself = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#p = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #aself, sizeInBits = 64>
#a2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "A2", file = #file, line = 1, sizeInBits = 64, elements = #p>
#p2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p2", baseType = #a2, sizeInBits = 64>
#a = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "A", file = #file, line = 1, sizeInBits = 64, elements = #p2>
#t1 = #llvm.di_subroutine_type<types = #i, #a>
#t2 = #llvm.di_subroutine_type<types = #i, #a2>
#t3 = #llvm.di_subroutine_type<types = #i, #p2>
#s1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f1", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #t1>
#s2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "f2", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #t2>
#s3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "f3", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #t3>
llvm.func @f1() { llvm.return } loc(#l1)
llvm.func @f2() { llvm.return } loc(#l2)
llvm.func @f3() { llvm.return } loc(#l3)
#l1 = loc(fused<#s1>["a"])
#l2 = loc(fused<#s2>["a"])
#l3 = loc(fused<#s3>["a"])

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f1() !dbg !3 {
// CHECK-NEXT:   ret void, !dbg !10
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f2() !dbg !11 {
// CHECK-NEXT:   ret void, !dbg !17
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @f3() !dbg !18 {
// CHECK-NEXT:   ret void, !dbg !21
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0}
// CHECK-NEXT: !llvm.module.flags = !{!2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/")
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "f1", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !4 = !DISubroutineType(types: !5)
// CHECK-NEXT: !5 = !{!6, !7}
// CHECK-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK-NEXT: !7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !1, line: 1, size: 64, elements: !8)
// CHECK-NEXT: !8 = !{!9}
// CHECK-NEXT: !9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "p2", baseType: !7, size: 64)
// CHECK-NEXT: !10 = !DILocation(line: 20, column: 19, scope: !3)
// CHECK-NEXT: !11 = distinct !DISubprogram(name: "f2", scope: !1, file: !1, line: 1, type: !12, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !12 = !DISubroutineType(types: !13)
// CHECK-NEXT: !13 = !{!6, !14}
// CHECK-NEXT: !14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A2", file: !1, line: 1, size: 64, elements: !15)
// CHECK-NEXT: !15 = !{!16}
// CHECK-NEXT: !16 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "p", baseType: !14, size: 64)
// CHECK-NEXT: !17 = !DILocation(line: 21, column: 19, scope: !11)
// CHECK-NEXT: !18 = distinct !DISubprogram(name: "f3", scope: !1, file: !1, line: 1, type: !19, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !19 = !DISubroutineType(types: !20)
// CHECK-NEXT: !20 = !{!6, !9}
// CHECK-NEXT: !21 = !DILocation(line: 22, column: 19, scope: !18)
