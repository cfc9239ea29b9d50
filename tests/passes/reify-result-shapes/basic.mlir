// RUN: mlir-opt %s --split-input-file --reify-result-shapes --allow-unregistered-dialect | FileCheck %s

func.func @pad(%arg0: f32, %arg1: index, %arg2: tensor<64x?x64xf32>) -> tensor<1x?x64xf32> {
  %0 = affine.apply affine_map<(d0) -> (-d0 + 256)>(%arg1)
  %s = tensor.extract_slice %arg2[0, 0, 0] [1, %arg1, 64] [1, 1, 1] : tensor<64x?x64xf32> to tensor<1x?x64xf32>
  %p = tensor.pad %s low[0, 0, 0] high[0, %0, 0] {
  ^bb0(%arg3: index, %arg4: index, %arg5: index):
    tensor.yield %arg0 : f32
  } {foo} : tensor<1x?x64xf32> to tensor<1x?x64xf32>
  return %p : tensor<1x?x64xf32>
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 256)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @pad(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: tensor<64x?x64xf32>) -> tensor<1x?x64xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG2]][0, 0, 0] [1, %[[ARG1]], 64] [1, 1, 1] : tensor<64x?x64xf32> to tensor<1x?x64xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[EXTRACTED_SLICE]] low[0, 0, 0] high[0, %[[V0]], 0] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG0]] : f32
// CHECK-NEXT:     } {foo} : tensor<1x?x64xf32> to tensor<1x256x64xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[PADDED]] : tensor<1x256x64xf32> to tensor<1x?x64xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<1x?x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @concat(%t: tensor<4x?xf32>, %u: tensor<3x5xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %t, %u {foo} : (tensor<4x?xf32>, tensor<3x5xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @concat(%[[ARG0:[^ ]+]]: tensor<4x?xf32>, %[[ARG1:[^ ]+]]: tensor<3x5xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[CONCAT:[^ ]+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] {foo} : (tensor<4x?xf32>, tensor<3x5xf32>) -> tensor<7x5xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[CONCAT]] : tensor<7x5xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two(%t: tensor<?x?xf32>, %n: index, %f: f32) -> tensor<?x?xf32> {
  %c3 = arith.constant 3 : index
  %s = tensor.extract_slice %t[0, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
  %d = affine.apply affine_map<()[s0] -> (-s0 + 12)>()[%n]
  %0 = tensor.pad %s low[0, 0] high[%c3, %d] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<1x?xf32> to tensor<?x?xf32>
  %x = tensor.concat dim(1) %0, %0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  "t.u"(%0) : (tensor<?x?xf32>) -> ()
  return %x : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (-s0 + 12)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0] [1, %[[ARG1]]] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[EXTRACTED_SLICE]] low[0, 0] high[%[[C3]], %[[V0]]] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:     } : tensor<1x?xf32> to tensor<4x12xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[PADDED]] : tensor<4x12xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[CAST]], %[[C0_1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C12:[^ ]+]] = arith.constant 12 : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C12_4:[^ ]+]] = arith.constant 12 : index
// CHECK-NEXT:     %[[C24:[^ ]+]] = arith.constant 24 : index
// CHECK-NEXT:     %[[CONCAT:[^ ]+]] = tensor.concat dim(1) %[[CAST]], %[[CAST]] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x24xf32>
// CHECK-NEXT:     %[[CAST_5:[^ ]+]] = tensor.cast %[[CONCAT]] : tensor<?x24xf32> to tensor<?x?xf32>
// CHECK-NEXT:     "t.u"(%[[CAST]]) : (tensor<?x?xf32>) -> ()
// CHECK-NEXT:     return %[[CAST_5]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @consts(%t: tensor<?x?xf32>, %f: f32) -> tensor<?x?xf32> {
  %c3 = arith.constant 3 : index
  %e = tensor.empty(%c3, %c3) : tensor<?x?xf32>
  %0 = tensor.pad %e low[0, 0] high[%c3, 1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @consts(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: f32) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[C3]], %[[C3]]) : tensor<?x?xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()[%[[DIM]]]
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[V0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1()[%[[DIM_0]]]
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[V0]] low[0, 0] high[%[[C3]], 1] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[PADDED]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
