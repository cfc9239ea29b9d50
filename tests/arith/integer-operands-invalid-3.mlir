// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.minui' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.minui %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.minui' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.minui %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.minui' op requires the same type for all operands and results}}
  %0 = "arith.minui"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.minui' op expected 2 operands, but found 1}}
  %0 = "arith.minui"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected ','}}
  %0 = arith.addi %a : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = arith.addi %a, : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = arith.addi %a, %a :
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected ','}}
  %0 = arith.addi %a %a : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a, %a : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.addi %a, %a : i32, i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = arith.addi (%a, %a) : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.addi %a, %a : i32 -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = arith.addi 1, %a : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = arith.addi, %a : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{cannot name an operation with no results}}
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %i) : (i32, index) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{'arith.addi' op requires zero regions}}
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = "arith.addi"(%a, %a) {overflowFlags = 1 : i32} : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{invalid properties {overflowFlags = "x"} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: "x"}}
  %0 = "arith.addi"(%a, %a) <{overflowFlags = "x"}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{invalid properties {isExact = true} for op arith.divsi: Invalid attribute `isExact` in property conversion: true}}
  %0 = "arith.divsi"(%a, %a) <{isExact = true}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath = 1 : i64} for op arith.addf: Invalid attribute `fastmath` in property conversion: 1 : i64}}
  %0 = "arith.addf"(%f, %f) <{fastmath = 1}> : (f32, f32) -> f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{use of value '%u' expects different type than prior uses: 'tensor<4xi32>' vs 'tensor<?xi32>'}}
  %0 = arith.addi %t, %u : tensor<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+2 {{'arith.addi' op inferred type(s) 'tensor<4xi32>' are incompatible with return type(s) of operation 'tensor<?xi32>'}}
// expected-error @+1 {{'arith.addi' op failed to infer returned types}}
  %0 = "arith.addi"(%t, %t) : (tensor<4xi32>, tensor<4xi32>) -> tensor<?xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'complex<i32>'}}
  %0 = arith.addi %c, %c : complex<i32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'none'}}
  %0 = arith.addi %n, %n : none
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %t: tensor<4xi32>, %u: tensor<?xi32>, %c: complex<i32>, %n: none, %tt: tuple<i32>) {
// expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %0 = arith.addi %tt, %tt : tuple<i32>
  return
}
