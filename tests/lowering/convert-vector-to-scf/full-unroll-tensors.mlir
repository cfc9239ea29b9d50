// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(convert-vector-to-scf{full-unroll=true lower-tensors=true})' | FileCheck %s

func.func @tensor(%t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<4x8xf32>) -> (vector<4x8xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %f : tensor<?x?xf32>, vector<4x8xf32>
  %1 = vector.transfer_write %v, %t[%i, %i] : vector<4x8xf32>, tensor<?x?xf32>
  return %0, %1 : vector<4x8xf32>, tensor<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tensor(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4x8xf32>) -> (vector<4x8xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<4x8xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[V1]] -> (vector<4x8xf32>) {
// CHECK-NEXT:       %[[V23:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : tensor<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V24:[^ ]+]] = vector.insert %[[V23]], %[[V0]] [0] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:       scf.yield %[[V24]] : vector<4x8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : vector<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_0]], %[[V3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (vector<4x8xf32>) {
// CHECK-NEXT:       %[[V23]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:       %[[V24]] = vector.transfer_read %[[ARG0]][%[[V23]], %[[ARG1]]], %[[ARG2]] : tensor<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V25:[^ ]+]] = vector.insert %[[V24]], %[[V2]] [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:       scf.yield %[[V25]] : vector<4x8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V2]] : vector<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[V6]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = scf.if %[[V7]] -> (vector<4x8xf32>) {
// CHECK-NEXT:       %[[V23]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:       %[[V24]] = vector.transfer_read %[[ARG0]][%[[V23]], %[[ARG1]]], %[[ARG2]] : tensor<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V25]] = vector.insert %[[V24]], %[[V5]] [2] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:       scf.yield %[[V25]] : vector<4x8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V5]] : vector<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi sgt, %[[DIM_2]], %[[V9]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = scf.if %[[V10]] -> (vector<4x8xf32>) {
// CHECK-NEXT:       %[[V23]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:       %[[V24]] = vector.transfer_read %[[ARG0]][%[[V23]], %[[ARG1]]], %[[ARG2]] : tensor<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V25]] = vector.insert %[[V24]], %[[V8]] [3] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:       scf.yield %[[V25]] : vector<4x8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V8]] : vector<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi sgt, %[[DIM_3]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = scf.if %[[V12]] -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[V23]] = vector.extract %[[ARG3]][0] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:       %[[V24]] = vector.transfer_write %[[V23]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : vector<8xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %[[V24]] : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.cmpi sgt, %[[DIM_4]], %[[V14]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = scf.if %[[V15]] -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[V23]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:       %[[V24]] = vector.extract %[[ARG3]][1] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:       %[[V25]] = vector.transfer_write %[[V24]], %[[V13]][%[[V23]], %[[ARG1]]] : vector<8xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %[[V25]] : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V13]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.cmpi sgt, %[[DIM_5]], %[[V17]] : index
// CHECK-NEXT:     %[[V19:[^ ]+]] = scf.if %[[V18]] -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[V23]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:       %[[V24]] = vector.extract %[[ARG3]][2] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:       %[[V25]] = vector.transfer_write %[[V24]], %[[V16]][%[[V23]], %[[ARG1]]] : vector<8xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %[[V25]] : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V16]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.cmpi sgt, %[[DIM_6]], %[[V20]] : index
// CHECK-NEXT:     %[[V22:[^ ]+]] = scf.if %[[V21]] -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[V23]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:       %[[V24]] = vector.extract %[[ARG3]][3] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:       %[[V25]] = vector.transfer_write %[[V24]], %[[V19]][%[[V23]], %[[ARG1]]] : vector<8xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %[[V25]] : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V19]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V11]], %[[V22]] : vector<4x8xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
