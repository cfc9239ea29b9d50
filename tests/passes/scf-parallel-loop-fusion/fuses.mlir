// RUN: mlir-opt %s --split-input-file --scf-parallel-loop-fusion --allow-unregistered-dialect | FileCheck %s

func.func @a(%A: memref<8xf32>, %B: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %s = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %A[%i] : memref<8xf32>
    memref.store %v, %s[%i] : memref<8xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %s[%i] : memref<8xf32>
    memref.store %v, %B[%i] : memref<8xf32>
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG2:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %alloc[%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG2]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0]] = memref.load %alloc[%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @noalias(%A: memref<8xf32>, %B: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %A[%i] : memref<8xf32>
    memref.store %v, %B[%i] : memref<8xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %A[%i] : memref<8xf32>
    memref.store %v, %B[%i] : memref<8xf32>
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @noalias(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.parallel (%[[ARG2:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG2]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
memref.global @g1 : memref<8xf32>
memref.global @g2 : memref<8xf32>
func.func @globals() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %A = memref.get_global @g1 : memref<8xf32>
  %B = memref.get_global @g2 : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %A[%i] : memref<8xf32>
    memref.store %v, %B[%i] : memref<8xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %A[%i] : memref<8xf32>
    memref.store %v, %B[%i] : memref<8xf32>
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g1 : memref<8xf32>
// CHECK-NEXT:   memref.global @g2 : memref<8xf32>
// CHECK-NEXT:   func.func @globals() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = memref.get_global @g1 : memref<8xf32>
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = memref.get_global @g2 : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG0:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = memref.load %[[V0]][%[[ARG0]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V2]], %[[V1]][%[[ARG0]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG0]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V2]] = memref.load %[[V0]][%[[ARG0]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V2]], %[[V1]][%[[ARG0]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @distinct(%A0: memref<8xf32>, %B0: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %A, %B = memref.distinct_objects %A0, %B0 : memref<8xf32>, memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %A[%i] : memref<8xf32>
    memref.store %v, %B[%i] : memref<8xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %A[%i] : memref<8xf32>
    memref.store %v, %B[%i] : memref<8xf32>
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @distinct(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]]:2 = memref.distinct_objects %[[ARG0]], %[[ARG1]] : memref<8xf32>, memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG2:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[V0]]#0[%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V1]], %[[V0]]#1[%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = memref.load %[[V0]]#0[%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V2]], %[[V0]]#1[%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @alloca(%A: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %B = memref.alloca() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %A[%i] : memref<8xf32>
    memref.store %v, %B[%i] : memref<8xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %v = memref.load %A[%i] : memref<8xf32>
    memref.store %v, %B[%i] : memref<8xf32>
    scf.reduce
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @alloca(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG1:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %alloca[%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V1]], %alloca[%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @red(%A: memref<8xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%f) -> f32 {
    %v = memref.load %A[%i] : memref<8xf32>
    scf.reduce(%v : f32) {
      ^bb0(%a: f32, %b: f32):
       %x = arith.addf %a, %b : f32
       scf.reduce.return %x : f32
    }
  }
  %k = arith.addf %f, %f : f32
  %r2 = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%k) -> f32 {
    %v = memref.load %A[%i] : memref<8xf32>
    scf.reduce(%v : f32) {
      ^bb0(%a: f32, %b: f32):
       %x = arith.mulf %a, %b : f32
       scf.reduce.return %x : f32
    }
  }
  return %r, %r2 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @red(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>) -> (f32, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.addf %cst, %cst : f32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]]:2 = scf.parallel (%[[ARG1:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) init (%cst, %[[V0]]) -> (f32, f32) {
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce(%[[V2]], %[[V3]] : f32, f32) {
// CHECK-NEXT:       ^bb0(%[[ARG2:[a-zA-Z0-9_]+]]: f32, %[[ARG3:[a-zA-Z0-9_]+]]: f32):
// CHECK-NEXT:         %[[V4:[a-zA-Z0-9_]+]] = arith.addf %[[ARG2]], %[[ARG3]] : f32
// CHECK-NEXT:         scf.reduce.return %[[V4]] : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%[[ARG2]]: f32, %[[ARG3]]: f32):
// CHECK-NEXT:         %[[V4]] = arith.mulf %[[ARG2]], %[[ARG3]] : f32
// CHECK-NEXT:         scf.reduce.return %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]]#0, %[[V1]]#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
