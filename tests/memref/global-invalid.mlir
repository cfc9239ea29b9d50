// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global private @g : memref<4xf32>
// -----

// expected-error @+1 {{expected operation name in quotes}}
memref.global @g : memref<3xi8> = dense<[1, 2, 3]> : tensor<3xi8>
// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @g : memref<?xf32>
// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<*xf32>'}}
memref.global @g : memref<*xf32>
// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'tensor<4xf32>'}}
memref.global @g : tensor<4xf32>
// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'i32'}}
memref.global @g : i32
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
memref.global @g : memref<4xf32> = 1.0
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
memref.global @g : memref<4xf32> = dense<1>
// -----

// expected-error @+1 {{inferred shape of elements literal ([1]) does not match type ([4])}}
memref.global @g : memref<4xf32> = dense<[1.0]>
// -----

// expected-error @+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global @g : memref<4xf32> = unit
// -----

// expected-error @+1 {{expected attribute value}}
memref.global @g : memref<4xf32> =
// -----

// expected-error @+1 {{expected ':'}}
memref.global @g
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global : memref<4xf32>
// -----

// expected-error @+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "bogus"}}
memref.global "bogus" @g : memref<4xf32>
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global constant "private" @g : memref<4xf32> = dense<0.0>
// -----

// expected-error @+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @g : memref<4xf32> {alignment = 3}
// -----

// expected-note @+1 {{see existing symbol definition here}}
memref.global @g : memref<4xf32>
// expected-error @+1 {{redefinition of symbol named 'g'}}
memref.global @g : memref<4xf32>
// -----

// expected-error @+1 {{'memref.global' op initial value shape expected to be 4 but was 5}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<5xf32>}> : () -> ()
// -----

// expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 1.000000e+00 : f32}}
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = 1.0 : f32}> : () -> ()
// -----

// expected-error @+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "g", type = i32}> : () -> ()
// -----

// expected-error @+1 {{'memref.global' op requires attribute 'type'}}
"memref.global"() <{sym_name = "g"}> : () -> ()
// -----

// expected-error @+1 {{'memref.global' op requires attribute 'sym_name'}}
"memref.global"() <{type = memref<4xf32>}> : () -> ()
// -----

func.func @f() {
// expected-error @+1 {{'memref.global' op symbol's parent must have the SymbolTable trait}}
  memref.global @g : memref<4xf32>
  return
}
// -----

memref.global @g : memref<4xf32>
func.func @f() {
// expected-error @+1 {{'memref.get_global' op result type 'memref<5xf32>' does not match type 'memref<4xf32>' of the global memref @g}}
  %0 = memref.get_global @g : memref<5xf32>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'memref.get_global' op 'g' does not reference a valid global memref}}
  %0 = memref.get_global @g : memref<5xf32>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %0 = memref.get_global @f : memref<5xf32>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'memref.get_global' op result #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = memref.get_global @g : memref<?xf32>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'memref.get_global' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  %0 = memref.get_global @g : i32
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'memref.get_global' invalid kind of attribute specified}}
  %0 = memref.get_global "g" : memref<4xf32>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{expected ':'}}
  %0 = memref.get_global @g
  return
}
// -----

module @m {
  memref.global @g : memref<4xf32>
}
func.func @f() {
// expected-error @+1 {{custom op 'memref.get_global' invalid kind of attribute specified}}
  %0 = memref.get_global @m::@g : memref<4xf32>
  return
}
// -----

memref.global @g : memref<4xf32> = dense<1.0>
module {
  func.func @f() {
// expected-error @+1 {{'memref.get_global' op 'g' does not reference a valid global memref}}
    %0 = memref.get_global @g : memref<4xf32>
    return
  }
}
