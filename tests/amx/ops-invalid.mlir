// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f() {
  // expected-error @+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<4x4x4xi8>'}}
  %0 = "amx.tile_zero"() : () -> (!amx.tile<4x4x4xi8>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'amx.tile_zero' op bad row height: 17}}
  %0 = "amx.tile_zero"() : () -> (!amx.tile<17x64xi8>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'amx.tile_zero' op bad column width: 65}}
  %0 = "amx.tile_zero"() : () -> (!amx.tile<16x65xi8>)
  return
}

// -----

func.func @f(%a0: i32) {
  // expected-error @+1 {{'amx.tile_zero' op requires zero operands}}
  %0 = "amx.tile_zero"(%a0) : (i32) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'amx.tile_zero' op requires one result}}
  %0:2 = "amx.tile_zero"() : () -> (!amx.tile<16x64xi8>, i32)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x64xi8>, %a1: index, %a2: index) {
  // expected-error @+1 {{'amx.tile_load' op operand #0 must be memref of any type values, but got '!amx.tile<16x64xi8>'}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (!amx.tile<16x64xi8>, index, index) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?xi8>, %a1: index, %a2: index) {
  // expected-error @+1 {{'amx.tile_load' op requires 1 indices}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?xi8>, index, index) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8, strided<[?, 2]>>, %a1: index, %a2: index) {
  // expected-error @+1 {{'amx.tile_load' op requires memref with unit innermost stride}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8, strided<[?, 2]>>, index, index) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: !amx.tile<16x64xi8>, %a2: index) {
  // expected-error @+1 {{'amx.tile_load' op operand #1 must be variadic of index, but got '!amx.tile<16x64xi8>'}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, !amx.tile<16x64xi8>, index) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_load' op operand #2 must be variadic of index, but got '!amx.tile<16x64xi8>'}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, index, !amx.tile<16x64xi8>) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index) {
  // expected-error @+1 {{'amx.tile_load' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %0 = "amx.tile_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, index) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index, %a3: i32) {
  // expected-error @+1 {{'amx.tile_load' op operand count (4) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %0 = "amx.tile_load"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, index, index, i32) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index) {
  // expected-error @+1 {{'amx.tile_load' op operand count (3) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) : (memref<?x?xi8>, index, index) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x64xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_store' op operand #0 must be memref of any type values, but got '!amx.tile<16x64xi8>'}}
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (!amx.tile<16x64xi8>, index, index, !amx.tile<16x64xi8>) -> ()
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index, %a3: !amx.tile<4x4x4xi8>) {
  // expected-error @+1 {{'amx.tile_store' op operand #3 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<4x4x4xi8>'}}
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi8>, index, index, !amx.tile<4x4x4xi8>) -> ()
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index) {
  // expected-error @+1 {{'amx.tile_store' op operand count (3) does not match with the total size (4) specified in attribute 'operandSegmentSizes'}}
  "amx.tile_store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi8>, index, index) -> ()
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x64xi8>, %a4: i32) {
  // expected-error @+1 {{'amx.tile_store' op operand count (5) does not match with the total size (4) specified in attribute 'operandSegmentSizes'}}
  "amx.tile_store"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>, i32) -> ()
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_store' op requires zero results}}
  %0 = "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>) -> (i32)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_store' op operand count (4) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "amx.tile_store"(%a0, %a1, %a2, %a3) : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>) -> ()
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index) {
  // expected-error @+1 {{'amx.tile_load' op requires 2 indices}}
  %0 = "amx.tile_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?x?xi8>, index) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?xi8>, %a1: index) {
  // expected-error @+1 {{'amx.tile_load' op requires at least 2D memref}}
  %0 = "amx.tile_load"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?xi8>, index) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>) {
  // expected-error @+1 {{'amx.tile_load' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  %0 = "amx.tile_load"(%a0) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?x?xi8>) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: i32) {
  // expected-error @+1 {{'amx.tile_load' op operand count (3) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?x?xi8>, index, i32) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index) {
  // expected-error @+1 {{'amx.tile_load' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %0 = "amx.tile_load"(%a0, %a1) : (memref<?x?xi8>, index) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: memref<?x?xi8>) {
  // expected-error @+1 {{'amx.tile_store' op operand #2 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got 'memref<?x?xi8>'}}
  "amx.tile_store"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?x?xi8>, index, memref<?x?xi8>) -> ()
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_load' op operand #3 must be index, but got '!amx.tile<16x64xi8>'}}
  %0 = "amx.tile_load"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x64xi8>, %a4: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_store' op operand #4 must be index, but got '!amx.tile<16x64xi8>'}}
  "amx.tile_store"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>, !amx.tile<16x64xi8>) -> ()
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_store' op operand count (4) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
  "amx.tile_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>) -> ()
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x64xi8>, %a4: index, %a5: i32) {
  // expected-error @+1 {{'amx.tile_store' op operand count (6) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
  "amx.tile_store"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>, index, i32) -> ()
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: index, %a3: !amx.tile<16x64xi8>, %a4: index) {
  // expected-error @+1 {{'amx.tile_store' op operand count (5) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "amx.tile_store"(%a0, %a1, %a2, %a3, %a4) : (memref<?x?xi8>, index, index, !amx.tile<16x64xi8>, index) -> ()
  return
}

// -----

func.func @f(%a0: memref<?x?xi8>, %a1: index, %a2: memref<?x?xi8>) {
  // expected-error @+1 {{'amx.tile_load' op operand #2 must be index, but got 'memref<?x?xi8>'}}
  %0 = "amx.tile_load"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x?xi8>, index, memref<?x?xi8>) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x16xi32>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error @+1 {{'amx.tile_muli' op operand #0 must be tile of 8-bit signless integer values, but got '!amx.tile<16x16xi32>'}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x16xi32>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> (!amx.tile<16x16xi32>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x16xi32>, %a2: !amx.tile<16x16xi32>) {
  // expected-error @+1 {{'amx.tile_muli' op operand #1 must be tile of 8-bit signless integer values, but got '!amx.tile<16x16xi32>'}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x16xi32>, !amx.tile<16x16xi32>) -> (!amx.tile<16x16xi32>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_muli' op operand #2 must be tile of 32-bit signless integer values, but got '!amx.tile<16x64xi8>'}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x64xi8>) -> (!amx.tile<16x16xi32>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error @+1 {{'amx.tile_muli' op result #0 must be tile of 32-bit signless integer values, but got '!amx.tile<16x64xi8>'}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_muli' op expected 3 operands, but found 2}}
  %0 = "amx.tile_muli"(%a0, %a1) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>) -> (!amx.tile<16x16xi32>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>, %a3: i32) {
  // expected-error @+1 {{'amx.tile_muli' op expected 3 operands, but found 4}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2, %a3) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>, i32) -> (!amx.tile<16x16xi32>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error @+1 {{'amx.tile_mulf' op operand #0 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<16x64xi8>'}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x64xi8>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> (!amx.tile<16x16xf32>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x32xf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error @+1 {{'amx.tile_mulf' op unsupported type combination}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> (!amx.tile<16x16xf32>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xf32>) {
  // expected-error @+1 {{'amx.tile_mulf' op operand #1 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<16x64xi8>'}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x64xi8>, !amx.tile<16x16xf32>) -> (!amx.tile<16x16xf32>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_mulf' op operand #2 must be tile of 32-bit float values, but got '!amx.tile<16x64xi8>'}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x64xi8>) -> (!amx.tile<16x16xf32>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x32xbf16>, %a1: !amx.tile<16x32xbf16>, %a2: !amx.tile<16x16xf32>) {
  // expected-error @+1 {{'amx.tile_mulf' op result #0 must be tile of 32-bit float values, but got '!amx.tile<16x64xi8>'}}
  %0 = "amx.tile_mulf"(%a0, %a1, %a2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> (!amx.tile<16x64xi8>)
  return
}

// -----

func.func @f(%a0: !amx.tile<16x64xi8>, %a1: !amx.tile<16x64xi8>, %a2: !amx.tile<16x16xi32>) {
  // expected-error @+1 {{invalid properties {isZextLhs = 1 : i32} for op amx.tile_muli: Invalid attribute `isZextLhs` in property conversion: 1 : i32}}
  %0 = "amx.tile_muli"(%a0, %a1, %a2) <{isZextLhs = 1 : i32}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> (!amx.tile<16x16xi32>)
  return
}
