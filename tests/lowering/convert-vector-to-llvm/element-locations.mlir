// RUN: mlir-opt %s --convert-vector-to-llvm --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Rows whose elements are taken come from where the whole does.

module {
func.func @f(%n: vector<4xf32> loc("n":0:1)) -> f32 {
  %m = vector.broadcast %n : vector<4xf32> to vector<2x4xf32> loc("whole":1:1)
  %0:8 = vector.to_elements %m : vector<2x4xf32> loc("elements":2:2)
  return %0#5 : f32 loc("return":3:3)
} loc("f":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xf32> loc("n":0:1)) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64 loc("elements":2:2)
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractelement %[[ARG0]][%[[V0]] : i64] : vector<4xf32> loc("elements":2:2)
// CHECK-NEXT:     return %[[V1]] : f32 loc("return":3:3)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT: } loc("module":0:0)
