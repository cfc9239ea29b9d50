// RUN: mlir-opt %s --allow-unregistered-dialect --test-symbol-uses 2>&1 | FileCheck %s

// Functions without a body that nothing refers to go.
func.func private @used()
func.func private @unused() attributes {refers = @missing}
func.func private @defined() {
  return
}
llvm.func @other()
memref.global "private" @global : memref<i32>
func.func @user() {
  "x.y"() {refers = [@used, @used::@inside, @missing]} : () -> ()
  return
}
module {
  func.func private @unused()
}

// CHECK: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:12:3: remark: found use of symbol : @used : "used"
// CHECK-NEXT:   "x.y"() {refers = [@used, @used::@inside, @missing]} : () -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:12:3: note: see current operation: "x.y"() {refers = [@used, @used::@inside, @missing]} : () -> ()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:4:1: remark: symbol has 2 uses
// CHECK-NEXT: func.func private @used()
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:4:1: note: see current operation: func.func private @used()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:5:1: remark: symbol contains 1 nested references
// CHECK-NEXT: func.func private @unused() attributes {refers = @missing}
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:5:1: note: see current operation: func.func private @unused() attributes {refers = @missing}
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:5:1: remark: symbol has no uses
// CHECK-NEXT: func.func private @unused() attributes {refers = @missing}
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:5:1: note: see current operation: func.func private @unused() attributes {refers = @missing}
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:6:1: remark: symbol has no uses
// CHECK-NEXT: func.func private @defined() {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:6:1: note: see current operation: 
// CHECK-NEXT: func.func private @defined() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:9:1: remark: symbol has no uses
// CHECK-NEXT: llvm.func @other()
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:9:1: note: see current operation: llvm.func @other()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:10:1: remark: symbol has no uses
// CHECK-NEXT: memref.global "private" @global : memref<i32>
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:10:1: note: see current operation: memref.global "private" @global : memref<i32>
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:11:1: remark: symbol contains 3 nested references
// CHECK-NEXT: func.func @user() {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:11:1: note: see current operation: 
// CHECK-NEXT: func.func @user() {
// CHECK-NEXT:   "x.y"() {refers = [@used, @used::@inside, @missing]} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:11:1: remark: symbol has no uses
// CHECK-NEXT: func.func @user() {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:11:1: note: see current operation: 
// CHECK-NEXT: func.func @user() {
// CHECK-NEXT:   "x.y"() {refers = [@used, @used::@inside, @missing]} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:16:3: remark: symbol has no uses
// CHECK-NEXT:   func.func private @unused()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:16:3: note: see current operation: func.func private @unused()
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:0:0: remark: unused function successfully erased
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:0:0: note: see current operation: 
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @used()
// CHECK-NEXT:   func.func private @defined() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @other()
// CHECK-NEXT:   memref.global "private" @global : memref<i32>
// CHECK-NEXT:   func.func @user() {
// CHECK-NEXT:     "x.y"() {refers = [@used, @used::@inside, @missing]} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func private @unused()
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:0:0: remark: unused function successfully erased
// CHECK-NEXT: tests/test-passes/test-symbol-uses/gone-no-fixpoint.mlir:0:0: note: see current operation: 
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @used()
// CHECK-NEXT:   func.func private @defined() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @other()
// CHECK-NEXT:   memref.global "private" @global : memref<i32>
// CHECK-NEXT:   func.func @user() {
// CHECK-NEXT:     "x.y"() {refers = [@used, @used::@inside, @missing]} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @used()
// CHECK-NEXT:   func.func private @defined() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @other()
// CHECK-NEXT:   memref.global "private" @global : memref<i32>
// CHECK-NEXT:   func.func @user() {
// CHECK-NEXT:     "x.y"() {refers = [@used, @used::@inside, @missing]} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT: }
