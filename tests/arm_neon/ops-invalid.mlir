// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a0: vector<4xi16>, %a1: vector<8xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smull' op failed to verify that all of {a, b} have same type}}
  %0 = "arm_neon.intr.smull"(%a0, %a1) : (vector<4xi16>, vector<8xi8>) -> (vector<8xi16>)
  return
}

// -----

func.func @f(%a0: vector<16xi8>, %a1: vector<8xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smull' op operand #0 must be vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2, but got 'vector<16xi8>'}}
  %0 = "arm_neon.intr.smull"(%a0, %a1) : (vector<16xi8>, vector<8xi8>) -> (vector<8xi16>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smull' op operand #1 must be vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2, but got 'vector<16xi8>'}}
  %0 = "arm_neon.intr.smull"(%a0, %a1) : (vector<8xi8>, vector<16xi8>) -> (vector<8xi16>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<8xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smull' op result #0 must be vector of 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of length 8/4/2, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.smull"(%a0, %a1) : (vector<8xi8>, vector<8xi8>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<8xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smull' op failed to verify that res has same vector shape and element bitwidth scaled by 2 as a}}
  %0 = "arm_neon.intr.smull"(%a0, %a1) : (vector<8xi8>, vector<8xi8>) -> (vector<4xi16>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smull' op expected 2 operands, but found 1}}
  %0 = "arm_neon.intr.smull"(%a0) : (vector<8xi8>) -> (vector<8xi16>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<8xi8>, %a2: i32) {
  // expected-error @+1 {{'arm_neon.intr.smull' op expected 2 operands, but found 3}}
  %0 = "arm_neon.intr.smull"(%a0, %a1, %a2) : (vector<8xi8>, vector<8xi8>, i32) -> (vector<8xi16>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<8xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smull' op requires one result}}
  %0:2 = "arm_neon.intr.smull"(%a0, %a1) : (vector<8xi8>, vector<8xi8>) -> (vector<8xi16>, i32)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.sdot' op operand #0 must be vector of 32-bit signless integer values of length 4/2, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.sdot"(%a0, %a1, %a2) : (vector<8xi8>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<2xi32>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.sdot' op failed to verify that all of {a, res} have same type}}
  %0 = "arm_neon.intr.sdot"(%a0, %a1, %a2) : (vector<2xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<8xi8>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.sdot' op failed to verify that all of {b, c} have same type}}
  %0 = "arm_neon.intr.sdot"(%a0, %a1, %a2) : (vector<4xi32>, vector<8xi8>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<4xi16>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.sdot' op operand #1 must be vector of 8-bit signless integer values of length 16/8, but got 'vector<4xi16>'}}
  %0 = "arm_neon.intr.sdot"(%a0, %a1, %a2) : (vector<4xi32>, vector<4xi16>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<16xi8>, %a2: vector<4xi16>) {
  // expected-error @+1 {{'arm_neon.intr.sdot' op operand #2 must be vector of 8-bit signless integer values of length 16/8, but got 'vector<4xi16>'}}
  %0 = "arm_neon.intr.sdot"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<4xi16>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.sdot' op result #0 must be vector of 32-bit signless integer values of length 4/2, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.sdot"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.sdot' op expected 3 operands, but found 2}}
  %0 = "arm_neon.intr.sdot"(%a0, %a1) : (vector<4xi32>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<16xi8>, %a2: vector<16xi8>, %a3: i32) {
  // expected-error @+1 {{'arm_neon.intr.sdot' op expected 3 operands, but found 4}}
  %0 = "arm_neon.intr.sdot"(%a0, %a1, %a2, %a3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>, i32) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<4x4xi8>, %a2: vector<4x4xi8>) {
  // expected-error @+1 {{'arm_neon.2d.sdot' op operand #0 must be vector of 32-bit signless integer values of length 4/2, but got 'vector<8xi8>'}}
  %0 = "arm_neon.2d.sdot"(%a0, %a1, %a2) : (vector<8xi8>, vector<4x4xi8>, vector<4x4xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<2x4xi8>, %a2: vector<2x4xi8>) {
  // expected-error @+1 {{'arm_neon.2d.sdot' op failed to verify that operand `b` should have as many rows as the size of operand `a`}}
  %0 = "arm_neon.2d.sdot"(%a0, %a1, %a2) : (vector<4xi32>, vector<2x4xi8>, vector<2x4xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<2x2xi32>, %a1: vector<4x4xi8>, %a2: vector<4x4xi8>) {
  // expected-error @+1 {{'arm_neon.2d.sdot' op failed to verify that operand `a` should be 1-dimensional}}
  %0 = "arm_neon.2d.sdot"(%a0, %a1, %a2) : (vector<2x2xi32>, vector<4x4xi8>, vector<4x4xi8>) -> (vector<2x2xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.2d.sdot' op failed to verify that operand `b` should be 2-dimensional}}
  %0 = "arm_neon.2d.sdot"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<2x8xi8>, %a2: vector<2x8xi8>) {
  // expected-error @+1 {{'arm_neon.2d.sdot' op failed to verify that operand `b` should have 4 columns}}
  %0 = "arm_neon.2d.sdot"(%a0, %a1, %a2) : (vector<4xi32>, vector<2x8xi8>, vector<2x8xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smmla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.smmla"(%a0, %a1, %a2) : (vector<8xi8>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<8xi8>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smmla' op operand #1 must be a vector with length 16 of 8-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.smmla"(%a0, %a1, %a2) : (vector<4xi32>, vector<8xi8>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<16xi8>, %a2: vector<8xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smmla' op operand #2 must be a vector with length 16 of 8-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.smmla"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<8xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<4xi32>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.smmla' op result #0 must be a vector with length 4 of 32-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.smmla"(%a0, %a1, %a2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.ummla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.ummla"(%a0, %a1, %a2) : (vector<8xi8>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<16xi8>, %a2: vector<16xi8>) {
  // expected-error @+1 {{'arm_neon.intr.usmmla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.usmmla"(%a0, %a1, %a2) : (vector<8xi8>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<8xbf16>, %a2: vector<8xbf16>) {
  // expected-error @+1 {{'arm_neon.intr.bfmmla' op operand #0 must be a vector with length 4 of 32-bit float values, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.bfmmla"(%a0, %a1, %a2) : (vector<8xi8>, vector<8xbf16>, vector<8xbf16>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<4xf32>, %a1: vector<8xi8>, %a2: vector<8xbf16>) {
  // expected-error @+1 {{'arm_neon.intr.bfmmla' op operand #1 must be a vector with length 8 of bfloat16 type values, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.bfmmla"(%a0, %a1, %a2) : (vector<4xf32>, vector<8xi8>, vector<8xbf16>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<4xf32>, %a1: vector<8xbf16>, %a2: vector<8xi8>) {
  // expected-error @+1 {{'arm_neon.intr.bfmmla' op operand #2 must be a vector with length 8 of bfloat16 type values, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.bfmmla"(%a0, %a1, %a2) : (vector<4xf32>, vector<8xbf16>, vector<8xi8>) -> (vector<4xf32>)
  return
}

// -----

func.func @f(%a0: vector<4xf32>, %a1: vector<8xbf16>, %a2: vector<8xbf16>) {
  // expected-error @+1 {{'arm_neon.intr.bfmmla' op result #0 must be a vector with length 4 of 32-bit float values, but got 'vector<8xi8>'}}
  %0 = "arm_neon.intr.bfmmla"(%a0, %a1, %a2) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<8xi8>)
  return
}
