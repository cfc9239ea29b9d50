// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @slice(%a: tensor<2x2x2x2xf32>, %d: tensor<4x4xf32>) -> tensor<3x3xf32> {
  %11 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  %s = tensor.extract_slice %11[0, 0] [3, 3] [1, 1] : tensor<4x4xf32> to tensor<3x3xf32>
  return %s : tensor<3x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice(%arg0: tensor<2x2x2x2xf32>, %arg1: tensor<4x4xf32>) -> tensor<3x3xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[0, 0] [3, 3] [1, 1] : tensor<4x4xf32> to tensor<3x3xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %extracted_slice : tensor<2x2x2x2xf32> -> tensor<3x3xf32>
// CHECK-NEXT:     return %unpack : tensor<3x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sliceempty(%a: tensor<2x2x2x2xf32>, %n: index) -> tensor<3x?xf32> {
  %d = tensor.empty() : tensor<4x4xf32>
  %11 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  %s = tensor.extract_slice %11[0, 0] [3, %n] [1, 1] : tensor<4x4xf32> to tensor<3x?xf32>
  return %s : tensor<3x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sliceempty(%arg0: tensor<2x2x2x2xf32>, %arg1: index) -> tensor<3x?xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %0 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0, 0] [3, %arg1] [1, 1] : tensor<4x4xf32> to tensor<3x?xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<3x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @slice1(%a: tensor<2x2x2x2xf32>) -> tensor<3xf32> {
  %d = tensor.empty() : tensor<4x4xf32>
  %11 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  %s = tensor.extract_slice %11[0, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<3xf32>
  return %s : tensor<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice1(%arg0: tensor<2x2x2x2xf32>) -> tensor<3xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %0 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<3xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @slices(%a: tensor<2x3x2x2xf32>, %d: tensor<4x6xf32>, %i: index, %dd: tensor<?x?xf32>, %aa: tensor<2x?x2x2xf32>) -> (tensor<2x5xf32>, tensor<4x5xf32>, tensor<?x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
  %s0 = tensor.extract_slice %0[0, 0] [2, 5] [1, 1] : tensor<4x6xf32> to tensor<2x5xf32>
  %1 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d {x} : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
  %s1 = tensor.extract_slice %1[0, 0] [4, 5] [1, 1] {y} : tensor<4x6xf32> to tensor<4x5xf32>
  %2 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
  %s2 = tensor.extract_slice %2[0, 0] [%i, 5] [1, 1] : tensor<4x6xf32> to tensor<?x5xf32>
  %3 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
  %s3 = tensor.extract_slice %3[1, 0] [3, 5] [1, 1] : tensor<4x6xf32> to tensor<3x5xf32>
  %4 = linalg.unpack %aa inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %dd : tensor<2x?x2x2xf32> -> tensor<?x?xf32>
  %s4 = tensor.extract_slice %4[0, 0] [3, 5] [1, 1] : tensor<?x?xf32> to tensor<3x5xf32>
  %5 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %dd : tensor<2x3x2x2xf32> -> tensor<?x?xf32>
  %s5 = tensor.extract_slice %5[0, 0] [3, 5] [1, 1] : tensor<?x?xf32> to tensor<3x5xf32>
  return %s0, %s1, %s2, %s3, %s4, %s5 : tensor<2x5xf32>, tensor<4x5xf32>, tensor<?x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slices(%arg0: tensor<2x3x2x2xf32>, %arg1: tensor<4x6xf32>, %arg2: index, %arg3: tensor<?x?xf32>, %arg4: tensor<2x?x2x2xf32>) -> (tensor<2x5xf32>, tensor<4x5xf32>, tensor<?x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0, 0] [2, 5] [1, 1] : tensor<4x6xf32> to tensor<2x5xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg1[0, 0] [4, 5] [1, 1] : tensor<4x6xf32> to tensor<4x5xf32>
// CHECK-NEXT:     %unpack_1 = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %extracted_slice_0 {x} : tensor<2x3x2x2xf32> -> tensor<4x5xf32>
// CHECK-NEXT:     %unpack_2 = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
// CHECK-NEXT:     %extracted_slice_3 = tensor.extract_slice %unpack_2[0, 0] [%arg2, 5] [1, 1] : tensor<4x6xf32> to tensor<?x5xf32>
// CHECK-NEXT:     %unpack_4 = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
// CHECK-NEXT:     %extracted_slice_5 = tensor.extract_slice %unpack_4[1, 0] [3, 5] [1, 1] : tensor<4x6xf32> to tensor<3x5xf32>
// CHECK-NEXT:     %unpack_6 = linalg.unpack %arg4 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg3 : tensor<2x?x2x2xf32> -> tensor<?x?xf32>
// CHECK-NEXT:     %extracted_slice_7 = tensor.extract_slice %unpack_6[0, 0] [3, 5] [1, 1] : tensor<?x?xf32> to tensor<3x5xf32>
// CHECK-NEXT:     %extracted_slice_8 = tensor.extract_slice %arg3[0, 0] [3, 5] [1, 1] : tensor<?x?xf32> to tensor<3x5xf32>
// CHECK-NEXT:     %unpack_9 = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %extracted_slice_8 : tensor<2x3x2x2xf32> -> tensor<3x5xf32>
// CHECK-NEXT:     return %extracted_slice, %unpack_1, %extracted_slice_3, %extracted_slice_5, %extracted_slice_7, %unpack_9 : tensor<2x5xf32>, tensor<4x5xf32>, tensor<?x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rows(%a: tensor<2x6x2xf32>, %d: tensor<4x6xf32>) -> tensor<3x6xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<2x6x2xf32> -> tensor<4x6xf32>
  %s0 = tensor.extract_slice %0[0, 0] [3, 6] [1, 1] : tensor<4x6xf32> to tensor<3x6xf32>
  return %s0 : tensor<3x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rows(%arg0: tensor<2x6x2xf32>, %arg1: tensor<4x6xf32>) -> tensor<3x6xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[0, 0] [3, 6] [1, 1] : tensor<4x6xf32> to tensor<3x6xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %extracted_slice : tensor<2x6x2xf32> -> tensor<3x6xf32>
// CHECK-NEXT:     return %unpack : tensor<3x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @perm(%d: tensor<4x6xf32>, %p: tensor<3x2x2x2xf32>) -> tensor<3x5xf32> {
  %2 = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<3x2x2x2xf32> -> tensor<4x6xf32>
  %s2 = tensor.extract_slice %2[0, 0] [3, 5] [1, 1] : tensor<4x6xf32> to tensor<3x5xf32>
  return %s2 : tensor<3x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @perm(%arg0: tensor<4x6xf32>, %arg1: tensor<3x2x2x2xf32>) -> tensor<3x5xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0] [3, 5] [1, 1] : tensor<4x6xf32> to tensor<3x5xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg1 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %extracted_slice : tensor<3x2x2x2xf32> -> tensor<3x5xf32>
// CHECK-NEXT:     return %unpack : tensor<3x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynrow(%a: tensor<2x?x2xf32>, %d: tensor<4x?xf32>, %n: index) -> tensor<3x?xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<2x?x2xf32> -> tensor<4x?xf32>
  %s0 = tensor.extract_slice %0[0, 0] [3, %n] [1, 1] : tensor<4x?xf32> to tensor<3x?xf32>
  return %s0 : tensor<3x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dynrow(%arg0: tensor<2x?x2xf32>, %arg1: tensor<4x?xf32>, %arg2: index) -> tensor<3x?xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[0, 0] [3, %arg2] [1, 1] : tensor<4x?xf32> to tensor<3x?xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0] inner_tiles = [2] into %extracted_slice : tensor<2x?x2xf32> -> tensor<3x?xf32>
// CHECK-NEXT:     return %unpack : tensor<3x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @consts(%a: tensor<2x3x2x2xf32>, %d: tensor<4x6xf32>) -> tensor<?x5xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
  %s0 = tensor.extract_slice %0[%c0, 0] [%c3, 5] [1, %c1] : tensor<4x6xf32> to tensor<?x5xf32>
  return %s0 : tensor<?x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @consts(%arg0: tensor<2x3x2x2xf32>, %arg1: tensor<4x6xf32>) -> tensor<?x5xf32> {
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg1[0, 0] [3, 5] [1, 1] : tensor<4x6xf32> to tensor<3x5xf32>
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %extracted_slice : tensor<2x3x2x2xf32> -> tensor<3x5xf32>
// CHECK-NEXT:     %cast = tensor.cast %unpack : tensor<3x5xf32> to tensor<?x5xf32>
// CHECK-NEXT:     return %cast : tensor<?x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @twouses(%a: tensor<2x3x2x2xf32>, %d: tensor<4x6xf32>) -> (tensor<3x5xf32>, tensor<4x6xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
  %s0 = tensor.extract_slice %0[0, 0] [3, 5] [1, 1] : tensor<4x6xf32> to tensor<3x5xf32>
  return %s0, %0 : tensor<3x5xf32>, tensor<4x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twouses(%arg0: tensor<2x3x2x2xf32>, %arg1: tensor<4x6xf32>) -> (tensor<3x5xf32>, tensor<4x6xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg1 : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %unpack[0, 0] [3, 5] [1, 1] : tensor<4x6xf32> to tensor<3x5xf32>
// CHECK-NEXT:     return %extracted_slice, %unpack : tensor<3x5xf32>, tensor<4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
