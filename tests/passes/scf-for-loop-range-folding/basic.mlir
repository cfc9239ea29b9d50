// RUN: mlir-opt %s --split-input-file --scf-for-loop-range-folding --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %a: index, %b: index) {
  scf.for %i = %l to %u step %s {
    %0 = arith.addi %i, %a : index
    %1 = arith.muli %0, %b : index
    %2 = arith.addi %1, %1 : index
    "test.use"(%2) : (index) -> ()
  }
  return
}
// -----
func.func @g(%l: index, %u: index, %s: index, %a: index, %b: index) {
  %c = arith.constant 4 : index
  scf.for %i = %l to %u step %s {
    %0 = arith.muli %c, %i : index
    "test.use"(%0) : (index) -> ()
  }
  scf.for %i = %l to %u step %s {
    %0 = arith.muli %c, %i : index
    "test.use"(%i) : (index) -> ()
  }
  scf.for %i = %l to %u step %s {
    scf.for %j = %i to %u step %s {
      %0 = arith.addi %i, %j : index
      %1 = arith.addi %0, %j : index
      "test.use"(%1) : (index) -> ()
    }
  }
  scf.for %i = %l to %u step %s {
    %0 = arith.subi %i, %c : index
    "test.use"(%0) : (index) -> ()
  }
  return
}
// -----
func.func @h(%l: i32, %u: i32, %s: i32, %a: i32) {
  scf.for %i = %l to %u step %s : i32 {
    %0 = arith.addi %i, %a : i32
    %c1 = arith.constant 1 : i32
    %1 = arith.addi %0, %c1 : i32
    "test.use"(%1) : (i32) -> ()
  }
  return
}
