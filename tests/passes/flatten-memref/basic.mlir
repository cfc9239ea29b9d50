// RUN: mlir-opt %s --split-input-file --flatten-memref --allow-unregistered-dialect | FileCheck %s

func.func @a(%m: memref<4x8xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j] {nontemporal = true, foo} : memref<4x8xf32>
  memref.store %v, %m[%i, %j] {nontemporal = true, foo} : memref<4x8xf32>
  return %0 : f32
}

// -----

func.func @dyn(%m: memref<?x?xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32>
  memref.store %v, %m[%i, %j] : memref<?x?xf32>
  return %0 : f32
}

// -----

func.func @strided(%m: memref<4x8xf32, strided<[?, 1], offset: ?>>, %n: memref<4x8xf32, strided<[16, 2], offset: 3>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32, strided<[?, 1], offset: ?>>
  memref.store %v, %n[%i, %j] : memref<4x8xf32, strided<[16, 2], offset: 3>>
  return %0 : f32
}

// -----

func.func @one(%m: memref<8xf32>, %n: memref<f32>, %o: memref<8xf32, strided<[2], offset: 1>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<8xf32>
  %1 = memref.load %n[] : memref<f32>
  %2 = memref.load %o[%i] : memref<8xf32, strided<[2], offset: 1>>
  return %2 : f32
}

// -----

func.func @global() -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.get_global @g : memref<4x8xf32>
  %1 = memref.load %0[%c0, %c0] : memref<4x8xf32>
  return %1 : f32
}
memref.global @g : memref<4x8xf32>

// -----

func.func @dl(%m: memref<4x8xf32>) {
  memref.dealloc %m : memref<4x8xf32>
  %c = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %s = memref.subview %m[1, 2][2, 2][1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 10>>
  "t.u"(%c, %e, %s) : (memref<32xf32>, memref<2x2x8xf32>, memref<2x2xf32, strided<[8, 1], offset: 10>>) -> ()
  return
}

// -----

func.func @vec(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %mask: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %0 = vector.load %m[%i, %j] {foo, nontemporal = true, alignment = 8 : i64} : memref<4x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %j] {foo, nontemporal = true, alignment = 8 : i64} : memref<4x8xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i, %j], %mask, %v {foo, alignment = 8 : i64} : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %mask, %1 {foo, alignment = 8 : i64} : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true], foo} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %2, %m[%i, %j] {in_bounds = [true], foo} : vector<4xf32>, memref<4x8xf32>
  %3 = vector.transfer_read %m[%i, %j], %f : memref<4x8xf32>, vector<4xf32>
  %5 = memref.atomic_rmw addf %f, %m[%i, %j] : (f32, memref<4x8xf32>) -> f32
  memref.prefetch %m[%i, %j], read, locality<1>, data : memref<4x8xf32>
  %l = memref.load %m[%i, %j] {foo, nontemporal = true, alignment = 8 : i64} : memref<4x8xf32>
  "t.u"(%1, %3, %l) : (vector<4xf32>, vector<4xf32>, f32) -> ()
  return %0 : vector<4xf32>
}
