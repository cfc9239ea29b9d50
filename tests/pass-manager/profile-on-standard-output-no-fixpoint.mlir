// RUN: mlir-opt %s --profile-actions-to=- | FileCheck %s

// The list of events, of which there are none, ends after the module.

func.func @f() {
  return
}

// CHECK: {{^}}[module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {{^}}]
