// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
// expected-error @+1 {{'arith.scaling_extf' op operand types 'f32', 'f8E8M0FNU' and result type 'f8E5M2' are cast incompatible}}
  %0 = arith.scaling_extf %f, %s : f32, f8E8M0FNU to f8E5M2
  return
}
// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
// expected-error @+1 {{expected ','}}
  %0 = arith.scaling_extf %a : f8E5M2 to f32
  return
}
// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
// expected-error @+1 {{'arith.scaling_truncf' op operand types 'f8E5M2', 'f8E8M0FNU' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %s : f8E5M2, f8E8M0FNU to f32
  return
}
// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
// expected-error @+1 {{'arith.scaling_extf' op result #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.scaling_extf %f, %s : f32, f8E8M0FNU to i32
  return
}
// -----

func.func @f(%a: f8E5M2, %s: f8E8M0FNU, %f: f32, %v: vector<4xf8E5M2>, %w: vector<4xf8E8M0FNU>) {
// expected-error @+1 {{'arith.scaling_extf' op operand types 'vector<4xf8E5M2>', 'vector<4xf8E8M0FNU>' and result type 'vector<2xf32>' are cast incompatible}}
  %0 = arith.scaling_extf %v, %w : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<2xf32>
  return
}
