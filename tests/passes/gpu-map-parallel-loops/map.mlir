// RUN: mlir-opt %s --split-input-file '--pass-pipeline=builtin.module(func.func(gpu-map-parallel-loops))' | FileCheck %s

func.func @f(%i: index, %m: memref<4xf32>) {
  scf.parallel (%a, %b, %c, %d) = (%i, %i, %i, %i) to (%i, %i, %i, %i) step (%i, %i, %i, %i) {
    scf.parallel (%e, %f) = (%i, %i) to (%i, %i) step (%i, %i) {
      scf.parallel (%g) = (%i) to (%i) step (%i) { scf.reduce }
      scf.reduce
    }
    scf.for %k = %i to %i step %i { scf.parallel (%g) = (%i) to (%i) step (%i) { scf.reduce } }
    scf.reduce
  }
  scf.parallel (%g) = (%i) to (%i) step (%i) { scf.parallel (%h) = (%i) to (%i) step (%i) { scf.reduce } scf.reduce } {mapping = [#gpu.thread<x>]}
  scf.parallel (%g, %h) = (%i, %i) to (%i, %i) step (%i, %i) { scf.reduce } {x}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     scf.parallel (%[[V2:[^ :,)]+]], %[[V3:[^ :,)]+]], %[[V4:[^ :,)]+]], %[[V5:[^ :,)]+]]) = (%[[V0]], %[[V0]], %[[V0]], %[[V0]]) to (%[[V0]], %[[V0]], %[[V0]], %[[V0]]) step (%[[V0]], %[[V0]], %[[V0]], %[[V0]]) {
// CHECK-NEXT:       scf.parallel (%[[V6:[^ :,)]+]], %[[V7:[^ :,)]+]]) = (%[[V0]], %[[V0]]) to (%[[V0]], %[[V0]]) step (%[[V0]], %[[V0]]) {
// CHECK-NEXT:         scf.parallel (%[[V8:[^ :,)]+]]) = (%[[V0]]) to (%[[V0]]) step (%[[V0]]) {
// CHECK-NEXT:           scf.reduce 
// CHECK-NEXT:         } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:       scf.for %[[V6]] = %[[V0]] to %[[V0]] step %[[V0]] {
// CHECK-NEXT:         scf.parallel (%[[V7]]) = (%[[V0]]) to (%[[V0]]) step (%[[V0]]) {
// CHECK-NEXT:           scf.reduce 
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:     scf.parallel (%[[V2]]) = (%[[V0]]) to (%[[V0]]) step (%[[V0]]) {
// CHECK-NEXT:       scf.parallel (%[[V3]]) = (%[[V0]]) to (%[[V0]]) step (%[[V0]]) {
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = [#gpu.thread<x>]}
// CHECK-NEXT:     scf.parallel (%[[V2]], %[[V3]]) = (%[[V0]], %[[V0]]) to (%[[V0]], %[[V0]]) step (%[[V0]], %[[V0]]) {
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>], x}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
