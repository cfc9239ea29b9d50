// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// Nothing is computed with constants of quantized elements; what stays the same is known.

func.func @f() -> tensor<4x!quant.uniform<i8:f32, 0.1>> {
  %a = "tosa.const"() <{values = dense<[1,-2,3,4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %b = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %0 = tosa.add %a, %b : (tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, -2, 3, 4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.add %[[V0]], %[[V1]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V2]] : tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> tensor<4x!quant.uniform<i8:f32, 0.1>> {
  %a = "tosa.const"() <{values = dense<[1,-2,3,4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %b = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %0 = tosa.sub %a, %b : (tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, -2, 3, 4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.sub %[[V0]], %[[V1]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V2]] : tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> tensor<4x!quant.uniform<i8:f32, 0.1>> {
  %a = "tosa.const"() <{values = dense<[1,-2,3,4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %b = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<1xi8>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, -2, 3, 4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.mul %[[V0]], %[[V1]], %[[V2]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, tensor<1xi8>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V3]] : tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> tensor<2x2x!quant.uniform<i8:f32, 0.1>> {
  %a = "tosa.const"() <{values = dense<[1,-2,3,4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %b = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %s = tosa.const_shape {values = dense<[2,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x!quant.uniform<i8:f32, 0.1>>, !tosa.shape<2>) -> tensor<2x2x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, -2, 3, 4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[V0]], %[[V1]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, !tosa.shape<2>) -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V2]] : tensor<2x2x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> tensor<2x2x!quant.uniform<i8:f32, 0.1>> {
  %a = "tosa.const"() <{values = dense<[1,-2,3,4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %b = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %s = tosa.const_shape {values = dense<[2,2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %b, %s : (tensor<4x!quant.uniform<i8:f32, 0.1>>, !tosa.shape<2>) -> tensor<2x2x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<2x2x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.reshape %[[V0]], %[[V1]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, !tosa.shape<2>) -> tensor<2x2x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V2]] : tensor<2x2x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> tensor<2x!quant.uniform<i8:f32, 0.1>> {
  %a = "tosa.const"() <{values = dense<[1,-2,3,4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %b = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.slice %a, %s, %z : (tensor<4x!quant.uniform<i8:f32, 0.1>>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<2x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, -2, 3, 4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.slice %[[V0]], %[[V1]], %[[V2]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V3]] : tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> tensor<8x!quant.uniform<i8:f32, 0.1>> {
  %a = "tosa.const"() <{values = dense<[1,-2,3,4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %b = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %s = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.tile %b, %s : (tensor<4x!quant.uniform<i8:f32, 0.1>>, !tosa.shape<1>) -> tensor<8x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<8x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<8x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.tile %[[V0]], %[[V1]] : (tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, !tosa.shape<1>) -> tensor<8x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V2]] : tensor<8x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> tensor<4x!quant.uniform<i8:f32, 0.1>> {
  %a = "tosa.const"() <{values = dense<[1,-2,3,4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %b = "tosa.const"() <{values = dense<0> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  %c = "tosa.const"() <{values = dense<true> : tensor<4xi1>}> : () -> tensor<4xi1>
  %0 = tosa.select %c, %a, %b : (tensor<4xi1>, tensor<4x!quant.uniform<i8:f32, 0.1>>, tensor<4x!quant.uniform<i8:f32, 0.1>>) -> tensor<4x!quant.uniform<i8:f32, 0.1>>
  return %0 : tensor<4x!quant.uniform<i8:f32, 0.1>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<[1, -2, 3, 4]> : tensor<4xi8>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:     return %[[V0]] : tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
