// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.remui' op requires the same type for all operands and results}}
  %0 = "arith.remui"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.remui' op expected 2 operands, but found 1}}
  %0 = "arith.remui"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.andi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.andi %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.andi %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.andi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.andi %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.andi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.andi %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.andi' op requires the same type for all operands and results}}
  %0 = "arith.andi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.andi' op expected 2 operands, but found 1}}
  %0 = "arith.andi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ori' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.ori %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.ori %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ori' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.ori %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ori' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.ori %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ori' op requires the same type for all operands and results}}
  %0 = "arith.ori"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ori' op expected 2 operands, but found 1}}
  %0 = "arith.ori"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.xori' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.xori %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.xori %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.xori' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.xori %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.xori' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.xori %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.xori' op requires the same type for all operands and results}}
  %0 = "arith.xori"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.xori' op expected 2 operands, but found 1}}
  %0 = "arith.xori"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shli' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.shli %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.shli %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shli' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.shli %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shli' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.shli %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shli' op requires the same type for all operands and results}}
  %0 = "arith.shli"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shli' op expected 2 operands, but found 1}}
  %0 = "arith.shli"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shrsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.shrsi %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.shrsi %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shrsi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.shrsi %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shrsi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.shrsi %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shrsi' op requires the same type for all operands and results}}
  %0 = "arith.shrsi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shrsi' op expected 2 operands, but found 1}}
  %0 = "arith.shrsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shrui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.shrui %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.shrui %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shrui' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.shrui %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shrui' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.shrui %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shrui' op requires the same type for all operands and results}}
  %0 = "arith.shrui"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.shrui' op expected 2 operands, but found 1}}
  %0 = "arith.shrui"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.maxsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.maxsi %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.maxsi %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.maxsi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.maxsi %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.maxsi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.maxsi %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.maxsi' op requires the same type for all operands and results}}
  %0 = "arith.maxsi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.maxsi' op expected 2 operands, but found 1}}
  %0 = "arith.maxsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.maxui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.maxui %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.maxui %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.maxui' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.maxui %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.maxui' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.maxui %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.maxui' op requires the same type for all operands and results}}
  %0 = "arith.maxui"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.maxui' op expected 2 operands, but found 1}}
  %0 = "arith.maxui"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.minsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.minsi %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.minsi %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.minsi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.minsi %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.minsi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.minsi %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.minsi' op requires the same type for all operands and results}}
  %0 = "arith.minsi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.minsi' op expected 2 operands, but found 1}}
  %0 = "arith.minsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.minui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.minui %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.minui %a, %i : i32
  return
}
