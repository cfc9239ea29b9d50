; Debug records: where they stand, and which are dropped.

declare i32 @may_throw(i32)
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.smax.i32(i32, i32)

define i32 @labels(i32 %a, i32 %b) !dbg !4 {
  #dbg_value(i32 %a, !8, !DIExpression(), !9)
  #dbg_label(!10, !9)
  %s = add i32 %a, 1
  #dbg_value(i32 %s, !8, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value), !9)
  #dbg_label(!10, !9)
  br label %end
end:
  #dbg_value(i32 %b, !8, !DIExpression(), !9)
  #dbg_value(i32 7, !8, !DIExpression(), !9)
  ret i32 %s
}

define i32 @before_an_intrinsic(i32 %a, i32 %b) !dbg !11 {
  #dbg_value(i32 %a, !12, !DIExpression(), !13)
  %r = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  #dbg_value(i32 %r, !12, !DIExpression(), !13)
  ret i32 %r
}

define i32 @of_a_terminator(i32 %a) personality ptr @__gxx_personality_v0 !dbg !14 {
  %r = invoke i32 @may_throw(i32 %a) to label %normal unwind label %unwind
unwind:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
normal:
  br label %end
end:
  #dbg_value(i32 %r, !15, !DIExpression(), !16)
  ret i32 %r
}

define i32 @assigned(i32 %a) !dbg !17 {
  %p = alloca i32, align 4, !DIAssignID !20
  #dbg_assign(i32 %a, !18, !DIExpression(), !20, ptr poison, !DIExpression(), !19)
  #dbg_value(!DIArgList(i32 %a, i32 %a), !18, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !19)
  ret i32 %a
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "labels", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !22}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 4, type: !22)
!9 = !DILocation(line: 4, column: 2, scope: !4)
!10 = !DILabel(scope: !4, name: "again", file: !1, line: 5)
!11 = distinct !DISubprogram(name: "before", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!12 = !DILocalVariable(name: "x", scope: !11, file: !1, line: 4, type: !7)
!13 = !DILocation(line: 4, column: 2, scope: !11)
!14 = distinct !DISubprogram(name: "of", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocalVariable(name: "x", scope: !14, file: !1, line: 4, type: !7)
!16 = !DILocation(line: 4, column: 2, scope: !14)
!17 = distinct !DISubprogram(name: "as", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocalVariable(name: "x", scope: !17, file: !1, line: 4, type: !7)
!19 = !DILocation(line: 4, column: 2, scope: !17)
!20 = distinct !DIAssignID()
!21 = !{!8}
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !1, line: 1, size: 64, elements: !23)
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !1, line: 1, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "tree", scope: !22, file: !1, line: 1, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tree", file: !1, line: 2, size: 64, elements: !29)
!29 = !{!30, !31}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "own", scope: !28, file: !1, line: 1, baseType: !27, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !28, file: !1, line: 1, baseType: !25, size: 64)
