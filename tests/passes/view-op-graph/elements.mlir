// RUN: mlir-opt %s --view-op-graph -o %t 2>&1 | FileCheck %s

// Elements that are all alike are shown whole; others are cut, or left out where there are many.

func.func @elements() {
  %0 = arith.constant dense<1> : vector<40x50xi32>
  %1 = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %2 = arith.constant dense<[1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]> : vector<17xi32>
  return
}

// CHECK: value: dense\<1\> : vector\<40x50xi32\>\l|
// CHECK: value: dense\<[1, 2, 3]\> : v...\l|
// CHECK: value: [...] : vector\<17xi32\>\l|
