// RUN: mlir-opt %s --test-affine-access-analysis 2>&1 | FileCheck %s

// Along which loops accesses go on by one dimension alone, and along which they do not.
func.func @f(%n: index, %m: memref<64x64xf32>, %a: memref<64xf32>, %v: memref<8x8x8xf32>) {
  %c0 = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<64x64xf32>
      %1 = affine.load %m[%i, 0] : memref<64x64xf32>
      %2 = affine.load %m[%j, %k * 2] : memref<64x64xf32>
      %3 = affine.load %m[%k + 1, %i + 3] : memref<64x64xf32>
      %4 = affine.load %m[%i + %j, %i + %j] : memref<64x64xf32>
      %5 = affine.load %m[%i , %i + %j + symbol(%n)] : memref<64x64xf32>
      %6 = affine.vector_load %m[%i , %i floordiv 2] : memref<64x64xf32>, vector<4xf32>
      %7 = affine.load %v[%i , %k, %j] : memref<8x8x8xf32>
      affine.store %c0, %a[0] : memref<64xf32>
      affine.vector_store %6, %m[%i,%k] : memref<64x64xf32>, vector<4xf32>
      %8 = memref.load %m[%i, %j] : memref<64x64xf32>
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
        affine.store %c0, %m[2 * %i, symbol(%n)] : memref<64x64xf32>
      }
    }
    %9 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %x = affine.load %a[%9] : memref<64xf32>
    %z = affine.load %a[%j - %j + %i] : memref<64xf32>
    }
  }
  affine.parallel (%i, %j) = (0, 0) to (5, 5) {
     %9 = affine.load %m[%i, %j] : memref<64x64xf32>
     affine.for %k = 0 to 8 {
     affine.store %c0, %m[%j, %k] : memref<64x64xf32>
     affine.store %c0, %m[%k, %j] : memref<64x64xf32>
     }
  }
  %1 = affine.load %a[0] : memref<64xf32>
  return
}

// Only what is in the outermost loops is looked at.
func.func @outermost(%m: memref<64x64xf32>, %p: i1) {
  %c0 = arith.constant 0.0 : f32
  scf.if %p {
    affine.for %i = 0 to 64 {
      affine.store %c0, %m[%i, 0] : memref<64x64xf32>
    }
  }
  affine.for %j = 0 to 64 {
  scf.if %p {
    affine.for %i = 0 to 64 {
      affine.store %c0, %m[%i, 0] : memref<64x64xf32>
    }
  }
  affine.parallel (%i) = (0) to (5) {
    affine.store %c0, %m[%i, 1] : memref<64x64xf32>
  }
  }
  return
}
