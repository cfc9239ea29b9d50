// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.addf %a, %a : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.addf %f, %a : f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.addf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = arith.addf %m, %m : memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.addf' op requires the same type for all operands and results}}
  %0 = "arith.addf"(%f, %f) : (f32, f32) -> f64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.addf' op expected 2 operands, but found 1}}
  %0 = "arith.addf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.addf' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = arith.addf %i, %i : index
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.subf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.subf %a, %a : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.subf %f, %a : f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.subf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = arith.subf %m, %m : memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.subf' op requires the same type for all operands and results}}
  %0 = "arith.subf"(%f, %f) : (f32, f32) -> f64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.subf' op expected 2 operands, but found 1}}
  %0 = "arith.subf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.subf' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = arith.subf %i, %i : index
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.mulf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.mulf %a, %a : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.mulf %f, %a : f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.mulf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = arith.mulf %m, %m : memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.mulf' op requires the same type for all operands and results}}
  %0 = "arith.mulf"(%f, %f) : (f32, f32) -> f64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.mulf' op expected 2 operands, but found 1}}
  %0 = "arith.mulf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.mulf' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = arith.mulf %i, %i : index
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.divf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.divf %a, %a : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.divf %f, %a : f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.divf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = arith.divf %m, %m : memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.divf' op requires the same type for all operands and results}}
  %0 = "arith.divf"(%f, %f) : (f32, f32) -> f64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.divf' op expected 2 operands, but found 1}}
  %0 = "arith.divf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.divf' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = arith.divf %i, %i : index
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.remf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.remf %a, %a : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.remf %f, %a : f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.remf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = arith.remf %m, %m : memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.remf' op requires the same type for all operands and results}}
  %0 = "arith.remf"(%f, %f) : (f32, f32) -> f64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.remf' op expected 2 operands, but found 1}}
  %0 = "arith.remf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.remf' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = arith.remf %i, %i : index
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.maximumf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.maximumf %a, %a : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.maximumf %f, %a : f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.maximumf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = arith.maximumf %m, %m : memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.maximumf' op requires the same type for all operands and results}}
  %0 = "arith.maximumf"(%f, %f) : (f32, f32) -> f64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.maximumf' op expected 2 operands, but found 1}}
  %0 = "arith.maximumf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.maximumf' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = arith.maximumf %i, %i : index
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.minimumf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.minimumf %a, %a : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.minimumf %f, %a : f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.minimumf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = arith.minimumf %m, %m : memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.minimumf' op requires the same type for all operands and results}}
  %0 = "arith.minimumf"(%f, %f) : (f32, f32) -> f64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.minimumf' op expected 2 operands, but found 1}}
  %0 = "arith.minimumf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.minimumf' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = arith.minimumf %i, %i : index
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.maxnumf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.maxnumf %a, %a : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.maxnumf %f, %a : f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.maxnumf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = arith.maxnumf %m, %m : memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.maxnumf' op requires the same type for all operands and results}}
  %0 = "arith.maxnumf"(%f, %f) : (f32, f32) -> f64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.maxnumf' op expected 2 operands, but found 1}}
  %0 = "arith.maxnumf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.maxnumf' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = arith.maxnumf %i, %i : index
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.minnumf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.minnumf %a, %a : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.minnumf %f, %a : f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.minnumf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = arith.minnumf %m, %m : memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.minnumf' op requires the same type for all operands and results}}
  %0 = "arith.minnumf"(%f, %f) : (f32, f32) -> f64
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.minnumf' op expected 2 operands, but found 1}}
  %0 = "arith.minnumf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %i: index, %f: f32, %m: memref<4xf32>) {
// expected-error @+1 {{'arith.minnumf' op operand #0 must be floating-point-like, but got 'index'}}
  %0 = arith.minnumf %i, %i : index
  return
}
// -----

func.func @f(%a: i32, %f: f32) {
// expected-error @+1 {{'arith.negf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.negf %a : i32
  return
}
// -----

func.func @f(%a: i32, %f: f32) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.negf %f, %f : f32
  return
}
// -----

func.func @f(%a: i32, %f: f32) {
// expected-error @+1 {{expected SSA operand}}
  %0 = arith.negf : f32
  return
}
// -----

func.func @f(%a: i32, %f: f32) {
// expected-error @+1 {{'arith.negf' op requires the same type for all operands and results}}
  %0 = "arith.negf"(%f) : (f32) -> f64
  return
}
