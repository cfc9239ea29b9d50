// RUN: mlir-opt %s --allow-unregistered-dialect --affine-simplify-structures | FileCheck %s

// A constant that moves is looked at while it is still used, and stays.

func.func @f(%a: index, %b: index) {
  affine.if affine_set<() : (0 >= 0)>() {
    %c = index.constant 12
    affine.for %i = max affine_map<(d0, d1) -> (d1, 3 + d1 * 3)>(%a, %c) to 100 {
      "test.use"() : () -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %idx12 = index.constant 12
// CHECK-NEXT: affine.for %arg2 = 39 to 100 {
// CHECK-NEXT: "test.use"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
