// RUN: mlir-opt %s --allow-unregistered-dialect --remove-dead-values --split-input-file | FileCheck %s

// A loop is known not to run by constant bounds alone.

func.func @constants() {
  affine.for %i = 10 to 3 {
    "foo.use"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: @constants(
// CHECK-NOT: foo.use

// -----

func.func @least(%n: index) {
  affine.for %i = 10 to min affine_map<(d0) -> (8, 3)>(%n) {
    "foo.use"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: @least(
// CHECK: affine.for %[[I:.*]] = 10 to 3
// CHECK-NEXT: "foo.use"(%[[I]])

// -----

// What the body of a loop that does not run passes on stays.
func.func @carried(%n: index, %f: f32, %m: memref<8xf32>) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
    "foo.use"(%f) : (f32) -> ()
  } else {
    %0 = affine.for %i = 0 to 0 iter_args(%a = %f) -> (f32) {
      affine.store %f, %m[0] : memref<8xf32>
      affine.yield %f : f32
    }
  }
  return
}

// CHECK-LABEL: @carried(
// CHECK: affine.if
// CHECK-NEXT: "foo.use"
// CHECK-NEXT: } else {
// CHECK-NEXT: }
