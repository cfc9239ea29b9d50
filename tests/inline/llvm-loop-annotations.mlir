// RUN: mlir-opt %s --inline=default-pipeline= --split-input-file | FileCheck %s
// NO-BYTECODE: distinct attributes in attributes that stand as text are told apart no longer.

#di_file = #llvm.di_file<"a.c" in "/x">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
#sp1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "callee", file = #di_file, subprogramFlags = Definition>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #di_file, name = "caller", file = #di_file, subprogramFlags = Definition>
#start = loc(fused<#sp1>["a.c":1:1])
#end = loc(fused<#sp1>["a.c":2:1])
#la0 = #llvm.loop_annotation<mustProgress = true, startLoc = #start>
#la = #llvm.loop_annotation<mustProgress = true, startLoc = #start, endLoc = #end, vectorize = <disable = true, followupAll = #la0>>
llvm.func @callee(%c: i1) {
  llvm.br ^bb1
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #la}
^bb2:
  llvm.br ^bb3 {foo = [#la0]}
^bb3:
  llvm.return
} loc(fused<#sp1>["a.c":1:1])
llvm.func @caller(%c: i1) {
  llvm.call @callee(%c) : (i1) -> () loc("a.c":10:10)
  llvm.return
} loc(fused<#sp2>["a.c":9:1])
llvm.func @plain(%c: i1) {
  llvm.call @callee(%c) : (i1) -> () loc("a.c":10:10)
  llvm.return
}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/x">
// CHECK-NEXT: #loc = loc("a.c":1:1)
// CHECK-NEXT: #loc1 = loc("a.c":2:1)
// CHECK-NEXT: #loc2 = loc("a.c":10:10)
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "callee", file = #di_file, subprogramFlags = Definition>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "caller", file = #di_file, subprogramFlags = Definition>
// CHECK-NEXT: #loc3 = loc(fused<#di_subprogram>[#loc])
// CHECK-NEXT: #loc4 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc5 = loc(callsite(#loc3 at #loc2))
// CHECK-NEXT: #loc6 = loc(callsite(#loc4 at #loc2))
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<mustProgress = true, startLoc = #loc3>
// CHECK-NEXT: #loc7 = loc(fused<#di_subprogram1>[#loc5])
// CHECK-NEXT: #loc8 = loc(fused<#di_subprogram1>[#loc6])
// CHECK-NEXT: #loop_vectorize = #llvm.loop_vectorize<disable = true, followupAll = #loop_annotation>
// CHECK-NEXT: #loop_annotation1 = #llvm.loop_annotation<vectorize = #loop_vectorize, mustProgress = true, startLoc = #loc3, endLoc = #loc4>
// CHECK-NEXT: #loop_annotation2 = #llvm.loop_annotation<mustProgress = true, startLoc = #loc7>
// CHECK-NEXT: #loop_vectorize1 = #llvm.loop_vectorize<disable = true, followupAll = #loop_annotation2>
// CHECK-NEXT: #loop_annotation3 = #llvm.loop_annotation<vectorize = #loop_vectorize1, mustProgress = true, startLoc = #loc7, endLoc = #loc8>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @callee(%arg0: i1) {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation1}
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3 {foo = [#loop_annotation]}
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @caller(%arg0: i1) {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation3}
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3 {foo = [#loop_annotation2]}
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @plain(%arg0: i1) {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation1}
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb3 {foo = [#loop_annotation]}
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.br ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
