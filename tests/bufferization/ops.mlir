// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @clone(%buf : memref<*xf32>, %m: memref<2x?xf32>) -> memref<*xf32> {
  %clone = bufferization.clone %buf : memref<*xf32> to memref<*xf32>
  %c = bufferization.clone %m {foo} : memref<2x?xf32> to memref<?x?xf32>
  return %clone : memref<*xf32>
}

// -----

func.func @to_buffer(%arg0: tensor<?xi64>, %arg1: tensor<*xi64>) {
  %0 = bufferization.to_buffer %arg0 : tensor<?xi64> to memref<?xi64, affine_map<(d0) -> (d0 + 7)>, 1>
  %1 = bufferization.to_buffer %arg1 read_only : tensor<*xi64> to memref<*xi64, 1>
  %2 = bufferization.to_buffer %arg0 read_only {bar = 1} : tensor<?xi64> to memref<?xi64, strided<[?], offset: ?>>
  return
}

// -----

func.func @to_tensor(%buf : memref<2xf32>, %u: memref<*xf32>) -> tensor<2xf32> {
  %tensor = bufferization.to_tensor %buf restrict writable : memref<2xf32> to tensor<2xf32>
  %1 = bufferization.to_tensor %buf restrict : memref<2xf32> to tensor<2xf32>
  %2 = bufferization.to_tensor %buf writable {foo} : memref<2xf32> to tensor<2xf32>
  %3 = bufferization.to_tensor %u : memref<*xf32> to tensor<*xf32>
  return %tensor : tensor<2xf32>
}

// -----

func.func @alloc_tensor(%t: tensor<?x5xf32>, %sz: index) {
  %0 = bufferization.alloc_tensor(%sz) : tensor<?x5xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?x5xf32>
  %2 = bufferization.alloc_tensor() : tensor<5x6xf32>
  %3 = bufferization.alloc_tensor(%sz, %sz) : tensor<?x?xf32>
  %4 = bufferization.alloc_tensor() copy(%t) {escape = true} : tensor<?x5xf32>
  %5 = bufferization.alloc_tensor() copy(%t) {escape = false} : tensor<?x5xf32>
  %6 = bufferization.alloc_tensor() size_hint=%sz : tensor<5x6xf32>
  %7 = bufferization.alloc_tensor(%sz) size_hint=%sz {memory_space = "foo"} : tensor<?xf32>
  %8 = bufferization.alloc_tensor() {memory_space = 2 : i64} : tensor<4xf32>
  return
}

// -----

func.func @dealloc_tensor(%t: tensor<4xi32>, %u: tensor<*xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xi32>
  bufferization.dealloc_tensor %u {foo} : tensor<*xf32>
  return
}

// -----

func.func @materialize(%t: tensor<?xf32>, %m: memref<?xf32>, %d: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  bufferization.materialize_in_destination %t in restrict writable %m {foo} : (tensor<?xf32>, memref<?xf32>) -> ()
  return %0 : tensor<?xf32>
}

// -----

func.func @dealloc(%arg0: memref<2xf32>, %arg1: memref<4xi32>, %arg2: i1, %arg3: i1, %arg4: memref<*xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<4xi32>) if (%arg2, %arg3) retain (%arg0, %arg4 : memref<2xf32>, memref<*xf32>)
  bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<4xi32>) if (%arg2, %arg3)
  bufferization.dealloc
  %1 = bufferization.dealloc retain (%arg0 : memref<2xf32>) {foo}
  return %0#0, %0#1 : i1, i1
}

// -----

func.func @alloc_tensor_invalid_memory_space_attr(%sz: index) {
  %0 = bufferization.alloc_tensor(%sz) {memory_space} : tensor<?xf32>
  return
}

// -----

func.func @alloc_tensor_unranked(%sz: index) {
  %0 = bufferization.alloc_tensor() : tensor<*xf32>
  return
}

// -----

func.func @materialize_shape(%arg0: tensor<?xf32>, %arg1: tensor<5xf32>) {
  bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @tensor_arg(%t: tensor<?xf32> {bufferization.access = "read"}, %s: tensor<?xf32> {bufferization.access = "write"}, %u: tensor<?xf32> {bufferization.access = "none", bufferization.writable = false}, %v: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<?xf32> {bufferization.writable = true}) {
  return %t: tensor<?xf32>
}

// -----

func.func @tensor_arg(%t: i32 {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) {
  return
}

// -----

func.func @tensor_arg(%t: i32 {bufferization.access = "read"}) {
  return
}

// -----

func.func @md(%arg0: memref<2xf32>) {
  memref.dealloc %arg0 {bufferization.manual_deallocation} : memref<2xf32>
  return
}

// -----

func.func @md(%arg0: memref<2xf32>) {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  return
}

// -----

func.func @clone(%t: memref<4xf32>) {
  %0 = bufferization.clone %t : memref<4xf32> to memref<5xi32>
  return
}
