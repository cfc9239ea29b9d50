// RUN: mlir-opt %s --split-input-file --convert-linalg-to-affine-loops | FileCheck %s

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

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x?xf32>, %arg1: memref<?x6xf32>, %arg2: memref<4x6xf32>, %arg3: f32, %arg4: memref<f32>, %arg5: memref<6xf32>, %arg6: memref<3xf32>, %arg7: memref<4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c1 : memref<4x?xf32>
// CHECK-NEXT:     affine.for %arg8 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg9 = 0 to 6 {
// CHECK-NEXT:         affine.for %arg10 = 0 to %dim {
// CHECK-NEXT:           %0 = affine.load %arg0[%arg8, %arg10] : memref<4x?xf32>
// CHECK-NEXT:           %1 = affine.load %arg1[%arg10, %arg9] : memref<?x6xf32>
// CHECK-NEXT:           %2 = affine.load %arg2[%arg8, %arg9] : memref<4x6xf32>
// CHECK-NEXT:           %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:           %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:           affine.store %4, %arg2[%arg8, %arg9] : memref<4x6xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %arg3, %arg4[] : memref<f32>
// CHECK-NEXT:     affine.for %arg8 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg9 = 0 to 6 {
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg8, %arg9] : memref<4x6xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg8 = 0 to 6 {
// CHECK-NEXT:       %0 = affine.load %arg5[%arg8] : memref<6xf32>
// CHECK-NEXT:       affine.store %0, %arg5[%arg8] : memref<6xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg8 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg9 = 0 to 6 {
// CHECK-NEXT:         %0 = affine.load %arg5[%arg9] : memref<6xf32>
// CHECK-NEXT:         %1 = arith.addi %arg8, %arg9 : index
// CHECK-NEXT:         %2 = arith.index_cast %1 : index to i32
// CHECK-NEXT:         %3 = arith.sitofp %2 : i32 to f32
// CHECK-NEXT:         %4 = arith.addf %3, %0 : f32
// CHECK-NEXT:         affine.store %4, %arg2[%arg8, %arg9] : memref<4x6xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg8 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg9 = 0 to 3 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg8, %arg9)
// CHECK-NEXT:         %1 = affine.load %arg5[%0] : memref<6xf32>
// CHECK-NEXT:         affine.store %1, %arg7[%arg8] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<4x6xf32>, %a1: memref<4x6xf32>) {
  linalg.abs ins(%a0 : memref<4x6xf32>) outs(%a1 : memref<4x6xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x6xf32>, %arg1: memref<4x6xf32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 6 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg2, %arg3] : memref<4x6xf32>
// CHECK-NEXT:         %1 = math.absf %0 : f32
// CHECK-NEXT:         affine.store %1, %arg1[%arg2, %arg3] : memref<4x6xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<4x?x?xi8>, %a1: tensor<?x4xi8>, %a2: tensor<4x?xi32>) {
  %0 = linalg.batch_matvec ins(%a0, %a1 : tensor<4x?x?xi8>, tensor<?x4xi8>) outs(%a2 : tensor<4x?xi32>) -> tensor<4x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x?x?xi8>, %arg1: tensor<?x4xi8>, %arg2: tensor<4x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<3x3xf32>, %a1: memref<3x3x3xf32>, %a2: memref<3x3xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<3x3xf32>, memref<3x3x3xf32>) outs(%a2 : memref<3x3xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x3xf32>, %arg1: memref<3x3x3xf32>, %arg2: memref<3x3xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 3 {
// CHECK-NEXT:         affine.for %arg5 = 0 to 3 {
// CHECK-NEXT:           %0 = affine.load %arg0[%arg3, %arg5] : memref<3x3xf32>
// CHECK-NEXT:           %1 = affine.load %arg1[%arg3, %arg5, %arg4] : memref<3x3x3xf32>
// CHECK-NEXT:           %2 = affine.load %arg2[%arg3, %arg4] : memref<3x3xf32>
// CHECK-NEXT:           %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:           %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:           affine.store %4, %arg2[%arg3, %arg4] : memref<3x3xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<5xf32>, %a1: memref<3xf32>, %a2: memref<3xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<5xf32>, memref<3xf32>) outs(%a2 : memref<3xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<5xf32>, %arg1: memref<3xf32>, %arg2: memref<3xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 3 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg3, %arg4)
// CHECK-NEXT:         %1 = affine.load %arg0[%0] : memref<5xf32>
// CHECK-NEXT:         %2 = affine.load %arg1[%arg4] : memref<3xf32>
// CHECK-NEXT:         %3 = affine.load %arg2[%arg3] : memref<3xf32>
// CHECK-NEXT:         %4 = arith.mulf %1, %2 : f32
// CHECK-NEXT:         %5 = arith.addf %3, %4 : f32
// CHECK-NEXT:         affine.store %5, %arg2[%arg3] : memref<3xf32>
// CHECK-NEXT:       }
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

func.func @f(%a0: memref<5x5xf32>, %a1: memref<2x4xf32>, %a2: memref<4x2xf32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<5x5xf32>, memref<2x4xf32>) outs(%a2 : memref<4x2xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<5x5xf32>, %arg1: memref<2x4xf32>, %arg2: memref<4x2xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 2 {
// CHECK-NEXT:         affine.for %arg5 = 0 to 2 {
// CHECK-NEXT:           affine.for %arg6 = 0 to 4 {
// CHECK-NEXT:             %0 = affine.apply #map(%arg3, %arg5)
// CHECK-NEXT:             %1 = affine.apply #map(%arg4, %arg6)
// CHECK-NEXT:             %2 = affine.load %arg0[%0, %1] : memref<5x5xf32>
// CHECK-NEXT:             %3 = affine.load %arg1[%arg5, %arg6] : memref<2x4xf32>
// CHECK-NEXT:             %4 = affine.load %arg2[%arg3, %arg4] : memref<4x2xf32>
// CHECK-NEXT:             %5 = arith.mulf %2, %3 : f32
// CHECK-NEXT:             %6 = arith.addf %4, %5 : f32
// CHECK-NEXT:             affine.store %6, %arg2[%arg3, %arg4] : memref<4x2xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<4x4x?x?xi8>, %a1: tensor<2x?x?x4xi8>, %a2: tensor<4x2x?x2xi32>) {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>} ins(%a0, %a1 : tensor<4x4x?x?xi8>, tensor<2x?x?x4xi8>) outs(%a2 : tensor<4x2x?x2xi32>) -> tensor<4x2x?x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<4x4x?x?xi8>, %arg1: tensor<2x?x?x4xi8>, %arg2: tensor<4x2x?x2xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<3x4x4x9x9xf32>, %a1: memref<2x4x4x3x4xf32>, %a2: memref<3x4x2x4x3xf32>) {
  linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<3x4x4x9x9xf32>, memref<2x4x4x3x4xf32>) outs(%a2 : memref<3x4x2x4x3xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x4x4x9x9xf32>, %arg1: memref<2x4x4x3x4xf32>, %arg2: memref<3x4x2x4x3xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:         affine.for %arg5 = 0 to 2 {
// CHECK-NEXT:           affine.for %arg6 = 0 to 4 {
// CHECK-NEXT:             affine.for %arg7 = 0 to 3 {
// CHECK-NEXT:               affine.for %arg8 = 0 to 4 {
// CHECK-NEXT:                 affine.for %arg9 = 0 to 3 {
// CHECK-NEXT:                   affine.for %arg10 = 0 to 4 {
// CHECK-NEXT:                     %0 = affine.apply #map(%arg6, %arg9)
// CHECK-NEXT:                     %1 = affine.apply #map1(%arg7, %arg10)
// CHECK-NEXT:                     %2 = affine.load %arg0[%arg3, %arg4, %arg8, %0, %1] : memref<3x4x4x9x9xf32>
// CHECK-NEXT:                     %3 = affine.load %arg1[%arg5, %arg4, %arg8, %arg9, %arg10] : memref<2x4x4x3x4xf32>
// CHECK-NEXT:                     %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<3x4x2x4x3xf32>
// CHECK-NEXT:                     %5 = arith.mulf %2, %3 : f32
// CHECK-NEXT:                     %6 = arith.addf %4, %5 : f32
// CHECK-NEXT:                     affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6, %arg7] : memref<3x4x2x4x3xf32>
// CHECK-NEXT:                   }
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
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

func.func @f(%a0: memref<3x9x4x4xf32>, %a1: memref<2x3x2x4xf32>, %a2: memref<3x3x2x2xf32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 2]> : tensor<2xi64>} ins(%a0, %a1 : memref<3x9x4x4xf32>, memref<2x3x2x4xf32>) outs(%a2 : memref<3x3x2x2xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 3 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x9x4x4xf32>, %arg1: memref<2x3x2x4xf32>, %arg2: memref<3x3x2x2xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 3 {
// CHECK-NEXT:         affine.for %arg5 = 0 to 2 {
// CHECK-NEXT:           affine.for %arg6 = 0 to 2 {
// CHECK-NEXT:             affine.for %arg7 = 0 to 3 {
// CHECK-NEXT:               affine.for %arg8 = 0 to 2 {
// CHECK-NEXT:                 affine.for %arg9 = 0 to 4 {
// CHECK-NEXT:                   %0 = affine.apply #map(%arg4, %arg7)
// CHECK-NEXT:                   %1 = affine.apply #map1(%arg5, %arg8)
// CHECK-NEXT:                   %2 = affine.load %arg0[%arg3, %0, %1, %arg9] : memref<3x9x4x4xf32>
// CHECK-NEXT:                   %3 = affine.load %arg1[%arg6, %arg7, %arg8, %arg9] : memref<2x3x2x4xf32>
// CHECK-NEXT:                   %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<3x3x2x2xf32>
// CHECK-NEXT:                   %5 = arith.mulf %2, %3 : f32
// CHECK-NEXT:                   %6 = arith.addf %4, %5 : f32
// CHECK-NEXT:                   affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<3x3x2x2xf32>
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x10x?x2xi8>, %a1: tensor<?x4x?x?xi8>, %a2: i8, %a3: i8, %a4: tensor<?x4x4x4xi32>) {
  %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[2, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : tensor<?x10x?x2xi8>, tensor<?x4x?x?xi8>, i8, i8) outs(%a4 : tensor<?x4x4x4xi32>) -> tensor<?x4x4x4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x10x?x2xi8>, %arg1: tensor<?x4x?x?xi8>, %arg2: i8, %arg3: i8, %arg4: tensor<?x4x4x4xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<3x9x6x4xf32>, %a1: memref<3x2x4x3xf32>, %a2: f32, %a3: f32, %a4: memref<3x4x4x3xf32>) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1, %a2, %a3 : memref<3x9x6x4xf32>, memref<3x2x4x3xf32>, f32, f32) outs(%a4 : memref<3x4x4x3xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x9x6x4xf32>, %arg1: memref<3x2x4x3xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x4x4x3xf32>) {
// CHECK-NEXT:     affine.for %arg5 = 0 to 3 {
// CHECK-NEXT:       affine.for %arg6 = 0 to 4 {
// CHECK-NEXT:         affine.for %arg7 = 0 to 4 {
// CHECK-NEXT:           affine.for %arg8 = 0 to 3 {
// CHECK-NEXT:             affine.for %arg9 = 0 to 3 {
// CHECK-NEXT:               affine.for %arg10 = 0 to 2 {
// CHECK-NEXT:                 affine.for %arg11 = 0 to 4 {
// CHECK-NEXT:                   %0 = affine.apply #map(%arg6, %arg9)
// CHECK-NEXT:                   %1 = affine.apply #map1(%arg7, %arg10)
// CHECK-NEXT:                   %2 = affine.load %arg0[%arg5, %0, %1, %arg11] : memref<3x9x6x4xf32>
// CHECK-NEXT:                   %3 = affine.load %arg1[%arg9, %arg10, %arg11, %arg8] : memref<3x2x4x3xf32>
// CHECK-NEXT:                   %4 = affine.load %arg4[%arg5, %arg6, %arg7, %arg8] : memref<3x4x4x3xf32>
// CHECK-NEXT:                   %5 = arith.subf %2, %arg2 : f32
// CHECK-NEXT:                   %6 = arith.subf %3, %arg3 : f32
// CHECK-NEXT:                   %7 = arith.mulf %5, %6 : f32
// CHECK-NEXT:                   %8 = arith.addf %4, %7 : f32
// CHECK-NEXT:                   affine.store %8, %arg4[%arg5, %arg6, %arg7, %arg8] : memref<3x4x4x3xf32>
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
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

func.func @f(%a0: memref<5x5x7xf32>, %a1: memref<3x2x4xf32>, %a2: memref<3x4x4xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<5x5x7xf32>, memref<3x2x4xf32>) outs(%a2 : memref<3x4x4xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<5x5x7xf32>, %arg1: memref<3x2x4xf32>, %arg2: memref<3x4x4xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:         affine.for %arg5 = 0 to 4 {
// CHECK-NEXT:           affine.for %arg6 = 0 to 3 {
// CHECK-NEXT:             affine.for %arg7 = 0 to 2 {
// CHECK-NEXT:               affine.for %arg8 = 0 to 4 {
// CHECK-NEXT:                 %0 = affine.apply #map(%arg3, %arg6)
// CHECK-NEXT:                 %1 = affine.apply #map(%arg4, %arg7)
// CHECK-NEXT:                 %2 = affine.apply #map(%arg5, %arg8)
// CHECK-NEXT:                 %3 = affine.load %arg0[%0, %1, %2] : memref<5x5x7xf32>
// CHECK-NEXT:                 %4 = affine.load %arg1[%arg6, %arg7, %arg8] : memref<3x2x4xf32>
// CHECK-NEXT:                 %5 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<3x4x4xf32>
// CHECK-NEXT:                 %6 = arith.mulf %3, %4 : f32
// CHECK-NEXT:                 %7 = arith.addf %5, %6 : f32
// CHECK-NEXT:                 affine.store %7, %arg2[%arg3, %arg4, %arg5] : memref<3x4x4xf32>
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x4x3x?x?xi8>, %a2: tensor<2x2x3x?x?xi32>) {
  %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 1, 1]> : tensor<3xi64>, strides = dense<[2, 1, 3]> : tensor<3xi64>} ins(%a0, %a1 : tensor<?x?x?x?x?xi8>, tensor<?x4x3x?x?xi8>) outs(%a2 : tensor<2x2x3x?x?xi32>) -> tensor<2x2x3x?x?xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?x?x?xi8>, %arg1: tensor<?x4x3x?x?xi8>, %arg2: tensor<2x2x3x?x?xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<3x11x11x4x2xf32>, %a1: memref<2x3x2x2x4xf32>, %a2: f32, %a3: f32, %a4: memref<3x4x4x2x4xf32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[3, 2, 2]> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : memref<3x11x11x4x2xf32>, memref<2x3x2x2x4xf32>, f32, f32) outs(%a4 : memref<3x4x4x2x4xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 3 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 * 2 + d1 * 2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<3x11x11x4x2xf32>, %arg1: memref<2x3x2x2x4xf32>, %arg2: f32, %arg3: f32, %arg4: memref<3x4x4x2x4xf32>) {
// CHECK-NEXT:     affine.for %arg5 = 0 to 3 {
// CHECK-NEXT:       affine.for %arg6 = 0 to 4 {
// CHECK-NEXT:         affine.for %arg7 = 0 to 4 {
// CHECK-NEXT:           affine.for %arg8 = 0 to 2 {
// CHECK-NEXT:             affine.for %arg9 = 0 to 4 {
// CHECK-NEXT:               affine.for %arg10 = 0 to 2 {
// CHECK-NEXT:                 affine.for %arg11 = 0 to 3 {
// CHECK-NEXT:                   affine.for %arg12 = 0 to 2 {
// CHECK-NEXT:                     affine.for %arg13 = 0 to 2 {
// CHECK-NEXT:                       %0 = affine.apply #map(%arg6, %arg10)
// CHECK-NEXT:                       %1 = affine.apply #map1(%arg7, %arg11)
// CHECK-NEXT:                       %2 = affine.apply #map2(%arg8, %arg12)
// CHECK-NEXT:                       %3 = affine.load %arg0[%arg5, %0, %1, %2, %arg13] : memref<3x11x11x4x2xf32>
// CHECK-NEXT:                       %4 = affine.load %arg1[%arg10, %arg11, %arg12, %arg13, %arg9] : memref<2x3x2x2x4xf32>
// CHECK-NEXT:                       %5 = affine.load %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<3x4x4x2x4xf32>
// CHECK-NEXT:                       %6 = arith.subf %3, %arg2 : f32
// CHECK-NEXT:                       %7 = arith.subf %4, %arg3 : f32
// CHECK-NEXT:                       %8 = arith.mulf %6, %7 : f32
// CHECK-NEXT:                       %9 = arith.addf %5, %8 : f32
// CHECK-NEXT:                       affine.store %9, %arg4[%arg5, %arg6, %arg7, %arg8, %arg9] : memref<3x4x4x2x4xf32>
// CHECK-NEXT:                     }
// CHECK-NEXT:                   }
// CHECK-NEXT:                 }
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
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

func.func @f(%a0: memref<4x7x4xf32>, %a1: memref<4x4xf32>, %a2: memref<4x4x4xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : memref<4x7x4xf32>, memref<4x4xf32>) outs(%a2 : memref<4x4x4xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x7x4xf32>, %arg1: memref<4x4xf32>, %arg2: memref<4x4x4xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:         affine.for %arg5 = 0 to 4 {
// CHECK-NEXT:           affine.for %arg6 = 0 to 4 {
// CHECK-NEXT:             %0 = affine.apply #map(%arg4, %arg6)
// CHECK-NEXT:             %1 = affine.load %arg0[%arg3, %0, %arg5] : memref<4x7x4xf32>
// CHECK-NEXT:             %2 = affine.load %arg1[%arg6, %arg5] : memref<4x4xf32>
// CHECK-NEXT:             %3 = affine.load %arg2[%arg3, %arg4, %arg5] : memref<4x4x4xf32>
// CHECK-NEXT:             %4 = arith.mulf %1, %2 : f32
// CHECK-NEXT:             %5 = arith.addf %3, %4 : f32
// CHECK-NEXT:             affine.store %5, %arg2[%arg3, %arg4, %arg5] : memref<4x4x4xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: tensor<?x?x?xi8>, %a1: tensor<2x4x?xi8>, %a2: tensor<?x3x4x2xi32>) {
  %0 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[1]> : tensor<1xi64>} ins(%a0, %a1 : tensor<?x?x?xi8>, tensor<2x4x?xi8>) outs(%a2 : tensor<?x3x4x2xi32>) -> tensor<?x3x4x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<?x?x?xi8>, %arg1: tensor<2x4x?xi8>, %arg2: tensor<?x3x4x2xi32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a0: memref<2x13x5x4xf32>, %a1: memref<4x3x4xf32>, %a2: memref<2x4x3x4xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 1]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, foo = 3 : i8} ins(%a0, %a1 : memref<2x13x5x4xf32>, memref<4x3x4xf32>) outs(%a2 : memref<2x4x3x4xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 3 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<2x13x5x4xf32>, %arg1: memref<4x3x4xf32>, %arg2: memref<2x4x3x4xf32>) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 2 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:         affine.for %arg5 = 0 to 3 {
// CHECK-NEXT:           affine.for %arg6 = 0 to 4 {
// CHECK-NEXT:             affine.for %arg7 = 0 to 4 {
// CHECK-NEXT:               affine.for %arg8 = 0 to 3 {
// CHECK-NEXT:                 %0 = affine.apply #map(%arg4, %arg7)
// CHECK-NEXT:                 %1 = affine.apply #map1(%arg5, %arg8)
// CHECK-NEXT:                 %2 = affine.load %arg0[%arg3, %0, %1, %arg6] : memref<2x13x5x4xf32>
// CHECK-NEXT:                 %3 = affine.load %arg1[%arg7, %arg8, %arg6] : memref<4x3x4xf32>
// CHECK-NEXT:                 %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x4x3x4xf32>
// CHECK-NEXT:                 %5 = arith.mulf %2, %3 : f32
// CHECK-NEXT:                 %6 = arith.addf %4, %5 : f32
// CHECK-NEXT:                 affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<2x4x3x4xf32>
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
