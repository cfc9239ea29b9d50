// RUN: mlir-opt %s --split-input-file --buffer-deallocation-pipeline | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(buffer-deallocation-pipeline{private-function-dynamic-ownership=1})' | FileCheck %s --check-prefix=DYNAMIC
// RUN: mlir-opt %s --split-input-file --buffer-deallocation-pipeline --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=PASSES

func.func private @x(memref<?xf32>)
func.func private @passthrough(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}
func.func @pipe(%m: memref<?xf32>, %n: index, %c: i1) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.realloc %0(%n) : memref<?xf32> to memref<?xf32>
  %2 = func.call @passthrough(%1) : (memref<?xf32>) -> memref<?xf32>
  %3 = arith.select %c, %2, %m : memref<?xf32>
  func.call @x(%3) : (memref<?xf32>) -> ()
  %4 = scf.for %i = %n to %n step %n iter_args(%k = %3) -> memref<?xf32> {
    %5 = memref.alloc(%i) : memref<?xf32>
    func.call @x(%5) : (memref<?xf32>) -> ()
    %6 = scf.if %c -> memref<?xf32> {
      scf.yield %5 : memref<?xf32>
    } else {
      scf.yield %k : memref<?xf32>
    }
    scf.yield %6 : memref<?xf32>
  }
  return %4 : memref<?xf32>
}




// CHECK: module {
// CHECK-NEXT:   func.func private @x(memref<?xf32>)
// CHECK-NEXT:   func.func private @passthrough(%[[ARG0:[^ ]+]]: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ARG0]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     return %[[V0]] : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @pipe(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1) -> memref<?xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [%[[ARG1]]], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @passthrough(%[[REINTERPRET_CAST]]) : (memref<?xf32>) -> memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG2]], %[[V0]], %[[ARG0]] : memref<?xf32>
// CHECK-NEXT:     call @x(%[[V1]]) : (memref<?xf32>) -> ()
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[ARG2]] -> (memref<?xf32>) {
// CHECK-NEXT:       scf.yield %[[V1]] : memref<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V5:[^ ]+]] = bufferization.clone %[[V1]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:       scf.yield %[[V5]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<1xindex>
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<?xf32> -> index
// CHECK-NEXT:     memref.store %[[INTPTR]], %[[ALLOC_0]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:     %[[INTPTR_3:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[BASE_BUFFER]] : memref<f32> -> index
// CHECK-NEXT:     memref.store %[[INTPTR_3]], %[[ALLOC_0]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:     memref.store %[[TRUE]], %[[ALLOC_1]][%[[C0]]] : memref<2xi1>
// CHECK-NEXT:     memref.store %[[TRUE]], %[[ALLOC_1]][%[[C1]]] : memref<2xi1>
// CHECK-NEXT:     %[[INTPTR_4:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[V2]] : memref<?xf32> -> index
// CHECK-NEXT:     memref.store %[[INTPTR_4]], %[[ALLOC_2]][%[[C0]]] : memref<1xindex>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:     %[[CAST_5:[^ ]+]] = memref.cast %[[ALLOC_1]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %[[CAST_6:[^ ]+]] = memref.cast %[[ALLOC_2]] : memref<1xindex> to memref<?xindex>
// CHECK-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<1xi1>
// CHECK-NEXT:     %[[CAST_9:[^ ]+]] = memref.cast %[[ALLOC_7]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:     %[[CAST_10:[^ ]+]] = memref.cast %[[ALLOC_8]] : memref<1xi1> to memref<?xi1>
// CHECK-NEXT:     call @dealloc_helper(%[[CAST]], %[[CAST_6]], %[[CAST_5]], %[[CAST_9]], %[[CAST_10]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C0]]] : memref<2xi1>
// CHECK-NEXT:     scf.if %[[V3]] {
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C1]]] : memref<2xi1>
// CHECK-NEXT:     scf.if %[[V4]] {
// CHECK-NEXT:       memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2xindex>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<1xindex>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_7]] : memref<2xi1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_8]] : memref<1xi1>
// CHECK-NEXT:     return %[[V2]] : memref<?xf32>
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

// DYNAMIC: module {
// DYNAMIC-NEXT:   func.func private @x(memref<?xf32>)
// DYNAMIC-NEXT:   func.func private @passthrough(%[[ARG0:[^ ]+]]: memref<?xf32>) -> (memref<?xf32>, i1) {
// DYNAMIC-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// DYNAMIC-NEXT:     return %[[ARG0]], %[[FALSE]] : memref<?xf32>, i1
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func @pipe(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1) -> memref<?xf32> {
// DYNAMIC-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// DYNAMIC-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DYNAMIC-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// DYNAMIC-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// DYNAMIC-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// DYNAMIC-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [%[[ARG1]]], strides: [1] : memref<?xf32> to memref<?xf32>
// DYNAMIC-NEXT:     %[[V0:[^ ]+]]:2 = call @passthrough(%[[REINTERPRET_CAST]]) : (memref<?xf32>) -> (memref<?xf32>, i1)
// DYNAMIC-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG2]], %[[V0]]#0, %[[ARG0]] : memref<?xf32>
// DYNAMIC-NEXT:     call @x(%[[V1]]) : (memref<?xf32>) -> ()
// DYNAMIC-NEXT:     %[[V2:[^ ]+]] = arith.select %[[ARG2]], %[[V0]]#1, %[[FALSE]] : i1
// DYNAMIC-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (memref<?xf32>) {
// DYNAMIC-NEXT:       scf.yield %[[V1]] : memref<?xf32>
// DYNAMIC-NEXT:     } else {
// DYNAMIC-NEXT:       %[[V6:[^ ]+]] = bufferization.clone %[[V1]] : memref<?xf32> to memref<?xf32>
// DYNAMIC-NEXT:       scf.yield %[[V6]] : memref<?xf32>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[V0]]#0 : memref<?xf32> -> memref<f32>, index, index, index
// DYNAMIC-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xindex>
// DYNAMIC-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<2xi1>
// DYNAMIC-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<1xindex>
// DYNAMIC-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<?xf32> -> index
// DYNAMIC-NEXT:     memref.store %[[INTPTR]], %[[ALLOC_0]][%[[C0]]] : memref<2xindex>
// DYNAMIC-NEXT:     %[[INTPTR_3:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[BASE_BUFFER]] : memref<f32> -> index
// DYNAMIC-NEXT:     memref.store %[[INTPTR_3]], %[[ALLOC_0]][%[[C1]]] : memref<2xindex>
// DYNAMIC-NEXT:     memref.store %[[TRUE]], %[[ALLOC_1]][%[[C0]]] : memref<2xi1>
// DYNAMIC-NEXT:     memref.store %[[V0]]#1, %[[ALLOC_1]][%[[C1]]] : memref<2xi1>
// DYNAMIC-NEXT:     %[[INTPTR_4:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[V3]] : memref<?xf32> -> index
// DYNAMIC-NEXT:     memref.store %[[INTPTR_4]], %[[ALLOC_2]][%[[C0]]] : memref<1xindex>
// DYNAMIC-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<2xindex> to memref<?xindex>
// DYNAMIC-NEXT:     %[[CAST_5:[^ ]+]] = memref.cast %[[ALLOC_1]] : memref<2xi1> to memref<?xi1>
// DYNAMIC-NEXT:     %[[CAST_6:[^ ]+]] = memref.cast %[[ALLOC_2]] : memref<1xindex> to memref<?xindex>
// DYNAMIC-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<2xi1>
// DYNAMIC-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<1xi1>
// DYNAMIC-NEXT:     %[[CAST_9:[^ ]+]] = memref.cast %[[ALLOC_7]] : memref<2xi1> to memref<?xi1>
// DYNAMIC-NEXT:     %[[CAST_10:[^ ]+]] = memref.cast %[[ALLOC_8]] : memref<1xi1> to memref<?xi1>
// DYNAMIC-NEXT:     call @dealloc_helper(%[[CAST]], %[[CAST_6]], %[[CAST_5]], %[[CAST_9]], %[[CAST_10]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// DYNAMIC-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C0]]] : memref<2xi1>
// DYNAMIC-NEXT:     scf.if %[[V4]] {
// DYNAMIC-NEXT:       memref.dealloc %[[ALLOC]] : memref<?xf32>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     %[[V5:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C1]]] : memref<2xi1>
// DYNAMIC-NEXT:     scf.if %[[V5]] {
// DYNAMIC-NEXT:       memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2xindex>
// DYNAMIC-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<1xindex>
// DYNAMIC-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<2xi1>
// DYNAMIC-NEXT:     memref.dealloc %[[ALLOC_7]] : memref<2xi1>
// DYNAMIC-NEXT:     memref.dealloc %[[ALLOC_8]] : memref<1xi1>
// DYNAMIC-NEXT:     return %[[V3]] : memref<?xf32>
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT:   func.func private @dealloc_helper(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: memref<?xindex>, %[[ARG2:[^ ]+]]: memref<?xi1>, %[[ARG3:[^ ]+]]: memref<?xi1>, %[[ARG4:[^ ]+]]: memref<?xi1>) {
// DYNAMIC-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DYNAMIC-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// DYNAMIC-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// DYNAMIC-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// DYNAMIC-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xindex>
// DYNAMIC-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xindex>
// DYNAMIC-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// DYNAMIC-NEXT:       memref.store %[[FALSE]], %[[ARG4]][%[[ARG5]]] : memref<?xi1>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     scf.for %[[ARG5]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// DYNAMIC-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG5]]] : memref<?xindex>
// DYNAMIC-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG2]][%[[ARG5]]] : memref<?xi1>
// DYNAMIC-NEXT:       %[[V2:[^ ]+]] = scf.for %[[ARG6:[^ ]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] iter_args(%[[ARG7:[^ ]+]] = %[[TRUE]]) -> (i1) {
// DYNAMIC-NEXT:         %[[V5:[^ ]+]] = memref.load %[[ARG1]][%[[ARG6]]] : memref<?xindex>
// DYNAMIC-NEXT:         %[[V6:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[V0]] : index
// DYNAMIC-NEXT:         scf.if %[[V6]] {
// DYNAMIC-NEXT:           %[[V9:[^ ]+]] = memref.load %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// DYNAMIC-NEXT:           %[[V10:[^ ]+]] = arith.ori %[[V9]], %[[V1]] : i1
// DYNAMIC-NEXT:           memref.store %[[V10]], %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// DYNAMIC-NEXT:         }
// DYNAMIC-NEXT:         %[[V7:[^ ]+]] = arith.cmpi ne, %[[V5]], %[[V0]] : index
// DYNAMIC-NEXT:         %[[V8:[^ ]+]] = arith.andi %[[ARG7]], %[[V7]] : i1
// DYNAMIC-NEXT:         scf.yield %[[V8]] : i1
// DYNAMIC-NEXT:       }
// DYNAMIC-NEXT:       %[[V3:[^ ]+]] = scf.for %[[ARG6]] = %[[C0]] to %[[ARG5]] step %[[C1]] iter_args(%[[ARG7]] = %[[V2]]) -> (i1) {
// DYNAMIC-NEXT:         %[[V5]] = memref.load %[[ARG0]][%[[ARG6]]] : memref<?xindex>
// DYNAMIC-NEXT:         %[[V6]] = arith.cmpi ne, %[[V5]], %[[V0]] : index
// DYNAMIC-NEXT:         %[[V7]] = arith.andi %[[ARG7]], %[[V6]] : i1
// DYNAMIC-NEXT:         scf.yield %[[V7]] : i1
// DYNAMIC-NEXT:       }
// DYNAMIC-NEXT:       %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[V1]] : i1
// DYNAMIC-NEXT:       memref.store %[[V4]], %[[ARG3]][%[[ARG5]]] : memref<?xi1>
// DYNAMIC-NEXT:     }
// DYNAMIC-NEXT:     return
// DYNAMIC-NEXT:   }
// DYNAMIC-NEXT: }

// PASSES: Pass Manager with 8 passes:
// PASSES-NEXT: builtin.module(
// PASSES-NEXT:   expand-realloc{emit-deallocs=false},
// PASSES-NEXT:   canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},
// PASSES-NEXT:   ownership-based-buffer-deallocation{private-function-dynamic-ownership=false},
// PASSES-NEXT:   canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},
// PASSES-NEXT:   buffer-deallocation-simplification,
// PASSES-NEXT:   bufferization-lower-deallocations,
// PASSES-NEXT:   cse,
// PASSES-NEXT:   canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true}
// PASSES-NEXT: )
// PASSES-EMPTY:
// PASSES-NEXT: module {
// PASSES-NEXT:   func.func private @x(memref<?xf32>)
// PASSES-NEXT:   func.func private @passthrough(%[[ARG0:[^ ]+]]: memref<?xf32>) -> memref<?xf32> {
// PASSES-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ARG0]] : memref<?xf32> to memref<?xf32>
// PASSES-NEXT:     return %[[V0]] : memref<?xf32>
// PASSES-NEXT:   }
// PASSES-NEXT:   func.func @pipe(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1) -> memref<?xf32> {
// PASSES-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// PASSES-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// PASSES-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// PASSES-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG1]]) : memref<?xf32>
// PASSES-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [%[[ARG1]]], strides: [1] : memref<?xf32> to memref<?xf32>
// PASSES-NEXT:     %[[V0:[^ ]+]] = call @passthrough(%[[REINTERPRET_CAST]]) : (memref<?xf32>) -> memref<?xf32>
// PASSES-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG2]], %[[V0]], %[[ARG0]] : memref<?xf32>
// PASSES-NEXT:     call @x(%[[V1]]) : (memref<?xf32>) -> ()
// PASSES-NEXT:     %[[V2:[^ ]+]] = scf.if %[[ARG2]] -> (memref<?xf32>) {
// PASSES-NEXT:       scf.yield %[[V1]] : memref<?xf32>
// PASSES-NEXT:     } else {
// PASSES-NEXT:       %[[V5:[^ ]+]] = bufferization.clone %[[V1]] : memref<?xf32> to memref<?xf32>
// PASSES-NEXT:       scf.yield %[[V5]] : memref<?xf32>
// PASSES-NEXT:     }
// PASSES-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]], %[[STRIDES:[^ ]+]] = memref.extract_strided_metadata %[[V0]] : memref<?xf32> -> memref<f32>, index, index, index
// PASSES-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2xindex>
// PASSES-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<2xi1>
// PASSES-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<1xindex>
// PASSES-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ALLOC]] : memref<?xf32> -> index
// PASSES-NEXT:     memref.store %[[INTPTR]], %[[ALLOC_0]][%[[C0]]] : memref<2xindex>
// PASSES-NEXT:     %[[INTPTR_3:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[BASE_BUFFER]] : memref<f32> -> index
// PASSES-NEXT:     memref.store %[[INTPTR_3]], %[[ALLOC_0]][%[[C1]]] : memref<2xindex>
// PASSES-NEXT:     memref.store %[[TRUE]], %[[ALLOC_1]][%[[C0]]] : memref<2xi1>
// PASSES-NEXT:     memref.store %[[TRUE]], %[[ALLOC_1]][%[[C1]]] : memref<2xi1>
// PASSES-NEXT:     %[[INTPTR_4:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[V2]] : memref<?xf32> -> index
// PASSES-NEXT:     memref.store %[[INTPTR_4]], %[[ALLOC_2]][%[[C0]]] : memref<1xindex>
// PASSES-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC_0]] : memref<2xindex> to memref<?xindex>
// PASSES-NEXT:     %[[CAST_5:[^ ]+]] = memref.cast %[[ALLOC_1]] : memref<2xi1> to memref<?xi1>
// PASSES-NEXT:     %[[CAST_6:[^ ]+]] = memref.cast %[[ALLOC_2]] : memref<1xindex> to memref<?xindex>
// PASSES-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<2xi1>
// PASSES-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<1xi1>
// PASSES-NEXT:     %[[CAST_9:[^ ]+]] = memref.cast %[[ALLOC_7]] : memref<2xi1> to memref<?xi1>
// PASSES-NEXT:     %[[CAST_10:[^ ]+]] = memref.cast %[[ALLOC_8]] : memref<1xi1> to memref<?xi1>
// PASSES-NEXT:     call @dealloc_helper(%[[CAST]], %[[CAST_6]], %[[CAST_5]], %[[CAST_9]], %[[CAST_10]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// PASSES-NEXT:     %[[V3:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C0]]] : memref<2xi1>
// PASSES-NEXT:     scf.if %[[V3]] {
// PASSES-NEXT:       memref.dealloc %[[ALLOC]] : memref<?xf32>
// PASSES-NEXT:     }
// PASSES-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ALLOC_7]][%[[C1]]] : memref<2xi1>
// PASSES-NEXT:     scf.if %[[V4]] {
// PASSES-NEXT:       memref.dealloc %[[BASE_BUFFER]] : memref<f32>
// PASSES-NEXT:     }
// PASSES-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2xindex>
// PASSES-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<1xindex>
// PASSES-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<2xi1>
// PASSES-NEXT:     memref.dealloc %[[ALLOC_7]] : memref<2xi1>
// PASSES-NEXT:     memref.dealloc %[[ALLOC_8]] : memref<1xi1>
// PASSES-NEXT:     return %[[V2]] : memref<?xf32>
// PASSES-NEXT:   }
// PASSES-NEXT:   func.func private @dealloc_helper(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: memref<?xindex>, %[[ARG2:[^ ]+]]: memref<?xi1>, %[[ARG3:[^ ]+]]: memref<?xi1>, %[[ARG4:[^ ]+]]: memref<?xi1>) {
// PASSES-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// PASSES-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// PASSES-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// PASSES-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// PASSES-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xindex>
// PASSES-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xindex>
// PASSES-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// PASSES-NEXT:       memref.store %[[FALSE]], %[[ARG4]][%[[ARG5]]] : memref<?xi1>
// PASSES-NEXT:     }
// PASSES-NEXT:     scf.for %[[ARG5]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// PASSES-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG5]]] : memref<?xindex>
// PASSES-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG2]][%[[ARG5]]] : memref<?xi1>
// PASSES-NEXT:       %[[V2:[^ ]+]] = scf.for %[[ARG6:[^ ]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] iter_args(%[[ARG7:[^ ]+]] = %[[TRUE]]) -> (i1) {
// PASSES-NEXT:         %[[V5:[^ ]+]] = memref.load %[[ARG1]][%[[ARG6]]] : memref<?xindex>
// PASSES-NEXT:         %[[V6:[^ ]+]] = arith.cmpi eq, %[[V5]], %[[V0]] : index
// PASSES-NEXT:         scf.if %[[V6]] {
// PASSES-NEXT:           %[[V9:[^ ]+]] = memref.load %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// PASSES-NEXT:           %[[V10:[^ ]+]] = arith.ori %[[V9]], %[[V1]] : i1
// PASSES-NEXT:           memref.store %[[V10]], %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// PASSES-NEXT:         }
// PASSES-NEXT:         %[[V7:[^ ]+]] = arith.cmpi ne, %[[V5]], %[[V0]] : index
// PASSES-NEXT:         %[[V8:[^ ]+]] = arith.andi %[[ARG7]], %[[V7]] : i1
// PASSES-NEXT:         scf.yield %[[V8]] : i1
// PASSES-NEXT:       }
// PASSES-NEXT:       %[[V3:[^ ]+]] = scf.for %[[ARG6]] = %[[C0]] to %[[ARG5]] step %[[C1]] iter_args(%[[ARG7]] = %[[V2]]) -> (i1) {
// PASSES-NEXT:         %[[V5]] = memref.load %[[ARG0]][%[[ARG6]]] : memref<?xindex>
// PASSES-NEXT:         %[[V6]] = arith.cmpi ne, %[[V5]], %[[V0]] : index
// PASSES-NEXT:         %[[V7]] = arith.andi %[[ARG7]], %[[V6]] : i1
// PASSES-NEXT:         scf.yield %[[V7]] : i1
// PASSES-NEXT:       }
// PASSES-NEXT:       %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[V1]] : i1
// PASSES-NEXT:       memref.store %[[V4]], %[[ARG3]][%[[ARG5]]] : memref<?xi1>
// PASSES-NEXT:     }
// PASSES-NEXT:     return
// PASSES-NEXT:   }
// PASSES-NEXT: }
