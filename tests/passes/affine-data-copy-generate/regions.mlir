// RUN: mlir-opt %s --split-input-file --affine-data-copy-generate --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{skip-non-unit-stride-loops}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=SKIP

func.func @quotients(%a: memref<256xf32>, %b: memref<64x64xf32>) {
  affine.for %i = 0 to 100 step 2 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %a[(%i + %j) floordiv 4 + %i floordiv 8 + 3] : memref<256xf32>
      affine.store %0, %b[%i mod 8, %i floordiv 3] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @greatest_and_least(%a: memref<256xf32>, %n: index) {
  affine.for %i = 0 to 100 step 2 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 8, s0 + 8)>(%i)[%n] {
      %0 = affine.load %a[%j] : memref<256xf32>
      affine.store %0, %a[%j + 1] : memref<256xf32>
    }
  }
  return
}

// -----

func.func @side_by_side(%a: memref<256xf32>, %b: memref<16x16xf32>) {
  affine.for %i = 0 to 16 step 2 {
    affine.parallel (%j, %k) = (0, 2) to (4, min(7, 9)) {
      %0 = affine.load %a[%j + %k] : memref<256xf32>
      affine.store %0, %b[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

// -----

func.func @in_branches(%a: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 16 step 2 {
    affine.if affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 - d0 >= 0)>(%i)[%n] {
      %0 = affine.load %a[%i] : memref<64xf32>
      affine.store %0, %a[%i + symbol(%n)] : memref<64xf32>
    }
  }
  return
}

// -----

func.func @unknown_sizes(%a: memref<?x8xf32>, %b: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 8 step 2 {
    affine.for %j = 0 to 5 {
      %0 = affine.load %a[%i + %j, %j] : memref<?x8xf32>
      affine.store %0, %b[%n] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @computed(%a: memref<64xvector<4xf32>>, %n: index) {
  affine.for %i = 0 to 16 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 mod 4)>(%i)[%n]
    %1 = affine.load %a[%0] : memref<64xvector<4xf32>>
    affine.store %1, %a[%0 + 3] : memref<64xvector<4xf32>>
  }
  return
}

// -----

// By the product nothing is known of where it reads: all is copied.
func.func @all_of_it(%a: memref<64x2xindex>, %i: index) {
  %c = arith.constant 3 : index
  affine.for %j = 0 to 16 {
    affine.for %k = 0 to affine_map<(d0)[s0] -> (d0 * s0)>(%j)[%i] {
      %0 = affine.load %a[%k, symbol(%c) - 3] : memref<64x2xindex>
      affine.store %0, %a[%j, 1] : memref<64x2xindex>
    }
  }
  return
}

// -----

func.func @other_uses(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 16 {
    affine.prefetch %a[%i + 1], read, locality<3>, data : memref<64xf32>
    %0 = affine.vector_load %a[%i + 2] : memref<64xf32>, vector<4xf32>
    %1 = affine.load %a[%i + 1] : memref<64xf32>
    %2 = affine.load %b[%i + 1] : memref<64xf32>
    "test.use"(%b, %0, %1, %2) : (memref<64xf32>, vector<4xf32>, f32, f32) -> ()
  }
  return
}

// -----

func.func @given_back() {
  %a = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 16 {
    %b = memref.alloc() : memref<16xf32>
    %0 = affine.load %a[%i + 1] : memref<64xf32>
    affine.store %0, %b[%i] : memref<16xf32>
    memref.dealloc %b : memref<16xf32>
  }
  memref.dealloc %a : memref<64xf32>
  return
}
