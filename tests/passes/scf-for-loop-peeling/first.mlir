// RUN: mlir-opt %s --split-input-file --scf-for-loop-peeling=peel-front --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %a: i32) -> i32 {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c4 { "test.use"(%i) : (index) -> () }
  scf.for %i = %c0 to %c17 step %c4 { "test.use"(%i) : (index) -> () }
  scf.for %i = %c0 to %u step %c4 { scf.for %j = %c0 to %i step %s { "test.use"(%i) : (index) -> () } }
  return %r : i32
}
