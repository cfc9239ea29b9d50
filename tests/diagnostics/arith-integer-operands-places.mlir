// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.addi %f, %f : f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.addi' op requires the same type for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.subi %s, %s : si32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.subi' op operand #0 must be signless-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.muli %f, %f : f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.muli' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = "arith.muli"(%a, %a) : (i32, i32) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.muli' op requires the same type for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.divsi %s, %s : si32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.divsi' op operand #0 must be signless-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.divui %f, %f : f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.divui' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = "arith.divui"(%a, %a) : (i32, i32) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.divui' op requires the same type for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.ceildivsi %s, %s : si32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.ceildivsi' op operand #0 must be signless-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.ceildivui %f, %f : f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.ceildivui' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = "arith.ceildivui"(%a, %a) : (i32, i32) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.ceildivui' op requires the same type for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.floordivsi %s, %s : si32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.floordivsi' op operand #0 must be signless-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.remsi %f, %f : f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.remsi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = "arith.remsi"(%a, %a) : (i32, i32) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.remsi' op requires the same type for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.remui %s, %s : si32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.remui' op operand #0 must be signless-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.andi %f, %f : f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.andi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = "arith.andi"(%a, %a) : (i32, i32) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.andi' op requires the same type for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.ori %s, %s : si32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.ori' op operand #0 must be signless-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.xori %f, %f : f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.xori' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = "arith.xori"(%a, %a) : (i32, i32) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.xori' op requires the same type for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.shli %s, %s : si32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.shli' op operand #0 must be signless-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.shrsi %f, %f : f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.shrsi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = "arith.shrsi"(%a, %a) : (i32, i32) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.shrsi' op requires the same type for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.shrui %s, %s : si32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.shrui' op operand #0 must be signless-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.maxsi %f, %f : f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.maxsi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = "arith.maxsi"(%a, %a) : (i32, i32) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.maxsi' op requires the same type for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.maxui %s, %s : si32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.maxui' op operand #0 must be signless-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.minsi %f, %f : f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.minsi' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = "arith.minsi"(%a, %a) : (i32, i32) -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.minsi' op requires the same type for all operands and results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
  %0 = arith.minui %s, %s : si32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.minui' op operand #0 must be signless-integer-like, but got 'si32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = arith.addi %a : i32
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected ','
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = arith.addi %a %a : i32
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected ','
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = arith.addi %a, %a : i32 -> i32
  return
}
// CHECK: :[[#@LINE-3]]:31: error: expected operation name in quotes
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// CHECK: :[[#@LINE-3]]:3: error: operation defines 2 results but was provided 1 to bind
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = "x"}> : (i32, i32) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: invalid properties {overflowFlags = "x"} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: "x"
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
  %0 = "arith.addi"(%t, %t) : (tensor<4xi32>, tensor<4xi32>) -> tensor<?xi32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.addi' op inferred type(s) 'tensor<4xi32>' are incompatible with return type(s) of operation 'tensor<?xi32>'
// CHECK: :[[#@LINE-4]]:8: error: 'arith.addi' op failed to infer returned types
// CHECK: :[[#@LINE-5]]:8: note: see current operation:
