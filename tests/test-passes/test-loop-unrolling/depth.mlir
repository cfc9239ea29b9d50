// RUN: mlir-opt %s --allow-unregistered-dialect --test-loop-unrolling='unroll-factor=2 loop-depth=1' | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --allow-unregistered-dialect --test-loop-unrolling='unroll-factor=-1 loop-depth=1' | FileCheck %s --check-prefix=TWO
// RUN: mlir-opt %s --allow-unregistered-dialect --test-loop-unrolling='unroll-factor=1' | FileCheck %s --check-prefix=THREE

func.func @f(%a: index, %b: index, %s: index, %m: memref<?xi32>) {
  scf.for %i = %a to %b step %s {
    %x = memref.load %m[%i] : memref<?xi32>
    memref.store %x, %m[%i] : memref<?xi32>
  }
  return
}
func.func @g(%m: memref<?xi32>, %i0: i32) -> i32 {
  %a = arith.constant 0 : index
  %b = arith.constant 20 : index
  %s = arith.constant 1 : index
  %r = scf.for %i = %a to %b step %s iter_args(%q = %i0) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32>
    memref.store %x, %m[%i] : memref<?xi32>
    %z = scf.for %j = %a to %i step %s iter_args(%w = %q) -> i32 {
      %k = arith.addi %w, %x : i32
      scf.yield %k : i32
    }
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @h(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c20 = arith.constant 20 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c20 step %c1 {
    %x = memref.load %m[%i] : memref<?xi32>
    scf.execute_region {
    scf.for %j = %c0 to %c1 step %c1 {
      memref.store %x, %m[%i] : memref<?xi32>
scf.yield }
scf.yield }
  }

  return
}




// ONE: module {
// ONE-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xi32>) {
// ONE-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// ONE-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG3]][%[[ARG4]]] : memref<?xi32>
// ONE-NEXT:       memref.store %[[V0]], %[[ARG3]][%[[ARG4]]] : memref<?xi32>
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[C20]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (i32) {
// ONE-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<?xi32>
// ONE-NEXT:       memref.store %[[V1]], %[[ARG0]][%[[ARG2]]] : memref<?xi32>
// ONE-NEXT:       %[[V2:[^ ]+]] = arith.subi %[[ARG2]], %[[C0]] : index
// ONE-NEXT:       %[[C1_0:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:       %[[V3:[^ ]+]] = arith.subi %[[C1]], %[[C1_0]] : index
// ONE-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : index
// ONE-NEXT:       %[[V5:[^ ]+]] = arith.divui %[[V4]], %[[C1]] : index
// ONE-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:       %[[V6:[^ ]+]] = arith.remsi %[[V5]], %[[C2]] : index
// ONE-NEXT:       %[[V7:[^ ]+]] = arith.subi %[[V5]], %[[V6]] : index
// ONE-NEXT:       %[[V8:[^ ]+]] = arith.muli %[[V7]], %[[C1]] : index
// ONE-NEXT:       %[[V9:[^ ]+]] = arith.addi %[[C0]], %[[V8]] : index
// ONE-NEXT:       %[[V10:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// ONE-NEXT:       %[[V11:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[V9]] step %[[V10]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG3]]) -> (i32) {
// ONE-NEXT:         %[[V13:[^ ]+]] = arith.addi %[[ARG5]], %[[V1]] : i32
// ONE-NEXT:         %[[V14:[^ ]+]] = arith.addi %[[V13]], %[[V1]] : i32
// ONE-NEXT:         scf.yield %[[V14]] : i32
// ONE-NEXT:       }
// ONE-NEXT:       %[[V12:[^ ]+]] = scf.for %[[ARG4]] = %[[V9]] to %[[ARG2]] step %[[C1]] iter_args(%[[ARG5]] = %[[V11]]) -> (i32) {
// ONE-NEXT:         %[[V13]] = arith.addi %[[ARG5]], %[[V1]] : i32
// ONE-NEXT:         scf.yield %[[V13]] : i32
// ONE-NEXT:       }
// ONE-NEXT:       scf.yield %[[V12]] : i32
// ONE-NEXT:     }
// ONE-NEXT:     return %[[V0]] : i32
// ONE-NEXT:   }
// ONE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>) {
// ONE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// ONE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ONE-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[C20]] step %[[C1]] {
// ONE-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xi32>
// ONE-NEXT:       scf.execute_region {
// ONE-NEXT:         %[[C0_0:[^ ]+]] = arith.constant 0 : index
// ONE-NEXT:         %[[C2:[^ ]+]] = arith.constant 2 : index
// ONE-NEXT:         memref.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<?xi32>
// ONE-NEXT:         scf.yield
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: module {
// TWO-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xi32>) {
// TWO-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// TWO-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG3]][%[[ARG4]]] : memref<?xi32>
// TWO-NEXT:       memref.store %[[V0]], %[[ARG3]][%[[ARG4]]] : memref<?xi32>
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[C20]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (i32) {
// TWO-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<?xi32>
// TWO-NEXT:       memref.store %[[V1]], %[[ARG0]][%[[ARG2]]] : memref<?xi32>
// TWO-NEXT:       %[[V2:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[ARG2]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG3]]) -> (i32) {
// TWO-NEXT:         %[[V3:[^ ]+]] = arith.addi %[[ARG5]], %[[V1]] : i32
// TWO-NEXT:         scf.yield %[[V3]] : i32
// TWO-NEXT:       }
// TWO-NEXT:       scf.yield %[[V2]] : i32
// TWO-NEXT:     }
// TWO-NEXT:     return %[[V0]] : i32
// TWO-NEXT:   }
// TWO-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>) {
// TWO-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TWO-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// TWO-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TWO-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[C20]] step %[[C1]] {
// TWO-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xi32>
// TWO-NEXT:       scf.execute_region {
// TWO-NEXT:         memref.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<?xi32>
// TWO-NEXT:         scf.yield
// TWO-NEXT:       }
// TWO-NEXT:     }
// TWO-NEXT:     return
// TWO-NEXT:   }
// TWO-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xi32>) {
// THREE-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[ARG1]], %[[ARG0]] : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[ARG2]], %[[C1]] : index
// THREE-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[V1]] : index
// THREE-NEXT:     %[[V3:[^ ]+]] = arith.divui %[[V2]], %[[ARG2]] : index
// THREE-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V3]], %[[C1_0]] : index
// THREE-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V3]], %[[V4]] : index
// THREE-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG2]] : index
// THREE-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[ARG0]], %[[V6]] : index
// THREE-NEXT:     %[[V8:[^ ]+]] = arith.muli %[[ARG2]], %[[C1_0]] : index
// THREE-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[ARG0]] to %[[V7]] step %[[V8]] {
// THREE-NEXT:       %[[V9:[^ ]+]] = memref.load %[[ARG3]][%[[ARG4]]] : memref<?xi32>
// THREE-NEXT:       memref.store %[[V9]], %[[ARG3]][%[[ARG4]]] : memref<?xi32>
// THREE-NEXT:     }
// THREE-NEXT:     scf.for %[[ARG4]] = %[[V7]] to %[[ARG1]] step %[[ARG2]] {
// THREE-NEXT:       %[[V9]] = memref.load %[[ARG3]][%[[ARG4]]] : memref<?xi32>
// THREE-NEXT:       memref.store %[[V9]], %[[ARG3]][%[[ARG4]]] : memref<?xi32>
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[C20]] step %[[C1]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (i32) {
// THREE-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<?xi32>
// THREE-NEXT:       memref.store %[[V1]], %[[ARG0]][%[[ARG2]]] : memref<?xi32>
// THREE-NEXT:       %[[V2:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[ARG2]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG3]]) -> (i32) {
// THREE-NEXT:         %[[V3:[^ ]+]] = arith.addi %[[ARG5]], %[[V1]] : i32
// THREE-NEXT:         scf.yield %[[V3]] : i32
// THREE-NEXT:       }
// THREE-NEXT:       scf.yield %[[V2]] : i32
// THREE-NEXT:     }
// THREE-NEXT:     return %[[V0]] : i32
// THREE-NEXT:   }
// THREE-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: memref<?xi32>) {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C20:[^ ]+]] = arith.constant 20 : index
// THREE-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREE-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[C20]] step %[[C1]] {
// THREE-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xi32>
// THREE-NEXT:       scf.execute_region {
// THREE-NEXT:         scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// THREE-NEXT:           memref.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<?xi32>
// THREE-NEXT:         }
// THREE-NEXT:         scf.yield
// THREE-NEXT:       }
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }
