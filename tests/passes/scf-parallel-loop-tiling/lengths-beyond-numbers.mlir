// RUN: mlir-opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=3 | FileCheck %s

// From 2 down to the least number there are 9223372036854775806 steps, which three divides.

func.func @wrapped() {
  %lower = arith.constant 2 : index
  %upper = arith.constant -9223372036854775808 : index
  %step = arith.constant 1 : index
  scf.parallel (%i) = (%lower) to (%upper) step (%step) {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @wrapped() {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c-9223372036854775808 = arith.constant -9223372036854775808 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = arith.muli %c1, %c3 : index
// CHECK-NEXT: scf.parallel (%arg0) = (%c2) to (%c-9223372036854775808) step (%0) {
// CHECK-NEXT: scf.parallel (%arg1) = (%c0) to (%0) step (%c1) {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg0 : index
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
