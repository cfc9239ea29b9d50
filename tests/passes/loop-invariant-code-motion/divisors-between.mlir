// RUN: mlir-opt %s --loop-invariant-code-motion --allow-unregistered-dialect | FileCheck %s

// Elements that differ are taken for all numbers between the least and the greatest, where the op
// that gives them tells of ranges; of those of LLVM's constants nothing is known.

func.func @elements(%count: index, %of: vector<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %around = arith.constant dense<[[7, -2], [5, 3]]> : vector<2x2xi32>
  %above = arith.constant dense<[[7, 2], [5, 3]]> : vector<2x2xi32>
  %below = arith.constant dense<[[-7, -2], [-5, -2147483648]]> : vector<2x2xi32>
  %alike = llvm.mlir.constant(dense<5> : vector<2x2xi32>) : vector<2x2xi32>
  scf.for %i = %c0 to %count step %c1 {
    %0 = arith.divsi %of, %around : vector<2x2xi32>
    %1 = arith.divsi %of, %above : vector<2x2xi32>
    %2 = arith.divsi %of, %below : vector<2x2xi32>
    %3 = arith.divui %of, %around : vector<2x2xi32>
    %4 = arith.ceildivsi %of, %around : vector<2x2xi32>
    %5 = arith.divsi %of, %alike : vector<2x2xi32>
    "ops.use"(%0, %1, %2, %3, %4, %5) : (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) -> ()
  }
  return
}

func.func @of_llvm(%count: index, %of: vector<2xi32>, %single: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %above = llvm.mlir.constant(dense<[5, 3]> : vector<2xi32>) : vector<2xi32>
  %five = llvm.mlir.constant(5 : i32) : i32
  scf.for %i = %c0 to %count step %c1 {
    %0 = llvm.sdiv %of, %above : vector<2xi32>
    %1 = llvm.udiv %of, %above : vector<2xi32>
    %2 = arith.divsi %of, %above : vector<2xi32>
    %3 = llvm.sdiv %single, %five : i32
    "ops.use"(%0, %1, %2, %3) : (vector<2xi32>, vector<2xi32>, vector<2xi32>, i32) -> ()
  }
  return
}

