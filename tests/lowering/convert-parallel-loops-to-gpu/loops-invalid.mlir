// RUN: mlir-opt %s --split-input-file --convert-parallel-loops-to-gpu --verify-diagnostics

func.func @red(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) -> f32 {
  // expected-error @+1 {{failed to legalize unresolved materialization from () to ('f32') that remained live after conversion}}
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init (%f) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
      ^bb0(%l: f32, %r : f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  // expected-note @+1 {{see existing live user here}}
  return %r : f32
}

// -----

func.func @badmap(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  // expected-error @+1 {{'scf.parallel' op expected mapping attribute for lowering to GPU}}
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.block<x>] }
  return
}
