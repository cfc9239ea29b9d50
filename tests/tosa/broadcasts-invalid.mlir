// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %b) : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK: tests/tosa/broadcasts-invalid.mlir:4:8: error: 'tosa.add' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[V0:[^ ]+]] = "tosa.add"(%[[A:[^ ]+]], %[[B:[^ ]+]]) : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:4:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG0:[^ ]+]], %[[ARG1:[^ ]+]]) : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:88:8: error: 'tosa.add' op result type '2x4' not broadcast compatible with broadcasted operands's shapes '2x3'
// CHECK-NEXT:   %[[V0]] = "tosa.add"(%[[A]], %[[C:[^ ]+]]) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:88:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG0]], %[[ARG2:[^ ]+]]) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:95:8: error: 'tosa.add' op result type '1x3' not broadcast compatible with broadcasted operands's shapes '2x3'
// CHECK-NEXT:   %[[V0]] = "tosa.add"(%[[A]], %[[C]]) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:95:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG0]], %[[ARG2]]) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:102:8: error: 'tosa.add' op result type '3' not broadcast compatible with broadcasted operands's shapes '2x3'
// CHECK-NEXT:   %[[V0]] = "tosa.add"(%[[A]], %[[C]]) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:102:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG0]], %[[ARG2]]) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:109:8: error: 'tosa.add' op operands don't have matching ranks
// CHECK-NEXT:   %[[V0]] = "tosa.add"(%[[A]], %[[D:[^ ]+]]) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:109:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG0]], %[[ARG3:[^ ]+]]) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:116:8: error: 'tosa.add' op result type '2' not broadcast compatible with broadcasted operands's shapes '2x3'
// CHECK-NEXT:   %[[V0]] = "tosa.add"(%[[A]], %[[U:[^ ]+]]) : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<2xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:116:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG0]], %[[ARG4:[^ ]+]]) : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:123:8: error: 'tosa.add' op result type '3' not broadcast compatible with broadcasted operands's shapes '2x3'
// CHECK-NEXT:   %[[V0]] = "tosa.add"(%[[A]], %[[U]]) : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<3xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:123:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG0]], %[[ARG4]]) : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<3xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:130:8: error: 'tosa.add' op result type '5x3' not broadcast compatible with broadcasted operands's shapes '2x3'
// CHECK-NEXT:   %[[V0]] = "tosa.add"(%[[Y:[^ ]+]], %[[A]]) : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:130:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG5:[^ ]+]], %[[ARG0]]) : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:137:8: error: 'tosa.add' op result type '1x3' not broadcast compatible with broadcasted operands's shapes '2x3'
// CHECK-NEXT:   %[[V0]] = "tosa.add"(%[[Y]], %[[A]]) : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:137:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG5]], %[[ARG0]]) : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:144:8: error: 'tosa.add' op result type '2x3' not broadcast compatible with broadcasted operands's shapes '1x3'
// CHECK-NEXT:   %[[V0]] = "tosa.add"(%[[C]], %[[C]]) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:144:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG2]], %[[ARG2]]) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:151:8: error: 'tosa.add' op requires the same element type for all operands and results
// CHECK-NEXT:   %[[V0]] = "tosa.add"(%[[A]], %[[A]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:151:8: note: see current operation: %[[V0]] = "tosa.add"(%[[ARG0]], %[[ARG0]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:158:8: error: 'tosa.select' op operands don't have matching ranks
// CHECK-NEXT:   %[[V0]] = "tosa.select"(%[[P:[^ ]+]], %[[A]], %[[D]]) : (tensor<1x1xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:158:8: note: see current operation: %[[V0]] = "tosa.select"(%[[ARG6:[^ ]+]], %[[ARG0]], %[[ARG3]]) : (tensor<1x1xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:165:8: error: 'tosa.abs' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[V0]] = "tosa.abs"(%[[A]]) : (tensor<2x3xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:165:8: note: see current operation: %[[V0]] = "tosa.abs"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:172:8: error: 'tosa.abs' op requires the same shape for all operands and results
// CHECK-NEXT:   %[[V0]] = "tosa.abs"(%[[A]]) : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:172:8: note: see current operation: %[[V0]] = "tosa.abs"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:179:8: error: 'tosa.equal' op result type '2x4' not broadcast compatible with broadcasted operands's shapes '2x3'
// CHECK-NEXT:   %[[V0]] = "tosa.equal"(%[[A]], %[[C]]) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x4xi1>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:179:8: note: see current operation: %[[V0]] = "tosa.equal"(%[[ARG0]], %[[ARG2]]) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x4xi1>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:186:8: error: 'tosa.equal' op operands don't have broadcast-compatible shapes
// CHECK-NEXT:   %[[V0]] = "tosa.equal"(%[[A]], %[[B]]) : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xi1>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:186:8: note: see current operation: %[[V0]] = "tosa.equal"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xi1>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:193:8: error: 'tosa.equal' op result type '2x3' not broadcast compatible with broadcasted operands's shapes '1x3'
// CHECK-NEXT:   %[[V0]] = "tosa.equal"(%[[U]], %[[C]]) : (tensor<*xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:193:8: note: see current operation: %[[V0]] = "tosa.equal"(%[[ARG4]], %[[ARG2]]) : (tensor<*xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:200:8: error: 'tosa.equal' op result type '?x4' not broadcast compatible with broadcasted operands's shapes '?x3'
// CHECK-NEXT:   %[[V0]] = "tosa.equal"(%[[Y]], %[[Y]]) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x4xi1>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:200:8: note: see current operation: %[[V0]] = "tosa.equal"(%[[ARG5]], %[[ARG5]]) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x4xi1>
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:207:8: error: 'tosa.equal' op result type '1x3' not broadcast compatible with broadcasted operands's shapes '2x3'
// CHECK-NEXT:   %[[V0]] = "tosa.equal"(%[[A]], %[[A]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<1x3xi1>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/broadcasts-invalid.mlir:207:8: note: see current operation: %[[V0]] = "tosa.equal"(%[[ARG0]], %[[ARG0]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<1x3xi1>

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %c) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %c) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %c) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %d) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %u) : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %u) : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%y, %a) : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%y, %a) : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%c, %c) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.add"(%a, %a) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.select"(%p, %a, %d) : (tensor<1x1xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.abs"(%a) : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.abs"(%a) : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.equal"(%a, %c) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x4xi1>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.equal"(%a, %b) : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2x4xi1>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.equal"(%u, %c) : (tensor<*xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.equal"(%y, %y) : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x4xi1>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>, %c: tensor<1x3xf32>, %d: tensor<3xf32>, %u: tensor<*xf32>, %y: tensor<?x3xf32>, %p: tensor<1x1xi1>, %s: tensor<1xi8>) {
  %0 = "tosa.equal"(%a, %a) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<1x3xi1>
  return
}
