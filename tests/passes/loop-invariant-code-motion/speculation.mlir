// RUN: mlir-opt %s --split-input-file --loop-invariant-code-motion --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: i32, %b: i32, %l: index, %u: index, %s: index, %m: memref<?xi32>, %c: i1, %t: tensor<?xi32>, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %l to %u step %s {
    %0 = arith.divsi %a, %b : i32
    %c2 = arith.constant 2 : i32
    %1 = arith.divsi %a, %c2 : i32
    %2 = arith.remui %a, %c2 : i32
    %3 = memref.load %m[%c0] : memref<?xi32>
    %4 = memref.dim %m, %c0 : memref<?xi32>
    %5 = memref.dim %m, %k : memref<?xi32>
    %6 = tensor.dim %t, %c0 : tensor<?xi32>
    %7 = tensor.dim %t, %c4 : tensor<?xi32>
    %8 = arith.ceildivsi %a, %b : i32
    %9 = arith.floordivsi %a, %c2 : i32
    %10 = scf.if %c -> i32 { scf.yield %a : i32 } else { %x = arith.addi %a, %b : i32
      scf.yield %x : i32 }
    %11 = scf.for %j = %l to %u step %s iter_args(%z = %a) -> i32 { scf.yield %z : i32 }
    %12 = scf.for %j = %l to %u step %c1 iter_args(%z = %a) -> i32 { scf.yield %z : i32 }
    "test.use"(%0, %1, %2, %3, %8, %9, %10, %11, %12) : (i32, i32, i32, i32, i32, i32, i32,i32,i32) -> ()
    "test.use"(%4,%5,%6,%7) : (index,index,index,index) -> ()
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = arith.divsi %a, %b : i32
    %3 = memref.load %m[%c0] : memref<?xi32>
    "test.use"(%0, %3) : (i32, i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: memref<?xi32>, %[[ARG6:[^ ]+]]: i1, %[[ARG7:[^ ]+]]: tensor<?xi32>, %[[ARG8:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.remui %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG5]], %[[C0]] : memref<?xi32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG7]], %[[C0]] : tensor<?xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.floordivsi %[[ARG0]], %[[C2_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[ARG6]] -> (i32) {
// CHECK-NEXT:       scf.yield %[[ARG0]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[V5]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.for %[[ARG9:[^ ]+]] = %[[ARG2]] to %[[ARG3]] step %[[C1]] iter_args(%[[ARG10:[^ ]+]] = %[[ARG0]]) -> (i32) {
// CHECK-NEXT:       scf.yield %[[ARG10]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG9]] = %[[ARG2]] to %[[ARG3]] step %[[ARG4]] {
// CHECK-NEXT:       %[[V5]] = arith.divsi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = memref.load %[[ARG5]][%[[C0]]] : memref<?xi32>
// CHECK-NEXT:       %[[DIM_1:[^ ]+]] = memref.dim %[[ARG5]], %[[ARG8]] : memref<?xi32>
// CHECK-NEXT:       %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG7]], %[[C4]] : tensor<?xi32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.ceildivsi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = scf.for %[[ARG10]] = %[[ARG2]] to %[[ARG3]] step %[[ARG4]] iter_args(%[[ARG11:[^ ]+]] = %[[ARG0]]) -> (i32) {
// CHECK-NEXT:         scf.yield %[[ARG11]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       "test.use"(%[[V5]], %[[V0]], %[[V1]], %[[V6]], %[[V7]], %[[V2]], %[[V3]], %[[V8]], %[[V4]]) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT:       "test.use"(%[[DIM]], %[[DIM_1]], %[[DIM_0]], %[[DIM_2]]) : (index, index, index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG9]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[V5]] = arith.divsi %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V6]] = memref.load %[[ARG5]][%[[C0]]] : memref<?xi32>
// CHECK-NEXT:       "test.use"(%[[V5]], %[[V6]]) : (i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
