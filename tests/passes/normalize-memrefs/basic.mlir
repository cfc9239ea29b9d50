// RUN: mlir-opt %s --split-input-file --normalize-memrefs --allow-unregistered-dialect | FileCheck %s

#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#lin = affine_map<(i, j) -> (i * 8 + j)>
#perm = affine_map<(i, j) -> (j, i)>
#off = affine_map<(i) -> (i + 3)>
#sym = affine_map<(i)[s0] -> (i + s0)>
func.func @a(%A: memref<16xf64, #tile>, %B: index, %C: memref<16xf64>) -> (memref<16xf64, #tile>) {
  affine.for %i = 0 to 16 {
    %a = affine.load %A[%i] : memref<16xf64, #tile>
    %p = arith.mulf %a, %a : f64
    affine.store %p, %A[%i] : memref<16xf64, #tile>
  }
  %c = memref.alloc() : memref<16xf64, #tile>
  %d = affine.load %c[0] : memref<16xf64, #tile>
  return %A: memref<16xf64, #tile>
}

// CHECK: #map = affine_map<() -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<4x4xf64>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<16xf64>) -> memref<4x4xf64> {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 16 {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]] floordiv 4, %[[ARG3]] mod 4] : memref<4x4xf64>
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[V2]] : f64
// CHECK-NEXT:       affine.store %[[V3]], %[[ARG0]][%[[ARG3]] floordiv 4, %[[ARG3]] mod 4] : memref<4x4xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4x4xf64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<4x4xf64>
// CHECK-NEXT:     return %[[ARG0]] : memref<4x4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#lin = affine_map<(i, j) -> (i * 8 + j)>
func.func @l(%A: memref<8x8xf64, #lin>, %i: index, %j: index) -> f64 {
  %0 = memref.load %A[%i, %j] : memref<8x8xf64, #lin>
  memref.store %0, %A[%j, %i] : memref<8x8xf64, #lin>
  memref.dealloc %A : memref<8x8xf64, #lin>
  return %0 : f64
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @l(%[[ARG0:[^ ]+]]: memref<64xf64>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[V0]]] : memref<64xf64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG0]][%[[V2]]] : memref<64xf64>
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<64xf64>
// CHECK-NEXT:     return %[[V1]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#perm = affine_map<(i, j) -> (j, i)>
func.func @dyn(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?x8xf32, #perm>
  %d = memref.dim %m, %c0 : memref<?x8xf32, #perm>
  return %d : index
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dyn(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) : memref<?x8xf32, #map>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ALLOC]], %[[C0]] : memref<?x8xf32, #map>
// CHECK-NEXT:     return %[[DIM]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @caller(%m: memref<16xf32, #off>) {
  %r = call @callee(%m) : (memref<16xf32, #off>) -> memref<16xf32, #off>
  memref.dealloc %r : memref<16xf32, #off>
  return
}
func.func @callee(%m: memref<16xf32, #off>) -> memref<16xf32, #off> {
  return %m : memref<16xf32, #off>
}

// CHECK: module {
// CHECK-NEXT:   func.func @caller(%[[ARG0:[^ ]+]]: memref<19xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @callee(%[[ARG0]]) : (memref<19xf32>) -> memref<19xf32>
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<19xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @callee(%[[ARG0:[^ ]+]]: memref<19xf32>) -> memref<19xf32> {
// CHECK-NEXT:     return %[[ARG0]] : memref<19xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @not(%m: memref<16xf32, #off>) {
  "t.u"(%m) : (memref<16xf32, #off>) -> ()
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @not(%[[ARG0:[^ ]+]]: memref<16xf32, #map>) {
// CHECK-NEXT:     "t.u"(%[[ARG0]]) : (memref<16xf32, #map>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided(%m: memref<4x8xf32, strided<[16, 1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  return %0 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 17 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @strided(%[[ARG0:[^ ]+]]: memref<59xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[V0]]] : memref<59xf32>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#sym = affine_map<(i)[s0] -> (i + s0)>
func.func @sym(%s: index) {
  %m = memref.alloc()[%s] : memref<16xf32, #sym>
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i] : memref<16xf32, #sym>
    "t.u"(%0) : (f32) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sym(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc()[%[[ARG0]]] : memref<16xf32, #map>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 16 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<16xf32, #map>
// CHECK-NEXT:       "t.u"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#tile = affine_map<(i, j) -> (i floordiv 4, j floordiv 8, i mod 4, j mod 8)>
func.func @a(%i: index) -> f32 {
  %m = memref.alloc() {alignment = 16 : i64, foo} : memref<16x20xf32, #tile, 2>
  %c = arith.constant 1.0 : f32
  affine.for %k = 0 to 16 {
    affine.for %l = 0 to 10 {
      affine.store %c, %m[%k, %l * 2 + 1] {bar} : memref<16x20xf32, #tile, 2>
      %0 = memref.load %m[%k, %l] {nontemporal = true} : memref<16x20xf32, #tile, 2>
    }
  }
  %r = affine.load %m[symbol(%i), 3] : memref<16x20xf32, #tile, 2>
  memref.dealloc %m : memref<16x20xf32, #tile, 2>
  return %r : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 * 2 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 floordiv 4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1 floordiv 8)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0 mod 4)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (d1 mod 8)>
// CHECK-NEXT: #map6 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map7 = affine_map<()[s0] -> (3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 16 : i64} : memref<4x3x4x8xf32, 2>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 16 {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map(%[[ARG1]], %[[ARG2]])
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map1(%[[ARG1]], %[[ARG2]])
// CHECK-NEXT:         affine.store %[[CST]], %[[ALLOC]][%[[ARG1]] floordiv 4, (%[[ARG2]] * 2 + 1) floordiv 8, %[[ARG1]] mod 4, %[[ARG2]] * 2 - ((%[[ARG2]] * 2 + 1) floordiv 8) * 8 + 1] {bar} : memref<4x3x4x8xf32, 2>
// CHECK-NEXT:         %[[V5:[^ ]+]] = affine.apply #map2(%[[ARG1]], %[[ARG2]])
// CHECK-NEXT:         %[[V6:[^ ]+]] = affine.apply #map3(%[[ARG1]], %[[ARG2]])
// CHECK-NEXT:         %[[V7:[^ ]+]] = affine.apply #map4(%[[ARG1]], %[[ARG2]])
// CHECK-NEXT:         %[[V8:[^ ]+]] = affine.apply #map5(%[[ARG1]], %[[ARG2]])
// CHECK-NEXT:         %[[V9:[^ ]+]] = memref.load %[[ALLOC]][%[[V5]], %[[V6]], %[[V7]], %[[V8]]] {nontemporal = true} : memref<4x3x4x8xf32, 2>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map6()[%[[ARG0]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map7()[%[[ARG0]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.load %[[ALLOC]][symbol(%[[ARG0]]) floordiv 4, 0, symbol(%[[ARG0]]) mod 4, 3] : memref<4x3x4x8xf32, 2>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4x3x4x8xf32, 2>
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#off = affine_map<(i) -> (i + 3)>
func.func private @ext(memref<16xf32, #off>) -> memref<16xf32, #off>
func.func @b(%m: memref<16xf32, #off>) {
  %r = call @ext(%m) : (memref<16xf32, #off>) -> memref<16xf32, #off>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ext(memref<19xf32>) -> memref<19xf32>
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<19xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @ext(%[[ARG0]]) : (memref<19xf32>) -> memref<19xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @c(%m: memref<16xf32, #off>) {
  call @d(%m) : (memref<16xf32, #off>) -> ()
  return
}
func.func @d(%m: memref<16xf32, #off>) {
  memref.copy %m, %m : memref<16xf32, #off> to memref<16xf32, #off>
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<16xf32, #map>) {
// CHECK-NEXT:     call @d(%[[ARG0]]) : (memref<16xf32, #map>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<16xf32, #map>) {
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ARG0]] : memref<16xf32, #map> to memref<16xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @e() {
  %m = memref.alloca() : memref<16xf32, #off>
  %n = memref.alloc() : memref<16xf32>
  "t.u"(%n) : (memref<16xf32>) -> ()
  %i = arith.constant 5 : index
  %0 = memref.load %m[%i] : memref<16xf32, #off>
  return
}

// CHECK: #map = affine_map<() -> (8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @e() {
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<19xf32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32>
// CHECK-NEXT:     "t.u"(%[[ALLOC]]) : (memref<16xf32>) -> ()
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOCA]][%[[V0]]] : memref<19xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @f(%x: index) {
  %m = memref.alloca() : memref<16xf32, #off>
  %i = arith.constant 5 : index
  %0 = memref.load %m[%i] : memref<16xf32, #off>
  %y = arith.addi %x, %x : index
  %1 = memref.load %m[%y] : memref<16xf32, #off>
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<16xf32, #off>
  scf.for %j = %c0 to %d step %i {
    memref.store %1, %m[%j] : memref<16xf32, #off>
    affine.prefetch %m[%x], read, locality<3>, data : memref<16xf32, #off>
  }
  %v = affine.vector_load %m[%x] : memref<16xf32, #off>, vector<4xf32>
  affine.vector_store %v, %m[%x + 4] : memref<16xf32, #off>, vector<4xf32>
  %z = affine.apply affine_map<(d0) -> (d0 * 2)>(%x)
  %w = affine.load %m[%z] : memref<16xf32, #off>
  return
}

// CHECK: #map = affine_map<() -> (8)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<19xf32>
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOCA]][%[[V0]]] : memref<19xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map1()[%[[V2]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ALLOCA]][%[[V3]]] : memref<19xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ALLOCA]], %[[C0]] : memref<19xf32>
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[DIM]] step %[[C5]] {
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// CHECK-NEXT:       memref.store %[[V4]], %[[ALLOCA]][%[[V9]]] : memref<19xf32>
// CHECK-NEXT:       affine.prefetch %[[ALLOCA]][symbol(%[[ARG0]]) + 3], read, locality<3>, data : memref<19xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.vector_load %[[ALLOCA]][symbol(%[[ARG0]]) + 3] : memref<19xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map3(%[[ARG0]])
// CHECK-NEXT:     affine.vector_store %[[V5]], %[[ALLOCA]][symbol(%[[ARG0]]) + 7] : memref<19xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = affine.apply #map4(%[[ARG0]])
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.load %[[ALLOCA]][symbol(%[[ARG0]]) * 2 + 3] : memref<19xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#lin = affine_map<(i, j) -> (i * 8 + j)>
func.func @h(%A: memref<8x8xf32, #lin>) -> memref<8x8xf32, #lin> {
  %0 = call @h(%A) : (memref<8x8xf32, #lin>) -> memref<8x8xf32, #lin>
  %1 = affine.load %0[1, 2] : memref<8x8xf32, #lin>
  return %0 : memref<8x8xf32, #lin>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 8 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<64xf32>) -> memref<8x8xf32, #map> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @h(%[[ARG0]]) : (memref<64xf32>) -> memref<8x8xf32, #map>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[V0]][1, 2] : memref<8x8xf32, #map>
// CHECK-NEXT:     return %[[V0]] : memref<8x8xf32, #map>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @id(%A: memref<8x8xf32, strided<[8, 1]>>, %i: index) -> f32 {
  %0 = memref.load %A[%i, %i] : memref<8x8xf32, strided<[8, 1]>>
  return %0 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @id(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[V0]]] : memref<64xf32>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#neg = affine_map<(i) -> (i - 3)>
#mod = affine_map<(i) -> (i mod 5, i ceildiv 3)>
func.func @nm(%A: memref<8xf32, #mod>, %i: index) -> f32 {
  %0 = memref.load %A[%i] : memref<8xf32, #mod>
  return %0 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 mod 5)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 ceildiv 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nm(%[[ARG0:[^ ]+]]: memref<5x4xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ARG0]][%[[V0]], %[[V1]]] : memref<5x4xf32>
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
