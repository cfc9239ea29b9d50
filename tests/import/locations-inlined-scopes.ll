; RUN: mlir-translate %s --import-llvm --mlir-print-debuginfo | FileCheck %s

; Of types that hold each other the one that the inner scope of an inlined location is in comes
; first.

declare void @g()

define void @f() {
  call void @g(), !dbg !4
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cpp", directory: "/")
!2 = distinct !DISubprogram(name: "f", scope: !8, file: !1, line: 1, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!3 = !DISubroutineType(types: !9)
!4 = !DILocation(line: 3, column: 4, scope: !5, inlinedAt: !6)
!5 = distinct !DISubprogram(name: "inner", scope: !10, file: !1, line: 2, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DILocation(line: 5, column: 6, scope: !2)
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "outer", file: !1, line: 1, size: 32, elements: !11)
!9 = !{null}
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "data", scope: !8, file: !1, line: 2, size: 32, elements: !12)
!11 = !{!13}
!12 = !{}
!13 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !8, baseType: !10)

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>] loc(#loc)
; CHECK-NEXT:   llvm.func @g() loc(#loc1)
; CHECK-NEXT:   llvm.func @f() {
; CHECK-NEXT:     llvm.call @g() : () -> () loc(#loc6)
; CHECK-NEXT:     llvm.return loc(#loc1)
; CHECK-NEXT:   } loc(#loc1)
; CHECK-NEXT: } loc(#loc)
; CHECK-NEXT: #di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
; CHECK-NEXT: #di_file = #llvm.di_file<"a.cpp" in "/">
; CHECK-NEXT: #di_null_type = #llvm.di_null_type
; CHECK-NEXT: #loc = loc("tests/import/locations-inlined-scopes.ll":0:0)
; CHECK-NEXT: #loc1 = loc(unknown)
; CHECK-NEXT: #loc2 = loc("a.cpp":3:4)
; CHECK-NEXT: #loc3 = loc("a.cpp":5:6)
; CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #di_file, isOptimized = false, emissionKind = Full>
; CHECK-NEXT: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_inheritance, baseType = #di_composite_type>
; CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
; CHECK-NEXT: #di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "outer", file = #di_file, line = 1, sizeInBits = 32, elements = #di_derived_type>
; CHECK-NEXT: #di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "data", file = #di_file, line = 2, scope = #di_composite_type1, sizeInBits = 32>
; CHECK-NEXT: #di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_inheritance, baseType = #di_composite_type2>
; CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_composite_type2, name = "inner", file = #di_file, line = 2, subprogramFlags = Definition, type = #di_subroutine_type>
; CHECK-NEXT: #di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "outer", file = #di_file, line = 1, sizeInBits = 32, elements = #di_derived_type1>
; CHECK-NEXT: #loc4 = loc(fused<#di_subprogram>[#loc2])
; CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_composite_type3, name = "f", file = #di_file, line = 1, subprogramFlags = Definition, type = #di_subroutine_type>
; CHECK-NEXT: #loc5 = loc(fused<#di_subprogram1>[#loc3])
; CHECK-NEXT: #loc6 = loc(callsite(#loc4 at #loc5))
