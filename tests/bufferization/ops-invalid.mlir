// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @alloc_tensor_missing_dims(%arg0: index) {
// expected-error @+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = bufferization.alloc_tensor(%arg0) : tensor<4x?x?x5xf32>
  return
}

// -----

func.func @alloc_tensor_too_many(%arg0: index) {
// expected-error @+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = bufferization.alloc_tensor(%arg0) : tensor<4xf32>
  return
}

// -----

func.func @alloc_tensor_copy_and_dims(%t: tensor<?xf32>, %sz: index) {
// expected-error @+1 {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%sz) copy(%t) : tensor<?xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @alloc_tensor_copy_type(%t: tensor<?xf32>, %sz: index) {
// expected-error @+1 {{use of value '%t' expects different type than prior uses: 'tensor<4xf32>' vs 'tensor<?xf32>'}}
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
  return
}

// -----

func.func @alloc_tensor_memref(%sz: index) {
// expected-error @+1 {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}

// -----

func.func @materialize_rank(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>) {
// expected-error @+1 {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @materialize_elem(%arg0: tensor<?xf32>, %arg1: tensor<?xi32>) {
// expected-error @+1 {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<?xf32>, tensor<?xi32>) -> tensor<?xi32>
  return
}

// -----

func.func @materialize_result(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) {
// expected-error @+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<5xf32>, tensor<5xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @materialize_no_result(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) {
// expected-error @+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

// -----

func.func @materialize_memref_result(%arg0: tensor<5xf32>, %arg1: memref<5xf32>) {
// expected-error @+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %0 = bufferization.materialize_in_destination %arg0 in writable %arg1 : (tensor<5xf32>, memref<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @materialize_not_writable(%arg0: tensor<5xf32>, %arg1: memref<5xf32>) {
// expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}

// -----

func.func @materialize_restrict(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) {
// expected-error @+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %arg0 in restrict %arg1 : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>)
  return
}

// -----

func.func @materialize_writable(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) {
// expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  %0 = bufferization.materialize_in_destination %arg0 in writable %arg1 : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>)
  return
}

// -----

func.func @materialize_vector(%arg0: tensor<5xf32>, %arg1: vector<5xf32>) {
// expected-error @+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  bufferization.materialize_in_destination %arg0 in %arg1 : (tensor<5xf32>, vector<5xf32>) -> ()
  return
}

// -----

func.func @invalid_dealloc_memref_condition_mismatch(%arg0: memref<2xf32>, %arg1: memref<4xi32>, %arg2: i1) -> i1 {
// expected-error @+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  %0 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<4xi32>) if (%arg2) retain (%arg1 : memref<4xi32>)
  return %0 : i1
}

// -----

func.func @invalid_dealloc_wrong_number_of_results(%arg0: memref<2xf32>, %arg1: memref<4xi32>, %arg2: i1) -> i1 {
// expected-error @+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  %0:3 = "bufferization.dealloc"(%arg0, %arg1, %arg2, %arg2, %arg1) <{operandSegmentSizes = array<i32: 2, 2, 1>}> : (memref<2xf32>, memref<4xi32>, i1, i1, memref<4xi32>) -> (i1, i1, i1)
  return %0#0 : i1
}

// -----

func.func @invalid_writable_on_op(%m: memref<?xf32>, %t: tensor<?xf32>) {
// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  "foo.op"() {bufferization.writable = true} : () -> ()
  return
}

// -----

// expected-error @+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @invalid_writable_on_op(%m: memref<?xf32> {bufferization.writable = true}, %t: tensor<?xf32> {bufferization.writable = 1}) {
  return
}

// -----

// expected-error @+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @tensor_arg(%t: tensor<?xf32> {bufferization.writable = "x"}) {
  return
}

// -----

// expected-error @+1 {{invalid value for 'bufferization.access'}}
func.func @tensor_arg(%t: tensor<?xf32> {bufferization.access = "foo"}) {
  return
}

// -----

// expected-error @+1 {{'bufferization.access' is expected to be a string attribute}}
func.func @tensor_arg(%t: tensor<?xf32> {bufferization.access = 1}) {
  return
}

// -----

// expected-error @+1 {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @tensor_arg(%t: tensor<?xf32> {bufferization.buffer_layout = 1}) {
  return
}

// -----

// expected-error @+1 {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func @unknown(%t: tensor<?xf32> {bufferization.foo = 1}) {
  return
}

// -----

// expected-error @+1 {{'bufferization.writable' is invalid on external functions}}
func.func private @tensor_decl(tensor<?xf32> {bufferization.access = "read", bufferization.writable = false})

// -----

// expected-error @+1 {{attribute '"bufferization.escape"' not supported as an op attribute by the bufferization dialect}}
func.func @f() attributes {bufferization.escape = [true]} {
  return
}

// -----

func.func @escape(%sz: index) {
// expected-error @+1 {{attribute '"bufferization.escape"' not supported as an op attribute by the bufferization dialect}}
  %0 = bufferization.alloc_tensor(%sz) {bufferization.escape = true} : tensor<?xf32>
  return
}

// -----

func.func @escape(%sz: index) {
// expected-error @+1 {{attribute '"bufferization.escape"' not supported as an op attribute by the bufferization dialect}}
  %0 = tensor.empty(%sz) {bufferization.escape = [false]} : tensor<?xf32>
  return
}

// -----

func.func @md(%arg0: memref<2xf32>) {
// expected-error @+1 {{'arith.constant' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = arith.constant {bufferization.manual_deallocation} 1 : i32
  return
}

// -----

func.func @tb(%t: tensor<4xf32>) {
// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<5xf32>
  return
}

// -----

func.func @tb(%t: tensor<4xf32>) {
// expected-error @+2 {{element types do not match}}
// expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xi32>
  return
}

// -----

func.func @tb(%t: tensor<4xf32>) {
// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<*xf32>
  return
}

// -----

func.func @tb(%t: memref<4xf32>) {
// expected-error @+2 {{shapes do not match}}
// expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %t : memref<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @tb(%t: memref<4xf32>) {
// expected-error @+2 {{element types do not match}}
// expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %t : memref<4xf32> to tensor<4xf64>
  return
}

// -----

func.func @tb(%t: memref<4xf32>) {
// expected-error @+1 {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
  %0 = bufferization.to_tensor %t : memref<4xf32> to vector<4xf32>
  return
}

// -----

func.func @clone(%t: tensor<4xf32>) {
// expected-error @+1 {{custom op 'bufferization.clone' invalid kind of type specified}}
  %0 = bufferization.clone %t : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @dealloc_tensor(%a: memref<4xf32>) {
// expected-error @+1 {{custom op 'bufferization.dealloc_tensor' invalid kind of type specified}}
  bufferization.dealloc_tensor %a : memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4xf32>) -> tensor<4xf32, "x">
  return
}

// -----

func.func @f(%a: tensor<index>) {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = "bufferization.to_buffer"(%a) : (tensor<index>) -> memref<*xf32, 4>
  return
}
