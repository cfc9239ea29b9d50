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

// CHECK: module {
// CHECK-NEXT:   func.func @maps(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:         scf.parallel (%[[ARG7:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:           memref.store %[[ARG4]], %[[ARG3]][%[[ARG7]]] : memref<?xf32>
// CHECK-NEXT:           scf.reduce 
// CHECK-NEXT:         } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (((d0 - s0) ceildiv s1) floordiv 3)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0, s1] -> ((d0 * s0 + s1) * 2)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @maps2(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG0]], %[[ARG2]]]
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG0]])[%[[ARG5]], %[[ARG2]]]
// CHECK-NEXT:       gpu.launch blocks(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]], %[[ARG14:[^ ]+]] = %[[C1]]) threads(%[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]], %[[ARG11:[^ ]+]]) in (%[[ARG15:[^ ]+]] = %[[V0]], %[[ARG16:[^ ]+]] = %[[C1]], %[[ARG17:[^ ]+]] = %[[V1]]) {
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.apply #map2(%[[ARG9]])[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map3(%[[ARG11]])[%[[ARG2]], %[[ARG5]]]
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : index
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[V4]]] : memref<?xf32>
// CHECK-NEXT:         gpu.terminator
// CHECK-NEXT:       } {SCFToGPU_visited, a.b}
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @plain_inner(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @plain_outer(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]]
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[V1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = memref.load %[[ARG3]][%[[V3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = gpu.all_reduce  %[[V4]] {
// CHECK-NEXT:       ^bb0(%[[ARG17:[^ ]+]]: f32, %[[ARG18:[^ ]+]]: f32):
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.addf %[[ARG17]], %[[ARG18]] : f32
// CHECK-NEXT:         gpu.yield %[[V6]] : f32
// CHECK-NEXT:       } : (f32) -> f32
// CHECK-NEXT:       memref.store %[[V5]], %[[ARG3]][%[[V2]]] : memref<?xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     } {SCFToGPU_visited}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @alias(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]]
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[V1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC]][%[[V2]]] : memref<?xf32>
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC_0]][%[[V2]]] : memref<4xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[V3]]] : memref<?xf32>
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC_0]][%[[V3]]] : memref<4xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     } {SCFToGPU_visited}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @alias2(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]]
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[V1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC]][%[[V2]]] : memref<?xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ALLOC_0]][%[[V3]]] : memref<?xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     } {SCFToGPU_visited}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @min(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[C0]], %[[C1]]]
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C4_1:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C4_2:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[C16]])[%[[C4_1]], %[[C4_2]]]
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1_0]], %[[ARG13:[^ ]+]] = %[[C1_0]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[V1]], %[[ARG15:[^ ]+]] = %[[C1_0]], %[[ARG16:[^ ]+]] = %[[C1_0]]) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[C1]], %[[C0]]]
// CHECK-NEXT:       %[[C4_3:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.min #map2(%[[V2]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.minsi %[[V3]], %[[ARG1]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[C4_3]] : index
// CHECK-NEXT:       %[[C4_4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[C4_5:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[C4_4]], %[[C4_5]]]
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi slt, %[[V6]], %[[V5]] : index
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:         memref.store %[[ARG4]], %[[ARG3]][%[[V6]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     } {SCFToGPU_visited}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
