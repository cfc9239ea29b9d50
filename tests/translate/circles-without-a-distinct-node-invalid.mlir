// RUN: not mlir-translate %s --mlir-to-llvmir 2>&1 | FileCheck %s

// A subprogram that is no definition is not distinct, and in a circle with what it keeps never resolved.

#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/">
#type = #llvm.di_subroutine_type<types = #int>
#self = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
#x = #llvm.di_local_variable<scope = #self, name = "x", file = #file, line = 1, arg = 1, type = #int>
#g = #llvm.di_subprogram<recId = distinct[1]<>, scope = #file, name = "g", file = #file, line = 1, type = #type, subprogramFlags = Optimized, retainedNodes = #x>
llvm.func @g() loc(fused<#g>["a.c":1:1])

// CHECK: All nodes should be resolved!
// CHECK-NEXT: !7 = !DILocalVariable(name: "x", arg: 1, scope: !1, file: !2, line: 1, type: !5)
// CHECK-NEXT: All nodes should be resolved!
// CHECK-NEXT: !6 = !{!7}
// CHECK-NEXT: All nodes should be resolved!
// CHECK-NEXT: !1 = !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !3, spFlags: DISPFlagOptimized, retainedNodes: !6)
