// RUN: mlir-opt %s --split-input-file --convert-parallel-loops-to-gpu | FileCheck %s

func.func @inner_bound(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    %bb = memref.dim %m, %i : memref<?xf32>
    scf.parallel (%j) = (%a) to (%bb) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// -----

func.func @dup(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// -----

func.func @min(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%b) step (%c4) {
    %bb = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i)[%b]
    scf.parallel (%j) = (%c0) to (%bb) step (%c4) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// -----

func.func @side(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// -----

func.func @maps(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.for %q = %a to %b step %c {
    scf.parallel (%j, %k) = (%a, %b) to (%b, %a) step (%c, %c) {
      %z = arith.addi %j, %k : index
      memref.store %f, %m[%z] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 * 2), bound = (d0) -> (d0 + 1)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0 floordiv 3)>] }
    }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0 * 4), bound = (d0) -> (d0 + 3)>] }
  return
}

// -----

func.func @outerseq(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}
