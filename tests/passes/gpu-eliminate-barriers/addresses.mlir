// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-eliminate-barriers | FileCheck %s

func.func @base_subview(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.subview %x[0][4][1] : memref<8xf32> to memref<4xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<4xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_subview(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<8xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[SUBVIEW]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_cast(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.cast %x : memref<8xf32> to memref<?xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<?xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_cast(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_reint(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.reinterpret_cast %x to offset:[0], sizes:[4], strides:[1] : memref<8xf32> to memref<4xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<4xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_reint(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[REINTERPRET_CAST]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_expand(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.expand_shape %x [[0,1]] output_shape [2,4] : memref<8xf32> into memref<2x4xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i, %i] : memref<2x4xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_expand(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ALLOC]] {{\[\[}}0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]]] : memref<2x4xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_collapse(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y0 = memref.alloc() : memref<2x4xf32>
%y = memref.collapse_shape %y0 [[0,1]] : memref<2x4xf32> into memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_collapse(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x4xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ALLOC]] {{\[\[}}0, 1]] : memref<2x4xf32> into memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[COLLAPSE_SHAPE]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_transpose(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y0 = memref.alloc() : memref<2x4xf32>
%y = memref.transpose %y0 (i,j) -> (j,i) : memref<2x4xf32> to memref<4x2xf32, affine_map<(d0,d1)->(d1*4+d0)>>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i, %i] : memref<4x2xf32, affine_map<(d0,d1)->(d1*4+d0)>>
  return %v : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d1 * 4 + d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @base_transpose(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x4xf32>
// CHECK-NEXT:     %[[TRANSPOSE:[^ ]+]] = memref.transpose %[[ALLOC]] (d0, d1) -> (d1, d0) : memref<2x4xf32> to memref<4x2xf32, #map>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[TRANSPOSE]][%[[ARG2]], %[[ARG2]]] : memref<4x2xf32, #map>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_view(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y0 = memref.alloc() : memref<64xi8>
%z0 = arith.constant 0 : index
%y = memref.view %y0[%z0][] : memref<64xi8> to memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_view(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64xi8>
// CHECK-NEXT:     %[[VIEW:[^ ]+]] = memref.view %[[ALLOC]][%[[C0]]][] : memref<64xi8> to memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[VIEW]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_mspace(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.memory_space_cast %x : memref<8xf32> to memref<8xf32, 1>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32, 1>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_mspace(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[MEMSPACECAST:[^ ]+]] = memref.memory_space_cast %[[ALLOC]] : memref<8xf32> to memref<8xf32, 1>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[MEMSPACECAST]][%[[ARG2]]] : memref<8xf32, 1>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_assume(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.assume_alignment %x, 4 : memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_assume(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ASSUME_ALIGN:[^ ]+]] = memref.assume_alignment %[[ALLOC]], 4 : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ASSUME_ALIGN]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_reshape(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%sh = memref.alloc() : memref<1xi32>
%y = memref.reshape %x(%sh) : (memref<8xf32>, memref<1xi32>) -> memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_reshape(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ALLOC]](%[[ALLOC_0]]) : (memref<8xf32>, memref<1xi32>) -> memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[RESHAPE]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_meta(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y, %o, %s, %st = memref.extract_strided_metadata %x : memref<8xf32> -> memref<f32>, index, index, index
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[] : memref<f32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_meta(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[ALLOC]] : memref<8xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[BASE_BUFFER]][] : memref<f32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_clone(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = bufferization.clone %x : memref<8xf32> to memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_clone(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ALLOC]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_realloc(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y0 = memref.alloc(%i) : memref<?xf32>
%y = memref.realloc %y0 : memref<?xf32> to memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_realloc(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG2]]) : memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.realloc %[[ALLOC]] : memref<?xf32> to memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_ucast(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = builtin.unrealized_conversion_cast %x : memref<8xf32> to memref<8xf32, 1>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32, 1>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_ucast(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ALLOC]] : memref<8xf32> to memref<8xf32, 1>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32, 1>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_tobuf(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y0 = bufferization.to_tensor %x restrict : memref<8xf32> to tensor<8xf32>
%y = bufferization.to_buffer %y0 : tensor<8xf32> to memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_tobuf(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_gpualloc(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = gpu.alloc() : memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_gpualloc(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[MEMREF:[^ ]+]] = gpu.alloc  () : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[MEMREF]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_gpualloc2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y0 = gpu.alloc() : memref<8xf32>
%y = memref.cast %y0 : memref<8xf32> to memref<?xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<?xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_gpualloc2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[MEMREF:[^ ]+]] = gpu.alloc  () : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[MEMREF]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_call(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = func.call @h() : () -> memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

func.func private @h() -> memref<8xf32>

// CHECK: module {
// CHECK-NEXT:   func.func @base_call(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @h() : () -> memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h() -> memref<8xf32>
// CHECK-NEXT: }

// -----

func.func @base_unreg(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = "x.y"() : () -> memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_unreg(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "x.y"() : () -> memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_select(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %x, %x : memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_select(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_aview(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloca() : memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_aview(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOCA]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @base_if(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = scf.if %c -> memref<8xf32> { scf.yield %x : memref<8xf32> } else { scf.yield %x : memref<8xf32> }
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @base_if(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG4]] -> (memref<8xf32>) {
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_capturedallocs(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
"x.y"(%x) : (memref<8xf32>) -> ()
"x.y"(%y) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_capturedallocs(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     "x.y"(%[[ALLOC_0]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_capturedglobal(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.get_global @gg : memref<8xf32>
"x.y"(%x) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}
memref.global @gg : memref<8xf32>

// CHECK: module {
// CHECK-NEXT:   func.func @two_capturedglobal(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @gg : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global @gg : memref<8xf32>
// CHECK-NEXT: }

// -----

func.func @two_capturedsel(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
"x.y"(%x) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_capturedsel(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_argother(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1, %k: memref<8xindex>) -> f32 {

memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %i, %k[%i] : memref<8xindex>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_argother(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: memref<8xindex>) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG5]][%[[ARG2]]] : memref<8xindex>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_argna(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1, %k: memref<8xf32> {llvm.noalias}) -> f32 {

memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %k[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_argna(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1, %[[ARG5:[^ ]+]]: memref<8xf32> {llvm.noalias}) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG5]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_argsel(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%y = arith.select %c, %m, %n : memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_argsel(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_selsel(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%y = arith.select %c, %m, %n : memref<8xf32>
%z = arith.select %c, %n, %n : memref<8xf32>
memref.store %v, %z[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_selsel(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_globsel(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.get_global @gg : memref<8xf32>
memref.store %v, %z[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}
memref.global @gg : memref<8xf32>

// CHECK: module {
// CHECK-NEXT:   func.func @two_globsel(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.get_global @gg : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global @gg : memref<8xf32>
// CHECK-NEXT: }

// -----

func.func @two_callmem(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%y = func.call @h() : () -> memref<8xf32>
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}
func.func private @h() -> memref<8xf32>

// CHECK: module {
// CHECK-NEXT:   func.func @two_callmem(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @h() : () -> memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h() -> memref<8xf32>
// CHECK-NEXT: }

// -----

func.func @two_callglob(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%y = func.call @h() : () -> memref<8xf32>
%z = memref.get_global @gg : memref<8xf32>
gpu.barrier
memref.store %v, %z[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}
func.func private @h() -> memref<8xf32>
memref.global @gg : memref<8xf32>

// CHECK: module {
// CHECK-NEXT:   func.func @two_callglob(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @h() : () -> memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.get_global @gg : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h() -> memref<8xf32>
// CHECK-NEXT:   memref.global @gg : memref<8xf32>
// CHECK-NEXT: }

// -----

func.func @two_callalloc(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

func.call @h() : () -> ()
gpu.barrier {n = 7 : i64}
%y = memref.alloc() : memref<8xf32>
  return %v : f32
}
func.func private @h()

// CHECK: module {
// CHECK-NEXT:   func.func @two_callalloc(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     call @h() : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h()
// CHECK-NEXT: }

// -----

func.func @two_callalloc2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%y = memref.alloc() : memref<8xf32>
gpu.barrier {n = 7 : i64}
func.call @h() : () -> ()
  return %v : f32
}
func.func private @h()

// CHECK: module {
// CHECK-NEXT:   func.func @two_callalloc2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     call @h() : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h()
// CHECK-NEXT: }

// -----

func.func @two_freeload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.dealloc %m : memref<8xf32>
gpu.barrier {n = 7 : i64}
%L = memref.load %m[%i] : memref<8xf32>
gpu.printf "x", %L : f32
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_freeload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.printf "x", %[[V0]] : f32
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_storefree(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.dealloc %n : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_storefree(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.dealloc %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_storefree2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.dealloc %x : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_storefree2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_callfree(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

func.call @h() : () -> ()
gpu.barrier {n = 7 : i64}
memref.dealloc %n : memref<8xf32>
  return %v : f32
}
func.func private @h()

// CHECK: module {
// CHECK-NEXT:   func.func @two_callfree(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     call @h() : () -> ()
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.dealloc %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h()
// CHECK-NEXT: }

// -----

func.func @two_freecall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.dealloc %n : memref<8xf32>
gpu.barrier {n = 7 : i64}
func.call @h() : () -> ()
  return %v : f32
}
func.func private @h()

// CHECK: module {
// CHECK-NEXT:   func.func @two_freecall(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.dealloc %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     call @h() : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h()
// CHECK-NEXT: }

// -----

func.func @two_loadfree(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%L = memref.load %m[%i] : memref<8xf32>
memref.store %L, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.dealloc %m : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_loadfree(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_loadcall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%L = memref.load %m[%i] : memref<8xf32>
%q = arith.addf %L, %L : f32
gpu.barrier {n = 7 : i64}
func.call @h(%q) : (f32) -> ()
  return %v : f32
}
func.func private @h(f32)

// CHECK: module {
// CHECK-NEXT:   func.func @two_loadcall(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]], %[[V0]] : f32
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     call @h(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @h(f32)
// CHECK-NEXT: }

// -----

func.func @two_readonlyprint(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%L = memref.load %m[%i] : memref<8xf32>
%q = arith.addf %L, %L : f32
gpu.barrier {n = 7 : i64}
gpu.printf "x", %q : f32
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_readonlyprint(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]], %[[V0]] : f32
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     gpu.printf "x", %[[V1]] : f32
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
