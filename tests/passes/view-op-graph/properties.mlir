// RUN: mlir-opt %s --view-op-graph -o %t 2>&1 | FileCheck %s

// Properties that are plain data are no attributes; overflow flags of `arith` are one.

func.func @flags(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.add %a, %a overflow<nsw> : i32
  %1 = llvm.getelementptr inbounds %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = arith.addi %a, %0 overflow<nuw> : i32
  return %2 : i32
}

// CHECK-DAG: |llvm.add\l|{
// CHECK-DAG: |llvm.getelementptr\l\lelem_type: i8\lrawConstantIndices: array\<i32: 0\>\l|{
// CHECK-DAG: |arith.addi\l\loverflowFlags: #arith.overflow\<nuw\>\l|{
