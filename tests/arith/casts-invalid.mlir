// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<*xi8>) {
// expected-error @+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<*xi8> to tensor<*xi32>
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.extsi' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.extsi %a : i32 to i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.extsi' op operand type 'i32' and result type 'i8' are cast incompatible}}
  %0 = arith.extsi %a : i32 to i8
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.extsi' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extsi %a : i32 to index
  return
}
// -----

func.func @f(%a: index) {
// expected-error @+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extsi %a : index to i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.extsi' op result #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.extsi %a : i32 to f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.extsi %a : f32 to i64
  return
}
// -----

func.func @f(%a: vector<4xi8>) {
// expected-error @+1 {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = arith.extsi %a : vector<4xi8> to vector<2xi32>
  return
}
// -----

func.func @f(%a: vector<4xi8>) {
// expected-error @+1 {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = arith.extsi %a : vector<4xi8> to i32
  return
}
// -----

func.func @f(%a: tensor<4xi8>) {
// expected-error @+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<4xi8> to vector<4xi32>
  return
}
// -----

func.func @f(%a: tensor<4xi8>) {
// expected-error @+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<4xi8> to tensor<?xi32>
  return
}
// -----

func.func @f(%a: tensor<?xi8>) {
// expected-error @+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<?xi8> to tensor<4xi32>
  return
}
// -----

func.func @f(%a: si8) {
// expected-error @+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'si8'}}
  %0 = arith.extsi %a : si8 to i32
  return
}
// -----

func.func @f(%a: i8) {
// expected-error @+1 {{'arith.extsi' op result #0 must be signless-fixed-width-integer-like, but got 'ui32'}}
  %0 = arith.extsi %a : i8 to ui32
  return
}
// -----

func.func @f(%a: memref<4xi8>) {
// expected-error @+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'memref<4xi8>'}}
  %0 = arith.extsi %a : memref<4xi8> to memref<4xi32>
  return
}
// -----

func.func @f(%a: vector<[4]xi8>) {
// expected-error @+1 {{'arith.extsi' op requires the same shape for all operands and results}}
  %0 = arith.extsi %a : vector<[4]xi8> to vector<4xi32>
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.extui' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.extui %a : i32 to i32
  return
}
// -----

func.func @f(%a: i64) {
// expected-error @+1 {{'arith.extui' op operand type 'i64' and result type 'i32' are cast incompatible}}
  %0 = arith.extui %a : i64 to i32
  return
}
// -----

func.func @f(%a: index) {
// expected-error @+1 {{'arith.extui' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extui %a : index to i64
  return
}
// -----

func.func @f(%a: i8) {
// expected-error @+1 {{'arith.extui' op result #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.extui %a : i8 to f32
  return
}
// -----

func.func @f(%a: vector<2xi8>) {
// expected-error @+1 {{'arith.extui' op requires the same shape for all operands and results}}
  %0 = arith.extui %a : vector<2xi8> to vector<4xi16>
  return
}
// -----

func.func @f(%a: tensor<*xi32>) {
// expected-error @+1 {{'arith.trunci' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.trunci %a : tensor<*xi32> to tensor<*xi8>
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.trunci' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.trunci %a : i32 to i32
  return
}
// -----

func.func @f(%a: i8) {
// expected-error @+1 {{'arith.trunci' op operand type 'i8' and result type 'i32' are cast incompatible}}
  %0 = arith.trunci %a : i8 to i32
  return
}
// -----

func.func @f(%a: index) {
// expected-error @+1 {{'arith.trunci' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.trunci %a : index to i8
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.trunci' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.trunci %a : i32 to index
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.trunci' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.trunci %a : f32 to i8
  return
}
// -----

func.func @f(%a: vector<4xi32>) {
// expected-error @+1 {{'arith.trunci' op operand type 'vector<4xi32>' and result type 'vector<4xi64>' are cast incompatible}}
  %0 = arith.trunci %a : vector<4xi32> to vector<4xi64>
  return
}
// -----

func.func @f(%a: f16) {
// expected-error @+1 {{'arith.extf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
  %0 = arith.extf %a : f16 to bf16
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.extf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %0 = arith.extf %a : f32 to f32
  return
}
// -----

func.func @f(%a: f64) {
// expected-error @+1 {{'arith.extf' op operand type 'f64' and result type 'f32' are cast incompatible}}
  %0 = arith.extf %a : f64 to f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.extf' op result #0 must be floating-point-like, but got 'i64'}}
  %0 = arith.extf %a : f32 to i64
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.extf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.extf %a : i32 to f64
  return
}
// -----

func.func @f(%a: vector<4xf16>) {
// expected-error @+1 {{'arith.extf' op requires the same shape for all operands and results}}
  %0 = arith.extf %a : vector<4xf16> to vector<2xf32>
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.extf' op operand type 'f32' and result type 'tf32' are cast incompatible}}
  %0 = arith.extf %a : f32 to tf32
  return
}
// -----

func.func @f(%a: f8E5M2) {
// expected-error @+1 {{'arith.extf' op operand type 'f8E5M2' and result type 'f8E4M3FN' are cast incompatible}}
  %0 = arith.extf %a : f8E5M2 to f8E4M3FN
  return
}
// -----

func.func @f(%a: tensor<*xf32>) {
// expected-error @+1 {{'arith.truncf' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.truncf %a : tensor<*xf32> to tensor<*xf16>
  return
}
// -----

func.func @f(%a: f16) {
// expected-error @+1 {{'arith.truncf' op operand type 'f16' and result type 'f32' are cast incompatible}}
  %0 = arith.truncf %a : f16 to f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.truncf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %0 = arith.truncf %a : f32 to f32
  return
}
// -----

func.func @f(%a: bf16) {
// expected-error @+1 {{'arith.truncf' op operand type 'bf16' and result type 'f16' are cast incompatible}}
  %0 = arith.truncf %a : bf16 to f16
  return
}
// -----

func.func @f(%a: f64) {
// expected-error @+1 {{'arith.truncf' op result #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.truncf %a : f64 to i32
  return
}
// -----

func.func @f(%a: i64) {
// expected-error @+1 {{'arith.truncf' op operand #0 must be floating-point-like, but got 'i64'}}
  %0 = arith.truncf %a : i64 to f32
  return
}
// -----

func.func @f(%a: vector<4xf32>) {
// expected-error @+1 {{'arith.truncf' op requires the same shape for all operands and results}}
  %0 = arith.truncf %a : vector<4xf32> to f16
  return
}
// -----

func.func @f(%a: index) {
// expected-error @+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.sitofp %a : index to f32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.sitofp' op result #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.sitofp %a : i32 to i32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.sitofp %a : f32 to f32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.sitofp' op result #0 must be floating-point-like, but got 'index'}}
  %0 = arith.sitofp %a : i32 to index
  return
}
// -----

func.func @f(%a: vector<4xi32>) {
// expected-error @+1 {{'arith.sitofp' op requires the same shape for all operands and results}}
  %0 = arith.sitofp %a : vector<4xi32> to vector<2xf32>
  return
}
// -----

func.func @f(%a: si32) {
// expected-error @+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'si32'}}
  %0 = arith.sitofp %a : si32 to f32
  return
}
// -----

func.func @f(%a: index) {
// expected-error @+1 {{'arith.uitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.uitofp %a : index to f32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.uitofp' op result #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.uitofp %a : i32 to i32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.uitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.uitofp %a : f32 to f32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.uitofp' op result #0 must be floating-point-like, but got 'index'}}
  %0 = arith.uitofp %a : i32 to index
  return
}
// -----

func.func @f(%a: vector<4xi32>) {
// expected-error @+1 {{'arith.uitofp' op requires the same shape for all operands and results}}
  %0 = arith.uitofp %a : vector<4xi32> to vector<2xf32>
  return
}
// -----

func.func @f(%a: si32) {
// expected-error @+1 {{'arith.uitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'si32'}}
  %0 = arith.uitofp %a : si32 to f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.fptosi %a : f32 to index
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'arith.fptosi' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.fptosi %a : i32 to i32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.fptosi %a : f32 to f32
  return
}
// -----

func.func @f(%a: f32) {
// expected-error @+1 {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'si32'}}
  %0 = arith.fptosi %a : f32 to si32
  return
}
// -----

func.func @f(%a: vector<4xf32>) {
// expected-error @+1 {{'arith.fptosi' op requires the same shape for all operands and results}}
  %0 = arith.fptosi %a : vector<4xf32> to vector<2xi32>
  return
}
