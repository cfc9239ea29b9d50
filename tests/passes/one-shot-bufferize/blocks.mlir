// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @cf(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  cf.cond_br %c, ^bb1(%t : tensor<?xf32>), ^bb2(%u, %f : tensor<?xf32>, f32)
^bb1(%a: tensor<?xf32>):
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  cf.br ^bb3(%0 : tensor<?xf32>)
^bb2(%b: tensor<?xf32>, %g: f32):
  cf.br ^bb3(%b : tensor<?xf32>)
^bb3(%d: tensor<?xf32>):
  %r = tensor.insert %f into %d[%i] : tensor<?xf32>
  return %r : tensor<?xf32>
}
// -----
func.func @cfloop(%n: index, %i: index, %f: f32) -> tensor<5xf32> {
  %e = tensor.empty() : tensor<5xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%c0, %e : index, tensor<5xf32>)
^bb1(%j: index, %a: tensor<5xf32>):
  %cmp = arith.cmpi slt, %j, %n : index
  cf.cond_br %cmp, ^bb2, ^bb3
^bb2:
  %0 = tensor.insert %f into %a[%j] : tensor<5xf32>
  %x = tensor.extract %a[%i] : tensor<5xf32>
  %j2 = arith.addi %j, %c1 : index
  cf.br ^bb1(%j2, %0 : index, tensor<5xf32>)
^bb3:
  return %a : tensor<5xf32>
}
