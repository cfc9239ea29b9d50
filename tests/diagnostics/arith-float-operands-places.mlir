// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = arith.addf %a, %a : i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.addf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = "arith.addf"(%f) : (f32) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.addf' op expected 2 operands, but found 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = arith.subf %m, %m : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.subf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = arith.mulf %a, %a : i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.mulf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = "arith.mulf"(%f) : (f32) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.mulf' op expected 2 operands, but found 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = arith.divf %m, %m : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.divf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = arith.remf %a, %a : i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.remf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = "arith.remf"(%f) : (f32) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.remf' op expected 2 operands, but found 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = arith.maximumf %m, %m : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.maximumf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = arith.minimumf %a, %a : i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.minimumf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = "arith.minimumf"(%f) : (f32) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.minimumf' op expected 2 operands, but found 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = arith.maxnumf %m, %m : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.maxnumf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = arith.minnumf %a, %a : i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.minnumf' op operand #0 must be floating-point-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
  %0 = "arith.minnumf"(%f) : (f32) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.minnumf' op expected 2 operands, but found 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %f: f32) {
  %0 = arith.negf : f32
  return
}
// CHECK: :[[#@LINE-3]]:18: error: expected SSA operand
// -----

func.func @f(%a: i32, %f: f32) {
  %0 = arith.negf %f
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected ':'
