// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<-5> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.negate"(%i8, %z, %z) : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi16>, %[[ARG1:[^ ]+]]: tensor<2xi8>, %[[ARG2:[^ ]+]]: tensor<2xui8>, %[[ARG3:[^ ]+]]: tensor<2xui16>, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<2xi32>, %[[ARG6:[^ ]+]]: tensor<*xi8>, %[[ARG7:[^ ]+]]: tensor<1xi8>, %[[ARG8:[^ ]+]]: tensor<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-5> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.negate %[[ARG1]], %[[V0]], %[[V0]] : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<5> : tensor<1xui8>} : () -> tensor<1xui8> %0 = "tosa.negate"(%u8, %z, %z) : (tensor<2xui8>, tensor<1xui8>, tensor<1xui8>) -> tensor<2xui8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi16>, %[[ARG1:[^ ]+]]: tensor<2xi8>, %[[ARG2:[^ ]+]]: tensor<2xui8>, %[[ARG3:[^ ]+]]: tensor<2xui16>, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<2xi32>, %[[ARG6:[^ ]+]]: tensor<*xi8>, %[[ARG7:[^ ]+]]: tensor<1xi8>, %[[ARG8:[^ ]+]]: tensor<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<1xui8>}> : () -> tensor<1xui8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.negate %[[ARG2]], %[[V0]], %[[V0]] : (tensor<2xui8>, tensor<1xui8>, tensor<1xui8>) -> tensor<2xui8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<-0.0> : tensor<1xf32>} : () -> tensor<1xf32> %0 = "tosa.negate"(%f, %z, %z) : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi16>, %[[ARG1:[^ ]+]]: tensor<2xi8>, %[[ARG2:[^ ]+]]: tensor<2xui8>, %[[ARG3:[^ ]+]]: tensor<2xui16>, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<2xi32>, %[[ARG6:[^ ]+]]: tensor<*xi8>, %[[ARG7:[^ ]+]]: tensor<1xi8>, %[[ARG8:[^ ]+]]: tensor<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.negate %[[ARG4]], %[[V0]], %[[V0]] : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<200> : tensor<1xui8>} : () -> tensor<1xui8> %0 = "tosa.negate"(%u8, %z, %z) : (tensor<2xui8>, tensor<1xui8>, tensor<1xui8>) -> tensor<2xui8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi16>, %[[ARG1:[^ ]+]]: tensor<2xi8>, %[[ARG2:[^ ]+]]: tensor<2xui8>, %[[ARG3:[^ ]+]]: tensor<2xui16>, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<2xi32>, %[[ARG6:[^ ]+]]: tensor<*xi8>, %[[ARG7:[^ ]+]]: tensor<1xi8>, %[[ARG8:[^ ]+]]: tensor<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<200> : tensor<1xui8>}> : () -> tensor<1xui8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.negate %[[ARG2]], %[[V0]], %[[V0]] : (tensor<2xui8>, tensor<1xui8>, tensor<1xui8>) -> tensor<2xui8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<200> : tensor<1xui8>} : () -> tensor<1xui8> %s = "test.x"() : () -> tensor<1xi8> %m = "test.x"() : () -> tensor<1xi32> %0 = "tosa.rescale"(%u8, %m, %s, %z, %z) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = false, output_unsigned=false} : (tensor<2xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xui8>) -> tensor<2xui8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi16>, %[[ARG1:[^ ]+]]: tensor<2xi8>, %[[ARG2:[^ ]+]]: tensor<2xui8>, %[[ARG3:[^ ]+]]: tensor<2xui16>, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<2xi32>, %[[ARG6:[^ ]+]]: tensor<*xi8>, %[[ARG7:[^ ]+]]: tensor<1xi8>, %[[ARG8:[^ ]+]]: tensor<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<200> : tensor<1xui8>}> : () -> tensor<1xui8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.x"() : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.x"() : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.rescale %[[ARG2]], %[[V2]], %[[V1]], %[[V0]], %[[V0]] {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<2xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xui8>) -> tensor<2xui8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<-32768> : tensor<1xi16>} : () -> tensor<1xi16> %s = "test.x"() : () -> tensor<1xi8> %m = "test.x"() : () -> tensor<1xi32> %0 = "tosa.rescale"(%i16, %m, %s, %z, %z) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = false, input_unsigned = true, output_unsigned=true} : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi16>, %[[ARG1:[^ ]+]]: tensor<2xi8>, %[[ARG2:[^ ]+]]: tensor<2xui8>, %[[ARG3:[^ ]+]]: tensor<2xui16>, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<2xi32>, %[[ARG6:[^ ]+]]: tensor<*xi8>, %[[ARG7:[^ ]+]]: tensor<1xi8>, %[[ARG8:[^ ]+]]: tensor<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-32768> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "test.x"() : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "test.x"() : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.rescale %[[ARG0]], %[[V2]], %[[V1]], %[[V0]], %[[V0]] {input_unsigned = true, output_unsigned = true, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<2xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8> %0 = "tosa.negate"(%q, %z, %z) : (tensor<*xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi16>, %[[ARG1:[^ ]+]]: tensor<2xi8>, %[[ARG2:[^ ]+]]: tensor<2xui8>, %[[ARG3:[^ ]+]]: tensor<2xui16>, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<2xi32>, %[[ARG6:[^ ]+]]: tensor<*xi8>, %[[ARG7:[^ ]+]]: tensor<1xi8>, %[[ARG8:[^ ]+]]: tensor<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.negate %[[ARG6]], %[[V0]], %[[V0]] : (tensor<*xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.mul"(%i8, %i8, %i8x) : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi16>, %[[ARG1:[^ ]+]]: tensor<2xi8>, %[[ARG2:[^ ]+]]: tensor<2xui8>, %[[ARG3:[^ ]+]]: tensor<2xui16>, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<2xi32>, %[[ARG6:[^ ]+]]: tensor<*xi8>, %[[ARG7:[^ ]+]]: tensor<1xi8>, %[[ARG8:[^ ]+]]: tensor<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.mul %[[ARG1]], %[[ARG1]], %[[ARG7]] : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.clamp"(%u8) {min_val = 100 : ui8, max_val = 200 : ui8} : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi16>, %[[ARG1:[^ ]+]]: tensor<2xi8>, %[[ARG2:[^ ]+]]: tensor<2xui8>, %[[ARG3:[^ ]+]]: tensor<2xui16>, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<2xi32>, %[[ARG6:[^ ]+]]: tensor<*xi8>, %[[ARG7:[^ ]+]]: tensor<1xi8>, %[[ARG8:[^ ]+]]: tensor<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.clamp %[[ARG2]] {max_val = 200 : ui8, min_val = 100 : ui8} : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i16: tensor<2xi16>, %i8: tensor<2xi8>, %u8: tensor<2xui8>, %u16: tensor<2xui16>, %f: tensor<2xf32>, %i32: tensor<2xi32>, %q: tensor<*xi8>, %i8x: tensor<1xi8>, %mq: tensor<?xi32>) {
  %0 = "tosa.rescale"(%i8, %mq, %i8, %i8x, %i8x) {scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, per_channel = true, input_unsigned = false, output_unsigned=true} : (tensor<2xi8>, tensor<?xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xi16>, %[[ARG1:[^ ]+]]: tensor<2xi8>, %[[ARG2:[^ ]+]]: tensor<2xui8>, %[[ARG3:[^ ]+]]: tensor<2xui16>, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<2xi32>, %[[ARG6:[^ ]+]]: tensor<*xi8>, %[[ARG7:[^ ]+]]: tensor<1xi8>, %[[ARG8:[^ ]+]]: tensor<?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.rescale %[[ARG1]], %[[ARG8]], %[[ARG1]], %[[ARG7]], %[[ARG7]] {input_unsigned = false, output_unsigned = true, per_channel = true, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<2xi8>, tensor<?xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
