; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Metadata and flags that stand alone: a group no access is in beside one that has some, tags of assembly, numbers with a scale, flags of Objective-C, places without files.

// -----
define void @f(i1 %c, ptr %p) {
  br label %a
a:
  %v = load i32, ptr %p, !llvm.access.group !2
  br i1 %c, label %a, label %b, !llvm.loop !0
b:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.parallel_accesses", !2, !3}
!2 = distinct !{}
!3 = distinct !{}

// -----
define i32 @f() {
  %v = call i32 asm "", "=r"(), !mmra !0
  ret i32 %v
}
!0 = !{!"a", !"b"}

// -----
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"Objective-C Image Info Version", i32 0}

// -----
define void @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !5, !DIExpression(), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, unit: !0, type: !8)
!5 = !DILocalVariable(name: "v", scope: !4, type: !6)
!6 = !DIFixedPointType(name: "x", size: 8, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!7 = !DILocation(line: 2, scope: !9)
!8 = !DISubroutineType(types: !{null})
!9 = !DILexicalBlock(scope: !4)

// -----
@a = global [4 x i8] [i8 1, i8 -2, i8 255, i8 3]
@b = global [3 x i64] [i64 -9223372036854775808, i64 0, i64 7]
@c = global [2 x i32] [i32 1, i32 undef]
@d = global [2 x i16] [i16 0, i16 0]

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: #access_group = #llvm.access_group<id = distinct[0]<>>
; CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<parallelAccesses = #access_group>
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: !llvm.ptr) {
; CHECK-NEXT:     llvm.br ^bb1
; CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG1]] {access_groups = [#access_group], alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK-NEXT:     llvm.cond_br %[[ARG0]], ^bb1, ^bb2 {loop_annotation = #loop_annotation}
; CHECK-NEXT:   ^bb2:  // pred: ^bb1
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: #mmra_tag = #llvm.mmra_tag<"a":"b">
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @f() -> i32 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.inline_asm asm_dialect = att {llvm.mmra = #mmra_tag} "", "=r"  : () -> i32
; CHECK-NEXT:     llvm.return %[[V0]] : i32
; CHECK-NEXT:   }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<override, "Objective-C Image Info Version", 0 : i32>, #llvm.mlir.module_flag<override, "Objective-C Class Properties", 0 : i32>]
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = 8, encoding = DW_ATE_signed_fixed>
; CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "/d">
; CHECK-NEXT: #di_null_type = #llvm.di_null_type
; CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = false, emissionKind = Full>
; CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
; CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type>
; CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "v", type = #di_basic_type>
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: i32) {
; CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %[[ARG0]] : i32
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global external @a("\01\FE\FF\03") {addr_space = 0 : i32}
; CHECK-NEXT:   llvm.mlir.global external @b(dense<[-9223372036854775808, 0, 7]> : tensor<3xi64>) {addr_space = 0 : i32} : !llvm.array<3 x i64>
; CHECK-NEXT:   llvm.mlir.global external @c() {addr_space = 0 : i32} : !llvm.array<2 x i32> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.undef : !llvm.array<2 x i32>
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.array<2 x i32> 
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V3]][1] : !llvm.array<2 x i32> 
; CHECK-NEXT:     llvm.return %[[V4]] : !llvm.array<2 x i32>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global external @d(dense<0> : tensor<2xi16>) {addr_space = 0 : i32} : !llvm.array<2 x i16>
; CHECK-NEXT: }
