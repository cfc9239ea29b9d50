// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a0: vector<8xi8>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.sdot' op operand #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'vector<8xi8>'}}
  %0 = "arm_sve.sdot"(%a0, %a1, %a2) : (vector<8xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[2]xi64>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.sdot' op failed to verify that all of {acc, dst} have same type}}
  %0 = "arm_sve.sdot"(%a0, %a1, %a2) : (vector<[2]xi64>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<8xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.sdot' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8, but got 'vector<8xi8>'}}
  %0 = "arm_sve.sdot"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<8xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[8]xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.sdot' op failed to verify that all of {src1, src2} have same type}}
  %0 = "arm_sve.sdot"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[8]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[16]xi8>, %a2: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.sdot' op operand #2 must be scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8, but got 'vector<8xi8>'}}
  %0 = "arm_sve.sdot"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[16]xi8>, vector<8xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.sdot' op result #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'vector<8xi8>'}}
  %0 = "arm_sve.sdot"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.sdot' op expected 3 operands, but found 2}}
  %0 = "arm_sve.sdot"(%a0, %a1) : (vector<[4]xi32>, vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>, %a3: i32) {
  // expected-error @+1 {{'arm_sve.sdot' op expected 3 operands, but found 4}}
  %0 = "arm_sve.sdot"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>, i32) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.sdot' op requires one result}}
  %0:2 = "arm_sve.sdot"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>, i32)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.udot' op operand #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'vector<8xi8>'}}
  %0 = "arm_sve.udot"(%a0, %a1, %a2) : (vector<8xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.smmla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'vector<8xi8>'}}
  %0 = "arm_sve.smmla"(%a0, %a1, %a2) : (vector<8xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<8xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.smmla' op operand #1 must be scalable vector of 8-bit signless integer values of length 16, but got 'vector<8xi8>'}}
  %0 = "arm_sve.smmla"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<8xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[16]xi8>, %a2: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.smmla' op operand #2 must be scalable vector of 8-bit signless integer values of length 16, but got 'vector<8xi8>'}}
  %0 = "arm_sve.smmla"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[16]xi8>, vector<8xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.smmla' op result #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'vector<8xi8>'}}
  %0 = "arm_sve.smmla"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.ummla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'vector<8xi8>'}}
  %0 = "arm_sve.ummla"(%a0, %a1, %a2) : (vector<8xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[16]xi8>, %a2: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.usmmla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'vector<8xi8>'}}
  %0 = "arm_sve.usmmla"(%a0, %a1, %a2) : (vector<8xi8>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.masked.addi' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.addi"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]xi1>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.masked.addi' op failed to verify that mask has i1 element type and same shape as operands}}
  %0 = "arm_sve.masked.addi"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<8xi8>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.masked.addi' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.addi"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<8xi8>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[8]xi8>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.masked.addi' op failed to verify that all of {src1, src2, res} have same type}}
  %0 = "arm_sve.masked.addi"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[8]xi8>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi32>, %a2: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.masked.addi' op operand #2 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.addi"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xi32>, vector<8xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.masked.addi' op result #0 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.addi"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.masked.subi' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.subi"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.masked.muli' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.muli"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.masked.divi_signed' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.divi_signed"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.masked.divi_unsigned' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.divi_unsigned"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xf32>, %a2: vector<[4]xf32>) {
  // expected-error @+1 {{'arm_sve.masked.addf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.addf"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<8xi8>, %a2: vector<[4]xf32>) {
  // expected-error @+1 {{'arm_sve.masked.addf' op operand #1 must be scalable vector of floating-point values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.addf"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<8xi8>, vector<[4]xf32>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xf32>, %a2: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.masked.addf' op operand #2 must be scalable vector of floating-point values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.addf"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xf32>, vector<8xi8>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xf32>, %a2: vector<[4]xf32>) {
  // expected-error @+1 {{'arm_sve.masked.addf' op result #0 must be scalable vector of floating-point values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.addf"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xf32>, %a2: vector<[4]xf32>) {
  // expected-error @+1 {{'arm_sve.masked.subf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.subf"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xf32>, %a2: vector<[4]xf32>) {
  // expected-error @+1 {{'arm_sve.masked.mulf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.mulf"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xf32>, %a2: vector<[4]xf32>) {
  // expected-error @+1 {{'arm_sve.masked.divf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.masked.divf"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.dupq_lane' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<8xi8>'}}
  %0 = "arm_sve.dupq_lane"(%a0) <{lane = 1 : i64}> : (vector<8xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sve.dupq_lane' op failed to verify that all of {src, dst} have same type}}
  %0 = "arm_sve.dupq_lane"(%a0) <{lane = 1 : i64}> : (vector<[16]xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.dupq_lane' op result #0 must be an SVE vector with element size <= 64-bit, but got 'vector<8xi8>'}}
  %0 = "arm_sve.dupq_lane"(%a0) <{lane = 1 : i64}> : (vector<[4]xi32>) -> (vector<8xi8>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arm_sve.dupq_lane' op requires a single operand}}
  %0 = "arm_sve.dupq_lane"() <{lane = 1 : i64}> : () -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.dupq_lane' op requires attribute 'lane'}}
  %0 = "arm_sve.dupq_lane"(%a0) : (vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.dupq_lane' op attribute 'lane' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = "arm_sve.dupq_lane"(%a0) <{lane = 1 : i32}> : (vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.convert_to_svbool' op operand #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<8xi8>'}}
  %0 = "arm_sve.convert_to_svbool"(%a0) : (vector<8xi8>) -> (vector<[16]xi1>)
  return
}

// -----

func.func @f(%a0: vector<2x[4]xi1>) {
  // expected-error @+1 {{'arm_sve.convert_to_svbool' op failed to verify that expected corresponding svbool type widened to [16]xi1}}
  %0 = "arm_sve.convert_to_svbool"(%a0) : (vector<2x[4]xi1>) -> (vector<[16]xi1>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>) {
  // expected-error @+1 {{'arm_sve.convert_to_svbool' op result #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'vector<8xi8>'}}
  %0 = "arm_sve.convert_to_svbool"(%a0) : (vector<[4]xi1>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.convert_from_svbool' op operand #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'vector<8xi8>'}}
  %0 = "arm_sve.convert_from_svbool"(%a0) : (vector<8xi8>) -> (vector<[4]xi1>)
  return
}

// -----

func.func @f(%a0: vector<[16]xi1>) {
  // expected-error @+1 {{'arm_sve.convert_from_svbool' op result #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<8xi8>'}}
  %0 = "arm_sve.convert_from_svbool"(%a0) : (vector<[16]xi1>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<8xi8>'}}
  %0:2 = "arm_sve.zip.x2"(%a0, %a1) : (vector<8xi8>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]xi8>, %a1: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x2' op failed to verify that all of {sourceV1, sourceV2, resultV1, resultV2} have same type}}
  %0:2 = "arm_sve.zip.x2"(%a0, %a1) : (vector<[16]xi8>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.zip.x2' op operand #1 must be an SVE vector with element size <= 64-bit, but got 'vector<8xi8>'}}
  %0:2 = "arm_sve.zip.x2"(%a0, %a1) : (vector<[4]xi32>, vector<8xi8>) -> (vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x2' op result #1 must be an SVE vector with element size <= 64-bit, but got 'vector<8xi8>'}}
  %0:2 = "arm_sve.zip.x2"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x2' op expected 2 operands, but found 1}}
  %0:2 = "arm_sve.zip.x2"(%a0) : (vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: i32) {
  // expected-error @+1 {{'arm_sve.zip.x2' op expected 2 operands, but found 3}}
  %0:2 = "arm_sve.zip.x2"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[4]xi32>, i32) -> (vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x2' op expected 2 results}}
  %0:3 = "arm_sve.zip.x2"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, i32)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>, %a3: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x4' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<8xi8>'}}
  %0:4 = "arm_sve.zip.x4"(%a0, %a1, %a2, %a3) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>, %a3: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x4' op failed to verify that all of {sourceV1, sourceV2, sourceV3, sourceV4, resultV1, resultV2, resultV3, resultV4} have same type}}
  %0:4 = "arm_sve.zip.x4"(%a0, %a1, %a2, %a3) : (vector<[16]xi8>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<8xi8>, %a3: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x4' op operand #2 must be an SVE vector with element size <= 64-bit, but got 'vector<8xi8>'}}
  %0:4 = "arm_sve.zip.x4"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<8xi8>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>, %a3: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.zip.x4' op operand #3 must be an SVE vector with element size <= 64-bit, but got 'vector<8xi8>'}}
  %0:4 = "arm_sve.zip.x4"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<8xi8>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>, %a3: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x4' op result #2 must be an SVE vector with element size <= 64-bit, but got 'vector<8xi8>'}}
  %0:4 = "arm_sve.zip.x4"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<8xi8>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>, %a3: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x4' op result #3 must be an SVE vector with element size <= 64-bit, but got 'vector<8xi8>'}}
  %0:4 = "arm_sve.zip.x4"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x4' op expected 4 operands, but found 3}}
  %0:4 = "arm_sve.zip.x4"(%a0, %a1, %a2) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>, %a3: vector<[4]xi32>, %a4: i32) {
  // expected-error @+1 {{'arm_sve.zip.x4' op expected 4 operands, but found 5}}
  %0:4 = "arm_sve.zip.x4"(%a0, %a1, %a2, %a3, %a4) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, i32) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>, %a3: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.zip.x4' op expected 4 results}}
  %0:5 = "arm_sve.zip.x4"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, i32)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[8]xi1>, %a2: index) {
  // expected-error @+1 {{'arm_sve.psel' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<8xi8>'}}
  %0 = "arm_sve.psel"(%a0, %a1, %a2) : (vector<8xi8>, vector<[8]xi1>, index) -> (vector<[4]xi1>)
  return
}

// -----

func.func @f(%a0: vector<[16]xi1>, %a1: vector<[8]xi1>, %a2: index) {
  // expected-error @+1 {{'arm_sve.psel' op failed to verify that all of {p1, result} have same type}}
  %0 = "arm_sve.psel"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[8]xi1>, index) -> (vector<[4]xi1>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<8xi8>, %a2: index) {
  // expected-error @+1 {{'arm_sve.psel' op operand #1 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<8xi8>'}}
  %0 = "arm_sve.psel"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<8xi8>, index) -> (vector<[4]xi1>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[8]xi1>, %a2: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.psel' op operand #2 must be index, but got 'vector<8xi8>'}}
  %0 = "arm_sve.psel"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[8]xi1>, vector<8xi8>) -> (vector<[4]xi1>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[8]xi1>, %a2: index) {
  // expected-error @+1 {{'arm_sve.psel' op result #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<8xi8>'}}
  %0 = "arm_sve.psel"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[8]xi1>, index) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.ummla' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.ummla"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<8xi8>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.ummla' op operand #1 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.ummla"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<8xi8>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi32>, %a2: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.intr.ummla' op operand #2 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.ummla"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xi32>, vector<8xi8>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.ummla' op result #0 must be LLVM dialect-compatible type, but got 'vector<4x4xi8>'}}
  %0 = "arm_sve.intr.ummla"(%a0, %a1, %a2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<4x4xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.smmla' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.smmla"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.usmmla' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.usmmla"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.sdot' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.sdot"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.udot' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.udot"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.add' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.add"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.fadd' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.fadd"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.mul' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.mul"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.fmul' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.fmul"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.sub' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.sub"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.fsub' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.fsub"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.sdiv' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.sdiv"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.udiv' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.udiv"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.fdiv' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.fdiv"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[8]xbf16>, %a2: vector<[8]xbf16>) {
  // expected-error @+1 {{'arm_sve.intr.bfmmla' op operand #0 must be scalable vector of 32-bit float values of length 4, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.bfmmla"(%a0, %a1, %a2) : (vector<8xi8>, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xf32>, %a1: vector<8xi8>, %a2: vector<[8]xbf16>) {
  // expected-error @+1 {{'arm_sve.intr.bfmmla' op operand #1 must be scalable vector of bfloat16 type values of length 8, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.bfmmla"(%a0, %a1, %a2) : (vector<[4]xf32>, vector<8xi8>, vector<[8]xbf16>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xf32>, %a1: vector<[8]xbf16>, %a2: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.intr.bfmmla' op operand #2 must be scalable vector of bfloat16 type values of length 8, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.bfmmla"(%a0, %a1, %a2) : (vector<[4]xf32>, vector<[8]xbf16>, vector<8xi8>) -> (vector<[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xf32>, %a1: vector<[8]xbf16>, %a2: vector<[8]xbf16>) {
  // expected-error @+1 {{'arm_sve.intr.bfmmla' op result #0 must be scalable vector of 32-bit float values of length 4, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.bfmmla"(%a0, %a1, %a2) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.intr.convert.to.svbool' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.convert.to.svbool"(%a0) : (vector<8xi8>) -> (vector<[16]xi1>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>) {
  // expected-error @+1 {{'arm_sve.intr.convert.to.svbool' op failed to verify that 'res' is vector<[16]xi1>}}
  %0 = "arm_sve.intr.convert.to.svbool"(%a0) : (vector<[4]xi1>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.intr.convert.from.svbool' op operand #0 must be vector<[16]xi1>, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.convert.from.svbool"(%a0) : (vector<8xi8>) -> (vector<[4]xi1>)
  return
}

// -----

func.func @f(%a0: vector<[16]xi1>) {
  // expected-error @+1 {{'arm_sve.intr.convert.from.svbool' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>}}
  %0 = "arm_sve.intr.convert.from.svbool"(%a0) : (vector<[16]xi1>) -> (vector<8xi8>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.zip.x2' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.zip.x2"(%a0, %a1) : (vector<8xi8>, vector<[4]xi32>) -> (!llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>, %a3: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.zip.x4' op operand #0 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.zip.x4"(%a0, %a1, %a2, %a3) : (vector<8xi8>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (!llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi32>, %a3: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.intr.zip.x4' op operand #3 must be scalable vector of any type values, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.zip.x4"(%a0, %a1, %a2, %a3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<8xi8>) -> (!llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: vector<[4]xi1>, %a2: i32) {
  // expected-error @+1 {{'arm_sve.intr.psel' op operand #0 must be vector<[16]xi1>, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.psel"(%a0, %a1, %a2) : (vector<8xi8>, vector<[4]xi1>, i32) -> (vector<[16]xi1>)
  return
}

// -----

func.func @f(%a0: vector<[16]xi1>, %a1: vector<[4]xi1>, %a2: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.intr.psel' op operand #2 must be 32-bit signless integer, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.psel"(%a0, %a1, %a2) : (vector<[16]xi1>, vector<[4]xi1>, vector<8xi8>) -> (vector<[16]xi1>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>, %a1: i64) {
  // expected-error @+1 {{'arm_sve.intr.whilelt' op operand #0 must be 64-bit signless integer, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.whilelt"(%a0, %a1) : (vector<8xi8>, i64) -> (vector<[4]xi1>)
  return
}

// -----

func.func @f(%a0: i64, %a1: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.intr.whilelt' op operand #1 must be 64-bit signless integer, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.whilelt"(%a0, %a1) : (i64, vector<8xi8>) -> (vector<[4]xi1>)
  return
}

// -----

func.func @f(%a0: vector<8xi8>) {
  // expected-error @+1 {{'arm_sve.intr.dupq_lane' op operand #0 must be  of ranks 1, but got 'vector<8xi8>'}}
  %0 = "arm_sve.intr.dupq_lane"(%a0) <{lane = 1 : i64}> : (vector<8xi8>) -> (vector<[4]xi32>)
  return
}
