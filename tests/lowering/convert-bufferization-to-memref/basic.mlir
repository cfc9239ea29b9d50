// RUN: mlir-opt %s --split-input-file --convert-bufferization-to-memref --allow-unregistered-dialect | FileCheck %s

func.func @clone(%a: memref<4xf32>, %b: memref<?x?xf32>, %c: memref<*xf32>, %d: memref<?xf32, strided<[?], offset: ?>>, %e : memref<4xf32, strided<[2], offset: 3>>, %f: memref<4xf32, 3>, %g: memref<?xf32, affine_map<(d0)->(d0+2)>>) {
  %0 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %1 = bufferization.clone %a : memref<4xf32> to memref<?xf32>
  %2 = bufferization.clone %b : memref<?x?xf32> to memref<?x?xf32>
  %3 = bufferization.clone %b : memref<?x?xf32> to memref<?x4xf32>
  "use"(%0, %1, %2, %3) : (memref<4xf32>, memref<?xf32>, memref<?x?xf32>, memref<?x4xf32>) -> ()
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @clone(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<*xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG4:[^ ]+]]: memref<4xf32, strided<[2], offset: 3>>, %[[ARG5:[^ ]+]]: memref<4xf32, 3>, %[[ARG6:[^ ]+]]: memref<?xf32, #map>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[C4]]) : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC_0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_1]] : memref<?x?xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[ARG1]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc(%[[DIM]], %[[DIM_2]]) : memref<?x?xf32>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[ALLOC_3]] : memref<?x?xf32> to memref<?x?xf32>
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_4]] : memref<?x?xf32>
// CHECK-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc(%[[DIM_5]]) : memref<?x4xf32>
// CHECK-NEXT:     memref.copy %[[ARG1]], %[[ALLOC_6]] : memref<?x?xf32> to memref<?x4xf32>
// CHECK-NEXT:     "use"(%[[ALLOC]], %[[ALLOC_0]], %[[ALLOC_3]], %[[ALLOC_6]]) : (memref<4xf32>, memref<?xf32>, memref<?x?xf32>, memref<?x4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @clone(%c: memref<*xf32>) {
  %0 = bufferization.clone %c : memref<*xf32> to memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone(%[[ARG0:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.rank %[[ARG0]] : memref<*xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca(%[[V0]]) : memref<?xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[V0]] step %[[C1]] iter_args(%[[ARG2:[^ ]+]] = %[[C1]]) -> (index) {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[ARG1]] : memref<*xf32>
// CHECK-NEXT:       memref.store %[[DIM]], %[[ALLOCA]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.muli %[[ARG2]], %[[DIM]] : index
// CHECK-NEXT:       scf.yield %[[V2]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[V1]]) : memref<?xf32>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ALLOC]](%[[ALLOCA]]) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[RESHAPE]] : memref<*xf32> to memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @clone(%c: memref<4xf32>) {
  %0 = bufferization.clone %c : memref<4xf32> to memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.rank %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca(%[[V0]]) : memref<?xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[V0]] step %[[C1]] iter_args(%[[ARG2:[^ ]+]] = %[[C1]]) -> (index) {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:       memref.store %[[DIM]], %[[ALLOCA]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.muli %[[ARG2]], %[[DIM]] : index
// CHECK-NEXT:       scf.yield %[[V2]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[V1]]) : memref<?xf32>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ALLOC]](%[[ALLOCA]]) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[RESHAPE]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @clone(%d: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.clone %d : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  "use"(%0) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) : memref<?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[CAST]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     "use"(%[[CAST]]) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @clone(%d: memref<4xf32, strided<[1], offset: ?>>) {
  %0 = bufferization.clone %d : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
  "use"(%0) : (memref<4xf32, strided<[1], offset: ?>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[1], offset: ?>>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[CAST]] : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     "use"(%[[CAST]]) : (memref<4xf32, strided<[1], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @clone(%d: memref<4xf32, strided<[1], offset: 2>>) {
  %0 = bufferization.clone %d : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[1], offset: ?>>
  "use"(%0) : (memref<4xf32, strided<[1], offset: ?>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[1], offset: 2>>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[CAST]] : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     "use"(%[[CAST]]) : (memref<4xf32, strided<[1], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dd(%m : memref<4xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dd(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.if %[[ARG1]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dd(%m : memref<4xf32>, %c: i1) -> i1 {
  %0 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%m : memref<4xf32>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @dd(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:     %[[INTPTR_0:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi ne, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[V0]], %[[ARG1]] : i1
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.xori %[[V0]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.andi %[[V2]], %[[ARG1]] : i1
// CHECK-NEXT:     return %[[V3]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dd(%m : memref<4xf32>, %n : memref<?xf32>, %c: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m, %n : memref<4xf32>, memref<?xf32>) if (%c, %c) retain (%m, %n : memref<4xf32>, memref<?xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @dd(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[INTPTR]], %[[ALLOC]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:     %[[INTPTR_2:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<?xf32> -> index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[INTPTR_2]], %[[ALLOC]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC_0]][%[[C0_3]]] : memref<2xi1>
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC_0]][%[[C1_4]]] : memref<2xi1>
// CHECK-NEXT:     %[[INTPTR_5:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:     %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[INTPTR_5]], %[[ALLOC_1]][%[[C0_6]]] : memref<2xindex>
// CHECK-NEXT:     %[[INTPTR_7:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<?xf32> -> index
// CHECK-NEXT:     %[[C1_8:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[INTPTR_7]], %[[ALLOC_1]][%[[C1_8]]] : memref<2xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %[[CAST_9:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %[[CAST_10:[^ ]+]] = memref.cast %[[ALLOC_1]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %[[ALLOC_11:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[ALLOC_12:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[CAST_13:[^ ]+]] = memref.cast %[[ALLOC_11]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %[[CAST_14:[^ ]+]] = memref.cast %[[ALLOC_12]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%[[CAST]], %[[CAST_10]], %[[CAST_9]], %[[CAST_13]], %[[CAST_14]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %[[C0_15:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC_11]][%[[C0_15]]] : memref<2xi1>
// CHECK-NEXT:     scf.if %[[V0]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C1_16:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOC_11]][%[[C1_16]]] : memref<2xi1>
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:       memref.dealloc %[[ARG1]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0_17:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ALLOC_12]][%[[C0_17]]] : memref<2xi1>
// CHECK-NEXT:     %[[C1_18:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.load %[[ALLOC_12]][%[[C1_18]]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_11]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_12]] : memref<2xi1>
// CHECK-NEXT:     return %[[V2]], %[[V3]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dealloc_helper(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: memref<?xindex>, %[[ARG2:[^ ]+]]: memref<?xi1>, %[[ARG3:[^ ]+]]: memref<?xi1>, %[[ARG4:[^ ]+]]: memref<?xi1>) {
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

func.func @dd(%m : memref<4xf32>, %n : memref<?xf32>, %c: i1) {
  %0:2 = bufferization.dealloc retain (%m, %n : memref<4xf32>, memref<?xf32>)
  bufferization.dealloc
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dd(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[FALSE_0:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @clone(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32>
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  %2 = bufferization.clone %1 {foo} : memref<?xf32> to memref<?xf32>
  return %2 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @clone(%[[ARG0:[^ ]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[ALLOC_0]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ALLOC_0]], %[[C0_1]] : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc(%[[DIM]]) : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[ALLOC_2]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = memref.dim %[[ALLOC_2]], %[[C0_3]] : memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc(%[[DIM_4]]) : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ALLOC_2]], %[[ALLOC_5]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     return %[[ALLOC_5]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @un(%c: memref<*xf32, 1>) {
  %0 = bufferization.clone %c : memref<*xf32, 1> to memref<*xf32, 1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @un(%[[ARG0:[^ ]+]]: memref<*xf32, 1>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.rank %[[ARG0]] : memref<*xf32, 1>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca(%[[V0]]) : memref<?xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[V0]] step %[[C1]] iter_args(%[[ARG2:[^ ]+]] = %[[C1]]) -> (index) {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[ARG1]] : memref<*xf32, 1>
// CHECK-NEXT:       memref.store %[[DIM]], %[[ALLOCA]][%[[ARG1]]] : memref<?xindex>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.muli %[[ARG2]], %[[DIM]] : index
// CHECK-NEXT:       scf.yield %[[V2]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[V1]]) : memref<?xf32>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ALLOC]](%[[ALLOCA]]) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32, 1>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[RESHAPE]] : memref<*xf32, 1> to memref<*xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dd(%m : memref<4xf32>, %n: memref<*xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %0, %1 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%m, %n : memref<4xf32>, memref<*xf32>)
  bufferization.dealloc (%n : memref<*xf32>) if (%c)
  return %0, %1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @dd(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<*xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:     %[[INTPTR_0:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi ne, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:     %[[INTPTR_1:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<*xf32> -> index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi ne, %[[INTPTR]], %[[INTPTR_1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.andi %[[V2]], %[[ARG2]] : i1
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.xori %[[V0]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[V4]], %[[ARG2]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.xori %[[V1]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[V6]], %[[ARG2]] : i1
// CHECK-NEXT:     scf.if %[[ARG2]] {
// CHECK-NEXT:       memref.dealloc %[[ARG1]] : memref<*xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V5]], %[[V7]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dd(%m : memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d) {foo}
  return
}
func.func private @dealloc_helper(index)
func.func private @dealloc_helper_0(index)
func.func private @dealloc_helper2(index)

// CHECK: module {
// CHECK-NEXT:   func.func @dd(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<0xindex>
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[INTPTR]], %[[ALLOC]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:     %[[INTPTR_2:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<4xf32> -> index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[INTPTR_2]], %[[ALLOC]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC_0]][%[[C0_3]]] : memref<2xi1>
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOC_0]][%[[C1_4]]] : memref<2xi1>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %[[CAST_5:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %[[CAST_6:[^ ]+]] = memref.cast %[[ALLOC_1]] : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<0xi1>
// CHECK-NEXT:     %[[CAST_9:[^ ]+]] = memref.cast %[[ALLOC_7]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %[[CAST_10:[^ ]+]] = memref.cast %[[ALLOC_8]] : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper_1(%[[CAST]], %[[CAST_6]], %[[CAST_5]], %[[CAST_9]], %[[CAST_10]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %[[C0_11:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C0_11]]] : memref<2xi1>
// CHECK-NEXT:     scf.if %[[V0]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C1_12]]] : memref<2xi1>
// CHECK-NEXT:     scf.if %[[V1]] {
// CHECK-NEXT:       memref.dealloc %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<0xindex>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_7]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_8]] : memref<0xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dealloc_helper(index)
// CHECK-NEXT:   func.func private @dealloc_helper_0(index)
// CHECK-NEXT:   func.func private @dealloc_helper2(index)
// CHECK-NEXT:   func.func private @dealloc_helper_1(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: memref<?xindex>, %[[ARG2:[^ ]+]]: memref<?xi1>, %[[ARG3:[^ ]+]]: memref<?xi1>, %[[ARG4:[^ ]+]]: memref<?xi1>) {
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

module {
module @a {
func.func @dd(%m : memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d) {foo}
  return
}
}
module @b {
func.func @dd(%m : memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d) {foo}
  return
}
}
func.func private @x()
}

// CHECK: module {
// CHECK-NEXT:   module @a {
// CHECK-NEXT:     func.func @dd(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:       %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<0xindex>
// CHECK-NEXT:       %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       memref.store %[[INTPTR]], %[[ALLOC]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:       %[[INTPTR_2:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<4xf32> -> index
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       memref.store %[[INTPTR_2]], %[[ALLOC]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:       %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ALLOC_0]][%[[C0_3]]] : memref<2xi1>
// CHECK-NEXT:       %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[C1_4]]] : memref<2xi1>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:       %[[CAST_5:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:       %[[CAST_6:[^ ]+]] = memref.cast %[[ALLOC_1]] : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:       %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:       %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<0xi1>
// CHECK-NEXT:       %[[CAST_9:[^ ]+]] = memref.cast %[[ALLOC_7]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:       %[[CAST_10:[^ ]+]] = memref.cast %[[ALLOC_8]] : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:       call @dealloc_helper(%[[CAST]], %[[CAST_6]], %[[CAST_5]], %[[CAST_9]], %[[CAST_10]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:       %[[C0_11:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C0_11]]] : memref<2xi1>
// CHECK-NEXT:       scf.if %[[V0]] {
// CHECK-NEXT:         memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C1_12]]] : memref<2xi1>
// CHECK-NEXT:       scf.if %[[V1]] {
// CHECK-NEXT:         memref.dealloc %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<2xindex>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_1]] : memref<0xindex>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_0]] : memref<2xi1>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_7]] : memref<2xi1>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_8]] : memref<0xi1>
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @dealloc_helper(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: memref<?xindex>, %[[ARG2:[^ ]+]]: memref<?xi1>, %[[ARG3:[^ ]+]]: memref<?xi1>, %[[ARG4:[^ ]+]]: memref<?xi1>) {
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xindex>
// CHECK-NEXT:       %[[DIM_0:[^ ]+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xindex>
// CHECK-NEXT:       scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// CHECK-NEXT:         memref.store %[[FALSE]], %[[ARG4]][%[[ARG5]]] : memref<?xi1>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:         %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG5]]] : memref<?xindex>
// CHECK-NEXT:         %[[V1:[^ ]+]] = memref.load %[[ARG2]][%[[ARG5]]] : memref<?xi1>
// CHECK-NEXT:         %[[V2:[^ ]+]] = scf.for %[[ARG6:[^ ]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] iter_args(%[[ARG7:[^ ]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:           %[[V5:[^ ]+]] = memref.load %[[ARG1]][%[[ARG6]]] : memref<?xindex>
// CHECK-NEXT:           %[[V6:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[V0]] : index
// CHECK-NEXT:           scf.if %[[V6]] {
// CHECK-NEXT:             %[[V9:[^ ]+]] = memref.load %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// CHECK-NEXT:             %[[V10:[^ ]+]] = arith.ori %[[V9]], %[[V1]] : i1
// CHECK-NEXT:             memref.store %[[V10]], %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// CHECK-NEXT:           }
// CHECK-NEXT:           %[[V7:[^ ]+]] = arith.cmpi ne, %[[V5]], %[[V0]] : index
// CHECK-NEXT:           %[[V8:[^ ]+]] = arith.andi %[[ARG7]], %[[V7]] : i1
// CHECK-NEXT:           scf.yield %[[V8]] : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V3:[^ ]+]] = scf.for %[[ARG6]] = %[[C0]] to %[[ARG5]] step %[[C1]] iter_args(%[[ARG7]] = %[[V2]]) -> (i1) {
// CHECK-NEXT:           %[[V5]] = memref.load %[[ARG0]][%[[ARG6]]] : memref<?xindex>
// CHECK-NEXT:           %[[V6]] = arith.cmpi ne, %[[V5]], %[[V0]] : index
// CHECK-NEXT:           %[[V7]] = arith.andi %[[ARG7]], %[[V6]] : i1
// CHECK-NEXT:           scf.yield %[[V7]] : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[V1]] : i1
// CHECK-NEXT:         memref.store %[[V4]], %[[ARG3]][%[[ARG5]]] : memref<?xi1>
// CHECK-NEXT:       }
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module @b {
// CHECK-NEXT:     func.func @dd(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:       %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<0xindex>
// CHECK-NEXT:       %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       memref.store %[[INTPTR]], %[[ALLOC]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:       %[[INTPTR_2:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<4xf32> -> index
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       memref.store %[[INTPTR_2]], %[[ALLOC]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:       %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ALLOC_0]][%[[C0_3]]] : memref<2xi1>
// CHECK-NEXT:       %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[C1_4]]] : memref<2xi1>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:       %[[CAST_5:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:       %[[CAST_6:[^ ]+]] = memref.cast %[[ALLOC_1]] : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:       %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:       %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<0xi1>
// CHECK-NEXT:       %[[CAST_9:[^ ]+]] = memref.cast %[[ALLOC_7]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:       %[[CAST_10:[^ ]+]] = memref.cast %[[ALLOC_8]] : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:       call @dealloc_helper(%[[CAST]], %[[CAST_6]], %[[CAST_5]], %[[CAST_9]], %[[CAST_10]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:       %[[C0_11:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C0_11]]] : memref<2xi1>
// CHECK-NEXT:       scf.if %[[V0]] {
// CHECK-NEXT:         memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C1_12]]] : memref<2xi1>
// CHECK-NEXT:       scf.if %[[V1]] {
// CHECK-NEXT:         memref.dealloc %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<2xindex>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_1]] : memref<0xindex>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_0]] : memref<2xi1>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_7]] : memref<2xi1>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_8]] : memref<0xi1>
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @dealloc_helper(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: memref<?xindex>, %[[ARG2:[^ ]+]]: memref<?xi1>, %[[ARG3:[^ ]+]]: memref<?xi1>, %[[ARG4:[^ ]+]]: memref<?xi1>) {
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xindex>
// CHECK-NEXT:       %[[DIM_0:[^ ]+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xindex>
// CHECK-NEXT:       scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// CHECK-NEXT:         memref.store %[[FALSE]], %[[ARG4]][%[[ARG5]]] : memref<?xi1>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:         %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG5]]] : memref<?xindex>
// CHECK-NEXT:         %[[V1:[^ ]+]] = memref.load %[[ARG2]][%[[ARG5]]] : memref<?xi1>
// CHECK-NEXT:         %[[V2:[^ ]+]] = scf.for %[[ARG6:[^ ]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] iter_args(%[[ARG7:[^ ]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:           %[[V5:[^ ]+]] = memref.load %[[ARG1]][%[[ARG6]]] : memref<?xindex>
// CHECK-NEXT:           %[[V6:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[V0]] : index
// CHECK-NEXT:           scf.if %[[V6]] {
// CHECK-NEXT:             %[[V9:[^ ]+]] = memref.load %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// CHECK-NEXT:             %[[V10:[^ ]+]] = arith.ori %[[V9]], %[[V1]] : i1
// CHECK-NEXT:             memref.store %[[V10]], %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// CHECK-NEXT:           }
// CHECK-NEXT:           %[[V7:[^ ]+]] = arith.cmpi ne, %[[V5]], %[[V0]] : index
// CHECK-NEXT:           %[[V8:[^ ]+]] = arith.andi %[[ARG7]], %[[V7]] : i1
// CHECK-NEXT:           scf.yield %[[V8]] : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V3:[^ ]+]] = scf.for %[[ARG6]] = %[[C0]] to %[[ARG5]] step %[[C1]] iter_args(%[[ARG7]] = %[[V2]]) -> (i1) {
// CHECK-NEXT:           %[[V5]] = memref.load %[[ARG0]][%[[ARG6]]] : memref<?xindex>
// CHECK-NEXT:           %[[V6]] = arith.cmpi ne, %[[V5]], %[[V0]] : index
// CHECK-NEXT:           %[[V7]] = arith.andi %[[ARG7]], %[[V6]] : i1
// CHECK-NEXT:           scf.yield %[[V7]] : i1
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[V1]] : i1
// CHECK-NEXT:         memref.store %[[V4]], %[[ARG3]][%[[ARG5]]] : memref<?xi1>
// CHECK-NEXT:       }
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @x()
// CHECK-NEXT: }

// -----

func.func @dd(%m : memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
    scf.if %c {
      bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%c, %d) {foo}
    }
    %true = arith.constant true
      bufferization.dealloc (%m : memref<4xf32>) if (%true) {foo}
    return
  }

// CHECK: module {
// CHECK-NEXT:   func.func @dd(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.if %[[ARG2]] {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:       %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:       %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<0xindex>
// CHECK-NEXT:       %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<4xf32> -> index
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       memref.store %[[INTPTR]], %[[ALLOC]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:       %[[INTPTR_2:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG1]] : memref<4xf32> -> index
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       memref.store %[[INTPTR_2]], %[[ALLOC]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:       %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       memref.store %[[ARG2]], %[[ALLOC_0]][%[[C0_3]]] : memref<2xi1>
// CHECK-NEXT:       %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       memref.store %[[ARG3]], %[[ALLOC_0]][%[[C1_4]]] : memref<2xi1>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:       %[[CAST_5:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:       %[[CAST_6:[^ ]+]] = memref.cast %[[ALLOC_1]] : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:       %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:       %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<0xi1>
// CHECK-NEXT:       %[[CAST_9:[^ ]+]] = memref.cast %[[ALLOC_7]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:       %[[CAST_10:[^ ]+]] = memref.cast %[[ALLOC_8]] : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:       func.call @dealloc_helper(%[[CAST]], %[[CAST_6]], %[[CAST_5]], %[[CAST_9]], %[[CAST_10]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:       %[[C0_11:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C0_11]]] : memref<2xi1>
// CHECK-NEXT:       scf.if %[[V0]] {
// CHECK-NEXT:         memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C1_12]]] : memref<2xi1>
// CHECK-NEXT:       scf.if %[[V1]] {
// CHECK-NEXT:         memref.dealloc %[[ARG1]] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<2xindex>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_1]] : memref<0xindex>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_0]] : memref<2xi1>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_7]] : memref<2xi1>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_8]] : memref<0xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dealloc_helper(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: memref<?xindex>, %[[ARG2:[^ ]+]]: memref<?xi1>, %[[ARG3:[^ ]+]]: memref<?xi1>, %[[ARG4:[^ ]+]]: memref<?xi1>) {
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
