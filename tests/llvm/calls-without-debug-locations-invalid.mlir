// RUN: not mlir-opt --split-input-file --ensure-debug-info-scope-on-llvm-func %s 2>&1 | FileCheck %s

// CHECK: error: inlinable function call in a function with a DISubprogram location must have a debug location
// CHECK: error: inlinable function call in a function with a DISubprogram location must have a debug location
// CHECK-NOT: error:

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<>
#caller = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "caller", file = #file, subprogramFlags = Definition, type = #type>
#callee = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "callee", file = #file, subprogramFlags = Definition, type = #type>

llvm.func @caller() {
  llvm.call @callee() : () -> () loc(unknown)
  llvm.return
} loc(fused<#caller>["a.c":1:1])
llvm.func @callee() {
  llvm.return
} loc("name"(fused<#callee>["a.c":2:1]))

// -----

// The pass gives both functions a scope.

llvm.func @caller() {
  llvm.call @callee() : () -> () loc(unknown)
  llvm.return
}
llvm.func @callee() {
  llvm.return
}

// -----

// Where the callee is elsewhere, nothing is asked for.

llvm.func @caller() {
  llvm.call @callee() : () -> () loc(unknown)
  llvm.return
}
llvm.func @callee()
