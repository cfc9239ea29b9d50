// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: i32) {
  call @g(%a) : (i32) -> ()
  func.call @g(%a) : (i32) -> ()
  return
}
func.func @g(%a: i32) {
  "func.return"() : () -> ()
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) {
// CHECK-NEXT: call @g(%arg0) : (i32) -> ()
// CHECK-NEXT: call @g(%arg0) : (i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @g(%arg0: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module {
  module {}
  builtin.module {}
  func.func @f() {
    builtin.module {
      module {}
      func.func private @g()
    }
    return
  }
}

// CHECK: module {
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1) {
  scf.if %c {
    func.call @f(%c) : (i1) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: func.call @f(%arg0) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
