// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize))' --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize{parallel-reductions=1}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=REDUCE
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize{max-nested=1}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=ONE

func.func @a(%m: memref<8x8xf32>, %n: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      affine.store %0, %n[%j, %i] : memref<8x8xf32>
    }
  }
  return
}

// -----

func.func @b(%m: memref<8x8xf32>) {
  affine.for %i = 1 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i - 1, %j] : memref<8x8xf32>
      affine.store %0, %m[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// -----

func.func @red(%m: memref<8xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> f32 {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @bounds(%m: memref<?xf32>, %z: f32, %n: index, %k: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, 3)>(%n)[%k] to min affine_map<(d0) -> (d0, 10)>(%k) step 3 {
    affine.store %z, %m[%i] : memref<?xf32>
    affine.for %j = affine_map<(d0)->(d0)>(%i) to %n {
      affine.store %z, %m[%i + %j] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @other(%m: memref<?xf32>, %z: f32, %n: index, %c: i1) {
  affine.for %i = 0 to 10 {
    %a = memref.alloc() : memref<4xf32>
    affine.store %z, %a[0] : memref<4xf32>
  }
  affine.for %i = 0 to 10 {
    "unk"() : () -> ()
  }
  affine.for %i = 0 to 10 {
    memref.store %z, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    scf.if %c {
      affine.store %z, %m[%i] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[%i mod 5] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[%i floordiv 2] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[2 * %i] : memref<?xf32>
    %0 = affine.load %m[2 * %i + 1] : memref<?xf32>
  }
  affine.for %i = 0 to 10 step 2 {
    affine.store %z, %m[%i] : memref<?xf32>
    %0 = affine.load %m[%i + 1] : memref<?xf32>
  }
  affine.for %i = 0 to 5 {
    affine.store %z, %m[%i] : memref<?xf32>
    %0 = affine.load %m[%i + 5] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 5 {
      affine.store %z, %m[5 * %i + %j] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %z, %m[%i] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[symbol(%n)] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[%i + symbol(%n)] : memref<?xf32>
    %0 = affine.load %m[%i + symbol(%n) * 2] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %z, %m[%i * symbol(%n)] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
    %k = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
    affine.store %z, %m[%k] : memref<?xf32>
    %v = affine.vector_load %m[%i] : memref<?xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @noreds(%m: memref<8xf32>, %n: memref<8xi32>, %z: f32, %w: i32) {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.subf %0, %s : f32
    affine.yield %2 : f32
  }
  %r1 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    affine.yield %s : f32
  }
  %r2 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.addf %0, %s : f32
    %3 = arith.addf %2, %s : f32
    affine.yield %3 : f32
  }
  %r3 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.addf %0, %s : f32
    %3 = arith.addf %2, %0 : f32
    affine.yield %3 : f32
  }
  %r5 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.addf %0, %s : f32
    affine.store %2, %m[%i] : memref<8xf32>
    affine.yield %2 : f32
  }
  %r6 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.maxnumf %0, %s : f32
    affine.yield %2 : f32
  }
  %r7 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.addf %0, %s fastmath<fast> : f32
    affine.yield %2 : f32
  }
  %r8 = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %c = arith.cmpf ogt, %s, %z : f32
    %2 = arith.select %c, %s, %z : f32
    affine.yield %2 : f32
  }
  return
}

// -----

func.func @nested(%m: memref<8x8xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %m[%j, %k] : memref<8x8xf32>
        affine.store %0, %m[%j, %k] : memref<8x8xf32>
      }
    }
  }
  return
}

// -----

func.func @triangle(%m: memref<?x?xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to %n {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %0, %m[%j, %i] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @quotients(%m: memref<?x?xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 100 {
    affine.store %f, %m[%i floordiv 10, %i mod 10] : memref<?x?xf32>
  }
  affine.for %i = 0 to 100 {
    affine.store %f, %m[%i floordiv 10, %i mod 9] : memref<?x?xf32>
  }
  affine.for %i = 0 to 100 step 7 {
    affine.store %f, %m[%i floordiv 7, 0] : memref<?x?xf32>
  }
  affine.for %i = 1 to 100 step 7 {
    affine.store %f, %m[%i ceildiv 7, 0] : memref<?x?xf32>
  }
  affine.for %i = %n to 100 step 7 {
    affine.store %f, %m[%i floordiv 7, 0] : memref<?x?xf32>
  }
  return
}

// -----

func.func @branches(%m: memref<?xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (-d0 + 4 >= 0)>(%i) {
      affine.store %f, %m[%i] : memref<?xf32>
      %0 = affine.load %m[%i + 5] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 == 0)>(%i)[%n] {
      affine.store %f, %m[3] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%i) {
      affine.store %f, %m[%i] : memref<?xf32>
      %0 = affine.load %m[%i + 1] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @views(%m: memref<8xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 10 {
    %a = memref.alloc() : memref<4xf32>
    %b = memref.cast %a : memref<4xf32> to memref<?xf32>
    %c = memref.subview %b[0] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1]>>
    affine.store %f, %c[0] : memref<2xf32, strided<[1]>>
  }
  affine.for %i = 0 to 10 {
    %b = memref.cast %m : memref<8xf32> to memref<?xf32>
    affine.store %f, %b[%i] : memref<?xf32>
    affine.store %f, %m[%i + 1] : memref<8xf32>
  }
  affine.for %i = 0 to 10 {
    %a = memref.alloca() : memref<4xf32>
    affine.store %f, %a[0] : memref<4xf32>
    memref.dealloc %m : memref<8xf32>
  }
  %r = affine.for %i = 0 to 10 iter_args(%x = %m) -> memref<8xf32> {
    affine.yield %x : memref<8xf32>
  }
  affine.for %i = 0 to 10 {
    %k = arith.constant 3 : index
    affine.store %f, %m[%i + %k] : memref<8xf32>
    %l = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%i, %k)
    affine.store %f, %m[%l + 16] : memref<8xf32>
  }
  return
}

// -----

func.func @scalar(%m: memref<f32>, %v: memref<?xvector<4xf32>>, %f: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[] : memref<f32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[] : memref<f32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %v[%i] : memref<?xvector<4xf32>>
    affine.store %0, %v[%i] : memref<?xvector<4xf32>>
  }
  affine.for %i = 0 to 1 {
    affine.store %f, %m[] : memref<f32>
  }
  affine.for %i = 3 to 3 {
    affine.store %f, %m[] : memref<f32>
  }
  affine.for %i = 0 to 64 step 4 {
    %0 = affine.load %m[] : memref<f32>
    %1 = vector.broadcast %0 : f32 to vector<4xf32>
    affine.store %1, %v[%i] : memref<?xvector<4xf32>>
  }
  return
}

// -----

func.func @vectors(%m: memref<?xf32>, %k: memref<?x?xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 64 step 4 {
    affine.vector_store %v, %m[%i] : memref<?xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 64 {
    affine.vector_store %v, %k[%i, 0] : memref<?x?xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @prefetched(%c: i1, %m: memref<?xf32>, %k: memref<?x?xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 64 {
    affine.prefetch %m[%i], read, locality<3>, data : memref<?xf32>
  }
  affine.for %i = 0 to 64 {
    "test.op"() ({
      affine.for %j = 0 to 3 {
      }
    }) : () -> ()
  }
  affine.for %i = 0 to 64 {
    scf.if %c {
      affine.for %j = 0 to 3 {
      }
    }
  }
  return
}
