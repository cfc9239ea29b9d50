// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i, %i] {alignment = 3 : i64} : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i, %i] {alignment = 8 : i32} : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'nontemporal' failed to satisfy constraint: bool attribute}}
  %0 = memref.load %m[%i, %i] {nontemporal = 1} : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = memref.load %m[%i] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 0}}
  %0 = memref.load %m[] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 3}}
  %0 = memref.load %m[%i, %i, %i] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 0 but got 1}}
  %0 = memref.load %z[%i] : memref<i32>
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.load %m[%i, %x] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.load %u[%i] : memref<*xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.load %u[] : memref<*xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  %0 = memref.load %x[] : i32
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{expected ']'}}
  %0 = memref.load %m[0, 0] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{expected '['}}
  %0 = memref.load %m : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{expected ':'}}
  %0 = memref.load %m[%i, %i]
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{use of value '%m' expects different type than prior uses: 'memref<4x4xf32>' vs 'memref<4x?xf32>'}}
  %0 = memref.load %m[%i, %i] : memref<4x4xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{expected ']'}}
  %0 = memref.load %m[%i %i] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{expected ']'}}
  %0 = memref.load %m[%i, %i : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{expected '['}}
  %0 = memref.load %m(%i, %i) : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{custom op 'memref.store' 'memref.store' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  memref.store %y, %m[%i, %i] {alignment = 5 : i64} : memref<4x?xf32>
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'i32'}}
  memref.store %x, %m[%i, %i] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %y, %m[%i] : memref<4x?xf32>
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  memref.store %y, %m[%x, %i] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{custom op 'memref.store' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  memref.store %y, %u[%i] : memref<*xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{expected ','}}
  memref.store %m[%i, %i] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{expected '['}}
  memref.store %y, %m : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{expected ','}}
  memref.store %y %m[%i, %i] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{cannot name an operation with no results}}
  %0 = memref.store %y, %m[%i, %i] : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i, %i) : (memref<4x?xf32>, index, index) -> i32
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = "memref.load"(%m, %i) : (memref<4x?xf32>, index) -> f32
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 0}}
  %0 = "memref.load"(%m) : (memref<4x?xf32>) -> f32
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.load' op expected 1 or more operands, but found 0}}
  %0 = "memref.load"() : () -> f32
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.load' op operand #2 must be variadic of index, but got 'i32'}}
  %0 = "memref.load"(%m, %i, %x) : (memref<4x?xf32>, index, i32) -> f32
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.load' op operand #0 must be memref of any type values, but got 'i32'}}
  %0 = "memref.load"(%x) : (i32) -> f32
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%x, %m, %i, %i) : (i32, memref<4x?xf32>, index, index) -> ()
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.store' op expected 2 or more operands, but found 1}}
  "memref.store"(%y) : (f32) -> ()
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<i32>, %i: index, %x: i32, %y: f32, %u: memref<*xf32>, %v: memref<4xvector<4xf32>>, %p: memref<4xmemref<?xi8>>, %s: memref<4xf32, strided<[2], offset: ?>, 1>) {
// expected-error @+1 {{'memref.store' op operand #1 must be memref of any type values, but got 'f32'}}
  "memref.store"(%y, %y) : (f32, f32) -> ()
  return
}
