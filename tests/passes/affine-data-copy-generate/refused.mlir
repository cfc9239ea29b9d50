// RUN: mlir-opt %s --split-input-file --affine-data-copy-generate --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=DMA

func.func private @elsewhere(memref<4xf32>)

// -----

func.func @nothing() {
  return
}

// -----

func.func @layout(%a: memref<64xf32, strided<[2], offset: 3>>, %b: memref<f32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %a[%i] : memref<64xf32, strided<[2], offset: 3>>
    affine.store %0, %b[] : memref<f32>
  }
  return
}

// -----

func.func @unknown(%a: memref<?xf32>, %b: memref<4xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<?xf32>
    affine.store %0, %b[%i mod 4] : memref<4xf32>
  }
  return
}

// -----

func.func @never(%a: memref<8xf32>) {
  affine.for %i = 5 to 5 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %a[%i + 1] : memref<8xf32>
  }
  return
}

// -----

func.func @empty(%a: memref<0xf32>, %b: memref<8x0xf32>) {
  affine.for %i = 0 to 5 {
    %0 = affine.load %a[%i] : memref<0xf32>
    affine.store %0, %b[%i, 0] : memref<8x0xf32>
  }
  return
}

// -----

func.func @other_loops(%a: memref<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %0 = affine.load %a[2] : memref<8xf32>
    affine.store %0, %a[3] : memref<8xf32>
    affine.for %j = 0 to 4 {
      affine.store %0, %a[%j] : memref<8xf32>
    }
  }
  return
}

// -----

func.func @blocks(%a: memref<8xf32>, %c: i1) {
  cf.cond_br %c, ^one, ^two
^one:
  affine.for %j = 0 to 4 {
    %0 = affine.load %a[%j] : memref<8xf32>
    affine.store %0, %a[%j + 4] : memref<8xf32>
  }
  cf.br ^two
^two:
  %1 = affine.load %a[2] : memref<8xf32>
  affine.store %1, %a[3] : memref<8xf32>
  return
}

// -----

func.func @one_column(%a: memref<64x64xf32>, %b: memref<64x64x64xf32>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i, 3] : memref<64x64xf32>
    affine.store %0, %a[3, %i] : memref<64x64xf32>
  }
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      affine.for %k = 0 to 32 {
        %0 = affine.load %b[%i, %j, %k] : memref<64x64x64xf32>
        affine.store %0, %a[%i + 4, %j + 1] : memref<64x64xf32>
      }
    }
  }
  return
}
