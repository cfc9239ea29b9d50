// RUN: mlir-opt %s --loop-invariant-code-motion --allow-unregistered-dialect | FileCheck %s

// Elements that differ are taken for all numbers between the least and the greatest, where the op
// that gives them tells of ranges; of those of LLVM's constants nothing is known.

func.func @elements(%count: index, %of: vector<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %around = arith.constant dense<[[7, -2], [5, 3]]> : vector<2x2xi32>
  %above = arith.constant dense<[[7, 2], [5, 3]]> : vector<2x2xi32>
  %below = arith.constant dense<[[-7, -2], [-5, -2147483648]]> : vector<2x2xi32>
  scf.for %i = %c0 to %count step %c1 {
    %0 = arith.divsi %of, %around : vector<2x2xi32>
    %1 = arith.divsi %of, %above : vector<2x2xi32>
    %2 = arith.divsi %of, %below : vector<2x2xi32>
    %3 = arith.divui %of, %around : vector<2x2xi32>
    %4 = arith.ceildivsi %of, %around : vector<2x2xi32>
    "ops.use"(%0, %1, %2, %3, %4) : (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) -> ()
  }
  return
}

func.func @of_llvm(%count: index, %of: vector<2xi32>, %single: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %above = llvm.mlir.constant(dense<[5, 3]> : vector<2xi32>) : vector<2xi32>
  %alike = llvm.mlir.constant(dense<5> : vector<2xi32>) : vector<2xi32>
  %five = llvm.mlir.constant(5 : i32) : i32
  scf.for %i = %c0 to %count step %c1 {
    %0 = llvm.sdiv %of, %above : vector<2xi32>
    %1 = llvm.udiv %of, %above : vector<2xi32>
    %2 = arith.divsi %of, %above : vector<2xi32>
    %3 = llvm.sdiv %single, %five : i32
    %4 = llvm.sdiv %of, %alike : vector<2xi32>
    "ops.use"(%0, %1, %2, %3, %4) : (vector<2xi32>, vector<2xi32>, vector<2xi32>, i32, vector<2xi32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @elements(%arg0: index, %arg1: vector<2x2xi32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}7, -2], [5, 3]]> : vector<2x2xi32>
// CHECK-NEXT: %cst_0 = arith.constant dense<{{\[\[}}7, 2], [5, 3]]> : vector<2x2xi32>
// CHECK-NEXT: %cst_1 = arith.constant dense<{{\[\[}}-7, -2], [-5, -2147483648]]> : vector<2x2xi32>
// CHECK-NEXT: %0 = arith.divsi %arg1, %cst_0 : vector<2x2xi32>
// CHECK-NEXT: %1 = arith.divsi %arg1, %cst_1 : vector<2x2xi32>
// CHECK-NEXT: %2 = arith.divui %arg1, %cst : vector<2x2xi32>
// CHECK-NEXT: scf.for %arg2 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: %3 = arith.divsi %arg1, %cst : vector<2x2xi32>
// CHECK-NEXT: %4 = arith.ceildivsi %arg1, %cst : vector<2x2xi32>
// CHECK-NEXT: "ops.use"(%3, %0, %1, %2, %4) : (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @of_llvm(%arg0: index, %arg1: vector<2xi32>, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<[5, 3]> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT: %1 = llvm.mlir.constant(dense<5> : vector<2xi32>) : vector<2xi32>
// CHECK-NEXT: %2 = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT: %3 = llvm.sdiv %arg2, %2 : i32
// CHECK-NEXT: %4 = llvm.sdiv %arg1, %1 : vector<2xi32>
// CHECK-NEXT: scf.for %arg3 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: %5 = llvm.sdiv %arg1, %0 : vector<2xi32>
// CHECK-NEXT: %6 = llvm.udiv %arg1, %0 : vector<2xi32>
// CHECK-NEXT: %7 = arith.divsi %arg1, %0 : vector<2xi32>
// CHECK-NEXT: "ops.use"(%5, %6, %7, %3, %4) : (vector<2xi32>, vector<2xi32>, vector<2xi32>, i32, vector<2xi32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
