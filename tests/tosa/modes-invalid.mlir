// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = FOO} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: tests/tosa/modes-invalid.mlir:4:54: error: custom op 'tosa.argmax' invalid nan_mode value: FOO
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.argmax %[[A:[^ ]+]] {axis = 1 : i32, nan_mode = FOO} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                                      ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:139:43: error: expected '='
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, foo} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                           ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:146:8: error: 'tosa.argmax' op requires attribute 'axis'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:146:8: note: see current operation: %[[V0]] = "tosa.argmax"(%[[ARG0:[^ ]+]]) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:153:8: error: 'tosa.argmax' op requires attribute 'axis'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:153:8: note: see current operation: %[[V0]] = "tosa.argmax"(%[[ARG0]]) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:160:38: error: expected '}'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32 : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                      ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:167:28: error: expected '='
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                            ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:174:39: error: expected ':'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32} (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                       ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:181:40: error: custom op 'tosa.argmax' invalid kind of type specified: expected builtin.function, but found 'tensor<4x8x8x1xf32>'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32} : tensor<4x8x8x1xf32>
// CHECK-NEXT:                                        ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:189:3: error: custom op 'tosa.argmax' number of operands and types do not match: got 1 operands and 2 types
// CHECK-NEXT:   return
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:195:3: error: operation defines 2 results but was provided 1 to bind
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> (tensor<4x8x1xi32>, i32)
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:203:3: error: custom op 'tosa.argmax' number of operands and types do not match: got 2 operands and 1 types
// CHECK-NEXT:   return
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:209:8: error: 'tosa.argmax' op requires a single operand
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]], %[[A]] {axis = 1 : i32} : (tensor<4x8x8x1xf32>, tensor<4x8x8x1xf32>) -> (tensor<4x8x1xi32>)
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:209:8: note: see current operation: %[[V0]] = "tosa.argmax"(%[[ARG0]], %[[ARG0]]) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x8x8x1xf32>, tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:216:19: error: expected SSA operand
// CHECK-NEXT:   %[[V0]] = tosa.argmax {axis = 1 : i32} : () -> (tensor<4x8x1xi32>)
// CHECK-NEXT:                   ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:223:8: error: 'tosa.argmax' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i64} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:223:8: note: see current operation: %[[V0]] = "tosa.argmax"(%[[ARG0]]) <{axis = 1 : i64, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:230:46: error: expected attribute value
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, mode = BILINEAR} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                              ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:237:55: error: expected attribute value
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, rounding_mode = DOUBLE_ROUND, nan_mode = IGNORE} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                                       ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:244:22: error: expected ':'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] <{axis = 1 : i32}> : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                      ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:251:48: error: expected '='
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, nan_mode} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                                ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:258:22: error: expected ':'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] attributes {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                      ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:265:19: error: expected SSA operand
// CHECK-NEXT:   %[[V0]] = tosa.argmax(%[[A]]) {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                   ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:272:30: error: expected attribute value
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = } : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                              ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:279:40: error: custom op 'tosa.argmax' invalid kind of type specified: expected builtin.function, but found 'tensor<4x8x8x1xf32>'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32} : tensor<4x8x8x1xf32> -> tensor<4x8x1xi32>
// CHECK-NEXT:                                        ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:286:63: error: expected '->' in function type
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32} : (tensor<4x8x8x1xf32>) tensor<4x8x1xi32>
// CHECK-NEXT:                                                               ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:293:20: error: reference to invalid result number
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]]#1 {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                    ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:300:20: error: use of value '%[[A]]' expects different type than prior uses: 'tensor<4x8x8x2xf32>' vs 'tensor<4x8x8x1xf32>'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32} : (tensor<4x8x8x2xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                    ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:299:14: note: prior use here
// CHECK-NEXT: func.func @f(%[[A:[^ ]+]]: tensor<4x8x8x1xf32>) {
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:307:55: error: expected attribute value
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.argmax %[[A]] {axis = 1 : i32, rounding_mode = FOO} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                                       ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:314:46: error: expected attribute value
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, mode = FOO} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                              ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:321:52: error: expected attribute value
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, block_size = FOO} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                                    ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:328:8: error: 'tosa.cast_from_block_scaled' op expected 2 operands, but found 1
// CHECK-NEXT:   %[[V0]] = "tosa.cast_from_block_scaled"(%[[A]]) {nan_mode = #tosa.nan_mode<PROPAGATE>, block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:328:8: note: see current operation: %[[V0]] = "tosa.cast_from_block_scaled"(%[[ARG0:[^ ]+]]) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> {nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:335:10: error: 'tosa.cast_to_block_scaled' op expect last dimension of input_data (1) to be divisible by block_size (32)
// CHECK-NEXT:   %[[V0]]:2 = "tosa.cast_to_block_scaled"(%[[A]]) {nan_mode = #tosa.nan_mode<PROPAGATE>, block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x8x1xf32>) -> (tensor<4x8x8x1xf8E5M2>, tensor<4x8x8x1xf8E8M0FNU>)
// CHECK-NEXT:          ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:335:10: note: see current operation: %[[V0]]:2 = "tosa.cast_to_block_scaled"(%[[ARG0]]) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> {nan_mode = #tosa.nan_mode<PROPAGATE>} : (tensor<4x8x8x1xf32>) -> (tensor<4x8x8x1xf8E5M2>, tensor<4x8x8x1xf8E8M0FNU>)
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:342:8: error: invalid properties {axis = 1 : i32, nan_mode = 1 : i64} for op tosa.argmax: Invalid attribute `nan_mode` in property conversion: 1 : i64
// CHECK-NEXT:   %[[V0]] = "tosa.argmax"(%[[A]]) <{axis = 1: i32, nan_mode = 1}> : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:349:8: error: 'tosa.argmax' op attribute 'nan_mode' failed to satisfy constraint: Supported NaN propagation strategies
// CHECK-NEXT:   %[[V0]] = "tosa.argmax"(%[[A]]) {axis = 1: i32, nan_mode = 1} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:356:8: error: 'tosa.argmax' op requires attribute 'axis'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = "x", nan_mode = 1} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:356:8: note: see current operation: %[[V0]] = "tosa.argmax"(%[[ARG0]]) : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:363:57: error: custom op 'tosa.argmax' invalid nan_mode value: tensor
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, nan_mode = tensor<1xi32>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                                         ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:370:55: error: custom op 'tosa.argmax' invalid nan_mode value: unit
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, nan_mode = unit} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                                       ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:377:54: error: custom op 'tosa.argmax' invalid nan_mode value: i32
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, nan_mode = i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                                      ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:384:50: error: expected attribute value
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, nan_mode = } : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                                  ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:391:57: error: expected '}'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32, nan_mode = IGNORE : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                                         ^
// CHECK-NEXT: tests/tosa/modes-invalid.mlir:398:38: error: expected '}'
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32 foo = 1} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                      ^

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, foo} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32 : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : tensor<4x8x8x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8x8x1xf32>, i32) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> (tensor<4x8x1xi32>, i32)
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a, %b {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> (tensor<4x8x1xi32>, i32)
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a, %a {axis = 1 : i32} : (tensor<4x8x8x1xf32>, tensor<4x8x8x1xf32>) -> (tensor<4x8x1xi32>)
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax {axis = 1 : i32} : () -> (tensor<4x8x1xi32>)
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i64} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, mode = BILINEAR} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, rounding_mode = DOUBLE_ROUND, nan_mode = IGNORE} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a <{axis = 1 : i32}> : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a attributes {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax(%a) {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = } : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : tensor<4x8x8x1xf32> -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8x8x1xf32>) tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a#1 {axis = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8x8x2xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, rounding_mode = FOO} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, mode = FOO} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, block_size = FOO} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = "tosa.cast_from_block_scaled"(%a) {nan_mode = #tosa.nan_mode<PROPAGATE>, block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0:2 = "tosa.cast_to_block_scaled"(%a) {nan_mode = #tosa.nan_mode<PROPAGATE>, block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x8x1xf32>) -> (tensor<4x8x8x1xf8E5M2>, tensor<4x8x8x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = "tosa.argmax"(%a) <{axis = 1: i32, nan_mode = 1}> : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = "tosa.argmax"(%a) {axis = 1: i32, nan_mode = 1} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = "x", nan_mode = 1} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = tensor<1xi32>} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = unit} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = } : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = IGNORE : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>, %b: tensor<4x8x8x32xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32 foo = 1} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, foo = 1, foo = 2} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, axis = 2 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = IGNORE, nan_mode = PROPAGATE} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}
