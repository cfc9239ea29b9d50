// RUN: mlir-opt %s --int-range-optimizations --split-input-file | FileCheck %s

// The least number divided by 2 alone is positive when rounded up; all others are as they should be.

func.func @any(%x: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %r = arith.ceildivsi %x, %c2 : i32
  return %r : i32
}

// CHECK-LABEL: @any(
// CHECK: %[[R:.*]] = arith.ceildivsi
// CHECK: return %[[R]]

// -----

func.func @bounded(%x: i32) -> i1 {
  %c2 = arith.constant 2 : i32
  %c100 = arith.constant 100 : i32
  %m = arith.remsi %x, %c100 : i32
  %r = arith.ceildivsi %m, %c2 : i32
  %c60 = arith.constant 60 : i32
  %less = arith.cmpi slt, %r, %c60 : i32
  return %less : i1
}

// CHECK-LABEL: @bounded(
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: return %[[TRUE]]
