// ORACLE: differs (results-of-forall)
// RUN: mlir-opt %s --sccp --allow-unregistered-dialect | FileCheck %s

// What a loop carries through another that is run in parallel is not the constant it began as.

func.func @f(%n: index) -> tensor<4xf32> {
  %t = arith.constant dense<1.0> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %s = scf.forall (%k) in (4) shared_outs(%o = %x) -> tensor<4xf32> {
      %e = "t.x"() : () -> tensor<1xf32>
      scf.forall.in_parallel { tensor.parallel_insert_slice %e into %o[%k] [1] [1] : tensor<1xf32> into tensor<4xf32> }
    }
    scf.yield %s : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK: scf.for {{.*}} iter_args(%[[X:.*]] = %{{.*}}) -> (tensor<4xf32>) {
// CHECK-NEXT: %[[S:.*]] = scf.forall {{.*}} shared_outs(%[[O:.*]] = %[[X]])
// CHECK: tensor.parallel_insert_slice %{{.*}} into %[[O]][
// CHECK: scf.yield %[[S]] : tensor<4xf32>
