// RUN: mlir-opt %s --test-symbol-uses 2>&1 | FileCheck %s

// A table need not be isolated from what is around it.
llvm.comdat @groups {
  llvm.comdat_selector @f any
  llvm.comdat_selector @unused any
}
llvm.func linkonce_odr @f() comdat(@groups::@f) {
  llvm.return
}

// CHECK: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:8:1: remark: found use of symbol : @groups::@f : "f"
// CHECK-NEXT: llvm.func linkonce_odr @f() comdat(@groups::@f) {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:8:1: note: see current operation: 
// CHECK-NEXT: llvm.func linkonce_odr @f() comdat(@groups::@f) {
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:5:3: remark: symbol has 1 uses
// CHECK-NEXT:   llvm.comdat_selector @f any
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:5:3: note: see current operation: llvm.comdat_selector @f any
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:6:3: remark: symbol has no uses
// CHECK-NEXT:   llvm.comdat_selector @unused any
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:6:3: note: see current operation: llvm.comdat_selector @unused any
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:8:1: remark: found use of symbol : @groups::@f : "groups"
// CHECK-NEXT: llvm.func linkonce_odr @f() comdat(@groups::@f) {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:8:1: note: see current operation: 
// CHECK-NEXT: llvm.func linkonce_odr @f() comdat(@groups::@f) {
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:4:1: remark: symbol has 1 uses
// CHECK-NEXT: llvm.comdat @groups {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:4:1: note: see current operation: 
// CHECK-NEXT: llvm.comdat @groups {
// CHECK-NEXT:   llvm.comdat_selector @f any
// CHECK-NEXT:   llvm.comdat_selector @unused any
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:8:1: remark: symbol contains 1 nested references
// CHECK-NEXT: llvm.func linkonce_odr @f() comdat(@groups::@f) {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:8:1: note: see current operation: 
// CHECK-NEXT: llvm.func linkonce_odr @f() comdat(@groups::@f) {
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:8:1: remark: symbol has no uses
// CHECK-NEXT: llvm.func linkonce_odr @f() comdat(@groups::@f) {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-symbol-uses/comdats-no-fixpoint.mlir:8:1: note: see current operation: 
// CHECK-NEXT: llvm.func linkonce_odr @f() comdat(@groups::@f) {
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.comdat @groups {
// CHECK-NEXT:     llvm.comdat_selector @f any
// CHECK-NEXT:     llvm.comdat_selector @unused any
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce_odr @f() comdat(@groups::@f) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
