// ORACLE: differs (launches-of-gpu)
// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'gpu.launch' expected 3 operands}}
  gpu.launch blocks(%bx, %by) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index, %t: !gpu.async.token) {
  // expected-error @+1 {{custom op 'gpu.launch' requires 'async' keyword to wait for others}}
  gpu.launch [%t] blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @+1 {{custom op 'gpu.launch' requires 'async' keyword to return a value}}
  %0 = gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    gpu.terminator
  }
  return
}
