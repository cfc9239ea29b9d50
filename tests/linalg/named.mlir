// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.abs ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.add ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x4x4xf32>, %a1: memref<4x4xf32>, %a2: memref<4x4xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<4x4x4xf32>, memref<4x4xf32>) outs(%a2 : memref<4x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x?x?xi8>, %a1: tensor<?x4xi8>, %a2: tensor<4x?xi32>) {
  %0 = linalg.batch_matvec ins(%a0, %a1 : tensor<4x?x?xi8>, tensor<?x4xi8>) outs(%a2 : tensor<4x?xi32>) -> tensor<4x?xi32>
  return
}

// -----

func.func @f(%a0: memref<3x3x4x3x3xf32>, %a1: memref<3x3x4x3x3xf32>, %a2: memref<3x3x3x3x3xf32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<3x3x4x3x3xf32>, memref<3x3x4x3x3xf32>) outs(%a2 : memref<3x3x3x3x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x2x2x3xi8>, %a1: tensor<4x3x?x?x?xi8>, %a2: tensor<4x?x?x?x2xi32>) {
  %0 = linalg.batch_mmt4d ins(%a0, %a1 : tensor<?x?x2x2x3xi8>, tensor<4x3x?x?x?xi8>) outs(%a2 : tensor<4x?x?x?x2xi32>) -> tensor<4x?x?x?x2xi32>
  return
}

// -----

func.func @f(%a0: memref<3x3xf32>, %a1: memref<3x3x3xf32>, %a2: memref<3x3xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<3x3xf32>, memref<3x3x3xf32>) outs(%a2 : memref<3x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<3x3xi8>, %a1: tensor<3x3x?xi8>, %a2: tensor<?x?xi32>) {
  %0 = linalg.batch_vecmat ins(%a0, %a1 : tensor<3x3xi8>, tensor<3x3x?xi8>) outs(%a2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.ceil ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<5xf32>, %a1: memref<3xf32>, %a2: memref<3xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<5xf32>, memref<3xf32>) outs(%a2 : memref<3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?xi8>, %a1: tensor<4xi8>, %a2: tensor<4xi32>) {
  %0 = linalg.conv_1d ins(%a0, %a1 : tensor<?xi8>, tensor<4xi8>) outs(%a2 : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a0: memref<2x2x10xf32>, %a1: memref<2x2x4xf32>, %a2: memref<2x2x4xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x2x10xf32>, memref<2x2x4xf32>) outs(%a2 : memref<2x2x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x4xi8>, %a1: tensor<?x4x?xi8>, %a2: tensor<3x?x3xi32>) {
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x4xi8>, tensor<?x4x?xi8>) outs(%a2 : tensor<3x?x3xi32>) -> tensor<3x?x3xi32>
  return
}

// -----

func.func @f(%a0: memref<2x5x4xf32>, %a1: memref<2x4x4xf32>, %a2: memref<2x2x4xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[3]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x5x4xf32>, memref<2x4x4xf32>) outs(%a2 : memref<2x2x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x6x?xi8>, %a1: tensor<?x2x?xi8>, %a2: tensor<?x3x2xi32>) {
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<[1]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x6x?xi8>, tensor<?x2x?xi8>) outs(%a2 : tensor<?x3x2xi32>) -> tensor<?x3x2xi32>
  return
}

// -----

func.func @f(%a0: memref<5x5xf32>, %a1: memref<2x4xf32>, %a2: memref<4x2xf32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<5x5xf32>, memref<2x4xf32>) outs(%a2 : memref<4x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x?xi8>, %a1: tensor<?x?xi8>, %a2: tensor<?x?xi32>) {
  %0 = linalg.conv_2d ins(%a0, %a1 : tensor<4x?xi8>, tensor<?x?xi8>) outs(%a2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<2x3x5x5xf32>, %a1: memref<4x3x2x2xf32>, %a2: memref<2x4x4x4xf32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x3x5x5xf32>, memref<4x3x2x2xf32>) outs(%a2 : memref<2x4x4x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x4x?x?xi8>, %a1: tensor<2x?x?x4xi8>, %a2: tensor<4x2x?x2xi32>) {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<4x4x?x?xi8>, tensor<2x?x?x4xi8>) outs(%a2 : tensor<4x2x?x2xi32>) -> tensor<4x2x?x2xi32>
  return
}

// -----

func.func @f(%a0: memref<2x2x6x7xf32>, %a1: memref<2x2x4x3xf32>, %a2: f32, %a3: f32, %a4: memref<2x2x3x3xf32>) {
  linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x2x6x7xf32>, memref<2x2x4x3xf32>, f32, f32) outs(%a4 : memref<2x2x3x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<2x?x?x9xi8>, %a1: tensor<2x2x2x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x?x2x2xi32>) {
  %0 = linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x?x?x9xi8>, tensor<2x2x2x?xi8>, i8, i8) outs(%a4 : tensor<?x?x2x2xi32>) -> tensor<?x?x2x2xi32>
  return
}

// -----

func.func @f(%a0: memref<3x4x4x9x9xf32>, %a1: memref<2x4x4x3x4xf32>, %a2: memref<3x4x2x4x3xf32>) {
  linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<3x4x4x9x9xf32>, memref<2x4x4x3x4xf32>) outs(%a2 : memref<3x4x2x4x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x4x3x?x?xi8>, %a1: tensor<?x?x3x2x4xi8>, %a2: tensor<4x4x?x?x?xi32>) {
  %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 2]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x4x3x?x?xi8>, tensor<?x?x3x2x4xi8>) outs(%a2 : tensor<4x4x?x?x?xi32>) -> tensor<4x4x?x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x2x3x6x9xf32>, %a1: memref<2x4x3x3x3xf32>, %a2: memref<4x2x4x2x3xf32>) {
  linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<4x2x3x6x9xf32>, memref<2x4x3x3x3xf32>) outs(%a2 : memref<4x2x4x2x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x2x2x13x6xi8>, %a1: tensor<?x?x?x?x3xi8>, %a2: tensor<4x2x?x?x2xi32>) {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x2x2x13x6xi8>, tensor<?x?x?x?x3xi8>) outs(%a2 : tensor<4x2x?x?x2xi32>) -> tensor<4x2x?x?x2xi32>
  return
}

// -----

func.func @f(%a0: memref<2x4x3x4x6xf32>, %a1: memref<4x2x3x2x2xf32>, %a2: f32, %a3: f32, %a4: memref<2x4x2x3x3xf32>) {
  linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x4x3x4x6xf32>, memref<4x2x3x2x2xf32>, f32, f32) outs(%a4 : memref<2x4x2x3x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<2x?x?x?x9xi8>, %a1: tensor<3x3x?x?x2xi8>, %a2: i8, %a3: i8, %a4: tensor<2x3x?x2x4xi32>) {
  %0 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : tensor<2x?x?x?x9xi8>, tensor<3x3x?x?x2xi8>, i8, i8) outs(%a4 : tensor<2x3x?x2x4xi32>) -> tensor<2x3x?x2x4xi32>
  return
}

// -----

func.func @f(%a0: memref<3x9x4x4xf32>, %a1: memref<2x3x2x4xf32>, %a2: memref<3x3x2x2xf32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>} ins(%a0, %a1 : memref<3x9x4x4xf32>, memref<2x3x2x4xf32>) outs(%a2 : memref<3x3x2x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x?x?x2xi8>, %a1: tensor<?x?x2x?xi8>, %a2: tensor<?x2x3x?xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<4x?x?x2xi8>, tensor<?x?x2x?xi8>) outs(%a2 : tensor<?x2x3x?xi32>) -> tensor<?x2x3x?xi32>
  return
}

// -----

func.func @f(%a0: memref<3x6x6x3xf32>, %a1: memref<2x4x2x3xf32>, %a2: f32, %a3: f32, %a4: memref<3x3x3x2xf32>) {
  linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : memref<3x6x6x3xf32>, memref<2x4x2x3xf32>, f32, f32) outs(%a4 : memref<3x3x3x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x10x?x2xi8>, %a1: tensor<?x4x?x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x4x4x4xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x10x?x2xi8>, tensor<?x4x?x?xi8>, i8, i8) outs(%a4 : tensor<?x4x4x4xi32>) -> tensor<?x4x4x4xi32>
  return
}

// -----

func.func @f(%a0: memref<3x10x11x2xf32>, %a1: memref<4x3x2x3xf32>, %a2: memref<3x4x4x3xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 2]> : tensor<2xi64>} ins(%a0, %a1 : memref<3x10x11x2xf32>, memref<4x3x2x3xf32>) outs(%a2 : memref<3x4x4x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x3x4x?xi8>, %a1: tensor<2x3x2x?xi8>, %a2: tensor<4x?x2x?xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<4x3x4x?xi8>, tensor<2x3x2x?xi8>) outs(%a2 : tensor<4x?x2x?xi32>) -> tensor<4x?x2x?xi32>
  return
}

// -----

func.func @f(%a0: memref<3x9x6x4xf32>, %a1: memref<3x2x4x3xf32>, %a2: f32, %a3: f32, %a4: memref<3x4x4x3xf32>) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : memref<3x9x6x4xf32>, memref<3x2x4x3xf32>, f32, f32) outs(%a4 : memref<3x4x4x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x4x?x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x2x4x3xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x4x?x?xi8>, i8, i8) outs(%a4 : tensor<?x2x4x3xi32>) -> tensor<?x2x4x3xi32>
  return
}

// -----

func.func @f(%a0: memref<2x4x6x4x2xf32>, %a1: memref<4x2x2x4x2xf32>, %a2: memref<2x2x3x4x2xf32>) {
  linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x4x6x4x2xf32>, memref<4x2x2x4x2xf32>) outs(%a2 : memref<2x2x3x4x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x8x9x4x?xi8>, %a1: tensor<?x?x?x4x2xi8>, %a2: tensor<4x?x?x?x?xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x8x9x4x?xi8>, tensor<?x?x?x4x2xi8>) outs(%a2 : tensor<4x?x?x?x?xi32>) -> tensor<4x?x?x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<2x8x8x4x3xf32>, %a1: memref<4x4x4x4x3xf32>, %a2: f32, %a3: f32, %a4: memref<2x2x3x4x4xf32>) {
  linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : memref<2x8x8x4x3xf32>, memref<4x4x4x4x3xf32>, f32, f32) outs(%a4 : memref<2x2x3x4x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x3x?x?x3xi8>, %a1: tensor<?x4x2x?x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x2x4x2x?xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : tensor<?x3x?x?x3xi8>, tensor<?x4x2x?x?xi8>, i8, i8) outs(%a4 : tensor<?x2x4x2x?xi32>) -> tensor<?x2x4x2x?xi32>
  return
}

// -----

func.func @f(%a0: memref<5x5x7xf32>, %a1: memref<3x2x4xf32>, %a2: memref<3x4x4xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<5x5x7xf32>, memref<3x2x4xf32>) outs(%a2 : memref<3x4x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x3xi8>, %a1: tensor<4x2x2xi8>, %a2: tensor<3x?x2xi32>) {
  %0 = linalg.conv_3d ins(%a0, %a1 : tensor<?x?x3xi8>, tensor<4x2x2xi8>) outs(%a2 : tensor<3x?x2xi32>) -> tensor<3x?x2xi32>
  return
}

// -----

func.func @f(%a0: memref<3x3x6x7x5xf32>, %a1: memref<4x3x2x3x2xf32>, %a2: memref<3x4x3x3x4xf32>) {
  linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 1]> : tensor<3xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<3x3x6x7x5xf32>, memref<4x3x2x3x2xf32>) outs(%a2 : memref<3x4x3x3x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x4x3x?x?xi8>, %a2: tensor<2x2x3x?x?xi32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[2, 1, 3]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xi8>, tensor<?x4x3x?x?xi8>) outs(%a2 : tensor<2x2x3x?x?xi32>) -> tensor<2x2x3x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x5x4x5x2xf32>, %a1: memref<4x3x2x2x4xf32>, %a2: memref<4x2x2x2x4xf32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 1, 3]> : tensor<3xi64>} ins(%a0, %a1 : memref<4x5x4x5x2xf32>, memref<4x3x2x2x4xf32>) outs(%a2 : memref<4x2x2x2x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x4x13x4x?xi8>, %a1: tensor<3x?x2x?x?xi8>, %a2: tensor<?x?x?x?x?xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x4x13x4x?xi8>, tensor<3x?x2x?x?xi8>) outs(%a2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<3x11x11x4x2xf32>, %a1: memref<2x3x2x2x4xf32>, %a2: f32, %a3: f32, %a4: memref<3x4x4x2x4xf32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[3, 2, 2]> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : memref<3x11x11x4x2xf32>, memref<2x3x2x2x4xf32>, f32, f32) outs(%a4 : memref<3x4x4x2x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x?x?x?x2xi8>, %a1: tensor<?x4x?x?x3xi8>, %a2: i8, %a3: i8, %a4: tensor<4x3x?x?x?xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 2, 2]> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : tensor<4x?x?x?x2xi8>, tensor<?x4x?x?x3xi8>, i8, i8) outs(%a4 : tensor<4x3x?x?x?xi32>) -> tensor<4x3x?x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.copy ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x?xi8>, %a1: tensor<?x?xi32>) {
  %0 = linalg.copy ins(%a0 : tensor<4x?xi8>) outs(%a1 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<3x3x5xf32>, %a1: memref<3x3xf32>, %a2: memref<3x3x3xf32>) {
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<3x3x5xf32>, memref<3x3xf32>) outs(%a2 : memref<3x3x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x?xi8>, %a1: tensor<?x4xi8>, %a2: tensor<?x?x?xi32>) {
  %0 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x?x?xi8>, tensor<?x4xi8>) outs(%a2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x7x4xf32>, %a1: memref<4x4xf32>, %a2: memref<4x4x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<4x7x4xf32>, memref<4x4xf32>) outs(%a2 : memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x8x3xi8>, %a1: tensor<?x3xi8>, %a2: tensor<?x4x?xi32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x8x3xi8>, tensor<?x3xi8>) outs(%a2 : tensor<?x4x?xi32>) -> tensor<?x4x?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x11x2xf32>, %a1: memref<4x2x2xf32>, %a2: memref<4x3x2x2xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<4x11x2xf32>, memref<4x2x2xf32>) outs(%a2 : memref<4x3x2x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x?xi8>, %a1: tensor<2x4x?xi8>, %a2: tensor<?x3x4x2xi32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xi8>, tensor<2x4x?xi8>) outs(%a2 : tensor<?x3x4x2xi32>) -> tensor<?x3x4x2xi32>
  return
}

// -----

func.func @f(%a0: memref<3x3x3x11xf32>, %a1: memref<3x2x4xf32>, %a2: memref<3x3x2x3xf32>) {
  linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a0, %a1 : memref<3x3x3x11xf32>, memref<3x2x4xf32>) outs(%a2 : memref<3x3x2x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x11x?xi8>, %a1: tensor<?x?x4xi8>, %a2: tensor<?x?x4x2xi32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x?x11x?xi8>, tensor<?x?x4xi8>) outs(%a2 : tensor<?x?x4x2xi32>) -> tensor<?x?x4x2xi32>
  return
}

// -----

func.func @f(%a0: memref<2x13x5x4xf32>, %a1: memref<4x3x4xf32>, %a2: memref<2x4x3x4xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x13x5x4xf32>, memref<4x3x4xf32>) outs(%a2 : memref<2x4x3x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x4x7x?xi8>, %a1: tensor<2x?x?xi8>, %a2: tensor<?x3x4x?xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x4x7x?xi8>, tensor<2x?x?xi8>) outs(%a2 : tensor<?x3x4x?xi32>) -> tensor<?x3x4x?xi32>
  return
}

// -----

func.func @f(%a0: memref<2x7x12x2xf32>, %a1: memref<4x3x2xf32>, %a2: f32, %a3: f32, %a4: memref<2x2x4x2xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x7x12x2xf32>, memref<4x3x2xf32>, f32, f32) outs(%a4 : memref<2x2x4x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x9x5x4xi8>, %a1: tensor<2x3x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x?x?x?xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : tensor<4x9x5x4xi8>, tensor<2x3x?xi8>, i8, i8) outs(%a4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<2x6x8x3xf32>, %a1: memref<3x4x3x3xf32>, %a2: memref<2x2x3x3x3xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x6x8x3xf32>, memref<3x4x3x3xf32>) outs(%a2 : memref<2x2x3x3x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<3x6x?x?xi8>, %a1: tensor<4x?x?x?xi8>, %a2: tensor<3x?x?x2x?xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a0, %a1 : tensor<3x6x?x?xi8>, tensor<4x?x?x?xi8>) outs(%a2 : tensor<3x?x?x2x?xi32>) -> tensor<3x?x?x2x?xi32>
  return
}

// -----

func.func @f(%a0: memref<3x7x8x2xf32>, %a1: memref<2x2x2x2xf32>, %a2: f32, %a3: f32, %a4: memref<3x3x4x2x2xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 2]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<3x7x8x2xf32>, memref<2x2x2x2xf32>, f32, f32) outs(%a4 : memref<3x3x4x2x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x?x?x2xi8>, %a1: tensor<3x3x?x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x3x4x2x?xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<4x?x?x2xi8>, tensor<3x3x?x?xi8>, i8, i8) outs(%a4 : tensor<?x3x4x2x?xi32>) -> tensor<?x3x4x2x?xi32>
  return
}

// -----

func.func @f(%a0: memref<2x2x12x7x7xf32>, %a1: memref<2x2x3x4xf32>, %a2: memref<2x2x4x3x2xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[3, 2, 3]> : tensor<3xi64>} ins(%a0, %a1 : memref<2x2x12x7x7xf32>, memref<2x2x3x4xf32>) outs(%a2 : memref<2x2x4x3x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x3x?x5x6xi8>, %a1: tensor<3x?x?x3xi8>, %a2: tensor<?x3x3x2x2xi32>) {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[2, 2, 2]> : tensor<3xi64>, strides = dense<[2, 2, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x3x?x5x6xi8>, tensor<3x?x?x3xi8>) outs(%a2 : tensor<?x3x3x2x2xi32>) -> tensor<?x3x3x2x2xi32>
  return
}

// -----

func.func @f(%a0: memref<2x5x10x10x2xf32>, %a1: memref<3x4x4x2xf32>, %a2: memref<2x2x4x4x2xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 2, 2]> : tensor<3xi64>, strides = dense<[2, 1, 1]> : tensor<3xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x5x10x10x2xf32>, memref<3x4x4x2xf32>) outs(%a2 : memref<2x2x4x4x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<3x?x6x?x?xi8>, %a1: tensor<4x3x2x?xi8>, %a2: tensor<3x2x4x?x4xi32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[3, 1, 1]> : tensor<3xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<3x?x6x?x?xi8>, tensor<4x3x2x?xi8>) outs(%a2 : tensor<3x2x4x?x4xi32>) -> tensor<3x2x4x?x4xi32>
  return
}

// -----

func.func @f(%a0: memref<2x6x7x13x2xf32>, %a1: memref<2x3x4x2x3xf32>, %a2: memref<2x2x2x3x2x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[2, 2, 2]> : tensor<3xi64>, strides = dense<[3, 2, 3]> : tensor<3xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x6x7x13x2xf32>, memref<2x3x4x2x3xf32>) outs(%a2 : memref<2x2x2x3x2x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x4x13x5x2xi8>, %a1: tensor<2x4x3x2x3xi8>, %a2: tensor<?x2x?x?x2x3xi32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 2, 2]> : tensor<3xi64>} ins(%a0, %a1 : tensor<4x4x13x5x2xi8>, tensor<2x4x3x2x3xi8>) outs(%a2 : tensor<?x2x?x?x2x3xi32>) -> tensor<?x2x?x?x2x3xi32>
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.div ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4xf32>, %a1: memref<4xf32>, %a2: memref<f32>) {
  linalg.dot ins(%a0, %a1 : memref<4xf32>, memref<4xf32>) outs(%a2 : memref<f32>)
  return
}

// -----

func.func @f(%a0: tensor<?xi8>, %a1: tensor<2xi8>, %a2: tensor<i32>) {
  %0 = linalg.dot ins(%a0, %a1 : tensor<?xi8>, tensor<2xi8>) outs(%a2 : tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.erf ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.exp ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: f32, %a1: memref<4x6xf32>) {
  linalg.fill ins(%a0 : f32) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.floor ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.log ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<2x4xf32>, %a1: memref<4xf32>, %a2: memref<2xf32>) {
  linalg.matvec ins(%a0, %a1 : memref<2x4xf32>, memref<4xf32>) outs(%a2 : memref<2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?xi8>, %a1: tensor<3xi8>, %a2: tensor<?xi32>) {
  %0 = linalg.matvec ins(%a0, %a1 : tensor<?x?xi8>, tensor<3xi8>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.max ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.min ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<3x3x2x2xf32>, %a1: memref<2x3x3x2xf32>, %a2: memref<3x2x2x3xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<3x3x2x2xf32>, memref<2x3x3x2xf32>) outs(%a2 : memref<3x2x2x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x2x?x2xi8>, %a1: tensor<?x2x4x?xi8>, %a2: tensor<?x?x?x4xi32>) {
  %0 = linalg.mmt4d ins(%a0, %a1 : tensor<?x2x?x2xi8>, tensor<?x2x4x?xi8>) outs(%a2 : tensor<?x?x?x4xi32>) -> tensor<?x?x?x4xi32>
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.mul ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.negf ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x4x8x6xf32>, %a1: memref<4x3xf32>, %a2: memref<4x4x2x4xf32>) {
  linalg.pooling_nchw_max {dilations = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : memref<4x4x8x6xf32>, memref<4x3xf32>) outs(%a2 : memref<4x4x2x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x3x8x?xi8>, %a1: tensor<3x3xi8>, %a2: tensor<?x3x?x3xi32>) {
  %0 = linalg.pooling_nchw_max {dilations = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x3x8x?xi8>, tensor<3x3xi8>) outs(%a2 : tensor<?x3x?x3xi32>) -> tensor<?x3x?x3xi32>
  return
}

// -----

func.func @f(%a0: memref<4x3x10x11xf32>, %a1: memref<4x2xf32>, %a2: memref<4x3x4x4xf32>) {
  linalg.pooling_nchw_sum {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<4x3x10x11xf32>, memref<4x2xf32>) outs(%a2 : memref<4x3x4x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<2x3x4x6xi8>, %a1: tensor<3x3xi8>, %a2: tensor<2x?x?x?xi32>) {
  %0 = linalg.pooling_nchw_sum {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<2x3x4x6xi8>, tensor<3x3xi8>) outs(%a2 : tensor<2x?x?x?xi32>) -> tensor<2x?x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<3x2x3xf32>, %a1: memref<2xf32>, %a2: memref<3x2x2xf32>) {
  linalg.pooling_ncw_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<3x2x3xf32>, memref<2xf32>) outs(%a2 : memref<3x2x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x4x5xi8>, %a1: tensor<2xi8>, %a2: tensor<?x?x3xi32>) {
  %0 = linalg.pooling_ncw_max {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x4x5xi8>, tensor<2xi8>) outs(%a2 : tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
  return
}

// -----

func.func @f(%a0: memref<3x3x5xf32>, %a1: memref<4xf32>, %a2: memref<3x3x2xf32>) {
  linalg.pooling_ncw_sum {dilations = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<3x3x5xf32>, memref<4xf32>) outs(%a2 : memref<3x3x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<2x?x?xi8>, %a1: tensor<3xi8>, %a2: tensor<?x?x?xi32>) {
  %0 = linalg.pooling_ncw_sum {dilations = dense<[1]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<2x?x?xi8>, tensor<3xi8>) outs(%a2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x6x8x8x3xf32>, %a1: memref<2x4x2xf32>, %a2: memref<4x4x3x3x3xf32>) {
  linalg.pooling_ndhwc_max {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[1, 2, 3]> : tensor<3xi64>} ins(%a0, %a1 : memref<4x6x8x8x3xf32>, memref<2x4x2xf32>) outs(%a2 : memref<4x4x3x3x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x9x6x4xi8>, %a1: tensor<2x?x?xi8>, %a2: tensor<2x4x?x2x?xi32>) {
  %0 = linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 2]> : tensor<3xi64>, strides = dense<[3, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x9x6x4xi8>, tensor<2x?x?xi8>) outs(%a2 : tensor<2x4x?x2x?xi32>) -> tensor<2x4x?x2x?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x8x10x5x2xf32>, %a1: memref<4x4x3xf32>, %a2: memref<4x2x4x3x2xf32>) {
  linalg.pooling_ndhwc_min {dilations = dense<[2, 2, 1]> : tensor<3xi64>, strides = dense<[1, 1, 1]> : tensor<3xi64>} ins(%a0, %a1 : memref<4x8x10x5x2xf32>, memref<4x4x3xf32>) outs(%a2 : memref<4x2x4x3x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x5x9x?xi8>, %a1: tensor<3x2x3xi8>, %a2: tensor<?x?x3x4x3xi32>) {
  %0 = linalg.pooling_ndhwc_min {dilations = dense<[2, 2, 1]> : tensor<3xi64>, strides = dense<[1, 1, 2]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x5x9x?xi8>, tensor<3x2x3xi8>) outs(%a2 : tensor<?x?x3x4x3xi32>) -> tensor<?x?x3x4x3xi32>
  return
}

// -----

func.func @f(%a0: memref<3x7x3x6x4xf32>, %a1: memref<4x2x4xf32>, %a2: memref<3x4x2x2x4xf32>) {
  linalg.pooling_ndhwc_sum {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 1, 2]> : tensor<3xi64>} ins(%a0, %a1 : memref<3x7x3x6x4xf32>, memref<4x2x4xf32>) outs(%a2 : memref<3x4x2x2x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<4x?x?x?x?xi8>, %a1: tensor<3x?x2xi8>, %a2: tensor<?x2x3x?x?xi32>) {
  %0 = linalg.pooling_ndhwc_sum {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[1, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<4x?x?x?x?xi8>, tensor<3x?x2xi8>) outs(%a2 : tensor<?x2x3x?x?xi32>) -> tensor<?x2x3x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<3x7x12x3xf32>, %a1: memref<4x3xf32>, %a2: memref<3x4x4x3xf32>) {
  linalg.pooling_nhwc_max {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<3x7x12x3xf32>, memref<4x3xf32>) outs(%a2 : memref<3x4x4x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x10x4x4xi8>, %a1: tensor<?x2xi8>, %a2: tensor<?x?x?x?xi32>) {
  %0 = linalg.pooling_nhwc_max {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x10x4x4xi8>, tensor<?x2xi8>) outs(%a2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}

// -----

func.func @f(%a0: tensor<?x7x4x2xi8>, %a1: tensor<?x3xi8>, %a2: tensor<4x?x?x?xi32>) {
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x7x4x2xi8>, tensor<?x3xi8>) outs(%a2 : tensor<4x?x?x?xi32>) -> tensor<4x?x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<2x12x5x3xf32>, %a1: memref<2x3xf32>, %a2: memref<2x4x3x3xf32>) {
  linalg.pooling_nhwc_min {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x12x5x3xf32>, memref<2x3xf32>) outs(%a2 : memref<2x4x3x3xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x6x5x?xi8>, %a1: tensor<3x3xi8>, %a2: tensor<?x2x?x4xi32>) {
  %0 = linalg.pooling_nhwc_min {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x6x5x?xi8>, tensor<3x3xi8>) outs(%a2 : tensor<?x2x?x4xi32>) -> tensor<?x2x?x4xi32>
  return
}

// -----

func.func @f(%a0: tensor<3x10x9x3xi8>, %a1: tensor<4x2xi8>, %a2: tensor<?x3x?x?xi32>) {
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 3]> : tensor<2xi64>} ins(%a0, %a1 : tensor<3x10x9x3xi8>, tensor<4x2xi8>) outs(%a2 : tensor<?x3x?x?xi32>) -> tensor<?x3x?x?xi32>
  return
}

// -----

func.func @f(%a0: memref<2x4x4x4xf32>, %a1: memref<3x3xf32>, %a2: memref<2x2x2x4xf32>) {
  linalg.pooling_nhwc_sum {dilations = dense<[1, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x4x4x4xf32>, memref<3x3xf32>) outs(%a2 : memref<2x2x2x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x9x?x3xi8>, %a1: tensor<?x3xi8>, %a2: tensor<?x?x4x3xi32>) {
  %0 = linalg.pooling_nhwc_sum {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x9x?x3xi8>, tensor<?x3xi8>) outs(%a2 : tensor<?x?x4x3xi32>) -> tensor<?x?x4x3xi32>
  return
}

// -----

func.func @f(%a0: memref<2x7x4xf32>, %a1: memref<3xf32>, %a2: memref<2x3x4xf32>) {
  linalg.pooling_nwc_max {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x7x4xf32>, memref<3xf32>) outs(%a2 : memref<2x3x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x2xi8>, %a1: tensor<2xi8>, %a2: tensor<3x?x?xi32>) {
  %0 = linalg.pooling_nwc_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x?x2xi8>, tensor<2xi8>) outs(%a2 : tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
  return
}

// -----

func.func @f(%a0: tensor<3x3x?xi8>, %a1: tensor<?xi8>, %a2: tensor<?x?x2xi32>) {
  %0 = linalg.pooling_nwc_max_unsigned {dilations = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<3x3x?xi8>, tensor<?xi8>) outs(%a2 : tensor<?x?x2xi32>) -> tensor<?x?x2xi32>
  return
}

// -----

func.func @f(%a0: memref<3x5x4xf32>, %a1: memref<4xf32>, %a2: memref<3x2x4xf32>) {
  linalg.pooling_nwc_min {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<3x5x4xf32>, memref<4xf32>) outs(%a2 : memref<3x2x4xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x7x?xi8>, %a1: tensor<?xi8>, %a2: tensor<2x3x3xi32>) {
  %0 = linalg.pooling_nwc_min {dilations = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x7x?xi8>, tensor<?xi8>) outs(%a2 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
  return
}

// -----

func.func @f(%a0: tensor<4x5x?xi8>, %a1: tensor<?xi8>, %a2: tensor<4x3x?xi32>) {
  %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<4x5x?xi8>, tensor<?xi8>) outs(%a2 : tensor<4x3x?xi32>) -> tensor<4x3x?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x11x2xf32>, %a1: memref<4xf32>, %a2: memref<4x3x2xf32>) {
  linalg.pooling_nwc_sum {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<4x11x2xf32>, memref<4xf32>) outs(%a2 : memref<4x3x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?x?xi8>, %a1: tensor<?xi8>, %a2: tensor<2x4x?xi32>) {
  %0 = linalg.pooling_nwc_sum {dilations = dense<[1]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%a2 : tensor<2x4x?xi32>) -> tensor<2x4x?xi32>
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.powf ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<3x3x3xf32>, %a1: memref<3x3x2xf32>, %a2: f32, %a3: f32, %a4: memref<3x3x2xf32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<3x3x3xf32>, memref<3x3x2xf32>, f32, f32) outs(%a4 : memref<3x3x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<3x?x?xi8>, %a1: tensor<3x2x2xi8>, %a2: i8, %a3: i8, %a4: tensor<3x4x?xi32>) {
  %0 = linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : tensor<3x?x?xi8>, tensor<3x2x2xi8>, i8, i8) outs(%a4 : tensor<3x4x?xi32>) -> tensor<3x4x?xi32>
  return
}

// -----

func.func @f(%a0: memref<3x4xf32>, %a1: memref<4x2xf32>, %a2: f32, %a3: f32, %a4: memref<3x2xf32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<3x4xf32>, memref<4x2xf32>, f32, f32) outs(%a4 : memref<3x2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<?x?xi8>, %a1: tensor<?x3xi8>, %a2: i8, %a3: i8, %a4: tensor<4x3xi32>) {
  %0 = linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : tensor<?x?xi8>, tensor<?x3xi8>, i8, i8) outs(%a4 : tensor<4x3xi32>) -> tensor<4x3xi32>
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.reciprocal ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.round ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.rsqrt ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.sqrt ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.square ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>, %a2: memref<4x6xf32>) {
  linalg.sub ins(%a0, %a1 : memref<4x6xf32>, memref<4x6xf32>) outs(%a2 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.tanh ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// -----

func.func @f(%a0: memref<3xf32>, %a1: memref<3x2xf32>, %a2: memref<2xf32>) {
  linalg.vecmat ins(%a0, %a1 : memref<3xf32>, memref<3x2xf32>) outs(%a2 : memref<2xf32>)
  return
}

// -----

func.func @f(%a0: tensor<3xi8>, %a1: tensor<3x?xi8>, %a2: tensor<?xi32>) {
  %0 = linalg.vecmat ins(%a0, %a1 : tensor<3xi8>, tensor<3x?xi8>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return
}
