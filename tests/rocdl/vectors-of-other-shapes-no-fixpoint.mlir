// RUN: mlir-opt %s --split-input-file | FileCheck %s


func.func @f(%a: vector<2x2xi32>, %b: vector<8xi32>) {
  "rocdl.tensor.load.to.lds.d2"(%a, %b) <{cachePolicy = 0 : i32}> : (vector<2x2xi32>, vector<8xi32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x2xi32>, %arg1: vector<8xi32>) {
// CHECK-NEXT: rocdl.tensor.load.to.lds.d2 %arg0, %arg1 cachepolicy 0 : vector<2x2xi32>, vector<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>, %b: vector<2x2x2xi32>) {
  "rocdl.tensor.store.from.lds.d2"(%a, %b) <{cachePolicy = 0 : i32}> : (vector<4xi32>, vector<2x2x2xi32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<4xi32>, %arg1: vector<2x2x2xi32>) {
// CHECK-NEXT: rocdl.tensor.store.from.lds.d2 %arg0, %arg1 cachepolicy 0 : vector<4xi32>, vector<2x2x2xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
