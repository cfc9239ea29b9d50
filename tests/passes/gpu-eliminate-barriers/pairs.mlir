// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-eliminate-barriers | FileCheck %s

func.func @f(%m: memref<8xf32>, %i: index, %v: f32) {
  %a = memref.alloc() : memref<8xf32>
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  memref.store %v, %a[%i] : memref<8xf32>
  gpu.barrier
  %0 = memref.load %m[%i] : memref<8xf32>
  memref.store %v, %a[%i] : memref<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) {
  %a = memref.load %m[%i] : memref<8xf32>
  gpu.barrier
  memref.store %v, %n[%i] : memref<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) {
  func.call @g() : () -> ()
  gpu.barrier
  %b = memref.load %n[%i] : memref<8xf32>
  return
}
func.func private @g()

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     call @g() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) {
  memref.store %v, %n[%i] : memref<8xf32>
  gpu.barrier
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) {
  scf.for %j = %i to %i step %i {
    memref.store %v, %m[%i] : memref<8xf32>
    gpu.barrier
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) {
  memref.store %v, %m[%i] : memref<8xf32>
  scf.if %c {
    gpu.barrier
  }
  %b = memref.load %m[%i] : memref<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
  gpu.barrier
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  gpu.terminator
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     gpu.launch blocks(%[[ARG4:[^ ]+]], %[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]]) in (%[[ARG10:[^ ]+]] = %[[ARG1]], %[[ARG11:[^ ]+]] = %[[ARG1]], %[[ARG12:[^ ]+]] = %[[ARG1]]) threads(%[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]]) in (%[[ARG13:[^ ]+]] = %[[ARG1]], %[[ARG14:[^ ]+]] = %[[ARG1]], %[[ARG15:[^ ]+]] = %[[ARG1]]) {
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loadload(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) -> (f32, f32) {
  %a = memref.load %m[%i] : memref<8xf32>
  gpu.barrier
  %b = memref.load %m[%i] : memref<8xf32>
  return %a, %b : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @loadload(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @same(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) -> f32 {
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %m[%i] : memref<8xf32>
  return %a : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @callcall(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32) {
  func.call @g() : () -> ()
  gpu.barrier
  func.call @g() : () -> ()
  return 
}
func.func private @g()

// CHECK: module {
// CHECK-NEXT:   func.func @callcall(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     call @g() : () -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     call @g() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT: }

// -----

func.func @allocescaped(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  func.call @g(%x) : (memref<8xf32>) -> ()
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %x[%i] : memref<8xf32>
  return %a : f32
}
func.func private @g(memref<8xf32>)

// CHECK: module {
// CHECK-NEXT:   func.func @allocescaped(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     call @g(%[[ALLOC]]) : (memref<8xf32>) -> ()
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(memref<8xf32>)
// CHECK-NEXT: }

// -----

func.func @alloccallafter(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  %a = memref.load %x[%i] : memref<8xf32>
  gpu.barrier
  func.call @g() : () -> ()
  return %a : f32
}
func.func private @g()

// CHECK: module {
// CHECK-NEXT:   func.func @alloccallafter(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     call @g() : () -> ()
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT: }

// -----

func.func @allocalloc(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  memref.store %v, %x[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %x[%i] : memref<8xf32>
  return %a : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @allocalloc(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<8xf32>
func.func @globalarg(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %n = memref.get_global @g : memref<8xf32>
  memref.store %v, %m[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %n[%i] : memref<8xf32>
  return %a : f32
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<8xf32>
// CHECK-NEXT:   func.func @globalarg(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @g : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[V0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<8xf32>
memref.global @h : memref<8xf32>
func.func @globals2(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %n = memref.get_global @g : memref<8xf32>
  %n2 = memref.get_global @g : memref<8xf32>
  memref.store %v, %n2[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %n[%i] : memref<8xf32>
  return %a : f32
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<8xf32>
// CHECK-NEXT:   memref.global @h : memref<8xf32>
// CHECK-NEXT:   func.func @globals2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @g : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.get_global @g : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[V1]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[V0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @view(%m: memref<8xf32>, %i: index, %v: f32) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  %y = memref.subview %x[0][4][1] : memref<8xf32> to memref<4xf32>
  %z = memref.cast %m : memref<8xf32> to memref<?xf32>
  memref.store %v, %y[%i] : memref<4xf32>
  gpu.barrier
  %a = memref.load %z[%i] : memref<?xf32>
  return %a : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @view(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<8xf32> to memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[SUBVIEW]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sel(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  %y = arith.select %c, %m, %n : memref<8xf32>
  memref.store %v, %y[%i] : memref<8xf32>
  gpu.barrier
  %a = memref.load %x[%i] : memref<8xf32>
  return %a : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sel(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @blockarg(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
  %x = memref.alloc() : memref<8xf32>
  %q = scf.for %j = %i to %i step %i iter_args(%k = %m) -> memref<8xf32> {
    memref.store %v, %k[%i] : memref<8xf32>
    gpu.barrier
    %a = memref.load %x[%i] : memref<8xf32>
    memref.store %a, %x[%i] : memref<8xf32>
    scf.yield %k : memref<8xf32>
  }
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @blockarg(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] iter_args(%[[ARG6:[^ ]+]] = %[[ARG0]]) -> (memref<8xf32>) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG6]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V1]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield %[[ARG6]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @freealloc(%m: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (memref<8xf32>) {
  memref.dealloc %m : memref<8xf32>
  gpu.barrier
  %y = memref.alloc() : memref<8xf32>
  return %y : memref<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @freealloc(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) -> memref<8xf32> {
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     return %[[ALLOC]] : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copy(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (f32) {
  memref.copy %m, %n : memref<8xf32> to memref<8xf32>
  gpu.barrier
  %y = memref.load %m[%i] : memref<8xf32>
  return %y : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ARG1]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vec(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> (vector<4xf32>) {
  %y = vector.transfer_read %m[%i], %v : memref<8xf32>, vector<4xf32>
  gpu.barrier
  vector.transfer_write %y, %m[%i] : vector<4xf32>, memref<8xf32>
  return %y : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vec(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[ARG3]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG2]]] : vector<4xf32>, memref<8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
