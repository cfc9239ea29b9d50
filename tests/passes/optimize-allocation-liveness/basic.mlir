// RUN: mlir-opt %s --split-input-file --optimize-allocation-liveness | FileCheck %s

func.func @a(%c: i1, %m: memref<2xf32>, %i: index) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  %2 = memref.cast %1 : memref<2xf32> to memref<?xf32>
  memref.copy %m, %1 : memref<2xf32> to memref<2xf32>
  scf.if %c {
    memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  }
  %3 = arith.constant 1 : i32
  memref.dealloc %0 : memref<2xf32>
  %4 = memref.dim %2, %i : memref<?xf32>
  %5 = arith.constant 2 : i32
  memref.dealloc %1 : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<2xf32> to memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[ALLOC_0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       memref.copy %[[ARG1]], %[[ALLOC]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[CAST]], %[[ARG2]] : memref<?xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%c: i1, %m: memref<2xf32>, %i: index) {
  %0 = memref.alloc() : memref<2xf32>
  %5 = arith.constant 2 : i32
  memref.dealloc %0 : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%c: i1, %m: memref<2xf32>, %i: index) {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %0, %1 : memref<2xf32>
  memref.copy %s, %m : memref<2xf32> to memref<2xf32>
  %5 = arith.constant 2 : i32
  memref.dealloc %0 : memref<2xf32>
  memref.dealloc %1 : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG0]], %[[ALLOC]], %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%c: i1, %m: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  cf.br ^bb1
^bb1:
  %5 = arith.constant 2 : i32
  memref.dealloc %0 : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%c: i1, %m: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  scf.if %c {
    memref.dealloc %0 : memref<2xf32>
    memref.copy %m, %m : memref<2xf32> to memref<2xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:       memref.copy %[[ARG1]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %m: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  %a = arith.constant 1 : i32
  memref.dealloc %0 : memref<2xf32>
  memref.copy %m, %m : memref<2xf32> to memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%c: i1, %m: memref<2xf32>) {
  %1 = memref.alloca() : memref<2xf32>
  %0 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  %a = arith.constant 1 : i32
  memref.dealloc %0 : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %[[V0]] : memref<2xf32>
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @h(%c: i1, %m: memref<2xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %0 = memref.alloc() : memref<2xf32>
    %r = scf.for %j = %n to %n step %n iter_args(%x = %0) -> memref<2xf32> {
      scf.yield %x : memref<2xf32>
    }
    %a = arith.constant 1 : i32
    memref.copy %r, %m : memref<2xf32> to memref<2xf32>
    %b = arith.constant 1 : i32
    memref.dealloc %0 : memref<2xf32>
    %d = arith.constant 1 : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %[[V0:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] iter_args(%[[ARG5:[^ ]+]] = %[[ALLOC]]) -> (memref<2xf32>) {
// CHECK-NEXT:         scf.yield %[[ARG5]] : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       memref.copy %[[V0]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:       %[[C1_I32_0:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_1:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i(%c: i1, %m: memref<2xf32>, %n: index) {
  %0 = memref.alloc() : memref<2xf32>
  scf.if %c {
     memref.copy %0, %m : memref<2xf32> to memref<2xf32>
     scf.if %c {
       %t = memref.load %0[%n] : memref<2xf32>
     }
  }
  %a = arith.constant 1 : i32
  scf.if %c {
    %g = arith.constant 3 : i32
  }
  memref.dealloc %0 : memref<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @i(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       memref.copy %[[ALLOC]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.if %[[ARG0]] {
// CHECK-NEXT:         %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     scf.if %[[ARG0]] {
// CHECK-NEXT:       %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @k(%c: i1, %m: memref<2xf32>, %n: index) {
  %0 = memref.alloc() : memref<2xf32>
  %v = memref.subview %0[0][1][1] : memref<2xf32> to memref<1xf32, strided<[1]>>
  %a = arith.constant 1 : i32
  %e = memref.load %0[%n] : memref<2xf32>
  %b = arith.constant 1 : i32
  memref.dealloc %0 : memref<2xf32>
  %b2 = arith.constant 1 : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @k(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][0] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1]>>
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<2xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     %[[C1_I32_0:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C1_I32_1:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%c: i1, %m: memref<2xf32>) {
  %0 = memref.alloc() : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  memref.copy %1, %m : memref<2xf32> to memref<2xf32>
  %x = arith.constant 1 : i32
  %2 = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb1(%2 : memref<2xf32>), ^bb2
^bb1(%k: memref<2xf32>):
  %3 = memref.alloc() : memref<2xf32>
  memref.copy %3, %k : memref<2xf32> to memref<2xf32>
  %y = arith.constant 1 : i32
  memref.dealloc %3 : memref<2xf32>
  %z = arith.constant 1 : i32
  memref.dealloc %1 : memref<2xf32>
  return
^bb2:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: memref<2xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[ARG1]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[ALLOC_1]] : memref<2xf32>), ^bb2
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: memref<2xf32>):  // pred: ^bb0
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_2]], %[[V0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<2xf32>
// CHECK-NEXT:     %[[C1_I32_3:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C1_I32_4:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
