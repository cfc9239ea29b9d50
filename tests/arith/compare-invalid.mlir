// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi foo, %a, %a : i32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{custom op 'arith.cmpi' invalid predicate attribute specification: "foo"}}
  %0 = arith.cmpi "foo", %a, %a : i32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi 1, %a, %a : i32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{expected ','}}
  %0 = arith.cmpi slt %a, %a : i32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{expected ','}}
  %0 = arith.cmpi slt, %a : i32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.cmpi slt, %a, %a
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
  %0 = arith.cmpi slt, %a, %a : f32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi oeq, %a, %a : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = arith.cmpi slt, %a, %x : i32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
  %0 = arith.cmpi slt, %x, %x : f32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{custom op 'arith.cmpf' 'lhs' must be floating-point-like, but got 'i32'}}
  %0 = arith.cmpf oeq, %a, %a : i32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{custom op 'arith.cmpf' expected string or keyword containing one of the following enum values for attribute 'predicate' [false, oeq, ogt, oge, olt, ole, one, ord, ueq, ugt, uge, ult, ule, une, uno, true]}}
  %0 = arith.cmpf slt, %x, %x : f32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 10 : i64} : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 1 : i32} : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = "eq"} : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpi' op result #0 must be bool-like, but got 'i32'}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 2 : i64} : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpi' op requires all operands to have the same type}}
  %0 = "arith.cmpi"(%a, %i) {predicate = 2 : i64} : (i32, index) -> i1
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 2 : i64} : (i32, i32) -> vector<2xi1>
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpi' op expected 2 operands, but found 1}}
  %0 = "arith.cmpi"(%a) {predicate = 2 : i64} : (i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = -1 : i64} : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpf' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}}
  %0 = "arith.cmpf"(%x, %x) {predicate = 16 : i64} : (f32, f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %x: f32, %i: index) {
// expected-error @+1 {{'arith.cmpf' op result #0 must be bool-like, but got 'f32'}}
  %0 = "arith.cmpf"(%x, %x) {predicate = 1 : i64} : (f32, f32) -> f32
  return
}
