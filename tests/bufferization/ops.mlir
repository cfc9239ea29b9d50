// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s
// NO-BYTECODE: maps among the attributes of arguments have an alias only where the function was read in generic form.

func.func @clone(%buf : memref<*xf32>, %m: memref<2x?xf32>) -> memref<*xf32> {
  %clone = bufferization.clone %buf : memref<*xf32> to memref<*xf32>
  %c = bufferization.clone %m {foo} : memref<2x?xf32> to memref<?x?xf32>
  return %clone : memref<*xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @clone(%[[ARG0:[^ ]+]]: memref<*xf32>, %[[ARG1:[^ ]+]]: memref<2x?xf32>) -> memref<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ARG0]] : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.clone %[[ARG1]] {foo} : memref<2x?xf32> to memref<?x?xf32>
// CHECK-NEXT:     return %[[V0]] : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<*xf32>, memref<2x?xf32>) -> memref<*xf32>, sym_name = "clone"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<*xf32>, %[[ARG1:[^ ]+]]: memref<2x?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "bufferization.clone"(%[[ARG0]]) : (memref<*xf32>) -> memref<*xf32>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "bufferization.clone"(%[[ARG1]]) {foo} : (memref<2x?xf32>) -> memref<?x?xf32>
// GENERIC-NEXT:     "func.return"(%[[V0]]) : (memref<*xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @to_buffer(%arg0: tensor<?xi64>, %arg1: tensor<*xi64>) {
  %0 = bufferization.to_buffer %arg0 : tensor<?xi64> to memref<?xi64, affine_map<(d0) -> (d0 + 7)>, 1>
  %1 = bufferization.to_buffer %arg1 read_only : tensor<*xi64> to memref<*xi64, 1>
  %2 = bufferization.to_buffer %arg0 read_only {bar = 1} : tensor<?xi64> to memref<?xi64, strided<[?], offset: ?>>
  return
}



// CHECK: #map = affine_map<(d0) -> (d0 + 7)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @to_buffer(%[[ARG0:[^ ]+]]: tensor<?xi64>, %[[ARG1:[^ ]+]]: tensor<*xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG0]] : tensor<?xi64> to memref<?xi64, #map, 1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_buffer %[[ARG1]] read_only : tensor<*xi64> to memref<*xi64, 1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_buffer %[[ARG0]] read_only {bar = 1 : i64} : tensor<?xi64> to memref<?xi64, strided<[?], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0 + 7)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xi64>, tensor<*xi64>) -> (), sym_name = "to_buffer"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<?xi64>, %[[ARG1:[^ ]+]]: tensor<*xi64>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "bufferization.to_buffer"(%[[ARG0]]) : (tensor<?xi64>) -> memref<?xi64, #map, 1>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "bufferization.to_buffer"(%[[ARG1]]) <{read_only}> : (tensor<*xi64>) -> memref<*xi64, 1>
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "bufferization.to_buffer"(%[[ARG0]]) <{read_only}> {bar = 1 : i64} : (tensor<?xi64>) -> memref<?xi64, strided<[?], offset: ?>>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @to_tensor(%buf : memref<2xf32>, %u: memref<*xf32>) -> tensor<2xf32> {
  %tensor = bufferization.to_tensor %buf restrict writable : memref<2xf32> to tensor<2xf32>
  %1 = bufferization.to_tensor %buf restrict : memref<2xf32> to tensor<2xf32>
  %2 = bufferization.to_tensor %buf writable {foo} : memref<2xf32> to tensor<2xf32>
  %3 = bufferization.to_tensor %u : memref<*xf32> to tensor<*xf32>
  return %tensor : tensor<2xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @to_tensor(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<*xf32>) -> tensor<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_tensor %[[ARG0]] restrict writable : memref<2xf32> to tensor<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_tensor %[[ARG0]] restrict : memref<2xf32> to tensor<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_tensor %[[ARG0]] writable {foo} : memref<2xf32> to tensor<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.to_tensor %[[ARG1]] : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2xf32>, memref<*xf32>) -> tensor<2xf32>, sym_name = "to_tensor"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "bufferization.to_tensor"(%[[ARG0]]) <{restrict, writable}> : (memref<2xf32>) -> tensor<2xf32>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "bufferization.to_tensor"(%[[ARG0]]) <{restrict}> : (memref<2xf32>) -> tensor<2xf32>
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "bufferization.to_tensor"(%[[ARG0]]) <{writable}> {foo} : (memref<2xf32>) -> tensor<2xf32>
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "bufferization.to_tensor"(%[[ARG1]]) : (memref<*xf32>) -> tensor<*xf32>
// GENERIC-NEXT:     "func.return"(%[[V0]]) : (tensor<2xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

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



// CHECK: module {
// CHECK-NEXT:   func.func @alloc_tensor(%[[ARG0:[^ ]+]]: tensor<?x5xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor(%[[ARG1]]) : tensor<?x5xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.alloc_tensor() copy(%[[ARG0]]) : tensor<?x5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.alloc_tensor() : tensor<5x6xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = bufferization.alloc_tensor(%[[ARG1]], %[[ARG1]]) : tensor<?x?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = bufferization.alloc_tensor() copy(%[[ARG0]]) {escape = true} : tensor<?x5xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = bufferization.alloc_tensor() copy(%[[ARG0]]) {escape = false} : tensor<?x5xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = bufferization.alloc_tensor() size_hint=%[[ARG1]] : tensor<5x6xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = bufferization.alloc_tensor(%[[ARG1]]) size_hint=%[[ARG1]] {memory_space = "foo"} : tensor<?xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = bufferization.alloc_tensor() {memory_space = 2 : i64} : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?x5xf32>, index) -> (), sym_name = "alloc_tensor"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<?x5xf32>, %[[ARG1:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "bufferization.alloc_tensor"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?x5xf32>
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "bufferization.alloc_tensor"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?x5xf32>) -> tensor<?x5xf32>
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<5x6xf32>
// GENERIC-NEXT:     %[[V3:[^ ]+]] = "bufferization.alloc_tensor"(%[[ARG1]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (index, index) -> tensor<?x?xf32>
// GENERIC-NEXT:     %[[V4:[^ ]+]] = "bufferization.alloc_tensor"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 1, 0>}> {escape = true} : (tensor<?x5xf32>) -> tensor<?x5xf32>
// GENERIC-NEXT:     %[[V5:[^ ]+]] = "bufferization.alloc_tensor"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 1, 0>}> {escape = false} : (tensor<?x5xf32>) -> tensor<?x5xf32>
// GENERIC-NEXT:     %[[V6:[^ ]+]] = "bufferization.alloc_tensor"(%[[ARG1]]) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (index) -> tensor<5x6xf32>
// GENERIC-NEXT:     %[[V7:[^ ]+]] = "bufferization.alloc_tensor"(%[[ARG1]], %[[ARG1]]) <{memory_space = "foo", operandSegmentSizes = array<i32: 1, 0, 1>}> : (index, index) -> tensor<?xf32>
// GENERIC-NEXT:     %[[V8:[^ ]+]] = "bufferization.alloc_tensor"() <{memory_space = 2 : i64, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @dealloc_tensor(%t: tensor<4xi32>, %u: tensor<*xf32>) {
  bufferization.dealloc_tensor %t : tensor<4xi32>
  bufferization.dealloc_tensor %u {foo} : tensor<*xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @dealloc_tensor(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<*xf32>) {
// CHECK-NEXT:     bufferization.dealloc_tensor %[[ARG0]] : tensor<4xi32>
// CHECK-NEXT:     bufferization.dealloc_tensor %[[ARG1]] {foo} : tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<4xi32>, tensor<*xf32>) -> (), sym_name = "dealloc_tensor"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<*xf32>):
// GENERIC-NEXT:     "bufferization.dealloc_tensor"(%[[ARG0]]) : (tensor<4xi32>) -> ()
// GENERIC-NEXT:     "bufferization.dealloc_tensor"(%[[ARG1]]) {foo} : (tensor<*xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @materialize(%t: tensor<?xf32>, %m: memref<?xf32>, %d: tensor<?xf32>) -> tensor<?xf32> {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  bufferization.materialize_in_destination %t in restrict writable %m {foo} : (tensor<?xf32>, memref<?xf32>) -> ()
  return %0 : tensor<?xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @materialize(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.materialize_in_destination %[[ARG0]] in %[[ARG2]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     bufferization.materialize_in_destination %[[ARG0]] in writable %[[ARG1]] : (tensor<?xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:     bufferization.materialize_in_destination %[[ARG0]] in restrict writable %[[ARG1]] {foo} : (tensor<?xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:     return %[[V0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf32>, memref<?xf32>, tensor<?xf32>) -> tensor<?xf32>, sym_name = "materialize"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: tensor<?xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "bufferization.materialize_in_destination"(%[[ARG0]], %[[ARG2]]) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// GENERIC-NEXT:     "bufferization.materialize_in_destination"(%[[ARG0]], %[[ARG1]]) <{writable}> : (tensor<?xf32>, memref<?xf32>) -> ()
// GENERIC-NEXT:     "bufferization.materialize_in_destination"(%[[ARG0]], %[[ARG1]]) <{restrict, writable}> {foo} : (tensor<?xf32>, memref<?xf32>) -> ()
// GENERIC-NEXT:     "func.return"(%[[V0]]) : (tensor<?xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @dealloc(%arg0: memref<2xf32>, %arg1: memref<4xi32>, %arg2: i1, %arg3: i1, %arg4: memref<*xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<4xi32>) if (%arg2, %arg3) retain (%arg0, %arg4 : memref<2xf32>, memref<*xf32>)
  bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<4xi32>) if (%arg2, %arg3)
  bufferization.dealloc
  %1 = bufferization.dealloc retain (%arg0 : memref<2xf32>) {foo}
  return %0#0, %0#1 : i1, i1
}



// CHECK: module {
// CHECK-NEXT:   func.func @dealloc(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<4xi32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1, %[[ARG4:[^ ]+]]: memref<*xf32>) -> (i1, i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = bufferization.dealloc (%[[ARG0]], %[[ARG1]] : memref<2xf32>, memref<4xi32>) if (%[[ARG2]], %[[ARG3]]) retain (%[[ARG0]], %[[ARG4]] : memref<2xf32>, memref<*xf32>)
// CHECK-NEXT:     bufferization.dealloc (%[[ARG0]], %[[ARG1]] : memref<2xf32>, memref<4xi32>) if (%[[ARG2]], %[[ARG3]])
// CHECK-NEXT:     bufferization.dealloc
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.dealloc retain (%[[ARG0]] : memref<2xf32>) {foo}
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2xf32>, memref<4xi32>, i1, i1, memref<*xf32>) -> (i1, i1), sym_name = "dealloc"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<4xi32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1, %[[ARG4:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]]:2 = "bufferization.dealloc"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG0]], %[[ARG4]]) <{operandSegmentSizes = array<i32: 2, 2, 2>}> : (memref<2xf32>, memref<4xi32>, i1, i1, memref<2xf32>, memref<*xf32>) -> (i1, i1)
// GENERIC-NEXT:     "bufferization.dealloc"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) <{operandSegmentSizes = array<i32: 2, 2, 0>}> : (memref<2xf32>, memref<4xi32>, i1, i1) -> ()
// GENERIC-NEXT:     "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "bufferization.dealloc"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 0, 0, 1>}> {foo} : (memref<2xf32>) -> i1
// GENERIC-NEXT:     "func.return"(%[[V0]]#0, %[[V0]]#1) : (i1, i1) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @alloc_tensor_invalid_memory_space_attr(%sz: index) {
  %0 = bufferization.alloc_tensor(%sz) {memory_space} : tensor<?xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @alloc_tensor_invalid_memory_space_attr(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor(%[[ARG0]]) {memory_space} : tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "alloc_tensor_invalid_memory_space_attr"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "bufferization.alloc_tensor"(%[[ARG0]]) <{memory_space, operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @alloc_tensor_unranked(%sz: index) {
  %0 = bufferization.alloc_tensor() : tensor<*xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @alloc_tensor_unranked(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor() : tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index) -> (), sym_name = "alloc_tensor_unranked"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: index):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<*xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @materialize_shape(%arg0: tensor<?xf32>, %arg1: tensor<5xf32>) {
  bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @materialize_shape(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<5xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.materialize_in_destination %[[ARG0]] in %[[ARG1]] : (tensor<?xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (tensor<?xf32>, tensor<5xf32>) -> (), sym_name = "materialize_shape"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<5xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "bufferization.materialize_in_destination"(%[[ARG0]], %[[ARG1]]) : (tensor<?xf32>, tensor<5xf32>) -> tensor<5xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @tensor_arg(%t: tensor<?xf32> {bufferization.access = "read"}, %s: tensor<?xf32> {bufferization.access = "write"}, %u: tensor<?xf32> {bufferization.access = "none", bufferization.writable = false}, %v: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<?xf32> {bufferization.writable = true}) {
  return %t: tensor<?xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @tensor_arg(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.access = "read"}, %[[ARG1:[^ ]+]]: tensor<?xf32> {bufferization.access = "write"}, %[[ARG2:[^ ]+]]: tensor<?xf32> {bufferization.access = "none", bufferization.writable = false}, %[[ARG3:[^ ]+]]: tensor<?xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) -> (tensor<?xf32> {bufferization.writable = true}) {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{bufferization.access = "read"}, {bufferization.access = "write"}, {bufferization.access = "none", bufferization.writable = false}, {bufferization.buffer_layout = #map}], function_type = (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>, res_attrs = [{bufferization.writable = true}], sym_name = "tensor_arg"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: tensor<?xf32>, %[[ARG3:[^ ]+]]: tensor<?xf32>):
// GENERIC-NEXT:     "func.return"(%[[ARG0]]) : (tensor<?xf32>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @tensor_arg(%t: i32 {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) {
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @tensor_arg(%[[ARG0:[^ ]+]]: i32 {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: #map = affine_map<(d0) -> (d0)>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{bufferization.buffer_layout = #map}], function_type = (i32) -> (), sym_name = "tensor_arg"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @tensor_arg(%t: i32 {bufferization.access = "read"}) {
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @tensor_arg(%[[ARG0:[^ ]+]]: i32 {bufferization.access = "read"}) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{arg_attrs = [{bufferization.access = "read"}], function_type = (i32) -> (), sym_name = "tensor_arg"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @md(%arg0: memref<2xf32>) {
  memref.dealloc %arg0 {bufferization.manual_deallocation} : memref<2xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @md(%[[ARG0:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     memref.dealloc %[[ARG0]] {bufferization.manual_deallocation} : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "md"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<2xf32>):
// GENERIC-NEXT:     "memref.dealloc"(%[[ARG0]]) {bufferization.manual_deallocation} : (memref<2xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @md(%arg0: memref<2xf32>) {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @md(%[[ARG0:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<2xf32>) -> (), sym_name = "md"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<2xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {bufferization.manual_deallocation} : () -> memref<2xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @clone(%t: memref<4xf32>) {
  %0 = bufferization.clone %t : memref<4xf32> to memref<5xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @clone(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<5xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "clone"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "bufferization.clone"(%[[ARG0]]) : (memref<4xf32>) -> memref<5xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
