// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%m: memref<8xf32>, %a: index) {
  // expected-error@+1 {{too few operands}}
  "affine.prefetch"(%m, %a) <{isDataCache = true, isWrite = false, localityHint = 2 : i32, map = affine_map<(d0, d1) -> (d0)>}> : (memref<8xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xindex>) {
  affine.for %i = 0 to 4 {
    %x = memref.load %n[%i] : memref<8xindex>
    // expected-error@+1 {{index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[symbol(%x)], read, locality<2>, data : memref<8xf32>
  }
  return
}
