// RUN: mlir-opt %s --split-input-file --lower-vector-to-from-elements-to-shuffle-tree | FileCheck %s

// The pass runs on `func.func` only.

llvm.func @f(%a: vector<2xf32>, %x: i32) -> i32 {
  %dead = arith.addi %x, %x : i32
  %c = arith.constant 1 : i32
  %d = arith.constant 2 : i32
  %e = arith.addi %c, %d : i32
  llvm.return %e : i32
}

// -----

func.func @f(%x: i32) -> i32 {
  %dead = arith.addi %x, %x : i32
  %c = arith.constant 1 : i32
  %d = arith.constant 2 : i32
  %e = arith.addi %c, %d : i32
  return %e : i32
}
