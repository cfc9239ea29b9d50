// exit status: 202
//
// A small network of whole numbers, as front ends write them in TOSA: an image goes through two
// filters, what is below zero is cut off, the greatest of each four values stay, and products with
// weights give a mark for each of three classes. The result is the sum of the marks and the number
// of the greatest.

func.func @marks(%image: tensor<1x6x6x1xi8>) -> tensor<1x1x3xi32> {
  %filters = "tosa.const"() {values = dense<[
      [[[1], [0], [-1]], [[2], [0], [-2]], [[1], [0], [-1]]],
      [[[1], [2], [1]], [[0], [0], [0]], [[-1], [-2], [-1]]]]> : tensor<2x3x3x1xi8>}
      : () -> tensor<2x3x3x1xi8>
  %bias = "tosa.const"() {values = dense<[3, -1]> : tensor<2xi32>} : () -> tensor<2xi32>
  %image_zero = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %zero = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %edges = tosa.conv2d %image, %filters, %bias, %image_zero, %zero
      {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
       dilation = array<i64: 1, 1>}
      : (tensor<1x6x6x1xi8>, tensor<2x3x3x1xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>)
      -> tensor<1x4x4x2xi32>

  // Half of each, as numbers of eight bits.
  %factor = "tosa.const"() {values = dense<16384> : tensor<1xi16>} : () -> tensor<1xi16>
  %shift = "tosa.const"() {values = dense<15> : tensor<1xi8>} : () -> tensor<1xi8>
  %wide_zero = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %halves = tosa.rescale %edges, %factor, %shift, %wide_zero, %zero
      {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false,
       output_unsigned = false}
      : (tensor<1x4x4x2xi32>, tensor<1xi16>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>)
      -> tensor<1x4x4x2xi8>
  %positive = tosa.clamp %halves {min_val = 0 : i8, max_val = 127 : i8}
      : (tensor<1x4x4x2xi8>) -> tensor<1x4x4x2xi8>
  %greatest = tosa.max_pool2d %positive
      {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
      : (tensor<1x4x4x2xi8>) -> tensor<1x2x2x2xi8>

  %row = tosa.const_shape {values = dense<[1, 1, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %features = tosa.reshape %greatest, %row
      : (tensor<1x2x2x2xi8>, !tosa.shape<3>) -> tensor<1x1x8xi8>
  %weights = "tosa.const"() {values = dense<[[
      [1, -1, 2], [0, 1, 1], [2, 0, -1], [1, 1, 0], [-1, 2, 1], [1, 0, 0], [0, 1, 2], [3, -2, 1]
      ]]> : tensor<1x8x3xi8>} : () -> tensor<1x8x3xi8>
  %marks = tosa.matmul %features, %weights, %zero, %zero
      : (tensor<1x1x8xi8>, tensor<1x8x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x1x3xi32>
  return %marks : tensor<1x1x3xi32>
}

func.func @main() -> i32 {
  %image = "tosa.const"() {values = dense<[[
      [[9], [7], [5], [5], [3], [8]], [[5], [12], [6], [4], [5], [7]],
      [[3], [5], [20], [15], [6], [5]], [[5], [6], [18], [25], [7], [4]],
      [[2], [5], [7], [9], [11], [5]], [[8], [5], [4], [6], [5], [30]]]]> : tensor<1x6x6x1xi8>}
      : () -> tensor<1x6x6x1xi8>
  %marks = call @marks(%image) : (tensor<1x6x6x1xi8>) -> tensor<1x1x3xi32>
  %best = tosa.argmax %marks {axis = 2 : i32} : (tensor<1x1x3xi32>) -> tensor<1x1xi32>
  %sum = tosa.reduce_sum %marks {axis = 2 : i32} : (tensor<1x1x3xi32>) -> tensor<1x1x1xi32>
  %c0 = arith.constant 0 : index
  %number = tensor.extract %best[%c0, %c0] : tensor<1x1xi32>
  %all = tensor.extract %sum[%c0, %c0, %c0] : tensor<1x1x1xi32>
  %result = arith.addi %number, %all : i32
  return %result : i32
}
