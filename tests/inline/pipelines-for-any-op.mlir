// RUN: mlir-opt %s --inline=op-pipelines='any(cse)' | FileCheck %s

// No op is called `any`, so the default pipeline is run.
func.func private @f(%i: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %i, %0 : i32
  return %1 : i32
}
func.func @g(%i: i32) -> i32 {
  %0 = call @f(%i) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @g(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
