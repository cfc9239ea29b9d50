// RUN: mlir-opt %s --allow-unregistered-dialect --test-symbol-uses 2>&1 | FileCheck %s

// What may be a table ends the search.
module {
  func.func private @inside()
}
func.func private @before()
func.func private @holder() {
  "x.y"() ({
    "x.z"() {refers = @before} : () -> ()
  }) : () -> ()
  return
}
func.func private @after()

// CHECK: tests/test-passes/test-symbol-uses/unknown-no-fixpoint.mlir:5:3: remark: symbol has 0 uses
// CHECK-NEXT:   func.func private @inside()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/unknown-no-fixpoint.mlir:5:3: note: see current operation: func.func private @inside()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/unknown-no-fixpoint.mlir:7:1: remark: symbol has 0 uses
// CHECK-NEXT: func.func private @before()
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/unknown-no-fixpoint.mlir:7:1: note: see current operation: func.func private @before()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/unknown-no-fixpoint.mlir:8:1: remark: symbol contains an unknown nested operation that 'may' define a new symbol table
// CHECK-NEXT: func.func private @holder() {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/unknown-no-fixpoint.mlir:8:1: note: see current operation: 
// CHECK-NEXT: func.func private @holder() {
// CHECK-NEXT:   "x.y"() ({
// CHECK-NEXT:     "x.z"() {refers = @before} : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func private @inside()
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @before()
// CHECK-NEXT:   func.func private @holder() {
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       "x.z"() {refers = @before} : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @after()
// CHECK-NEXT: }
