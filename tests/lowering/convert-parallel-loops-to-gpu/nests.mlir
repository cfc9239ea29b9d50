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

// CHECK: module {
// CHECK-NEXT:   func.func @inner_bound(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG3]], %[[ARG5]] : memref<?xf32>
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG0]]) to (%[[DIM]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dup(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dup(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]]) = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) step (%[[ARG2]], %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @min(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[C0]], %[[C4]]]
// CHECK-NEXT:     %[[C4_0:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[C4_0]])[%[[C0]], %[[C4]]]
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[V1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[C4]], %[[C0]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.min #map2(%[[V2]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[C4]], %[[C0]]]
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi slt, %[[V4]], %[[V3]] : index
// CHECK-NEXT:       scf.if %[[V5]] {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[V4]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     } {SCFToGPU_visited}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @side(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @maps(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:         scf.parallel (%[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) = (%[[ARG0]], %[[ARG1]]) to (%[[ARG1]], %[[ARG0]]) step (%[[ARG2]], %[[ARG2]]) {
// CHECK-NEXT:           %[[V0:[^ ]+]] = arith.addi %[[ARG7]], %[[ARG8]] : index
// CHECK-NEXT:           memref.store %[[ARG4]], %[[ARG3]][%[[V0]]] : memref<?xf32>
// CHECK-NEXT:           scf.reduce 
// CHECK-NEXT:         } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 * 2), bound = (d0) -> (d0 + 1)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0 floordiv 3)>]}
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0 * 4), bound = (d0) -> (d0 + 3)>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @outerseq(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @outerseq(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[C1]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[C1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       scf.for %[[ARG17:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[ARG17]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     } {SCFToGPU_visited}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
