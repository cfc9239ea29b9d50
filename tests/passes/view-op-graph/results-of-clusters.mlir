// RUN: mlir-opt %s --allow-unregistered-dialect --view-op-graph=max-label-len=12 -o %t 2>&1 | FileCheck %s

// The types of the results of an op with regions are cut together, and not escaped.

func.func @f(%a: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %n) -> (tensor<4x8xf32>, index) {
    scf.yield %x, %y : tensor<4x8xf32>, index
  }
  %1:3 = "foo.op"(%0#0) ({ "foo.in"() : () -> () }) : (tensor<4x8xf32>) -> (i32, i32, tensor<4x4xf32>)
  return %0#0 : tensor<4x8xf32>
}
