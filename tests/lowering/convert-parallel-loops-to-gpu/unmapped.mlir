// ORACLE: differs (loops-that-are-launched)
// RUN: mlir-opt %s --split-input-file --convert-parallel-loops-to-gpu | FileCheck %s

func.func @badmap2(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    memref.store %f, %m[%j] : memref<?xf32>
    scf.reduce
  } { mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>] }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @badmap2(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]]) = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) step (%[[ARG2]], %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @badmap3(%a : index, %b: index, %c: index, %m: memref<?xf32>, %f: f32) {
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    memref.store %f, %m[%j] : memref<?xf32>
    scf.reduce
  } { mapping = 3 : i32 }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @badmap3(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>, %[[ARG4:[^ ]+]]: f32) {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]]) = (%[[ARG0]], %[[ARG0]]) to (%[[ARG1]], %[[ARG1]]) step (%[[ARG2]], %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG4]], %[[ARG3]][%[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     } {mapping = 3 : i32}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
