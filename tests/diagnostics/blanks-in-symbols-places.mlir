// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"t.a"() {x = #index< eq>} : () -> ()

// CHECK: tests/diagnostics/blanks-in-symbols-places.mlir:3:22: error: unknown attribute `eq` in dialect `index`
// CHECK-NEXT: "t.a"() {x = #index< eq>} : () -> ()
// CHECK-NEXT:                      ^
// CHECK-NEXT: tests/diagnostics/blanks-in-symbols-places.mlir:14:25: error: unknown LLVM type: foo
// CHECK-NEXT: "t.a"() : () -> !llvm<  foo>
// CHECK-NEXT:                         ^

// -----

"t.a"() : () -> !llvm<  foo>
