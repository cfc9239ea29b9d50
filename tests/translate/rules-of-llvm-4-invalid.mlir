// RUN: not mlir-translate %s --mlir-to-llvmir --split-input-file 2>&1 | FileCheck %s

llvm.mlir.global external @longer(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<4 x i32>

// -----

llvm.mlir.global external @vector(dense<[1, 2, 3]> : tensor<3xi8>) : vector<3xi8>

// -----

llvm.mlir.global external @turned(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>) : !llvm.array<3 x array<2 x i32>>

// -----

llvm.func @aliased() {
  llvm.return
}
llvm.mlir.alias external @elsewhere : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @aliased : !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}

// -----

llvm.func @sine(%x: f32) {
  %0 = llvm.intr.sin(%x) {llvm.mmra = #llvm.mmra_tag<"a":"b">} : (f32) -> f32
  llvm.return
}

// -----

llvm.func @called() {
  llvm.call @pure() {llvm.mmra = #llvm.mmra_tag<"a":"b">} : () -> ()
  llvm.return
}
llvm.func @pure() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}

// -----

llvm.func @format(%a: vector<4xi32>, %b: vector<8xi32>, %c: vector<4xf32>, %s: i32) {
  %f = llvm.mlir.constant(0 : i32) : i32
  %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %a, %b, %c, %f, %f, %f, %s, %f, %s : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @known_format(%a: vector<16xi32>, %c: vector<8xf32>, %s: i32) {
  %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %a, %a, %c, %s, %s {fmtA = 5 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @words(%a: vector<4xi32>, %b: vector<16xi32>, %c: vector<8xf32>, %s: i32) {
  %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %b, %a, %c, %s, %s : (vector<16xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  llvm.return
}

// -----

#file = #llvm.di_file<"f.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#code = #llvm.di_subroutine_type<>
#one = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "one", file = #file, line = 1, subprogramFlags = Definition, type = #code>
#other = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "other", file = #file, line = 9, subprogramFlags = Definition, type = #code>
llvm.func @label() {
  llvm.intr.dbg.label #llvm.di_label<scope = #other, name = "l", line = 3> loc(fused<#one>["f.c":2:1])
  llvm.return
} loc(fused<#one>["f.c":1:0])

// CHECK: Global variable initializer type does not match global variable type!
// CHECK-NEXT: ptr @longer
// CHECK-NEXT: Global variable initializer type does not match global variable type!
// CHECK-NEXT: ptr @vector
// CHECK-NEXT: Global variable initializer type does not match global variable type!
// CHECK-NEXT: ptr @turned
// CHECK-NEXT: Alias and aliasee types should match!
// CHECK-NEXT: ptr addrspace(1) @elsewhere
// CHECK-NEXT: !mmra metadata attached to unexpected instruction kind
// CHECK-NEXT:   %[[V2:[^ ]+]] = call float @llvm.sin.f32(float %[[V0:[^ ]+]]), !mmra !1
// CHECK-NEXT: !1 = !{!"a", !"b"}
// CHECK-NEXT: !mmra metadata attached to unexpected instruction kind
// CHECK-NEXT:   call void @pure(), !mmra !1
// CHECK-NEXT: !1 = !{!"a", !"b"}
// CHECK-NEXT: invalid vector type for format
// CHECK-NEXT:   %[[V5:[^ ]+]] = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32> %[[V0]], <8 x i32> %[[V1:[^ ]+]], <4 x float> %[[V2]], i32 0, i32 0, i32 0, i32 %[[V3:[^ ]+]], i32 0, i32 %[[V3]])
// CHECK-NEXT: <4 x i32> %[[V0]]
// CHECK-NEXT: i32 0
// CHECK-NEXT: invalid value for matrix format
// CHECK-NEXT:   %[[V4:[^ ]+]] = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v16i32(i32 5, <16 x i32> %[[V0]], i32 0, <16 x i32> %[[V0]], i16 0, <8 x float> %[[V1]], i32 0, i32 0, i32 %[[V2]], i32 0, i32 0, i32 %[[V2]], i1 false, i1 false)
// CHECK-NEXT: i32 5
// CHECK-NEXT: operand 3 must be 8, 12 or 16 element i32 vector
// CHECK-NEXT:   %[[V5]] = call <8 x float> @llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4.v8f32.v16i32.v4i32(i32 0, <16 x i32> %[[V1]], i32 0, <4 x i32> %[[V0]], i16 0, <8 x float> %[[V2]], i32 0, i32 0, i32 %[[V3]], i32 0, i32 0, i32 %[[V3]], i1 false, i1 false)
// CHECK-NEXT: <4 x i32> %[[V0]]
// CHECK-NEXT: mismatched subprogram between #dbg_label label and !dbg attachment
// CHECK-NEXT: #dbg_label(!6, !8)
// CHECK-NEXT: label %[[V0]]
// CHECK-NEXT: ptr @label
// CHECK-NEXT: !6 = !DILabel(scope: !7, name: "l", line: 3)
// CHECK-NEXT: !7 = distinct !DISubprogram(name: "other", scope: !1, file: !1, line: 9, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !8 = !DILocation(line: 2, column: 1, scope: !3)
// CHECK-NEXT: !3 = distinct !DISubprogram(name: "one", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
