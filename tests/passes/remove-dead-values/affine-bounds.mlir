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
