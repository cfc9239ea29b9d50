// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f() {
  // expected-error @+1 {{'arm_sme.zero' op result #0 must be a vector type that fits into a SME tile, but got 'vector<4x4xi32>'}}
  %0 = "arm_sme.zero"() : () -> (vector<4x4xi32>)
  return
}

// -----

func.func @f(%a0: i32) {
  // expected-error @+1 {{'arm_sme.zero' op requires zero operands}}
  %0 = "arm_sme.zero"(%a0) : (i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arm_sme.zero' op requires one result}}
  %0:2 = "arm_sme.zero"() : () -> (vector<[4]x[4]xi32>, i32)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arm_sme.get_tile' op result #0 must be a vector type that fits into a SME tile, but got 'vector<4x4xi32>'}}
  %0 = "arm_sme.get_tile"() : () -> (vector<4x4xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.copy_tile' op failed to verify that all of {tile, result} have same type}}
  %0 = "arm_sme.copy_tile"(%a0) : (vector<[16]x[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<4x4xi32>) {
  // expected-error @+1 {{'arm_sme.copy_tile' op operand #0 must be a vector type that fits into a SME tile, but got 'vector<4x4xi32>'}}
  %0 = "arm_sme.copy_tile"(%a0) : (vector<4x4xi32>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arm_sme.copy_tile' op requires a single operand}}
  %0 = "arm_sme.copy_tile"() : () -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: index, %a2: index) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand #0 must be 2D memref of any type values, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, layout = #arm_sme.layout<vertical>}> : (vector<[16]x[16]xi8>, index, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: vector<[16]x[16]xi8>, %a2: index) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand #1 must be variadic of index, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, vector<[16]x[16]xi8>, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand #2 must be variadic of index, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, index, vector<[16]x[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index) {
  // expected-error @+1 {{'arm_sme.tile_load' op failed to verify that all of {result, base} have same element type}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, index, index) -> (vector<[16]x[16]xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.tile_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: i32) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand count (4) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, index, index, i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand count (3) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2) : (memref<?x?xi32>, index, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: vector<[16]x[16]xi8>, %a4: vector<[4]x[4]xi1>) {
  // expected-error @+1 {{'arm_sme.tile_load' op failed to verify that padding type matches element type of result}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi32>, index, index, vector<[16]x[16]xi8>, vector<[4]x[4]xi1>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: i32, %a4: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.tile_load' op failed to verify that mask has i1 element type and same shape as result}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi32>, index, index, i32, vector<[16]x[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: i32, %a4: i32) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand #4 must be vector of any type values, but got 'i32'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi32>, index, index, i32, i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: i32) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand count (4) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi32>, index, index, i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: i32, %a4: vector<[4]x[4]xi1>, %a5: i32) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand count (6) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi32>, index, index, i32, vector<[4]x[4]xi1>, i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: i32, %a4: vector<[4]x[4]xi1>) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand count (5) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3, %a4) : (memref<?x?xi32>, index, index, i32, vector<[4]x[4]xi1>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: i32) {
  // expected-error @+1 {{'arm_sme.tile_load' op failed to verify that both `padding` and `mask` should be provided or neither}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi32>, index, index, i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand count (3) does not match with the total size (4) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi32>, index, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: i32, %a4: i32) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand count (5) does not match with the total size (4) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi32>, index, index, i32, i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: i32) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand count (4) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3) : (memref<?x?xi32>, index, index, i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: index, %a2: index, %a3: memref<?xi32>) {
  // expected-error @+1 {{'arm_sme.tile_load' op operand #3 must be vector of any type values, but got 'memref<?xi32>'}}
  %0 = "arm_sme.tile_load"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 0, 1>}> : (memref<?x?xi32>, index, index, memref<?xi32>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: memref<?x?xi32>, %a2: index, %a3: index) {
  // expected-error @+1 {{'arm_sme.tile_store' op failed to verify that all of {valueToStore, base} have same element type}}
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[16]x[16]xi8>, memref<?x?xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: vector<[16]x[16]xi8>, %a2: index, %a3: index) {
  // expected-error @+1 {{'arm_sme.tile_store' op operand #1 must be 2D memref of any type values, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xi32>, vector<[16]x[16]xi8>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: memref<?x?xi32>, %a2: index, %a3: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.tile_store' op operand #3 must be variadic of index, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, vector<[16]x[16]xi8>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: memref<?x?xi32>, %a2: index, %a3: index) {
  // expected-error @+1 {{'arm_sme.tile_store' op requires zero results}}
  %0 = "arm_sme.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index) -> (i32)
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: memref<?x?xi32>, %a2: index, %a3: index, %a4: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.tile_store' op failed to verify that mask has i1 element type and same shape as valueToStore}}
  "arm_sme.tile_store"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xi32>, memref<?x?xi32>, index, index, vector<[16]x[16]xi8>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[4]xi1>, %a2: vector<[4]x[4]xi32>, %a3: index, %a4: index, %a5: index) {
  // expected-error @+1 {{'arm_sme.load_tile_slice' op operand #0 must be memref of any type values, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (vector<[16]x[16]xi8>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: vector<[16]x[16]xi8>, %a2: vector<[4]x[4]xi32>, %a3: index, %a4: index, %a5: index) {
  // expected-error @+1 {{'arm_sme.load_tile_slice' op operand #1 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, vector<[16]x[16]xi8>, vector<[4]x[4]xi32>, index, index, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: vector<[16]xi1>, %a2: vector<[4]x[4]xi32>, %a3: index, %a4: index, %a5: index) {
  // expected-error @+1 {{'arm_sme.load_tile_slice' op failed to verify that `mask` has i1 element type and the shape is a slice of `result`}}
  %0 = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, vector<[16]xi1>, vector<[4]x[4]xi32>, index, index, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: vector<[4]xi1>, %a2: vector<[16]x[16]xi8>, %a3: index, %a4: index, %a5: index) {
  // expected-error @+1 {{'arm_sme.load_tile_slice' op failed to verify that all of {tile, base} have same element type}}
  %0 = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, vector<[4]xi1>, vector<[16]x[16]xi8>, index, index, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: vector<[4]xi1>, %a2: vector<4x4xi32>, %a3: index, %a4: index, %a5: index) {
  // expected-error @+1 {{'arm_sme.load_tile_slice' op operand #2 must be a vector type that fits into a SME tile, but got 'vector<4x4xi32>'}}
  %0 = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, vector<[4]xi1>, vector<4x4xi32>, index, index, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: vector<[4]xi1>, %a2: vector<[4]x[4]xi32>, %a3: index, %a4: vector<[16]x[16]xi8>, %a5: index) {
  // expected-error @+1 {{'arm_sme.load_tile_slice' op operand #4 must be variadic of index, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, vector<[16]x[16]xi8>, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: vector<[4]xi1>, %a2: vector<[4]x[4]xi32>, %a3: index, %a4: index, %a5: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.load_tile_slice' op operand #5 must be index, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, vector<[16]x[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi32>, %a1: vector<[4]xi1>, %a2: vector<[4]x[4]xi32>, %a3: index, %a4: index, %a5: index, %a6: i32) {
  // expected-error @+1 {{'arm_sme.load_tile_slice' op operand #6 must be index, but got 'i32'}}
  %0 = "arm_sme.load_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{layout = #arm_sme.layout<vertical>}> : (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>, index, index, index, i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: index, %a2: vector<[4]xi1>, %a3: memref<?x?xi32>, %a4: index, %a5: index) {
  // expected-error @+1 {{'arm_sme.store_tile_slice' op failed to verify that all of {tile, base} have same element type}}
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (vector<[16]x[16]xi8>, index, vector<[4]xi1>, memref<?x?xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: vector<[16]x[16]xi8>, %a2: vector<[4]xi1>, %a3: memref<?x?xi32>, %a4: index, %a5: index) {
  // expected-error @+1 {{'arm_sme.store_tile_slice' op operand #1 must be index, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, vector<[16]x[16]xi8>, vector<[4]xi1>, memref<?x?xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: index, %a2: vector<[16]x[16]xi8>, %a3: memref<?x?xi32>, %a4: index, %a5: index) {
  // expected-error @+1 {{'arm_sme.store_tile_slice' op operand #2 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index, vector<[16]x[16]xi8>, memref<?x?xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: index, %a2: vector<[16]xi1>, %a3: memref<?x?xi32>, %a4: index, %a5: index) {
  // expected-error @+1 {{'arm_sme.store_tile_slice' op failed to verify that `mask` has i1 element type and the shape is a slice of `tile`}}
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index, vector<[16]xi1>, memref<?x?xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: index, %a2: vector<[4]xi1>, %a3: vector<[16]x[16]xi8>, %a4: index, %a5: index) {
  // expected-error @+1 {{'arm_sme.store_tile_slice' op operand #3 must be memref of any type values, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, vector<[16]x[16]xi8>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: index, %a2: vector<[4]xi1>, %a3: memref<?x?xi32>, %a4: index, %a5: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.store_tile_slice' op operand #5 must be variadic of index, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<?x?xi32>, index, vector<[16]x[16]xi8>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: index, %a2: vector<[4]xi1>, %a3: memref<?x?xi32>, %a4: index, %a5: index, %a6: i32) {
  // expected-error @+1 {{'arm_sme.store_tile_slice' op operand #6 must be variadic of index, but got 'i32'}}
  "arm_sme.store_tile_slice"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index, vector<[4]xi1>, memref<?x?xi32>, index, index, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[4]x[4]xi32>, %a2: index) {
  // expected-error @+1 {{'arm_sme.insert_tile_slice' op operand #0 must be a vector type that matches the size of a SVE vector, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.insert_tile_slice"(%a0, %a1, %a2) <{layout = #arm_sme.layout<vertical>}> : (vector<[16]x[16]xi8>, vector<[4]x[4]xi32>, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]x[4]xi32>, %a2: index) {
  // expected-error @+1 {{'arm_sme.insert_tile_slice' op failed to verify that type of 'vector' matches type of 'tile' slice}}
  %0 = "arm_sme.insert_tile_slice"(%a0, %a1, %a2) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]xf32>, vector<[4]x[4]xi32>, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<4x4xi32>, %a2: index) {
  // expected-error @+1 {{'arm_sme.insert_tile_slice' op operand #1 must be a vector type that fits into a SME tile, but got 'vector<4x4xi32>'}}
  %0 = "arm_sme.insert_tile_slice"(%a0, %a1, %a2) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]xi32>, vector<4x4xi32>, index) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]x[4]xi32>, %a2: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.insert_tile_slice' op operand #2 must be index, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.insert_tile_slice"(%a0, %a1, %a2) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]xi32>, vector<[4]x[4]xi32>, vector<[16]x[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]x[4]xi32>) {
  // expected-error @+1 {{'arm_sme.insert_tile_slice' op expected 3 operands, but found 2}}
  %0 = "arm_sme.insert_tile_slice"(%a0, %a1) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]xi32>, vector<[4]x[4]xi32>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]x[4]xi32>, %a2: index, %a3: i32) {
  // expected-error @+1 {{'arm_sme.insert_tile_slice' op expected 3 operands, but found 4}}
  %0 = "arm_sme.insert_tile_slice"(%a0, %a1, %a2, %a3) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]xi32>, vector<[4]x[4]xi32>, index, i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: index) {
  // expected-error @+1 {{'arm_sme.extract_tile_slice' op failed to verify that type of 'result' matches type of 'tile' slice}}
  %0 = "arm_sme.extract_tile_slice"(%a0, %a1) <{layout = #arm_sme.layout<vertical>}> : (vector<[16]x[16]xi8>, index) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: index) {
  // expected-error @+1 {{'arm_sme.extract_tile_slice' op result #0 must be a vector type that matches the size of a SVE vector, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.extract_tile_slice"(%a0, %a1) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index) -> (vector<[16]x[16]xi8>)
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>) {
  // expected-error @+1 {{'arm_sme.extract_tile_slice' op expected 2 operands, but found 1}}
  %0 = "arm_sme.extract_tile_slice"(%a0) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]x[4]xi32>, %a1: index, %a2: i32) {
  // expected-error @+1 {{'arm_sme.extract_tile_slice' op expected 2 operands, but found 3}}
  %0 = "arm_sme.extract_tile_slice"(%a0, %a1, %a2) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xi32>, index, i32) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op operand #0 must be a vector type that matches the size of a SVE vector, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.outerproduct"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, kind = #arm_sme.kind<add>}> : (vector<[16]x[16]xi8>, vector<[4]xi32>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "arm_sme.outerproduct"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, kind = #arm_sme.kind<add>}> : (vector<[4]xf32>, vector<[4]xi32>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op operand #1 must be a vector type that matches the size of a SVE vector, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.outerproduct"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, kind = #arm_sme.kind<add>}> : (vector<[4]xi32>, vector<[16]x[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that resulttype is derived from `lhs` and `rhs`}}
  %0 = "arm_sme.outerproduct"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, kind = #arm_sme.kind<add>}> : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[16]x[16]xi8>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op expected 2 or more operands, but found 1}}
  %0 = "arm_sme.outerproduct"(%a0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, kind = #arm_sme.kind<add>}> : (vector<[4]xi32>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: i32) {
  // expected-error @+1 {{'arm_sme.outerproduct' op operand count (3) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.outerproduct"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, kind = #arm_sme.kind<add>}> : (vector<[4]xi32>, vector<[4]xi32>, i32) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "arm_sme.outerproduct"(%a0, %a1) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[16]xi1>, %a3: vector<[4]xi1>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that lhsMask has i1 element type and same shape as lhs}}
  %0 = "arm_sme.outerproduct"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, kind = #arm_sme.kind<add>}> : (vector<[4]xi32>, vector<[4]xi32>, vector<[16]xi1>, vector<[4]xi1>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op operand #3 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.outerproduct"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, kind = #arm_sme.kind<add>}> : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[16]x[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: vector<[16]xi1>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that rhsMask has i1 element type and same shape as rhs}}
  %0 = "arm_sme.outerproduct"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, kind = #arm_sme.kind<add>}> : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[16]xi1>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: vector<[4]xi1>, %a4: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that acctype is derived from `lhs` and `rhs`}}
  %0 = "arm_sme.outerproduct"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, kind = #arm_sme.kind<add>}> : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi1>, vector<[16]x[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>, %a3: vector<[4]xi1>, %a4: vector<4x4xi32>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op operand #4 must be a vector type that fits into a SME tile, but got 'vector<4x4xi32>'}}
  %0 = "arm_sme.outerproduct"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, kind = #arm_sme.kind<add>}> : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xi1>, vector<4x4xi32>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi32>, %a2: vector<[4]xi1>) {
  // expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
  %0 = "arm_sme.outerproduct"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, kind = #arm_sme.kind<add>}> : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi1>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xf16>) {
  // expected-error @+1 {{'arm_sme.fmopa_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.fmopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>) {
  // expected-error @+1 {{'arm_sme.fmopa_2way' op result #0 must be vector<[4]x[4]xf32> of 32-bit float values, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.fmopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[16]x[16]xi8>)
  return
}

// -----

func.func @f(%a0: vector<[8]xf16>, %a1: vector<[8]xf16>, %a2: vector<[8]xi1>, %a3: vector<[8]xi1>, %a4: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.fmopa_2way' op failed to verify that `result` and `acc` have the same type}}
  %0 = "arm_sme.fmopa_2way"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[16]x[16]xi8>) -> (vector<[4]x[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xbf16>) {
  // expected-error @+1 {{'arm_sme.fmops_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.fmops_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[8]xbf16>) -> (vector<[4]x[4]xf32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.smopa_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.smopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[8]xi16>, %a1: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.smopa_2way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.smopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[16]x[16]xi8>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.smops_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.smops_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.umopa_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.umopa_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.umops_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.umops_2way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sme.smopa_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.smopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]xi8>, %a1: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sme.smopa_4way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.smopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]x[16]xi8>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sme.smops_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.smops_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sme.umopa_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.umopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sme.umops_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.umops_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sme.sumopa_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.sumopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sme.sumops_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.sumops_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sme.usmopa_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.usmopa_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[16]xi8>) {
  // expected-error @+1 {{'arm_sme.usmops_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.usmops_4way"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[16]x[16]xi8>, vector<[16]xi8>) -> (vector<[4]x[4]xi32>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arm_sme.streaming_vl' op result #0 must be index, but got 'i32'}}
  %0 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<word>}> : () -> (i32)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arm_sme.streaming_vl' op requires attribute 'type_size'}}
  %0 = "arm_sme.streaming_vl"() : () -> (index)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1b.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1b.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[16]x[16]xi8>, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1b.horiz' op operand #1 must be LLVM pointer type, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1b.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[16]x[16]xi8>, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: !llvm.ptr, %a2: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.intr.ld1b.horiz' op operand #2 must be 32-bit signless integer, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1b.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, vector<[16]x[16]xi8>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1b.horiz' op requires attribute 'tile_id'}}
  "arm_sme.intr.ld1b.horiz"(%a0, %a1, %a2) : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.st1b.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.st1b.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1h.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1h.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.st1h.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.st1h.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1w.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1w.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.st1w.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.st1w.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1d.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1d.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.st1d.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.st1d.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1q.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1q.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.st1q.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.st1q.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[4]xi1>, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.read.horiz' op operand #0 must be a vector type that matches the size of a SVE vector, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.intr.read.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[4]xi1>, i32) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xf32>, %a1: vector<[4]xi1>, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.read.horiz' op failed to verify that all of {vector, res} have same element type}}
  %0 = "arm_sme.intr.read.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[8]xi16>, %a1: vector<[4]xi1>, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.read.horiz' op failed to verify that all of {vector, predicate, res} have same shape}}
  %0 = "arm_sme.intr.read.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[8]xi16>, vector<[4]xi1>, i32) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[4]xi32>, %a1: vector<[4]xi1>, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.read.horiz' op result #0 must be LLVM dialect-compatible type, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.intr.read.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> (vector<[16]x[16]xi8>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[4]xi1>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sme.intr.write.horiz' op operand #0 must be 32-bit signless integer, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.write.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[4]xi1>, vector<[4]xi32>) -> ()
  return
}

// -----

func.func @f(%a0: i32, %a1: vector<[16]xi1>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sme.intr.write.horiz' op failed to verify that all of {predicate, vector} have same shape}}
  "arm_sme.intr.write.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (i32, vector<[16]xi1>, vector<[4]xi32>) -> ()
  return
}

// -----

func.func @f(%a0: i32, %a1: vector<[4]xi1>, %a2: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.intr.write.horiz' op operand #2 must be a vector type that matches the size of a SVE vector, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.write.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[16]x[16]xi8>) -> ()
  return
}

// -----

func.func @f(%a0: i32, %a1: vector<[4]xi1>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sme.intr.write.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
  "arm_sme.intr.write.horiz"(%a0, %a1, %a2) <{tile_id = 0 : i64}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1b.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1b.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.st1b.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.st1b.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1h.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1h.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.st1h.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.st1h.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1w.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1w.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.st1w.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.st1w.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1d.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1d.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.st1d.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.st1d.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.ld1q.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.ld1q.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.st1q.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.st1q.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[4]xi1>, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.read.vert' op operand #0 must be a vector type that matches the size of a SVE vector, but got 'vector<[16]x[16]xi8>'}}
  %0 = "arm_sme.intr.read.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[4]xi1>, i32) -> (vector<[4]xi32>)
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[4]xi1>, %a2: vector<[4]xi32>) {
  // expected-error @+1 {{'arm_sme.intr.write.vert' op operand #0 must be 32-bit signless integer, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.write.vert"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[4]xi1>, vector<[4]xi32>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>, %a3: vector<[4]xf32>) {
  // expected-error @+1 {{'arm_sme.intr.mopa' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[16]x[16]xi8>, %a2: vector<[4]xf32>, %a3: vector<[4]xf32>) {
  // expected-error @+1 {{'arm_sme.intr.mopa' op operand #1 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[16]x[16]xi8>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[16]x[16]xi8>, %a3: vector<[4]xf32>) {
  // expected-error @+1 {{'arm_sme.intr.mopa' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[16]x[16]xi8>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>, %a3: vector<[16]x[16]xi8>) {
  // expected-error @+1 {{'arm_sme.intr.mopa' op operand #3 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[16]x[16]xi8>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>) {
  // expected-error @+1 {{'arm_sme.intr.mopa' op expected 4 operands, but found 3}}
  "arm_sme.intr.mopa"(%a0, %a1, %a2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[4]xi1>, %a1: vector<[4]xi1>, %a2: vector<[4]xf32>, %a3: vector<[4]xf32>, %a4: i32) {
  // expected-error @+1 {{'arm_sme.intr.mopa' op expected 4 operands, but found 5}}
  "arm_sme.intr.mopa"(%a0, %a1, %a2, %a3, %a4) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>, i32) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.mopa.wide' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.mopa.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.smopa.wide' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.smopa.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.umopa.wide' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.umopa.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.sumopa.wide' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.sumopa.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.usmopa.wide' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.usmopa.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.smopa.za32' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.smopa.za32"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.umopa.za32' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.umopa.za32"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.mops' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.mops"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.mops.wide' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.mops.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.smops.wide' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.smops.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.umops.wide' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.umops.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.sumops.wide' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.sumops.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.usmops.wide' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.usmops.wide"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.smops.za32' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.smops.za32"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: vector<[16]x[16]xi8>, %a1: vector<[8]xi1>, %a2: vector<[8]xi16>, %a3: vector<[8]xi16>) {
  // expected-error @+1 {{'arm_sme.intr.umops.za32' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[16]x[16]xi8>'}}
  "arm_sme.intr.umops.za32"(%a0, %a1, %a2, %a3) <{tile_id = 0 : i32}> : (vector<[16]x[16]xi8>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// -----

func.func @f(%a0: i32) {
  // expected-error @+1 {{'arm_sme.intr.zero' op requires zero operands}}
  "arm_sme.intr.zero"(%a0) <{tile_mask = 3 : i32}> : (i32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arm_sme.intr.zero' op requires attribute 'tile_mask'}}
  "arm_sme.intr.zero"() : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arm_sme.intr.zero' op attribute 'tile_mask' failed to satisfy constraint: 32-bit signless integer attribute}}
  "arm_sme.intr.zero"() <{tile_mask = 3 : i8}> : () -> ()
  return
}

// -----

func.func @f(%a0: i64, %a1: !llvm.ptr, %a2: i32) {
  // expected-error @+1 {{'arm_sme.intr.str' op operand #0 must be 32-bit signless integer, but got 'i64'}}
  "arm_sme.intr.str"(%a0, %a1, %a2) : (i64, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arm_sme.intr.cntsd' op failed to verify that `res` is i64}}
  %0 = "arm_sme.intr.cntsd"() : () -> (i32)
  return
}
