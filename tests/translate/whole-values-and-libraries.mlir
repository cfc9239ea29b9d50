// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

// No position names the whole.
llvm.func @f(%s: !llvm.struct<(i32, i8)>, %x: i32) {
  %0 = llvm.extractvalue %s[] : !llvm.struct<(i32, i8)>
  %1 = llvm.insertvalue %s, %s[] : !llvm.struct<(i32, i8)>
  llvm.return
}

// CHECK: %3 = extractvalue { i32, i8 } %0,
// CHECK: %4 = insertvalue { i32, i8 } %0, { i32, i8 } %0,

// -----

module attributes {llvm.dependent_libraries = #llvm.dependent_libraries<"a", "b">} {}

// CHECK: !llvm.dependent-libraries = !{!0, !1}
// CHECK: !0 = !{!"a"}
// CHECK: !1 = !{!"b"}
