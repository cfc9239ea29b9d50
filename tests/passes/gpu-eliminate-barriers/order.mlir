// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --gpu-eliminate-barriers | FileCheck %s

func.func @t0(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sm B B lm
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
%l3 = memref.load %m[%i] : memref<8xf32>
memref.store %l3, %z[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t0(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t6(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx B sy B }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t6(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t12(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx F{ B sx B }
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t12(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t18(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sy F{ sx B } sy
memref.store %v, %y[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t18(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t24(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sy I{ B sx }
memref.store %v, %y[%i] : memref<8xf32>
scf.if %c {
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t24(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t30(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// I{ B sx B } B sx
scf.if %c {
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
gpu.barrier {n = 2 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t30(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier {n = 2 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t36(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// P{ sx F{ B } sy }
scf.parallel (%j0) = (%i) to (%i) step (%i) {
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j2 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t36(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t42(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// L{ sx B sx }
gpu.launch blocks(%bx0, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx0, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
gpu.terminator
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t42(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t48(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// A{ sx B } sx
memref.alloca_scope {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t48(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t54(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B lx B lx
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
%l2 = memref.load %x[%i] : memref<8xf32>
memref.store %l2, %z[%i] : memref<8xf32>
gpu.barrier {n = 2 : i64}
%l4 = memref.load %x[%i] : memref<8xf32>
memref.store %l4, %z[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t54(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 2 : i64}
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[V1]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t60(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// B call B
gpu.barrier {n = 0 : i64}
func.call @g() : () -> ()
gpu.barrier {n = 1 : i64}
  return %v : f32
}
func.func private @g()

// CHECK: module {
// CHECK-NEXT:   func.func @t60(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     call @g() : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT: }

// -----

func.func @t4(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx B F{ sy } B sx }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.for %j3 = %i to %i step %i {
memref.store %v, %y[%i] : memref<8xf32>
}
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t4(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t10(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B F{ sx } B }
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
scf.for %j2 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t10(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t16(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ P{ sx B } B }
scf.for %j0 = %i to %i step %i {
scf.parallel (%j1) = (%i) to (%i) step (%i) {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t16(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t22(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B I{ sx B } sy }
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t22(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t28(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx F{ B B } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t28(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t34(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B B B sx sy B B }
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
gpu.barrier {n = 2 : i64}
memref.store %v, %x[%i] : memref<8xf32>
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 3 : i64}
gpu.barrier {n = 4 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t34(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 2 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t40(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx B L{ sx B sx } }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
gpu.launch blocks(%bx3, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx3, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
gpu.terminator
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t40(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       gpu.launch blocks(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]], %[[ARG14:[^ ]+]] = %[[ARG2]]) threads(%[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]], %[[ARG11:[^ ]+]]) in (%[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]], %[[ARG17:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t4(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B I{ B } sx
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.if %c {
gpu.barrier {n = 1 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t4(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t10(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B I{ P{ B } } B sx
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.if %c {
scf.parallel (%j3) = (%i) to (%i) step (%i) {
gpu.barrier {n = 1 : i64}
}
}
gpu.barrier {n = 2 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t10(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
