// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @buf(%a: tensor<?xf32>, %m: memref<?xf32>, %b: tensor<?xf32>, %i: index, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<?xf32>
  %1 = bufferization.alloc_tensor(%n) {memory_space = 1 : i64} : tensor<?xf32>
  bufferization.materialize_in_destination %a in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  %2 = bufferization.materialize_in_destination %b in %0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.dealloc_tensor %1 : tensor<?xf32>
  %3 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  return %2, %3 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @tobuf(%a: tensor<?xf32>, %i: index, %f: f32) -> (memref<?xf32>, tensor<?xf32>) {
  %0 = bufferization.to_buffer %a : tensor<?xf32> to memref<?xf32>
  %1 = tensor.insert %f into %a[%i] : tensor<?xf32>
  return %0, %1 : memref<?xf32>, tensor<?xf32>
}
// -----
func.func @attrs(%t: tensor<?xf32> {bufferization.writable = false}, %u: tensor<?xf32> {bufferization.buffer_layout = strided<[1], offset: ?>, foo.bar}, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32> {foo.baz}) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = tensor.insert %f into %u[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
