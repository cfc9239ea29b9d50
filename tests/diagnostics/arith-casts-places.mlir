// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: tensor<*xi8>) {
  %0 = arith.extsi %a : tensor<*xi8> to tensor<*xi32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index) {
  %0 = arith.extsi %a : index to i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'index'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: vector<4xi8>) {
  %0 = arith.extsi %a : vector<4xi8> to i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.extsi' op requires the same shape for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: si8) {
  %0 = arith.extsi %a : si8 to i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'si8'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32) {
  %0 = arith.extui %a : i32 to i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.extui' op operand type 'i32' and result type 'i32' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: vector<2xi8>) {
  %0 = arith.extui %a : vector<2xi8> to vector<4xi16>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.extui' op requires the same shape for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index) {
  %0 = arith.trunci %a : index to i8
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.trunci' op operand #0 must be signless-fixed-width-integer-like, but got 'index'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: f16) {
  %0 = arith.extf %a : f16 to bf16
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.extf' op operand type 'f16' and result type 'bf16' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32) {
  %0 = arith.extf %a : i32 to f64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.extf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: tensor<*xf32>) {
  %0 = arith.truncf %a : tensor<*xf32> to tensor<*xf16>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.truncf' op failed to verify that input and output have the same tensor dimensions
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: f64) {
  %0 = arith.truncf %a : f64 to i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.truncf' op result #0 must be floating-point-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.sitofp' op result #0 must be floating-point-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: si32) {
  %0 = arith.sitofp %a : si32 to f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32) {
  %0 = arith.uitofp %a : i32 to index
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.uitofp' op result #0 must be floating-point-like, but got 'index'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32) {
  %0 = arith.fptosi %a : i32 to i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.fptosi' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: f32) {
  %0 = arith.fptoui %a : f32 to index
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.fptoui' op result #0 must be signless-fixed-width-integer-like, but got 'index'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.fptoui %a : vector<4xf32> to vector<2xi32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.fptoui' op requires the same shape for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32) {
  %0 = arith.index_cast %a : i32 to i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: vector<4xindex>) {
  %0 = arith.index_cast %a : vector<4xindex> to i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.index_cast' op requires the same shape for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: tensor<*xi64>) {
  %0 = arith.index_castui %a : tensor<*xi64> to tensor<*xindex>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.index_castui' op failed to verify that input and output have the same tensor dimensions
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index) {
  %0 = arith.index_castui %a : index to f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.index_castui' op result #0 must be signless-integer-like or memref of signless-integer, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: memref<4xindex>) {
  %0 = arith.index_castui %a : memref<4xindex> to memref<5xi32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.index_castui' op requires the same shape for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to f64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: f64) {
  %0 = arith.bitcast %a : f64 to index
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.bitcast' op result #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: memref<4xi32>) {
  %0 = arith.bitcast %a : memref<4xi32> to memref<4xf64>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.bitcast' op operand type 'memref<4xi32>' and result type 'memref<4xf64>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i8, %f: f32) {
  %0 = arith.extsi %a : i8
  return
}
// CHECK: :[[#@LINE-2]]:3: error: custom op 'arith.extsi' expected 'to'
// -----

func.func @f(%a: i8, %f: f32) {
  %0 = arith.extsi %a : i8 into i32
  return
}
// CHECK: :[[#@LINE-3]]:28: error: custom op 'arith.extsi' expected 'to'
// -----

func.func @f(%a: i8, %f: f32) {
  %0 = "arith.extsi"() : () -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.extsi' op requires a single operand
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
