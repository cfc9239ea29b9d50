// RUN: mlir-opt %s --split-input-file --one-shot-bufferize=bufferize-function-boundaries --verify-diagnostics

ml_program.global private @a(dense<0> : tensor<4xi64>) : tensor<4xi64>
func.func @f(%x: i64, %i: index) -> i64 {
// expected-error @+1 {{op was not bufferized}}
  %0 = ml_program.global_load_const @a : tensor<4xi64>
  %2 = tensor.extract %0[%i] : tensor<4xi64>
  return %2 : i64
}

// -----

// expected-error @+2 {{global op must have a value}}
// expected-error @+1 {{failed to bufferize op}}
ml_program.global public mutable @a : tensor<4xi64>
func.func @f(%x: i64, %i: index) -> i64 {
  %0 = ml_program.global_load @a : tensor<4xi64>
  %2 = tensor.extract %0[%i] : tensor<4xi64>
  return %2 : i64
}

// -----

// expected-error @+1 {{'memref.global' op initial value element expected to be of type 'i64', but was of type 'i32'}}
ml_program.global private mutable @a(dense<0> : tensor<4xi32>) : tensor<4xi64>
func.func @f(%x: i64, %i: index) -> i64 {
  %0 = ml_program.global_load @a : tensor<4xi64>
  %2 = tensor.extract %0[%i] : tensor<4xi64>
  return %2 : i64
}

// -----

// expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got #ml_program.extern : tensor<4xi64>}}
ml_program.global private mutable @a(#ml_program.extern : tensor<4xi64>) : tensor<4xi64>
func.func @f(%x: i64, %i: index) -> i64 {
  %0 = ml_program.global_load @a : tensor<4xi64>
  %2 = tensor.extract %0[%i] : tensor<4xi64>
  return %2 : i64
}
