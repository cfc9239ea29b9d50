// RUN: mlir-opt %s --convert-to-llvm=dynamic=true | FileCheck %s

func.func @f(%a: i32, %i: index) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = index.add %i, %i
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: i64) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:.*]] = llvm.add %arg1, %arg1 : i64
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
