// RUN: mlir-opt %s --split-input-file --verify-diagnostics --one-shot-bufferize='' --allow-unregistered-dialect

func.func @unknown(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  // expected-error @+1 {{op was not bufferized}}
  %0 = "test.foo"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----

func.func @unknown2(%t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{op was not bufferized}}
  %1 = arith.addf %t, %u : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----

func.func @loopalloc(%n: index, %t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %x = tensor.insert %f into %e[%i] : tensor<4xf32>
  // expected-error @+1 {{Yield operand #0 is not equivalent to the corresponding iter bbArg}}
    scf.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
// -----

func.func @while2(%t: tensor<5xf32>, %u: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> (tensor<5xf32>, index, tensor<5xf32>) {
  %0:3 = scf.while (%a = %t, %a2 = %u) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, index, tensor<5xf32>) {
  // expected-error @+1 {{Condition arg #0 is not equivalent to the corresponding iter bbArg}}
    scf.condition(%c) %a2, %i, %a : tensor<5xf32>, index, tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>, %k: index, %d: tensor<5xf32>):
    %1 = tensor.insert %f into %b[%i] : tensor<5xf32>
    scf.yield %d, %1 : tensor<5xf32>, tensor<5xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<5xf32>, index, tensor<5xf32>
}
// -----

func.func @totensor(%m: memref<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  // expected-error @+1 {{to_tensor ops without `restrict` are not supported by One-Shot Analysis}}
  %a = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %a[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----

func.func @exec(%t: tensor<4xf32>, %f: f32, %i: index, %c: i1) -> tensor<4xf32> {
  // expected-error @+1 {{op without unique scf.yield is not supported}}
  %0 = scf.execute_region -> tensor<4xf32> {
    cf.cond_br %c, ^bb1(%t : tensor<4xf32>), ^bb2
  ^bb1(%a: tensor<4xf32>):
    %1 = tensor.insert %f into %a[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  ^bb2:
    scf.yield %t : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
// -----

func.func @mat(%i: index, %f: f32, %s: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  // expected-error @+1 {{not bufferizable under the given constraints: would write to read-only buffer}}
  %1 = bufferization.materialize_in_destination %s in %c : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
