// RUN: mlir-opt %s --split-input-file --scf-for-to-while --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %a: i32) -> i32 {
  %0 = scf.for %i = %l to %u step %s iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  return %0 : i32
}
// -----
func.func @g(%l: i32, %u: i32, %s: i32) {
  scf.for %i = %l to %u step %s : i32 {
    scf.for %j = %i to %u step %s : i32 {
      "test.use"(%i, %j) : (i32, i32) -> ()
    } {foo = 1}
  }
  return
}
// -----
func.func @g(%l: i32, %u: i32, %s: i32) {
  scf.for unsigned %i = %l to %u step %s : i32 {
      "test.use"(%i) : (i32) -> ()
  }
  return
}
