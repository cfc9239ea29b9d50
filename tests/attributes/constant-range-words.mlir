// RUN: mlir-opt %s | FileCheck %s

// A truth value is a number without a sign, of whatever width it becomes.
func.func private @f() attributes {
  a = #llvm.constant_range<i64, true, 7>, b = #llvm.constant_range<i1, true, false>,
  c = #llvm.constant_range<i128, false, true>, d = #llvm.constant_range<i8, -1, true>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {a = #llvm.constant_range<i64, 1, 7>, b = #llvm.constant_range<i1, -1, 0>, c = #llvm.constant_range<i128, 0, 1>, d = #llvm.constant_range<i8, -1, 1>}
// CHECK-NEXT: }
