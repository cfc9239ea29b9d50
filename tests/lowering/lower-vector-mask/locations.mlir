// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(lower-vector-mask))" --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Zeros in place of what is not read come from where the masked op does.

module {
func.func @f(%m: vector<8xi1> loc("m":0:1), %p: memref<8xf32> loc("p":0:2), %v: vector<8xf32> loc("v":0:3), %i: index loc("i":0:4), %at: vector<8xi32> loc("at":0:5)) -> vector<8xf32> {
  %0 = vector.mask %m { vector.gather %p[%i][%at], %m, %v : memref<8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> loc("gather":1:1) } : vector<8xi1> -> vector<8xf32> loc("mask":2:2)
  return %0 : vector<8xf32> loc("return":3:3)
} loc("f":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<8xi1> loc("m":0:1), %[[ARG1:[^ ]+]]: memref<8xf32> loc("p":0:2), %[[ARG2:[^ ]+]]: vector<8xf32> loc("v":0:3), %[[ARG3:[^ ]+]]: index loc("i":0:4), %[[ARG4:[^ ]+]]: vector<8xi32> loc("at":0:5)) -> vector<8xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32> loc("gather":1:1)
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.gather %[[ARG1]][%[[ARG3]]] [%[[ARG4]]], %[[ARG0]], %cst : memref<8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> loc("mask":2:2)
// CHECK-NEXT:     return %[[V0]] : vector<8xf32> loc("return":3:3)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT: } loc("module":0:0)
