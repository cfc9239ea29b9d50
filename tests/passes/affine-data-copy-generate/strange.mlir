// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{}))' | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma fast-mem-space=2}))' | FileCheck %s --check-prefix=DMA

func.func @rank0(%a: memref<f32>, %b: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %b[%i] : memref<4xf32>
    affine.store %0, %a[] : memref<f32>
    %1 = affine.load %a[] : memref<f32>
    affine.store %1, %b[3 - %i] : memref<4xf32>
  }
  return
}

// -----

func.func @carried(%a: memref<16xf32>, %f: f32) -> f32 {
  %r = affine.for %i = 0 to 16 iter_args(%s = %f) -> f32 {
    %0 = affine.load %a[%i] : memref<16xf32>
    %1 = arith.addf %0, %s : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 16 step 3 iter_args(%s = %r) -> f32 {
    affine.store %s, %a[%i] : memref<16xf32>
    affine.yield %s : f32
  }
  return %r : f32
}

// -----

func.func @transfers(%a: memref<64xf32>, %b: memref<64xf32, 2>, %t: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i + 1], %b[%i], %t[%c0], %c4 : memref<64xf32>, memref<64xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%c0], %c4 : memref<1xi32>
    %0 = affine.load %a[%i + 2] : memref<64xf32>
    affine.store %0, %b[%i] : memref<64xf32, 2>
    %1 = affine.load %t[%i floordiv 8] : memref<1xi32>
  }
  return
}

// -----

func.func @not_affine(%a: memref<64xf32>) {
  affine.for %i = 0 to 8 {
    %0 = memref.load %a[%i] : memref<64xf32>
    affine.store %0, %a[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @beside_one_another(%a: memref<64xf32>) {
  affine.parallel (%p) = (0) to (4) {
    affine.for %i = 0 to 8 {
      %0 = affine.load %a[%i + %p] : memref<64xf32>
      affine.store %0, %a[%i] : memref<64xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.parallel (%p, %q) = (0, %i) to (4, 10) step (2, 3) {
      %0 = affine.load %a[%q + %p] : memref<64xf32>
      affine.for %j = affine_map<(d0) -> (d0)>(%q) to 12 {
        affine.store %0, %a[%j] : memref<64xf32>
      }
    }
  }
  return
}

// -----

func.func @cast(%a: memref<64xf32>) {
  %c = memref.cast %a : memref<64xf32> to memref<?xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %c[%i + 4] : memref<?xf32>
    affine.store %0, %c[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @out_of_bounds(%a: memref<64xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i - 4] : memref<64xf32>
    affine.store %0, %a[%i + 60] : memref<64xf32>
  }
  affine.for %i = 8 to 0 {
    %0 = affine.load %a[%i] : memref<64xf32>
  }
  return
}

// -----

module {
  func.func @vectors(%a: memref<64xf32>) {
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 1 {
        %0 = affine.load %a[%i + %j] : memref<64xf32>
      }
      %x = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      %1 = affine.vector_load %a[%x] : memref<64xf32>, vector<8xf32>
      affine.vector_store %1, %a[%x + 3] : memref<64xf32>, vector<8xf32>
    }
    return
  }
  module @inner {
    func.func @bits(%a: memref<4xi1>) {
      affine.for %i = 0 to 4 {
        %0 = affine.load %a[%i] : memref<4xi1>
      }
      return
    }
  }
}
