// RUN: mlir-opt %s --convert-vector-to-llvm="enable-amx enable-arm-sve" --split-input-file --verify-diagnostics

// Scalable matrices have no type in LLVM.
func.func @sve(%m: vector<[4]x[4]xi1>, %a: vector<[4]x[4]xf32>) {
  // expected-error @+1 {{failed to legalize operation 'arm_sve.masked.addf' that was explicitly marked illegal}}
  %0 = arm_sve.masked.addf %m, %a, %a : vector<[4]x[4]xi1>, vector<[4]x[4]xf32>
  return
}

// -----

func.func @layout(%a: memref<?x?xi8, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index) {
  // expected-error @unknown {{conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons}}
  // expected-error @+1 {{failed to legalize operation 'amx.tile_load' that was explicitly marked illegal}}
  %0 = amx.tile_load %a[%i, %i], %i : memref<?x?xi8, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> into !amx.tile<16x64xi8>
  return
}
