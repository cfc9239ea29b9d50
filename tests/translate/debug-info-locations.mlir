// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

#file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#cu2 = #llvm.di_compile_unit<id = distinct[7]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#st = #llvm.di_subroutine_type<>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = "Definition", type = #st>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu2, scope = #file, name = "g", file = #file, subprogramFlags = "Definition", type = #st>
#lb1 = #llvm.di_lexical_block<scope = #sp, file = #file, line = 4, column = 5>
#lb2 = #llvm.di_lexical_block<scope = #lb1, file = #file, line = 5, column = 5>
#lb3 = #llvm.di_lexical_block<scope = #lb1, file = #file, line = 6, column = 5>
#lb4 = #llvm.di_lexical_block<scope = #lb1, line = 6>
module attributes {llvm.ident = "me"} {
llvm.module_flags [#llvm.mlir.module_flag<max, "Debug Info Version", 3 : i32>]
llvm.func @callee()
llvm.func @pers(...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @pers} {
  %0 = llvm.add %a, %a : i32 loc(fused[fused<#lb2>["a.c":12:1], fused<#lb3>["a.c":12:1]])
  %1 = llvm.add %a, %0 : i32 loc(fused[fused<#lb2>["a.c":12:1], fused<#lb2>["a.c":13:1], fused<#lb3>["a.c":12:1]])
  %2 = llvm.add %a, %1 : i32 loc(fused[fused<#lb2>["a.c":12:1], unknown])
  %3 = llvm.add %a, %2 : i32 loc(fused[callsite(fused<#sp2>["b":1:1] at "c":2:2), callsite(fused<#sp2>["b":1:1] at "c":3:2)])
  %4 = llvm.add %a, %3 : i32 loc(fused[callsite(fused<#sp2>["b":1:1] at "c":2:2), "a.c":1:1])
  %5 = llvm.add %a, %4 : i32 loc(fused<"str">["a.c":1:1])
  %6 = llvm.add %a, %5 : i32 loc("a.c":1:1 to 4:4)
  %7 = llvm.add %a, %6 : i32 loc(fused<#lb4>["a.c":1:1])
  %8 = llvm.mlir.constant(1 : i64) : i64
  %9 = llvm.alloca %8 x i32 : (i64) -> !llvm.ptr loc("a.c":20:1)
  llvm.store %7, %9 : i32, !llvm.ptr loc("a.c":21:1)
  %10 = llvm.load %9 : !llvm.ptr -> i32 loc("a.c":22:1)
  llvm.switch %10 : i32, ^bb1(%10 : i32) [ 1: ^bb1(%7 : i32), 2: ^bb2 ] loc("a.c":23:1)
^bb1(%11: i32 loc("a.c":24:1)):
  %12 = llvm.invoke @pers() to ^bb2 unwind ^bb3 vararg(!llvm.func<i32 (...)>) : () -> i32 loc("a.c":25:1)
^bb2:
  llvm.call @callee() {branch_weights = array<i32: 3>} : () -> () loc("a.c":26:1)
  %g = llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, i8 loc("a.c":27:1)
  %q = llvm.intr.smax(%a, %a) : (i32, i32) -> i32 loc("a.c":28:1)
  llvm.return %q : i32 loc("a.c":29:1)
^bb3:
  %lp = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)> loc("a.c":30:1)
  llvm.resume %lp : !llvm.struct<(ptr, i32)> loc("a.c":31:1)
} loc(fused<#sp>["a.c":1:1])
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: declare void @callee()
// CHECK-EMPTY:
// CHECK-NEXT: declare i32 @pers(...)
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @f(i32 [[V0:%[^ ]+]], ptr [[V1:%[^ ]+]]) personality ptr @pers !dbg !5 {
// CHECK-NEXT:   [[V3:%[^ ]+]] = add i32 [[V0]], [[V0]], !dbg !8
// CHECK-NEXT:   [[V4:%[^ ]+]] = add i32 [[V0]], [[V3]], !dbg !10
// CHECK-NEXT:   [[V5:%[^ ]+]] = add i32 [[V0]], [[V4]], !dbg !11
// CHECK-NEXT:   [[V6:%[^ ]+]] = add i32 [[V0]], [[V5]], !dbg !13
// CHECK-NEXT:   [[V7:%[^ ]+]] = add i32 [[V0]], [[V6]], !dbg !15
// CHECK-NEXT:   [[V8:%[^ ]+]] = add i32 [[V0]], [[V7]], !dbg !16
// CHECK-NEXT:   [[V9:%[^ ]+]] = add i32 [[V0]], [[V8]], !dbg !16
// CHECK-NEXT:   [[V10:%[^ ]+]] = add i32 [[V0]], [[V9]], !dbg !17
// CHECK-NEXT:   [[V11:%[^ ]+]] = alloca i32, i64 1, align 4, !dbg !19
// CHECK-NEXT:   store i32 [[V10]], ptr [[V11]], align 4, !dbg !20
// CHECK-NEXT:   [[V12:%[^ ]+]] = load i32, ptr [[V11]], align 4, !dbg !21
// CHECK-NEXT:   switch i32 [[V12]], label [[V13:%[^ ]+]] [
// CHECK-NEXT:     i32 1, label [[V21:%[^ ]+]]
// CHECK-NEXT:     i32 2, label [[V16:%[^ ]+]]
// CHECK-NEXT:   ], !dbg !22
// CHECK-EMPTY:
// CHECK-NEXT: 13:                                               ; preds = [[V21]], [[V2:%[^ ]+]]
// CHECK-NEXT:   [[V14:%[^ ]+]] = phi i32 [ [[V22:%[^ ]+]], [[V21]] ], [ [[V12]], [[V2]] ], !dbg !23
// CHECK-NEXT:   [[V15:%[^ ]+]] = invoke i32 (...) @pers()
// CHECK-NEXT:           to label [[V16]] unwind label [[V19:%[^ ]+]], !dbg !24
// CHECK-EMPTY:
// CHECK-NEXT: 16:                                               ; preds = [[V13]], [[V2]]
// CHECK-NEXT:   call void @callee(), !dbg !25
// CHECK-NEXT:   [[V17:%[^ ]+]] = getelementptr i8, ptr [[V1]], i32 [[V0]], !dbg !26
// CHECK-NEXT:   [[V18:%[^ ]+]] = call i32 @llvm.smax.i32(i32 [[V0]], i32 [[V0]]), !dbg !27
// CHECK-NEXT:   ret i32 [[V18]], !dbg !28
// CHECK-EMPTY:
// CHECK-NEXT: 19:                                               ; preds = [[V13]]
// CHECK-NEXT:   [[V20:%[^ ]+]] = landingpad { ptr, i32 }
// CHECK-NEXT:           cleanup, !dbg !29
// CHECK-NEXT:   resume { ptr, i32 } [[V20]], !dbg !30
// CHECK-EMPTY:
// CHECK-NEXT: 21:                                               ; preds = [[V2]]
// CHECK-NEXT:   [[V22]] = phi i32 [ [[V10]], [[V2]] ], !dbg !23
// CHECK-NEXT:   br label [[V13]], !dbg !22
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare i32 @llvm.smax.i32(i32, i32) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.dbg.cu = !{!0, !2}
// CHECK-NEXT: !llvm.ident = !{!3}
// CHECK-NEXT: !llvm.module.flags = !{!4}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !1 = !DIFile(filename: "a.c", directory: "/tmp")
// CHECK-NEXT: !2 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK-NEXT: !3 = !{!"me"}
// CHECK-NEXT: !4 = !{i32 7, !"Debug Info Version", i32 3}
// CHECK-NEXT: !5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
// CHECK-NEXT: !6 = !DISubroutineType(types: !7)
// CHECK-NEXT: !7 = !{}
// CHECK-NEXT: !8 = !DILocation(line: 12, column: 1, scope: !9)
// CHECK-NEXT: !9 = distinct !DILexicalBlock(scope: !5, file: !1, line: 4, column: 5)
// CHECK-NEXT: !10 = !DILocation(line: 0, scope: !9)
// CHECK-NEXT: !11 = !DILocation(line: 12, column: 1, scope: !12)
// CHECK-NEXT: !12 = distinct !DILexicalBlock(scope: !9, file: !1, line: 5, column: 5)
// CHECK-NEXT: !13 = !DILocation(line: 1, column: 1, scope: !14, inlinedAt: !15)
// CHECK-NEXT: !14 = distinct !DISubprogram(name: "g", scope: !1, file: !1, type: !6, spFlags: DISPFlagDefinition, unit: !2)
// CHECK-NEXT: !15 = !DILocation(line: 0, scope: !5)
// CHECK-NEXT: !16 = !DILocation(line: 1, column: 1, scope: !5)
// CHECK-NEXT: !17 = !DILocation(line: 1, column: 1, scope: !18)
// CHECK-NEXT: !18 = distinct !DILexicalBlock(scope: !9, line: 6)
// CHECK-NEXT: !19 = !DILocation(line: 20, column: 1, scope: !5)
// CHECK-NEXT: !20 = !DILocation(line: 21, column: 1, scope: !5)
// CHECK-NEXT: !21 = !DILocation(line: 22, column: 1, scope: !5)
// CHECK-NEXT: !22 = !DILocation(line: 23, column: 1, scope: !5)
// CHECK-NEXT: !23 = !DILocation(line: 24, column: 1, scope: !5)
// CHECK-NEXT: !24 = !DILocation(line: 25, column: 1, scope: !5)
// CHECK-NEXT: !25 = !DILocation(line: 26, column: 1, scope: !5)
// CHECK-NEXT: !26 = !DILocation(line: 27, column: 1, scope: !5)
// CHECK-NEXT: !27 = !DILocation(line: 28, column: 1, scope: !5)
// CHECK-NEXT: !28 = !DILocation(line: 29, column: 1, scope: !5)
// CHECK-NEXT: !29 = !DILocation(line: 30, column: 1, scope: !5)
// CHECK-NEXT: !30 = !DILocation(line: 31, column: 1, scope: !5)
