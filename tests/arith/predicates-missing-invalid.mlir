// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// An empty string is no predicate.
func.func @f(%a: f32) {
  // expected-error @+1 {{'arith.cmpf' op requires attribute 'predicate'}}
  %0 = arith.cmpf "", %a, %a : f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %0 = arith.cmpi "", %a, %a : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{invalid predicate attribute specification: "EQ"}}
  %0 = arith.cmpi "EQ", %a, %a : i32
  return
}
