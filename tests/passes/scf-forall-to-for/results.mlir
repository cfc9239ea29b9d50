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

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: tensor<1xf32>, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG4]]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
