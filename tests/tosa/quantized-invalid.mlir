// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @pad(%x: tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<6x!quant.uniform<i8:f32, 0.1>> {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error @+1 {{'tosa.pad' op expect input and output to have same element type, got 'i8' and '!quant.uniform<i8:f32, 1.000000e-01>'}}
  %0 = tosa.pad %x, %s, %c : (tensor<4x!quant.uniform<i8:f32, 0.1>>, !tosa.shape<2>, tensor<1xi8>) -> tensor<6x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<6x!quant.uniform<i8:f32, 0.1>>
}

// -----

func.func @m2(%a: tensor<1x2x3x!quant.uniform<i8:f32, 0.1>>, %b: tensor<1x3x4x!quant.uniform<i8:f32, 0.1>>, %z: tensor<1xi16>) {
  // expected-error @+1 {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'i8' and 'i16'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3x!quant.uniform<i8:f32, 0.1>>, tensor<1x3x4x!quant.uniform<i8:f32, 0.1>>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x4xi32>
  return
}

// -----

func.func @m3(%a: tensor<1x2x3x!quant.uniform<i8:f32, 0.1>>, %b: tensor<1x3x4x!quant.uniform<i8:f32, 0.1>>, %z: tensor<1x!quant.uniform<i8:f32, 0.1>>) {
  // expected-error @+1 {{'tosa.matmul' op operand #2 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<1x!quant.uniform<i8:f32, 1.000000e-01>>'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3x!quant.uniform<i8:f32, 0.1>>, tensor<1x3x4x!quant.uniform<i8:f32, 0.1>>, tensor<1x!quant.uniform<i8:f32, 0.1>>, tensor<1x!quant.uniform<i8:f32, 0.1>>) -> tensor<1x2x4xi32>
  return
}

// -----

func.func @m4(%a: tensor<1x2x3x!quant.uniform<i8:f32, 0.1>>, %b: tensor<1x3x4x!quant.uniform<i16:f32, 0.1>>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.matmul' op expect quantized operands to have same widths, got 8 and 16}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3x!quant.uniform<i8:f32, 0.1>>, tensor<1x3x4x!quant.uniform<i16:f32, 0.1>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}

// -----

func.func @m5(%a: tensor<1x2x3x!quant.uniform<i8:f32, 0.1>>, %b: tensor<1x3x4xf32>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.matmul' op expect operands to be both quantized or both not quantized, got '!quant.uniform<i8:f32, 1.000000e-01>' and 'f32'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3x!quant.uniform<i8:f32, 0.1>>, tensor<1x3x4xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}

// -----

func.func @n2(%a: tensor<4x!quant.uniform<i8:f32, 0.1>>, %z: tensor<1xi16>) {
  // expected-error @+1 {{'tosa.negate' op expect both input1 and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = tosa.negate %a, %z, %z : (tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<1xi16>, tensor<1xi16>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return
}

// -----

func.func @n3(%a: tensor<4x!quant.uniform<i16:f32, 0.1>>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a, %z, %z : (tensor<4x!quant.uniform<i16:f32, 0.1>>, tensor<1xi16>, tensor<1xi16>) -> tensor<4x!quant.uniform<i16:f32, 0.1>>
  return
}

// -----

func.func @c2(%a: tensor<4x!quant.uniform<i8:f32, 0.1>>) {
  // expected-error @+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = -1 : i16, max_val = 6 : i16} : (tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return
}

// -----

func.func @c3(%a: tensor<4x!quant.uniform<u8:f32, 0.1>>) {
  // expected-error @+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=200 : ui8, max_val=6 : ui8}}
  %0 = tosa.clamp %a {min_val = 200 : ui8, max_val = 6 : ui8} : (tensor<4x!quant.uniform<u8:f32, 0.1>>) -> tensor<4x!quant.uniform<u8:f32, 0.1>>
  return
}

// -----

func.func @k1() {
  // expected-error @+1 {{'tosa.const' op expected same attr/result element types}}
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi16>}> : () -> tensor<1x!quant.uniform<i8:f32, 0.1>>
  return
}

// -----

func.func @k2() {
  // expected-error @+1 {{'tosa.const' op expected same attr/result element types}}
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1x!quant.uniform<u8:f32, 0.1>>
  return
}

// -----

func.func @p2(%x: tensor<1x8x8x4x!quant.uniform<i8:f32, 0.1>>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %x, %z, %z {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x8x8x4x!quant.uniform<i8:f32, 0.1>>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x4xi8>
  return
}

// -----

func.func @pd(%x: tensor<4x!quant.uniform<i8:f32, 0.1>>, %s: !tosa.shape<2>, %c: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.pad' op shape operand is not compile time resolvable}}
  %0 = tosa.pad %x, %s, %c : (tensor<4x!quant.uniform<i8:f32, 0.1>>, !tosa.shape<2>, tensor<1xi8>) -> tensor<6xi8>
  return
}

// -----

func.func @pd2(%x: tensor<4x!quant.uniform<i8:f32, 0.1>>, %s: !tosa.shape<2>, %c: tensor<1x!quant.uniform<i8:f32, 0.1>>) {
  // expected-error @+1 {{'tosa.pad' op shape operand is not compile time resolvable}}
  %0 = tosa.pad %x, %s, %c : (tensor<4x!quant.uniform<i8:f32, 0.1>>, !tosa.shape<2>, tensor<1x!quant.uniform<i8:f32, 0.1>>) -> tensor<6x!quant.uniform<i8:f32, 0.1>>
  return
}

// -----

func.func @r1(%x: tensor<4x!quant.uniform<i16:f32, 0.1>>, %m: tensor<1xi32>, %s: tensor<1xi8>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error @+1 {{'tosa.rescale' op expect input_zp of 0, got 3}}
  %0 = tosa.rescale %x, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x!quant.uniform<i16:f32, 0.1>>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4x!quant.uniform<i16:f32, 0.2>>
  return
}

// -----

func.func @r2(%x: tensor<4x!quant.uniform<i16:f32, 0.1>>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @+1 {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i16' vs. 'i8'}}
  %0 = tosa.rescale %x, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x!quant.uniform<i16:f32, 0.1>>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x!quant.uniform<i16:f32, 0.2>>
  return
}

// -----

func.func @r3(%x: tensor<4xf32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xf32>) {
  // expected-error @+1 {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
  %0 = tosa.rescale %x, %m, %s, %z, %z {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x!quant.uniform<i16:f32, 0.2>>
  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  // expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %0 = "tosa.concat"(%a, %a) {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3xf32>  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  // expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got 'i8' and '!quant.uniform<i8:f32, 1.000000e-01>'}}
  %0 = "tosa.concat"(%a, %a) {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3x!quant.uniform<i8:f32, 0.1>>  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  // expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got 'i8' and '!quant.uniform<i8:f32, 1.000000e-01>'}}
  %0 = "tosa.concat"(%a, %a) {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<5x3x!quant.uniform<i8:f32, 0.1>>  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  // expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got 'i8' and 'i16'}}
  %0 = "tosa.concat"(%a, %a) {axis = 0 : i32} : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3xi16>  return
}

// -----

func.func @f(%a: tensor<2x3x!quant.uniform<i8:f32, 0.1>>) {
  // expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got '!quant.uniform<i8:f32, 1.000000e-01>' and '!quant.uniform<i8:f32, 2.000000e-01>'}}
  %0 = "tosa.concat"(%a, %a) {axis = 0 : i32} : (tensor<2x3x!quant.uniform<i8:f32, 0.1>>, tensor<2x3x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x3x!quant.uniform<i8:f32, 0.2>>  return
}

// -----

func.func @f(%a: tensor<2x3x!quant.uniform<i8:f32, 0.1>>) {
  // expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got '!quant.uniform<i8:f32, 1.000000e-01>' and 'i8'}}
  %0 = "tosa.concat"(%a, %a) {axis = 0 : i32} : (tensor<2x3x!quant.uniform<i8:f32, 0.1>>, tensor<2x3x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x3xi8>  return
}

// -----

func.func @f(%a: tensor<2x3x!quant.uniform<i8:f32, 0.1>>, %s: !tosa.shape<2>) {
  // expected-error @+1 {{'tosa.tile' op shape operand is not compile time resolvable}}
  %0 = tosa.tile %a, %s : (tensor<2x3x!quant.uniform<i8:f32, 0.1>>, !tosa.shape<2>) -> tensor<4x3xi8>  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  // expected-error @+1 {{'tosa.tile' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %s = tosa.const_shape {values = dense<[2,1]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = tosa.tile %a, %s : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x3xf32>  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  // expected-error @+1 {{'tosa.tile' op expect input and output to have same element type, got 'i8' and '!quant.uniform<i8:f32, 2.000000e-01>'}}
  %s = tosa.const_shape {values = dense<[2,1]> : tensor<2xindex>} : () -> !tosa.shape<2> %0 = tosa.tile %a, %s : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x3x!quant.uniform<i8:f32, 0.2>>  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  // expected-error @+1 {{'tosa.pad' op expect input and output to have same element type, got 'i8' and '!quant.uniform<i8:f32, 2.000000e-01>'}}
  %s = tosa.const_shape {values = dense<[1,1,1,1]> : tensor<4xindex>} : () -> !tosa.shape<4> %c = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8> %0 = tosa.pad %a, %s, %c : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<4x5x!quant.uniform<i8:f32, 0.2>>  return
}

// -----

func.func @f(%a: tensor<2x3xi8>) {
  // expected-error @+1 {{'tosa.pad' op expect input and output to have same element type, got 'i8' and 'i16'}}
  %s = tosa.const_shape {values = dense<[1,1,1,1]> : tensor<4xindex>} : () -> !tosa.shape<4> %c = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8> %0 = tosa.pad %a, %s, %c : (tensor<2x3xi8>, !tosa.shape<4>, tensor<1xi8>) -> tensor<4x5xi16>  return
}
