// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-vector-emulate-masked-load-store))" | FileCheck %s

func.func @mask(%m: memref<?xf32>, %mk: vector<4xi1>, %p: vector<4xf32>, %i: index, %m2: memref<?x?xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.maskedload %m[%i], %mk, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %mk, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %c1 = arith.constant 1 : index
  %1 = vector.maskedload %m2[%c1, %i], %mk, %p {alignment = 16 : i64, nontemporal = true}: memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: memref<?x?xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG1]][0] : i1 from vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V29:[^ ]+]] = memref.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V30:[^ ]+]] = vector.insert %[[V29]], %[[ARG2]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V30]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i1 from vector<4xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.if %[[V3]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V29]] = memref.load %[[ARG0]][%[[V2]]] : memref<?xf32>
// CHECK-NEXT:       %[[V30]] = vector.insert %[[V29]], %[[V1]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V30]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V1]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG1]][2] : i1 from vector<4xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = scf.if %[[V6]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V29]] = memref.load %[[ARG0]][%[[V5]]] : memref<?xf32>
// CHECK-NEXT:       %[[V30]] = vector.insert %[[V29]], %[[V4]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V30]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V4]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG1]][3] : i1 from vector<4xi1>
// CHECK-NEXT:     %[[V10:[^ ]+]] = scf.if %[[V9]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V29]] = memref.load %[[ARG0]][%[[V8]]] : memref<?xf32>
// CHECK-NEXT:       %[[V30]] = vector.insert %[[V29]], %[[V7]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V30]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V7]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG1]][0] : i1 from vector<4xi1>
// CHECK-NEXT:     scf.if %[[V11]] {
// CHECK-NEXT:       %[[V29]] = vector.extract %[[ARG2]][0] : f32 from vector<4xf32>
// CHECK-NEXT:       memref.store %[[V29]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG1]][1] : i1 from vector<4xi1>
// CHECK-NEXT:     scf.if %[[V13]] {
// CHECK-NEXT:       %[[V29]] = vector.extract %[[ARG2]][1] : f32 from vector<4xf32>
// CHECK-NEXT:       memref.store %[[V29]], %[[ARG0]][%[[V12]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[V12]], %[[C1]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.extract %[[ARG1]][2] : i1 from vector<4xi1>
// CHECK-NEXT:     scf.if %[[V15]] {
// CHECK-NEXT:       %[[V29]] = vector.extract %[[ARG2]][2] : f32 from vector<4xf32>
// CHECK-NEXT:       memref.store %[[V29]], %[[ARG0]][%[[V14]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V14]], %[[C1]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = vector.extract %[[ARG1]][3] : i1 from vector<4xi1>
// CHECK-NEXT:     scf.if %[[V17]] {
// CHECK-NEXT:       %[[V29]] = vector.extract %[[ARG2]][3] : f32 from vector<4xf32>
// CHECK-NEXT:       memref.store %[[V29]], %[[ARG0]][%[[V16]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V18:[^ ]+]] = vector.extract %[[ARG1]][0] : i1 from vector<4xi1>
// CHECK-NEXT:     %[[V19:[^ ]+]] = scf.if %[[V18]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V29]] = memref.load %[[ARG4]][%[[C1]], %[[ARG3]]] {alignment = 16 : i64} : memref<?x?xf32>
// CHECK-NEXT:       %[[V30]] = vector.insert %[[V29]], %[[ARG2]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V30]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.addi %[[ARG3]], %[[C1]] : index
// CHECK-NEXT:     %[[V21:[^ ]+]] = vector.extract %[[ARG1]][1] : i1 from vector<4xi1>
// CHECK-NEXT:     %[[V22:[^ ]+]] = scf.if %[[V21]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V29]] = memref.load %[[ARG4]][%[[C1]], %[[V20]]] {alignment = 16 : i64} : memref<?x?xf32>
// CHECK-NEXT:       %[[V30]] = vector.insert %[[V29]], %[[V19]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V30]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V19]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.addi %[[V20]], %[[C1]] : index
// CHECK-NEXT:     %[[V24:[^ ]+]] = vector.extract %[[ARG1]][2] : i1 from vector<4xi1>
// CHECK-NEXT:     %[[V25:[^ ]+]] = scf.if %[[V24]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V29]] = memref.load %[[ARG4]][%[[C1]], %[[V23]]] {alignment = 16 : i64} : memref<?x?xf32>
// CHECK-NEXT:       %[[V30]] = vector.insert %[[V29]], %[[V22]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V30]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V22]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.addi %[[V23]], %[[C1]] : index
// CHECK-NEXT:     %[[V27:[^ ]+]] = vector.extract %[[ARG1]][3] : i1 from vector<4xi1>
// CHECK-NEXT:     %[[V28:[^ ]+]] = scf.if %[[V27]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V29]] = memref.load %[[ARG4]][%[[C1]], %[[V26]]] {alignment = 16 : i64} : memref<?x?xf32>
// CHECK-NEXT:       %[[V30]] = vector.insert %[[V29]], %[[V25]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V30]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V25]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V10]], %[[V28]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
