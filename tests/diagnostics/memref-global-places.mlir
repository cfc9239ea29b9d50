// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

memref.global private @g : memref<4xf32>
// CHECK: :[[#@LINE-1]]:15: error: custom op 'memref.global' expected valid '@'-identifier for symbol name
// -----

memref.global @g : memref<3xi8> = dense<[1, 2, 3]> : tensor<3xi8>
// CHECK: :[[#@LINE-1]]:51: error: expected operation name in quotes
// -----

memref.global @g : memref<?xf32>
// CHECK: :[[#@LINE-1]]:1: error: custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'
// -----

memref.global @g : memref<*xf32>
// CHECK: :[[#@LINE-1]]:1: error: custom op 'memref.global' type should be static shaped memref, but got 'memref<*xf32>'
// -----

memref.global @g : tensor<4xf32>
// CHECK: :[[#@LINE-1]]:1: error: custom op 'memref.global' type should be static shaped memref, but got 'tensor<4xf32>'
// -----

memref.global @g : i32
// CHECK: :[[#@LINE-1]]:1: error: custom op 'memref.global' type should be static shaped memref, but got 'i32'
// -----

memref.global @g : memref<4xf32> = dense<1>
// CHECK: :[[#@LINE-1]]:42: error: unexpected decimal integer literal for a floating point value
// CHECK: :[[#@LINE-2]]:42: note: add a trailing dot to make the literal a float
// -----

memref.global @g : memref<4xf32> = dense<[1.0]>
// CHECK: :[[#@LINE-1]]:36: error: inferred shape of elements literal ([1]) does not match type ([4])
// -----

memref.global @g : memref<4xf32> = unit
// CHECK: :[[#@LINE-1]]:1: error: custom op 'memref.global' initial value should be a unit or elements attribute
// -----

memref.global : memref<4xf32>
// CHECK: :[[#@LINE-1]]:15: error: custom op 'memref.global' expected valid '@'-identifier for symbol name
// -----

memref.global "bogus" @g : memref<4xf32>
// CHECK: :[[#@LINE-1]]:1: error: 'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "bogus"
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

memref.global constant "private" @g : memref<4xf32> = dense<0.0>
// CHECK: :[[#@LINE-1]]:24: error: custom op 'memref.global' expected valid '@'-identifier for symbol name
// -----

memref.global @g : memref<4xf32> {alignment = 3}
// CHECK: :[[#@LINE-1]]:34: error: custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

memref.global @g : memref<4xf32>
memref.global @g : memref<4xf32>
// CHECK: :[[#@LINE-1]]:1: error: redefinition of symbol named 'g'
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// CHECK: :[[#@LINE-4]]:1: note: see existing symbol definition here
// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<5xf32>}> : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'memref.global' op initial value shape expected to be 4 but was 5
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = 1.0 : f32}> : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'memref.global' op initial value should be a unit or elements attribute, but got 1.000000e+00 : f32
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"memref.global"() <{sym_name = "g", type = i32}> : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"memref.global"() <{sym_name = "g"}> : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'memref.global' op requires attribute 'type'
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"memref.global"() <{type = memref<4xf32>}> : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'memref.global' op requires attribute 'sym_name'
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

func.func @f() {
  memref.global @g : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.global' op symbol's parent must have the SymbolTable trait
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

memref.global @g : memref<4xf32>
func.func @f() {
  %0 = memref.get_global @g : memref<5xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.get_global' op result type 'memref<5xf32>' does not match type 'memref<4xf32>' of the global memref @g
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f() {
  %0 = memref.get_global @g : memref<5xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.get_global' op 'g' does not reference a valid global memref
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f() {
  %0 = memref.get_global @f : memref<5xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.get_global' op 'f' does not reference a valid global memref
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f() {
  %0 = memref.get_global @g : memref<?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.get_global' op result #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f() {
  %0 = memref.get_global @g : i32
  return
}
// CHECK: :[[#@LINE-3]]:31: error: custom op 'memref.get_global' invalid kind of type specified: expected builtin.memref, but found 'i32'
// -----

func.func @f() {
  %0 = memref.get_global "g" : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:26: error: custom op 'memref.get_global' invalid kind of attribute specified
// -----

func.func @f() {
  %0 = memref.get_global @g
  return
}
// CHECK: :[[#@LINE-3]]:28: error: expected ':'
// -----

module @m {
  memref.global @g : memref<4xf32>
}
func.func @f() {
  %0 = memref.get_global @m::@g : memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:26: error: custom op 'memref.get_global' invalid kind of attribute specified
// -----

memref.global @g : memref<4xf32> = dense<1.0>
module {
  func.func @f() {
    %0 = memref.get_global @g : memref<4xf32>
    return
  }
}
// CHECK: :[[#@LINE-4]]:10: error: 'memref.get_global' op 'g' does not reference a valid global memref
// CHECK: :[[#@LINE-5]]:10: note: see current operation:
