// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo --ensure-debug-info-scope-on-llvm-func --mlir-print-local-scope | FileCheck %s

module {
  llvm.func @f() {
    "foo.op"() : () -> () loc("x.c":1:1)
    "foo.op"() : () -> () loc("m.c":1:1)
    "foo.op"() : () -> () loc("d/m.c":1:1)
    "foo.op"() : () -> () loc(fused["m.c":1:1, "s.c":3:3])
    "foo.op"() : () -> () loc(fused[unknown, "s.c":3:3])
    "foo.op"() : () -> () loc("x/":1:1)
    "foo.op"() : () -> () loc("/":1:1)
    "foo.op"() : () -> () loc("/x":1:1)
    "foo.op"() : () -> () loc("a//b.c":1:1)
    "foo.op"() : () -> () loc("a/./b.c":1:1)
    "foo.op"() : () -> () loc("//net/b.c":1:1)
    "foo.op"() : () -> () loc("//net":1:1)
    "foo.op"() : () -> () loc("":1:1)
    "foo.op"() : () -> () loc("//":1:1)
    "foo.op"() : () -> () loc("///a":1:1)
    "foo.op"() : () -> () loc("a///":1:1)
    "foo.op"() : () -> () loc("..":1:1)
    "foo.op"() : () -> () loc("C:\\x\\y.c":1:1)
    llvm.return loc("m.c":9:9)
  } loc("m.c":1:1)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"x.c" in "">, discriminator = 0>>["x.c":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc("m.c":1:1)
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"m.c" in "d">, discriminator = 0>>["d/m.c":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused["m.c":1:1, "s.c":3:3])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"s.c" in "">, discriminator = 0>>["s.c":3:3])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"." in "x">, discriminator = 0>>["x/":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"/" in "">, discriminator = 0>>["/":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"x" in "/">, discriminator = 0>>["/x":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"b.c" in "a">, discriminator = 0>>["a//b.c":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"b.c" in "a/.">, discriminator = 0>>["a/./b.c":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"b.c" in "//net/">, discriminator = 0>>["//net/b.c":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"//net" in "">, discriminator = 0>>["//net":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"-" in "">, discriminator = 0>>["-":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"/" in "">, discriminator = 0>>["//":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"a" in "/">, discriminator = 0>>["///a":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"." in "a">, discriminator = 0>>["a///":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <".." in "">, discriminator = 0>>["..":1:1])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"C:\\x\\y.c" in "">, discriminator = 0>>["C:\\x\\y.c":1:1])
// CHECK-NEXT:     llvm.return loc("m.c":9:9)
// CHECK-NEXT:   } loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>>["m.c":1:1])
// CHECK-NEXT: } loc("module.c":1:1)

// -----

module {
  llvm.func @f() {
    "foo.op"() : () -> () loc(callsite("d/m.c":1:1 at unknown))
    "foo.op"() : () -> () loc(callsite(callsite("r.c":1:1 at "s.c":3:3) at "q.c":1:1))
    "foo.op"() : () -> () loc(callsite("m.c":1:1 at "s.c":3:3))
    "foo.op"() : () -> () loc(fused["nm", callsite("r.c":1:1 at "s.c":3:3)])
    "foo.op"() : () -> () loc("nn"(callsite("r.c":1:1 at "s.c":3:3)))
    "foo.op"() : () -> () loc(callsite(fused<"x">["r.c":1:1,"m.c":1:1] at "s.c":3:3))
    "foo.op"() : () -> () loc(callsite(fused<"a">["q.c":1:1] at "s.c":3:3))
    "foo.op"() : () -> () loc("w"(callsite("q.c":1:1 at "s.c":3:3)))
    "foo.op"() : () -> () loc(callsite("q.c":1:1 at callsite("q1.c":1:1 at callsite("q2.c":1:1 at "q3.c":1:1))))
    llvm.return loc("m.c":9:9)
  } loc("m.c":1:1)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     "foo.op"() : () -> () loc(callsite(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"m.c" in "d">, discriminator = 0>>["d/m.c":1:1] at unknown))
// CHECK-NEXT:     "foo.op"() : () -> () loc(callsite(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"s.c" in "">, discriminator = 0>>[fused<#llvm.di_lexical_block_file<scope = #llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"s.c" in "">, discriminator = 0>, file = <"r.c" in "">, discriminator = 0>>["r.c":1:1]] at "q.c":1:1))
// CHECK-NEXT:     "foo.op"() : () -> () loc(callsite(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"m.c" in "">, discriminator = 0>>["m.c":1:1] at "s.c":3:3))
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"s.c" in "">, discriminator = 0>>[fused["nm", callsite("r.c":1:1 at "s.c":3:3)]])
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"s.c" in "">, discriminator = 0>>["nn"(callsite("r.c":1:1 at "s.c":3:3))])
// CHECK-NEXT:     "foo.op"() : () -> () loc(callsite(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"r.c" in "">, discriminator = 0>>[fused<"x">["r.c":1:1, "m.c":1:1]] at "s.c":3:3))
// CHECK-NEXT:     "foo.op"() : () -> () loc(callsite(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"q.c" in "">, discriminator = 0>>[fused<"a">["q.c":1:1]] at "s.c":3:3))
// CHECK-NEXT:     "foo.op"() : () -> () loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"s.c" in "">, discriminator = 0>>["w"(callsite("q.c":1:1 at "s.c":3:3))])
// CHECK-NEXT:     "foo.op"() : () -> () loc(callsite(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"q.c" in "">, discriminator = 0>>["q.c":1:1] at callsite("q1.c":1:1 at callsite("q2.c":1:1 at "q3.c":1:1))))
// CHECK-NEXT:     llvm.return loc("m.c":9:9)
// CHECK-NEXT:   } loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"m.c" in "">, name = "f", linkageName = "f", file = <"m.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>>["m.c":1:1])
// CHECK-NEXT: } loc("module.c":1:1)

// -----

module {
  llvm.func @f() {
    "foo.op"() : () -> () loc("x.c":1:1)
    "foo.op"() : () -> () loc("m.c":1:1)
    "foo.op"() : () -> () loc("d/m.c":1:1)
    "foo.op"() : () -> () loc(callsite("d/m.c":1:1 at unknown))
    "foo.op"() : () -> () loc(callsite(callsite("r.c":1:1 at "s.c":3:3) at "q.c":1:1))
    llvm.return loc("m.c":9:9)
  } loc(unknown)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     "foo.op"() : () -> () loc("x.c":1:1)
// CHECK-NEXT:     "foo.op"() : () -> () loc("m.c":1:1)
// CHECK-NEXT:     "foo.op"() : () -> () loc("d/m.c":1:1)
// CHECK-NEXT:     "foo.op"() : () -> () loc(callsite(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"module.c" in "">, name = "f", linkageName = "f", file = <"module.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"m.c" in "d">, discriminator = 0>>["d/m.c":1:1] at unknown))
// CHECK-NEXT:     "foo.op"() : () -> () loc(callsite(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"module.c" in "">, name = "f", linkageName = "f", file = <"module.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"s.c" in "">, discriminator = 0>>[fused<#llvm.di_lexical_block_file<scope = #llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"module.c" in "">, name = "f", linkageName = "f", file = <"module.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"s.c" in "">, discriminator = 0>, file = <"r.c" in "">, discriminator = 0>>["r.c":1:1]] at "q.c":1:1))
// CHECK-NEXT:     llvm.return loc("m.c":9:9)
// CHECK-NEXT:   } loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"module.c" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"module.c" in "">, name = "f", linkageName = "f", file = <"module.c" in "">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>>[unknown])
// CHECK-NEXT: } loc("module.c":1:1)
