// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

func.func @f0(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<*xi32>
  return
}

func.func @f1(%a: tensor<4xi32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.bitcast %a : tensor<4xi32> to tensor<4xui32>
  return
}

func.func @f2(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  return
}

func.func @f3(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<*xf32>
  return
}

func.func @f4(%a: tensor<*xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<*xf32>
  return
}

func.func @f5(%a: tensor<4xf32, "x">, %i: index, %s: f32, %n: i32) {
  %0 = tensor.cast %a : tensor<4xf32, "x"> to tensor<?xf32>
  return
}

func.func @f6(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @f7(%a: tensor<4xf32>, %b: tensor<?xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}

func.func @f8(%a: tensor<4xf32>, %b: tensor<?xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<?xf32>) -> tensor<9xf32>
  return
}

func.func @f9(%a: tensor<4xf32>, %b: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

func.func @f10(%a: tensor<4x3xf32>, %b: tensor<4x?xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x3xf32>, tensor<4x?xf32>) -> tensor<8x3xf32>
  return
}

func.func @f11(%a: tensor<4x3xf32>, %b: tensor<4x?xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x3xf32>, tensor<4x?xf32>) -> tensor<8x?xf32>
  return
}

func.func @f12(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.dim %a, %i : tensor<4xf32>
  return
}

func.func @f13(%a: tensor<*xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.dim %a, %i : tensor<*xf32>
  return
}

func.func @f14(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  %c = arith.constant 7 : index %0 = tensor.dim %a, %c : tensor<4xf32>
  return
}

func.func @f15(%i: index, %s: f32, %n: i32) {
  %0 = tensor.empty() : tensor<4xf32>
  return
}

func.func @f16(%i: index, %s: f32, %n: i32) {
  %0 = tensor.empty(%i) : tensor<?xf32>
  return
}

func.func @f17(%i: index, %s: f32, %n: i32) {
  %0 = tensor.empty(%i, %i) : tensor<?x?xf32, "enc">
  return
}

func.func @f18(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract %a[%i] : tensor<4xf32>
  return
}

func.func @f19(%a: tensor<f32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract %a[] : tensor<f32>
  return
}

func.func @f20(%a: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.insert %s into %a[%i] : tensor<4xf32>
  return
}

func.func @f21(%i: index, %s: f32, %n: i32) {
  %0 = tensor.from_elements %s, %s : tensor<2xf32>
  return
}

func.func @f22(%i: index, %s: f32, %n: i32) {
  %0 = tensor.from_elements %s : tensor<f32>
  return
}

func.func @f23(%i: index, %s: f32, %n: i32) {
  %0 = tensor.from_elements : tensor<0xf32>
  return
}

func.func @f24(%i: index, %s: f32, %n: i32) {
  %0 = tensor.splat %s : tensor<4xf32>
  return
}

func.func @f25(%i: index, %s: f32, %n: i32) {
  %0 = tensor.splat %s[%i] : tensor<?xf32>
  return
}

func.func @f26(%a: tensor<*xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.rank %a : tensor<*xf32>
  return
}

func.func @f27(%a: tensor<4xf32>, %b: tensor<2xindex>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.reshape %a(%b) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  return
}

func.func @f28(%a: tensor<4xf32>, %b: tensor<?xindex>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.reshape %a(%b) : (tensor<4xf32>, tensor<?xindex>) -> tensor<*xf32>
  return
}

func.func @f29(%a: tensor<?xf32>, %b: tensor<2xi32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.reshape %a(%b) : (tensor<?xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

func.func @f30(%a: tensor<4xf32, "x">, %b: tensor<2xi32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.reshape %a(%b) : (tensor<4xf32, "x">, tensor<2xi32>) -> tensor<2x2xf32>
  return
}

func.func @f31(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

func.func @f32(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.collapse_shape %a [[0], [1]] : tensor<2x3xf32> into tensor<2x3xf32>
  return
}

func.func @f33(%a: tensor<1x1xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.collapse_shape %a [] : tensor<1x1xf32> into tensor<f32>
  return
}

func.func @f34(%a: tensor<2x1xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.collapse_shape %a [] : tensor<2x1xf32> into tensor<f32>
  return
}

func.func @f35(%a: tensor<2x?xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x?xf32> into tensor<?xf32>
  return
}

func.func @f36(%a: tensor<6xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return
}

func.func @f37(%a: tensor<6xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 4] : tensor<6xf32> into tensor<2x3xf32>
  return
}

func.func @f38(%a: tensor<6xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, %i] : tensor<6xf32> into tensor<2x3xf32>
  return
}

func.func @f39(%a: tensor<?xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, %i] : tensor<?xf32> into tensor<2x?xf32>
  return
}

func.func @f40(%a: tensor<?xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, %i] : tensor<?xf32> into tensor<?x?xf32>
  return
}

func.func @f41(%a: tensor<2x3xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.expand_shape %a [[0], [1]] output_shape [2, 3] : tensor<2x3xf32> into tensor<2x3xf32>
  return
}

func.func @f42(%a: tensor<f32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.expand_shape %a [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return
}

func.func @f43(%a: tensor<f32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.expand_shape %a [] output_shape [1, 2] : tensor<f32> into tensor<1x2xf32>
  return
}

func.func @f44(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

func.func @f45(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract_slice %a[0, 0] [2, 1] [1, 1] : tensor<4x4xf32> to tensor<2xf32>
  return
}

func.func @f46(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract_slice %a[%i, 0] [%i, 2] [1, %i] : tensor<4x4xf32> to tensor<?x2xf32>
  return
}

func.func @f47(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract_slice %a[0, 0] [2, 2] [-1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

func.func @f48(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract_slice %a[0, 0] [0, 2] [1, 1] : tensor<4x4xf32> to tensor<0x2xf32>
  return
}

func.func @f49(%a: tensor<f32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract_slice %a[] [] [] : tensor<f32> to tensor<f32>
  return
}

func.func @f50(%a: tensor<4x4xf32, "e">, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x4xf32, "e"> to tensor<2x2xf32>
  return
}

func.func @f51(%a: tensor<4x4xf32, "e">, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x4xf32, "e"> to tensor<2x2xf32, "e">
  return
}

func.func @f52(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.extract_slice %a[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<f32>
  return
}

func.func @f53(%a: tensor<2x2xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.insert_slice %a into %b[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  return
}

func.func @f54(%a: tensor<2xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.insert_slice %a into %b[0, 0] [2, 1] [1, 1] : tensor<2xf32> into tensor<4x4xf32>
  return
}

func.func @f55(%a: tensor<?x2xf32>, %b: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.insert_slice %a into %b[%i, 0] [%i, 2] [1, 1] : tensor<?x2xf32> into tensor<4x4xf32>
  return
}

func.func @f56(%a: tensor<4x5xf32>, %b: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.gather %a[%b] gather_dims([0]) : (tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<6x1x5xf32>
  return
}

func.func @f57(%a: tensor<4x5xf32>, %b: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.gather %a[%b] gather_dims([0]) unique : (tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<6x5xf32>
  return
}

func.func @f58(%a: tensor<6x1x5xf32>, %b: tensor<4x5xf32>, %c: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.scatter %a into %b[%c] scatter_dims([0]) unique : (tensor<6x1x5xf32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x5xf32>
  return
}

func.func @f59(%a: tensor<6x5xf32>, %b: tensor<4x5xf32>, %c: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.scatter %a into %b[%c] scatter_dims([0]) unique : (tensor<6x5xf32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x5xf32>
  return
}

func.func @f60(%a: tensor<6x1x5xf32>, %b: tensor<4x5xf32>, %c: tensor<6x1xindex>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.scatter %a into %b[%c] scatter_dims([0]) unique : (tensor<6x1x5xf32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x6xf32>
  return
}

func.func @f61(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.pad %a low[1, 1] high[1, 1] { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

func.func @f62(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.pad %a nofold low[1, 1] high[1, 1] { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

func.func @f63(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.pad %a low[1, %i] high[1, 1] { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x7xf32>
  return
}

func.func @f64(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.pad %a low[1, %i] high[1, 1] { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<6x?xf32>
  return
}

func.func @f65(%a: tensor<4x4xf32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.pad %a low[-1, 1] high[1, 1] { ^bb0(%x: index, %y: index): tensor.yield %s : f32 } : tensor<4x4xf32> to tensor<4x6xf32>
  return
}

func.func @f66(%a: tensor<f32>, %i: index, %s: f32, %n: i32) {
  %0 = tensor.pad %a low[] high[] { tensor.yield %s : f32 } : tensor<f32> to tensor<f32>
  return
}

func.func @f67(%i: index, %s: f32, %n: i32) {
  %0 = tensor.generate %i { ^bb0(%x: index): tensor.yield %s : f32 } : tensor<?xf32>
  return
}

func.func @f68(%i: index, %s: f32, %n: i32) {
  %0 = tensor.generate { ^bb0(%x: index): tensor.yield %s : f32 } : tensor<4xf32>
  return
}

func.func @f69(%i: index, %s: f32, %n: i32) {
  %0 = tensor.generate { tensor.yield %s : f32 } : tensor<f32>
  return
}

func.func @f70(%a: tensor<2xf32>, %b: tensor<4xf32>, %i: index, %s: f32, %n: i32) {
  scf.forall (%x) in (4) shared_outs(%o = %b) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %a into %o[0] [2] [1] : tensor<2xf32> into tensor<4xf32> } }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.bitcast %[[ARG0]] : tensor<4xf32> to tensor<*xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.bitcast %[[ARG0]] : tensor<4xi32> to tensor<4xui32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<4xf32> to tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<*xf32> to tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<4xf32, "x">, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<4xf32, "x"> to tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CONCAT:[^ ]+]] = tensor.concat dim(0) %[[ARG0]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CONCAT:[^ ]+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CONCAT:[^ ]+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<4xf32>, tensor<?xf32>) -> tensor<9xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CONCAT:[^ ]+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<4x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CONCAT:[^ ]+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<4x3xf32>, tensor<4x?xf32>) -> tensor<8x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<4x3xf32>, %[[ARG1:[^ ]+]]: tensor<4x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CONCAT:[^ ]+]] = tensor.concat dim(0) %[[ARG0]], %[[ARG1]] : (tensor<4x3xf32>, tensor<4x?xf32>) -> tensor<8x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[ARG1]] : tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C7]] : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[ARG0]]) : tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[ARG0]], %[[ARG0]]) : tensor<?x?xf32, "enc">
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[ARG1]]] : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<f32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][] : tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[INSERTED:[^ ]+]] = tensor.insert %[[ARG2]] into %[[ARG0]][%[[ARG1]]] : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[ARG1]], %[[ARG1]] : tensor<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[ARG1]] : tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements  : tensor<0xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[SPLAT:[^ ]+]] = tensor.splat %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[SPLAT:[^ ]+]] = tensor.splat %[[ARG1]][%[[ARG0]]] : tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<*xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[RANK:[^ ]+]] = tensor.rank %[[ARG0]] : tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<2xindex>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = tensor.reshape %[[ARG0]](%[[ARG1]]) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<?xindex>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = tensor.reshape %[[ARG0]](%[[ARG1]]) : (tensor<4xf32>, tensor<?xindex>) -> tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<2xi32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = tensor.reshape %[[ARG0]](%[[ARG1]]) : (tensor<?xf32>, tensor<2xi32>) -> tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: tensor<4xf32, "x">, %[[ARG1:[^ ]+]]: tensor<2xi32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = tensor.reshape %[[ARG0]](%[[ARG1]]) : (tensor<4xf32, "x">, tensor<2xi32>) -> tensor<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0], [1]] : tensor<2x3xf32> into tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: tensor<1x1xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] [] : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: tensor<2x1xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] [] : tensor<2x1xf32> into tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: tensor<2x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<2x?xf32> into tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: tensor<6xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: tensor<6xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [2, 4] : tensor<6xf32> into tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: tensor<6xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [2, %[[ARG1]]] : tensor<6xf32> into tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [2, %[[ARG1]]] : tensor<?xf32> into tensor<2x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], %[[ARG1]]] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: tensor<2x3xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0], [1]] output_shape [2, 3] : tensor<2x3xf32> into tensor<2x3xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: tensor<f32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: tensor<f32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[ARG0]] [] output_shape [1, 2] : tensor<f32> into tensor<1x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0] [2, 1] [1, 1] : tensor<4x4xf32> to tensor<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], 0] [%[[ARG1]], 2] [1, %[[ARG1]]] : tensor<4x4xf32> to tensor<?x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0] [2, 2] [-1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0] [0, 2] [1, 1] : tensor<4x4xf32> to tensor<0x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: tensor<f32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][] [] [] : tensor<f32> to tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: tensor<4x4xf32, "e">, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0] [2, 2] [1, 1] : tensor<4x4xf32, "e"> to tensor<2x2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: tensor<4x4xf32, "e">, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0] [2, 2] [1, 1] : tensor<4x4xf32, "e"> to tensor<2x2xf32, "e">
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f53(%[[ARG0:[^ ]+]]: tensor<2x2xf32>, %[[ARG1:[^ ]+]]: tensor<4x4xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[ARG1]][0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: tensor<2xf32>, %[[ARG1:[^ ]+]]: tensor<4x4xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[ARG1]][0, 0] [2, 1] [1, 1] : tensor<2xf32> into tensor<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: tensor<?x2xf32>, %[[ARG1:[^ ]+]]: tensor<4x4xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG0]] into %[[ARG1]][%[[ARG2]], 0] [%[[ARG2]], 2] [1, 1] : tensor<?x2xf32> into tensor<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: tensor<4x5xf32>, %[[ARG1:[^ ]+]]: tensor<6x1xindex>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[GATHER:[^ ]+]] = tensor.gather %[[ARG0]][%[[ARG1]]] gather_dims([0]) : (tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<6x1x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f57(%[[ARG0:[^ ]+]]: tensor<4x5xf32>, %[[ARG1:[^ ]+]]: tensor<6x1xindex>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[GATHER:[^ ]+]] = tensor.gather %[[ARG0]][%[[ARG1]]] gather_dims([0]) unique : (tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<6x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: tensor<6x1x5xf32>, %[[ARG1:[^ ]+]]: tensor<4x5xf32>, %[[ARG2:[^ ]+]]: tensor<6x1xindex>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[SCATTER:[^ ]+]] = tensor.scatter %[[ARG0]] into %[[ARG1]][%[[ARG2]]] scatter_dims([0]) unique : (tensor<6x1x5xf32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f59(%[[ARG0:[^ ]+]]: tensor<6x5xf32>, %[[ARG1:[^ ]+]]: tensor<4x5xf32>, %[[ARG2:[^ ]+]]: tensor<6x1xindex>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[SCATTER:[^ ]+]] = tensor.scatter %[[ARG0]] into %[[ARG1]][%[[ARG2]]] scatter_dims([0]) unique : (tensor<6x5xf32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: tensor<6x1x5xf32>, %[[ARG1:[^ ]+]]: tensor<4x5xf32>, %[[ARG2:[^ ]+]]: tensor<6x1xindex>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[SCATTER:[^ ]+]] = tensor.scatter %[[ARG0]] into %[[ARG1]][%[[ARG2]]] scatter_dims([0]) unique : (tensor<6x1x5xf32>, tensor<4x5xf32>, tensor<6x1xindex>) -> tensor<4x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f61(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[1, 1] high[1, 1] {
// CHECK-NEXT:     ^bb0(%[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<6x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] nofold low[1, 1] high[1, 1] {
// CHECK-NEXT:     ^bb0(%[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<6x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f63(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[1, %[[ARG1]]] high[1, 1] {
// CHECK-NEXT:     ^bb0(%[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<6x7xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f64(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[1, %[[ARG1]]] high[1, 1] {
// CHECK-NEXT:     ^bb0(%[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<6x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f65(%[[ARG0:[^ ]+]]: tensor<4x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[-1, 1] high[1, 1] {
// CHECK-NEXT:     ^bb0(%[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:     } : tensor<4x4xf32> to tensor<4x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: tensor<f32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[] high[] {
// CHECK-NEXT:       tensor.yield %[[ARG2]] : f32
// CHECK-NEXT:     } : tensor<f32> to tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f67(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate %[[ARG0]] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f68(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate  {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f69(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[GENERATED:[^ ]+]] = tensor.generate  {
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } : tensor<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f70(%[[ARG0:[^ ]+]]: tensor<2xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.forall (%[[ARG5:[^ ]+]]) in (4) shared_outs(%[[ARG6:[^ ]+]] = %[[ARG1]]) -> (tensor<4xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG0]] into %[[ARG6]][0] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
