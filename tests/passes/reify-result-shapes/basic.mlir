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

// -----

func.func @concat(%t: tensor<4x?xf32>, %u: tensor<3x5xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %t, %u {foo} : (tensor<4x?xf32>, tensor<3x5xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

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
