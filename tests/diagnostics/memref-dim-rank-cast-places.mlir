// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %m, %i {x = 1} : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:25: error: expected ':'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %z, %i : memref<f32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %t, %i : tensor<?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'tensor<?xf32>'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %m, %x : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:23: error: use of value '%x' expects different type than prior uses: 'index' vs 'i32'
// CHECK: :[[#@LINE-5]]:82: note: prior use here
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %m, 0 : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:22: error: expected SSA operand
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %m : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:21: error: expected ','
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.dim %m, %i
  return
}
// CHECK: :[[#@LINE-3]]:25: error: expected ':'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = "memref.dim"(%m, %i) : (memref<4x?xf32>, index) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.dim' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.rank %t : tensor<?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:25: error: custom op 'memref.rank' invalid kind of type specified
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.rank %x : i32
  return
}
// CHECK: :[[#@LINE-3]]:25: error: custom op 'memref.rank' invalid kind of type specified
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = "memref.rank"(%m) : (memref<4x?xf32>) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.rank' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %s : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<4x?xf32, strided<[?, 1], offset: 3>>' and result type 'memref<4x?xf32>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %s : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32, strided<[?, 1], offset: 4>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<4x?xf32, strided<[?, 1], offset: 3>>' and result type 'memref<4x?xf32, strided<[?, 1], offset: 4>>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %s : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32, strided<[?, 2], offset: 3>>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<4x?xf32, strided<[?, 1], offset: 3>>' and result type 'memref<4x?xf32, strided<[?, 2], offset: 3>>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %u : memref<*xf32> to memref<*xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<5x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<5x?xf32>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xi32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xi32>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4xf32>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xf32, 1>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %sp : memref<4x?xf32, 1> to memref<*xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<4x?xf32, 1>' and result type 'memref<*xf32>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %u : memref<*xf32> to memref<4xi32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<4xi32>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %u : memref<*xf32> to memref<*xi32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xi32>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32> to tensor<4x?xf32>
  return
}
// CHECK: :[[#@LINE-3]]:44: error: custom op 'memref.cast' invalid kind of type specified
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m : memref<4x?xf32>
  return
}
// CHECK: :[[#@LINE-2]]:3: error: custom op 'memref.cast' expected 'to'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.cast %m to memref<4x4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:22: error: expected ':'
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x4xf32, 1>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x4xf32, 1>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<*xf32, 1>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<*xf32, 1>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xi32, 1>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.memory_space_cast' op operand type 'memref<4x?xf32>' and result type 'memref<4x?xi32, 1>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%m: memref<4x?xf32>, %z: memref<f32>, %u: memref<*xf32>, %i: index, %x: i32, %t: tensor<?xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: 3>>, %sp: memref<4x?xf32, 1>) {
  %0 = memref.memory_space_cast %s : memref<4x?xf32, strided<[?, 1], offset: 3>> to memref<4x?xf32, 1>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'memref.memory_space_cast' op operand type 'memref<4x?xf32, strided<[?, 1], offset: 3>>' and result type 'memref<4x?xf32, 1>' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
