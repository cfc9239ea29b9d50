// RUN: mlir-opt %s --split-input-file --simplify-depthwise-conv --allow-unregistered-dialect | FileCheck %s

func.func @f(%i: tensor<?x?x6x2xf32>, %k: tensor<1x2x2x1xf32>, %o: tensor<?x?x4x2x1xf32>, %z: i32, %y: i32) -> tensor<?x?x4x2x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x6x2xf32>, tensor<1x2x2x1xf32>) outs(%o : tensor<?x?x4x2x1xf32>) -> tensor<?x?x4x2x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x6x2xf32>, tensor<1x2x2x1xf32>) outs(%0 : tensor<?x?x4x2x1xf32>) -> tensor<?x?x4x2x1xf32>
  return %0 : tensor<?x?x4x2x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x6x2xf32>, %arg1: tensor<1x2x2x1xf32>, %arg2: tensor<?x?x4x2x1xf32>, %arg3: i32, %arg4: i32) -> tensor<?x?x4x2x1xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<1x2x2x1xf32> into tensor<1x2x2xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x?x4x2x1xf32> into tensor<?x?x4x2xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : vector<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<?x?x6x2xf32>, tensor<1x2x2xf32>) outs(%collapsed_0 : tensor<?x?x4x2xf32>) -> tensor<?x?x4x2xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x?x4x2xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c1 : tensor<?x?x4x2xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim, %dim_1, 4, 2, 1] : tensor<?x?x4x2xf32> into tensor<?x?x4x2x1xf32>
// CHECK-NEXT:     return %expanded : tensor<?x?x4x2x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4x2x?x?xi8>, %k: tensor<1x?x?x1xi8>, %o: tensor<4x2x?x?x1xi32>, %z: i32, %y: i32) -> tensor<4x2x?x?x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k : tensor<4x2x?x?xi8>, tensor<1x?x?x1xi8>) outs(%o : tensor<4x2x?x?x1xi32>) -> tensor<4x2x?x?x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k : tensor<4x2x?x?xi8>, tensor<1x?x?x1xi8>) outs(%0 : tensor<4x2x?x?x1xi32>) -> tensor<4x2x?x?x1xi32>
  return %1 : tensor<4x2x?x?x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x2x?x?xi8>, %arg1: tensor<1x?x?x1xi8>, %arg2: tensor<4x2x?x?x1xi32>, %arg3: i32, %arg4: i32) -> tensor<4x2x?x?x1xi32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<1x?x?x1xi8> into tensor<1x?x?xi8>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<4x2x?x?x1xi32> into tensor<4x2x?x?xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<4x2x?x?xi8>, tensor<1x?x?xi8>) outs(%collapsed_0 : tensor<4x2x?x?xi32>) -> tensor<4x2x?x?xi32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<1x?x?x1xi8> into tensor<1x?x?xi8>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed_1 : tensor<4x2x?x?xi8>, tensor<1x?x?xi8>) outs(%0 : tensor<4x2x?x?xi32>) -> tensor<4x2x?x?xi32>
// CHECK-NEXT:     %dim = tensor.dim %1, %c2 : tensor<4x2x?x?xi32>
// CHECK-NEXT:     %dim_2 = tensor.dim %1, %c3 : tensor<4x2x?x?xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [4, 2, %dim, %dim_2, 1] : tensor<4x2x?x?xi32> into tensor<4x2x?x?x1xi32>
// CHECK-NEXT:     return %expanded : tensor<4x2x?x?x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<2x?x1x3xi8>, %k: tensor<?x1x3x?xi8>, %o: tensor<2x3x1x3x?xi32>, %z: i32, %y: i32) -> tensor<2x3x1x3x?xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<2x3x1x3x?xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k : tensor<2x?x1x3xi8>, tensor<?x1x3x?xi8>) outs(%o : tensor<2x3x1x3x?xi32>) -> tensor<2x3x1x3x?xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k : tensor<2x?x1x3xi8>, tensor<?x1x3x?xi8>) outs(%0 : tensor<2x3x1x3x?xi32>) -> tensor<2x3x1x3x?xi32>
  return %1 : tensor<2x3x1x3x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?x1x3xi8>, %arg1: tensor<?x1x3x?xi8>, %arg2: tensor<2x3x1x3x?xi32>, %arg3: i32, %arg4: i32) -> tensor<2x3x1x3x?xi32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     "test.use"(%c2) : (index) -> ()
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x?x1x3xi8>, tensor<?x1x3x?xi8>) outs(%arg2 : tensor<2x3x1x3x?xi32>) -> tensor<2x3x1x3x?xi32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x?x1x3xi8>, tensor<?x1x3x?xi8>) outs(%0 : tensor<2x3x1x3x?xi32>) -> tensor<2x3x1x3x?xi32>
// CHECK-NEXT:     return %1 : tensor<2x3x1x3x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x?x1xi8>, %k: tensor<?x?x1x2xi16>, %o: tensor<?x?x4x1x2xi32>, %z: i32, %y: i32) -> tensor<?x?x4x1x2xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<?x?x?x1xi8>, tensor<?x?x1x2xi16>, i32, i32) outs(%o : tensor<?x?x4x1x2xi32>) -> tensor<?x?x4x1x2xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<?x?x?x1xi8>, tensor<?x?x1x2xi16>, i32, i32) outs(%0 : tensor<?x?x4x1x2xi32>) -> tensor<?x?x4x1x2xi32>
  return %1 : tensor<?x?x4x1x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x1xi8>, %arg1: tensor<?x?x1x2xi16>, %arg2: tensor<?x?x4x1x2xi32>, %arg3: i32, %arg4: i32) -> tensor<?x?x4x1x2xi32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : vector<2xi64>, foo, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<?x?x?x1xi8>, tensor<?x?x1x2xi16>, i32, i32) outs(%arg2 : tensor<?x?x4x1x2xi32>) -> tensor<?x?x4x1x2xi32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : vector<2xi64>, foo, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<?x?x?x1xi8>, tensor<?x?x1x2xi16>, i32, i32) outs(%0 : tensor<?x?x4x1x2xi32>) -> tensor<?x?x4x1x2xi32>
// CHECK-NEXT:     return %1 : tensor<?x?x4x1x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x8x5x2xf32>, %k: tensor<3x3x2x1xf32>, %o: tensor<?x4x1x2x1xf32>, %z: i32, %y: i32) -> tensor<?x4x1x2x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k : tensor<?x8x5x2xf32>, tensor<3x3x2x1xf32>) outs(%o : tensor<?x4x1x2x1xf32>) -> tensor<?x4x1x2x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k : tensor<?x8x5x2xf32>, tensor<3x3x2x1xf32>) outs(%0 : tensor<?x4x1x2x1xf32>) -> tensor<?x4x1x2x1xf32>
  return %0 : tensor<?x4x1x2x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x8x5x2xf32>, %arg1: tensor<3x3x2x1xf32>, %arg2: tensor<?x4x1x2x1xf32>, %arg3: i32, %arg4: i32) -> tensor<?x4x1x2x1xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<3x3x2x1xf32> into tensor<3x3x2xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x4x1x2x1xf32> into tensor<?x4x1x2xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : vector<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<?x8x5x2xf32>, tensor<3x3x2xf32>) outs(%collapsed_0 : tensor<?x4x1x2xf32>) -> tensor<?x4x1x2xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x4x1x2xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim, 4, 1, 2, 1] : tensor<?x4x1x2xf32> into tensor<?x4x1x2x1xf32>
// CHECK-NEXT:     return %expanded : tensor<?x4x1x2x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4x?x10x?xi8>, %k: tensor<3x4x?x1xi8>, %o: tensor<4x?x2x?x1xi32>, %z: i32, %y: i32) -> tensor<4x?x2x?x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<4x?x10x?xi8>, tensor<3x4x?x1xi8>, i32, i32) outs(%o : tensor<4x?x2x?x1xi32>) -> tensor<4x?x2x?x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<4x?x10x?xi8>, tensor<3x4x?x1xi8>, i32, i32) outs(%0 : tensor<4x?x2x?x1xi32>) -> tensor<4x?x2x?x1xi32>
  return %1 : tensor<4x?x2x?x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x10x?xi8>, %arg1: tensor<3x4x?x1xi8>, %arg2: tensor<4x?x2x?x1xi32>, %arg3: i32, %arg4: i32) -> tensor<4x?x2x?x1xi32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<3x4x?x1xi8> into tensor<3x4x?xi8>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<4x?x2x?x1xi32> into tensor<4x?x2x?xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<2> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<4x?x10x?xi8>, tensor<3x4x?xi8>, i32, i32) outs(%collapsed_0 : tensor<4x?x2x?xi32>) -> tensor<4x?x2x?xi32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<3x4x?x1xi8> into tensor<3x4x?xi8>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<2> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed_1, %arg3, %arg4 : tensor<4x?x10x?xi8>, tensor<3x4x?xi8>, i32, i32) outs(%0 : tensor<4x?x2x?xi32>) -> tensor<4x?x2x?xi32>
// CHECK-NEXT:     %dim = tensor.dim %1, %c1 : tensor<4x?x2x?xi32>
// CHECK-NEXT:     %dim_2 = tensor.dim %1, %c3 : tensor<4x?x2x?xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [4, %dim, 2, %dim_2, 1] : tensor<4x?x2x?xi32> into tensor<4x?x2x?x1xi32>
// CHECK-NEXT:     return %expanded : tensor<4x?x2x?x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x9x2xi8>, %k: tensor<4x2x2x1xi8>, %o: tensor<?x?x3x2x1xi32>, %z: i32, %y: i32) -> tensor<?x?x3x2x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<?x?x9x2xi8>, tensor<4x2x2x1xi8>, i32, i32) outs(%o : tensor<?x?x3x2x1xi32>) -> tensor<?x?x3x2x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<?x?x9x2xi8>, tensor<4x2x2x1xi8>, i32, i32) outs(%0 : tensor<?x?x3x2x1xi32>) -> tensor<?x?x3x2x1xi32>
  return %0 : tensor<?x?x3x2x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x9x2xi8>, %arg1: tensor<4x2x2x1xi8>, %arg2: tensor<?x?x3x2x1xi32>, %arg3: i32, %arg4: i32) -> tensor<?x?x3x2x1xi32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<4x2x2x1xi8> into tensor<4x2x2xi8>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x?x3x2x1xi32> into tensor<?x?x3x2xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<2> : vector<2xi64>, foo, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<?x?x9x2xi8>, tensor<4x2x2xi8>, i32, i32) outs(%collapsed_0 : tensor<?x?x3x2xi32>) -> tensor<?x?x3x2xi32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x?x3x2xi32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c1 : tensor<?x?x3x2xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim, %dim_1, 3, 2, 1] : tensor<?x?x3x2xi32> into tensor<?x?x3x2x1xi32>
// CHECK-NEXT:     return %expanded : tensor<?x?x3x2x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<3x?x?x1xi8>, %k: tensor<?x?x1x?xi8>, %o: tensor<3x1x?x1x?xi32>, %z: i32, %y: i32) -> tensor<3x1x?x1x?xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<3x1x?x1x?xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo} ins(%i, %k : tensor<3x?x?x1xi8>, tensor<?x?x1x?xi8>) outs(%o : tensor<3x1x?x1x?xi32>) -> tensor<3x1x?x1x?xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo} ins(%i, %k : tensor<3x?x?x1xi8>, tensor<?x?x1x?xi8>) outs(%0 : tensor<3x1x?x1x?xi32>) -> tensor<3x1x?x1x?xi32>
  return %1 : tensor<3x1x?x1x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x?x?x1xi8>, %arg1: tensor<?x?x1x?xi8>, %arg2: tensor<3x1x?x1x?xi32>, %arg3: i32, %arg4: i32) -> tensor<3x1x?x1x?xi32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     "test.use"(%c3) : (index) -> ()
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, foo, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<3x?x?x1xi8>, tensor<?x?x1x?xi8>) outs(%arg2 : tensor<3x1x?x1x?xi32>) -> tensor<3x1x?x1x?xi32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, foo, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<3x?x?x1xi8>, tensor<?x?x1x?xi8>) outs(%0 : tensor<3x1x?x1x?xi32>) -> tensor<3x1x?x1x?xi32>
// CHECK-NEXT:     return %1 : tensor<3x1x?x1x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x11x3xf32>, %k: tensor<?x3x3x1xf32>, %o: tensor<?x3x3x3x1xf32>, %z: i32, %y: i32) -> tensor<?x3x3x3x1xf32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x3x3x3x1xf32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x11x3xf32>, tensor<?x3x3x1xf32>) outs(%o : tensor<?x3x3x3x1xf32>) -> tensor<?x3x3x3x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x11x3xf32>, tensor<?x3x3x1xf32>) outs(%0 : tensor<?x3x3x3x1xf32>) -> tensor<?x3x3x3x1xf32>
  return %1 : tensor<?x3x3x3x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x11x3xf32>, %arg1: tensor<?x3x3x1xf32>, %arg2: tensor<?x3x3x3x1xf32>, %arg3: i32, %arg4: i32) -> tensor<?x3x3x3x1xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x3x3x3x1xf32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x3x3x1xf32> into tensor<?x3x3xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x3x3x3x1xf32> into tensor<?x3x3x3xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<?x?x11x3xf32>, tensor<?x3x3xf32>) outs(%collapsed_0 : tensor<?x3x3x3xf32>) -> tensor<?x3x3x3xf32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x3x3x1xf32> into tensor<?x3x3xf32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed_1 : tensor<?x?x11x3xf32>, tensor<?x3x3xf32>) outs(%0 : tensor<?x3x3x3xf32>) -> tensor<?x3x3x3xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %1, %c0 : tensor<?x3x3x3xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim_2, 3, 3, 3, 1] : tensor<?x3x3x3xf32> into tensor<?x3x3x3x1xf32>
// CHECK-NEXT:     return %expanded : tensor<?x3x3x3x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x13x?x1xi8>, %k: tensor<4x?x1x?xi16>, %o: tensor<?x4x2x1x?xi32>, %z: i32, %y: i32) -> tensor<?x4x2x1x?xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x4x2x1x?xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<?x13x?x1xi8>, tensor<4x?x1x?xi16>, i32, i32) outs(%o : tensor<?x4x2x1x?xi32>) -> tensor<?x4x2x1x?xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<?x13x?x1xi8>, tensor<4x?x1x?xi16>, i32, i32) outs(%0 : tensor<?x4x2x1x?xi32>) -> tensor<?x4x2x1x?xi32>
  return %0 : tensor<?x4x2x1x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x13x?x1xi8>, %arg1: tensor<4x?x1x?xi16>, %arg2: tensor<?x4x2x1x?xi32>, %arg3: i32, %arg4: i32) -> tensor<?x4x2x1x?xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x4x2x1x?xi32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {b = 2 : i8, dilations = dense<2> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<?x13x?x1xi8>, tensor<4x?x1x?xi16>, i32, i32) outs(%arg2 : tensor<?x4x2x1x?xi32>) -> tensor<?x4x2x1x?xi32>
// CHECK-NEXT:     return %0 : tensor<?x4x2x1x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x?x4xi8>, %k: tensor<?x?x4x1xi16>, %o: tensor<?x3x4x4x1xi32>, %z: i32, %y: i32) -> tensor<?x3x4x4x1xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x3x4x4x1xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<?x?x?x4xi8>, tensor<?x?x4x1xi16>, i32, i32) outs(%o : tensor<?x3x4x4x1xi32>) -> tensor<?x3x4x4x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<?x?x?x4xi8>, tensor<?x?x4x1xi16>, i32, i32) outs(%0 : tensor<?x3x4x4x1xi32>) -> tensor<?x3x4x4x1xi32>
  return %1 : tensor<?x3x4x4x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x4xi8>, %arg1: tensor<?x?x4x1xi16>, %arg2: tensor<?x3x4x4x1xi32>, %arg3: i32, %arg4: i32) -> tensor<?x3x4x4x1xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x3x4x4x1xi32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x?x4x1xi16> into tensor<?x?x4xi16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x3x4x4x1xi32> into tensor<?x3x4x4xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<2> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<?x?x?x4xi8>, tensor<?x?x4xi16>, i32, i32) outs(%collapsed_0 : tensor<?x3x4x4xi32>) -> tensor<?x3x4x4xi32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x?x4x1xi16> into tensor<?x?x4xi16>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<2> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %collapsed_1, %arg3, %arg4 : tensor<?x?x?x4xi8>, tensor<?x?x4xi16>, i32, i32) outs(%0 : tensor<?x3x4x4xi32>) -> tensor<?x3x4x4xi32>
// CHECK-NEXT:     %dim_2 = tensor.dim %1, %c0 : tensor<?x3x4x4xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim_2, 3, 4, 4, 1] : tensor<?x3x4x4xi32> into tensor<?x3x4x4x1xi32>
// CHECK-NEXT:     return %expanded : tensor<?x3x4x4x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x2x?x?xf32>, %k: tensor<1x4x?x1xf32>, %o: tensor<?x2x?x?x1xf32>, %z: i32, %y: i32) -> tensor<?x2x?x?x1xf32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x2x?x?x1xf32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%i, %k : tensor<?x2x?x?xf32>, tensor<1x4x?x1xf32>) outs(%o : tensor<?x2x?x?x1xf32>) -> tensor<?x2x?x?x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%i, %k : tensor<?x2x?x?xf32>, tensor<1x4x?x1xf32>) outs(%0 : tensor<?x2x?x?x1xf32>) -> tensor<?x2x?x?x1xf32>
  return %1 : tensor<?x2x?x?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x2x?x?xf32>, %arg1: tensor<1x4x?x1xf32>, %arg2: tensor<?x2x?x?x1xf32>, %arg3: i32, %arg4: i32) -> tensor<?x2x?x?x1xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x2x?x?x1xf32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<1x4x?x1xf32> into tensor<1x4x?xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x2x?x?x1xf32> into tensor<?x2x?x?xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : vector<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<?x2x?x?xf32>, tensor<1x4x?xf32>) outs(%collapsed_0 : tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<1x4x?x1xf32> into tensor<1x4x?xf32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : vector<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed_1 : tensor<?x2x?x?xf32>, tensor<1x4x?xf32>) outs(%0 : tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %1, %c0 : tensor<?x2x?x?xf32>
// CHECK-NEXT:     %dim_3 = tensor.dim %1, %c2 : tensor<?x2x?x?xf32>
// CHECK-NEXT:     %dim_4 = tensor.dim %1, %c3 : tensor<?x2x?x?xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim_2, 2, %dim_3, %dim_4, 1] : tensor<?x2x?x?xf32> into tensor<?x2x?x?x1xf32>
// CHECK-NEXT:     return %expanded : tensor<?x2x?x?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x?x?xf32>, %k: tensor<3x3x?x1xf32>, %o: tensor<?x?x?x?x1xf32>, %z: i32, %y: i32) -> tensor<?x?x?x?x1xf32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x?x?x?x1xf32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k : tensor<?x?x?x?xf32>, tensor<3x3x?x1xf32>) outs(%o : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k : tensor<?x?x?x?xf32>, tensor<3x3x?x1xf32>) outs(%0 : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<3x3x?x1xf32>, %arg2: tensor<?x?x?x?x1xf32>, %arg3: i32, %arg4: i32) -> tensor<?x?x?x?x1xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x?x?x?x1xf32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<3x3x?x1xf32> into tensor<3x3x?xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x?x?x?x1xf32> into tensor<?x?x?x?xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {b = 2 : i8, dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<?x?x?x?xf32>, tensor<3x3x?xf32>) outs(%collapsed_0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_3 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %dim_4 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim_1, %dim_2, %dim_3, %dim_4, 1] : tensor<?x?x?x?xf32> into tensor<?x?x?x?x1xf32>
// CHECK-NEXT:     return %expanded : tensor<?x?x?x?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x7x?x4xi8>, %k: tensor<4x?x4x?xi8>, %o: tensor<?x1x?x4x?xi32>, %z: i32, %y: i32) -> tensor<?x1x?x4x?xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x1x?x4x?xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k : tensor<?x7x?x4xi8>, tensor<4x?x4x?xi8>) outs(%o : tensor<?x1x?x4x?xi32>) -> tensor<?x1x?x4x?xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k : tensor<?x7x?x4xi8>, tensor<4x?x4x?xi8>) outs(%0 : tensor<?x1x?x4x?xi32>) -> tensor<?x1x?x4x?xi32>
  return %1 : tensor<?x1x?x4x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x7x?x4xi8>, %arg1: tensor<4x?x4x?xi8>, %arg2: tensor<?x1x?x4x?xi32>, %arg3: i32, %arg4: i32) -> tensor<?x1x?x4x?xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x1x?x4x?xi32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm {b = 2 : i8, dilations = dense<2> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x7x?x4xi8>, tensor<4x?x4x?xi8>) outs(%arg2 : tensor<?x1x?x4x?xi32>) -> tensor<?x1x?x4x?xi32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwcm {b = 2 : i8, dilations = dense<2> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x7x?x4xi8>, tensor<4x?x4x?xi8>) outs(%0 : tensor<?x1x?x4x?xi32>) -> tensor<?x1x?x4x?xi32>
// CHECK-NEXT:     return %1 : tensor<?x1x?x4x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x?x4xi8>, %k: tensor<2x2x4x1xi16>, %o: tensor<?x?x?x4x1xi32>, %z: i32, %y: i32) -> tensor<?x?x?x4x1xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x?x?x4x1xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<?x?x?x4xi8>, tensor<2x2x4x1xi16>, i32, i32) outs(%o : tensor<?x?x?x4x1xi32>) -> tensor<?x?x?x4x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<?x?x?x4xi8>, tensor<2x2x4x1xi16>, i32, i32) outs(%0 : tensor<?x?x?x4x1xi32>) -> tensor<?x?x?x4x1xi32>
  return %0 : tensor<?x?x?x4x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x4xi8>, %arg1: tensor<2x2x4x1xi16>, %arg2: tensor<?x?x?x4x1xi32>, %arg3: i32, %arg4: i32) -> tensor<?x?x?x4x1xi32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x?x?x4x1xi32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x2x4x1xi16> into tensor<2x2x4xi16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x?x?x4x1xi32> into tensor<?x?x?x4xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {b = 2 : i8, dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<?x?x?x4xi8>, tensor<2x2x4xi16>, i32, i32) outs(%collapsed_0 : tensor<?x?x?x4xi32>) -> tensor<?x?x?x4xi32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c0 : tensor<?x?x?x4xi32>
// CHECK-NEXT:     %dim_2 = tensor.dim %0, %c1 : tensor<?x?x?x4xi32>
// CHECK-NEXT:     %dim_3 = tensor.dim %0, %c2 : tensor<?x?x?x4xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim_1, %dim_2, %dim_3, 4, 1] : tensor<?x?x?x4xi32> into tensor<?x?x?x4x1xi32>
// CHECK-NEXT:     return %expanded : tensor<?x?x?x4x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<1x?x6x4xi8>, %k: tensor<?x3x4x?xi8>, %o: tensor<1x?x4x4x?xi32>, %z: i32, %y: i32) -> tensor<1x?x4x4x?xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<1x?x4x4x?xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<1x?x6x4xi8>, tensor<?x3x4x?xi8>, i32, i32) outs(%o : tensor<1x?x4x4x?xi32>) -> tensor<1x?x4x4x?xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<1x?x6x4xi8>, tensor<?x3x4x?xi8>, i32, i32) outs(%0 : tensor<1x?x4x4x?xi32>) -> tensor<1x?x4x4x?xi32>
  return %0 : tensor<1x?x4x4x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x?x6x4xi8>, %arg1: tensor<?x3x4x?xi8>, %arg2: tensor<1x?x4x4x?xi32>, %arg3: i32, %arg4: i32) -> tensor<1x?x4x4x?xi32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     "test.use"(%c1) : (index) -> ()
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x?x6x4xi8>, tensor<?x3x4x?xi8>, i32, i32) outs(%arg2 : tensor<1x?x4x4x?xi32>) -> tensor<1x?x4x4x?xi32>
// CHECK-NEXT:     return %0 : tensor<1x?x4x4x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<3x?x10x2xf16>, %k: tensor<?x1x2x1xf16>, %o: tensor<3x4x4x2x1xf32>, %z: i32, %y: i32) -> tensor<3x4x4x2x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k : tensor<3x?x10x2xf16>, tensor<?x1x2x1xf16>) outs(%o : tensor<3x4x4x2x1xf32>) -> tensor<3x4x4x2x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k : tensor<3x?x10x2xf16>, tensor<?x1x2x1xf16>) outs(%0 : tensor<3x4x4x2x1xf32>) -> tensor<3x4x4x2x1xf32>
  return %1 : tensor<3x4x4x2x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x?x10x2xf16>, %arg1: tensor<?x1x2x1xf16>, %arg2: tensor<3x4x4x2x1xf32>, %arg3: i32, %arg4: i32) -> tensor<3x4x4x2x1xf32> {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x1x2x1xf16> into tensor<?x1x2xf16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<3x4x4x2x1xf32> into tensor<3x4x4x2xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<3x?x10x2xf16>, tensor<?x1x2xf16>) outs(%collapsed_0 : tensor<3x4x4x2xf32>) -> tensor<3x4x4x2xf32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x1x2x1xf16> into tensor<?x1x2xf16>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed_1 : tensor<3x?x10x2xf16>, tensor<?x1x2xf16>) outs(%0 : tensor<3x4x4x2xf32>) -> tensor<3x4x4x2xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [3, 4, 4, 2, 1] : tensor<3x4x4x2xf32> into tensor<3x4x4x2x1xf32>
// CHECK-NEXT:     return %expanded : tensor<3x4x4x2x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x5x1xi8>, %k: tensor<1x4x1x?xi16>, %o: tensor<?x?x2x1x?xi32>, %z: i32, %y: i32) -> tensor<?x?x2x1x?xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x?x2x1x?xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<?x?x5x1xi8>, tensor<1x4x1x?xi16>, i32, i32) outs(%o : tensor<?x?x2x1x?xi32>) -> tensor<?x?x2x1x?xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<?x?x5x1xi8>, tensor<1x4x1x?xi16>, i32, i32) outs(%0 : tensor<?x?x2x1x?xi32>) -> tensor<?x?x2x1x?xi32>
  return %1 : tensor<?x?x2x1x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x5x1xi8>, %arg1: tensor<1x4x1x?xi16>, %arg2: tensor<?x?x2x1x?xi32>, %arg3: i32, %arg4: i32) -> tensor<?x?x2x1x?xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x?x2x1x?xi32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {b = 2 : i8, dilations = dense<1> : vector<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<?x?x5x1xi8>, tensor<1x4x1x?xi16>, i32, i32) outs(%arg2 : tensor<?x?x2x1x?xi32>) -> tensor<?x?x2x1x?xi32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {b = 2 : i8, dilations = dense<1> : vector<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<?x?x5x1xi8>, tensor<1x4x1x?xi16>, i32, i32) outs(%0 : tensor<?x?x2x1x?xi32>) -> tensor<?x?x2x1x?xi32>
// CHECK-NEXT:     return %1 : tensor<?x?x2x1x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<3x?x?x2xf16>, %k: tensor<4x?x2x1xf16>, %o: tensor<3x?x2x2x1xf32>, %z: i32, %y: i32) -> tensor<3x?x2x2x1xf32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<3x?x2x2x1xf32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k : tensor<3x?x?x2xf16>, tensor<4x?x2x1xf16>) outs(%o : tensor<3x?x2x2x1xf32>) -> tensor<3x?x2x2x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k : tensor<3x?x?x2xf16>, tensor<4x?x2x1xf16>) outs(%0 : tensor<3x?x2x2x1xf32>) -> tensor<3x?x2x2x1xf32>
  return %1 : tensor<3x?x2x2x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x?x?x2xf16>, %arg1: tensor<4x?x2x1xf16>, %arg2: tensor<3x?x2x2x1xf32>, %arg3: i32, %arg4: i32) -> tensor<3x?x2x2x1xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     "test.use"(%c3) : (index) -> ()
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<4x?x2x1xf16> into tensor<4x?x2xf16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<3x?x2x2x1xf32> into tensor<3x?x2x2xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<3x?x?x2xf16>, tensor<4x?x2xf16>) outs(%collapsed_0 : tensor<3x?x2x2xf32>) -> tensor<3x?x2x2xf32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<4x?x2x1xf16> into tensor<4x?x2xf16>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed_1 : tensor<3x?x?x2xf16>, tensor<4x?x2xf16>) outs(%0 : tensor<3x?x2x2xf32>) -> tensor<3x?x2x2xf32>
// CHECK-NEXT:     %dim = tensor.dim %1, %c1 : tensor<3x?x2x2xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [3, %dim, 2, 2, 1] : tensor<3x?x2x2xf32> into tensor<3x?x2x2x1xf32>
// CHECK-NEXT:     return %expanded : tensor<3x?x2x2x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<2x?x?x?xi8>, %k: tensor<?x?x?x1xi16>, %o: tensor<2x2x?x?x1xi32>, %z: i32, %y: i32) -> tensor<2x2x?x?x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<2x?x?x?xi8>, tensor<?x?x?x1xi16>, i32, i32) outs(%o : tensor<2x2x?x?x1xi32>) -> tensor<2x2x?x?x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<2x?x?x?xi8>, tensor<?x?x?x1xi16>, i32, i32) outs(%0 : tensor<2x2x?x?x1xi32>) -> tensor<2x2x?x?x1xi32>
  return %0 : tensor<2x2x?x?x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?x?x?xi8>, %arg1: tensor<?x?x?x1xi16>, %arg2: tensor<2x2x?x?x1xi32>, %arg3: i32, %arg4: i32) -> tensor<2x2x?x?x1xi32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x?x?x1xi16> into tensor<?x?x?xi16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<2x2x?x?x1xi32> into tensor<2x2x?x?xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 2]> : vector<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<2x?x?x?xi8>, tensor<?x?x?xi16>, i32, i32) outs(%collapsed_0 : tensor<2x2x?x?xi32>) -> tensor<2x2x?x?xi32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c2 : tensor<2x2x?x?xi32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c3 : tensor<2x2x?x?xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [2, 2, %dim, %dim_1, 1] : tensor<2x2x?x?xi32> into tensor<2x2x?x?x1xi32>
// CHECK-NEXT:     return %expanded : tensor<2x2x?x?x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x?x3xi8>, %k: tensor<?x4x3x?xi8>, %o: tensor<?x?x?x3x?xi32>, %z: i32, %y: i32) -> tensor<?x?x?x3x?xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x?x?x3x?xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x?x3xi8>, tensor<?x4x3x?xi8>) outs(%o : tensor<?x?x?x3x?xi32>) -> tensor<?x?x?x3x?xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k : tensor<?x?x?x3xi8>, tensor<?x4x3x?xi8>) outs(%0 : tensor<?x?x?x3x?xi32>) -> tensor<?x?x?x3x?xi32>
  return %1 : tensor<?x?x?x3x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x3xi8>, %arg1: tensor<?x4x3x?xi8>, %arg2: tensor<?x?x?x3x?xi32>, %arg3: i32, %arg4: i32) -> tensor<?x?x?x3x?xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x?x?x3x?xi32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x3xi8>, tensor<?x4x3x?xi8>) outs(%arg2 : tensor<?x?x?x3x?xi32>) -> tensor<?x?x?x3x?xi32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<?x?x?x3xi8>, tensor<?x4x3x?xi8>) outs(%0 : tensor<?x?x?x3x?xi32>) -> tensor<?x?x?x3x?xi32>
// CHECK-NEXT:     return %1 : tensor<?x?x?x3x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x4x2xi8>, %k: tensor<2x1x2x1xi8>, %o: tensor<?x?x2x2x1xi32>, %z: i32, %y: i32) -> tensor<?x?x2x2x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<?x?x4x2xi8>, tensor<2x1x2x1xi8>, i32, i32) outs(%o : tensor<?x?x2x2x1xi32>) -> tensor<?x?x2x2x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<?x?x4x2xi8>, tensor<2x1x2x1xi8>, i32, i32) outs(%0 : tensor<?x?x2x2x1xi32>) -> tensor<?x?x2x2x1xi32>
  return %0 : tensor<?x?x2x2x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x4x2xi8>, %arg1: tensor<2x1x2x1xi8>, %arg2: tensor<?x?x2x2x1xi32>, %arg3: i32, %arg4: i32) -> tensor<?x?x2x2x1xi32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x1x2x1xi8> into tensor<2x1x2xi8>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x?x2x2x1xi32> into tensor<?x?x2x2xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<?x?x4x2xi8>, tensor<2x1x2xi8>, i32, i32) outs(%collapsed_0 : tensor<?x?x2x2xi32>) -> tensor<?x?x2x2xi32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c0 : tensor<?x?x2x2xi32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c1 : tensor<?x?x2x2xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim, %dim_1, 2, 2, 1] : tensor<?x?x2x2xi32> into tensor<?x?x2x2x1xi32>
// CHECK-NEXT:     return %expanded : tensor<?x?x2x2x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4x?x?x?xf32>, %k: tensor<2x?x?x1xf32>, %o: tensor<4x?x?x?x1xf32>, %z: i32, %y: i32) -> tensor<4x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%i, %k : tensor<4x?x?x?xf32>, tensor<2x?x?x1xf32>) outs(%o : tensor<4x?x?x?x1xf32>) -> tensor<4x?x?x?x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%i, %k : tensor<4x?x?x?xf32>, tensor<2x?x?x1xf32>) outs(%0 : tensor<4x?x?x?x1xf32>) -> tensor<4x?x?x?x1xf32>
  return %0 : tensor<4x?x?x?x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x?x?xf32>, %arg1: tensor<2x?x?x1xf32>, %arg2: tensor<4x?x?x?x1xf32>, %arg3: i32, %arg4: i32) -> tensor<4x?x?x?x1xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x?x?x1xf32> into tensor<2x?x?xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<4x?x?x?x1xf32> into tensor<4x?x?x?xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<4x?x?x?xf32>, tensor<2x?x?xf32>) outs(%collapsed_0 : tensor<4x?x?x?xf32>) -> tensor<4x?x?x?xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c1 : tensor<4x?x?x?xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c2 : tensor<4x?x?x?xf32>
// CHECK-NEXT:     %dim_2 = tensor.dim %0, %c3 : tensor<4x?x?x?xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [4, %dim, %dim_1, %dim_2, 1] : tensor<4x?x?x?xf32> into tensor<4x?x?x?x1xf32>
// CHECK-NEXT:     return %expanded : tensor<4x?x?x?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<1x?x?x1xf16>, %k: tensor<2x?x1x1xf16>, %o: tensor<1x?x?x1x1xf32>, %z: i32, %y: i32) -> tensor<1x?x?x1x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k : tensor<1x?x?x1xf16>, tensor<2x?x1x1xf16>) outs(%o : tensor<1x?x?x1x1xf32>) -> tensor<1x?x?x1x1xf32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k : tensor<1x?x?x1xf16>, tensor<2x?x1x1xf16>) outs(%0 : tensor<1x?x?x1x1xf32>) -> tensor<1x?x?x1x1xf32>
  return %0 : tensor<1x?x?x1x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x?x?x1xf16>, %arg1: tensor<2x?x1x1xf16>, %arg2: tensor<1x?x?x1x1xf32>, %arg3: i32, %arg4: i32) -> tensor<1x?x?x1x1xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x?x1x1xf16> into tensor<2x?x1xf16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x?x?x1x1xf32> into tensor<1x?x?x1xf32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {b = 2 : i8, dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<1x?x?x1xf16>, tensor<2x?x1xf16>) outs(%collapsed_0 : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c1 : tensor<1x?x?x1xf32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c2 : tensor<1x?x?x1xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [1, %dim, %dim_1, 1, 1] : tensor<1x?x?x1xf32> into tensor<1x?x?x1x1xf32>
// CHECK-NEXT:     return %expanded : tensor<1x?x?x1x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<1x4x11x3xi8>, %k: tensor<2x2x3x1xi8>, %o: tensor<1x3x4x3x1xi32>, %z: i32, %y: i32) -> tensor<1x3x4x3x1xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<1x3x4x3x1xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<1x4x11x3xi8>, tensor<2x2x3x1xi8>, i32, i32) outs(%o : tensor<1x3x4x3x1xi32>) -> tensor<1x3x4x3x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<1x4x11x3xi8>, tensor<2x2x3x1xi8>, i32, i32) outs(%0 : tensor<1x3x4x3x1xi32>) -> tensor<1x3x4x3x1xi32>
  return %0 : tensor<1x3x4x3x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x4x11x3xi8>, %arg1: tensor<2x2x3x1xi8>, %arg2: tensor<1x3x4x3x1xi32>, %arg3: i32, %arg4: i32) -> tensor<1x3x4x3x1xi32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     "test.use"(%c1) : (index) -> ()
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x2x3x1xi8> into tensor<2x2x3xi8>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x3x4x3x1xi32> into tensor<1x3x4x3xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, foo, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<1x4x11x3xi8>, tensor<2x2x3xi8>, i32, i32) outs(%collapsed_0 : tensor<1x3x4x3xi32>) -> tensor<1x3x4x3xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [1, 3, 4, 3, 1] : tensor<1x3x4x3xi32> into tensor<1x3x4x3x1xi32>
// CHECK-NEXT:     return %expanded : tensor<1x3x4x3x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x?x?xi8>, %k: tensor<?x?x?x?xi16>, %o: tensor<?x4x?x?x?xi32>, %z: i32, %y: i32) -> tensor<?x4x?x?x?xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x4x?x?x?xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi16>, i32, i32) outs(%o : tensor<?x4x?x?x?xi32>) -> tensor<?x4x?x?x?xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi16>, i32, i32) outs(%0 : tensor<?x4x?x?x?xi32>) -> tensor<?x4x?x?x?xi32>
  return %0 : tensor<?x4x?x?x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x?xi8>, %arg1: tensor<?x?x?x?xi16>, %arg2: tensor<?x4x?x?x?xi32>, %arg3: i32, %arg4: i32) -> tensor<?x4x?x?x?xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x4x?x?x?xi32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi16>, i32, i32) outs(%arg2 : tensor<?x4x?x?x?xi32>) -> tensor<?x4x?x?x?xi32>
// CHECK-NEXT:     return %0 : tensor<?x4x?x?x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x3x?xi8>, %k: tensor<1x1x?x1xi16>, %o: tensor<?x?x3x?x1xi32>, %z: i32, %y: i32) -> tensor<?x?x3x?x1xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x?x3x?x1xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<?x?x3x?xi8>, tensor<1x1x?x1xi16>, i32, i32) outs(%o : tensor<?x?x3x?x1xi32>) -> tensor<?x?x3x?x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<?x?x3x?xi8>, tensor<1x1x?x1xi16>, i32, i32) outs(%0 : tensor<?x?x3x?x1xi32>) -> tensor<?x?x3x?x1xi32>
  return %0 : tensor<?x?x3x?x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x3x?xi8>, %arg1: tensor<1x1x?x1xi16>, %arg2: tensor<?x?x3x?x1xi32>, %arg3: i32, %arg4: i32) -> tensor<?x?x3x?x1xi32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x?x3x?x1xi32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<1x1x?x1xi16> into tensor<1x1x?xi16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x?x3x?x1xi32> into tensor<?x?x3x?xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<?x?x3x?xi8>, tensor<1x1x?xi16>, i32, i32) outs(%collapsed_0 : tensor<?x?x3x?xi32>) -> tensor<?x?x3x?xi32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c0 : tensor<?x?x3x?xi32>
// CHECK-NEXT:     %dim_2 = tensor.dim %0, %c1 : tensor<?x?x3x?xi32>
// CHECK-NEXT:     %dim_3 = tensor.dim %0, %c3 : tensor<?x?x3x?xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [%dim_1, %dim_2, 3, %dim_3, 1] : tensor<?x?x3x?xi32> into tensor<?x?x3x?x1xi32>
// CHECK-NEXT:     return %expanded : tensor<?x?x3x?x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<2x3x9x2xi8>, %k: tensor<2x4x2x1xi8>, %o: tensor<2x1x3x2x1xi32>, %z: i32, %y: i32) -> tensor<2x1x3x2x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<2x3x9x2xi8>, tensor<2x4x2x1xi8>, i32, i32) outs(%o : tensor<2x1x3x2x1xi32>) -> tensor<2x1x3x2x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<2x3x9x2xi8>, tensor<2x4x2x1xi8>, i32, i32) outs(%0 : tensor<2x1x3x2x1xi32>) -> tensor<2x1x3x2x1xi32>
  return %0 : tensor<2x1x3x2x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x3x9x2xi8>, %arg1: tensor<2x4x2x1xi8>, %arg2: tensor<2x1x3x2x1xi32>, %arg3: i32, %arg4: i32) -> tensor<2x1x3x2x1xi32> {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<2x4x2x1xi8> into tensor<2x4x2xi8>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<2x1x3x2x1xi32> into tensor<2x1x3x2xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {b = 2 : i8, dilations = dense<2> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<2x3x9x2xi8>, tensor<2x4x2xi8>, i32, i32) outs(%collapsed_0 : tensor<2x1x3x2xi32>) -> tensor<2x1x3x2xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [2, 1, 3, 2, 1] : tensor<2x1x3x2xi32> into tensor<2x1x3x2x1xi32>
// CHECK-NEXT:     return %expanded : tensor<2x1x3x2x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4x1x4x1xi8>, %k: tensor<1x2x1x1xi8>, %o: tensor<4x1x2x1x1xi32>, %z: i32, %y: i32) -> tensor<4x1x2x1x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<4x1x4x1xi8>, tensor<1x2x1x1xi8>, i32, i32) outs(%o : tensor<4x1x2x1x1xi32>) -> tensor<4x1x2x1x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<4x1x4x1xi8>, tensor<1x2x1x1xi8>, i32, i32) outs(%0 : tensor<4x1x2x1x1xi32>) -> tensor<4x1x2x1x1xi32>
  return %1 : tensor<4x1x2x1x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x1x4x1xi8>, %arg1: tensor<1x2x1x1xi8>, %arg2: tensor<4x1x2x1x1xi32>, %arg3: i32, %arg4: i32) -> tensor<4x1x2x1x1xi32> {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<1x2x1x1xi8> into tensor<1x2x1xi8>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<4x1x2x1x1xi32> into tensor<4x1x2x1xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {b = 2 : i8, dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<4x1x4x1xi8>, tensor<1x2x1xi8>, i32, i32) outs(%collapsed_0 : tensor<4x1x2x1xi32>) -> tensor<4x1x2x1xi32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<1x2x1x1xi8> into tensor<1x2x1xi8>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc_q {b = 2 : i8, dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %collapsed_1, %arg3, %arg4 : tensor<4x1x4x1xi8>, tensor<1x2x1xi8>, i32, i32) outs(%0 : tensor<4x1x2x1xi32>) -> tensor<4x1x2x1xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [4, 1, 2, 1, 1] : tensor<4x1x2x1xi32> into tensor<4x1x2x1x1xi32>
// CHECK-NEXT:     return %expanded : tensor<4x1x2x1x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<2x?x2x?xi8>, %k: tensor<?x1x?x1xi8>, %o: tensor<2x?x2x?x1xi32>, %z: i32, %y: i32) -> tensor<2x?x2x?x1xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<2x?x2x?x1xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%i, %k : tensor<2x?x2x?xi8>, tensor<?x1x?x1xi8>) outs(%o : tensor<2x?x2x?x1xi32>) -> tensor<2x?x2x?x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%i, %k : tensor<2x?x2x?xi8>, tensor<?x1x?x1xi8>) outs(%0 : tensor<2x?x2x?x1xi32>) -> tensor<2x?x2x?x1xi32>
  return %0 : tensor<2x?x2x?x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?x2x?xi8>, %arg1: tensor<?x1x?x1xi8>, %arg2: tensor<2x?x2x?x1xi32>, %arg3: i32, %arg4: i32) -> tensor<2x?x2x?x1xi32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     "test.use"(%c2) : (index) -> ()
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x1x?x1xi8> into tensor<?x1x?xi8>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<2x?x2x?x1xi32> into tensor<2x?x2x?xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<2x?x2x?xi8>, tensor<?x1x?xi8>) outs(%collapsed_0 : tensor<2x?x2x?xi32>) -> tensor<2x?x2x?xi32>
// CHECK-NEXT:     %dim = tensor.dim %0, %c1 : tensor<2x?x2x?xi32>
// CHECK-NEXT:     %dim_1 = tensor.dim %0, %c3 : tensor<2x?x2x?xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0], [1], [2], [3, 4]] output_shape [2, %dim, 2, %dim_1, 1] : tensor<2x?x2x?xi32> into tensor<2x?x2x?x1xi32>
// CHECK-NEXT:     return %expanded : tensor<2x?x2x?x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<2x?x?x?xi8>, %k: tensor<1x?x?x2xi8>, %o: tensor<2x?x?x?x2xi32>, %z: i32, %y: i32) -> tensor<2x?x?x?x2xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<2x?x?x?xi8>, tensor<1x?x?x2xi8>, i32, i32) outs(%o : tensor<2x?x?x?x2xi32>) -> tensor<2x?x?x?x2xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : vector<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<2x?x?x?xi8>, tensor<1x?x?x2xi8>, i32, i32) outs(%0 : tensor<2x?x?x?x2xi32>) -> tensor<2x?x?x?x2xi32>
  return %0 : tensor<2x?x?x?x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?x?x?xi8>, %arg1: tensor<1x?x?x2xi8>, %arg2: tensor<2x?x?x?x2xi32>, %arg3: i32, %arg4: i32) -> tensor<2x?x?x?x2xi32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<2> : vector<2xi64>, foo, strides = dense<[1, 3]> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<2x?x?x?xi8>, tensor<1x?x?x2xi8>, i32, i32) outs(%arg2 : tensor<2x?x?x?x2xi32>) -> tensor<2x?x?x?x2xi32>
// CHECK-NEXT:     return %0 : tensor<2x?x?x?x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<1x7x?x3xi8>, %k: tensor<4x?x3x?xi8>, %o: tensor<1x1x1x3x?xi32>, %z: i32, %y: i32) -> tensor<1x1x1x3x?xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<1x7x?x3xi8>, tensor<4x?x3x?xi8>, i32, i32) outs(%o : tensor<1x1x1x3x?xi32>) -> tensor<1x1x1x3x?xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<1x7x?x3xi8>, tensor<4x?x3x?xi8>, i32, i32) outs(%0 : tensor<1x1x1x3x?xi32>) -> tensor<1x1x1x3x?xi32>
  return %1 : tensor<1x1x1x3x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<1x7x?x3xi8>, %arg1: tensor<4x?x3x?xi8>, %arg2: tensor<1x1x1x3x?xi32>, %arg3: i32, %arg4: i32) -> tensor<1x1x1x3x?xi32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x7x?x3xi8>, tensor<4x?x3x?xi8>, i32, i32) outs(%arg2 : tensor<1x1x1x3x?xi32>) -> tensor<1x1x1x3x?xi32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<1x7x?x3xi8>, tensor<4x?x3x?xi8>, i32, i32) outs(%0 : tensor<1x1x1x3x?xi32>) -> tensor<1x1x1x3x?xi32>
// CHECK-NEXT:     return %1 : tensor<1x1x1x3x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<3x?x4x?xi8>, %k: tensor<?x2x?x1xi16>, %o: tensor<3x1x2x?x1xi32>, %z: i32, %y: i32) -> tensor<3x1x2x?x1xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<3x1x2x?x1xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<3x?x4x?xi8>, tensor<?x2x?x1xi16>, i32, i32) outs(%o : tensor<3x1x2x?x1xi32>) -> tensor<3x1x2x?x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<3x?x4x?xi8>, tensor<?x2x?x1xi16>, i32, i32) outs(%0 : tensor<3x1x2x?x1xi32>) -> tensor<3x1x2x?x1xi32>
  return %1 : tensor<3x1x2x?x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x?x4x?xi8>, %arg1: tensor<?x2x?x1xi16>, %arg2: tensor<3x1x2x?x1xi32>, %arg3: i32, %arg4: i32) -> tensor<3x1x2x?x1xi32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     "test.use"(%c3) : (index) -> ()
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x2x?x1xi16> into tensor<?x2x?xi16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<3x1x2x?x1xi32> into tensor<3x1x2x?xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<3x?x4x?xi8>, tensor<?x2x?xi16>, i32, i32) outs(%collapsed_0 : tensor<3x1x2x?xi32>) -> tensor<3x1x2x?xi32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<?x2x?x1xi16> into tensor<?x2x?xi16>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, foo, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed_1, %arg3, %arg4 : tensor<3x?x4x?xi8>, tensor<?x2x?xi16>, i32, i32) outs(%0 : tensor<3x1x2x?xi32>) -> tensor<3x1x2x?xi32>
// CHECK-NEXT:     %dim = tensor.dim %1, %c3 : tensor<3x1x2x?xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [3, 1, 2, %dim, 1] : tensor<3x1x2x?xi32> into tensor<3x1x2x?x1xi32>
// CHECK-NEXT:     return %expanded : tensor<3x1x2x?x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x?x1xi8>, %k: tensor<2x1x1x2xi8>, %o: tensor<?x?x?x1x2xi32>, %z: i32, %y: i32) -> tensor<?x?x?x1x2xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<?x?x?x1xi8>, tensor<2x1x1x2xi8>, i32, i32) outs(%o : tensor<?x?x?x1x2xi32>) -> tensor<?x?x?x1x2xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%i, %k, %z, %y : tensor<?x?x?x1xi8>, tensor<2x1x1x2xi8>, i32, i32) outs(%0 : tensor<?x?x?x1x2xi32>) -> tensor<?x?x?x1x2xi32>
  return %1 : tensor<?x?x?x1x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x1xi8>, %arg1: tensor<2x1x1x2xi8>, %arg2: tensor<?x?x?x1x2xi32>, %arg3: i32, %arg4: i32) -> tensor<?x?x?x1x2xi32> {
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<?x?x?x1xi8>, tensor<2x1x1x2xi8>, i32, i32) outs(%arg2 : tensor<?x?x?x1x2xi32>) -> tensor<?x?x?x1x2xi32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<?x?x?x1xi8>, tensor<2x1x1x2xi8>, i32, i32) outs(%0 : tensor<?x?x?x1x2xi32>) -> tensor<?x?x?x1x2xi32>
// CHECK-NEXT:     return %1 : tensor<?x?x?x1x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<4x4x?x4xi8>, %k: tensor<1x?x4x1xi16>, %o: tensor<4x4x2x4x1xi32>, %z: i32, %y: i32) -> tensor<4x4x2x4x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<4x4x?x4xi8>, tensor<1x?x4x1xi16>, i32, i32) outs(%o : tensor<4x4x2x4x1xi32>) -> tensor<4x4x2x4x1xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, b = 2 : i8} ins(%i, %k, %z, %y : tensor<4x4x?x4xi8>, tensor<1x?x4x1xi16>, i32, i32) outs(%0 : tensor<4x4x2x4x1xi32>) -> tensor<4x4x2x4x1xi32>
  return %1 : tensor<4x4x2x4x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x?x4xi8>, %arg1: tensor<1x?x4x1xi16>, %arg2: tensor<4x4x2x4x1xi32>, %arg3: i32, %arg4: i32) -> tensor<4x4x2x4x1xi32> {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<1x?x4x1xi16> into tensor<1x?x4xi16>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]] : tensor<4x4x2x4x1xi32> into tensor<4x4x2x4xi32>
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {b = 2 : i8, dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed, %arg3, %arg4 : tensor<4x4x?x4xi8>, tensor<1x?x4xi16>, i32, i32) outs(%collapsed_0 : tensor<4x4x2x4xi32>) -> tensor<4x4x2x4xi32>
// CHECK-NEXT:     %collapsed_1 = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]] : tensor<1x?x4x1xi16> into tensor<1x?x4xi16>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwc_q {b = 2 : i8, dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed_1, %arg3, %arg4 : tensor<4x4x?x4xi8>, tensor<1x?x4xi16>, i32, i32) outs(%0 : tensor<4x4x2x4xi32>) -> tensor<4x4x2x4xi32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %1 {{\[\[}}0], [1], [2], [3, 4]] output_shape [4, 4, 2, 4, 1] : tensor<4x4x2x4xi32> into tensor<4x4x2x4x1xi32>
// CHECK-NEXT:     return %expanded : tensor<4x4x2x4x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: tensor<?x?x?x3xi8>, %k: tensor<?x2x3x?xi16>, %o: tensor<?x2x?x3x?xi32>, %z: i32, %y: i32) -> tensor<?x2x?x3x?xi32> {
  %k1 = arith.constant 0 : index
  %dd = tensor.dim %o, %k1 : tensor<?x2x?x3x?xi32>
  "test.use"(%dd) : (index) -> ()
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<?x?x?x3xi8>, tensor<?x2x3x?xi16>, i32, i32) outs(%o : tensor<?x2x?x3x?xi32>) -> tensor<?x2x?x3x?xi32>
  %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo} ins(%i, %k, %z, %y : tensor<?x?x?x3xi8>, tensor<?x2x3x?xi16>, i32, i32) outs(%0 : tensor<?x2x?x3x?xi32>) -> tensor<?x2x?x3x?xi32>
  return %1 : tensor<?x2x?x3x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x3xi8>, %arg1: tensor<?x2x3x?xi16>, %arg2: tensor<?x2x?x3x?xi32>, %arg3: i32, %arg4: i32) -> tensor<?x2x?x3x?xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg2, %c0 : tensor<?x2x?x3x?xi32>
// CHECK-NEXT:     "test.use"(%dim) : (index) -> ()
// CHECK-NEXT:     %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, foo, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<?x?x?x3xi8>, tensor<?x2x3x?xi16>, i32, i32) outs(%arg2 : tensor<?x2x?x3x?xi32>) -> tensor<?x2x?x3x?xi32>
// CHECK-NEXT:     %1 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, foo, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg3, %arg4 : tensor<?x?x?x3xi8>, tensor<?x2x3x?xi16>, i32, i32) outs(%0 : tensor<?x2x?x3x?xi32>) -> tensor<?x2x?x3x?xi32>
// CHECK-NEXT:     return %1 : tensor<?x2x?x3x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
