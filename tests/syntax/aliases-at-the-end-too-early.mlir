// RUN: not mlir-opt %s --allow-unregistered-dialect --mlir-print-debuginfo 2>&1 | FileCheck %s

// An attribute of an op is defined after it.

"test.op"() {x = #loc1} : () -> ()
func.func @f(%arg0: i32 loc("a":1:2), %arg1: i32 loc(#loc1)) -> i32 {
  %0 = arith.addi %arg0, %arg1 : i32 loc(#loc2)
  %1 = arith.addi %0, %arg1 : i32 loc(#loc3)
  %2 = arith.addi %1, %arg1 : i32 loc(#loc)
  %3 = "test.op"(%2) {a = 1 : i32} : (i32) -> i32 loc(#loc4)
  %4 = call @f(%3, %2) : (i32, i32) -> i32 loc(#loc2)
  %5 = call @f(%4, %2) : (i32, i32) -> i32 loc(#loc3)
  cf.br ^bb1(%5 : i32) loc(#loc2)
^bb1(%6: i32 loc(#loc3)):
  %7 = arith.addi %6, %6 overflow<nsw> : i32 loc(#loc2)
  %8 = arith.addi %7, %6 overflow<nsw> : i32 loc(#loc3) 
  return %8 : i32 loc(#loc3)
} loc(#loc4)
#loc = loc(unknown)
#loc1 = loc("b":3:4)
#loc2 = loc(fused<"x">[#loc1, "c":5:6])
#loc3 = loc(callsite(#loc1 at #loc2))
#loc4 = loc("name"(#loc3))

// CHECK: tests/syntax/aliases-at-the-end-too-early.mlir:5:23: error: undefined symbol alias id 'loc1'
// CHECK-NEXT: "test.op"() {x = #loc1} : () -> ()
// CHECK-NEXT:                       ^
