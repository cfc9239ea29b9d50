// RUN: mlir-opt %s --split-input-file --bufferization-lower-deallocations | FileCheck %s

func.func private @dealloc_helper()
func.func @several(%m: memref<2xf32>, %n: memref<2xf32>, %r: memref<?xi8>, %c: i1, %d: i1) -> i1 {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
  %1 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d) retain (%r : memref<?xi8>)
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func private @dealloc_helper()
// CHECK-NEXT:   func.func @several(%[[ARG0:[^ ]+]]: memref<2xf32>, %[[ARG1:[^ ]+]]: memref<2xf32>, %[[ARG2:[^ ]+]]: memref<?xi8>, %[[ARG3:[^ ]+]]: i1, %[[ARG4:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<0xindex>
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<2xf32> -> index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[INTPTR]], %[[ALLOC]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:     %[[INTPTR_2:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<2xf32> -> index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[INTPTR_2]], %[[ALLOC]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_0]][%[[C0_3]]] : memref<2xi1>
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG4]], %[[ALLOC_0]][%[[C1_4]]] : memref<2xi1>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %[[CAST_5:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %[[CAST_6:[^ ]+]] = memref.cast %[[ALLOC_1]] : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<0xi1>
// CHECK-NEXT:     %[[CAST_9:[^ ]+]] = memref.cast %[[ALLOC_7]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %[[CAST_10:[^ ]+]] = memref.cast %[[ALLOC_8]] : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper_0(%[[CAST]], %[[CAST_6]], %[[CAST_5]], %[[CAST_9]], %[[CAST_10]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %[[C0_11:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C0_11]]] : memref<2xi1>
// CHECK-NEXT:     scf.if %[[V0]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C1_12]]] : memref<2xi1>
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:       memref.dealloc %[[ARG1]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<0xindex>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_7]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_8]] : memref<0xi1>
// CHECK-NEXT:     %[[ALLOC_13:[^ ]+]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %[[ALLOC_14:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[ALLOC_15:[^ ]+]] = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %[[INTPTR_16:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<2xf32> -> index
// CHECK-NEXT:     %[[C0_17:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[INTPTR_16]], %[[ALLOC_13]][%[[C0_17]]] : memref<2xindex>
// CHECK-NEXT:     %[[INTPTR_18:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<2xf32> -> index
// CHECK-NEXT:     %[[C1_19:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[INTPTR_18]], %[[ALLOC_13]][%[[C1_19]]] : memref<2xindex>
// CHECK-NEXT:     %[[C0_20:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_14]][%[[C0_20]]] : memref<2xi1>
// CHECK-NEXT:     %[[C1_21:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG4]], %[[ALLOC_14]][%[[C1_21]]] : memref<2xi1>
// CHECK-NEXT:     %[[INTPTR_22:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG2]] : memref<?xi8> -> index
// CHECK-NEXT:     %[[C0_23:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[INTPTR_22]], %[[ALLOC_15]][%[[C0_23]]] : memref<1xindex>
// CHECK-NEXT:     %[[CAST_24:[^ ]+]] = memref.cast %[[ALLOC_13]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %[[CAST_25:[^ ]+]] = memref.cast %[[ALLOC_14]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %[[CAST_26:[^ ]+]] = memref.cast %[[ALLOC_15]] : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %[[ALLOC_27:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[ALLOC_28:[^ ]+]] = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %[[CAST_29:[^ ]+]] = memref.cast %[[ALLOC_27]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %[[CAST_30:[^ ]+]] = memref.cast %[[ALLOC_28]] : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper_0(%[[CAST_24]], %[[CAST_26]], %[[CAST_25]], %[[CAST_29]], %[[CAST_30]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %[[C0_31:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ALLOC_27]][%[[C0_31]]] : memref<2xi1>
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C1_32:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.load %[[ALLOC_27]][%[[C1_32]]] : memref<2xi1>
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:       memref.dealloc %[[ARG1]] : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0_33:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ALLOC_28]][%[[C0_33]]] : memref<1xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_13]] : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_15]] : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_14]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_27]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_28]] : memref<1xi1>
// CHECK-NEXT:     return %[[V4]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dealloc_helper_0(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: memref<?xindex>, %[[ARG2:[^ ]+]]: memref<?xi1>, %[[ARG3:[^ ]+]]: memref<?xi1>, %[[ARG4:[^ ]+]]: memref<?xi1>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xindex>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xindex>
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[FALSE]], %[[ARG4]][%[[ARG5]]] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG5]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG5]]] : memref<?xindex>
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG2]][%[[ARG5]]] : memref<?xi1>
// CHECK-NEXT:       %[[V2:[^ ]+]] = scf.for %[[ARG6:[^ ]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] iter_args(%[[ARG7:[^ ]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:         %[[V5:[^ ]+]] = memref.load %[[ARG1]][%[[ARG6]]] : memref<?xindex>
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[V0]] : index
// CHECK-NEXT:         scf.if %[[V6]] {
// CHECK-NEXT:           %[[V9:[^ ]+]] = memref.load %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// CHECK-NEXT:           %[[V10:[^ ]+]] = arith.ori %[[V9]], %[[V1]] : i1
// CHECK-NEXT:           memref.store %[[V10]], %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.cmpi ne, %[[V5]], %[[V0]] : index
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.andi %[[ARG7]], %[[V7]] : i1
// CHECK-NEXT:         scf.yield %[[V8]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V3:[^ ]+]] = scf.for %[[ARG6]] = %[[C0]] to %[[ARG5]] step %[[C1]] iter_args(%[[ARG7]] = %[[V2]]) -> (i1) {
// CHECK-NEXT:         %[[V5]] = memref.load %[[ARG0]][%[[ARG6]]] : memref<?xindex>
// CHECK-NEXT:         %[[V6]] = arith.cmpi ne, %[[V5]], %[[V0]] : index
// CHECK-NEXT:         %[[V7]] = arith.andi %[[ARG7]], %[[V6]] : i1
// CHECK-NEXT:         scf.yield %[[V7]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[V1]] : i1
// CHECK-NEXT:       memref.store %[[V4]], %[[ARG3]][%[[ARG5]]] : memref<?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @only_kept(%m: memref<2xf32>) -> i1 {
  %0 = bufferization.dealloc retain (%m : memref<2xf32>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @only_kept(%[[ARG0:[^ ]+]]: memref<2xf32>) -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
