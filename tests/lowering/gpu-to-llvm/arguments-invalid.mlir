// RUN: mlir-opt %s --split-input-file --gpu-to-llvm --verify-diagnostics

// expected-error @+1 {{'llvm.func' op entry block argument #1 is not of LLVM type}}
func.func @arg(%arg0: i32, %b: !async.token) {
  %0 = arith.addi %arg0, %arg0 : i32
  return
}

// -----

// expected-error @+1 {{'llvm.func' op entry block argument #1 is not of LLVM type}}
func.func @arg(%arg0: i32, %b: !async.token) {
  cf.br ^bb1(%b : !async.token)
^bb1(%c: !async.token):
  return
}
