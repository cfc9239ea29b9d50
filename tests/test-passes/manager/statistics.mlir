// RUN: mlir-opt %s --test-stats-pass --mlir-pass-statistics 2>&1 | FileCheck %s

func.func @f() {
  return
}

// CHECK: ===-------------------------------------------------------------------------===
// CHECK-NEXT:                          ... Pass statistics report ...
// CHECK-NEXT: ===-------------------------------------------------------------------------===
// CHECK-EMPTY:
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
