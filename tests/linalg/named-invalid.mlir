// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%t : tensor<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>)
  // expected-error @+1 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  linalg.matmul outs(%a : memref<4x5xf32>)
  // expected-error @+1 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 1}}
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  linalg.matmul ins(%a : memref<4x5xf32>) outs(%a : memref<4x5xf32>)
  // expected-error @+1 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  linalg.add ins(%a : memref<4x5xf32>) outs(%a : memref<4x5xf32>)
  // expected-error @+1 {{custom op 'linalg.add' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.add' number of operands and types do not match: got 2 operands and 1 types}}
  linalg.add ins(%a, %b : memref<4x5xf32>) outs(%a : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.add' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  linalg.add ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%a : memref<4x5xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.add' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.add ins(%t, %t : tensor<4x6xf32>, tensor<4x6xf32>) outs(%t : tensor<4x6xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.add' op expected type of operand #2 ('tensor<4x6xf32>') to match type of corresponding result ('tensor<4x7xf32>')}}
  %0 = linalg.add ins(%t, %t : tensor<4x6xf32>, tensor<4x6xf32>) outs(%t : tensor<4x6xf32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @f(%t: memref<4x6xf32>) {
  // expected-error @+1 {{'linalg.add' op result #0 must be variadic of ranked tensor of any type values, but got 'memref<4x6xf32>'}}
  %0 = linalg.add ins(%t, %t : memref<4x6xf32>, memref<4x6xf32>) outs(%t : memref<4x6xf32>) -> memref<4x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x6xi1>) {
  // expected-error @+1 {{custom op 'linalg.sub' unsupported operation: sub with bools}}
  %0 = linalg.sub ins(%t, %t : tensor<4x6xi1>, tensor<4x6xi1>) outs(%t : tensor<4x6xi1>) -> tensor<4x6xi1>
  return
}

// -----

func.func @f(%t: tensor<4x6xi1>, %u : tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.sub' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'i1' and 'f32'}}
  %0 = linalg.sub ins(%t, %u : tensor<4x6xi1>, tensor<4x6xf32>) outs(%t : tensor<4x6xi1>) -> tensor<4x6xi1>
  return
}

// -----

func.func @f(%t: tensor<4x6xi8>, %u : tensor<4x6xi8>) {
  // expected-error @+1 {{custom op 'linalg.exp' unsupported non numeric type}}
  %0 = linalg.exp ins(%t : tensor<4x6xi8>) outs(%t : tensor<4x6xi8>) -> tensor<4x6xi8>
  return
}

// -----

func.func @f(%t: tensor<4x6xi8>, %u : tensor<4x6xi8>) {
  // expected-error @+1 {{custom op 'linalg.exp' unsupported non numeric type}}
  %0 = linalg.exp {foo = 1, kind = 2} ins(%t : tensor<4x6xi8>) outs(%t : tensor<4x6xi8>) attrs = {a = 1} -> tensor<4x6xi8>
  return
}

// -----

func.func @f(%t: tensor<4x6xi8>, %u : tensor<4x6xi8>) {
  // expected-error @+1 {{custom op 'linalg.copy' 'linalg.copy' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1}}
  %0 = linalg.copy {cast = 2} ins(%t : tensor<4x6xi8>) outs(%t : tensor<4x6xi8>) -> tensor<4x6xi8>
  return
}

// -----

func.func @f(%t: tensor<4x6xi8>, %u : tensor<4x6xi8>) {
  // expected-error @+1 {{custom op 'linalg.copy' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = linalg.copy {operandSegmentSizes = array<i32: 1, 2>} ins(%t : tensor<4x6xi8>) outs(%t : tensor<4x6xi8>) -> tensor<4x6xi8>
  return
}

// -----

func.func @f(%t: tensor<4x6xi8>, %u : tensor<4x6xi8>) {
  // expected-error @+1 {{expected op with scalar input}}
  %0 = linalg.fill ins(%t : tensor<4x6xi8>) outs(%t : tensor<4x6xi8>) -> tensor<4x6xi8>
  return
}

// -----

func.func @f(%t: tensor<4x6xi8>, %u : f32) {
  // expected-error @+1 {{'linalg.fill' op expected fill value type ('f32') to match output element type ('i8')}}
  %0 = linalg.fill ins(%u : f32) outs(%t : tensor<4x6xi8>) -> tensor<4x6xi8>
  return
}

// -----

func.func @f(%t: tensor<4x6xi8>, %u : f32) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = linalg.fill ins(%u : f32) outs(%t : tensor<4x6xi8>) {}
  return
}

// -----

func.func @f(%t: tensor<4x6xi8>, %u : f32) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = linalg.fill ins(%u, : f32) outs(%t : tensor<4x6xi8>) {}
  return
}

// -----

func.func @f(%t: tensor<4x6xi8>, %u : f32) {
  // expected-error @+1 {{expected '('}}
  %0 = linalg.fill ins(%u : f32) outs %t : tensor<4x6xi8>
  return
}

// -----

func.func @f(%t: tensor<4x6xi8>, %u : f32) {
  // expected-error @+1 {{custom op 'linalg.fill' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = linalg.fill ins(%u : f32, f32) outs(%t : tensor<4x6xi8>) -> 
  return
}

// -----

func.func @f(%t: tensor<4x6xf32>, %u : f32) {
  // expected-error @+1 {{'linalg.fill' op expected the number of tensor results (2) to be equal to the number of output tensors (1)}}
  %0:2 = linalg.fill ins(%u : f32) outs(%t : tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
  return
}

// -----

func.func @f(%t: tensor<*xf32>, %u : f32) {
  // expected-error @+1 {{'linalg.fill' op result #0 must be variadic of ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = linalg.fill ins(%u : f32) outs(%t : tensor<*xf32>) -> (tensor<*xf32>)
  return
}

// -----

// expected-error @unknown {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('vector<4xf32>')}}
func.func @f(%t: vector<4xf32>, %u : f32) {
  linalg.fill ins(%u : f32) outs(%t : vector<4xf32>)
  return
}

// -----

// expected-error @unknown {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('memref<*xf32>')}}
func.func @f(%t: memref<*xf32>, %u : f32) {
  linalg.fill ins(%u : f32) outs(%t : memref<*xf32>)
  return
}

// -----

func.func @f(%t: memref<4xf32>, %u : f32) {
  // expected-error @+1 {{'linalg.fill' op operand #1 must be variadic of shaped of any type values, but got 'f32'}}
  linalg.fill ins(%u : f32) outs(%u : f32)
  return
}

// -----

func.func @f(%t: memref<4xf32>, %u : f32) {
  linalg.fill ins(%u, %u : f32, f32) outs(%t, %t : memref<4xf32>, memref<4xf32>)
  // expected-error @+1 {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 4}}
  return
}

// -----

func.func @f(%t: memref<4xf32>, %u : f32) {
  // expected-error @+1 {{expected ':'}}
  linalg.fill ins() outs(%t : memref<4xf32>)
  return
}

// -----

func.func @f(%in: memref<1x10x10x3xf32>, %k: memref<3x3x3x8xf32>, %o: memref<1x8x8x8xf32>, %w : memref<2x2xi8>) {
  // expected-error @+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<3xi64>} ins(%in, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  return
}

// -----

func.func @f(%in: memref<1x10x10x3xf32>, %k: memref<3x3x3x8xf32>, %o: memref<1x8x8x8xf32>, %w : memref<2x2xi8>) {
  // expected-error @+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'dilations' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi32>, strides = dense<1> : tensor<2xi32>} ins(%in, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  return
}

// -----

func.func @f(%in: memref<1x10x10x3xf32>, %k: memref<3x3x3x8xf32>, %o: memref<1x8x8x8xf32>, %w : memref<2x2xi8>) {
  // expected-error @+1 {{'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 17, but found 10}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%in, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  return
}

// -----

func.func @f(%in: memref<1x10x10x3xf32>, %k: memref<3x3x3x8xf32>, %o: memref<1x8x8x8xf32>, %w : memref<2x2xi8>) {
  // expected-error @+1 {{'linalg.conv_2d_nhwc_hwcf' op unexpected result less than 0 at expression #1 in (d0, d1, d2, d3, d4, d5, d6) -> (d0, -d1 + d4, -d2 + d5, d6)}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<-1> : tensor<2xi64>} ins(%in, %k : memref<1x10x10x3xf32>, memref<3x3x3x8xf32>) outs(%o : memref<1x8x8x8xf32>)
  return
}

// -----

func.func @f(%a: memref<2x2x2x2xi1>, %k: memref<1x1xi1>, %o: memref<2x2x2x2xi1>) {
  // expected-error @+1 {{custom op 'linalg.pooling_nhwc_max_unsigned' unsupported operation: unsigned max not on uint}}
  linalg.pooling_nhwc_max_unsigned ins(%a, %k : memref<2x2x2x2xi1>, memref<1x1xi1>) outs(%o: memref<2x2x2x2xi1>)
  return
}

// -----

func.func @f(%a: memref<2x2x2x2xcomplex<f32>>, %k: memref<1x1xcomplex<f32>>, %o: memref<2x2x2x2xcomplex<f32>>) {
  // expected-error @+1 {{custom op 'linalg.pooling_nhwc_min_unsigned' unsupported operation: unsigned min not on uint}}
  linalg.pooling_nhwc_min_unsigned ins(%a, %k : memref<2x2x2x2xcomplex<f32>>, memref<1x1xcomplex<f32>>) outs(%o: memref<2x2x2x2xcomplex<f32>>)
  return
}

// -----

// expected-error @unknown {{'math.powf' op operand #0 must be floating-point-like, but got 'i8'}}
func.func @f(%a: memref<2x2xi8>) {
  linalg.powf ins(%a, %a: memref<2x2xi8>, memref<2x2xi8>) outs(%a: memref<2x2xi8>)
  return
}

// -----

// expected-error @unknown {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
func.func @f(%a: memref<2x2xi8>, %b: memref<2x2xi1>, %c: memref<2x2xi32>) {
  linalg.select ins(%b, %a, %c: memref<2x2xi1>, memref<2x2xi8>, memref<2x2xi32>) outs(%a: memref<2x2xi8>)
  return
}

// -----

// expected-error @unknown {{'arith.addi' op requires the same type for all operands and results}}
func.func @f(%a: memref<2x2xi8>, %b: memref<2x2xi1>, %c: memref<2x2xi32>) {
  linalg.add ins(%c, %a: memref<2x2xi32>, memref<2x2xi8>) outs(%a: memref<2x2xi8>)
  return
}

// -----

// expected-error @unknown {{'arith.maxui' op requires the same type for all operands and results}}
func.func @f(%a: memref<2x2xi8>, %b: memref<2x2xi1>, %c: memref<2x2xi32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<max_unsigned> ins(%c, %a: memref<2x2xi32>, memref<2x2xi8>) outs(%a: memref<2x2xi8>)
  return
}
