// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-decompose-memrefs | FileCheck %s

func.func @f(%m: memref<?x?xf32, strided<[?,?],offset:?>>, %s: memref<8x4xf32>, %i: index, %v: f32, %d: memref<?xf32>, %z: memref<f32>) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %0 = memref.load %m[%tx, %ty] : memref<?x?xf32, strided<[?,?],offset:?>>
    memref.store %0, %s[%tx, %ty] : memref<8x4xf32>
    memref.store %0, %d[%tx] : memref<?xf32>
    memref.store %0, %z[] : memref<f32>
    %sub = memref.subview %m[%tx, %ty] [2, %bx] [1, 1] : memref<?x?xf32, strided<[?,?],offset:?>> to memref<2x?xf32, strided<[?,?],offset:?>>
    %1 = memref.load %sub[%bx, %bx] : memref<2x?xf32, strided<[?,?],offset:?>>
    "test.use"(%sub, %1) : (memref<2x?xf32, strided<[?,?],offset:?>>, f32) -> ()
    gpu.terminator
  }
  %q = memref.load %m[%i, %i] : memref<?x?xf32, strided<[?,?],offset:?>>
  "test.use"(%q) : (f32) -> ()
  return
}

// -----

gpu.module @k { gpu.func @q(%m: memref<?x?xf32>, %i: index) kernel {
    %0 = memref.load %m[%i, %i] : memref<?x?xf32>
    "test.use"(%0) : (f32) -> ()
  gpu.return }
}

// -----

#map = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d1 floordiv 4, d0, d1 mod 4)>
func.func @layouts(%m: memref<?x?xf32, #map>, %n: memref<4x8xf32, #map2>, %p: memref<4x8xf32, 3>, %u: memref<4x?xvector<4xf32>>, %i: index, %o: memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 + 3)>>) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %0 = memref.load %m[%tx, %ty] : memref<?x?xf32, #map>
    %1 = memref.load %n[%tx, %ty] : memref<4x8xf32, #map2>
    %2 = memref.load %p[%tx, %ty] : memref<4x8xf32, 3>
    %3 = memref.load %u[%tx, %ty] : memref<4x?xvector<4xf32>>
    %4 = memref.load %o[%tx, %ty] : memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1 + 3)>>
    "test.use"(%0, %1, %2, %3, %4) : (f32, f32, f32, vector<4xf32>, f32) -> ()
    gpu.terminator
  }
  return
}

// -----

func.func @sub(%m: memref<?x?x?xf32>, %s: memref<16x16xf32, 1>, %i: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %0 = memref.subview %m[%tx, 0, %ty][1, %tz, 4][1, 2, %bx] : memref<?x?x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
    %1 = memref.subview %s[2, 2][4, 4][1, 1] : memref<16x16xf32, 1> to memref<4x4xf32, strided<[16, 1], offset: 34>, 1>
    %2 = memref.subview %s[%tx, 2][4, 4][1, 1] : memref<16x16xf32, 1> to memref<4x4xf32, strided<[16, 1], offset: ?>, 1>
    %3 = memref.subview %1[%tx, 2][1, 2][1, 1] : memref<4x4xf32, strided<[16, 1], offset: 34>, 1> to memref<2xf32, strided<[1], offset: ?>, 1>
    %4 = memref.load %3[%bx] : memref<2xf32, strided<[1], offset: ?>, 1>
    "test.use"(%0, %1, %2, %3, %4) : (memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[16, 1], offset: 34>, 1>, memref<4x4xf32, strided<[16, 1], offset: ?>, 1>, memref<2xf32, strided<[1], offset: ?>, 1>, f32) -> ()
    gpu.terminator
  }
  return
}

// -----

func.func @order(%m: memref<?x?xf32>, %i: index) {
  %c = arith.constant 3 : index
  %al = memref.alloc(%c) : memref<?x5xf32>
  %k = arith.addi %c, %i : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) workgroup(%w : memref<?x4xf32, 3>) {
    %a = memref.alloc(%tx) : memref<?x4xf32>
    %k2 = arith.addi %tx, %i : index
    %0 = memref.load %a[%tx, %ty] : memref<?x4xf32>
    %00 = memref.load %al[%tx, %ty] : memref<?x5xf32>
    %01 = memref.load %w[%c, %k] : memref<?x4xf32, 3>
    memref.store %0, %m[%k, %c] {nontemporal = true} : memref<?x?xf32>
    memref.store %01, %m[%k, %c] {alignment = 16 : i64} : memref<?x?xf32>
    %02 = memref.load %m[%k, %c] {nontemporal = true} : memref<?x?xf32>
    scf.for %j = %i to %tx step %i {
      %1 = memref.load %a[%tx, %j] : memref<?x4xf32>
      memref.store %1, %m[%j, %j] {foo = 1}: memref<?x?xf32>
      %vv = vector.load %m[%j, %j] : memref<?x?xf32>, vector<4xf32>
      vector.store %vv, %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
      %at = memref.atomic_rmw addf %1, %m[%i, %j] : (f32, memref<?x?xf32>) -> f32
      %b = memref.subview %a[%j, %j][1,1][1,1] : memref<?x4xf32> to memref<f32, strided<[], offset: ?>>
      %3 = memref.load %b[] : memref<f32, strided<[], offset: ?>>
      "test.use"(%3, %02, %00) : (f32, f32, f32) -> ()
    }
    gpu.terminator
  }
  return
}

// -----

func.func @consts(%m: memref<8x?xf32>, %i: index) {
  %c3 = arith.constant 3 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %c2 = arith.constant 2 : index
    %s = memref.alloc() : memref<8x4xf32>
    %0 = memref.load %s[%c2, %c3] : memref<8x4xf32>
    %q = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%tx)[%i]
    %1 = memref.load %m[%q, %c2] : memref<8x?xf32>
    %p = arith.addi %q, %c2 : index
    memref.store %0, %m[%p, %q] : memref<8x?xf32>
    memref.store %1, %m[%p, %q] : memref<8x?xf32>
    %sub = memref.subview %m[%q, %c2] [4, %c3] [1, %c2] : memref<8x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
    %dead = memref.load %s[%c2, %c3] : memref<8x4xf32>
    "test.use"(%sub) : (memref<4x?xf32, strided<[?, ?], offset: ?>>) -> ()
    gpu.terminator
  }
  return
}

// -----

func.func @nested(%m: memref<8x?xf32>, %u: memref<*xf32>, %i: index, %sp: memref<4xi1>, %t : memref<4x4xf32, strided<[8, 2], offset: 5>>) {
  scf.for %j = %i to %i step %i {
  %al = memref.alloca(%j) : memref<4x?xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    %0 = memref.load %al[%tx, %ty] : memref<4x?xf32>
    %1 = memref.load %t[%tx, %ty] : memref<4x4xf32, strided<[8, 2], offset: 5>>
    memref.store %0, %m[%tx, %tx] : memref<8x?xf32>
    memref.store %1, %m[%tx, %tx] : memref<8x?xf32>
    %cs = memref.cast %m : memref<8x?xf32> to memref<?x4xf32>
    memref.store %1, %cs[%tx, %tx] : memref<?x4xf32>
    gpu.launch blocks(%bx2, %by2, %bz2) in (%gx2 = %i, %gy2 = %i, %gz2 = %i) threads(%tx2, %ty2, %tz2) in (%sx2 = %i, %sy2 = %i, %sz2 = %i) {
      memref.store %1, %cs[%tx, %tx2] : memref<?x4xf32>
      memref.store %1, %m[%tx, %tx2] : memref<8x?xf32>
      gpu.terminator
    }
    %tr = arith.constant true
    memref.store %tr, %sp[%tx] : memref<4xi1>
    gpu.terminator
  }
  }
  return
}
