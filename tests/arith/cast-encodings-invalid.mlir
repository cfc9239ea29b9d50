// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: tensor<4xi32, 1>) {
// expected-error @+1 {{'arith.extsi' op operand type 'tensor<4xi32, 1 : i64>' and result type 'tensor<4xi64, 2 : i64>' are cast incompatible}}
  %0 = arith.extsi %a : tensor<4xi32, 1> to tensor<4xi64, 2>
  return
}

// -----

func.func @f(%a: tensor<4xi32, 1>) {
// expected-error @+1 {{'arith.index_cast' op operand type 'tensor<4xi32, 1 : i64>' and result type 'tensor<4xindex>' are cast incompatible}}
  %0 = arith.index_cast %a : tensor<4xi32, 1> to tensor<4xindex>
  return
}

// -----

func.func @f(%a: tensor<4xi32, 1>) {
// expected-error @+1 {{'arith.bitcast' op operand type 'tensor<4xi32, 1 : i64>' and result type 'tensor<4xf32, 2 : i64>' are cast incompatible}}
  %0 = arith.bitcast %a : tensor<4xi32, 1> to tensor<4xf32, 2>
  return
}

// -----

func.func @f(%a: tensor<4xi32, 1>) {
// expected-error @+1 {{'arith.sitofp' op operand type 'tensor<4xi32, 1 : i64>' and result type 'tensor<4xf32>' are cast incompatible}}
  %0 = arith.sitofp %a : tensor<4xi32, 1> to tensor<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
// expected-error @+1 {{custom op 'arith.truncf' invalid roundingmode attribute specification: "s"}}
  %0 = arith.truncf %f "s" : f32 to f16
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected valid keyword}}
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith<= nsw>}> : (i32, i32) -> i32
  return
}
