// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @cst(%d: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> {
  %c = arith.constant dense<1.0> : tensor<4x4xf32>
  %11 = linalg.pack %c inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  return %11 : tensor<2x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cst(%arg0: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<2x2x2x2xf32>
// CHECK-NEXT:     return %cst : tensor<2x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstpad(%d: tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32> {
  %c = arith.constant dense<1.0> : tensor<5x4xf32>
  %f = arith.constant 1.0 : f32
  %11 = linalg.pack %c padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  return %11 : tensor<3x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstpad(%arg0: tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<3x2x2x2xf32>
// CHECK-NEXT:     return %cst : tensor<3x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstun(%d: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %c = arith.constant dense<1.0> : tensor<2x2x2x2xf32>
  %11 = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  return %11 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstun(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT:     return %cst : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstdynpad(%d: tensor<3x2x2x2xf32>, %f: f32) -> (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>, tensor<2x2xf32>) {
  %c = arith.constant dense<1.0> : tensor<5x4xf32>
  %c0 = arith.constant 0.0 : f32
  %11 = linalg.pack %c padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  %12 = linalg.pack %c padding_value(%c0 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %13 = linalg.pack %k inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<4xf32> -> tensor<2x2xf32>
  return %11, %12, %13 : tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>, tensor<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstdynpad(%arg0: tensor<3x2x2x2xf32>, %arg1: f32) -> (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>, tensor<2x2xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : tensor<5x4xf32>
// CHECK-NEXT:     %cst_1 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant dense<1.000000e+00> : tensor<3x2x2x2xf32>
// CHECK-NEXT:     %pack = linalg.pack %cst_0 padding_value(%cst_1 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg0 : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x2xf32>
// CHECK-NEXT:     %pack_3 = linalg.pack %cst inner_dims_pos = [0] inner_tiles = [2] into %0 : tensor<4xf32> -> tensor<2x2xf32>
// CHECK-NEXT:     return %cst_2, %pack, %pack_3 : tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>, tensor<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cstdyn(%d: tensor<?x2x2x2xf32>, %i: tensor<?x2xi32>) -> (tensor<?x2x2x2xf32>, tensor<?x2xi32>) {
  %c = arith.constant dense<1.0> : tensor<4x4xf32>
  %11 = linalg.pack %c inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x4xf32> -> tensor<?x2x2x2xf32>
  %k = arith.constant dense<7> : tensor<4xi32>
  %12 = linalg.pack %k inner_dims_pos = [0] inner_tiles = [2] into %i : tensor<4xi32> -> tensor<?x2xi32>
  return %11, %12 : tensor<?x2x2x2xf32>, tensor<?x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cstdyn(%arg0: tensor<?x2x2x2xf32>, %arg1: tensor<?x2xi32>) -> (tensor<?x2x2x2xf32>, tensor<?x2xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<7> : tensor<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT:     %pack = linalg.pack %cst_0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg0 : tensor<4x4xf32> -> tensor<?x2x2x2xf32>
// CHECK-NEXT:     %pack_1 = linalg.pack %cst inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<4xi32> -> tensor<?x2xi32>
// CHECK-NEXT:     return %pack, %pack_1 : tensor<?x2x2x2xf32>, tensor<?x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillpack(%f: f32) -> tensor<2x2x2x2xf32> {
  %z = tensor.empty() : tensor<2x2x2x2xf32>
  %y = tensor.empty() : tensor<4x4xf32>
  %d = linalg.fill ins(%f : f32) outs(%y : tensor<4x4xf32>) -> tensor<4x4xf32>
  %11 = linalg.pack %d inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %z : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  return %11 : tensor<2x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillpack(%arg0: f32) -> tensor<2x2x2x2xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x2x2x2xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
// CHECK-NEXT:     return %1 : tensor<2x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillpad(%f: f32) -> tensor<3x2x2x2xf32> {
  %z = tensor.empty() : tensor<3x2x2x2xf32>
  %y = tensor.empty() : tensor<5x4xf32>
  %d = linalg.fill ins(%f : f32) outs(%y : tensor<5x4xf32>) -> tensor<5x4xf32>
  %11 = linalg.pack %d padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %z : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  return %11 : tensor<3x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillpad(%arg0: f32) -> tensor<3x2x2x2xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<3x2x2x2xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     return %1 : tensor<3x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @filled_up_with_another(%f: f32, %g: f32, %z: tensor<3x2x2x2xf32>, %y: tensor<5x4xf32>) -> tensor<3x2x2x2xf32> {
  %d = linalg.fill ins(%f : f32) outs(%y : tensor<5x4xf32>) -> tensor<5x4xf32>
  %11 = linalg.pack %d padding_value(%g : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %z : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  return %11 : tensor<3x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @filled_up_with_another(%arg0: f32, %arg1: f32, %arg2: tensor<3x2x2x2xf32>, %arg3: tensor<5x4xf32>) -> tensor<3x2x2x2xf32> {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg3 : tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:     %pack = linalg.pack %0 padding_value(%arg1 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     return %pack : tensor<3x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @filled_up_with_the_same(%z: tensor<3x2x2x2xf32>, %y: tensor<5x4xf32>) -> tensor<3x2x2x2xf32> {
  %k = arith.constant 1.0 : f32
  %k2 = arith.constant 1.0 : f32
  %e = linalg.fill ins(%k : f32) outs(%y : tensor<5x4xf32>) -> tensor<5x4xf32>
  %12 = linalg.pack %e padding_value(%k2 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %z {foo} : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  return %12 : tensor<3x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @filled_up_with_the_same(%arg0: tensor<3x2x2x2xf32>, %arg1: tensor<5x4xf32>) -> tensor<3x2x2x2xf32> {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.fill ins(%cst : f32) outs(%arg0 : tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     return %0 : tensor<3x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @destfill(%a: tensor<4x4xf32>, %f: f32) -> tensor<2x2x2x2xf32> {
  %z = tensor.empty() : tensor<2x2x2x2xf32>
  %d = linalg.fill ins(%f : f32) outs(%z : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %11 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  return %11 : tensor<2x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @destfill(%arg0: tensor<4x4xf32>, %arg1: f32) -> tensor<2x2x2x2xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<2x2x2x2xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg1 : f32) outs(%0 : tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
// CHECK-NEXT:     %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %1 : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:     return %pack : tensor<2x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unfill(%a: tensor<2x2x2x2xf32>, %f: f32, %s: tensor<2x2xf32>, %e: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %d = linalg.fill ins(%f : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %11 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  %i = tensor.insert_slice %s into %e[0, 0][2, 2][1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %12 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %i : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  %13 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %12 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  %m = linalg.matmul ins(%e, %e : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %14 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %m : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
  return %11, %12, %13, %14 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unfill(%arg0: tensor<2x2x2x2xf32>, %arg1: f32, %arg2: tensor<2x2xf32>, %arg3: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT:     %unpack = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg3 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     %unpack_0 = linalg.unpack %arg0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg3 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     %unpack_1 = linalg.unpack %arg0 inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %arg3 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     %unpack_2 = linalg.unpack %arg0 inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %arg3 : tensor<2x2x2x2xf32> -> tensor<4x4xf32>
// CHECK-NEXT:     return %unpack, %unpack_0, %unpack_1, %unpack_2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @destused(%f: f32, %z: tensor<2x2xf32>, %y: tensor<4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %d = linalg.fill ins(%f : f32) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  %11 = linalg.pack %d inner_dims_pos = [0] inner_tiles = [2] into %z : tensor<4xf32> -> tensor<2x2xf32>
  return %11, %z : tensor<2x2xf32>, tensor<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @destused(%arg0: f32, %arg1: tensor<2x2xf32>, %arg2: tensor<4xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %pack = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [2] into %arg1 : tensor<4xf32> -> tensor<2x2xf32>
// CHECK-NEXT:     return %pack, %arg1 : tensor<2x2xf32>, tensor<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @padused(%f: f32, %z: tensor<2x2xf32>, %y: tensor<4xf32>, %u: tensor<3xf32>, %v: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %d = linalg.fill ins(%f : f32) outs(%u : tensor<3xf32>) -> tensor<3xf32>
  %11 = linalg.pack %d padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %z : tensor<3xf32> -> tensor<2x2xf32>
  %12 = linalg.pack %d padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [2] into %v : tensor<3xf32> -> tensor<2x2xf32>
  return %11, %12 : tensor<2x2xf32>, tensor<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @padused(%arg0: f32, %arg1: tensor<2x2xf32>, %arg2: tensor<4xf32>, %arg3: tensor<3xf32>, %arg4: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%arg4 : tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:     return %0, %1 : tensor<2x2xf32>, tensor<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fillused(%f: f32, %z: tensor<2x2xf32>, %y: tensor<4xf32>) -> (tensor<2x2xf32>, tensor<4xf32>) {
  %d = linalg.fill ins(%f : f32) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  %11 = linalg.pack %d inner_dims_pos = [0] inner_tiles = [2] into %z : tensor<4xf32> -> tensor<2x2xf32>
  return %11, %d : tensor<2x2xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fillused(%arg0: f32, %arg1: tensor<2x2xf32>, %arg2: tensor<4xf32>) -> (tensor<2x2xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg2 : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:     return %1, %0 : tensor<2x2xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @packed_into_the_same(%f: f32, %g: f32, %z: tensor<3x2x2x2xf32>, %y: tensor<5x4xf32>) -> (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) {
  %d = linalg.fill ins(%f : f32) outs(%y : tensor<5x4xf32>) -> tensor<5x4xf32>
  %11 = linalg.pack %d padding_value(%g : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %z : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  %k = arith.constant 1.0 : f32
  %e = linalg.fill ins(%k : f32) outs(%y : tensor<5x4xf32>) -> tensor<5x4xf32>
  %12 = linalg.pack %e padding_value(%k : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %z : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
  return %11, %12 : tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @packed_into_the_same(%arg0: f32, %arg1: f32, %arg2: tensor<3x2x2x2xf32>, %arg3: tensor<5x4xf32>) -> (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %0 = linalg.fill ins(%arg0 : f32) outs(%arg3 : tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:     %pack = linalg.pack %0 padding_value(%arg1 : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%arg3 : tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:     %pack_0 = linalg.pack %1 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %arg2 : tensor<5x4xf32> -> tensor<3x2x2x2xf32>
// CHECK-NEXT:     return %pack, %pack_0 : tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
