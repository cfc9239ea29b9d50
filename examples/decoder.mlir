// exit status: 71
//
// What a decoder does to make images larger: a convolution backwards, in steps of two, of an image
// whose zero is 1. What comes of a pixel in the middle is added to a total that is kept between
// calls. The result is that total, 5 at first, and the sum of all pixels.

tosa.variable @total = dense<5> : tensor<i32>

func.func @larger(%image: tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi32> {
  %zero = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %no_zero = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %bias = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %kernel = "tosa.const"() {values = dense<[[
      [[1], [2]], [[3], [1]]]]> : tensor<1x2x2x1xi8>} : () -> tensor<1x2x2x1xi8>
  %pixels = tosa.transpose_conv2d %image, %kernel, %bias, %zero, %no_zero {
      acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
      : (tensor<1x2x2x1xi8>, tensor<1x2x2x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>)
      -> tensor<1x4x4x1xi32>
  return %pixels : tensor<1x4x4x1xi32>
}

func.func @keep(%pixel: i32) {
  %number = tensor.from_elements %pixel : tensor<i32>
  %before = tosa.variable_read @total : tensor<i32>
  %after = tosa.add %before, %number : (tensor<i32>, tensor<i32>) -> tensor<i32>
  tosa.variable_write @total, %after : tensor<i32>
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %image = "tosa.const"() {values = dense<[[[[1], [2]], [[3], [4]]]]> : tensor<1x2x2x1xi8>}
      : () -> tensor<1x2x2x1xi8>
  %pixels = call @larger(%image) : (tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi32>
  %middle = tensor.extract %pixels[%c0, %c2, %c2, %c0] : tensor<1x4x4x1xi32>
  call @keep(%middle) : (i32) -> ()
  call @keep(%middle) : (i32) -> ()
  %flat = tosa.const_shape {values = dense<[16]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %row = tosa.reshape %pixels, %flat : (tensor<1x4x4x1xi32>, !tosa.shape<1>) -> tensor<16xi32>
  %sum = tosa.reduce_sum %row {axis = 0 : i32} : (tensor<16xi32>) -> tensor<1xi32>
  %kept = tosa.variable_read @total : tensor<i32>
  %a = tensor.extract %sum[%c0] : tensor<1xi32>
  %b = tensor.extract %kept[] : tensor<i32>
  %result = arith.addi %a, %b : i32
  return %result : i32
}
