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

func.func @t1(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B sm B }
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sm B B }
scf.for %j0 = %i to %i step %i {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t3(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B B sm }
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
memref.store %v, %m[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t3(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t4(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sm B sm B }
scf.for %j0 = %i to %i step %i {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t4(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t5(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sm B sn B }
scf.for %j0 = %i to %i step %i {
memref.store %v, %m[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %n[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t5(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
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

func.func @t7(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx B sy B sx }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t7(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t8(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx B sy }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t8(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
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

func.func @t9(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx B sy B sy B sx }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 2 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t9(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 2 : i64}
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
// sx F{ B sy }
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t10(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t11(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx F{ sy B }
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t11(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
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

func.func @t13(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx F{ B } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t13(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t14(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx F{ sy B } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t14(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t15(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sy B } sy
scf.for %j0 = %i to %i step %i {
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t15(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t16(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B sy } sy
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t16(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t17(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sy F{ B sy }
memref.store %v, %y[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t17(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
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

func.func @t19(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// P{ sx B sy }
scf.parallel (%j0) = (%i) to (%i) step (%i) {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t19(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t20(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// P{ sx B sy B }
scf.parallel (%j0) = (%i) to (%i) step (%i) {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t20(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t21(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// P{ B sx B }
scf.parallel (%j0) = (%i) to (%i) step (%i) {
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t21(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t22(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// I{ sx B sy }
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t22(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t23(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sy I{ sx B sy }
memref.store %v, %y[%i] : memref<8xf32>
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t23(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
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

func.func @t25(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B I{ sx }
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t25(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t26(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B I{ B sx }
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.if %c {
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t26(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t27(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B I{ B sx } B sx
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.if %c {
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
gpu.barrier {n = 2 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t27(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier {n = 2 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t28(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// I{ sx B } sx
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t28(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t29(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// I{ sx B } B sx
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t29(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
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

func.func @t31(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ I{ sx B } }
scf.for %j0 = %i to %i step %i {
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t31(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t32(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx I{ B } sx }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
scf.if %c {
gpu.barrier {n = 0 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t32(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t33(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx I{ B } sy }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
scf.if %c {
gpu.barrier {n = 0 : i64}
}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t33(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t34(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx P{ B } sy }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
scf.parallel (%j2) = (%i) to (%i) step (%i) {
gpu.barrier {n = 0 : i64}
}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t34(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t35(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// P{ sx I{ B } sy }
scf.parallel (%j0) = (%i) to (%i) step (%i) {
memref.store %v, %x[%i] : memref<8xf32>
scf.if %c {
gpu.barrier {n = 0 : i64}
}
memref.store %v, %y[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t35(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
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

func.func @t37(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ F{ sx B } }
scf.for %j0 = %i to %i step %i {
scf.for %j1 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t37(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t38(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx F{ B sy } }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j2 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t38(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t39(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx F{ sy B } B }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j2 = %i to %i step %i {
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t39(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t40(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B F{ sx B } }
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
scf.for %j2 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t40(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t41(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
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
// CHECK-NEXT:   func.func @t41(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
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

func.func @t43(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ L{ sx B } }
scf.for %j0 = %i to %i step %i {
gpu.launch blocks(%bx1, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx1, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
gpu.terminator
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t43(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.launch blocks(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]], %[[ARG14:[^ ]+]] = %[[ARG2]]) threads(%[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]], %[[ARG11:[^ ]+]]) in (%[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]], %[[ARG17:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t44(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// L{ F{ sx B } }
gpu.launch blocks(%bx0, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx0, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
scf.for %j1 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
gpu.terminator
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t44(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       scf.for %[[ARG17:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t45(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// L{ F{ sx B B } }
gpu.launch blocks(%bx0, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx0, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
scf.for %j1 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
gpu.terminator
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t45(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       scf.for %[[ARG17:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t46(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx F{ I{ B } } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
scf.if %c {
gpu.barrier {n = 0 : i64}
}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t46(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t47(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx I{ F{ B } } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.if %c {
scf.for %j2 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t47(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
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

func.func @t49(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// A{ B sx B }
memref.alloca_scope {
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t49(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t50(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ A{ B sx B } }
scf.for %j0 = %i to %i step %i {
memref.alloca_scope {
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t50(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.alloca_scope  {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t51(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// E{ sx B sy }
scf.execute_region {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
scf.yield }
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t51(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t52(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// E{ sx B sy B }
scf.execute_region {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
scf.yield }
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t52(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t53(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B lx B sy
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
%l2 = memref.load %x[%i] : memref<8xf32>
memref.store %l2, %z[%i] : memref<8xf32>
gpu.barrier {n = 2 : i64}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t53(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOC_1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
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

func.func @t55(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// lx B lx B sx
%l1 = memref.load %x[%i] : memref<8xf32>
memref.store %l1, %z[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
%l3 = memref.load %x[%i] : memref<8xf32>
memref.store %l3, %z[%i] : memref<8xf32>
gpu.barrier {n = 3 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t55(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[V1]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 3 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t56(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B lx B sx
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
%l2 = memref.load %x[%i] : memref<8xf32>
memref.store %l2, %z[%i] : memref<8xf32>
gpu.barrier {n = 2 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t56(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 2 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t57(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// call B sx
func.call @g() : () -> ()
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}
func.func private @g()

// CHECK: module {
// CHECK-NEXT:   func.func @t57(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     call @g() : () -> ()
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT: }

// -----

func.func @t58(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B call
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
func.call @g() : () -> ()
  return %v : f32
}
func.func private @g()

// CHECK: module {
// CHECK-NEXT:   func.func @t58(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     call @g() : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT: }

// -----

func.func @t59(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B B call
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
func.call @g() : () -> ()
  return %v : f32
}
func.func private @g()

// CHECK: module {
// CHECK-NEXT:   func.func @t59(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     call @g() : () -> ()
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g()
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

func.func @t61(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ call B }
scf.for %j0 = %i to %i step %i {
func.call @g() : () -> ()
gpu.barrier {n = 0 : i64}
}
  return %v : f32
}
func.func private @g()

// CHECK: module {
// CHECK-NEXT:   func.func @t61(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       func.call @g() : () -> ()
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT: }

// -----

func.func @t0(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// P{ B B sx }
scf.parallel (%j0) = (%i) to (%i) step (%i) {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t0(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// P{ sx B B }
scf.parallel (%j0) = (%i) to (%i) step (%i) {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// E{ B B sx }
scf.execute_region {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
scf.yield }
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.execute_region {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t3(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx P{ B B } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.parallel (%j1) = (%i) to (%i) step (%i) {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t3(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
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

func.func @t5(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// P{ sx F{ B sy } }
scf.parallel (%j0) = (%i) to (%i) step (%i) {
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j2 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t5(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t6(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ F{ sx B } }
scf.for %j0 = %i to %i step %i {
scf.for %j1 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t6(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t7(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx F{ B sy } }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j2 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
memref.store %v, %y[%i] : memref<8xf32>
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t7(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t8(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx F{ sy B } B }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j2 = %i to %i step %i {
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t8(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t9(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B F{ sx B } }
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
scf.for %j2 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t9(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       }
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

func.func @t11(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ F{ B sx } }
scf.for %j0 = %i to %i step %i {
scf.for %j1 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t11(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t12(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ F{ B sx } B }
scf.for %j0 = %i to %i step %i {
scf.for %j1 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t12(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t13(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx F{ B } }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j2 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t13(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t14(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx F{ F{ B } } sy
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
scf.for %j2 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
}
}
memref.store %v, %y[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t14(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t15(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx F{ F{ B } sx }
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
scf.for %j2 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t15(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
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

func.func @t17(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ I{ B } sx }
scf.for %j0 = %i to %i step %i {
scf.if %c {
gpu.barrier {n = 0 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t17(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
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
// F{ I{ B sx } B }
scf.for %j0 = %i to %i step %i {
scf.if %c {
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t18(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t19(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ I{ sx B } B }
scf.for %j0 = %i to %i step %i {
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t19(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t20(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ I{ B } B sx }
scf.for %j0 = %i to %i step %i {
scf.if %c {
gpu.barrier {n = 0 : i64}
}
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t20(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t21(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B I{ B } sx }
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
scf.if %c {
gpu.barrier {n = 1 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t21(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
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

func.func @t23(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sy I{ sx B } B }
scf.for %j0 = %i to %i step %i {
memref.store %v, %y[%i] : memref<8xf32>
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t23(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t24(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// I{ I{ sx B } } sx
scf.if %c {
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t24(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t25(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx I{ I{ B } } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.if %c {
scf.if %c {
gpu.barrier {n = 0 : i64}
}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t25(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t26(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// I{ B I{ sx B } } sx
scf.if %c {
gpu.barrier {n = 0 : i64}
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 1 : i64}
}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t26(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t27(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx F{ B B }
memref.store %v, %x[%i] : memref<8xf32>
scf.for %j1 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t27(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
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

func.func @t29(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B F{ B } B sx
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.for %j2 = %i to %i step %i {
gpu.barrier {n = 1 : i64}
}
gpu.barrier {n = 2 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t29(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t30(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx B lx B sy B }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
%l2 = memref.load %x[%i] : memref<8xf32>
memref.store %l2, %z[%i] : memref<8xf32>
gpu.barrier {n = 2 : i64}
memref.store %v, %y[%i] : memref<8xf32>
gpu.barrier {n = 3 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t30(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ALLOC_1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 2 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t31(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B B }
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t31(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t32(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ B }
scf.for %j0 = %i to %i step %i {
gpu.barrier {n = 0 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t32(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t33(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// B F{ B sx } B
gpu.barrier {n = 0 : i64}
scf.for %j1 = %i to %i step %i {
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
gpu.barrier {n = 2 : i64}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t33(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
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

func.func @t35(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx A{ B } sx }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
memref.alloca_scope {
gpu.barrier {n = 0 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t35(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       memref.alloca_scope  {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t36(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// A{ F{ sx B } }
memref.alloca_scope {
scf.for %j1 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t36(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t37(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// A{ sx } B A{ sx }
memref.alloca_scope {
memref.store %v, %x[%i] : memref<8xf32>
}
gpu.barrier {n = 0 : i64}
memref.alloca_scope {
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t37(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t38(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// L{ A{ sx } B I{ sx } }
gpu.launch blocks(%bx0, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx0, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
memref.alloca_scope {
memref.store %v, %x[%i] : memref<8xf32>
}
gpu.barrier {n = 0 : i64}
scf.if %c {
memref.store %v, %x[%i] : memref<8xf32>
}
gpu.terminator
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t38(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       memref.alloca_scope  {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t39(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// L{ P{ sx B sx } B }
gpu.launch blocks(%bx0, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx0, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
scf.parallel (%j1) = (%i) to (%i) step (%i) {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
gpu.barrier {n = 1 : i64}
gpu.terminator
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t39(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     gpu.launch blocks(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[ARG2]], %[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]]) threads(%[[ARG8:[^ ]+]], %[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]]) in (%[[ARG14:[^ ]+]] = %[[ARG2]], %[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:       scf.parallel (%[[ARG17:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
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

func.func @t41(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ L{ sx B sx } B sx }
scf.for %j0 = %i to %i step %i {
gpu.launch blocks(%bx1, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx1, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
memref.store %v, %x[%i] : memref<8xf32>
gpu.terminator
}
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t41(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       gpu.launch blocks(%[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]], %[[ARG8:[^ ]+]]) in (%[[ARG12:[^ ]+]] = %[[ARG2]], %[[ARG13:[^ ]+]] = %[[ARG2]], %[[ARG14:[^ ]+]] = %[[ARG2]]) threads(%[[ARG9:[^ ]+]], %[[ARG10:[^ ]+]], %[[ARG11:[^ ]+]]) in (%[[ARG15:[^ ]+]] = %[[ARG2]], %[[ARG16:[^ ]+]] = %[[ARG2]], %[[ARG17:[^ ]+]] = %[[ARG2]]) {
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         gpu.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t0(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx I{ B B } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.if %c {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t0(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t1(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx A{ B B } sx
memref.store %v, %x[%i] : memref<8xf32>
memref.alloca_scope {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t1(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t2(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx I{ B B sx }
memref.store %v, %x[%i] : memref<8xf32>
scf.if %c {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t3(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx I{ B } B sx
memref.store %v, %x[%i] : memref<8xf32>
scf.if %c {
gpu.barrier {n = 0 : i64}
}
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t3(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
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

func.func @t5(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx P{ B } B sx
memref.store %v, %x[%i] : memref<8xf32>
scf.parallel (%j1) = (%i) to (%i) step (%i) {
gpu.barrier {n = 0 : i64}
}
gpu.barrier {n = 1 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t5(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 1 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t6(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B P{ B } sx
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.parallel (%j2) = (%i) to (%i) step (%i) {
gpu.barrier {n = 1 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t6(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t7(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx P{ I{ B B } } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.parallel (%j1) = (%i) to (%i) step (%i) {
scf.if %c {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t7(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       scf.if %[[ARG4]] {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t8(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx I{ P{ B B } } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.if %c {
scf.parallel (%j2) = (%i) to (%i) step (%i) {
gpu.barrier {n = 0 : i64}
gpu.barrier {n = 1 : i64}
}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t8(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:         gpu.barrier {n = 0 : i64}
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t9(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx I{ B P{ B } B } sx
memref.store %v, %x[%i] : memref<8xf32>
scf.if %c {
gpu.barrier {n = 0 : i64}
scf.parallel (%j3) = (%i) to (%i) step (%i) {
gpu.barrier {n = 1 : i64}
}
gpu.barrier {n = 2 : i64}
}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t9(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     scf.if %[[ARG4]] {
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 2 : i64}
// CHECK-NEXT:     }
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

// -----

func.func @t11(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// sx B F{ P{ B } } B sx
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.for %j2 = %i to %i step %i {
scf.parallel (%j3) = (%i) to (%i) step (%i) {
gpu.barrier {n = 1 : i64}
}
}
gpu.barrier {n = 2 : i64}
memref.store %v, %x[%i] : memref<8xf32>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t11(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     gpu.barrier {n = 0 : i64}
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t12(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx B P{ B } B sx }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.parallel (%j3) = (%i) to (%i) step (%i) {
gpu.barrier {n = 1 : i64}
}
gpu.barrier {n = 2 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t12(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 2 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t13(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// F{ sx B F{ B } B sx }
scf.for %j0 = %i to %i step %i {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.for %j3 = %i to %i step %i {
gpu.barrier {n = 1 : i64}
}
gpu.barrier {n = 2 : i64}
memref.store %v, %x[%i] : memref<8xf32>
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t13(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 2 : i64}
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t14(%m: memref<8xf32>, %n: memref<8xf32>, %i: index, %v: f32, %c: i1) -> f32 {
%x = memref.alloc() : memref<8xf32>
%y = memref.alloc() : memref<8xf32>
%z = memref.alloc() : memref<8xf32>
// P{ sx B P{ B } B }
scf.parallel (%j0) = (%i) to (%i) step (%i) {
memref.store %v, %x[%i] : memref<8xf32>
gpu.barrier {n = 0 : i64}
scf.parallel (%j3) = (%i) to (%i) step (%i) {
gpu.barrier {n = 1 : i64}
}
gpu.barrier {n = 2 : i64}
}
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @t14(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: i1) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       gpu.barrier {n = 0 : i64}
// CHECK-NEXT:       scf.parallel (%[[ARG6:[^ ]+]]) = (%[[ARG2]]) to (%[[ARG2]]) step (%[[ARG2]]) {
// CHECK-NEXT:         gpu.barrier {n = 1 : i64}
// CHECK-NEXT:         scf.reduce 
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.barrier {n = 2 : i64}
// CHECK-NEXT:       scf.reduce 
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
