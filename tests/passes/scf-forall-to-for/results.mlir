// RUN: mlir-opt %s --split-input-file --scf-forall-to-for | FileCheck %s

// Results that nothing uses go, with what is put together for them.

func.func @f(%t: tensor<8xf32>, %m: memref<4xf32>, %s: tensor<1xf32>, %f: f32) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    memref.store %f, %m[%i] : memref<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return
}
