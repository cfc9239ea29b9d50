// RUN: mlir-opt %s --convert-to-llvm='filter-dialects=func,arith' | FileCheck %s

func.func @f(%a: i32, %i: index) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = index.add %i, %i
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: i64) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT: %[[V2:.*]] = index.add %[[V0]], %[[V0]]
// CHECK-NEXT: llvm.return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
