// RUN: mlir-opt %s --split-input-file --scf-parallel-loop-fusion --allow-unregistered-dialect | FileCheck %s

func.func @f1(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = memref.alloc() : memref<8xf32>
  %u = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %t[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %t[%i] : memref<8xf32>
    memref.store %x, %u[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f1(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG1:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %alloc[%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %alloc[%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V1]], %alloc_0[%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f2(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %b[%i] : memref<8xf32>
    memref.store %x, %c[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f2(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.parallel (%[[ARG3:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG3]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0]] = memref.load %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG2]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f3(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %c[%i] : memref<8xf32>
    memref.store %x, %a[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f3(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.parallel (%[[ARG3:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG3]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0]] = memref.load %[[ARG2]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f4(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f4(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.parallel (%[[ARG3:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG3]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f5(%a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = memref.alloc() : memref<8xf32>
  %u = memref.alloc() : memref<8xf32>
  %q = memref.cast %t : memref<8xf32> to memref<?xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %t[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %q[%i] : memref<?xf32>
    memref.store %x, %u[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f5(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG1:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %alloc[%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG1]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0]] = memref.load %cast[%[[ARG1]]] : memref<?xf32>
// CHECK-NEXT:       memref.store %[[V0]], %alloc_0[%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f6(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %c[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f6(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.parallel (%[[ARG3:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG3]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0]] = memref.load %[[ARG2]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f7(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %b[%j] : memref<8xf32>
    memref.store %x, %c[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f7(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.parallel (%[[ARG3:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG3]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0]] = arith.addi %[[ARG3]], %c1 : index
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[ARG1]][%[[V0]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V1]], %[[ARG2]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f8(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = memref.alloc() : memref<8xf32>
  %u = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %t[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %b[%i] : memref<8xf32>
    memref.store %x, %t[%j] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f8(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG3:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %alloc[%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG3]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0]] = arith.addi %[[ARG3]], %c1 : index
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V1]], %alloc[%[[V0]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f9(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %t[%i] : memref<8xf32>
    %y = memref.load %b[%i] : memref<8xf32>
    memref.store %y, %t[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %t[%i] : memref<8xf32>
    memref.store %x, %t[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f9(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG3:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %alloc[%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V1]], %alloc[%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = arith.addi %[[ARG3]], %c1 : index
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = memref.load %alloc[%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V3]], %alloc[%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f10(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%j] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f10(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.parallel (%[[ARG3:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG3]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0]] = arith.addi %[[ARG3]], %c1 : index
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %[[V1]], %[[ARG1]][%[[V0]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = memref.get_global @g : memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<8xf32>
// CHECK-NEXT:   func.func private @ext() -> memref<8xf32>
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<4xmemref<8xf32>>, %[[ARG3:[a-zA-Z0-9_]+]]: i1, %[[ARG4:[a-zA-Z0-9_]+]]: memref<16xf32>, %[[ARG5:[a-zA-Z0-9_]+]]: tensor<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = memref.get_global @g : memref<8xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG6:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[V0]][%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG6]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       memref.store %cst, %alloc[%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = "foo.get"() : () -> memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<8xf32>
// CHECK-NEXT:   func.func private @ext() -> memref<8xf32>
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<4xmemref<8xf32>>, %[[ARG3:[a-zA-Z0-9_]+]]: i1, %[[ARG4:[a-zA-Z0-9_]+]]: memref<16xf32>, %[[ARG5:[a-zA-Z0-9_]+]]: tensor<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = "foo.get"() : () -> memref<8xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG6:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[V0]][%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG6]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       memref.store %cst, %alloc[%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a0 = memref.cast %arg : memref<8xf32> to memref<?xf32>
  %a = memref.cast %a0 : memref<?xf32> to memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<8xf32>
// CHECK-NEXT:   func.func private @ext() -> memref<8xf32>
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<4xmemref<8xf32>>, %[[ARG3:[a-zA-Z0-9_]+]]: i1, %[[ARG4:[a-zA-Z0-9_]+]]: memref<16xf32>, %[[ARG5:[a-zA-Z0-9_]+]]: tensor<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %[[ARG0]] : memref<8xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %cast : memref<?xf32> to memref<8xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG6:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %cast_0[%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %cst, %alloc[%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = arith.select %cond, %arg, %arg2 : memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<8xf32>
// CHECK-NEXT:   func.func private @ext() -> memref<8xf32>
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<4xmemref<8xf32>>, %[[ARG3:[a-zA-Z0-9_]+]]: i1, %[[ARG4:[a-zA-Z0-9_]+]]: memref<16xf32>, %[[ARG5:[a-zA-Z0-9_]+]]: tensor<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.select %[[ARG3]], %[[ARG0]], %[[ARG1]] : memref<8xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG6:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[V0]][%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG6]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       memref.store %cst, %alloc[%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a1 = memref.subview %big[0][8][1] : memref<16xf32> to memref<8xf32, strided<[1]>>
  %a = memref.cast %a1 : memref<8xf32, strided<[1]>> to memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<8xf32>
// CHECK-NEXT:   func.func private @ext() -> memref<8xf32>
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<4xmemref<8xf32>>, %[[ARG3:[a-zA-Z0-9_]+]]: i1, %[[ARG4:[a-zA-Z0-9_]+]]: memref<16xf32>, %[[ARG5:[a-zA-Z0-9_]+]]: tensor<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %subview = memref.subview %[[ARG4]][0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<8xf32, strided<[1]>> to memref<8xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG6:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V0:[a-zA-Z0-9_]+]] = memref.load %cast[%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       memref.store %cst, %alloc[%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

memref.global @g : memref<8xf32>
func.func private @ext() -> memref<8xf32>
func.func @f(%arg: memref<8xf32>, %arg2: memref<8xf32>, %mm: memref<4xmemref<8xf32>>, %cond: i1, %big: memref<16xf32>, %ten: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = scf.if %cond -> memref<8xf32> { scf.yield %arg : memref<8xf32> } else { %q = "foo.get"() : () -> memref<8xf32>
 scf.yield %q : memref<8xf32> }
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global @g : memref<8xf32>
// CHECK-NEXT:   func.func private @ext() -> memref<8xf32>
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: memref<4xmemref<8xf32>>, %[[ARG3:[a-zA-Z0-9_]+]]: i1, %[[ARG4:[a-zA-Z0-9_]+]]: memref<16xf32>, %[[ARG5:[a-zA-Z0-9_]+]]: tensor<8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.if %[[ARG3]] -> (memref<8xf32>) {
// CHECK-NEXT:       scf.yield %[[ARG0]] : memref<8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = "foo.get"() : () -> memref<8xf32>
// CHECK-NEXT:       scf.yield %[[V1]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG6:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V1]] = memref.load %[[V0]][%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG6]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       memref.store %cst, %alloc[%[[ARG6]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = "foo.get"() : () -> memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = "foo.get"() : () -> memref<8xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG2:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = memref.load %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG2]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       memref.store %cst, %alloc[%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = memref.cast %arg : memref<8xf32> to memref<8xf32>
  memref.alloca_scope {
  %t = memref.alloca() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cast = memref.cast %[[ARG0]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<8xf32>
// CHECK-NEXT:       scf.parallel (%[[ARG2:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:         %[[V0:[a-zA-Z0-9_]+]] = memref.load %cast[%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         memref.store %cst, %alloca[%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:         scf.reduce
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%arg: memref<8xf32>, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant 0.0 : f32
  %a = "foo.get"() : () -> memref<8xf32>
  %q = "foo.q"() : () -> memref<8xf32>
  %t = bufferization.clone %q : memref<8xf32> to memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    memref.store %f, %t[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = "foo.get"() : () -> memref<8xf32>
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = "foo.q"() : () -> memref<8xf32>
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = bufferization.clone %[[V1]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT:     scf.parallel (%[[ARG2:[a-zA-Z0-9_]+]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = memref.load %[[V0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.parallel (%[[ARG2]]) = (%c0) to (%c8) step (%c1) {
// CHECK-NEXT:       memref.store %cst, %[[V2]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
