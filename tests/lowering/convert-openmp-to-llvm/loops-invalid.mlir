// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp --convert-openmp-to-llvm --verify-diagnostics

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a) = (%i) to (%j) step (%s) {
    scf.execute_region { cf.br ^b
 ^b: scf.yield }
  }
  // expected-error @+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce
  return
}
