// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %x : i32
  return
}
// CHECK: :[[#@LINE-3]]:23: error: custom op 'memref.dealloc' invalid kind of type specified
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %m
  return
}
// CHECK: :[[#@LINE-3]]:20: error: expected ':'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.dealloc %m, %m : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:20: error: expected ':'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %m, %z : memref<4x?xf32> to memref<f32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.copy' op requires the same shape for all operands
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %m, %g : memref<4x?xf32> to memref<?xi32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.copy' op requires the same element type for all operands
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %m, %x : memref<4x?xf32> to i32
  return
}
// CHECK: :[[#@LINE-3]]:43: error: custom op 'memref.copy' invalid kind of type specified
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.copy %m, %d : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-2]]:3: error: custom op 'memref.copy' expected 'to'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %m, 3 : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.assume_alignment' op alignment must be power of 2
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %m, 0 : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %m, -2 : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %u, 16 : memref<*xf32>
  return
}
// CHECK: :[[#@LINE-3]]:41: error: custom op 'memref.assume_alignment' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %m, 16 : i64 : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:41: error: custom op 'memref.assume_alignment' invalid kind of type specified: expected builtin.memref, but found 'i64'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %m, %i : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:35: error: expected attribute value
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.assume_alignment %m, 2147483648 : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = "memref.assume_alignment"(%m) <{alignment = 16 : i32}> : (memref<4x?xf32>) -> memref<?x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.assume_alignment' op inferred type(s) 'memref<4x?xf32>' are incompatible with return type(s) of operation 'memref<?x?xf32>'
// CHECK: :[[#@LINE-4]]:8: error: 'memref.assume_alignment' op failed to infer returned types
// CHECK: :[[#@LINE-5]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = "memref.assume_alignment"(%m) <{alignment = 16 : i64}> : (memref<4x?xf32>) -> memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.distinct_objects
  return
}
// CHECK: :[[#@LINE-3]]:26: error: expected ':'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.distinct_objects %x : i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.distinct_objects' op operand #0 must be variadic of memref of any type values, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.distinct_objects %m, %m : memref<4x?xf32>, memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: operation defines 2 results but was provided 1 to bind
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0:2 = "memref.distinct_objects"(%m, %d) : (memref<4x?xf32>, memref<?x4xf32>) -> (memref<?x4xf32>, memref<4x?xf32>)
  return
}
// CHECK: :[[#@LINE-3]]:10: error: 'memref.distinct_objects' op operand types and result types must match
// CHECK: :[[#@LINE-4]]:10: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i, %i], read, locality<1>, data {x = 1} : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:54: error: expected ':'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i, %i], read, locality<4>, data : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i, %i], read, locality<-1>, data : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i, %i], rw, locality<1>, data : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i, %i], read, locality<1>, false : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: custom op 'memref.prefetch' cache type has to be 'data' or 'instr'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i, %i], read, data : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:37: error: custom op 'memref.prefetch' expected 'locality'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m[%i], read, locality<1>, data : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.prefetch' op too few indices
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %m, read, locality<1>, data : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected '[' in operand list
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  memref.prefetch %u[%i], read, locality<1>, data : memref<*xf32>
  return
}
// CHECK: :[[#@LINE-3]]:51: error: custom op 'memref.prefetch' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  "memref.prefetch"(%m, %i, %i) <{isDataCache = true, isWrite = false, localityHint = 5 : i32}> : (memref<4x?xf32>, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  "memref.prefetch"(%m, %i, %i) <{isDataCache = true, isWrite = false}> : (memref<4x?xf32>, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.prefetch' op requires attribute 'localityHint'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g : memref<?xi32> to memref<?xi32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: missing dimension operand for result type 'memref<?xi32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g(%i) : memref<?xi32> to memref<8xi32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: unnecessary dimension operand for result type 'memref<8xi32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g : memref<?xi32> to memref<8xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: different element types specified for source memref type 'memref<?xi32>' and result memref type 'memref<8xf32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g : memref<?xi32> to memref<8x8xi32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.realloc' op result #0 must be 1D memref of any type values, but got 'memref<8x8xi32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %m : memref<4x?xf32> to memref<8xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<4x?xf32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g : memref<?xi32> to memref<8xi32, 1>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: different memory spaces specified for source memref type 'memref<?xi32>' and result memref type 'memref<8xi32, 1>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g : memref<?xi32> to memref<8xi32, strided<[2]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: unsupported layout for result memref type 'memref<8xi32, strided<[2]>>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %u : memref<*xf32> to memref<8xf32>
  return
}
// CHECK: :[[#@LINE-3]]:28: error: custom op 'memref.realloc' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g {alignment = 3 : i64} : memref<?xi32> to memref<8xi32>
  return
}
// CHECK: :[[#@LINE-3]]:26: error: custom op 'memref.realloc' 'memref.realloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.realloc %g(%x) : memref<?xi32> to memref<?xi32>
  return
}
// CHECK: :[[#@LINE-3]]:26: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:103: note: prior use here
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][%i] : memref<?xi8> to memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.view' op incorrect number of dynamic sizes, has 1, expected 0
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][] : memref<?xi8> to memref<?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.view' op incorrect number of dynamic sizes, has 0, expected 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %g[%i][] : memref<?xi32> to memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xi32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[][] : memref<?xi8> to memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: expected SSA operand
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i] : memref<?xi8> to memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:26: error: expected '['
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][] : memref<?xi8> to memref<4xf32, 1>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: different memory spaces specified for base memref type 'memref<?xi8>' and view memref type 'memref<4xf32, 1>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][] : memref<?xi8> to memref<4xf32, strided<[2]>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: unsupported map for result memref type 'memref<4xf32, strided<[2]>>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][] : memref<?xi8> to memref<4xf32, affine_map<(d0) -> (d0 + 1)>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: unsupported map for result memref type 'memref<4xf32, affine_map<(d0) -> (d0 + 1)>>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[%i][] : memref<?xi8> to memref<*xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.view' op result #0 must be memref of any type values, but got 'memref<*xf32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.view %b[0][] : memref<?xi8> to memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: expected SSA operand
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'i64'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:68: error: expected '->'
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0 = memref.extract_aligned_pointer_as_index %x : i32 -> index
  return
}
// CHECK: :[[#@LINE-3]]:53: error: custom op 'memref.extract_aligned_pointer_as_index' invalid kind of type specified
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0:3 = memref.extract_strided_metadata %g : memref<?xi32> -> memref<i32>, index, index
  return
}
// CHECK: :[[#@LINE-3]]:10: error: 'memref.extract_strided_metadata' op inferred type(s) 'memref<i32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<i32>', 'index', 'index'
// CHECK: :[[#@LINE-4]]:10: error: 'memref.extract_strided_metadata' op failed to infer returned types
// CHECK: :[[#@LINE-5]]:10: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0:4 = memref.extract_strided_metadata %g : memref<?xi32> -> memref<f32>, index, index, index
  return
}
// CHECK: :[[#@LINE-3]]:10: error: 'memref.extract_strided_metadata' op inferred type(s) 'memref<i32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index'
// CHECK: :[[#@LINE-4]]:10: error: 'memref.extract_strided_metadata' op failed to infer returned types
// CHECK: :[[#@LINE-5]]:10: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0:4 = memref.extract_strided_metadata %g : memref<?xi32> -> memref<4xi32>, index, index, index
  return
}
// CHECK: :[[#@LINE-3]]:10: error: 'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<4xi32>'
// CHECK: :[[#@LINE-4]]:10: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %d: memref<?x4xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %y: f32, %g: memref<?xi32>, %b: memref<?xi8>, %s: memref<4x?xf32, strided<[?, 2], offset: ?>>) {
  %0:4 = memref.extract_strided_metadata %u : memref<*xf32> -> memref<f32>, index, index, index
  return
}
// CHECK: :[[#@LINE-3]]:47: error: custom op 'memref.extract_strided_metadata' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
