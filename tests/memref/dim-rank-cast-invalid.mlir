// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{expected ':'}}
  %0 = memref.dim %m, %i {x = 1} : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %0 = memref.dim %z, %i : memref<f32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'tensor<?xf32>'}}
  %0 = memref.dim %t, %i : tensor<?xf32>
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.dim %m, %x : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{expected SSA operand}}
  %0 = memref.dim %m, 0 : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{expected ','}}
  %0 = memref.dim %m : memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{expected ':'}}
  %0 = memref.dim %m, %i
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.dim' op result #0 must be index, but got 'i32'}}
  %0 = "memref.dim"(%m, %i) : (memref<4x?xf32>, index) -> i32
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{custom op 'memref.rank' invalid kind of type specified}}
  %0 = memref.rank %t : tensor<?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{custom op 'memref.rank' invalid kind of type specified}}
  %0 = memref.rank %x : i32
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.rank' op result #0 must be index, but got 'i32'}}
  %0 = "memref.rank"(%m) : (memref<4x?xf32>) -> i32
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32, strided<[?, 1], offset: 3>>' and result type 'memref<4x?xf32>' are cast incompatible}}
  %0 = memref.cast %s : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32, strided<[?, 1], offset: 3>>' and result type 'memref<4x?xf32, strided<[?, 1], offset: 4>>' are cast incompatible}}
  %0 = memref.cast %s : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32, strided<[?, 1], offset: 4>>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32, strided<[?, 1], offset: 3>>' and result type 'memref<4x?xf32, strided<[?, 2], offset: 3>>' are cast incompatible}}
  %0 = memref.cast %s : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32, strided<[?, 2], offset: 3>>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %u : memref<*xf32> to memref<*xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<5x?xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<5x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xi32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<4x?xf32, 1>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %sp : memref<4x?xf32, 1> to memref<*xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<4xi32>' are cast incompatible}}
  %0 = memref.cast %u : memref<*xf32> to memref<4xi32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xi32>' are cast incompatible}}
  %0 = memref.cast %u : memref<*xf32> to memref<*xi32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{custom op 'memref.cast' invalid kind of type specified}}
  %0 = memref.cast %m : memref<4x?xf32> to tensor<4x?xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32>
// expected-error @+1 {{custom op 'memref.cast' expected 'to'}}
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{expected ':'}}
  %0 = memref.cast %m to memref<4x4xf32>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x4xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x4xf32, 1>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<*xf32, 1>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xi32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xi32, 1>
  return
}
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
// expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4x?xf32, strided<[?, 1], offset: 3>>' and result type 'memref<4x?xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %s : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32, 1>
  return
}
