// RUN: mlir-opt %s --split-input-file --affine-data-copy-generate --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=DMA
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{skip-non-unit-stride-loops}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=SKIP
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=16 fast-mem-space=0}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=SMALL
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma fast-mem-space=3 slow-mem-space=2 tag-mem-space=4 skip-non-unit-stride-loops min-dma-transfer=8}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=SPACES

func.func @tiles(%a: memref<64x96xf32>, %b: memref<96x8xf32>, %c: memref<64x8xf32>) {
  affine.for %i = 0 to 64 step 16 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 96 step 32 {
        affine.for %ii = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 16)>(%i) {
          affine.for %kk = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 32)>(%k) {
            %0 = affine.load %a[%ii, %kk] : memref<64x96xf32>
            %1 = affine.load %b[%kk, %j] : memref<96x8xf32>
            %2 = affine.load %c[%ii, %j] : memref<64x8xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            affine.store %4, %c[%ii, %j] : memref<64x8xf32>
          }
        }
      }
    }
  }
  return
}

// -----

func.func @between_loops(%a: memref<100xi32>, %b: memref<100xi32, 2>) {
  %0 = affine.load %a[3] : memref<100xi32>
  %1 = arith.addi %0, %0 : i32
  affine.store %1, %b[7] : memref<100xi32, 2>
  affine.for %i = 0 to 10 {
    %2 = affine.load %a[%i * 2 + 5] : memref<100xi32>
    affine.store %2, %b[%i] : memref<100xi32, 2>
  }
  %3 = affine.load %b[9] : memref<100xi32, 2>
  affine.store %3, %a[11] : memref<100xi32>
  return
}

// -----

func.func @in_steps(%a: memref<32x32xf32>) {
  affine.for %i = 0 to 32 step 4 {
    %0 = affine.load %a[%i, %i] : memref<32x32xf32>
    affine.for %j = 0 to 4 {
      affine.store %0, %a[%i + %j, 3] : memref<32x32xf32>
    }
    affine.store %0, %a[%i + 2, 3] : memref<32x32xf32>
  }
  return
}
