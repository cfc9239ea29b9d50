// RUN: mlir-opt %s "--pass-pipeline=builtin.module(func.func(convert-arith-to-llvm))" | FileCheck %s

func.func @f(%a: index, %i: i32, %l: i64, %v: vector<2xindex>) {
  %0 = arith.addi %a, %a : index
  %1 = arith.index_cast %a : index to i32
  %2 = arith.index_cast %a : index to i64
  %3 = arith.index_castui %l : i64 to index
  %4 = arith.index_cast %i : i32 to index
  %c = arith.constant 5 : index
  %w = arith.constant dense<3> : vector<2xindex>
  %5 = arith.cmpi slt, %v, %w : vector<2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32, %arg2: i64, %arg3: vector<2xindex>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg3 : vector<2xindex> to vector<2xi64>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V1]], %[[V1]] : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT: %[[V4:.*]] = llvm.sext %arg1 : i32 to i64
// CHECK-NEXT: %[[V5:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.mlir.constant(dense<3> : vector<2xindex>) : vector<2xi64>
// CHECK-NEXT: %[[V7:.*]] = llvm.icmp "slt" %[[V0]], %[[V6]] : vector<2xi64>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
