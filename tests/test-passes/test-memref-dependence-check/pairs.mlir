// RUN: mlir-opt %s --split-input-file --test-memref-dependence-check --allow-unregistered-dialect 2>&1 | FileCheck %s

// Accesses in loops, in loops side by side, in ops that are not known, and outside of all.
func.func @f(%n: index, %m: memref<64x64xf32>, %a: memref<64xf32>) {
  %c0 = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to %n {
      %0 = affine.vector_load %a[%i] : memref<64xf32>, vector<4xf32>
      affine.store %c0, %a[%i + 1] : memref<64xf32>
      affine.for %k = 0 to 4 {
        %9 = affine.load %a[%j] : memref<64xf32>
      }
    }
  }
  affine.parallel (%i, %j) = (0, 0) to (5, 5) {
     %9 = affine.load %m[%i, %j] : memref<64x64xf32>
     affine.store %c0, %m[%i, 3] : memref<64x64xf32>
     "test.x"() ({
        affine.store %c0, %m[%i, 4] : memref<64x64xf32>
     }) : () -> ()
  }
  %1 = affine.load %a[0] : memref<64xf32>
  %q = memref.load %a[%n] : memref<64xf32>
  %2 = affine.load %a[symbol(%n) * symbol(%n)] : memref<64xf32>
  return
}

// -----

func.func @g(%n: index, %m: memref<64x64xf32>) {
  %c0 = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %m[%i, %j] : memref<64x64xf32>
      affine.store %0, %m[%j, %i + 1] : memref<64x64xf32>
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
        affine.store %c0, %m[2 * %i, symbol(%n)] : memref<64x64xf32>
      } else {
        "test.x"(%j) : (index) -> ()
      }
      %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 * s0 + s0 floordiv 4 + 7)>(%i, %j)[%n]
      "test.use"(%1) : (index) -> ()
    }
  }
  return
}
