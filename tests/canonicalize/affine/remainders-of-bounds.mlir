// ORACLE: differs (remainders-of-bounds)
// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Where %i is 8 the inner loop has no iteration.

func.func @f() {
  affine.for %i = 3 to 100 {
    affine.for %j = 0 to min affine_map<(d0) -> (d0 mod 8, 3)>(%i) {
      "test.use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK: #[[MAP:map[0-9]*]] = affine_map<(d0) -> (d0 mod 8, 3)>
// CHECK: affine.for %{{.*}} = 0 to min #[[MAP]](%{{.*}}) {
