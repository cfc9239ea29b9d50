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
