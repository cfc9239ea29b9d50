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

// -----

#lin = affine_map<(i, j) -> (i * 8 + j)>
func.func @l(%A: memref<8x8xf64, #lin>, %i: index, %j: index) -> f64 {
  %0 = memref.load %A[%i, %j] : memref<8x8xf64, #lin>
  memref.store %0, %A[%j, %i] : memref<8x8xf64, #lin>
  memref.dealloc %A : memref<8x8xf64, #lin>
  return %0 : f64
}

// -----

#perm = affine_map<(i, j) -> (j, i)>
func.func @dyn(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?x8xf32, #perm>
  %d = memref.dim %m, %c0 : memref<?x8xf32, #perm>
  return %d : index
}

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

// -----

#off = affine_map<(i) -> (i + 3)>
func.func @not(%m: memref<16xf32, #off>) {
  "t.u"(%m) : (memref<16xf32, #off>) -> ()
  return
}

// -----

func.func @strided(%m: memref<4x8xf32, strided<[16, 1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  return %0 : f32
}

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

// -----

#off = affine_map<(i) -> (i + 3)>
func.func private @ext(memref<16xf32, #off>) -> memref<16xf32, #off>
func.func @b(%m: memref<16xf32, #off>) {
  %r = call @ext(%m) : (memref<16xf32, #off>) -> memref<16xf32, #off>
  return
}

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

// -----

#lin = affine_map<(i, j) -> (i * 8 + j)>
func.func @h(%A: memref<8x8xf32, #lin>) -> memref<8x8xf32, #lin> {
  %0 = call @h(%A) : (memref<8x8xf32, #lin>) -> memref<8x8xf32, #lin>
  %1 = affine.load %0[1, 2] : memref<8x8xf32, #lin>
  return %0 : memref<8x8xf32, #lin>
}

// -----

func.func @id(%A: memref<8x8xf32, strided<[8, 1]>>, %i: index) -> f32 {
  %0 = memref.load %A[%i, %i] : memref<8x8xf32, strided<[8, 1]>>
  return %0 : f32
}

// -----

#neg = affine_map<(i) -> (i - 3)>
#mod = affine_map<(i) -> (i mod 5, i ceildiv 3)>
func.func @nm(%A: memref<8xf32, #mod>, %i: index) -> f32 {
  %0 = memref.load %A[%i] : memref<8xf32, #mod>
  return %0 : f32
}
