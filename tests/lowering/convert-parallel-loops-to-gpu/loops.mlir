// RUN: mlir-opt %s --split-input-file --convert-parallel-loops-to-gpu | FileCheck %s

func.func @one(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}
func.func @two(%m: memref<?x?xf32>, %f: f32, %n : index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c128, %c128) step (%c4, %c4) {
    scf.parallel (%k, %l) = (%c0, %c0) to (%c4, %n) step (%c1, %c1) {
      %x = arith.addi %i, %k : index
      %y = arith.addi %j, %l : index
      memref.store %f, %m[%x, %y] : memref<?x?xf32>
      scf.reduce
    } { mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}
func.func @none(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i) = (%a) to (%b) step (%c) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])[%[[ARG0]], %[[ARG2]]]
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1]], %[[ARG13:[^ ]+]] = %[[C1]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[C1]], %[[ARG15:[^ ]+]] = %[[C1]], %[[ARG16:[^ ]+]] = %[[C1]]) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG5]])[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[V1]]] : memref<?xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     } {SCFToGPU_visited}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C128:[^ ]+]] = arith.constant 128 : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C128]])[%[[C0]], %[[C4]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[C128]])[%[[C0]], %[[C4]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map(%[[C4]])[%[[C0]], %[[C1]]]
// CHECK-NEXT:     gpu.launch blocks(%[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]]) in (%[[ARG9:[^ ]+]] = %[[V1]], %[[ARG10:[^ ]+]] = %[[V0]], %[[ARG11:[^ ]+]] = %[[C1_0]]) threads(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[V2]], %[[ARG13:[^ ]+]] = %[[C1_0]], %[[ARG14:[^ ]+]] = %[[C1_0]]) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG4]])[%[[C4]], %[[C0]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map1(%[[ARG3]])[%[[C4]], %[[C0]]]
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map1(%[[ARG6]])[%[[C1]], %[[C0]]]
// CHECK-NEXT:       scf.for %[[ARG15:[^ ]+]] = %[[C0]] to %[[ARG2]] step %[[C1]] {
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.addi %[[V3]], %[[V5]] : index
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.addi %[[V4]], %[[ARG15]] : index
// CHECK-NEXT:         memref.store %[[ARG1]], %[[ARG0]][%[[V6]], %[[V7]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     } {SCFToGPU_visited}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @none(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
