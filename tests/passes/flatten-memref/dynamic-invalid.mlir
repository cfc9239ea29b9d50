// RUN: mlir-opt %s --split-input-file --flatten-memref --allow-unregistered-dialect --verify-diagnostics

func.func @alloc(%i: index, %n: index) -> memref<4x8xf32> {
  %0 = memref.alloc() {alignment = 8 : i64} : memref<4x8xf32>
  %1 = memref.alloca() : memref<4x8xf32>
  // expected-error @below {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %2 = memref.alloc(%n) : memref<?x8xf32>
  %x = memref.load %0[%i, %i] : memref<4x8xf32>
  %y = memref.load %1[%i, %i] : memref<4x8xf32>
  %z = memref.load %2[%i, %i] : memref<?x8xf32>
  "t.u"(%x, %y, %z) : (f32, f32, f32) -> ()
  memref.dealloc %2 : memref<?x8xf32>
  return %0 : memref<4x8xf32>
}

// -----

func.func @vec(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %mask: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %0 = vector.load %m[%i, %j] {foo} : memref<4x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %j] : memref<4x8xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i, %j], %mask, %v : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %mask, %1 : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %2, %m[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  %3 = vector.transfer_read %m[%i, %j], %f : memref<4x8xf32>, vector<4xf32>
  // expected-error @below {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %4 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true, true]} : memref<4x8xf32>, vector<2x4xf32>
  %5 = memref.atomic_rmw addf %f, %m[%i, %j] : (f32, memref<4x8xf32>) -> f32
  memref.prefetch %m[%i, %j], read, locality<1>, data : memref<4x8xf32>
  "t.u"(%1, %3, %4) : (vector<4xf32>, vector<4xf32>, vector<2x4xf32>) -> ()
  return %0 : vector<4xf32>
}

// -----

func.func @alloc2(%i: index, %n: index) {
  // expected-error @below {{expected result type with offset = 0 instead of 3}}
  %0 = memref.alloc() : memref<4x8xf32, strided<[16, 1], offset: 3>>
  %x = memref.load %0[%i, %i] : memref<4x8xf32, strided<[16, 1], offset: 3>>
  memref.dealloc %0 : memref<4x8xf32, strided<[16, 1], offset: 3>>
  "t.u"(%x) : (f32) -> ()
  return
}

// -----

func.func @vec(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %mask: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %0 = vector.load %m[%i, %j] {foo, nontemporal = true, alignment = 8 : i64} : memref<4x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %j] : memref<4x8xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i, %j], %mask, %v {foo} : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %mask, %1 : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true], foo} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %2, %m[%i, %j] {in_bounds = [true], foo} : vector<4xf32>, memref<4x8xf32>
  %3 = vector.transfer_read %m[%i, %j], %f : memref<4x8xf32>, vector<4xf32>
  %5 = memref.atomic_rmw addf %f, %m[%i, %j] : (f32, memref<4x8xf32>) -> f32
  memref.prefetch %m[%i, %j], read, locality<1>, data : memref<4x8xf32>
  // expected-error @below {{'vector.load' op destination memref has lower rank than the result vector}}
  %l = vector.load %m[%i, %j] : memref<4x8xf32>, vector<2x4xf32>
  "t.u"(%1, %3, %l) : (vector<4xf32>, vector<4xf32>, vector<2x4xf32>) -> ()
  return %0 : vector<4xf32>
}

// -----

func.func @allocd(%n: index) -> memref<?x8xf32> {
  // expected-error @below {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc(%n) : memref<?x8xf32>
  return %0 : memref<?x8xf32>
}
