// RUN: mlir-opt %s --convert-to-llvm=filter-dialects=arith | FileCheck %s

func.func @f(%a: i32, %i: index) {
  %0 = arith.addi %a, %a : i32
  %1 = index.add %i, %i
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = llvm.add %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:.*]] = index.add %arg1, %arg1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
