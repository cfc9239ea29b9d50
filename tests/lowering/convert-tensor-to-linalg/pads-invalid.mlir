// RUN: mlir-opt %s --split-input-file --convert-tensor-to-linalg --allow-unregistered-dialect --verify-diagnostics

func.func @c(%t: tensor<4x5xf32>, %n: index) -> tensor<?x?xf32> {
  // expected-error @below {{specified type 'tensor<?x?xf32>' does not match the inferred type 'tensor<?x5xf32>'}}
  %0 = tensor.pad %t low[1, 0] high[%n, 0] {
  ^bb0(%i: index, %j: index):
    %a = arith.index_cast %i : index to i32
    %c = arith.sitofp %a : i32 to f32
    tensor.yield %c : f32
  } : tensor<4x5xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @g(%t: tensor<4x5xf32>, %v: f32) -> tensor<?x?xf32> {
  // expected-error @below {{specified type 'tensor<?x?xf32>' does not match the inferred type 'tensor<4x7xf32>'}}
  %0 = tensor.pad %t low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %x = tensor.extract %t[%i, %j] : tensor<4x5xf32>
    tensor.yield %x : f32
  } : tensor<4x5xf32> to tensor<?x?xf32>
  %z = arith.constant 0 : index
  %d = arith.addi %z, %z : index
  %e = tensor.empty() : tensor<4xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @f(%t: tensor<2xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
  %0 = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    // expected-error @below {{'complex.constant' op requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')}}
    %c = complex.constant [1.0, 2.0] : complex<f32>
    tensor.yield %c : complex<f32>
  } : tensor<2xcomplex<f32>> to tensor<5xcomplex<f32>>
  return %0 : tensor<5xcomplex<f32>>
}
