// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --convert-shape-to-std | FileCheck %s

func.func @f(%a: index, %b: index) -> index {

  %0 = shape.add %a, %b : index, index -> index
  return %0 : index
}

// -----

func.func @f(%a: !shape.size, %b: index) -> !shape.size {

  %0 = shape.add %a, %b : !shape.size, index -> !shape.size
  return %0 : !shape.size
}

// -----

func.func @f(%a: index, %b: index) -> index {

  %0 = shape.mul %a, %b : index, index -> index
  return %0 : index
}

// -----

func.func @f(%a: index, %b: index) -> index {

  %0 = shape.div %a, %b : index, index -> index
  return %0 : index
}

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>) -> tensor<?xindex> {

  %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>) -> tensor<3xindex> {

  %0 = shape.broadcast %a, %b : tensor<?xindex>, tensor<3xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<2xindex>) -> tensor<?xindex> {

  %0 = shape.broadcast %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%a: !shape.shape, %b: tensor<3xindex>) -> !shape.shape {

  %0 = shape.broadcast %a, %b : !shape.shape, tensor<3xindex> -> !shape.shape
  return %0 : !shape.shape
}

// -----

func.func @f(%a: tensor<?xindex>) -> tensor<?xindex> {

  %0 = shape.broadcast %a : tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f() -> tensor<3xindex> {

  %0 = shape.const_shape [1,2,3] : tensor<3xindex>
  return %0 : tensor<3xindex>
}

// -----

func.func @f() -> tensor<0xindex> {

  %0 = shape.const_shape [] : tensor<0xindex>
  return %0 : tensor<0xindex>
}

// -----

func.func @f() -> !shape.shape {

  %0 = shape.const_shape [1,2,3] : !shape.shape
  return %0 : !shape.shape
}

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>) -> i1 {

  %0 = shape.is_broadcastable %a, %b : tensor<?xindex>, tensor<3xindex>
  return %0 : i1
}

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>, %c: tensor<?xindex>) -> i1 {

  %0 = shape.is_broadcastable %a, %b,%c : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
  return %0 : i1
}

// -----

func.func @f(%a: tensor<?xindex>) -> i1 {

  %0 = shape.is_broadcastable %a : tensor<?xindex>
  return %0 : i1
}

// -----

func.func @f(%a: !shape.shape, %b: tensor<3xindex>) -> i1 {

  %0 = shape.is_broadcastable %a, %b : !shape.shape, tensor<3xindex>
  return %0 : i1
}

// -----

func.func @f(%a: tensor<?xindex>, %b: index) -> index {

  %0 = shape.get_extent %a, %b : tensor<?xindex>, index -> index
  return %0 : index
}

// -----

func.func @f(%t: tensor<?x2xf32>, %b: index) -> index {

  %a = shape.shape_of %t : tensor<?x2xf32> -> tensor<?xindex>
  %0 = shape.get_extent %a, %b : tensor<?xindex>, index -> index
  return %0 : index
}

// -----

func.func @f(%a: !shape.shape, %b: !shape.size) -> !shape.size {

  %0 = shape.get_extent %a, %b : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

func.func @f(%t: tensor<?x2xf32>, %b: index) -> index {

  %0 = shape.dim %t, %b : tensor<?x2xf32>, index -> index
  return %0 : index
}

// -----

func.func @f(%t: tensor<?x2xf32>, %b: !shape.size) -> !shape.size {

  %0 = shape.dim %t, %b : tensor<?x2xf32>, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

func.func @f(%a: tensor<?xindex>) -> index {

  %0 = shape.rank %a : tensor<?xindex> -> index
  return %0 : index
}

// -----

func.func @f(%a: !shape.shape) -> !shape.size {

  %0 = shape.rank %a : !shape.shape -> !shape.size
  return %0 : !shape.size
}

// -----

func.func @f(%a: tensor<?xindex>, %i: index) -> index {

  %0 = shape.reduce(%a, %i) : tensor<?xindex> -> index { ^bb0(%x: index, %y: index, %z: index):
  %1 = shape.add %y, %z : index, index -> index
  shape.yield %1 : index }
  return %0 : index
}

// -----

func.func @f(%a: !shape.shape, %i: !shape.size) -> !shape.size {

  %0 = shape.reduce(%a, %i) : !shape.shape -> !shape.size { ^bb0(%x: index, %y: !shape.size, %z: !shape.size):
  shape.yield %z : !shape.size }
  return %0 : !shape.size
}

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>) -> i1 {

  %0 = shape.shape_eq %a, %b : tensor<?xindex>, tensor<3xindex>
  return %0 : i1
}

// -----

func.func @f(%a: tensor<?xindex>, %b: tensor<3xindex>, %c: tensor<?xindex>) -> i1 {

  %0 = shape.shape_eq %a, %b, %c : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
  return %0 : i1
}

// -----

func.func @f(%a: tensor<?xindex>) -> i1 {

  %0 = shape.shape_eq %a : tensor<?xindex>
  return %0 : i1
}

// -----

func.func @f(%a: tensor<?xindex>) -> i1 {

  %0 = "shape.shape_eq"() : () -> i1
  return %0 : i1
}

// -----

func.func @f(%a: !shape.shape, %b: tensor<3xindex>) -> i1 {

  %0 = shape.shape_eq %a, %b : !shape.shape, tensor<3xindex>
  return %0 : i1
}

// -----

func.func @f(%t: tensor<?x2xf32>) -> tensor<2xindex> {

  %0 = shape.shape_of %t : tensor<?x2xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

func.func @f(%t: tensor<?x2xf32>) -> tensor<?xindex> {

  %0 = shape.shape_of %t : tensor<?x2xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: tensor<*xf32>) -> tensor<?xindex> {

  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: tensor<f32>) -> tensor<0xindex> {

  %0 = shape.shape_of %t : tensor<f32> -> tensor<0xindex>
  return %0 : tensor<0xindex>
}

// -----

func.func @f(%t: tensor<f32>) -> tensor<?xindex> {

  %0 = shape.shape_of %t : tensor<f32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: tensor<1x2x3xf32>) -> tensor<?xindex> {

  %0 = shape.shape_of %t : tensor<1x2x3xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: tensor<?x2xf32>) -> !shape.shape {

  %0 = shape.shape_of %t : tensor<?x2xf32> -> !shape.shape
  return %0 : !shape.shape
}

// -----

func.func @f(%t: !shape.value_shape) -> !shape.shape {

  %0 = shape.shape_of %t : !shape.value_shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

func.func @f(%t: tensor<?xindex>) -> tensor<?xindex> {

  %0 = shape.to_extent_tensor %t : tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: tensor<?xindex>) -> tensor<3xindex> {

  %0 = shape.to_extent_tensor %t : tensor<?xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// -----

func.func @f(%t: tensor<3xindex>) -> tensor<?xindex> {

  %0 = shape.to_extent_tensor %t : tensor<3xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: tensor<3xindex>) -> tensor<*xindex> {

  %0 = shape.to_extent_tensor %t : tensor<3xindex> -> tensor<*xindex>
  return %0 : tensor<*xindex>
}

// -----

func.func @f(%t: !shape.shape) -> tensor<?xindex> {

  %0 = shape.to_extent_tensor %t : !shape.shape -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: tensor<3xindex>, %i: index) -> (tensor<?xindex>, tensor<?xindex>) {

  %0:2 = "shape.split_at"(%t, %i) : (tensor<3xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %0#0, %0#1 : tensor<?xindex>, tensor<?xindex>
}

// -----

func.func @f(%t: !shape.shape, %i: index) {

  %0:2 = "shape.split_at"(%t, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return
}

// -----

func.func @f(%t: tensor<?xindex>) -> index {

  %0 = shape.num_elements %t : tensor<?xindex> -> index
  return %0 : index
}

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> tensor<?xindex> {

  %0 = shape.concat %t, %s : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> tensor<?xindex> {

  %0 = shape.any %t, %s : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%s: !shape.shape) -> !shape.shape {

  %0 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

func.func @f(%s: index) -> !shape.size {

  %0 = shape.index_to_size %s
  return %0 : !shape.size
}

// -----

func.func @f(%s: !shape.size) -> index {

  %0 = shape.size_to_index %s : !shape.size
  return %0 : index
}

// -----

func.func @f(%s: !shape.size, %t: !shape.size) -> !shape.size {

  %0 = shape.max %s, %t : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}

// -----

func.func @f(%s: index, %t: index) -> index {

  %0 = shape.meet %s, %t : index, index -> index
  return %0 : index
}

// -----

func.func @f(%s: index, %t: index) -> !shape.shape {

  %0 = shape.from_extents %s, %t : index, index
  return %0 : !shape.shape
}

// -----

func.func @f(%t: tensor<3xindex>) -> !shape.shape {

  %0 = shape.from_extent_tensor %t : tensor<3xindex>
  return %0 : !shape.shape
}

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> !shape.witness {

  %0 = shape.cstr_broadcastable %t, %s : tensor<?xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// -----

func.func @f(%t: tensor<?xindex>, %s: tensor<2xindex>) -> !shape.witness {

  %0 = shape.cstr_eq %t, %s : tensor<?xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// -----

func.func @f(%t: i1) -> !shape.witness {

  %0 = shape.cstr_require %t, "msg"
  return %0 : !shape.witness
}

// -----

func.func @f() -> !shape.witness {

  %0 = shape.const_witness true
  return %0 : !shape.witness
}

// -----

func.func @f(%w: !shape.witness) -> !shape.witness {

  %0 = shape.assuming_all %w, %w
  return %0 : !shape.witness
}

// -----

func.func @f(%w: !shape.witness) -> index {

  %0 = shape.assuming %w -> (index) {
  %c = arith.constant 1 : index
  shape.assuming_yield %c : index }
  return %0 : index
}

// -----

func.func @f(%t: !shape.shape) -> !shape.shape {

  %0 = "shape.debug_print"(%t) : (!shape.shape) -> !shape.shape
  return %0 : !shape.shape
}

// -----

func.func @f(%t: !shape.value_shape) -> tensor<2xf32> {

  %0 = shape.value_of %t : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%t: tensor<2xi32>) -> tensor<?xindex> {

  %0 = shape.value_as_shape %t : tensor<2xi32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @f(%t: tensor<2xindex>) -> !shape.value_shape {

  %0 = shape.with_shape %t, %t : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.value_shape
}

// -----

shape.func @f(%t: index) -> index {
  %0 = shape.add %t, %t : index, index -> index
  shape.return %0 : index }

// -----

shape.function_library @f { shape.func @g(%t: index) -> index {
  %0 = shape.add %t, %t : index, index -> index
  shape.return %0 : index } } mapping {}

// -----

func.func @f(%a: tensor<?xindex>, %i: index, %q: f32) -> (index, f32) {

  %0:2 = shape.reduce(%a, %i, %q) : tensor<?xindex> -> (index, f32) { ^bb0(%x: index, %y: index, %z: index, %w: f32):
  %1 = shape.add %y, %x : index, index -> index
  %2 = "t.x"(%w, %x) : (f32, index) -> f32
  shape.yield %1, %2 : index, f32 } {foo}
  return %0#0, %0#1 : index, f32
}

// -----

func.func @f(%a: tensor<?xindex>) {
  shape.reduce(%a) : tensor<?xindex> { ^bb0(%x: index, %y: index): "t.x"(%y, %x) : (index, index) -> ()
  shape.yield }
  return
}

// -----

func.func @f() -> index {

  %0 = shape.const_size 1
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}

// -----

func.func @f(%i: index) -> !shape.size {

  %1 = shape.add %i, %i : index, index -> !shape.size
  return %1 : !shape.size
}

// -----

func.func @f(%i: index, %t: tensor<?xf32>) -> !shape.size {

  %1 = shape.dim %t, %i : tensor<?xf32>, index -> !shape.size
  return %1 : !shape.size
}

// -----

func.func @f(%i: index, %t: tensor<?xindex>) -> !shape.size {

  %1 = shape.get_extent %t, %i : tensor<?xindex>, index -> !shape.size
  return %1 : !shape.size
}

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.size {

  %1 = shape.rank %t : tensor<?xindex> -> !shape.size
  return %1 : !shape.size
}

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.shape {

  %1 = shape.broadcast %t : tensor<?xindex> -> !shape.shape
  return %1 : !shape.shape
}

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.shape {

  %1 = shape.broadcast %t, %t : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  return %1 : !shape.shape
}

// -----

func.func @f(%i: index, %t: tensor<3xindex>, %s: tensor<5xindex>) -> tensor<5xindex> {

  %1 = shape.broadcast %t, %s : tensor<3xindex>, tensor<5xindex> -> tensor<5xindex>
  return %1 : tensor<5xindex>
}

// -----

func.func @f(%t: tensor<2x3xf32>, %i: !shape.size) -> !shape.size {

  %1 = shape.dim %t, %i : tensor<2x3xf32>, !shape.size -> !shape.size
  return %1 : !shape.size
}

// -----

func.func @f(%t: tensor<2x3xf32>, %i: index) -> index {

  %s = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  %r = shape.rank %s : tensor<2xindex> -> index
  %c = shape.get_extent %s, %i : tensor<2xindex>, index -> index
  %q = arith.addi %r, %c : index
  return %q : index
}

// -----

func.func @f(%t: tensor<2x3xf32>) -> index {

  %i = arith.constant 1 : index
  %c = shape.dim %t, %i : tensor<2x3xf32>, index -> index
  return %c : index
}

// -----

func.func @f(%t: !shape.shape) -> !shape.size {

  %1 = shape.num_elements %t : !shape.shape -> !shape.size
  return %1 : !shape.size
}

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.size {

  %1 = shape.num_elements %t : tensor<?xindex> -> !shape.size
  return %1 : !shape.size
}

// -----

func.func @f(%a: tensor<?xindex>, %s: tensor<?xindex>) -> index {

  %w = shape.cstr_broadcastable %a, %s : tensor<?xindex>, tensor<?xindex>
  %0 = shape.assuming %w -> (index) {
  %b = shape.broadcast %a, %s : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %r = shape.rank %b : tensor<?xindex> -> index
  shape.assuming_yield %r : index }
  return %0 : index
}

// -----

func.func @f() {

  %0 = "shape.is_broadcastable"() : () -> i1
  return
}

// -----

func.func @f() {

  %0 = "shape.cstr_eq"() : () -> !shape.witness
  return
}

// -----

func.func @f(%u: tensor<*xf32>, %i: index) -> index {

  %s = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %r = shape.rank %s : tensor<?xindex> -> index
  %c = shape.get_extent %s, %i : tensor<?xindex>, index -> index
  %q = arith.addi %r, %c : index
  return %q : index
}
