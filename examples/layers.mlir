// exit status: 154
//
// A small network on tensors: two layers, each a product, a shift and a cut at
// zero, of a batch of three inputs. Their results are added up. Where tensors
// are in memory, and what is done in place, is decided when they are compiled.

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>

// max(x * weights + bias, 0)
func.func @layer(%x: tensor<3x?xi32>, %weights: tensor<?x4xi32>, %bias: tensor<4xi32>)
    -> tensor<3x4xi32> {
  %zero = arith.constant 0 : i32
  %none = tensor.empty() : tensor<3x4xi32>
  %start = linalg.fill ins(%zero : i32) outs(%none : tensor<3x4xi32>) -> tensor<3x4xi32>
  %product = linalg.matmul ins(%x, %weights : tensor<3x?xi32>, tensor<?x4xi32>)
                           outs(%start : tensor<3x4xi32>) -> tensor<3x4xi32>
  %cut = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%bias : tensor<4xi32>) outs(%product : tensor<3x4xi32>) {
  ^bb0(%shift: i32, %value: i32):
    %sum = arith.addi %value, %shift : i32
    %positive = arith.maxsi %sum, %zero : i32
    linalg.yield %positive : i32
  } -> tensor<3x4xi32>
  return %cut : tensor<3x4xi32>
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %inputs = arith.constant dense<[[1, 2], [3, -1], [-2, 4]]> : tensor<3x2xi32>
  %first = arith.constant dense<[[1, -2, 3, 0], [2, 1, -1, 1]]> : tensor<2x4xi32>
  %second = arith.constant dense<[[1, 0, 2, -1], [0, 1, 1, 1], [2, -1, 0, 3], [1, 1, 1, 1]]>
      : tensor<4x4xi32>
  %bias = arith.constant dense<[-1, 0, 1, 2]> : tensor<4xi32>
  %x = tensor.cast %inputs : tensor<3x2xi32> to tensor<3x?xi32>
  %w = tensor.cast %first : tensor<2x4xi32> to tensor<?x4xi32>
  %hidden = call @layer(%x, %w, %bias)
      : (tensor<3x?xi32>, tensor<?x4xi32>, tensor<4xi32>) -> tensor<3x4xi32>
  %h = tensor.cast %hidden : tensor<3x4xi32> to tensor<3x?xi32>
  %v = tensor.cast %second : tensor<4x4xi32> to tensor<?x4xi32>
  %out = call @layer(%h, %v, %bias)
      : (tensor<3x?xi32>, tensor<?x4xi32>, tensor<4xi32>) -> tensor<3x4xi32>
  // What each input came to, in turn put into the first place of a row.
  %sums = scf.for %i = %c0 to %c3 step %c1 iter_args(%kept = %out) -> (tensor<3x4xi32>) {
    %row = tensor.extract_slice %kept[%i, 0] [1, 4] [1, 1] : tensor<3x4xi32> to tensor<4xi32>
    %no = tensor.empty() : tensor<i32>
    %none = linalg.fill ins(%zero : i32) outs(%no : tensor<i32>) -> tensor<i32>
    %all = linalg.reduce {arith.addi} ins(%row : tensor<4xi32>) outs(%none : tensor<i32>)
        dimensions = [0]
    %sum = tensor.extract %all[] : tensor<i32>
    %next = tensor.insert %sum into %kept[%i, %c0] : tensor<3x4xi32>
    scf.yield %next : tensor<3x4xi32>
  }
  %total = scf.for %i = %c0 to %c3 step %c1 iter_args(%sum = %zero) -> (i32) {
    %own = tensor.extract %sums[%i, %c0] : tensor<3x4xi32>
    %next = arith.addi %sum, %own : i32
    scf.yield %next : i32
  }
  return %total : i32
}
