// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
  linalg.matmul indexing_maps = [1, 2] ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+2 {{custom op 'linalg.contract' element of indexing_maps array is not an affine_map}}
  // expected-error @+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract indexing_maps = [1] ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+2 {{expected '='}}
  // expected-error @+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract indexing_maps [] ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' expected 'kind'}}
  linalg.elementwise ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+2 {{expected attribute value}}
  // expected-error @+1 {{custom op 'linalg.elementwise' expected operation 'kind' attribute}}
  linalg.elementwise kind=add ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  linalg.elementwise kind=2 ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a: memref<4x5xf32>) outs(%c : memref<4x6xf32>)
  // expected-error @+2 {{custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  // expected-error @+1 {{custom op 'linalg.elementwise' unable to parse elemwise op}}
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.elementwise' expected affine map attribute}}
  linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps=[1] ins(%a: memref<4x5xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{expected '(' in argument list}}
  linalg.map ins(%a: memref<4x5xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input (4, 5) to match shape of output (4, 6)}}
  linalg.map {foo.bar} ins(%a: memref<4x5xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'arith.addf' op expected 2 operands, but found 1}}
  linalg.map {arith.addf} ins(%a: memref<4x5xf32>) outs(%a : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.map' op expected 1 or more operands, but found 0}}
  linalg.map {arith.addf}
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'.addf' op created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
  linalg.map {addf} ins(%a: memref<4x5xf32>) outs(%a : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.map' op expected shape of input (4, 5) to match shape of output (4, 6)}}
  linalg.map {math.absf} ins(%a: memref<4x5xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'math.absf' op requires a single operand}}
  linalg.map {math.absf} ins(%a, %a: memref<4x5xf32>, memref<4x5xf32>) outs(%a : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1}}
  linalg.map ins(%a: memref<4x5xf32>) outs(%a : memref<4x5xf32>) (%x : f32) { linalg.yield %x : f32 }
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.map' op expected type of bb argument #1 ('f64') to match element or self type of the corresponding operand ('f32')}}
  linalg.map ins(%a: memref<4x5xf32>) outs(%a : memref<4x5xf32>) (%x : f32, %y : f64) { linalg.yield %x : f32 }
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.reduce' op init dimensions [5] doesn't match input dimensions after reduction [4]}}
  linalg.reduce {arith.addf} ins(%a: memref<4x5xf32>) outs(%b : memref<5xf32>) dimensions = [1]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  linalg.reduce {arith.addf} ins(%a: memref<4x5xf32>) outs(%b : memref<5xf32>) dimensions = [2]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1}}
  linalg.reduce {arith.addf} ins(%a: memref<4x5xf32>) outs(%b : memref<5xf32>) dimensions = [0, 1]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  linalg.reduce {arith.addf} ins(%a: memref<4x5xf32>) outs(%b : memref<5xf32>) dimensions = [1, 0]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4x6xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  linalg.reduce {arith.addf} ins(%a, %c: memref<4x5xf32>, memref<4x6xf32>) outs(%b, %b : memref<5xf32>, memref<5xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
  linalg.reduce ins(%a, %a: memref<4x5xf32>, memref<4x5xf32>) outs(%b, %c : memref<5xf32>, memref<4xf32>) dimensions = [0] (%x : f32, %y : f32, %z : f32, %w : f32) { linalg.yield %x, %x : f32, f32 }
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.reduce' op mismatching number of operands and block arguments}}
  linalg.reduce ins(%a, %a: memref<4x5xf32>, memref<4x5xf32>) outs(%b, %b : memref<5xf32>, memref<5xf32>) dimensions = [0] (%x : f32, %y : f32, %z : f32) { linalg.yield %x, %x : f32, f32 }
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.reduce' op output element type 'f32' does not match corresponding block argument type 'f64'}}
  linalg.reduce ins(%a, %a: memref<4x5xf32>, memref<4x5xf32>) outs(%b, %b : memref<5xf32>, memref<5xf32>) dimensions = [0] (%x : f32, %y : f32, %z : f64, %w : f32) { linalg.yield %x, %x : f32, f32 }
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'arith.addf' op expected 2 operands, but found 4}}
  linalg.reduce {arith.addf} ins(%a, %a: memref<4x5xf32>, memref<4x5xf32>) outs(%b, %b : memref<5xf32>, memref<5xf32>) dimensions = [0] 
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.transpose' op dim(result, 0) = 5 doesn't match dim(input, permutation[0]) = 4}}
  linalg.transpose ins(%a: memref<4x5xf32>) outs(%b : memref<5x4xf32>) permutation = [0, 1] 
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.transpose' op permutation is not valid}}
  linalg.transpose ins(%a: memref<4x5xf32>) outs(%b : memref<5x4xf32>) permutation = [0, 0] 
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.transpose' op permutation is not valid}}
  linalg.transpose ins(%a: memref<4x5xf32>) outs(%c : memref<4xf32>) permutation = [0, 0] 
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.transpose' op size of permutation 3 does not match the argument rank 2}}
  linalg.transpose ins(%a: memref<4x5xf32>) outs(%b : memref<5x4xf32>) permutation = [0, 1, 2] 
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 2, init rank: 2}}
  linalg.broadcast ins(%c: memref<4xf32>) outs(%b : memref<5x4xf32>) dimensions = [0, 1] 
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op input dim 0 should match init dim 0. input: 4, init: 5}}
  linalg.broadcast ins(%c: memref<4xf32>) outs(%b : memref<5x4xf32>) dimensions = [1] 
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4xf32>, %t: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
  linalg.broadcast ins(%c: memref<4xf32>) outs(%b : memref<5x4xf32>) dimensions = [2] 
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x4xf32>, %c: memref<4xf32>, %t: memref<4xi32>) {
  // expected-error @+1 {{'linalg.yield' op type of yield operand 1 ('f32') doesn't match the element type of the enclosing linalg.generic op ('i32')}}
  linalg.transpose ins(%c: memref<4xf32>) outs(%t : memref<4xi32>) permutation = [0] 
  return
}

// -----

// Ops on batches read their maps one by one.

func.func @f(%a: memref<2x4x4xf32>) {
  // expected-error @+1 {{expected ']'}}
  linalg.batch_matmul indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)> affine_map<(b,i,j,k)->(b,k,j)>] ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%a : memref<2x4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x4xf32>) {
  // expected-error @+1 {{expected attribute value}}
  linalg.batch_reduce_matmul indexing_maps = [] ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%a : memref<2x4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x4xf32>) {
  // expected-error @+1 {{custom op 'linalg.batch_matmul' expected affine map attribute}}
  linalg.batch_matmul indexing_maps = [1] ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%a : memref<2x4x4xf32>)
  return
}

// -----

#maps = [affine_map<(b,i,j,k)->(b,i,k)>]
func.func @f(%a: memref<2x4x4xf32>) {
  // expected-error @+1 {{expected '['}}
  linalg.batch_matmul indexing_maps = #maps ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%a : memref<2x4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  // expected-error-re @+1 {{{{^}}expected bare identifier or keyword}}
  linalg.map { } ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  // expected-error @+1 {{'.arith.' op created with unregistered dialect}}
  linalg.map { arith. } ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  return
}
