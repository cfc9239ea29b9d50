// RUN: mlir-opt %s --convert-vector-to-scf=full-unroll --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-vector-to-scf="full-unroll target-rank=0" --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=ELEMENTS
// RUN: mlir-opt %s --convert-vector-to-scf="full-unroll lower-tensors" --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=TENSORS

// Sums of indices fold when their turn comes, also where all is known: the order of constants tells.

func.func @beyond(%m: memref<8x?xf32>, %v: vector<4x1xf32>, %j: index) {
  %c5 = arith.constant 5 : index
  vector.transfer_write %v, %m[%c5, %j] {in_bounds = [false, true]} : vector<4x1xf32>, memref<8x?xf32>
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @beyond(%[[ARG0:[^ ]+]]: memref<8x?xf32>, %[[ARG1:[^ ]+]]: vector<4x1xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = vector.extract %[[ARG1]][0] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[C5]], %[[ARG2]]] {in_bounds = [true]} : vector<1xf32>, memref<8x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       %[[V0]] = vector.extract %[[ARG1]][1] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[C6]], %[[ARG2]]] {in_bounds = [true]} : vector<1xf32>, memref<8x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       %[[V0]] = vector.extract %[[ARG1]][2] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[C7]], %[[ARG2]]] {in_bounds = [true]} : vector<1xf32>, memref<8x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[FALSE]] {
// CHECK-NEXT:       %[[V0]] = vector.extract %[[ARG1]][3] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[C8]], %[[ARG2]]] {in_bounds = [true]} : vector<1xf32>, memref<8x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ELEMENTS: module {
// ELEMENTS-NEXT:   func.func @beyond(%[[ARG0:[^ ]+]]: memref<8x?xf32>, %[[ARG1:[^ ]+]]: vector<4x1xf32>, %[[ARG2:[^ ]+]]: index) {
// ELEMENTS-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// ELEMENTS-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// ELEMENTS-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// ELEMENTS-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// ELEMENTS-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// ELEMENTS-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// ELEMENTS-NEXT:     scf.if %[[TRUE]] {
// ELEMENTS-NEXT:       %[[V0:[^ ]+]] = vector.extract %[[ARG1]][0, 0] : f32 from vector<4x1xf32>
// ELEMENTS-NEXT:       %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : f32 to vector<f32>
// ELEMENTS-NEXT:       vector.transfer_write %[[V1]], %[[ARG0]][%[[C5]], %[[ARG2]]] : vector<f32>, memref<8x?xf32>
// ELEMENTS-NEXT:     } else {
// ELEMENTS-NEXT:     }
// ELEMENTS-NEXT:     scf.if %[[TRUE]] {
// ELEMENTS-NEXT:       %[[V0]] = vector.extract %[[ARG1]][1, 0] : f32 from vector<4x1xf32>
// ELEMENTS-NEXT:       %[[V1]] = vector.broadcast %[[V0]] : f32 to vector<f32>
// ELEMENTS-NEXT:       vector.transfer_write %[[V1]], %[[ARG0]][%[[C6]], %[[ARG2]]] : vector<f32>, memref<8x?xf32>
// ELEMENTS-NEXT:     } else {
// ELEMENTS-NEXT:     }
// ELEMENTS-NEXT:     scf.if %[[TRUE]] {
// ELEMENTS-NEXT:       %[[V0]] = vector.extract %[[ARG1]][2, 0] : f32 from vector<4x1xf32>
// ELEMENTS-NEXT:       %[[V1]] = vector.broadcast %[[V0]] : f32 to vector<f32>
// ELEMENTS-NEXT:       vector.transfer_write %[[V1]], %[[ARG0]][%[[C7]], %[[ARG2]]] : vector<f32>, memref<8x?xf32>
// ELEMENTS-NEXT:     } else {
// ELEMENTS-NEXT:     }
// ELEMENTS-NEXT:     scf.if %[[FALSE]] {
// ELEMENTS-NEXT:       %[[V0]] = vector.extract %[[ARG1]][3, 0] : f32 from vector<4x1xf32>
// ELEMENTS-NEXT:       %[[V1]] = vector.broadcast %[[V0]] : f32 to vector<f32>
// ELEMENTS-NEXT:       vector.transfer_write %[[V1]], %[[ARG0]][%[[C8]], %[[ARG2]]] : vector<f32>, memref<8x?xf32>
// ELEMENTS-NEXT:     } else {
// ELEMENTS-NEXT:     }
// ELEMENTS-NEXT:     return
// ELEMENTS-NEXT:   }
// ELEMENTS-NEXT: }

// TENSORS: module {
// TENSORS-NEXT:   func.func @beyond(%[[ARG0:[^ ]+]]: memref<8x?xf32>, %[[ARG1:[^ ]+]]: vector<4x1xf32>, %[[ARG2:[^ ]+]]: index) {
// TENSORS-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// TENSORS-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// TENSORS-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// TENSORS-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// TENSORS-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// TENSORS-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// TENSORS-NEXT:     scf.if %[[TRUE]] {
// TENSORS-NEXT:       %[[V0:[^ ]+]] = vector.extract %[[ARG1]][0] : vector<1xf32> from vector<4x1xf32>
// TENSORS-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[C5]], %[[ARG2]]] {in_bounds = [true]} : vector<1xf32>, memref<8x?xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:     }
// TENSORS-NEXT:     scf.if %[[TRUE]] {
// TENSORS-NEXT:       %[[V0]] = vector.extract %[[ARG1]][1] : vector<1xf32> from vector<4x1xf32>
// TENSORS-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[C6]], %[[ARG2]]] {in_bounds = [true]} : vector<1xf32>, memref<8x?xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:     }
// TENSORS-NEXT:     scf.if %[[TRUE]] {
// TENSORS-NEXT:       %[[V0]] = vector.extract %[[ARG1]][2] : vector<1xf32> from vector<4x1xf32>
// TENSORS-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[C7]], %[[ARG2]]] {in_bounds = [true]} : vector<1xf32>, memref<8x?xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:     }
// TENSORS-NEXT:     scf.if %[[FALSE]] {
// TENSORS-NEXT:       %[[V0]] = vector.extract %[[ARG1]][3] : vector<1xf32> from vector<4x1xf32>
// TENSORS-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[C8]], %[[ARG2]]] {in_bounds = [true]} : vector<1xf32>, memref<8x?xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:     }
// TENSORS-NEXT:     return
// TENSORS-NEXT:   }
// TENSORS-NEXT: }

// -----

func.func @read(%m: memref<?x16x8x?xf32>) {
  %pad = arith.constant 1.5 : f32
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %v = vector.transfer_read %m[%c5, %c3, %c5, %c5], %pad {permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>, in_bounds = [false, false, true]} : memref<?x16x8x?xf32>, vector<3x1x2xf32>
  "test.use"(%v, %m) : (vector<3x1x2xf32>, memref<?x16x8x?xf32>) -> ()
  return
}




// CHECK: #map = affine_map<(d0) -> (d0 + 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%[[ARG0:[^ ]+]]: memref<?x16x8x?xf32>) {
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.500000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1.500000e+00> : vector<3x1x2xf32>
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C3]] : memref<?x16x8x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[C5]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (vector<3x1x2xf32>) {
// CHECK-NEXT:       %[[V6:[^ ]+]] = scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG2:[^ ]+]] = %[[CST]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[V8:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:         %[[V9:[^ ]+]] = memref.load %[[ARG0]][%[[V8]], %[[C3]], %[[C5]], %[[C5]]] : memref<?x16x8x?xf32>
// CHECK-NEXT:         %[[V10:[^ ]+]] = vector.insert %[[V9]], %[[ARG2]] [%[[ARG1]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[V10]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[CST_0]] [0, 0] : vector<2xf32> into vector<3x1x2xf32>
// CHECK-NEXT:       scf.yield %[[V7]] : vector<3x1x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[CST_0]] : vector<3x1x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C3]] : memref<?x16x8x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[C5]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (vector<3x1x2xf32>) {
// CHECK-NEXT:       %[[V6]] = scf.for %[[ARG1]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG2]] = %[[CST]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[V8]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:         %[[V9]] = memref.load %[[ARG0]][%[[V8]], %[[C3]], %[[C6]], %[[C5]]] : memref<?x16x8x?xf32>
// CHECK-NEXT:         %[[V10]] = vector.insert %[[V9]], %[[ARG2]] [%[[ARG1]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[V10]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V7]] = vector.insert %[[V6]], %[[V1]] [1, 0] : vector<2xf32> into vector<3x1x2xf32>
// CHECK-NEXT:       scf.yield %[[V7]] : vector<3x1x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V1]] : vector<3x1x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C3]] : memref<?x16x8x?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_2]], %[[C5]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (vector<3x1x2xf32>) {
// CHECK-NEXT:       %[[V6]] = scf.for %[[ARG1]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG2]] = %[[CST]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[V8]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:         %[[V9]] = memref.load %[[ARG0]][%[[V8]], %[[C3]], %[[C7]], %[[C5]]] : memref<?x16x8x?xf32>
// CHECK-NEXT:         %[[V10]] = vector.insert %[[V9]], %[[ARG2]] [%[[ARG1]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[V10]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V7]] = vector.insert %[[V6]], %[[V3]] [2, 0] : vector<2xf32> into vector<3x1x2xf32>
// CHECK-NEXT:       scf.yield %[[V7]] : vector<3x1x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V3]] : vector<3x1x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%[[V5]], %[[ARG0]]) : (vector<3x1x2xf32>, memref<?x16x8x?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ELEMENTS: module {
// ELEMENTS-NEXT:   func.func @read(%[[ARG0:[^ ]+]]: memref<?x16x8x?xf32>) {
// ELEMENTS-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// ELEMENTS-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// ELEMENTS-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.500000e+00 : f32
// ELEMENTS-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ELEMENTS-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1.500000e+00> : vector<3x1x2xf32>
// ELEMENTS-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// ELEMENTS-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C3]] : memref<?x16x8x?xf32>
// ELEMENTS-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[C5]] : index
// ELEMENTS-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (vector<3x1x2xf32>) {
// ELEMENTS-NEXT:       %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[C5]], %[[C3]], %[[C5]], %[[C5]]], %[[CST]] : memref<?x16x8x?xf32>, vector<f32>
// ELEMENTS-NEXT:       %[[V7:[^ ]+]] = vector.extract %[[V6]][] : f32 from vector<f32>
// ELEMENTS-NEXT:       %[[V8:[^ ]+]] = vector.insert %[[V7]], %[[CST_0]] [0, 0, 0] : f32 into vector<3x1x2xf32>
// ELEMENTS-NEXT:       %[[V9:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[C6]], %[[C3]], %[[C5]], %[[C5]]], %[[CST]] : memref<?x16x8x?xf32>, vector<f32>
// ELEMENTS-NEXT:       %[[V10:[^ ]+]] = vector.extract %[[V9]][] : f32 from vector<f32>
// ELEMENTS-NEXT:       %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V8]] [0, 0, 1] : f32 into vector<3x1x2xf32>
// ELEMENTS-NEXT:       scf.yield %[[V11]] : vector<3x1x2xf32>
// ELEMENTS-NEXT:     } else {
// ELEMENTS-NEXT:       scf.yield %[[CST_0]] : vector<3x1x2xf32>
// ELEMENTS-NEXT:     }
// ELEMENTS-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C3]] : memref<?x16x8x?xf32>
// ELEMENTS-NEXT:     %[[V2:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[C5]] : index
// ELEMENTS-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (vector<3x1x2xf32>) {
// ELEMENTS-NEXT:       %[[V6]] = vector.transfer_read %[[ARG0]][%[[C5]], %[[C3]], %[[C6]], %[[C5]]], %[[CST]] : memref<?x16x8x?xf32>, vector<f32>
// ELEMENTS-NEXT:       %[[V7]] = vector.extract %[[V6]][] : f32 from vector<f32>
// ELEMENTS-NEXT:       %[[V8]] = vector.insert %[[V7]], %[[V1]] [1, 0, 0] : f32 into vector<3x1x2xf32>
// ELEMENTS-NEXT:       %[[V9]] = vector.transfer_read %[[ARG0]][%[[C6]], %[[C3]], %[[C6]], %[[C5]]], %[[CST]] : memref<?x16x8x?xf32>, vector<f32>
// ELEMENTS-NEXT:       %[[V10]] = vector.extract %[[V9]][] : f32 from vector<f32>
// ELEMENTS-NEXT:       %[[V11]] = vector.insert %[[V10]], %[[V8]] [1, 0, 1] : f32 into vector<3x1x2xf32>
// ELEMENTS-NEXT:       scf.yield %[[V11]] : vector<3x1x2xf32>
// ELEMENTS-NEXT:     } else {
// ELEMENTS-NEXT:       scf.yield %[[V1]] : vector<3x1x2xf32>
// ELEMENTS-NEXT:     }
// ELEMENTS-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C3]] : memref<?x16x8x?xf32>
// ELEMENTS-NEXT:     %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_2]], %[[C5]] : index
// ELEMENTS-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (vector<3x1x2xf32>) {
// ELEMENTS-NEXT:       %[[V6]] = vector.transfer_read %[[ARG0]][%[[C5]], %[[C3]], %[[C7]], %[[C5]]], %[[CST]] : memref<?x16x8x?xf32>, vector<f32>
// ELEMENTS-NEXT:       %[[V7]] = vector.extract %[[V6]][] : f32 from vector<f32>
// ELEMENTS-NEXT:       %[[V8]] = vector.insert %[[V7]], %[[V3]] [2, 0, 0] : f32 into vector<3x1x2xf32>
// ELEMENTS-NEXT:       %[[V9]] = vector.transfer_read %[[ARG0]][%[[C6]], %[[C3]], %[[C7]], %[[C5]]], %[[CST]] : memref<?x16x8x?xf32>, vector<f32>
// ELEMENTS-NEXT:       %[[V10]] = vector.extract %[[V9]][] : f32 from vector<f32>
// ELEMENTS-NEXT:       %[[V11]] = vector.insert %[[V10]], %[[V8]] [2, 0, 1] : f32 into vector<3x1x2xf32>
// ELEMENTS-NEXT:       scf.yield %[[V11]] : vector<3x1x2xf32>
// ELEMENTS-NEXT:     } else {
// ELEMENTS-NEXT:       scf.yield %[[V3]] : vector<3x1x2xf32>
// ELEMENTS-NEXT:     }
// ELEMENTS-NEXT:     "test.use"(%[[V5]], %[[ARG0]]) : (vector<3x1x2xf32>, memref<?x16x8x?xf32>) -> ()
// ELEMENTS-NEXT:     return
// ELEMENTS-NEXT:   }
// ELEMENTS-NEXT: }

// TENSORS: #map = affine_map<(d0) -> (d0 + 5)>
// TENSORS-NEXT: module {
// TENSORS-NEXT:   func.func @read(%[[ARG0:[^ ]+]]: memref<?x16x8x?xf32>) {
// TENSORS-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// TENSORS-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// TENSORS-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.500000e+00> : vector<2xf32>
// TENSORS-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TENSORS-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// TENSORS-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// TENSORS-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TENSORS-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1.500000e+00> : vector<3x1x2xf32>
// TENSORS-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// TENSORS-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C3]] : memref<?x16x8x?xf32>
// TENSORS-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[C5]] : index
// TENSORS-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (vector<3x1x2xf32>) {
// TENSORS-NEXT:       %[[V6:[^ ]+]] = scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG2:[^ ]+]] = %[[CST]]) -> (vector<2xf32>) {
// TENSORS-NEXT:         %[[V8:[^ ]+]] = affine.apply #map(%[[ARG1]])
// TENSORS-NEXT:         %[[V9:[^ ]+]] = memref.load %[[ARG0]][%[[V8]], %[[C3]], %[[C5]], %[[C5]]] : memref<?x16x8x?xf32>
// TENSORS-NEXT:         %[[V10:[^ ]+]] = vector.insert %[[V9]], %[[ARG2]] [%[[ARG1]]] : f32 into vector<2xf32>
// TENSORS-NEXT:         scf.yield %[[V10]] : vector<2xf32>
// TENSORS-NEXT:       }
// TENSORS-NEXT:       %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[CST_0]] [0, 0] : vector<2xf32> into vector<3x1x2xf32>
// TENSORS-NEXT:       scf.yield %[[V7]] : vector<3x1x2xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:       scf.yield %[[CST_0]] : vector<3x1x2xf32>
// TENSORS-NEXT:     }
// TENSORS-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C3]] : memref<?x16x8x?xf32>
// TENSORS-NEXT:     %[[V2:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[C5]] : index
// TENSORS-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (vector<3x1x2xf32>) {
// TENSORS-NEXT:       %[[V6]] = scf.for %[[ARG1]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG2]] = %[[CST]]) -> (vector<2xf32>) {
// TENSORS-NEXT:         %[[V8]] = affine.apply #map(%[[ARG1]])
// TENSORS-NEXT:         %[[V9]] = memref.load %[[ARG0]][%[[V8]], %[[C3]], %[[C6]], %[[C5]]] : memref<?x16x8x?xf32>
// TENSORS-NEXT:         %[[V10]] = vector.insert %[[V9]], %[[ARG2]] [%[[ARG1]]] : f32 into vector<2xf32>
// TENSORS-NEXT:         scf.yield %[[V10]] : vector<2xf32>
// TENSORS-NEXT:       }
// TENSORS-NEXT:       %[[V7]] = vector.insert %[[V6]], %[[V1]] [1, 0] : vector<2xf32> into vector<3x1x2xf32>
// TENSORS-NEXT:       scf.yield %[[V7]] : vector<3x1x2xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:       scf.yield %[[V1]] : vector<3x1x2xf32>
// TENSORS-NEXT:     }
// TENSORS-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C3]] : memref<?x16x8x?xf32>
// TENSORS-NEXT:     %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_2]], %[[C5]] : index
// TENSORS-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (vector<3x1x2xf32>) {
// TENSORS-NEXT:       %[[V6]] = scf.for %[[ARG1]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG2]] = %[[CST]]) -> (vector<2xf32>) {
// TENSORS-NEXT:         %[[V8]] = affine.apply #map(%[[ARG1]])
// TENSORS-NEXT:         %[[V9]] = memref.load %[[ARG0]][%[[V8]], %[[C3]], %[[C7]], %[[C5]]] : memref<?x16x8x?xf32>
// TENSORS-NEXT:         %[[V10]] = vector.insert %[[V9]], %[[ARG2]] [%[[ARG1]]] : f32 into vector<2xf32>
// TENSORS-NEXT:         scf.yield %[[V10]] : vector<2xf32>
// TENSORS-NEXT:       }
// TENSORS-NEXT:       %[[V7]] = vector.insert %[[V6]], %[[V3]] [2, 0] : vector<2xf32> into vector<3x1x2xf32>
// TENSORS-NEXT:       scf.yield %[[V7]] : vector<3x1x2xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:       scf.yield %[[V3]] : vector<3x1x2xf32>
// TENSORS-NEXT:     }
// TENSORS-NEXT:     "test.use"(%[[V5]], %[[ARG0]]) : (vector<3x1x2xf32>, memref<?x16x8x?xf32>) -> ()
// TENSORS-NEXT:     return
// TENSORS-NEXT:   }
// TENSORS-NEXT: }

// -----

func.func @elements(%m: memref<8x?x?x8xf32>, %j: index) {
  %c3 = arith.constant 3 : index
  %pad = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %v = vector.transfer_read %m[%j, %j, %c4, %c3], %pad {permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, in_bounds = [false, false, false]} : memref<8x?x?x8xf32>, vector<1x2x3xf32>
  "test.use"(%v) : (vector<1x2x3xf32>) -> ()
  return
}




// CHECK: module {
// CHECK-NEXT:   func.func @elements(%[[ARG0:[^ ]+]]: memref<8x?x?x8xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<1x2x3xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<8x?x?x8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (vector<1x2x3xf32>) {
// CHECK-NEXT:       %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<8x?x?x8xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[C4]] : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = scf.if %[[V2]] -> (vector<1x2x3xf32>) {
// CHECK-NEXT:         %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[C4]], %[[C3]]], %[[CST]] {in_bounds = [true]} : memref<8x?x?x8xf32>, vector<3xf32>
// CHECK-NEXT:         %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[CST_0]] [0, 0] : vector<3xf32> into vector<1x2x3xf32>
// CHECK-NEXT:         scf.yield %[[V7]] : vector<1x2x3xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[CST_0]] : vector<1x2x3xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<8x?x?x8xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_2]], %[[C5]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = scf.if %[[V4]] -> (vector<1x2x3xf32>) {
// CHECK-NEXT:         %[[V6]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[C5]], %[[C3]]], %[[CST]] {in_bounds = [true]} : memref<8x?x?x8xf32>, vector<3xf32>
// CHECK-NEXT:         %[[V7]] = vector.insert %[[V6]], %[[V3]] [0, 1] : vector<3xf32> into vector<1x2x3xf32>
// CHECK-NEXT:         scf.yield %[[V7]] : vector<1x2x3xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[V3]] : vector<1x2x3xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V5]] : vector<1x2x3xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[CST_0]] : vector<1x2x3xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%[[V1]]) : (vector<1x2x3xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ELEMENTS: module {
// ELEMENTS-NEXT:   func.func @elements(%[[ARG0:[^ ]+]]: memref<8x?x?x8xf32>, %[[ARG1:[^ ]+]]: index) {
// ELEMENTS-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// ELEMENTS-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ELEMENTS-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// ELEMENTS-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// ELEMENTS-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// ELEMENTS-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<1x2x3xf32>
// ELEMENTS-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// ELEMENTS-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<8x?x?x8xf32>
// ELEMENTS-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[ARG1]] : index
// ELEMENTS-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (vector<1x2x3xf32>) {
// ELEMENTS-NEXT:       %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<8x?x?x8xf32>
// ELEMENTS-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[C4]] : index
// ELEMENTS-NEXT:       %[[V3:[^ ]+]] = scf.if %[[V2]] -> (vector<1x2x3xf32>) {
// ELEMENTS-NEXT:         %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[C4]], %[[C3]]], %[[CST]] : memref<8x?x?x8xf32>, vector<f32>
// ELEMENTS-NEXT:         %[[V7:[^ ]+]] = vector.extract %[[V6]][] : f32 from vector<f32>
// ELEMENTS-NEXT:         %[[V8:[^ ]+]] = vector.insert %[[V7]], %[[CST_0]] [0, 0, 0] : f32 into vector<1x2x3xf32>
// ELEMENTS-NEXT:         %[[V9:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[C4]], %[[C4]]], %[[CST]] : memref<8x?x?x8xf32>, vector<f32>
// ELEMENTS-NEXT:         %[[V10:[^ ]+]] = vector.extract %[[V9]][] : f32 from vector<f32>
// ELEMENTS-NEXT:         %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V8]] [0, 0, 1] : f32 into vector<1x2x3xf32>
// ELEMENTS-NEXT:         %[[V12:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[C4]], %[[C5]]], %[[CST]] : memref<8x?x?x8xf32>, vector<f32>
// ELEMENTS-NEXT:         %[[V13:[^ ]+]] = vector.extract %[[V12]][] : f32 from vector<f32>
// ELEMENTS-NEXT:         %[[V14:[^ ]+]] = vector.insert %[[V13]], %[[V11]] [0, 0, 2] : f32 into vector<1x2x3xf32>
// ELEMENTS-NEXT:         scf.yield %[[V14]] : vector<1x2x3xf32>
// ELEMENTS-NEXT:       } else {
// ELEMENTS-NEXT:         scf.yield %[[CST_0]] : vector<1x2x3xf32>
// ELEMENTS-NEXT:       }
// ELEMENTS-NEXT:       %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<8x?x?x8xf32>
// ELEMENTS-NEXT:       %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_2]], %[[C5]] : index
// ELEMENTS-NEXT:       %[[V5:[^ ]+]] = scf.if %[[V4]] -> (vector<1x2x3xf32>) {
// ELEMENTS-NEXT:         %[[V6]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[C5]], %[[C3]]], %[[CST]] : memref<8x?x?x8xf32>, vector<f32>
// ELEMENTS-NEXT:         %[[V7]] = vector.extract %[[V6]][] : f32 from vector<f32>
// ELEMENTS-NEXT:         %[[V8]] = vector.insert %[[V7]], %[[V3]] [0, 1, 0] : f32 into vector<1x2x3xf32>
// ELEMENTS-NEXT:         %[[V9]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[C5]], %[[C4]]], %[[CST]] : memref<8x?x?x8xf32>, vector<f32>
// ELEMENTS-NEXT:         %[[V10]] = vector.extract %[[V9]][] : f32 from vector<f32>
// ELEMENTS-NEXT:         %[[V11]] = vector.insert %[[V10]], %[[V8]] [0, 1, 1] : f32 into vector<1x2x3xf32>
// ELEMENTS-NEXT:         %[[V12]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[C5]], %[[C5]]], %[[CST]] : memref<8x?x?x8xf32>, vector<f32>
// ELEMENTS-NEXT:         %[[V13]] = vector.extract %[[V12]][] : f32 from vector<f32>
// ELEMENTS-NEXT:         %[[V14]] = vector.insert %[[V13]], %[[V11]] [0, 1, 2] : f32 into vector<1x2x3xf32>
// ELEMENTS-NEXT:         scf.yield %[[V14]] : vector<1x2x3xf32>
// ELEMENTS-NEXT:       } else {
// ELEMENTS-NEXT:         scf.yield %[[V3]] : vector<1x2x3xf32>
// ELEMENTS-NEXT:       }
// ELEMENTS-NEXT:       scf.yield %[[V5]] : vector<1x2x3xf32>
// ELEMENTS-NEXT:     } else {
// ELEMENTS-NEXT:       scf.yield %[[CST_0]] : vector<1x2x3xf32>
// ELEMENTS-NEXT:     }
// ELEMENTS-NEXT:     "test.use"(%[[V1]]) : (vector<1x2x3xf32>) -> ()
// ELEMENTS-NEXT:     return
// ELEMENTS-NEXT:   }
// ELEMENTS-NEXT: }

// TENSORS: module {
// TENSORS-NEXT:   func.func @elements(%[[ARG0:[^ ]+]]: memref<8x?x?x8xf32>, %[[ARG1:[^ ]+]]: index) {
// TENSORS-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// TENSORS-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// TENSORS-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// TENSORS-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TENSORS-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// TENSORS-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<1x2x3xf32>
// TENSORS-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// TENSORS-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<8x?x?x8xf32>
// TENSORS-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[ARG1]] : index
// TENSORS-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (vector<1x2x3xf32>) {
// TENSORS-NEXT:       %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<8x?x?x8xf32>
// TENSORS-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[C4]] : index
// TENSORS-NEXT:       %[[V3:[^ ]+]] = scf.if %[[V2]] -> (vector<1x2x3xf32>) {
// TENSORS-NEXT:         %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[C4]], %[[C3]]], %[[CST]] {in_bounds = [true]} : memref<8x?x?x8xf32>, vector<3xf32>
// TENSORS-NEXT:         %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[CST_0]] [0, 0] : vector<3xf32> into vector<1x2x3xf32>
// TENSORS-NEXT:         scf.yield %[[V7]] : vector<1x2x3xf32>
// TENSORS-NEXT:       } else {
// TENSORS-NEXT:         scf.yield %[[CST_0]] : vector<1x2x3xf32>
// TENSORS-NEXT:       }
// TENSORS-NEXT:       %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<8x?x?x8xf32>
// TENSORS-NEXT:       %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_2]], %[[C5]] : index
// TENSORS-NEXT:       %[[V5:[^ ]+]] = scf.if %[[V4]] -> (vector<1x2x3xf32>) {
// TENSORS-NEXT:         %[[V6]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[C5]], %[[C3]]], %[[CST]] {in_bounds = [true]} : memref<8x?x?x8xf32>, vector<3xf32>
// TENSORS-NEXT:         %[[V7]] = vector.insert %[[V6]], %[[V3]] [0, 1] : vector<3xf32> into vector<1x2x3xf32>
// TENSORS-NEXT:         scf.yield %[[V7]] : vector<1x2x3xf32>
// TENSORS-NEXT:       } else {
// TENSORS-NEXT:         scf.yield %[[V3]] : vector<1x2x3xf32>
// TENSORS-NEXT:       }
// TENSORS-NEXT:       scf.yield %[[V5]] : vector<1x2x3xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:       scf.yield %[[CST_0]] : vector<1x2x3xf32>
// TENSORS-NEXT:     }
// TENSORS-NEXT:     "test.use"(%[[V1]]) : (vector<1x2x3xf32>) -> ()
// TENSORS-NEXT:     return
// TENSORS-NEXT:   }
// TENSORS-NEXT: }

// -----

func.func @tensors(%t: tensor<8x?xf32>, %v: vector<3x2xf32>) -> tensor<8x?xf32> {
  %c6 = arith.constant 6 : index
  %w = vector.transfer_write %v, %t[%c6, %c6] {in_bounds = [false, true]} : vector<3x2xf32>, tensor<8x?xf32>
  return %w : tensor<8x?xf32>
}




// CHECK: module {
// CHECK-NEXT:   func.func @tensors(%[[ARG0:[^ ]+]]: tensor<8x?xf32>, %[[ARG1:[^ ]+]]: vector<3x2xf32>) -> tensor<8x?xf32> {
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C6]], %[[C6]]] {in_bounds = [false, true]} : vector<3x2xf32>, tensor<8x?xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<8x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ELEMENTS: module {
// ELEMENTS-NEXT:   func.func @tensors(%[[ARG0:[^ ]+]]: tensor<8x?xf32>, %[[ARG1:[^ ]+]]: vector<3x2xf32>) -> tensor<8x?xf32> {
// ELEMENTS-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// ELEMENTS-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C6]], %[[C6]]] {in_bounds = [false, true]} : vector<3x2xf32>, tensor<8x?xf32>
// ELEMENTS-NEXT:     return %[[V0]] : tensor<8x?xf32>
// ELEMENTS-NEXT:   }
// ELEMENTS-NEXT: }

// TENSORS: module {
// TENSORS-NEXT:   func.func @tensors(%[[ARG0:[^ ]+]]: tensor<8x?xf32>, %[[ARG1:[^ ]+]]: vector<3x2xf32>) -> tensor<8x?xf32> {
// TENSORS-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// TENSORS-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// TENSORS-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// TENSORS-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// TENSORS-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// TENSORS-NEXT:     %[[V0:[^ ]+]] = scf.if %[[TRUE]] -> (tensor<8x?xf32>) {
// TENSORS-NEXT:       %[[V3:[^ ]+]] = vector.extract %[[ARG1]][0] : vector<2xf32> from vector<3x2xf32>
// TENSORS-NEXT:       %[[V4:[^ ]+]] = vector.transfer_write %[[V3]], %[[ARG0]][%[[C6]], %[[C6]]] {in_bounds = [true]} : vector<2xf32>, tensor<8x?xf32>
// TENSORS-NEXT:       scf.yield %[[V4]] : tensor<8x?xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:       scf.yield %[[ARG0]] : tensor<8x?xf32>
// TENSORS-NEXT:     }
// TENSORS-NEXT:     %[[V1:[^ ]+]] = scf.if %[[TRUE]] -> (tensor<8x?xf32>) {
// TENSORS-NEXT:       %[[V3]] = vector.extract %[[ARG1]][1] : vector<2xf32> from vector<3x2xf32>
// TENSORS-NEXT:       %[[V4]] = vector.transfer_write %[[V3]], %[[V0]][%[[C7]], %[[C6]]] {in_bounds = [true]} : vector<2xf32>, tensor<8x?xf32>
// TENSORS-NEXT:       scf.yield %[[V4]] : tensor<8x?xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:       scf.yield %[[V0]] : tensor<8x?xf32>
// TENSORS-NEXT:     }
// TENSORS-NEXT:     %[[V2:[^ ]+]] = scf.if %[[FALSE]] -> (tensor<8x?xf32>) {
// TENSORS-NEXT:       %[[V3]] = vector.extract %[[ARG1]][2] : vector<2xf32> from vector<3x2xf32>
// TENSORS-NEXT:       %[[V4]] = vector.transfer_write %[[V3]], %[[V1]][%[[C8]], %[[C6]]] {in_bounds = [true]} : vector<2xf32>, tensor<8x?xf32>
// TENSORS-NEXT:       scf.yield %[[V4]] : tensor<8x?xf32>
// TENSORS-NEXT:     } else {
// TENSORS-NEXT:       scf.yield %[[V1]] : tensor<8x?xf32>
// TENSORS-NEXT:     }
// TENSORS-NEXT:     return %[[V2]] : tensor<8x?xf32>
// TENSORS-NEXT:   }
// TENSORS-NEXT: }
