// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @f(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>, %o: tensor<?x?xf32>) -> tensor<4x6xf32> {
  %0 = tensor.cast %a : tensor<4x6xf32> to tensor<?x?xf32>
  %1 = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<?x?xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x6xf32>
// CHECK-NEXT:     %0 = linalg.exp ins(%arg0 : tensor<4x6xf32>) outs(%cast : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     return %0 : tensor<4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x6xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<4x6xf32> to tensor<?x?xf32>
  %2 = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = linalg.exp ins(%arg0 : tensor<4x6xf32>) outs(%arg1 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<4x6xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %2 = linalg.exp ins(%a : tensor<4x6xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg2 : tensor<?x?xf32> to tensor<4x6xf32>
// CHECK-NEXT:     %0 = linalg.exp ins(%arg0 : tensor<4x6xf32>) outs(%cast : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %0 : tensor<4x6xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: f32, %n: index) -> tensor<?x6xf32> {
  %e = tensor.empty(%n) : tensor<?x6xf32>
  %0 = linalg.fill ins(%s : f32) outs(%e : tensor<?x6xf32>) -> tensor<?x6xf32>
  %x = tensor.empty(%n) : tensor<?x6xf32>
  %1 = linalg.copy ins(%0 : tensor<?x6xf32>) outs(%x : tensor<?x6xf32>) -> tensor<?x6xf32>
  return %1 : tensor<?x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: index) -> tensor<?x6xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?x6xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%0 : tensor<?x6xf32>) -> tensor<?x6xf32>
// CHECK-NEXT:     return %1 : tensor<?x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: f32, %n: index, %i : index) -> (f32, tensor<24xf32>, tensor<2x2x6xf32>, tensor<6x4xf32>) {
  %e = tensor.empty() : tensor<4x6xf32>
  %0 = linalg.fill ins(%s : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = tensor.extract %0[%i, %i] : tensor<4x6xf32>
  %2 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %3 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
  %t = tensor.empty() : tensor<6x4xf32>
  %4 = linalg.transpose ins(%0 : tensor<4x6xf32>) outs(%t : tensor<6x4xf32>) permutation = [1, 0]
  return %1, %2, %3, %4 : f32, tensor<24xf32>, tensor<2x2x6xf32>, tensor<6x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: index, %arg2: index) -> (f32, tensor<24xf32>, tensor<2x2x6xf32>, tensor<6x4xf32>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x6xf32>
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %0 {{\[\[}}0, 1]] : tensor<4x6xf32> into tensor<24xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg0 : f32) outs(%collapsed : tensor<24xf32>) -> tensor<24xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %0 {{\[\[}}0, 1], [2]] output_shape [2, 2, 6] : tensor<4x6xf32> into tensor<2x2x6xf32>
// CHECK-NEXT:     %2 = linalg.fill ins(%arg0 : f32) outs(%expanded : tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
// CHECK-NEXT:     %3 = tensor.empty() : tensor<6x4xf32>
// CHECK-NEXT:     %4 = linalg.fill ins(%arg0 : f32) outs(%3 : tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:     return %arg0, %1, %2, %4 : f32, tensor<24xf32>, tensor<2x2x6xf32>, tensor<6x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3x4xf32>, %b : tensor<3x4x2xf32>, %c : tensor<4x2x3xf32>, %d : tensor<2xf32>, %e: tensor<2x3xf32>, %g: tensor<2x5x3xf32>) -> (tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x5x3xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<3x4x2xf32>) outs(%c : tensor<4x2x3xf32>) permutation = [1, 2, 0]
  %2 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%a : tensor<2x3x4xf32>) permutation = [0, 1, 2]
  %3 = linalg.broadcast ins(%d : tensor<2xf32>) outs(%e : tensor<2x3xf32>) dimensions = [1]
  %4 = linalg.broadcast ins(%3 : tensor<2x3xf32>) outs(%g : tensor<2x5x3xf32>) dimensions = [1]
  return %1, %2, %4 : tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x5x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3x4x2xf32>, %arg2: tensor<4x2x3xf32>, %arg3: tensor<2xf32>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x5x3xf32>) -> (tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x5x3xf32>) {
// CHECK-NEXT:     %transposed = linalg.transpose ins(%arg0 : tensor<2x3x4xf32>) outs(%arg2 : tensor<4x2x3xf32>) permutation = [2, 0, 1] 
// CHECK-NEXT:     %broadcasted = linalg.broadcast ins(%arg3 : tensor<2xf32>) outs(%arg5 : tensor<2x5x3xf32>) dimensions = [1, 2] 
// CHECK-NEXT:     return %transposed, %arg0, %broadcasted : tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x5x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4x6xf32>, %z: memref<0x6xf32>) {
  linalg.copy ins(%a : memref<4x6xf32>) outs(%a : memref<4x6xf32>)
  linalg.exp ins(%z : memref<0x6xf32>) outs(%z : memref<0x6xf32>)
  linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x6xf32>) outs(%a : memref<4x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  %c = memref.cast %a : memref<4x6xf32> to memref<?x?xf32>
  linalg.exp ins(%c : memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<0x6xf32>) {
// CHECK-NEXT:     linalg.exp ins(%arg0 : memref<4x6xf32>) outs(%arg0 : memref<4x6xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x6xf32>, %o: tensor<?x6xf32>) -> tensor<?x6xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x6xf32>) outs(%o : tensor<?x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x6xf32>, %arg1: tensor<?x6xf32>) -> tensor<?x6xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4x6xf32> to tensor<?x6xf32>
// CHECK-NEXT:     return %cast : tensor<?x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4x6xf32>, %o: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.add ins(%a, %a : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.add ins(%a, %a : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.sub ins(%0, %1 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  %3 = linalg.sub ins(%0, %1 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:     %0 = linalg.add ins(%arg0, %arg0 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%arg1 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %1 = linalg.add ins(%arg0, %arg0 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%arg1 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     %2 = linalg.sub ins(%0, %1 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%arg1 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     return %2 : tensor<4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<1x4xf32>, %o: memref<1x4xindex>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<1x4xf32>) outs(%o : memref<1x4xindex>) {
  ^bb0(%x: f32, %y: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<1x4xf32>, %arg1: memref<1x4xindex>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<1x4xf32>) outs(%arg1 : memref<1x4xindex>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: index):
// CHECK-NEXT:       %0 = linalg.index 1 : index
// CHECK-NEXT:       linalg.yield %0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x3xf32>) -> tensor<2x?xf32> {
  %0 = linalg.square ins(%c : tensor<?x3xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.copy ins(%0 : tensor<?x?xf32>) outs(%a : tensor<2x?xf32>) -> tensor<2x?xf32>
  return %1 : tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x3xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg1 : tensor<?x?xf32> to tensor<2x3xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg2 : tensor<?x3xf32> to tensor<2x3xf32>
// CHECK-NEXT:     %0 = linalg.square ins(%cast_0 : tensor<2x3xf32>) outs(%cast : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %arg0 : tensor<2x?xf32> to tensor<2x3xf32>
// CHECK-NEXT:     %1 = linalg.copy ins(%0 : tensor<2x3xf32>) outs(%cast_1 : tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %1 : tensor<2x3xf32> to tensor<2x?xf32>
// CHECK-NEXT:     return %cast_2 : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<?x5x3xf32>, %b: tensor<3x?x?xf32>) -> tensor<3x?x?xf32> {
  %0 = tensor.cast %a : tensor<?x5x3xf32> to tensor<?x?x3xf32>
  %1 = linalg.add ins(%0, %b : tensor<?x?x3xf32>, tensor<3x?x?xf32>) outs(%b : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
  return %1 : tensor<3x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x5x3xf32>, %arg1: tensor<3x?x?xf32>) -> tensor<3x?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?x5x3xf32> to tensor<3x5x3xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %arg1 : tensor<3x?x?xf32> to tensor<3x5x3xf32>
// CHECK-NEXT:     %cast_1 = tensor.cast %arg1 : tensor<3x?x?xf32> to tensor<3x5x3xf32>
// CHECK-NEXT:     %0 = linalg.add ins(%cast, %cast_0 : tensor<3x5x3xf32>, tensor<3x5x3xf32>) outs(%cast_1 : tensor<3x5x3xf32>) -> tensor<3x5x3xf32>
// CHECK-NEXT:     %cast_2 = tensor.cast %0 : tensor<3x5x3xf32> to tensor<3x?x?xf32>
// CHECK-NEXT:     return %cast_2 : tensor<3x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
