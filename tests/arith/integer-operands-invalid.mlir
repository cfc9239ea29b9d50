// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.addi %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.addi %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.addi %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.addi %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.subi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.subi %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.subi %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.subi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.subi %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.subi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.subi %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.subi' op requires the same type for all operands and results}}
  %0 = "arith.subi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.subi' op expected 2 operands, but found 1}}
  %0 = "arith.subi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.muli' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.muli %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.muli %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.muli' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.muli %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.muli' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.muli %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.muli' op requires the same type for all operands and results}}
  %0 = "arith.muli"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.muli' op expected 2 operands, but found 1}}
  %0 = "arith.muli"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.divsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.divsi %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.divsi %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.divsi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.divsi %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.divsi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.divsi %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.divsi' op requires the same type for all operands and results}}
  %0 = "arith.divsi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.divsi' op expected 2 operands, but found 1}}
  %0 = "arith.divsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.divui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.divui %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.divui %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.divui' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.divui %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.divui' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.divui %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.divui' op requires the same type for all operands and results}}
  %0 = "arith.divui"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.divui' op expected 2 operands, but found 1}}
  %0 = "arith.divui"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ceildivsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.ceildivsi %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.ceildivsi %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ceildivsi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.ceildivsi %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ceildivsi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.ceildivsi %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ceildivsi' op requires the same type for all operands and results}}
  %0 = "arith.ceildivsi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ceildivsi' op expected 2 operands, but found 1}}
  %0 = "arith.ceildivsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ceildivui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.ceildivui %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.ceildivui %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ceildivui' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.ceildivui %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ceildivui' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.ceildivui %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ceildivui' op requires the same type for all operands and results}}
  %0 = "arith.ceildivui"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.ceildivui' op expected 2 operands, but found 1}}
  %0 = "arith.ceildivui"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.floordivsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.floordivsi %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.floordivsi %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.floordivsi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.floordivsi %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.floordivsi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.floordivsi %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.floordivsi' op requires the same type for all operands and results}}
  %0 = "arith.floordivsi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.floordivsi' op expected 2 operands, but found 1}}
  %0 = "arith.floordivsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.remsi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.remsi %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.remsi %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.remsi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.remsi %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.remsi' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.remsi %m, %m : memref<4xi32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.remsi' op requires the same type for all operands and results}}
  %0 = "arith.remsi"(%a, %a) : (i32, i32) -> i64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.remsi' op expected 2 operands, but found 1}}
  %0 = "arith.remsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.remui' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.remui %f, %f : f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = arith.remui %a, %i : i32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.remui' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.remui %s, %s : si32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %s: si32, %m: memref<4xi32>) {
// expected-error @+1 {{'arith.remui' op operand #0 must be signless-integer-like, but got 'memref<4xi32>'}}
  %0 = arith.remui %m, %m : memref<4xi32>
  return
}
