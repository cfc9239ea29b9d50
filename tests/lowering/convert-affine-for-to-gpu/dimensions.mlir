// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=0 gpu-thread-dims=1}))' | FileCheck %s --check-prefix=THREADS
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=2 gpu-thread-dims=0}))' | FileCheck %s --check-prefix=BLOCKS

func.func @two(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 2 to %n step 3 {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %0, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}



// THREADS: module {
// THREADS-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index) {
// THREADS-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREADS-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// THREADS-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[C10]], %[[C0]] : index
// THREADS-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// THREADS-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// THREADS-NEXT:     gpu.launch blocks(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) in (%[[ARG8:[^ ]+]] = %[[C1_0]], %[[ARG9:[^ ]+]] = %[[C1_0]], %[[ARG10:[^ ]+]] = %[[C1_0]]) threads(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V0]], %[[ARG12:[^ ]+]] = %[[C1_0]], %[[ARG13:[^ ]+]] = %[[C1_0]]) {
// THREADS-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[C0]], %[[ARG5]] : index
// THREADS-NEXT:       affine.for %[[ARG14:[^ ]+]] = 2 to %[[ARG1]] step 3 {
// THREADS-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[V1]], %[[ARG14]]] : memref<?x?xf32>
// THREADS-NEXT:         affine.store %[[V2]], %[[ARG0]][%[[V1]], %[[ARG14]]] : memref<?x?xf32>
// THREADS-NEXT:       }
// THREADS-NEXT:       gpu.terminator
// THREADS-NEXT:     }
// THREADS-NEXT:     return
// THREADS-NEXT:   }
// THREADS-NEXT: }

// BLOCKS: module {
// BLOCKS-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index) {
// BLOCKS-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// BLOCKS-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// BLOCKS-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[C10]], %[[C0]] : index
// BLOCKS-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// BLOCKS-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// BLOCKS-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[ARG1]], %[[C2]] : index
// BLOCKS-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// BLOCKS-NEXT:     %[[V2:[^ ]+]] = arith.ceildivsi %[[V1]], %[[C3]] : index
// BLOCKS-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// BLOCKS-NEXT:     gpu.launch blocks(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) in (%[[ARG8:[^ ]+]] = %[[V0]], %[[ARG9:[^ ]+]] = %[[V2]], %[[ARG10:[^ ]+]] = %[[C1_0]]) threads(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[C1_0]], %[[ARG12:[^ ]+]] = %[[C1_0]], %[[ARG13:[^ ]+]] = %[[C1_0]]) {
// BLOCKS-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[C0]], %[[ARG2]] : index
// BLOCKS-NEXT:       %[[V4:[^ ]+]] = arith.muli %[[C3]], %[[ARG3]] : index
// BLOCKS-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[C2]], %[[V4]] : index
// BLOCKS-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG0]][%[[V3]], %[[V5]]] : memref<?x?xf32>
// BLOCKS-NEXT:       affine.store %[[V6]], %[[ARG0]][%[[V3]], %[[V5]]] : memref<?x?xf32>
// BLOCKS-NEXT:       gpu.terminator
// BLOCKS-NEXT:     }
// BLOCKS-NEXT:     return
// BLOCKS-NEXT:   }
// BLOCKS-NEXT: }
