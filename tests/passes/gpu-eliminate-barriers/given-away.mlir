// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-eliminate-barriers | FileCheck %s

func.func @cap_none(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_none(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_callpost(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier
func.call @g(%x) : (memref<8xf32>) -> ()
  return %v : f32
}
func.func private @g(memref<8xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @cap_callpost(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     call @g(%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(memref<8xf32>)
// CHECK-NEXT: }

// -----

func.func @cap_launchf(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>

gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_launchf(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_select2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = arith.select %c, %m, %x : memref<8xf32>
%l = memref.load %z[%i] : memref<8xf32>
"x.y"(%l) : (f32) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_select2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[V1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[V2]]) : (f32) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_reint(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.reinterpret_cast %x to offset:[0], sizes:[4], strides:[1] : memref<8xf32> to memref<4xf32>
memref.store %v, %z[%i] : memref<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_reint(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[REINTERPRET_CAST]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_meta(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z, %o, %s, %st = memref.extract_strided_metadata %x : memref<8xf32> -> memref<f32>, index, index, index
"x.y"(%o, %s, %st) : (index, index, index) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_meta(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     "x.y"(%[[C0]], %[[C8]], %[[C1]]) : (index, index, index) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_storein(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%q = memref.alloc() : memref<memref<8xf32>>
 memref.store %x, %q[] : memref<memref<8xf32>>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_storein(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<memref<8xf32>>
// CHECK-NEXT:     memref.store %[[ALLOC]], %[[ALLOC_0]][] : memref<memref<8xf32>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_copyfrom(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.copy %x, %m : memref<8xf32> to memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_copyfrom(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG0]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_atomic(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.atomic_rmw addf %v, %x[%i] : (f32, memref<8xf32>) -> f32
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_atomic(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.atomic_rmw addf %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : (f32, memref<8xf32>) -> f32
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_vecread(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%vv = vector.transfer_read %x[%i], %v : memref<8xf32>, vector<4xf32>
"x.y"(%vv) : (vector<4xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_vecread(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[ALLOC]][%[[ARG2]]], %[[ARG3]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:     "x.y"(%[[V1]]) : (vector<4xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_totensor(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = bufferization.to_tensor %x : memref<8xf32> to tensor<8xf32>
"x.y"(%z) : (tensor<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_totensor(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_tensor %[[ALLOC]] : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:     "x.y"(%[[V1]]) : (tensor<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_scope(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%z = memref.alloca_scope -> (memref<8xf32>) { memref.alloca_scope.return %x : memref<8xf32> }
"x.y"(%z) : (memref<8xf32>) -> ()
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_scope(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.alloca_scope  -> (memref<8xf32>) {
// CHECK-NEXT:       memref.alloca_scope.return %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "x.y"(%[[V1]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_affvec(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
%vv = vector.broadcast %v : f32 to vector<4xf32>
affine.vector_store %vv, %x[0] : memref<8xf32>, vector<4xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_affvec(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG3]] : f32 to vector<4xf32>
// CHECK-NEXT:     affine.vector_store %[[V1]], %[[ALLOC]][0] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cap_storeboth(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = arith.select %c, %m, %n : memref<8xf32>
memref.store %v, %x[%i] : memref<8xf32>
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cap_storeboth(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
