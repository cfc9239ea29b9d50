// RUN: mlir-opt %s --canonicalize --split-input-file --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func @size(%a: tensor<2x?xf64>, %b: tensor<2x8xf64>) -> tensor<2x8xf64> {
  %two = arith.constant 2 : index
  %r = scf.forall (%i, %j) in (1, 2) shared_outs(%o = %b) -> (tensor<2x8xf64>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i, %j] [2, %two] [1, 1] : tensor<2x?xf64> into tensor<2x8xf64>
    }
  }
  return %r : tensor<2x8xf64>
}

// CHECK: module {
// CHECK-NEXT: func.func @size(%arg0: tensor<2x?xf64> loc("tests/canonicalize/tensor/parallel-insertions-locations.mlir":3:17), %arg1: tensor<2x8xf64> loc("tests/canonicalize/tensor/parallel-insertions-locations.mlir":3:38)) -> tensor<2x8xf64> {
// CHECK-NEXT: %[[V0:.*]] = scf.forall (%arg2) in (2) shared_outs(%arg3 = %arg1) -> (tensor<2x8xf64>) {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<2x?xf64> to tensor<2x2xf64> loc("tests/canonicalize/tensor/parallel-insertions-locations.mlir":7:7)
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %cast into %arg3[0, %arg2] [2, 2] [1, 1] : tensor<2x2xf64> into tensor<2x8xf64> loc("tests/canonicalize/tensor/parallel-insertions-locations.mlir":7:7)
// CHECK-NEXT: } loc("tests/canonicalize/tensor/parallel-insertions-locations.mlir":6:5)
// CHECK-NEXT: } loc("tests/canonicalize/tensor/parallel-insertions-locations.mlir":5:8)
// CHECK-NEXT: return %[[V0]] : tensor<2x8xf64> loc("tests/canonicalize/tensor/parallel-insertions-locations.mlir":10:3)
// CHECK-NEXT: } loc("tests/canonicalize/tensor/parallel-insertions-locations.mlir":3:1)
// CHECK-NEXT: } loc("tests/canonicalize/tensor/parallel-insertions-locations.mlir":0:0)
