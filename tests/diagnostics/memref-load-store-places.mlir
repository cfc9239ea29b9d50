// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {alignment = 3 : i64} : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:31: error: custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {alignment = 8 : i32} : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:31: error: custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] {nontemporal = 1} : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:31: error: custom op 'memref.load' 'memref.load' op attribute 'nontemporal' failed to satisfy constraint: bool attribute
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.load' op incorrect number of indices for load, expected 2 but got 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.load' op incorrect number of indices for load, expected 2 but got 0
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i, %i] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.load' op incorrect number of indices for load, expected 2 but got 3
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %z[%i] : memref<i32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.load' op incorrect number of indices for load, expected 0 but got 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %x] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:27: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:63: note: prior use here
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %u[%i] : memref<*xf32>
  return
}
// CHECK: :[[#@LINE-3]]:29: error: custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %u[] : memref<*xf32>
  return
}
// CHECK: :[[#@LINE-3]]:27: error: custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %x[] : i32
  return
}
// CHECK: :[[#@LINE-3]]:27: error: custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'i32'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[0, 0] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: expected ']'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:22: error: expected '['
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i]
  return
}
// CHECK: :[[#@LINE-3]]:30: error: expected ':'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:20: error: use of value '%m' expects different type than prior uses: 'memref<4x4xf32>' vs 'memref<4x?xf32>'
// CHECK: :[[#@LINE-5]]:14: note: prior use here
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i %i] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:25: error: expected ']'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m[%i, %i : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:29: error: expected ']'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.load %m(%i, %i) : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:22: error: expected '['
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i, %i] {alignment = 5 : i64} : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:31: error: custom op 'memref.store' 'memref.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %x, %m[%i, %i] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:16: error: use of value '%x' expects different type than prior uses: 'f32' vs 'i32'
// CHECK: :[[#@LINE-5]]:63: note: prior use here
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%i] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.store' op store index operand count not equal to memref rank
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m[%x, %i] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:63: note: prior use here
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %u[%i] : memref<*xf32>
  return
}
// CHECK: :[[#@LINE-3]]:29: error: custom op 'memref.store' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %m[%i, %i] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:18: error: expected ','
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y, %m : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:22: error: expected '['
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  memref.store %y %m[%i, %i] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:18: error: expected ','
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = memref.store %y, %m[%i, %i] : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:3: error: cannot name an operation with no results
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = "memref.load"(%m, %i, %i) : (memref<4x?xf32>, index, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.load' op failed to verify that result type matches element type of 'memref'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = "memref.load"(%m, %i) : (memref<4x?xf32>, index) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.load' op incorrect number of indices for load, expected 2 but got 1
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = "memref.load"(%m) : (memref<4x?xf32>) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.load' op incorrect number of indices for load, expected 2 but got 0
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = "memref.load"() : () -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.load' op expected 1 or more operands, but found 0
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = "memref.load"(%m, %i, %x) : (memref<4x?xf32>, index, i32) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.load' op operand #2 must be variadic of index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  %0 = "memref.load"(%x) : (i32) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.load' op operand #0 must be memref of any type values, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  "memref.store"(%x, %m, %i, %i) : (i32, memref<4x?xf32>, index, index) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.store' op failed to verify that type of 'value' matches element type of 'memref'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  "memref.store"(%y) : (f32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.store' op expected 2 or more operands, but found 1
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
  "memref.store"(%y, %y) : (f32, f32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'memref.store' op operand #1 must be memref of any type values, but got 'f32'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
