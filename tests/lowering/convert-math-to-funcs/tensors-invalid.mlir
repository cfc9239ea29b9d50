// RUN: mlir-opt %s --split-input-file --convert-math-to-funcs=convert-ctlz --verify-diagnostics

// Functions of the elements are called with whole tensors.

func.func @unused(%a: tensor<4xi32>) {
  // expected-error @+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'tensor<4xi32>' for operand number 0}}
  %0 = math.ctlz %a : tensor<4xi32>
  return
}

// -----

func.func @used(%a: tensor<4xf32>, %n: tensor<4xi32>) -> tensor<4xf32> {
  // expected-error @+1 {{failed to legalize unresolved materialization from ('f32') to ('tensor<4xf32>') that remained live after conversion}}
  %0 = math.fpowi %a, %n : tensor<4xf32>, tensor<4xi32>
  // expected-note @+1 {{see existing live user here: func.return %1 : tensor<4xf32>}}
  return %0 : tensor<4xf32>
}

// -----

func.func @integers(%a: tensor<4xi32>) {
  // expected-error @+1 {{failed to legalize operation 'math.ipowi' that was explicitly marked illegal}}
  %0 = math.ipowi %a, %a : tensor<4xi32>
  return
}

// -----

// Casts that are left are looked at once all ops are converted.
func.func @first(%a: tensor<4xf32>, %n: tensor<4xi32>) -> tensor<4xf32> {
  %0 = math.fpowi %a, %n : tensor<4xf32>, tensor<4xi32>
  return %0 : tensor<4xf32>
}

func.func @second(%a: tensor<4xi32>) {
  // expected-error @below {{failed to legalize operation 'math.ipowi' that was explicitly marked illegal}}
  %0 = math.ipowi %a, %a : tensor<4xi32>
  return
}
