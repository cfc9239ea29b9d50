// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(arith-emulate-wide-int{widest-int-supported=32}))' --allow-unregistered-dialect | FileCheck %s

func.func private @g(i64) -> i64
func.func @f(%a: i64, %b: vector<3xi64>) -> (i64, vector<3xi64>) {
  %0 = arith.andi %a, %a : i64
  %1 = func.call @g(%0) : (i64) -> i64
  %2 = arith.xori %b, %b : vector<3xi64>
  return %1, %2 : i64, vector<3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: vector<2xi32>, %[[ARG1:[a-zA-Z0-9_]+]]: vector<3x2xi32>) -> (vector<2xi32>, vector<3x2xi32>) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = call @g(%[[ARG0]]) : (vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<3x2xi32>
// CHECK-NEXT:     return %[[V0]], %cst : vector<2xi32>, vector<3x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
