// RUN: mlir-opt %s --split-input-file --bubble-down-memory-space-casts --allow-unregistered-dialect | FileCheck %s

func.func @a(%m: memref<4x4xf32, 1>, %i: index, %v: f32, %vec: vector<4xf32>, %mask: vector<4xi1>, %idx: vector<4xindex>, %sh: memref<2xi32>) -> memref<*xf32> {
  %c = memref.memory_space_cast %m : memref<4x4xf32, 1> to memref<4x4xf32>
  %0 = memref.load %c[%i, %i] {nontemporal = true, alignment = 8 : i64, foo} : memref<4x4xf32>
  memref.store %0, %c[%i, %i] {nontemporal = true, foo} : memref<4x4xf32>
  %1 = memref.atomic_rmw addf %v, %c[%i, %i] {foo} : (f32, memref<4x4xf32>) -> f32
  %2 = memref.generic_atomic_rmw %c[%i, %i] : memref<4x4xf32> { ^bb0(%o: f32): memref.atomic_yield %o : f32 }
  %3 = memref.assume_alignment %c, 8 {foo} : memref<4x4xf32>
  %4 = memref.cast %c : memref<4x4xf32> to memref<?x4xf32>
  %5 = memref.cast %c {foo} : memref<4x4xf32> to memref<*xf32>
  %6 = memref.collapse_shape %c [[0, 1]] {foo} : memref<4x4xf32> into memref<16xf32>
  %7 = memref.expand_shape %c [[0, 1], [2]] output_shape [2, 2, 4] {foo} : memref<4x4xf32> into memref<2x2x4xf32>
  %8 = memref.reinterpret_cast %c to offset: [0], sizes: [%i], strides: [1] {foo} : memref<4x4xf32> to memref<?xf32>
  %9 = memref.reshape %c(%sh) {foo} : (memref<4x4xf32>, memref<2xi32>) -> memref<?x?xf32>
  %10 = memref.transpose %c (d0, d1) -> (d1, d0) {foo} : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  %11 = memref.subview %c[%i, 0][2, 2][1, 1] {foo} : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
  %12 = memref.dim %c, %i : memref<4x4xf32>
  memref.prefetch %c[%i, %i], read, locality<1>, data : memref<4x4xf32>
  memref.copy %c, %3 : memref<4x4xf32> to memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  vector.compressstore %c[%i, %i], %mask, %vec {foo} : memref<4x4xf32>, vector<4xi1>, vector<4xf32>
  %13 = vector.expandload %c[%i, %i], %mask, %vec {foo} : memref<4x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %14 = vector.gather %c[%i, %i] [%idx], %mask, %vec {foo} : memref<4x4xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %c[%i, %i] [%idx], %mask, %vec {foo} : memref<4x4xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  %15 = vector.load %c[%i, %i] {foo} : memref<4x4xf32>, vector<4xf32>
  vector.store %15, %c[%i, %i] {foo} : memref<4x4xf32>, vector<4xf32>
  %16 = vector.maskedload %c[%i, %i], %mask, %vec {foo} : memref<4x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i, %i], %mask, %vec {foo} : memref<4x4xf32>, vector<4xi1>, vector<4xf32>
  %17 = vector.transfer_read %c[%i, %i], %v {foo} : memref<4x4xf32>, vector<4xf32>
  vector.transfer_write %vec, %c[%i, %i] {foo} : vector<4xf32>, memref<4x4xf32>
  "t.u"(%0,%1,%3,%4,%5,%6,%7,%8,%9,%10,%11,%13,%14,%15,%16,%17) : (f32,f32,memref<4x4xf32>,memref<?x4xf32>,memref<*xf32>,memref<16xf32>,memref<2x2x4xf32>,memref<?xf32>,memref<?x?xf32>,memref<4x4xf32, strided<[1, 4]>>,memref<2x2xf32, strided<[4, 1], offset: ?>>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>) -> ()
  return %5 : memref<*xf32>
}

// -----

func.func @b(%m: memref<16xi8, 1>, %i: index) -> memref<4xf32> {
  %c = memref.memory_space_cast %m : memref<16xi8, 1> to memref<16xi8>
  %0 = memref.view %c[%i][] {foo} : memref<16xi8> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @c(%m: memref<*xf32, 1>, %i: index) -> memref<4xf32> {
  %c = memref.memory_space_cast %m : memref<*xf32, 1> to memref<*xf32>
  %0 = memref.cast %c : memref<*xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @d(%m: memref<4xf32>, %i: index) -> f32 {
  %c = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 3>
  %d = memref.memory_space_cast %c : memref<4xf32, 3> to memref<4xf32, 5>
  %0 = memref.load %d[%i] : memref<4xf32, 5>
  return %0 : f32
}

// -----

func.func @e(%m: memref<4xf32, 1>, %i: index, %n: memref<2xi32, 1>, %o: memref<4xindex, 1>) -> memref<?x?xf32> {
  %c = memref.memory_space_cast %n : memref<2xi32, 1> to memref<2xi32>
  %d = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  %0 = memref.reshape %d(%c) : (memref<4xf32>, memref<2xi32>) -> memref<?x?xf32>
  %a = memref.alloc() : memref<memref<4xf32>>
  memref.store %d, %a[] : memref<memref<4xf32>>
  return %0 : memref<?x?xf32>
}
