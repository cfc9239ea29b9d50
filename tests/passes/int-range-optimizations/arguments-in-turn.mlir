// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// What a function is given is put in place of its arguments after all ops but the first were visited.

func.func private @not_folded(%a: i1, %b: i1) -> (i1, i64) {
  %true = arith.constant true
  %0 = arith.andi %a, %b : i1
  %c0 = arith.constant 0 : i64
  return %0, %c0 : i1, i64
}

func.func private @folded(%a: i1, %b: i1) -> (i1, i64) {
  %0 = arith.andi %a, %b : i1
  %c0 = arith.constant 0 : i64
  return %0, %c0 : i1, i64
}

func.func private @nothing_else(%a: i1) -> i1 {
  return %a : i1
}

func.func @main() {
  %true = arith.constant true
  %0:2 = call @not_folded(%true, %true) : (i1, i1) -> (i1, i64)
  %1:2 = call @folded(%true, %true) : (i1, i1) -> (i1, i64)
  %2 = call @nothing_else(%true) : (i1) -> i1
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @not_folded(%arg0: i1, %arg1: i1) -> (i1, i64) {
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %true, %c0_i64 : i1, i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @folded(%arg0: i1, %arg1: i1) -> (i1, i64) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     return %true, %c0_i64 : i1, i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @nothing_else(%arg0: i1) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main() {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0:2 = call @not_folded(%true, %true) : (i1, i1) -> (i1, i64)
// CHECK-NEXT:     %1:2 = call @folded(%true, %true) : (i1, i1) -> (i1, i64)
// CHECK-NEXT:     %2 = call @nothing_else(%true) : (i1) -> i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
