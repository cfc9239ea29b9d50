// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(i,j)>, affine_map<(i,j,k)->(i,j)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>)
  return
}

// -----

func.func @f(%a: tensor<5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  %0=linalg.matmul indexing_maps = [affine_map<(i,j,k)->(i)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>] ins(%a, %b : tensor<5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  %0=linalg.matmul indexing_maps = [affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>] ins(%a, %b : tensor<5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
  %0=linalg.matmul indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(j,i)>] ins(%a, %b : tensor<5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #2 has shape's dimension #1 to be 5, but found 6}}
  %0=linalg.matmul indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,k)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  %0=linalg.matmul indexing_maps = [affine_map<(i,j,k)->(i,k+1)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,k)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op inferred input/output operand #0 has shape's dimension #1 to be 4, but found 5}}
  %0=linalg.matmul indexing_maps = [affine_map<(i,j,k)->(k,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op expected operand #2 rank (2) to match the result rank of indexing_map (1)}}
  %0=linalg.matmul indexing_maps = [affine_map<(i,j,k)->(k,i)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  %0=linalg.matmul indexing_maps = [affine_map<(i,j,k)->(k,i)>, affine_map<(i,j,k)->(j)>, affine_map<(i,j,k)->(i,j)>] ins(%a, %b : tensor<4x5xf32>, tensor<6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  %0=linalg.batch_matmul indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)>, affine_map<(b,i,j,k)->(b,k,j)>, affine_map<(b,i,j,k)->(i,b,j)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op expected operand #1 rank (3) to match the result rank of indexing_map (2)}}
  %0=linalg.batch_matmul indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)>, affine_map<(b,i,j,k)->(k,j)>, affine_map<(b,i,j,k)->(b,i,j)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5xf32>, %b: tensor<5xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  %0=linalg.batch_matmul indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)>, affine_map<(b,i,j,k)->(j)>, affine_map<(b,i,j,k)->(b,i,j)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<5xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  %0=linalg.batch_matmul indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)>, affine_map<(b,i,j,k)->(j,k,b)>, affine_map<(b,i,j,k)->(b,i,j)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<2x4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  %0=linalg.batch_matmul indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)>, affine_map<(b,i,j,k)->(b,j,k)>, affine_map<(b,i,j,k)->(i,j)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op Invalid output map result dimension.}}
  %0=linalg.batch_reduce_matmul indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)>, affine_map<(b,i,j,k)->(b,k,j)>, affine_map<(b,i,j,k)->(j,i)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op expects 2 dims, but got (3).}}
  %0=linalg.batch_reduce_matmul indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)>, affine_map<(b,i,j,k)->(b,k,j)>, affine_map<(b,i,j,k)->(b,i,j)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4x5xf32>, %b: tensor<2x5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.batch_reduce_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  %0=linalg.batch_reduce_matmul indexing_maps = [affine_map<(b,i,j,k)->(b,k,i)>, affine_map<(b,i,j,k)->(b,i,j)>, affine_map<(b,i,j,k)->(i,j)>] ins(%a, %b : tensor<2x4x5xf32>, tensor<2x5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{iteration space dim at index 0 is neither a contracting dim nor of parallel iteration type}}
  %0=linalg.contract indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{iteration spaces of provided affine_maps differ}}
  %0=linalg.contract indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j)->(i,j)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{provided affine_map is not a projected permutation}}
  %0=linalg.contract indexing_maps = [affine_map<(i,j,k)->(i,k+1)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{ranks of shaped operand and results of corresponding affine_map differ}}
  %0=linalg.contract indexing_maps = [affine_map<(i,j,k)->(i,k,j)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>] ins(%a, %b : tensor<4x5xf32>, tensor<5x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'indexing_maps' do not specify a contracting dimension}}
  %0=linalg.contract indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>] ins(%a, %b : tensor<4x6xf32>, tensor<4x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4x6xf32>, %b: f32, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{affine_map specifies shaped access while operand has non-shaped type}}
  %0=linalg.contract indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>] ins(%a, %b : tensor<4x6xf32>, f32) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{iteration space dim at index 2 is neither a contracting dim nor of parallel iteration type}}
  %0=linalg.contract indexing_maps = [affine_map<(i,j,k,l)->(k)>, affine_map<(i,j,k,l)->(i)>, affine_map<(i,j,k,l)->(i,j)>] ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  %0=linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
#n = affine_map<(i, j) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  %0=linalg.generic {indexing_maps = [#m, #n], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
#n = affine_map<(i) -> (i, i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected operand #1 rank (1) to match the result rank of indexing_map (2)}}
  %0=linalg.generic {indexing_maps = [#m, #n], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i)[s] -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  %0=linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i, j) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  %0=linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i+1)>
#n = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 5, but found 4}}
  %0=linalg.generic {indexing_maps = [#m, #n], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' unexpected iterator_type (parallell)}}
  %0=linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallell"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  %0=linalg.generic {indexing_maps = [#m, #m]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op requires attribute 'indexing_maps'}}
  %0=linalg.generic {iterator_types = ["parallel"], foo} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected type of bb argument #1 ('f64') to match element or self type of the corresponding operand ('f32')}}
  %0=linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f64):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %0=linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op expects to have 1 region with 1 block}}
  %0=linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  %0=linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    // expected-error @+1 {{block with no terminator, has %1 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32}}
    %1 = arith.addf %x, %y : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4x6xf32>) {
  %0=linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: tensor<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    // expected-error @+1 {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %i = linalg.index 1 : index
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

#m = affine_map<(i) -> (i)>
func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b: memref<4xf32>) {
  ^bb0(%x : f32, %y : f32):
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>, %c: tensor<4x6xf32>) {
  linalg.generic {indexing_maps = [], iterator_types = []} {
    linalg.yield
  // expected-error @+1 {{expected '{' to begin a region}}
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>, %c: tensor<4x6xf32>) {
  // expected-error @+1 {{expected attribute name}}
  linalg.generic {indexing_maps = [], iterator_types = ["parallel"]} {
  ^bb0:
    linalg.yield
  }
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>, %c: tensor<4x6xf32>) {
    // expected-error @+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
    linalg.yield
}

// -----

func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>, %c: tensor<4x6xf32>) {
    // expected-error @+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
    %0 = linalg.index 3 : index
    return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: memref<4xf32>, %c: tensor<4x6xf32>) {
    // expected-error @+1 {{custom op 'linalg.index' invalid kind of type specified: expected builtin.index, but found 'i32'}}
    %0 = linalg.index 3 : i32
    return
}
