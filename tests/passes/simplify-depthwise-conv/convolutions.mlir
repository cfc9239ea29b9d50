// RUN: mlir-opt %s --split-input-file --simplify-depthwise-conv | FileCheck %s

func.func @a(%i: tensor<1x10x10x3xf32>, %k: tensor<2x2x3x1xf32>, %o: tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%i, %k : tensor<1x10x10x3xf32>, tensor<2x2x3x1xf32>) outs(%o : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
  return %0 : tensor<1x9x9x3x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<1x10x10x3xf32>, %arg1: tensor<2x2x3x1xf32>, %arg2: tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32> {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x2x3x1xf32> into tensor<2x2x3xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x9x9x3x1xf32> into tensor<1x9x9x3xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %collapsed : tensor<1x10x10x3xf32>, tensor<2x2x3xf32>) outs(%collapsed_0 : tensor<1x9x9x3xf32>) -> tensor<1x9x9x3xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [1, 9, 9, 3, 1] : tensor<1x9x9x3xf32> into tensor<1x9x9x3x1xf32>
// CHECK-NEXT:     return %expanded : tensor<1x9x9x3x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%i: tensor<1x10x10x3xi8>, %k: tensor<2x2x3x1xi8>, %o: tensor<1x9x9x3x1xi32>, %z: i32, %y: i32) -> tensor<1x9x9x3x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<1x10x10x3xi8>, tensor<2x2x3x1xi8>, i32, i32) outs(%o : tensor<1x9x9x3x1xi32>) -> tensor<1x9x9x3x1xi32>
  return %0 : tensor<1x9x9x3x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: tensor<1x10x10x3xi8>, %arg1: tensor<2x2x3x1xi8>, %arg2: tensor<1x9x9x3x1xi32>, %arg3: i32, %arg4: i32) -> tensor<1x9x9x3x1xi32> {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x2x3x1xi8> into tensor<2x2x3xi8>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x9x9x3x1xi32> into tensor<1x9x9x3xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<1x10x10x3xi8>, tensor<2x2x3xi8>, i32, i32) outs(%collapsed_0 : tensor<1x9x9x3xi32>) -> tensor<1x9x9x3xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [1, 9, 9, 3, 1] : tensor<1x9x9x3xi32> into tensor<1x9x9x3x1xi32>
// CHECK-NEXT:     return %expanded : tensor<1x9x9x3x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%i: tensor<1x10x10x3xf32>, %k: tensor<2x2x3x2xf32>, %o: tensor<1x9x9x3x2xf32>) -> tensor<1x9x9x3x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %k : tensor<1x10x10x3xf32>, tensor<2x2x3x2xf32>) outs(%o : tensor<1x9x9x3x2xf32>) -> tensor<1x9x9x3x2xf32>
  return %0 : tensor<1x9x9x3x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%arg0: tensor<1x10x10x3xf32>, %arg1: tensor<2x2x3x2xf32>, %arg2: tensor<1x9x9x3x2xf32>) -> tensor<1x9x9x3x2xf32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x10x10x3xf32>, tensor<2x2x3x2xf32>) outs(%arg2 : tensor<1x9x9x3x2xf32>) -> tensor<1x9x9x3x2xf32>
// CHECK-NEXT:     return %0 : tensor<1x9x9x3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%i: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x1xf32>, %o: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1,2]> : tensor<2xi64>, strides = dense<[3,1]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x1xf32>) outs(%o : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x1xf32>, %arg2: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x?x?x1xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x?x?x?x1xf32> into tensor<?x?x?x?xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%collapsed_0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim, %dim_1, %dim_2, %dim_3, 1] : tensor<?x?x?x?xf32> into tensor<?x?x?x?x1xf32>
// CHECK-NEXT:     return %expanded : tensor<?x?x?x?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%i: memref<1x10x10x3xf32>, %k: memref<2x2x3x1xf32>, %o: memref<1x9x9x3x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %k : memref<1x10x10x3xf32>, memref<2x2x3x1xf32>) outs(%o : memref<1x9x9x3x1xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%arg0: memref<1x10x10x3xf32>, %arg1: memref<2x2x3x1xf32>, %arg2: memref<1x9x9x3x1xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : memref<1x10x10x3xf32>, memref<2x2x3x1xf32>) outs(%arg2 : memref<1x9x9x3x1xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<1x10x10x3xf32>, %k: tensor<2x2x3x1xf32>) -> tensor<1x9x9x3x1xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x9x9x3x1xf32>
  %o = linalg.fill ins(%c : f32) outs(%e : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %k : tensor<1x10x10x3xf32>, tensor<2x2x3x1xf32>) outs(%o : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
  return %0 : tensor<1x9x9x3x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x10x10x3xf32>, %arg1: tensor<2x2x3x1xf32>) -> tensor<1x9x9x3x1xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<1x9x9x3x1xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x2x3x1xf32> into tensor<2x2x3xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %1 {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x9x9x3x1xf32> into tensor<1x9x9x3xf32>
// CHECK-NEXT:     %2 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<1x10x10x3xf32>, tensor<2x2x3xf32>) outs(%collapsed_0 : tensor<1x9x9x3xf32>) -> tensor<1x9x9x3xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %2 {{\[\[}}0], [1], [2], [3, 4]] output_shape [1, 9, 9, 3, 1] : tensor<1x9x9x3xf32> into tensor<1x9x9x3x1xf32>
// CHECK-NEXT:     return %expanded : tensor<1x9x9x3x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%i: tensor<?x?x?x?xf32>, %k: tensor<?x?x4x1xf32>, %o: tensor<?x7x?x4x1xf32>) -> tensor<?x7x?x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1,2]> : tensor<2xi64>, strides = dense<[3,1]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x?x?xf32>, tensor<?x?x4x1xf32>) outs(%o : tensor<?x7x?x4x1xf32>) -> tensor<?x7x?x4x1xf32>
  return %0 : tensor<?x7x?x4x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x4x1xf32>, %arg2: tensor<?x7x?x4x1xf32>) -> tensor<?x7x?x4x1xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x?x4x1xf32> into tensor<?x?x4xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x7x?x4x1xf32> into tensor<?x7x?x4xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<?x?x?x?xf32>, tensor<?x?x4xf32>) outs(%collapsed_0 : tensor<?x7x?x4xf32>) -> tensor<?x7x?x4xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x7x?x4xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c2 : tensor<?x7x?x4xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim, 7, %dim_1, 4, 1] : tensor<?x7x?x4xf32> into tensor<?x7x?x4x1xf32>
// CHECK-NEXT:     return %expanded : tensor<?x7x?x4x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%i: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?x?x?xf32>, %arg2: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%arg0, %arg1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%arg2 : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
// CHECK-NEXT:     return %0 : tensor<?x?x?x?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%i: memref<1x10x10x3xf32>, %k: memref<2x2x3x1xf32>, %o: memref<1x9x9x3x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {cast = 1} ins(%i, %k : memref<1x10x10x3xf32>, memref<2x2x3x1xf32>) outs(%o : memref<1x9x9x3x1xf32>)
  %c = arith.constant 1 : i32
  %d = arith.addi %c, %c : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%arg0: memref<1x10x10x3xf32>, %arg1: memref<2x2x3x1xf32>, %arg2: memref<1x9x9x3x1xf32>) {
// CHECK-NEXT:     linalg.depthwise_conv_2d_nhwc_hwcm {cast = 1 : i64} ins(%arg0, %arg1 : memref<1x10x10x3xf32>, memref<2x2x3x1xf32>) outs(%arg2 : memref<1x9x9x3x1xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%i: tensor<1x10x10x3xf16>, %k: tensor<2x2x3x1xf16>, %o: tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%i, %k : tensor<1x10x10x3xf16>, tensor<2x2x3x1xf16>) outs(%o : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %k : tensor<1x10x10x3xf16>, tensor<2x2x3x1xf16>) outs(%0 : tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32>
  return %1 : tensor<1x9x9x3x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<1x10x10x3xf16>, %arg1: tensor<2x2x3x1xf16>, %arg2: tensor<1x9x9x3x1xf32>) -> tensor<1x9x9x3x1xf32> {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x2x3x1xf16> into tensor<2x2x3xf16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x9x9x3x1xf32> into tensor<1x9x9x3xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %collapsed : tensor<1x10x10x3xf16>, tensor<2x2x3xf16>) outs(%collapsed_0 : tensor<1x9x9x3xf32>) -> tensor<1x9x9x3xf32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x2x3x1xf16> into tensor<2x2x3xf16>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed_1 : tensor<1x10x10x3xf16>, tensor<2x2x3xf16>) outs(%0 : tensor<1x9x9x3xf32>) -> tensor<1x9x9x3xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [1, 9, 9, 3, 1] : tensor<1x9x9x3xf32> into tensor<1x9x9x3x1xf32>
// CHECK-NEXT:     return %expanded : tensor<1x9x9x3x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%i: tensor<1x10x10x3xf16, "e">, %k: tensor<2x2x3x1xf16, "f">, %o: tensor<1x9x9x3x1xf32, "g">) -> tensor<1x9x9x3x1xf32, "g"> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%i, %k : tensor<1x10x10x3xf16, "e">, tensor<2x2x3x1xf16, "f">) outs(%o : tensor<1x9x9x3x1xf32, "g">) -> tensor<1x9x9x3x1xf32, "g">
  return %0 : tensor<1x9x9x3x1xf32, "g">
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<1x10x10x3xf16, "e">, %arg1: tensor<2x2x3x1xf16, "f">, %arg2: tensor<1x9x9x3x1xf32, "g">) -> tensor<1x9x9x3x1xf32, "g"> {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x2x3x1xf16, "f"> into tensor<2x2x3xf16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x9x9x3x1xf32, "g"> into tensor<1x9x9x3xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %collapsed : tensor<1x10x10x3xf16, "e">, tensor<2x2x3xf16>) outs(%collapsed_0 : tensor<1x9x9x3xf32>) -> tensor<1x9x9x3xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [1, 9, 9, 3, 1] : tensor<1x9x9x3xf32> into tensor<1x9x9x3x1xf32, "g">
// CHECK-NEXT:     return %expanded : tensor<1x9x9x3x1xf32, "g">
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%i: tensor<1x10x10x3xi8>, %k: tensor<2x2x3x1xi8>, %o: tensor<?x9x9x3x1xi32>, %z: i32, %y: i32) -> tensor<?x9x9x3x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%i, %k, %z, %y : tensor<1x10x10x3xi8>, tensor<2x2x3x1xi8>, i32, i32) outs(%o : tensor<?x9x9x3x1xi32>) -> tensor<?x9x9x3x1xi32>
  return %0 : tensor<?x9x9x3x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: tensor<1x10x10x3xi8>, %arg1: tensor<2x2x3x1xi8>, %arg2: tensor<?x9x9x3x1xi32>, %arg3: i32, %arg4: i32) -> tensor<?x9x9x3x1xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x2x3x1xi8> into tensor<2x2x3xi8>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x9x9x3x1xi32> into tensor<?x9x9x3xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<1x10x10x3xi8>, tensor<2x2x3xi8>, i32, i32) outs(%collapsed_0 : tensor<?x9x9x3xi32>) -> tensor<?x9x9x3xi32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x9x9x3xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim, 9, 9, 3, 1] : tensor<?x9x9x3xi32> into tensor<?x9x9x3x1xi32>
// CHECK-NEXT:     return %expanded : tensor<?x9x9x3x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
