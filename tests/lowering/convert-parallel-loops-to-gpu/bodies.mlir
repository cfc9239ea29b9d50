// RUN: mlir-opt %s --split-input-file --convert-parallel-loops-to-gpu | FileCheck %s

func.func @maps(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.for %q = %a to %b step %c {
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// -----

func.func @maps2(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
    scf.for %q = %a to %b step %c {
    scf.parallel (%j, %k) = (%a, %q) to (%q, %a) step (%c, %c) {
      %z = arith.addi %j, %k : index
      memref.store %f, %m[%z] : memref<?xf32>
      scf.reduce
    } { a.b, mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 * 2), bound = (d0) -> (d0 + 1)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0 floordiv 3)>] }
    }
  return
}

// -----

func.func @plain_inner(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } 
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// -----

func.func @plain_outer(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } 
  return
}

// -----

func.func @red(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
   %r = scf.parallel (%j) = (%a) to (%b) step (%c) init (%f) -> f32 {
    %v = memref.load %m[%j] : memref<?xf32>
    scf.reduce(%v : f32) {
      ^bb0(%l: f32, %rr : f32):
      %s = arith.addf %l, %rr : f32
      scf.reduce.return %s : f32
    }
   } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
   memref.store %r, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// -----

func.func @alias(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  %g = memref.alloc(%a) : memref<?xf32>
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    %l = memref.alloc() : memref<4xf32>
    memref.store %f, %g[%i] : memref<?xf32>
    memref.store %f, %l[%i] : memref<4xf32>
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %m[%j] : memref<?xf32>
      memref.store %f, %l[%j] : memref<4xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// -----

func.func @alias2(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  %g = memref.alloc(%a) : memref<?xf32>
  %h = memref.alloc(%a) : memref<?xf32>
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %f, %g[%i] : memref<?xf32>
    scf.parallel (%j) = (%a) to (%b) step (%c) {
      memref.store %f, %h[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// -----

func.func @min(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%b) step (%c1) {
    %c4 = arith.constant 4 : index
    %bb = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i)[%b]
    %b2 = arith.minsi %bb, %b : index
    %b3 = arith.muli %b2, %c4 : index
    scf.parallel (%j) = (%c4) to (%b3) step (%c4) {
      memref.store %f, %m[%j] : memref<?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}
