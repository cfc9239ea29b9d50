// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect '--scf-parallel-loop-tiling=parallel-loop-tile-sizes=3 no-min-max-bounds=true' | FileCheck %s

// A length below zero is a large one.

func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c1) to (%c0) step (%c1) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = arith.muli %c1, %c3 : index
// CHECK-NEXT: scf.parallel (%arg0) = (%c1) to (%c0) step (%0) {
// CHECK-NEXT: scf.parallel (%arg1) = (%c0_0) to (%0) step (%c1) {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg0 : index
// CHECK-NEXT: "test.use"(%1) : (index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c3) to (%c1) step (%c1) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c3_1 = arith.constant 3 : index
// CHECK-NEXT: %0 = arith.muli %c1, %c3_1 : index
// CHECK-NEXT: scf.parallel (%arg0) = (%c3) to (%c1) step (%0) {
// CHECK-NEXT: scf.parallel (%arg1) = (%c0_0) to (%0) step (%c1) {
// CHECK-NEXT: %1 = arith.addi %arg1, %arg0 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %2 = arith.muli %arg1, %c1 : index
// CHECK-NEXT: %3 = arith.addi %2, %arg0 : index
// CHECK-NEXT: %4 = arith.cmpi ult, %3, %c1 : index
// CHECK-NEXT: %5 = arith.andi %true, %4 : i1
// CHECK-NEXT: scf.if %5 {
// CHECK-NEXT: "test.use"(%1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
