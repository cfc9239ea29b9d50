// RUN: mlir-opt %s --split-input-file --linalg-generalize-named-ops | FileCheck %s

func.func @f(%a: memref<4x?xf32>, %b: memref<?x6xf32>, %c: memref<4x6xf32>, %s : f32, %o : memref<f32>, %v : memref<6xf32>, %w: memref<3xf32>, %zz : memref<4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x?xf32>, memref<?x6xf32>) outs(%c : memref<4x6xf32>)
  linalg.fill ins(%s : f32) outs(%o : memref<f32>)
  linalg.fill ins(%s : f32) outs(%c : memref<4x6xf32>)
  linalg.copy ins(%v : memref<6xf32>) outs(%v : memref<6xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "reduction"]} ins(%v : memref<6xf32>) outs(%c : memref<4x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %l = arith.index_cast %k : index to i32
    %m = arith.sitofp %l : i32 to f32
    %n = arith.addf %m, %x : f32
    linalg.yield %n : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%v, %w : memref<6xf32>, memref<3xf32>) outs(%zz : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z : f32):
    linalg.yield %x : f32
  }
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<() -> ()>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x6xf32>, %arg2: memref<4x6xf32>, %arg3: f32, %arg4: memref<f32>, %arg5: memref<6xf32>, %arg6: memref<3xf32>, %arg7: memref<4xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : memref<4x?xf32>, memref<?x6xf32>) outs(%arg2 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %1 = arith.addf %out, %0 : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg3 : f32) outs(%arg4 : memref<f32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg3 : f32) outs(%arg2 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%arg5 : memref<6xf32>) outs(%arg5 : memref<6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg5 : memref<6xf32>) outs(%arg2 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %0 = linalg.index 0 : index
// CHECK-NEXT:       %1 = linalg.index 1 : index
// CHECK-NEXT:       %2 = arith.addi %0, %1 : index
// CHECK-NEXT:       %3 = arith.index_cast %2 : index to i32
// CHECK-NEXT:       %4 = arith.sitofp %3 : i32 to f32
// CHECK-NEXT:       %5 = arith.addf %4, %in : f32
// CHECK-NEXT:       linalg.yield %5 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map8, #map7, #map9], iterator_types = ["parallel", "reduction"]} ins(%arg5, %arg6 : memref<6xf32>, memref<3xf32>) outs(%arg7 : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4x6xf32>, %ta: tensor<4x?xf32>, %tb: tensor<?x6xf32>, %tc: tensor<4x6xf32>) -> tensor<4x6xf32> {
  linalg.matmul ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4x6xf32>)
  %0 = linalg.matmul {foo = 1 : i32, cast = #linalg.type_fn<cast_unsigned>} ins(%ta, %tb : tensor<4x?xf32>, tensor<?x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  %cst = arith.constant 0.0 : f32
  linalg.fill ins(%cst : f32) outs(%c : memref<4x6xf32>)
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) attrs = {bar, doc = "s"} {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %2 = linalg.map {math.absf} ins(%1 : tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>)
  %3 = linalg.map ins(%1, %2 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) (%p: f32, %q: f32, %o : f32) { %r = arith.addf %p, %q : f32 
  %s = arith.addf %p, %r : f32
  linalg.yield %s : f32 }
  %e = tensor.empty() : tensor<4xf32>
  %4 = linalg.reduce {arith.addf} ins(%3 : tensor<4x6xf32>) outs(%e : tensor<4xf32>) dimensions = [1]
  %5 = linalg.broadcast ins(%4 : tensor<4xf32>) outs(%tc : tensor<4x6xf32>) dimensions = [1]
  %et0 = tensor.empty() : tensor<4x4xf32>
%et = tensor.empty() : tensor<6x4xf32>
  %6 = linalg.transpose ins(%5 : tensor<4x6xf32>) outs(%et : tensor<6x4xf32>) permutation = [1, 0] 
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%5, %5 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  %8 = linalg.contract indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] ins(%ta, %tb : tensor<4x?xf32>, tensor<?x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  %9 = linalg.matmul indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] ins(%et0, %tc : tensor<4x4xf32>, tensor<4x6xf32>) outs(%tc : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %8 : tensor<4x6xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x5xf32>, %arg1: memref<5x6xf32>, %arg2: memref<4x6xf32>, %arg3: tensor<4x?xf32>, %arg4: tensor<?x6xf32>, %arg5: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : memref<4x5xf32>, memref<5x6xf32>) outs(%arg2 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst : f32) outs(%arg2 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg3, %arg4 : tensor<4x?xf32>, tensor<?x6xf32>) outs(%arg5 : tensor<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %1 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %2 = arith.addf %out, %1 : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<4x6xf32>
// CHECK-NEXT:     return %0 : tensor<4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.abs ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %0 = math.absf %in : f32
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<3x3x4x3x3xf32>, %a1: memref<3x3x4x3x3xf32>, %a2: memref<3x3x3x3x3xf32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<3x3x4x3x3xf32>, memref<3x3x4x3x3xf32>) outs(%a2 : memref<3x3x3x3x3xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3x4x3x3xf32>, %arg1: memref<3x3x4x3x3xf32>, %arg2: memref<3x3x3x3x3xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : memref<3x3x4x3x3xf32>, memref<3x3x4x3x3xf32>) outs(%arg2 : memref<3x3x3x3x3xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %1 = arith.addf %out, %0 : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.ceil ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %0 = math.ceil %in : f32
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x?x4xi8>, %a1: tensor<?x4x?xi8>, %a2: tensor<3x?x3xi32>) {
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x4xi8>, tensor<?x4x?xi8>) outs(%a2 : tensor<3x?x3xi32>) -> tensor<3x?x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x4xi8>, %arg1: tensor<?x4x?xi8>, %arg2: tensor<3x?x3xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<4x?xi8>, %a1: tensor<?x?xi8>, %a2: tensor<?x?xi32>) {
  %0 = linalg.conv_2d ins(%a0, %a1 : tensor<4x?xi8>, tensor<?x?xi8>) outs(%a2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xi8>, %arg1: tensor<?x?xi8>, %arg2: tensor<?x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<2x?x?x9xi8>, %a1: tensor<2x2x2x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x?x2x2xi32>) {
  %0 = linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<2x?x?x9xi8>, tensor<2x2x2x?xi8>, i8, i8) outs(%a4 : tensor<?x?x2x2xi32>) -> tensor<?x?x2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x?x?x9xi8>, %arg1: tensor<2x2x2x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x?x2x2xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x2x2x13x6xi8>, %a1: tensor<?x?x?x?x3xi8>, %a2: tensor<4x2x?x?x2xi32>) {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x2x2x13x6xi8>, tensor<?x?x?x?x3xi8>) outs(%a2 : tensor<4x2x?x?x2xi32>) -> tensor<4x2x?x?x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x2x2x13x6xi8>, %arg1: tensor<?x?x?x?x3xi8>, %arg2: tensor<4x2x?x?x2xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<4x?x?x2xi8>, %a1: tensor<?x?x2x?xi8>, %a2: tensor<?x2x3x?xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<4x?x?x2xi8>, tensor<?x?x2x?xi8>) outs(%a2 : tensor<?x2x3x?xi32>) -> tensor<?x2x3x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x?x2xi8>, %arg1: tensor<?x?x2x?xi8>, %arg2: tensor<?x2x3x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<4x3x4x?xi8>, %a1: tensor<2x3x2x?xi8>, %a2: tensor<4x?x2x?xi32>) {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<4x3x4x?xi8>, tensor<2x3x2x?xi8>) outs(%a2 : tensor<4x?x2x?xi32>) -> tensor<4x?x2x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x3x4x?xi8>, %arg1: tensor<2x3x2x?xi8>, %arg2: tensor<4x?x2x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x8x9x4x?xi8>, %a1: tensor<?x?x?x4x2xi8>, %a2: tensor<4x?x?x?x?xi32>) {
  %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x8x9x4x?xi8>, tensor<?x?x?x4x2xi8>) outs(%a2 : tensor<4x?x?x?x?xi32>) -> tensor<4x?x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x8x9x4x?xi8>, %arg1: tensor<?x?x?x4x2xi8>, %arg2: tensor<4x?x?x?x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x?x3xi8>, %a1: tensor<4x2x2xi8>, %a2: tensor<3x?x2xi32>) {
  %0 = linalg.conv_3d ins(%a0, %a1 : tensor<?x?x3xi8>, tensor<4x2x2xi8>) outs(%a2 : tensor<3x?x2xi32>) -> tensor<3x?x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x3xi8>, %arg1: tensor<4x2x2xi8>, %arg2: tensor<3x?x2xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x4x13x4x?xi8>, %a1: tensor<3x?x2x?x?xi8>, %a2: tensor<?x?x?x?x?xi32>) {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[1, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x4x13x4x?xi8>, tensor<3x?x2x?x?xi8>) outs(%a2 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4x13x4x?xi8>, %arg1: tensor<3x?x2x?x?xi8>, %arg2: tensor<?x?x?x?x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<4x?xi8>, %a1: tensor<?x?xi32>) {
  %0 = linalg.copy ins(%a0 : tensor<4x?xi8>) outs(%a1 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?xi8>, %arg1: tensor<?x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x8x3xi8>, %a1: tensor<?x3xi8>, %a2: tensor<?x4x?xi32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x8x3xi8>, tensor<?x3xi8>) outs(%a2 : tensor<?x4x?xi32>) -> tensor<?x4x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x8x3xi8>, %arg1: tensor<?x3xi8>, %arg2: tensor<?x4x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x?x11x?xi8>, %a1: tensor<?x?x4xi8>, %a2: tensor<?x?x4x2xi32>) {
  %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x?x11x?xi8>, tensor<?x?x4xi8>) outs(%a2 : tensor<?x?x4x2xi32>) -> tensor<?x?x4x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x11x?xi8>, %arg1: tensor<?x?x4xi8>, %arg2: tensor<?x?x4x2xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<4x9x5x4xi8>, %a1: tensor<2x3x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x?x?x?xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : tensor<4x9x5x4xi8>, tensor<2x3x?xi8>, i8, i8) outs(%a4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x9x5x4xi8>, %arg1: tensor<2x3x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x?x?x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<4x?x?x2xi8>, %a1: tensor<3x3x?x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x3x4x2x?xi32>) {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<4x?x?x2xi8>, tensor<3x3x?x?xi8>, i8, i8) outs(%a4 : tensor<?x3x4x2x?xi32>) -> tensor<?x3x4x2x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x?x2xi8>, %arg1: tensor<3x3x?x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x3x4x2x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<3x?x6x?x?xi8>, %a1: tensor<4x3x2x?xi8>, %a2: tensor<3x2x4x?x4xi32>) {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[3, 1, 1]> : tensor<3xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<3x?x6x?x?xi8>, tensor<4x3x2x?xi8>) outs(%a2 : tensor<3x2x4x?x4xi32>) -> tensor<3x2x4x?x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<3x?x6x?x?xi8>, %arg1: tensor<4x3x2x?xi8>, %arg2: tensor<3x2x4x?x4xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<4xf32>, %a1: memref<4xf32>, %a2: memref<f32>) {
  linalg.dot ins(%a0, %a1 : memref<4xf32>, memref<4xf32>) outs(%a2 : memref<f32>)
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<f32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"]} ins(%arg0, %arg1 : memref<4xf32>, memref<4xf32>) outs(%arg2 : memref<f32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.mulf %in, %in_0 : f32
// CHECK-NEXT:       %1 = arith.addf %out, %0 : f32
// CHECK-NEXT:       linalg.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: f32, %a1: memref<4x6xf32>) {
  linalg.fill ins(%a0 : f32) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : f32) outs(%arg1 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x?xi8>, %a1: tensor<3xi8>, %a2: tensor<?xi32>) {
  %0 = linalg.matvec ins(%a0, %a1 : tensor<?x?xi8>, tensor<3xi8>) outs(%a2 : tensor<?xi32>) -> tensor<?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?xi8>, %arg1: tensor<3xi8>, %arg2: tensor<?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x2x?x2xi8>, %a1: tensor<?x2x4x?xi8>, %a2: tensor<?x?x?x4xi32>) {
  %0 = linalg.mmt4d ins(%a0, %a1 : tensor<?x2x?x2xi8>, tensor<?x2x4x?xi8>) outs(%a2 : tensor<?x?x?x4xi32>) -> tensor<?x?x?x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x2x?x2xi8>, %arg1: tensor<?x2x4x?xi8>, %arg2: tensor<?x?x?x4xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x3x8x?xi8>, %a1: tensor<3x3xi8>, %a2: tensor<?x3x?x3xi32>) {
  %0 = linalg.pooling_nchw_max {dilations = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x3x8x?xi8>, tensor<3x3xi8>) outs(%a2 : tensor<?x3x?x3xi32>) -> tensor<?x3x?x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x3x8x?xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<?x3x?x3xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x4x5xi8>, %a1: tensor<2xi8>, %a2: tensor<?x?x3xi32>) {
  %0 = linalg.pooling_ncw_max {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x4x5xi8>, tensor<2xi8>) outs(%a2 : tensor<?x?x3xi32>) -> tensor<?x?x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x4x5xi8>, %arg1: tensor<2xi8>, %arg2: tensor<?x?x3xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x?x9x6x4xi8>, %a1: tensor<2x?x?xi8>, %a2: tensor<2x4x?x2x?xi32>) {
  %0 = linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 2]> : tensor<3xi64>, strides = dense<[3, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x9x6x4xi8>, tensor<2x?x?xi8>) outs(%a2 : tensor<2x4x?x2x?xi32>) -> tensor<2x4x?x2x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x9x6x4xi8>, %arg1: tensor<2x?x?xi8>, %arg2: tensor<2x4x?x2x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<4x?x?x?x?xi8>, %a1: tensor<3x?x2xi8>, %a2: tensor<?x2x3x?x?xi32>) {
  %0 = linalg.pooling_ndhwc_sum {dilations = dense<[2, 1, 1]> : tensor<3xi64>, strides = dense<[1, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : tensor<4x?x?x?x?xi8>, tensor<3x?x2xi8>) outs(%a2 : tensor<?x2x3x?x?xi32>) -> tensor<?x2x3x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x?x?x?xi8>, %arg1: tensor<3x?x2xi8>, %arg2: tensor<?x2x3x?x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<2x12x5x3xf32>, %a1: memref<2x3xf32>, %a2: memref<2x4x3x3xf32>) {
  linalg.pooling_nhwc_min {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x12x5x3xf32>, memref<2x3xf32>) outs(%a2 : memref<2x4x3x3xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 3 + d4 * 2, d2 + d5, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x12x5x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<2x4x3x3xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : memref<2x12x5x3xf32>, memref<2x3xf32>) outs(%arg2 : memref<2x4x3x3xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.minimumf %out, %in : f32
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x9x?x3xi8>, %a1: tensor<?x3xi8>, %a2: tensor<?x?x4x3xi32>) {
  %0 = linalg.pooling_nhwc_sum {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<?x9x?x3xi8>, tensor<?x3xi8>) outs(%a2 : tensor<?x?x4x3xi32>) -> tensor<?x?x4x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x9x?x3xi8>, %arg1: tensor<?x3xi8>, %arg2: tensor<?x?x4x3xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<3x5x4xf32>, %a1: memref<4xf32>, %a2: memref<3x2x4xf32>) {
  linalg.pooling_nwc_min {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<3x5x4xf32>, memref<4xf32>) outs(%a2 : memref<3x2x4xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x5x4xf32>, %arg1: memref<4xf32>, %arg2: memref<3x2x4xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : memref<3x5x4xf32>, memref<4xf32>) outs(%arg2 : memref<3x2x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.minimumf %out, %in : f32
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x?x?xi8>, %a1: tensor<?xi8>, %a2: tensor<2x4x?xi32>) {
  %0 = linalg.pooling_nwc_sum {dilations = dense<[1]> : tensor<1xi64>, foo = 3 : i8} ins(%a0, %a1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%a2 : tensor<2x4x?xi32>) -> tensor<2x4x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<2x4x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<3x4xf32>, %a1: memref<4x2xf32>, %a2: f32, %a3: f32, %a4: memref<3x2xf32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<3x4xf32>, memref<4x2xf32>, f32, f32) outs(%a4 : memref<3x2xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x4xf32>, %arg1: memref<4x2xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x2xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map1, #map2, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1, %arg2, %arg3 : memref<3x4xf32>, memref<4x2xf32>, f32, f32) outs(%arg4 : memref<3x2xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %in_0: f32, %in_1: f32, %in_2: f32, %out: f32):
// CHECK-NEXT:       %0 = arith.subf %in, %in_1 : f32
// CHECK-NEXT:       %1 = arith.subf %in_0, %in_2 : f32
// CHECK-NEXT:       %2 = arith.mulf %0, %1 : f32
// CHECK-NEXT:       %3 = arith.addf %out, %2 : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.rsqrt ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %0 = math.rsqrt %in : f32
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.tanh ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<4x6xf32>) outs(%arg1 : memref<4x6xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %0 = math.tanh %in : f32
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
