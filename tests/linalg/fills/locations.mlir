// RUN: mlir-opt %s --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func @pad(%a: tensor<?xf32>, %f: f32, %n: index) -> tensor<?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32> loc("fill")
  %1 = tensor.pad %0 low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32> loc("pad")
  return %1 : tensor<?xf32>
}

func.func @concat(%a: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<?xf32>) -> tensor<?xf32> loc("fill")
  %1 = tensor.concat dim(0) %0, %0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> loc("concat")
  return %1 : tensor<?xf32>
}

func.func @insert(%a: tensor<8xf32>, %s: tensor<?xf32>, %f: f32, %n: index) -> tensor<8xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32> loc("fill")
  %1 = tensor.pad %s low[%n] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32> loc("pad")
  %2 = tensor.insert_slice %1 into %0[1] [%n] [1] : tensor<?xf32> into tensor<8xf32> loc("insert")
  return %2 : tensor<8xf32>
}

func.func @transpose(%a: tensor<?x3xf32>, %b: tensor<?x3x4xf32>, %c: tensor<4x3x?xf32>) -> tensor<4x3x?xf32> {
  %0 = linalg.broadcast ins(%a : tensor<?x3xf32>) outs(%b : tensor<?x3x4xf32>) dimensions = [2] loc("broadcast")
  %1 = linalg.transpose ins(%0 : tensor<?x3x4xf32>) outs(%c : tensor<4x3x?xf32>) permutation = [2, 1, 0] loc("transpose")
  return %1 : tensor<4x3x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pad(%arg0: tensor<?xf32> loc("tests/linalg/fills/locations.mlir":3:16), %arg1: f32 loc("tests/linalg/fills/locations.mlir":3:35), %arg2: index loc("tests/linalg/fills/locations.mlir":3:44)) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index loc("pad")
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?xf32> loc("pad")
// CHECK-NEXT:     %0 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + 1)>()[%dim, %arg2] loc("pad")
// CHECK-NEXT:     %1 = tensor.empty(%0) : tensor<?xf32> loc("pad")
// CHECK-NEXT:     %2 = linalg.fill ins(%arg1 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32> loc("fill")
// CHECK-NEXT:     return %2 : tensor<?xf32> loc("tests/linalg/fills/locations.mlir":9:3)
// CHECK-NEXT:   } loc("tests/linalg/fills/locations.mlir":3:1)
// CHECK-NEXT:   func.func @concat(%arg0: tensor<?xf32> loc("tests/linalg/fills/locations.mlir":12:19), %arg1: f32 loc("tests/linalg/fills/locations.mlir":12:38)) -> tensor<?xf32> {
// CHECK-NEXT:     %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> loc("concat")
// CHECK-NEXT:     %0 = linalg.fill ins(%arg1 : f32) outs(%concat : tensor<?xf32>) -> tensor<?xf32> loc("concat")
// CHECK-NEXT:     return %0 : tensor<?xf32> loc("tests/linalg/fills/locations.mlir":15:3)
// CHECK-NEXT:   } loc("tests/linalg/fills/locations.mlir":12:1)
// CHECK-NEXT:   func.func @insert(%arg0: tensor<8xf32> loc("tests/linalg/fills/locations.mlir":18:19), %arg1: tensor<?xf32> loc("tests/linalg/fills/locations.mlir":18:38), %arg2: f32 loc("tests/linalg/fills/locations.mlir":18:57), %arg3: index loc("tests/linalg/fills/locations.mlir":18:66)) -> tensor<8xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index loc("insert")
// CHECK-NEXT:     %0 = linalg.fill ins(%arg2 : f32) outs(%arg0 : tensor<8xf32>) -> tensor<8xf32> loc("fill")
// CHECK-NEXT:     %1 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%arg3] loc("insert")
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32> loc("insert")
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %0[%1] [%dim] [1] : tensor<?xf32> into tensor<8xf32> loc("insert")
// CHECK-NEXT:     return %inserted_slice : tensor<8xf32> loc("tests/linalg/fills/locations.mlir":25:3)
// CHECK-NEXT:   } loc("tests/linalg/fills/locations.mlir":18:1)
// CHECK-NEXT:   func.func @transpose(%arg0: tensor<?x3xf32> loc("tests/linalg/fills/locations.mlir":28:22), %arg1: tensor<?x3x4xf32> loc("tests/linalg/fills/locations.mlir":28:43), %arg2: tensor<4x3x?xf32> loc("tests/linalg/fills/locations.mlir":28:66)) -> tensor<4x3x?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index loc("transpose")
// CHECK-NEXT:     %dim = tensor.dim %arg0, %c0 : tensor<?x3xf32> loc("transpose")
// CHECK-NEXT:     %0 = tensor.empty(%dim) : tensor<3x?xf32> loc("transpose")
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<?x3xf32>) outs(%0 : tensor<3x?xf32>) permutation = [1, 0]  loc("transpose")
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%transposed : tensor<3x?xf32>) outs(%arg2 : tensor<4x3x?xf32>) dimensions = [0]  loc("transpose")
// CHECK-NEXT:     return %broadcasted : tensor<4x3x?xf32> loc("tests/linalg/fills/locations.mlir":31:3)
// CHECK-NEXT:   } loc("tests/linalg/fills/locations.mlir":28:1)
// CHECK-NEXT: } loc("tests/linalg/fills/locations.mlir":0:0)
