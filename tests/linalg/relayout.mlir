// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d {foo} : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<?x2x?x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [%n, 16] into %d : tensor<16x32xf32> -> tensor<?x2x?x16xf32>
  return
}

// -----

func.func @f(%s: tensor<15x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<15x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<?x?x8x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<?x?x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<?x32xf32>, %d: tensor<?x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<?x32xf32> -> tensor<?x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<2x2x8x16xf32>, %d: tensor<16x32xf32>, %n: index) {
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%s: tensor<2x2x8x16xf32>, %d: tensor<15x32xf32>, %n: index) {
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d {a = 1} : tensor<2x2x8x16xf32> -> tensor<15x32xf32>
  return
}

// -----

func.func @f(%s: tensor<2x2x8x16xf32>, %d: tensor<15x30xf32>, %n: index) {
  %0 = linalg.unpack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<2x2x8x16xf32> -> tensor<15x30xf32>
  return
}

// -----

func.func @f(%s: tensor<2x2x?x16xf32>, %d: tensor<?x32xf32>, %n: index) {
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [%n, 16] into %d : tensor<2x2x?x16xf32> -> tensor<?x32xf32>
  return
}

// -----

func.func @f(%i: tensor<4x5xf32>, %o: tensor<4x5xf32>) {
  %0 = linalg.softmax {z} dimension(1) ins(%i : tensor<4x5xf32>) outs(%o : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%i: tensor<4x?xf32>, %o: tensor<4x6xf32>) {
  %0 = linalg.softmax {z} dimension(0) ins(%i : tensor<4x?xf32>) outs(%o : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%i: memref<4x5xf32>, %o: memref<4x5xf32>) {
  linalg.softmax dimension(1) ins(%i : memref<4x5xf32>) outs(%o : memref<4x5xf32>)
  return
}

// -----

func.func @f(%i: memref<4x5xf32>, %o: tensor<4x5xf32>) {
  %0 = linalg.softmax dimension(1) ins(%i : memref<4x5xf32>) outs(%o : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%i: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%i: tensor<2x3x3x5xf32>, %o: tensor<4x4x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%i : tensor<2x3x3x5xf32>) outs(%o : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return
}

// -----

func.func @f(%i: tensor<2x5x5x5xf32>, %o: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%i : tensor<2x5x5x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%i: tensor<2x3x1x5xf32>, %o: tensor<6x1x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x3x1x5xf32>) outs(%o : tensor<6x1x5x2xf32>) -> tensor<6x1x5x2xf32>
  return
}

// -----

func.func @f(%i: tensor<2x10x10x5xf32>, %o: tensor<6x6x2x2x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}

// -----

func.func @f(%i: tensor<2x11x11x5xf32>, %o: tensor<6x6x2x2x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x11x11x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}

// -----

func.func @f(%i: tensor<2x?x?x5xf32>, %o: tensor<6x6x?x?x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x?x?x5xf32>) outs(%o : tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32>
  return
}

// -----

func.func @f(%i: tensor<2x10x1x5xf32>, %o: tensor<6x1x2x1x2x5xf32>) {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x1x5xf32>) outs(%o : tensor<6x1x2x1x2x5xf32>) -> tensor<6x1x2x1x2x5xf32>
  return
}

// -----

func.func @f(%i: tensor<6x6x2x2x2x5xf32>, %o: tensor<2x8x8x5xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%i : tensor<6x6x2x2x2x5xf32>) outs(%o : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// -----

func.func @f(%i: tensor<6x1x2x2x2x5xf32>, %o: tensor<2x8x2x5xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%i : tensor<6x1x2x2x2x5xf32>) outs(%o : tensor<2x8x2x5xf32>) -> tensor<2x8x2x5xf32>
  return
}

// -----

func.func @f(%i: tensor<6x6x?x?x2x5xf32>, %o: tensor<2x?x?x5xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%i : tensor<6x6x?x?x2x5xf32>) outs(%o : tensor<2x?x?x5xf32>) -> tensor<2x?x?x5xf32>
  return
}
