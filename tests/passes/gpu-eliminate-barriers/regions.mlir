// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-eliminate-barriers | FileCheck %s

func.func @reg_for_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.for %j = %i to %i step %i {
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.for %j = %i to %i step %i {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.for %j = %i to %i step %i {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.for %j = %i to %i step %i {
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.for %j = %i to %i step %i {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.for %j = %i to %i step %i {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.for %j = %i to %i step %i {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.for %j = %i to %i step %i {
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.for %j = %i to %i step %i {
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.for %j = %i to %i step %i {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.for %j = %i to %i step %i {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.for %j = %i to %i step %i {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_for_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.for %j = %i to %i step %i {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_for_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.parallel (%j) = (%i) to (%i) step (%i) {
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.parallel (%j) = (%i) to (%i) step (%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.parallel (%j) = (%i) to (%i) step (%i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.parallel (%j) = (%i) to (%i) step (%i) {
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.parallel (%j) = (%i) to (%i) step (%i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.parallel (%j) = (%i) to (%i) step (%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.parallel (%j) = (%i) to (%i) step (%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.parallel (%j) = (%i) to (%i) step (%i) {
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.parallel (%j) = (%i) to (%i) step (%i) {
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.parallel (%j) = (%i) to (%i) step (%i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.parallel (%j) = (%i) to (%i) step (%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.parallel (%j) = (%i) to (%i) step (%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_parallel_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.parallel (%j) = (%i) to (%i) step (%i) {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_parallel_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.forall (%j) in (%i) {
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.forall (%j) in (%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.forall (%j) in (%i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.forall (%j) in (%i) {
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.forall (%j) in (%i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.forall (%j) in (%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.forall (%j) in (%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.forall (%j) in (%i) {
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.forall (%j) in (%i) {
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.forall (%j) in (%i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.forall (%j) in (%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.forall (%j) in (%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_forall_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.forall (%j) in (%i) {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_forall_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.forall (%[[ARG5:[^ ]+]]) in (%[[ARG2]]) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.if %c {
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.if %c {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.if %c {
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c {
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.if %c {
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.if %c {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_if_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_if_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.if %c { gpu.printf "q" } else {
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.if %c { gpu.printf "q" } else {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { gpu.printf "q" } else {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.if %c { gpu.printf "q" } else {
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { gpu.printf "q" } else {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { gpu.printf "q" } else {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { gpu.printf "q" } else {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { gpu.printf "q" } else {
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.if %c { gpu.printf "q" } else {
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { gpu.printf "q" } else {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.if %c { gpu.printf "q" } else {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { gpu.printf "q" } else {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { gpu.printf "q" } else {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.printf "q"
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_ifelse2_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.if %c { memref.store %v, %m[%i] : memref<8xf32> } else {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_ifelse2_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () { scf.condition(%c) } do {
gpu.barrier
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () { scf.condition(%c) } do {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { scf.condition(%c) } do {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () { scf.condition(%c) } do {
gpu.barrier
scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { scf.condition(%c) } do {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { scf.condition(%c) } do {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { scf.condition(%c) } do {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { scf.condition(%c) } do {
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.while : () -> () { scf.condition(%c) } do {
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { scf.condition(%c) } do {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.while : () -> () { scf.condition(%c) } do {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { scf.condition(%c) } do {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { scf.condition(%c) } do {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () {
gpu.barrier
scf.condition(%c) } do { scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.condition(%c) } do { scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () {
gpu.barrier
scf.condition(%c) } do { scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.condition(%c) } do { scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.condition(%c) } do { scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.while : () -> () {
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.condition(%c) } do { scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.while : () -> () {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
scf.condition(%c) } do { scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () {
gpu.barrier
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () {
gpu.barrier
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.while : () -> () {
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.while : () -> () {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_whileb2_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
scf.condition(%c) } do { memref.store %v, %n[%i] : memref<8xf32>
 scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_whileb2_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
gpu.barrier
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
gpu.barrier
scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_while2_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.while : () -> () { memref.store %v, %n[%i] : memref<8xf32>
 scf.condition(%c) } do {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_while2_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.condition(%[[ARG4]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
gpu.barrier
gpu.terminator
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.terminator
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
gpu.terminator
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
gpu.barrier
gpu.terminator
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
gpu.terminator
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.terminator
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
gpu.terminator
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.terminator
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.terminator
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
gpu.terminator
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.terminator
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.terminator
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_launch_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
gpu.terminator
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_launch_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
affine.for %j = 0 to 10 {
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
affine.for %j = 0 to 10 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.for %j = 0 to 10 {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
affine.for %j = 0 to 10 {
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.for %j = 0 to 10 {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.for %j = 0 to 10 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.for %j = 0 to 10 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.for %j = 0 to 10 {
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
affine.for %j = 0 to 10 {
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.for %j = 0 to 10 {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
affine.for %j = 0 to 10 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.for %j = 0 to 10 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_affor_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.for %j = 0 to 10 {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_affor_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
affine.parallel (%j) = (0) to (10) {
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
affine.parallel (%j) = (0) to (10) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.parallel (%j) = (0) to (10) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
affine.parallel (%j) = (0) to (10) {
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.parallel (%j) = (0) to (10) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.parallel (%j) = (0) to (10) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.parallel (%j) = (0) to (10) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.parallel (%j) = (0) to (10) {
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
affine.parallel (%j) = (0) to (10) {
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.parallel (%j) = (0) to (10) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
affine.parallel (%j) = (0) to (10) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.parallel (%j) = (0) to (10) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afpar_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.parallel (%j) = (0) to (10) {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afpar_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.parallel (%[[ARG5:[^ ]+]]) = (0) to (10) {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_afif_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_afif_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reg_afif_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.execute_region { 
gpu.barrier
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.execute_region { 
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.execute_region { 
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.execute_region { 
gpu.barrier
scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.execute_region { 
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.execute_region { 
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.execute_region { 
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.execute_region { 
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.execute_region { 
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.execute_region { 
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.execute_region { 
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.execute_region { 
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_exec_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.execute_region { 
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_exec_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
memref.alloca_scope { 
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
memref.alloca_scope { 
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.alloca_scope { 
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
memref.alloca_scope { 
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.alloca_scope { 
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.alloca_scope { 
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.alloca_scope { 
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.alloca_scope { 
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
memref.alloca_scope { 
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.alloca_scope { 
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
memref.alloca_scope { 
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.alloca_scope { 
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_scope_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

memref.alloca_scope { 
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_scope_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.index_switch %i
 case 2 {
gpu.barrier
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.index_switch %i
 case 2 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield
}
default {
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.index_switch %i
 case 2 {
gpu.barrier
scf.yield
}
default {
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.index_switch %i
 case 2 {
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield
}
default {
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.index_switch %i
 case 2 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
gpu.barrier
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield
}
default {
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
gpu.barrier
scf.yield
}
default {
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
scf.yield
}
default {
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
scf.yield
}
default {
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_switch2_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

scf.index_switch %i
 case 2 {
 memref.store %v, %m[%i] : memref<8xf32>
scf.yield
}
 case 3 {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
scf.yield
}
default {
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_switch2_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.index_switch %[[ARG2]] 
// CHECK-NEXT:     case 2 {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     case 3 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
"x.y"() ({
gpu.barrier
"x.z"() : () -> ()
}) : () -> ()

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
"x.y"() ({
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
"x.z"() : () -> ()
}) : () -> ()

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

"x.y"() ({
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
"x.z"() : () -> ()
}) : () -> ()
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
"x.y"() ({
gpu.barrier
"x.z"() : () -> ()
}) : () -> ()
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

"x.y"() ({
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
"x.z"() : () -> ()
}) : () -> ()

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

"x.y"() ({
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
"x.z"() : () -> ()
}) : () -> ()

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

"x.y"() ({
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
"x.z"() : () -> ()
}) : () -> ()

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

"x.y"() ({
memref.store %v, %n[%i] : memref<8xf32>
"x.z"() : () -> ()
}) : () -> ()
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
"x.y"() ({
memref.store %v, %n[%i] : memref<8xf32>
"x.z"() : () -> ()
}) : () -> ()

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

"x.y"() ({
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
"x.z"() : () -> ()
}) : () -> ()
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
"x.y"() ({
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
"x.z"() : () -> ()
}) : () -> ()

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

"x.y"() ({
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
"x.z"() : () -> ()
}) : () -> ()
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_unreg_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

"x.y"() ({
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
"x.z"() : () -> ()
}) : () -> ()

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_unreg_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       "x.z"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
%tok = async.execute {
gpu.barrier
async.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
%tok = async.execute {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
async.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%tok = async.execute {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
async.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
%tok = async.execute {
gpu.barrier
async.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%tok = async.execute {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
async.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%tok = async.execute {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
async.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%tok = async.execute {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
async.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%tok = async.execute {
memref.store %v, %n[%i] : memref<8xf32>
async.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
%tok = async.execute {
memref.store %v, %n[%i] : memref<8xf32>
async.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%tok = async.execute {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
async.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
%tok = async.execute {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
async.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%tok = async.execute {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
async.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_asyncx_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

%tok = async.execute {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
async.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_asyncx_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       async.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_in_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.warp_execute_on_lane_0(%i)[32] {
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_in_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_in_bb(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.warp_execute_on_lane_0(%i)[32] {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_in_bb(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_in_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.warp_execute_on_lane_0(%i)[32] {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_in_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_in_ba(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.warp_execute_on_lane_0(%i)[32] {
gpu.barrier
}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_in_ba(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_wrap(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.warp_execute_on_lane_0(%i)[32] {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_wrap(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_wrap2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.warp_execute_on_lane_0(%i)[32] {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_wrap2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_wrapbar(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.warp_execute_on_lane_0(%i)[32] {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_wrapbar(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_out_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.warp_execute_on_lane_0(%i)[32] {
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_out_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_out_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
gpu.warp_execute_on_lane_0(%i)[32] {
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_out_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_outbar_after(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.warp_execute_on_lane_0(%i)[32] {
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_outbar_after(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_outbar_before(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier
gpu.warp_execute_on_lane_0(%i)[32] {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_outbar_before(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_outbar_after2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.warp_execute_on_lane_0(%i)[32] {
gpu.barrier
memref.store %v, %n[%i] : memref<8xf32>
}
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_outbar_after2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reg_warp_rdload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {

gpu.warp_execute_on_lane_0(%i)[32] {
%L = memref.load %m[%i] : memref<8xf32>
gpu.barrier
memref.store %L, %m[%i] : memref<8xf32>
}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reg_warp_rdload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.warp_execute_on_lane_0(%[[ARG2]])[32] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @launchattr(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) workgroup(%w : memref<8xf32, 3>, %w2 : memref<8xf32, 3>) private(%p : memref<8xf32, 5>, %p2 : memref<8xf32, 5>) {
 memref.store %v, %w[%i] : memref<8xf32, 3> 
 gpu.barrier {n = 1 : i64}
 memref.store %v, %m[%i] : memref<8xf32>
 gpu.barrier {n = 2 : i64}
 memref.store %v, %p[%i] : memref<8xf32, 5>
gpu.barrier {n = 3 : i64}
 memref.store %v, %w2[%i] : memref<8xf32, 3>
 gpu.barrier {n = 4 : i64}
 memref.store %v, %w[%i] : memref<8xf32, 3>
 gpu.barrier {n = 5 : i64}
memref.store %v, %p[%i] : memref<8xf32, 5>
 gpu.barrier {n = 6 : i64}
memref.store %v, %p2[%i] : memref<8xf32, 5>
 gpu.terminator
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @launchattr(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) workgroup(%[[ARG17:[^ ]+]] : memref<8xf32, 3>, %[[ARG18:[^ ]+]] : memref<8xf32, 3>) private(%[[ARG19:[^ ]+]] : memref<8xf32, 5>, %[[ARG20:[^ ]+]] : memref<8xf32, 5>) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG17]][%[[ARG2]]] : memref<8xf32, 3>
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 2 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG19]][%[[ARG2]]] : memref<8xf32, 5>
// CHECK-NEXT:       gpu.barrier {n = 3 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG18]][%[[ARG2]]] : memref<8xf32, 3>
// CHECK-NEXT:       gpu.barrier {n = 4 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG17]][%[[ARG2]]] : memref<8xf32, 3>
// CHECK-NEXT:       gpu.barrier {n = 5 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG19]][%[[ARG2]]] : memref<8xf32, 5>
// CHECK-NEXT:       gpu.barrier {n = 6 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG20]][%[[ARG2]]] : memref<8xf32, 5>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb1(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
cf.br ^bb1
^bb1:

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb1(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
cf.br ^bb1
^bb1:
gpu.barrier {n = 7 : i64}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb3(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
cf.br ^bb1
^bb1:
gpu.barrier {n = 7 : i64}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb3(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb4(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
cf.br ^bb1
^bb1:
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb4(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb5(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
cf.br ^bb1
^bb1:
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb5(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb6(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %x[%i] : memref<8xf32>
cf.br ^bb1
^bb1:

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb6(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb7(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier
cf.br ^bb1
^bb1:

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb7(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb8(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 7 : i64}
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier
cf.br ^bb1
^bb1:

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb8(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb9(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
scf.execute_region {
 cf.br ^bb1
^bb1:

gpu.barrier {n = 7 : i64}
memref.store %v, %m[%i] : memref<8xf32>
scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb9(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       gpu.barrier {n = 7 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb10(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
scf.execute_region {
 cf.br ^bb1
^bb1:

gpu.barrier {n = 7 : i64}

scf.yield }

  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb10(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       gpu.barrier {n = 7 : i64}
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb11(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
scf.execute_region {
 cf.br ^bb1
^bb1:

gpu.barrier {n = 7 : i64}

scf.yield }
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb11(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       gpu.barrier {n = 7 : i64}
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb12(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
scf.execute_region {
 cf.br ^bb1
^bb1:
memref.store %v, %m[%i] : memref<8xf32>
scf.yield }

gpu.barrier {n = 7 : i64}
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb12(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier {n = 7 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @mb13(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
scf.execute_region {
 cf.br ^bb1
^bb1:

gpu.barrier {n = 7 : i64}
memref.store %v, %m[%i] : memref<8xf32>
scf.yield }
gpu.barrier
memref.store %v, %m[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @mb13(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       gpu.barrier {n = 7 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
