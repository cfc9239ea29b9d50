// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%s: tensor<15x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<15x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<15x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{'linalg.pack' op expected padding_value has 'f32' but got: 'i32'}}
  %0 = linalg.pack %s padding_value(%q : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<15x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{invalid zero tile factor}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [0, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %s inner_dims_pos = [0, 0] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %s inner_dims_pos = [0, 2] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %s outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %s outer_dims_perm = [0, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16x2xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{packed rank != (unpacked rank + num tiling factors), got 5 != 4}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16x2xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16, 2] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x3x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{expected 'tensor<2x2x8x16xf32>' for the packed domain value, got 'tensor<2x3x8x16xf32>'}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x3x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x1x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{expected 'tensor<2x2x8x16xf32>' for the packed domain value, got 'tensor<2x1x8x16xf32>'}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x1x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<3x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{expected 'tensor<2x2x8x16xf32>' for the packed domain value, got 'tensor<3x2x8x16xf32>'}}
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<3x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x?x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<16x32xf32> -> tensor<2x2x?x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [%n, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<5x2x?x16xf32>, %n: index, %p: f32, %q: i32) {
  // expected-error @+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [%n, 16] into %d : tensor<16x32xf32> -> tensor<5x2x?x16xf32>
  return
}

// -----

func.func @f(%s: tensor<2x2x8x16xf32>, %d: tensor<18x32xf32>, %n: index) {
  // expected-error @+1 {{expected 'tensor<3x2x8x16xf32>' for the packed domain value, got 'tensor<2x2x8x16xf32>'}}
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<2x2x8x16xf32> -> tensor<18x32xf32>
  return
}

// -----

func.func @f(%s: tensor<2x2x8x16xf32>, %d: tensor<16x32xf32>, %n: index) {
  // expected-error @+1 {{invalid zero tile factor}}
  %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [8, 0] into %d : tensor<2x2x8x16xf32> -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%s: tensor<16x32xf32>, %d: tensor<2x2x8x16xf32>) {
  %c = arith.constant 0 : index
  // expected-error @+1 {{invalid zero tile factor}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [%c, 16] into %d : tensor<16x32xf32> -> tensor<2x2x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<15x32xf32>, %d: tensor<2x2x?x16xf32>) {
  %c = arith.constant 8 : index
  // expected-error @+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [%c, 16] into %d : tensor<15x32xf32> -> tensor<2x2x?x16xf32>
  return
}

// -----

func.func @f(%i: tensor<4x5xf32>, %o: tensor<4x5xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax {z} dimension(2) ins(%i : tensor<4x5xf32>) outs(%o : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%i: tensor<4x5xf32>, %o: tensor<4x5xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax {z} dimension(-1) ins(%i : tensor<4x5xf32>) outs(%o : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%i: tensor<4x5xf32>, %o: tensor<4x6xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax {z} dimension(0) ins(%i : tensor<4x5xf32>) outs(%o : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%i: tensor<4x5xf32>, %o: tensor<4x5xf64>) {
  // expected-error @+1 {{'linalg.softmax' op failed to verify that input and output have same element type}}
  %0 = linalg.softmax {z} dimension(0) ins(%i : tensor<4x5xf32>) outs(%o : tensor<4x5xf64>) -> tensor<4x5xf64>
  return
}

// -----

func.func @f(%i: tensor<4x5xf32>, %o: tensor<4x5xf32>) {
  // expected-error @+1 {{'linalg.softmax' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.softmax {z} dimension(0) ins(%i : tensor<4x5xf32>) outs(%o : tensor<4x5xf32>)
  return
}

// -----

func.func @f(%i: tensor<4x5xf32>, %o: tensor<4x5x1xf32>) {
  // expected-error @+1 {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax {z} dimension(0) ins(%i : tensor<4x5xf32>) outs(%o : tensor<4x5x1xf32>) -> tensor<4x5x1xf32>
  return
}

// -----

func.func @f(%i: memref<4x5xf32>, %o: vector<4x5xf32>) {
  // expected-error @+1 {{'linalg.softmax' op expected that operand #1 is a tensor or a memref}}
  linalg.softmax dimension(1) ins(%i : memref<4x5xf32>) outs(%o : vector<4x5xf32>)
  return
}

// -----

func.func @f(%i: tensor<2x1x1x5xf32>, %o: tensor<6x1x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x1x1x5xf32>) outs(%o : tensor<6x1x5x2xf32>) -> tensor<6x1x5x2xf32>
  return
}

// -----

func.func @f(%i: tensor<2x4x3x5xf32>, %o: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x4x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%i: tensor<2x3x4x5xf32>, %o: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x3x4x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%i: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x3xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x3xf32>) -> tensor<6x6x5x3xf32>
  return
}

// -----

func.func @f(%i: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x3xf32>) {
  // expected-error @+1 {{custom op 'linalg.winograd_filter_transform' expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]}}
  %0 = linalg.winograd_filter_transform fmr(F_5_3) ins(%i : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x3xf32>) -> tensor<6x6x5x3xf32>
  return
}

// -----

func.func @f(%i: tensor<2x3x3xf32>, %o: tensor<6x6x5x3xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op operand #0 must be 4D tensor of any type values, but got 'tensor<2x3x3xf32>'}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x3x3xf32>) outs(%o : tensor<6x6x5x3xf32>) -> tensor<6x6x5x3xf32>
  return
}

// -----

func.func @f(%i: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expected type of operand #1 ('tensor<6x6x5x2xf32>') to match type of corresponding result ('tensor<6x6x5x3xf32>')}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x3xf32>
  return
}

// -----

func.func @f(%i: tensor<2x?x3x5xf32>, %o: tensor<6x6x5x2xf32>) {
  // expected-error @+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%i : tensor<2x?x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%i: tensor<2x10x10x5xf32>, %o: tensor<6x6x3x2x2x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%o : tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32>
  return
}

// -----

func.func @f(%i: tensor<2x10x10x5xf64>, %o: tensor<6x6x2x2x2x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_input_transform' op failed to verify that all of {input, output} have same element type}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf64>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}

// -----

func.func @f(%i: tensor<5x6x2x2x2x5xf32>, %o: tensor<2x8x8x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%i : tensor<5x6x2x2x2x5xf32>) outs(%o : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// -----

func.func @f(%i: tensor<6x5x2x2x2x5xf32>, %o: tensor<2x8x8x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%i : tensor<6x5x2x2x2x5xf32>) outs(%o : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// -----

func.func @f(%i: tensor<6x6x2x2x2x5xf32>, %o: tensor<2x8x9x5xf32>) {
  // expected-error @+1 {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%i : tensor<6x6x2x2x2x5xf32>) outs(%o : tensor<2x8x9x5xf32>) -> tensor<2x8x9x5xf32>
  return
}

// -----

// Tiles are looked at before the shape.

func.func @f(%a: tensor<8x8xf32>, %b: tensor<2x3x4x2xf32>) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<8x8xf32> -> tensor<2x3x4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<8x8xf32>, %b: tensor<2x2x4x?xf32>) {
  // expected-error @+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %a : tensor<2x2x4x?xf32> -> tensor<8x8xf32>
  return
}

// -----

func.func @f(%a: tensor<8x8xf32>, %b: tensor<2x3x4x4xf32>) {
  // expected-error @+1 {{expected 'tensor<2x2x4x4xf32>' for the packed domain value, got 'tensor<2x3x4x4xf32>'}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<8x8xf32> -> tensor<2x3x4x4xf32>
  return
}
