// RUN: mlir-opt %s --math-expand-ops --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Constants that were made twice come from nowhere.

module {
  func.func @f(%a: i8 loc("a")) -> i8 {
    %0 = math.ctlz %a : i8 loc("zeros")
    return %0 : i8 loc("end")
  } loc("f")
} loc("m")

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i8 loc("a")) -> i8 {
// CHECK-NEXT: %c8_i8 = arith.constant 8 : i8 loc("zeros")
// CHECK-NEXT: %c127_i8 = arith.constant 127 : i8 loc("zeros")
// CHECK-NEXT: %c1_i8 = arith.constant 1 : i8 loc("zeros")
// CHECK-NEXT: %c63_i8 = arith.constant 63 : i8 loc("zeros")
// CHECK-NEXT: %c2_i8 = arith.constant 2 : i8 loc("zeros")
// CHECK-NEXT: %c0_i8 = arith.constant 0 : i8 loc(unknown)
// CHECK-NEXT: %c4_i8 = arith.constant 4 : i8 loc(unknown)
// CHECK-NEXT: %c15_i8 = arith.constant 15 : i8 loc("zeros")
// CHECK-NEXT: %0 = arith.cmpi ule, %arg0, %c15_i8 : i8 loc("zeros")
// CHECK-NEXT: %1 = arith.shli %arg0, %c4_i8 : i8 loc("zeros")
// CHECK-NEXT: %2 = arith.select %0, %1, %arg0 : i8 loc("zeros")
// CHECK-NEXT: %3 = arith.select %0, %c4_i8, %c0_i8 : i8 loc("zeros")
// CHECK-NEXT: %4 = arith.cmpi ule, %2, %c63_i8 : i8 loc("zeros")
// CHECK-NEXT: %5 = arith.addi %3, %c2_i8 : i8 loc("zeros")
// CHECK-NEXT: %6 = arith.shli %2, %c2_i8 : i8 loc("zeros")
// CHECK-NEXT: %7 = arith.select %4, %6, %2 : i8 loc("zeros")
// CHECK-NEXT: %8 = arith.select %4, %5, %3 : i8 loc("zeros")
// CHECK-NEXT: %9 = arith.cmpi ule, %7, %c127_i8 : i8 loc("zeros")
// CHECK-NEXT: %10 = arith.addi %8, %c1_i8 : i8 loc("zeros")
// CHECK-NEXT: %11 = arith.select %9, %10, %8 : i8 loc("zeros")
// CHECK-NEXT: %12 = arith.cmpi eq, %arg0, %c0_i8 : i8 loc("zeros")
// CHECK-NEXT: %13 = arith.select %12, %c8_i8, %11 : i8 loc("zeros")
// CHECK-NEXT: return %13 : i8 loc("end")
// CHECK-NEXT: } loc("f")
// CHECK-NEXT: } loc("m")
