// RUN: mlir-opt %s --mlir-print-debuginfo --ensure-debug-info-scope-on-llvm-func | FileCheck %s

module {
  llvm.func @plain() loc("a.c":1:1)
  llvm.func @relative() loc("d/a.c":1:1)
  llvm.func @absolute() loc("/abs/b.c":1:1)
  llvm.func @in_root() loc("/x":1:1)
  llvm.func @ends_in_slash() loc("x/":1:1)
  llvm.func @slashes() loc("a///":1:1)
  llvm.func @two_slashes() loc("a//b.c":1:1)
  llvm.func @dot() loc("a/./b.c":1:1)
  llvm.func @root() loc("/":1:1)
  llvm.func @two_roots() loc("//":1:1)
  llvm.func @net() loc("//net":1:1)
  llvm.func @in_net() loc("//net/b.c":1:1)
  llvm.func @three() loc("///a":1:1)
  llvm.func @up() loc("..":1:1)
  llvm.func @empty() loc("":1:1)
  llvm.func @unicode() loc("ä/ö":1:1)
} loc("module.c":1:1)

// CHECK: module {
// CHECK-NEXT:   llvm.func @plain() loc(#loc17)
// CHECK-NEXT:   llvm.func @relative() loc(#loc18)
// CHECK-NEXT:   llvm.func @absolute() loc(#loc19)
// CHECK-NEXT:   llvm.func @in_root() loc(#loc20)
// CHECK-NEXT:   llvm.func @ends_in_slash() loc(#loc21)
// CHECK-NEXT:   llvm.func @slashes() loc(#loc22)
// CHECK-NEXT:   llvm.func @two_slashes() loc(#loc23)
// CHECK-NEXT:   llvm.func @dot() loc(#loc24)
// CHECK-NEXT:   llvm.func @root() loc(#loc25)
// CHECK-NEXT:   llvm.func @two_roots() loc(#loc26)
// CHECK-NEXT:   llvm.func @net() loc(#loc27)
// CHECK-NEXT:   llvm.func @in_net() loc(#loc28)
// CHECK-NEXT:   llvm.func @three() loc(#loc29)
// CHECK-NEXT:   llvm.func @up() loc(#loc30)
// CHECK-NEXT:   llvm.func @empty() loc(#loc31)
// CHECK-NEXT:   llvm.func @unicode() loc(#loc32)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"a.c" in "d">
// CHECK-NEXT: #di_file2 = #llvm.di_file<"b.c" in "/abs">
// CHECK-NEXT: #di_file3 = #llvm.di_file<"x" in "/">
// CHECK-NEXT: #di_file4 = #llvm.di_file<"." in "x">
// CHECK-NEXT: #di_file5 = #llvm.di_file<"." in "a">
// CHECK-NEXT: #di_file6 = #llvm.di_file<"b.c" in "a">
// CHECK-NEXT: #di_file7 = #llvm.di_file<"b.c" in "a/.">
// CHECK-NEXT: #di_file8 = #llvm.di_file<"/" in "">
// CHECK-NEXT: #di_file9 = #llvm.di_file<"//net" in "">
// CHECK-NEXT: #di_file10 = #llvm.di_file<"b.c" in "//net/">
// CHECK-NEXT: #di_file11 = #llvm.di_file<"a" in "/">
// CHECK-NEXT: #di_file12 = #llvm.di_file<".." in "">
// CHECK-NEXT: #di_file13 = #llvm.di_file<"-" in "">
// CHECK-NEXT: #di_file14 = #llvm.di_file<"\C3\B6" in "\C3\A4">
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
// CHECK-NEXT: #loc = loc("module.c":1:1)
// CHECK-NEXT: #loc1 = loc("a.c":1:1)
// CHECK-NEXT: #loc2 = loc("d/a.c":1:1)
// CHECK-NEXT: #loc3 = loc("/abs/b.c":1:1)
// CHECK-NEXT: #loc4 = loc("/x":1:1)
// CHECK-NEXT: #loc5 = loc("x/":1:1)
// CHECK-NEXT: #loc6 = loc("a///":1:1)
// CHECK-NEXT: #loc7 = loc("a//b.c":1:1)
// CHECK-NEXT: #loc8 = loc("a/./b.c":1:1)
// CHECK-NEXT: #loc9 = loc("/":1:1)
// CHECK-NEXT: #loc10 = loc("//":1:1)
// CHECK-NEXT: #loc11 = loc("//net":1:1)
// CHECK-NEXT: #loc12 = loc("//net/b.c":1:1)
// CHECK-NEXT: #loc13 = loc("///a":1:1)
// CHECK-NEXT: #loc14 = loc("..":1:1)
// CHECK-NEXT: #loc15 = loc("-":1:1)
// CHECK-NEXT: #loc16 = loc("\C3\A4/\C3\B6":1:1)
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "plain", linkageName = "plain", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram1 = #llvm.di_subprogram<scope = #di_file1, name = "relative", linkageName = "relative", file = #di_file1, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram2 = #llvm.di_subprogram<scope = #di_file2, name = "absolute", linkageName = "absolute", file = #di_file2, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram3 = #llvm.di_subprogram<scope = #di_file3, name = "in_root", linkageName = "in_root", file = #di_file3, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram4 = #llvm.di_subprogram<scope = #di_file4, name = "ends_in_slash", linkageName = "ends_in_slash", file = #di_file4, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram5 = #llvm.di_subprogram<scope = #di_file5, name = "slashes", linkageName = "slashes", file = #di_file5, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram6 = #llvm.di_subprogram<scope = #di_file6, name = "two_slashes", linkageName = "two_slashes", file = #di_file6, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram7 = #llvm.di_subprogram<scope = #di_file7, name = "dot", linkageName = "dot", file = #di_file7, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram8 = #llvm.di_subprogram<scope = #di_file8, name = "root", linkageName = "root", file = #di_file8, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram9 = #llvm.di_subprogram<scope = #di_file8, name = "two_roots", linkageName = "two_roots", file = #di_file8, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram10 = #llvm.di_subprogram<scope = #di_file9, name = "net", linkageName = "net", file = #di_file9, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram11 = #llvm.di_subprogram<scope = #di_file10, name = "in_net", linkageName = "in_net", file = #di_file10, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram12 = #llvm.di_subprogram<scope = #di_file11, name = "three", linkageName = "three", file = #di_file11, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram13 = #llvm.di_subprogram<scope = #di_file12, name = "up", linkageName = "up", file = #di_file12, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram14 = #llvm.di_subprogram<scope = #di_file13, name = "empty", linkageName = "empty", file = #di_file13, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #di_subprogram15 = #llvm.di_subprogram<scope = #di_file14, name = "unicode", linkageName = "unicode", file = #di_file14, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = #di_subroutine_type>
// CHECK-NEXT: #loc17 = loc(fused<#di_subprogram>[#loc1])
// CHECK-NEXT: #loc18 = loc(fused<#di_subprogram1>[#loc2])
// CHECK-NEXT: #loc19 = loc(fused<#di_subprogram2>[#loc3])
// CHECK-NEXT: #loc20 = loc(fused<#di_subprogram3>[#loc4])
// CHECK-NEXT: #loc21 = loc(fused<#di_subprogram4>[#loc5])
// CHECK-NEXT: #loc22 = loc(fused<#di_subprogram5>[#loc6])
// CHECK-NEXT: #loc23 = loc(fused<#di_subprogram6>[#loc7])
// CHECK-NEXT: #loc24 = loc(fused<#di_subprogram7>[#loc8])
// CHECK-NEXT: #loc25 = loc(fused<#di_subprogram8>[#loc9])
// CHECK-NEXT: #loc26 = loc(fused<#di_subprogram9>[#loc10])
// CHECK-NEXT: #loc27 = loc(fused<#di_subprogram10>[#loc11])
// CHECK-NEXT: #loc28 = loc(fused<#di_subprogram11>[#loc12])
// CHECK-NEXT: #loc29 = loc(fused<#di_subprogram12>[#loc13])
// CHECK-NEXT: #loc30 = loc(fused<#di_subprogram13>[#loc14])
// CHECK-NEXT: #loc31 = loc(fused<#di_subprogram14>[#loc15])
// CHECK-NEXT: #loc32 = loc(fused<#di_subprogram15>[#loc16])
