; RUN: mlir-translate %s --import-llvm --split-input-file | FileCheck %s

; Intrinsics that get another name are declared last.

declare i8* @llvm.frameaddress.p0i8(i32 immarg)
declare void @a()
define i8* @f() {
  %c = call i8* @llvm.frameaddress.p0i8(i32 0)
  call void @a()
  ret i8* %c
}
declare void @b()

; // -----

; They need not be declared.

define i32 @undeclared(<4 x i32> %v) {
  %r = call i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32> %v)
  call void @llvm.nvvm.barrier0()
  ret i32 %r
}

; // -----

; Factors of dot products were of the type of the sum.

declare <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.x86.avx512.vpdpwssds.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32>, <16 x i8>, <16 x i8>)
define <4 x i32> @dots(<4 x i32> %a, <8 x i32> %b, <16 x i8> %c) {
  %1 = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %a, <4 x i32> %a, <4 x i32> %a)
  %2 = call <8 x i32> @llvm.x86.avx512.vpdpwssds.256(<8 x i32> %b, <8 x i32> %b, <8 x i32> %b)
  %3 = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> %1, <16 x i8> %c, <16 x i8> %c)
  ret <4 x i32> %3
}

; // -----

; Debug records before a call stay before what it becomes.

declare <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>)
define <4 x i32> @records(<4 x i32> %a) !dbg !3 {
    #dbg_value(<4 x i32> undef, !6, !DIExpression(), !5)
  %1 = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %a, <4 x i32> %a, <4 x i32> %a), !dbg !5
  ret <4 x i32> %1, !dbg !5
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 1, scope: !3)
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 1, type: !7)
!7 = !DIBasicType(name: "int", size: 128, encoding: DW_ATE_signed)

; // -----

; A stack's alignment is a power of two.

define void @aligned(ptr byval(i32) %a) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @aligned, !"align", i32 65548}

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @a()
; CHECK-NEXT:   llvm.func @f() -> !llvm.ptr {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call_intrinsic "llvm.frameaddress.p0"(%[[V0]]) : (i32) -> !llvm.ptr
; CHECK-NEXT:     llvm.call @a() : () -> ()
; CHECK-NEXT:     llvm.return %[[V1]] : !llvm.ptr
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @b()
; CHECK-NEXT:   llvm.func @llvm.frameaddress.p0(i32) -> !llvm.ptr attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @undeclared(%[[ARG0:[^ ]+]]: vector<4xi32>) -> i32 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[ARG0]]) : (vector<4xi32>) -> i32
; CHECK-NEXT:     llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%[[V0]]) : (i32) -> ()
; CHECK-NEXT:     llvm.return %[[V1]] : i32
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @llvm.x86.avx2.vpdpbssd.128(vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK-NEXT:   llvm.func @dots(%[[ARG0:[^ ]+]]: vector<4xi32>, %[[ARG1:[^ ]+]]: vector<8xi32>, %[[ARG2:[^ ]+]]: vector<16xi8>) -> vector<4xi32> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi32> to vector<16xi8>
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi32> to vector<16xi8>
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.128"(%[[ARG0]], %[[V0]], %[[V1]]) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<8xi32> to vector<16xi16>
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.bitcast %[[ARG1]] : vector<8xi32> to vector<16xi16>
; CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.vpdpwssds.256"(%[[ARG1]], %[[V3]], %[[V4]]) : (vector<8xi32>, vector<16xi16>, vector<16xi16>) -> vector<8xi32>
; CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx2.vpdpbssd.128"(%[[V2]], %[[ARG2]], %[[ARG2]]) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
; CHECK-NEXT:     llvm.return %[[V6]] : vector<4xi32>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @llvm.x86.avx512.vpdpbusd.128(vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK-NEXT:   llvm.func @llvm.x86.avx512.vpdpwssds.256(vector<8xi32>, vector<16xi16>, vector<16xi16>) -> vector<8xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 128, encoding = DW_ATE_signed>
; CHECK-NEXT: #di_file = #llvm.di_file<"a" in "b">
; CHECK-NEXT: #di_null_type = #llvm.di_null_type
; CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
; CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type>
; CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, subprogramFlags = Definition, type = #di_subroutine_type>
; CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 1, type = #di_basic_type>
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
; CHECK-NEXT:   llvm.func @records(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.undef : vector<4xi32>
; CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %[[V0]] : vector<4xi32>
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi32> to vector<16xi8>
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.bitcast %[[ARG0]] : vector<4xi32> to vector<16xi8>
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.128"(%[[ARG0]], %[[V1]], %[[V2]]) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
; CHECK-NEXT:     llvm.return %[[V3]] : vector<4xi32>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @llvm.x86.avx512.vpdpbusd.128(vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @aligned(%[[ARG0:[^ ]+]]: !llvm.ptr {llvm.alignstack = 8 : i64, llvm.byval = i32}) {
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
