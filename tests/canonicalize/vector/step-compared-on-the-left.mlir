// RUN: mlir-opt %s --canonicalize | FileCheck %s
// RUN: mlir-opt %s --canonicalize=max-iterations=1 | FileCheck %s --check-prefix=ONCE

// What the constant is on the left of is known once it was folded.

func.func @c() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %cst = arith.constant dense<2> : vector<3xindex>
  %cst2 = arith.constant dense<5> : vector<3xindex>
  %0 = vector.step : vector<3xindex>
  %1 = arith.cmpi ule, %0, %cst : vector<3xindex>
  %2 = arith.cmpi ult, %0, %cst2 : vector<3xindex>
  %3 = arith.cmpi eq, %0, %cst2 : vector<3xindex>
  %4 = arith.cmpi ne, %cst2, %0 : vector<3xindex>
  return %1, %2, %3, %4 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT: func.func @c() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<3xi1>
// CHECK-NEXT: %cst_0 = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT: return %cst, %cst, %cst_0, %cst : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
// CHECK-NEXT: }
// CHECK-NEXT: }

// ONCE: module {
// ONCE-NEXT: func.func @c() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
// ONCE-NEXT: %cst = arith.constant dense<2> : vector<3xindex>
// ONCE-NEXT: %cst_0 = arith.constant dense<5> : vector<3xindex>
// ONCE-NEXT: %0 = vector.step : vector<3xindex>
// ONCE-NEXT: %1 = arith.cmpi ule, %0, %cst : vector<3xindex>
// ONCE-NEXT: %2 = arith.cmpi ult, %0, %cst_0 : vector<3xindex>
// ONCE-NEXT: %cst_1 = arith.constant dense<false> : vector<3xi1>
// ONCE-NEXT: %3 = arith.cmpi ne, %0, %cst_0 : vector<3xindex>
// ONCE-NEXT: return %1, %2, %cst_1, %3 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
// ONCE-NEXT: }
// ONCE-NEXT: }
