// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

#file = #llvm.di_file<"a.f90" in "">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #file, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None, splitDebugFilename = "x.dwo">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#null = #llvm.di_null_type
#self = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#selfp = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64, dwarfAddressSpace = 0>
#mem = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #selfp, sizeInBits = 64, alignInBits = 64, offsetInBits = 8>
#rec = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "node", file = #file, line = 4, scope = #file, flags = "Public|TypePassByValue", sizeInBits = 64, alignInBits = 32, elements = #mem>
#mod = #llvm.di_module<file = #file, scope = #cu, name = "m", configMacros = "bar", includePath = "/", apinotes = "/n", line = 42, isDecl = true>
#ns = #llvm.di_namespace<name = "ns", scope = #file, exportSymbols = true>
#ns2 = #llvm.di_namespace<scope = #ns, exportSymbols = false>
#st0 = #llvm.di_subroutine_type<>
#sp0 = #llvm.di_subprogram<id = distinct[11]<>, compileUnit = #cu, scope = #file, file = #file, subprogramFlags = Definition, type = #st0, annotations = #llvm.di_annotation<name = "foo", value = "bar">>
#lv = #llvm.di_local_variable<scope = #sp0, name = "len", file = #file, type = #int>
#arr = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "arr", baseType = #int, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_push_object_address, DW_OP_constu(7), DW_OP_plus]>, allocated = <[DW_OP_lit0, DW_OP_ne]>, associated = <[DW_OP_lit0, DW_OP_eq]>, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = -1 : i64, stride = #llvm.di_expression<[DW_OP_constu(8)]>>, #llvm.di_subrange<count = #lv>, #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_consts(2)]>, stride = #llvm.di_expression<[DW_OP_push_object_address]>, count = #llvm.di_expression<[DW_OP_over]>>>
#str = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #lv, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, stringLocationExp = <[DW_OP_push_object_address, DW_OP_deref]>, encoding = DW_ATE_ASCII>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_program, types = #null, #rec, #arr, #str>
#imp = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_subprogram<recId = distinct[9]<>, isRecSelf = true>, entity = #mod, file = #file, line = 1, elements = #int>
#imp2 = #llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #mod, entity = #ns2, file = #file, line = 3, name = "zz">
#sp = #llvm.di_subprogram<recId = distinct[9]<>, id = distinct[1]<>, compileUnit = #cu, scope = #ns2, name = "f", linkageName = "f", file = #file, line = 1, scopeLine = 2, subprogramFlags = "LocalToUnit|Definition|Optimized|MainSubprogram|Recursive|PureVirtual", type = #st, retainedNodes = #imp>
#gv = #llvm.di_global_variable<scope = #mod, name = "g", linkageName = "lg", file = #file, line = 3, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 16>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_LLVM_fragment(0, 16)]>>
#gv2 = #llvm.di_global_variable<scope = #sp, file = #file, line = 3, type = #rec>
#gve2 = #llvm.di_global_variable_expression<var = #gv2>
#cb = #llvm.di_common_block<scope = #sp0, name = "block", file = #file, line = 3>
#gv3 = #llvm.di_global_variable<scope = #cb, name = "x", file = #file, line = 3, type = #rec, isDefined = true>
#gve3 = #llvm.di_global_variable_expression<var = #gv3, expr = <[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_LLVM_arg(0), DW_OP_stack_value]>>
#lbf = #llvm.di_lexical_block_file<scope = #sp0, file = #file, discriminator = 0>
#lbf2 = #llvm.di_lexical_block_file<scope = #lbf, discriminator = 5>
llvm.mlir.global external @g(0 : i32) {dbg_exprs = [#gve, #gve2]} : i32
llvm.mlir.global external @g2(0 : i32) {dbg_exprs = [#gve3]} : i32
llvm.func @f(%a: i32) -> i32 {
  llvm.br ^a(%a : i32) loc(fused<#sp>["a.c":3:4])
^a(%b: i32):
  %c = llvm.icmp "eq" %a, %b : i32 loc(fused<#sp>["a.c":4:4])
  llvm.cond_br %c, ^c(%a : i32), ^c(%b : i32) loc(fused<#sp>["a.c":5:4])
^c(%d : i32):
  llvm.return %d : i32 loc("a.c":6:4)
} loc(fused<#sp>["a.c":1:1])
llvm.func @h(%a: i32) -> i32 {
  llvm.br ^a(%a : i32) loc(fused<#lbf>["a.c":3:4])
^a(%b: i32):
  %x = llvm.call @f(%b) : (i32) -> i32 loc("a.c":6:4)
  %y = llvm.call @f(%b) : (i32) -> i32 loc(fused<#lbf2>["z":1:2])
  %z = llvm.call @f(%b) : (i32) -> i32 loc(callsite(callsite("q":1:2 at fused<#sp0>["a.c":6:4]) at "w":5:6))
  %w = llvm.call @f(%b) : (i32) -> i32 loc(callsite(fused<#sp>["q":1:2] at callsite(fused<#sp>["z":7:7] at fused<#lbf2>["a.c":6:4])))
  llvm.return %b : i32 loc("a.c":6:4)
} loc(fused<#sp0>["a.c":1:1])
llvm.module_flags [#llvm.mlir.module_flag<max, "Dwarf Version", 5 : i32>]

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @g = global i32 0, !dbg !0, !dbg !6
// CHECK-NEXT: @g2 = global i32 0, !dbg !33
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @f(i32 [[V0:%[^ ]+]]) !dbg !8 {
// CHECK-NEXT:   br label [[V2:%[^ ]+]], !dbg !38
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = [[V1:%[^ ]+]]
// CHECK-NEXT:   [[V3:%[^ ]+]] = phi i32 [ [[V0]], [[V1]] ], !dbg !39
// CHECK-NEXT:   [[V4:%[^ ]+]] = icmp eq i32 [[V0]], [[V3]], !dbg !40
// CHECK-NEXT:   br i1 [[V4]], label [[V5:%[^ ]+]], label [[V7:%[^ ]+]], !dbg !41
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = [[V7]], [[V2]]
// CHECK-NEXT:   [[V6:%[^ ]+]] = phi i32 [ [[V8:%[^ ]+]], [[V7]] ], [ [[V0]], [[V2]] ], !dbg !42
// CHECK-NEXT:   ret i32 [[V6]], !dbg !43
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = [[V2]]
// CHECK-NEXT:   [[V8]] = phi i32 [ [[V3]], [[V2]] ], !dbg !42
// CHECK-NEXT:   br label [[V5]], !dbg !41
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @h(i32 [[V0:%[^ ]+]]) !dbg !23 {
// CHECK-NEXT:   br label [[V2:%[^ ]+]], !dbg !44
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = [[V1:%[^ ]+]]
// CHECK-NEXT:   [[V3:%[^ ]+]] = phi i32 [ [[V0]], [[V1]] ], !dbg !46
// CHECK-NEXT:   [[V4:%[^ ]+]] = call i32 @f(i32 [[V3]]), !dbg !47
// CHECK-NEXT:   [[V5:%[^ ]+]] = call i32 @f(i32 [[V3]]), !dbg !48
// CHECK-NEXT:   [[V6:%[^ ]+]] = call i32 @f(i32 [[V3]]), !dbg !50
// CHECK-NEXT:   [[V7:%[^ ]+]] = call i32 @f(i32 [[V3]]), !dbg !52
// CHECK-NEXT:   ret i32 [[V3]], !dbg !47
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!4}
// CHECK-NEXT: !llvm.module.flags = !{!36, !37}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
// CHECK-NEXT: !1 = distinct !DIGlobalVariable(name: "g", linkageName: "lg", scope: !2, file: !3, line: 3, type: !18, isLocal: true, isDefinition: true, align: 16)
// CHECK-NEXT: !2 = !DIModule(scope: !4, name: "m", configMacros: "bar", includePath: "/", apinotes: "/n", file: !3, line: 42, isDecl: true)
// CHECK-NEXT: !3 = !DIFile(filename: "a.f90", directory: "")
// CHECK-NEXT: !4 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !3, isOptimized: false, runtimeVersion: 0, splitDebugFilename: "x.dwo", emissionKind: LineTablesOnly, globals: !5, nameTableKind: None)
// CHECK-NEXT: !5 = !{!0, !6, !33}
// CHECK-NEXT: !6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
// CHECK-NEXT: !7 = distinct !DIGlobalVariable(scope: !8, file: !3, line: 3, type: !13, isLocal: false, isDefinition: false)
// CHECK-NEXT: !8 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !9, file: !3, line: 1, type: !11, scopeLine: 2, virtualIndex: 0, spFlags: DISPFlagPureVirtual | DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagRecursive | DISPFlagMainSubprogram, unit: !4, retainedNodes: !30)
// CHECK-NEXT: !9 = !DINamespace(scope: !10)
// CHECK-NEXT: !10 = !DINamespace(name: "ns", scope: !3, exportSymbols: true)
// CHECK-NEXT: !11 = !DISubroutineType(cc: DW_CC_program, types: !12)
// CHECK-NEXT: !12 = !{null, !13, !17, !29}
// CHECK-NEXT: !13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", scope: !3, file: !3, line: 4, size: 64, align: 32, flags: DIFlagPublic | DIFlagTypePassByValue, elements: !14)
// CHECK-NEXT: !14 = !{!15}
// CHECK-NEXT: !15 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !16, size: 64, align: 64, offset: 8)
// CHECK-NEXT: !16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, dwarfAddressSpace: 0)
// CHECK-NEXT: !17 = !DICompositeType(tag: DW_TAG_array_type, name: "arr", baseType: !18, elements: !19, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_lit0, DW_OP_eq), allocated: !DIExpression(DW_OP_lit0, DW_OP_ne), rank: !DIExpression(DW_OP_push_object_address, DW_OP_constu, 7, DW_OP_plus))
// CHECK-NEXT: !18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK-NEXT: !19 = !{!20, !21, !28}
// CHECK-NEXT: !20 = !DISubrange(count: 4, lowerBound: -1, stride: !DIExpression(DW_OP_constu, 8))
// CHECK-NEXT: !21 = !DISubrange(count: !22)
// CHECK-NEXT: !22 = !DILocalVariable(name: "len", scope: !23, file: !3, type: !18)
// CHECK-NEXT: !23 = distinct !DISubprogram(scope: !3, file: !3, type: !24, spFlags: DISPFlagDefinition, unit: !4, annotations: !26)
// CHECK-NEXT: !24 = !DISubroutineType(types: !25)
// CHECK-NEXT: !25 = !{}
// CHECK-NEXT: !26 = !{!27}
// CHECK-NEXT: !27 = !{!"foo", !"bar"}
// CHECK-NEXT: !28 = !DIGenericSubrange(count: !DIExpression(DW_OP_over), lowerBound: 2, stride: !DIExpression(DW_OP_push_object_address))
// CHECK-NEXT: !29 = !DIStringType(name: "character(*)", stringLength: !22, stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), size: 32, align: 8, encoding: DW_ATE_ASCII)
// CHECK-NEXT: !30 = !{!31}
// CHECK-NEXT: !31 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !2, file: !3, line: 1, elements: !32)
// CHECK-NEXT: !32 = !{!18}
// CHECK-NEXT: !33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_arg, 0, DW_OP_stack_value))
// CHECK-NEXT: !34 = distinct !DIGlobalVariable(name: "x", scope: !35, file: !3, line: 3, type: !13, isLocal: false, isDefinition: true)
// CHECK-NEXT: !35 = !DICommonBlock(scope: !23, declaration: null, name: "block", file: !3, line: 3)
// CHECK-NEXT: !36 = !{i32 7, !"Dwarf Version", i32 5}
// CHECK-NEXT: !37 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !38 = !DILocation(line: 3, column: 4, scope: !8)
// CHECK-NEXT: !39 = !DILocation(line: 36, column: 4, scope: !8)
// CHECK-NEXT: !40 = !DILocation(line: 4, column: 4, scope: !8)
// CHECK-NEXT: !41 = !DILocation(line: 5, column: 4, scope: !8)
// CHECK-NEXT: !42 = !DILocation(line: 39, column: 4, scope: !8)
// CHECK-NEXT: !43 = !DILocation(line: 6, column: 4, scope: !8)
// CHECK-NEXT: !44 = !DILocation(line: 3, column: 4, scope: !45)
// CHECK-NEXT: !45 = distinct !DILexicalBlockFile(scope: !23, file: !3, discriminator: 0)
// CHECK-NEXT: !46 = !DILocation(line: 44, column: 4, scope: !23)
// CHECK-NEXT: !47 = !DILocation(line: 6, column: 4, scope: !23)
// CHECK-NEXT: !48 = !DILocation(line: 1, column: 2, scope: !49)
// CHECK-NEXT: !49 = distinct !DILexicalBlockFile(scope: !45, discriminator: 5)
// CHECK-NEXT: !50 = !DILocation(line: 6, column: 4, scope: !23, inlinedAt: !51)
// CHECK-NEXT: !51 = !DILocation(line: 5, column: 6, scope: !23)
// CHECK-NEXT: !52 = !DILocation(line: 1, column: 2, scope: !8, inlinedAt: !53)
// CHECK-NEXT: !53 = !DILocation(line: 7, column: 7, scope: !8, inlinedAt: !54)
// CHECK-NEXT: !54 = !DILocation(line: 6, column: 4, scope: !49)
