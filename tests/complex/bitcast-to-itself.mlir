// RUN: mlir-opt %s --split-input-file | FileCheck %s

// What stays what it is may be anything.

func.func @f(%a: tensor<4xf32>, %b: index) {
  %0 = complex.bitcast %a : tensor<4xf32> to tensor<4xf32>
  %1 = complex.bitcast %b : index to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xf32>, %arg1: index) {
// CHECK-NEXT: %0 = complex.bitcast %arg0 : tensor<4xf32> to tensor<4xf32>
// CHECK-NEXT: %1 = complex.bitcast %arg1 : index to index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
