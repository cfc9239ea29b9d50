// RUN: mlir-opt %s --convert-nvvm-to-llvm | FileCheck %s

// What can be folded is, what is dead stays.

func.func @f(%arg0: i1, %x: i32) -> (i1, i32) {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %arg0, %true, %true : i1
  %2 = arith.addi %c1, %c1 : i32
  %3 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.add %3, %3 : i32
  return %1, %2 : i1, i32
}
