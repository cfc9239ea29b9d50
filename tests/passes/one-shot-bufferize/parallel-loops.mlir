// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @forall(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %cst = arith.constant 1.0 : f32
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    %off = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %s = tensor.extract_slice %o[%off] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %f = linalg.fill ins(%cst : f32) outs(%s : tensor<2xf32>) -> tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%off] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @forall2(%t: tensor<?xf32>, %u: tensor<2xf32>, %n: index) -> (tensor<?xf32>, tensor<2xf32>) {
  %cst = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %0 = scf.forall (%i, %j) in (%n, 4) shared_outs(%o = %t) -> tensor<?xf32> {
    %f = linalg.fill ins(%cst : f32) outs(%u : tensor<2xf32>) -> tensor<2xf32>
    %g = linalg.fill ins(%cst : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    %h = linalg.add ins(%f, %g : tensor<2xf32>, tensor<2xf32>) outs(%g : tensor<2xf32>) -> tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %h into %o[%i] [2] [1] : tensor<2xf32> into tensor<?xf32>
    }
  } {foo}
  return %0, %u : tensor<?xf32>, tensor<2xf32>
}
// -----
func.func @forall(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
    }
  }
  return %0, %t : tensor<8xf32>, tensor<8xf32>
}
