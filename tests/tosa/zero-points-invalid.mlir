// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16> %0 = "tosa.negate"(%i16, %z, %z) : (tensor<2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}

// CHECK: tests/tosa/zero-points-invalid.mlir:4:86: error: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// CHECK-NEXT:   %[[Z:[^ ]+]] = "tosa.const"() {values = dense<5> : tensor<1xi16>} : () -> tensor<1xi16> %[[V0:[^ ]+]] = "tosa.negate"(%[[I16:[^ ]+]], %[[Z]], %[[Z]]) : (tensor<2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
// CHECK-NEXT:                                                                                      ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:4:86: note: see current operation: %[[V1:[^ ]+]] = "tosa.negate"(%[[ARG0:[^ ]+]], %[[V0]], %[[V0]]) : (tensor<2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:92:88: error: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// CHECK-NEXT:   %[[Z]] = "tosa.const"() {values = dense<5.0> : tensor<1xf32>} : () -> tensor<1xf32> %[[V0]] = "tosa.negate"(%[[F:[^ ]+]], %[[Z]], %[[Z]]) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT:                                                                                        ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:92:88: note: see current operation: %[[V1]] = "tosa.negate"(%[[ARG4:[^ ]+]], %[[V0]], %[[V0]]) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:99:88: error: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// CHECK-NEXT:   %[[Z]] = "tosa.const"() {values = dense<0.4> : tensor<1xf32>} : () -> tensor<1xf32> %[[V0]] = "tosa.negate"(%[[F]], %[[Z]], %[[Z]]) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT:                                                                                        ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:99:88: note: see current operation: %[[V1]] = "tosa.negate"(%[[ARG4]], %[[V0]], %[[V0]]) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:106:95: error: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// CHECK-NEXT:   %[[Z]] = "tosa.const"() {values = dense<0x7FC00000> : tensor<1xf32>} : () -> tensor<1xf32> %[[V0]] = "tosa.negate"(%[[F]], %[[Z]], %[[Z]]) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT:                                                                                               ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:106:95: note: see current operation: %[[V1]] = "tosa.negate"(%[[ARG4]], %[[V0]], %[[V0]]) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:113:55: error: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// CHECK-NEXT:   %[[Z]] = arith.constant dense<5.0> : tensor<1xf32> %[[V0]] = "tosa.negate"(%[[F]], %[[Z]], %[[Z]]) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT:                                                       ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:113:55: note: see current operation: %[[V1]] = "tosa.negate"(%[[ARG4]], %[[V0]], %[[V0]]) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:120:86: error: 'tosa.negate' op input1 zero point must be zero for non-int8 integer types
// CHECK-NEXT:   %[[Z]] = "tosa.const"() {values = dense<5> : tensor<1xi32>} : () -> tensor<1xi32> %[[V0]] = "tosa.negate"(%[[I32:[^ ]+]], %[[Z]], %[[Z]]) : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT:                                                                                      ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:120:86: note: see current operation: %[[V1]] = "tosa.negate"(%[[ARG5:[^ ]+]], %[[V0]], %[[V0]]) : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:127:165: error: 'tosa.rescale' op expect input_zp of 0, got 200
// CHECK-NEXT:   %[[Z]] = "tosa.const"() {values = dense<200> : tensor<1xui16>} : () -> tensor<1xui16> %[[S:[^ ]+]] = "test.x"() : () -> tensor<1xi8> %[[M:[^ ]+]] = "test.x"() : () -> tensor<1xi32> %[[V0]] = "tosa.rescale"(%[[U16:[^ ]+]], %[[M]], %[[S]], %[[Z]], %[[Z]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned=false} : (tensor<2xui16>, tensor<1xi32>, tensor<1xi8>, tensor<1xui16>, tensor<1xui16>) -> tensor<2xui16>
// CHECK-NEXT:                                                                                                                                                                     ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:127:165: note: see current operation: %[[V3:[^ ]+]] = "tosa.rescale"(%[[ARG3:[^ ]+]], %[[V2:[^ ]+]], %[[V1]], %[[V0]], %[[V0]]) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, scale32 = true}> : (tensor<2xui16>, tensor<1xi32>, tensor<1xi8>, tensor<1xui16>, tensor<1xui16>) -> tensor<2xui16>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:134:167: error: 'tosa.rescale' op expect input_zp of 0, got -32768
// CHECK-NEXT:   %[[Z]] = "tosa.const"() {values = dense<32768> : tensor<1xui16>} : () -> tensor<1xui16> %[[S]] = "test.x"() : () -> tensor<1xi8> %[[M]] = "test.x"() : () -> tensor<1xi32> %[[V0]] = "tosa.rescale"(%[[U16]], %[[M]], %[[S]], %[[Z]], %[[Z]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned=false} : (tensor<2xui16>, tensor<1xi32>, tensor<1xi8>, tensor<1xui16>, tensor<1xui16>) -> tensor<2xui16>
// CHECK-NEXT:                                                                                                                                                                       ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:134:167: note: see current operation: %[[V3]] = "tosa.rescale"(%[[ARG3]], %[[V2]], %[[V1]], %[[V0]], %[[V0]]) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, scale32 = true}> : (tensor<2xui16>, tensor<1xi32>, tensor<1xi8>, tensor<1xui16>, tensor<1xui16>) -> tensor<2xui16>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:141:166: error: 'tosa.rescale' op expect output_zp of 0, got -32768
// CHECK-NEXT:   %[[Z]] = "tosa.const"() {values = dense<-32768> : tensor<1xi16>} : () -> tensor<1xi16> %[[S]] = "test.x"() : () -> tensor<1xi8> %[[M]] = "test.x"() : () -> tensor<1xi32> %[[V0]] = "tosa.rescale"(%[[I16]], %[[M]], %[[S]], %[[Z]], %[[Z]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = true, output_unsigned=false} : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
// CHECK-NEXT:                                                                                                                                                                      ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:141:166: note: see current operation: %[[V3]] = "tosa.rescale"(%[[ARG0]], %[[V2]], %[[V1]], %[[V0]], %[[V0]]) <{input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, scale32 = true}> : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:148:161: error: 'tosa.rescale' op expect input_zp of 0, got 3
// CHECK-NEXT:   %[[Z]] = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16> %[[S]] = "test.x"() : () -> tensor<1xi8> %[[M]] = "test.x"() : () -> tensor<1xi32> %[[V0]] = "tosa.rescale"(%[[I16]], %[[M]], %[[S]], %[[Z]], %[[Z]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned=true} : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
// CHECK-NEXT:                                                                                                                                                                 ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:148:161: note: see current operation: %[[V3]] = "tosa.rescale"(%[[ARG0]], %[[V2]], %[[V1]], %[[V0]], %[[V0]]) <{input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, scale32 = true}> : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:155:161: error: 'tosa.rescale' op expect input_zp of 0, got 3
// CHECK-NEXT:   %[[Z]] = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32> %[[S]] = "test.x"() : () -> tensor<1xi8> %[[M]] = "test.x"() : () -> tensor<1xi32> %[[V0]] = "tosa.rescale"(%[[I32]], %[[M]], %[[S]], %[[Z]], %[[Z]]) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned=true} : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT:                                                                                                                                                                 ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:155:161: note: see current operation: %[[V3]] = "tosa.rescale"(%[[ARG5]], %[[V2]], %[[V1]], %[[V0]], %[[V0]]) <{input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, scale32 = true}> : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:162:86: error: 'tosa.negate' op expect both input1 and its zero point are the same element type, got 'i8' and 'i16'
// CHECK-NEXT:   %[[Z]] = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16> %[[V0]] = "tosa.negate"(%[[Q:[^ ]+]], %[[Z]], %[[Z]]) : (tensor<*xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi8>
// CHECK-NEXT:                                                                                      ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:162:86: note: see current operation: %[[V1]] = "tosa.negate"(%[[ARG6:[^ ]+]], %[[V0]], %[[V0]]) : (tensor<*xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi8>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:169:8: error: 'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=0x7FC00000 : f32, max_val=0x7FC00000 : f32
// CHECK-NEXT:   %[[V0]] = "tosa.clamp"(%[[F]]) {min_val = 0x7FC00000 : f32, max_val = 0x7FC00000 : f32} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:169:8: note: see current operation: %[[V0]] = "tosa.clamp"(%[[ARG4]]) <{max_val = 0x7FC00000 : f32, min_val = 0x7FC00000 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:176:8: error: 'tosa.clamp' op expected min_val <= max_val, got min_val=2.000000e+00 : f32, max_val=1.000000e+00 : f32
// CHECK-NEXT:   %[[V0]] = "tosa.clamp"(%[[F]]) {min_val = 2.0 : f32, max_val = 1.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:176:8: note: see current operation: %[[V0]] = "tosa.clamp"(%[[ARG4]]) <{max_val = 1.000000e+00 : f32, min_val = 2.000000e+00 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:183:8: error: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// CHECK-NEXT:   %[[V0]] = "tosa.clamp"(%[[F]]) {min_val = 2 : i32, max_val = 1.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:183:8: note: see current operation: %[[V0]] = "tosa.clamp"(%[[ARG4]]) <{max_val = 1.000000e+00 : f32, min_val = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:190:8: error: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// CHECK-NEXT:   %[[V0]] = "tosa.clamp"(%[[I8:[^ ]+]]) {min_val = 2 : i32, max_val = 3 : i32} : (tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:190:8: note: see current operation: %[[V0]] = "tosa.clamp"(%[[ARG1:[^ ]+]]) <{max_val = 3 : i32, min_val = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:197:8: error: 'tosa.clamp' op expected min_val <= max_val, got min_val=2 : i8, max_val=-3 : i8
// CHECK-NEXT:   %[[V0]] = "tosa.clamp"(%[[I8]]) {min_val = 2 : i8, max_val = -3 : i8} : (tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:197:8: note: see current operation: %[[V0]] = "tosa.clamp"(%[[ARG1]]) <{max_val = -3 : i8, min_val = 2 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:204:8: error: 'tosa.clamp' op min/max attributes types are incompatible with input/output element types.
// CHECK-NEXT:   %[[V0]] = "tosa.clamp"(%[[U8:[^ ]+]]) {min_val = 2 : i8, max_val = 3 : i8} : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:204:8: note: see current operation: %[[V0]] = "tosa.clamp"(%[[ARG2:[^ ]+]]) <{max_val = 3 : i8, min_val = 2 : i8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:211:8: error: 'tosa.clamp' op expected min_val <= max_val, got min_val=200 : ui8, max_val=3 : ui8
// CHECK-NEXT:   %[[V0]] = "tosa.clamp"(%[[U8]]) {min_val = 200 : ui8, max_val = 3 : ui8} : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:211:8: note: see current operation: %[[V0]] = "tosa.clamp"(%[[ARG2]]) <{max_val = 3 : ui8, min_val = 200 : ui8, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:218:8: error: 'tosa.transpose' op expected input1 and output to have same numbers of elements, got 2 and 3
// CHECK-NEXT:   %[[V0]] = "tosa.transpose"(%[[F]]) {perms = array<i32: 0>} : (tensor<2xf32>) -> tensor<3xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/zero-points-invalid.mlir:218:8: note: see current operation: %[[V0]] = "tosa.transpose"(%[[ARG4]]) <{perms = array<i32: 0>}> : (tensor<2xf32>) -> tensor<3xf32>

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<5.0> : tensor<1xf32>} : () -> tensor<1xf32> %0 = "tosa.negate"(%f, %z, %z) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<0.4> : tensor<1xf32>} : () -> tensor<1xf32> %0 = "tosa.negate"(%f, %z, %z) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<0x7FC00000> : tensor<1xf32>} : () -> tensor<1xf32> %0 = "tosa.negate"(%f, %z, %z) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = arith.constant dense<5.0> : tensor<1xf32> %0 = "tosa.negate"(%f, %z, %z) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<5> : tensor<1xi32>} : () -> tensor<1xi32> %0 = "tosa.negate"(%i32, %z, %z) : (tensor<2xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<200> : tensor<1xui16>} : () -> tensor<1xui16> %s = "test.x"() : () -> tensor<1xi8> %m = "test.x"() : () -> tensor<1xi32> %0 = "tosa.rescale"(%u16, %m, %s, %z, %z) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned=false} : (tensor<2xui16>, tensor<1xi32>, tensor<1xi8>, tensor<1xui16>, tensor<1xui16>) -> tensor<2xui16>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<32768> : tensor<1xui16>} : () -> tensor<1xui16> %s = "test.x"() : () -> tensor<1xi8> %m = "test.x"() : () -> tensor<1xi32> %0 = "tosa.rescale"(%u16, %m, %s, %z, %z) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned=false} : (tensor<2xui16>, tensor<1xi32>, tensor<1xi8>, tensor<1xui16>, tensor<1xui16>) -> tensor<2xui16>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<-32768> : tensor<1xi16>} : () -> tensor<1xi16> %s = "test.x"() : () -> tensor<1xi8> %m = "test.x"() : () -> tensor<1xi32> %0 = "tosa.rescale"(%i16, %m, %s, %z, %z) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = true, output_unsigned=false} : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16> %s = "test.x"() : () -> tensor<1xi8> %m = "test.x"() : () -> tensor<1xi32> %0 = "tosa.rescale"(%i16, %m, %s, %z, %z) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned=true} : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi32>} : () -> tensor<1xi32> %s = "test.x"() : () -> tensor<1xi8> %m = "test.x"() : () -> tensor<1xi32> %0 = "tosa.rescale"(%i32, %m, %s, %z, %z) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned=true} : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16> %0 = "tosa.negate"(%q, %z, %z) : (tensor<*xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.clamp"(%f) {min_val = 0x7FC00000 : f32, max_val = 0x7FC00000 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.clamp"(%f) {min_val = 2.0 : f32, max_val = 1.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.clamp"(%f) {min_val = 2 : i32, max_val = 1.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.clamp"(%i8) {min_val = 2 : i32, max_val = 3 : i32} : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.clamp"(%i8) {min_val = 2 : i8, max_val = -3 : i8} : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.clamp"(%u8) {min_val = 2 : i8, max_val = 3 : i8} : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.clamp"(%u8) {min_val = 200 : ui8, max_val = 3 : ui8} : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.transpose"(%f) {perms = array<i32: 0>} : (tensor<2xf32>) -> tensor<3xf32>
  return
}
