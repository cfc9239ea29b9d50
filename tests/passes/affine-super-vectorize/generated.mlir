// RUN: mlir-opt %s --split-input-file --affine-super-vectorize="virtual-vector-size=8 vectorize-reductions" | FileCheck %s

func.func @f0(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  %v3 = affine.for %i0 = 2 to %n iter_args(%v2 = %c) -> (f32) {
    affine.store %x, %B[%i0, %i0] : memref<?x?xf32>
    affine.store %x, %C[%n, %i0] : memref<?x?xf32>
    %v6 = affine.for %i3 = 0 to %n iter_args(%v5 = %c) -> (f32) {
      affine.store %x, %C[%i3 + 1, %i0] : memref<?x?xf32>
      %v7 = affine.load %C[%i3, %i0] : memref<?x?xf32>
      %v8 = affine.load %E[%i3, %i0] : memref<64x128xf32>
      affine.store %v8, %D[%i3 + 1, %i0, %i3] : memref<?x?x?xf32>
      %v9 = arith.minimumf %v5, %x : f32
      affine.yield %v9 : f32
    }
    affine.store %v6, %E[%i0, %i0] : memref<64x128xf32>
    %v10 = arith.maxnumf %v2, %v6 : f32
    affine.yield %v10 : f32
  }
  affine.for %i10 = 0 to 128 {
    affine.store %v3, %E[%i10, %i10] : memref<64x128xf32>
    affine.for %i11 = 0 to %m {
      %v13 = arith.maximumf %x, %v3 : f32
      %v14 = arith.mulf %x, %c : f32
      affine.store %x, %B[0, %i10 + %i11] : memref<?x?xf32>
    }
    %v15 = affine.load %C[%i10, %i10] : memref<?x?xf32>
  }
  affine.for %i15 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
    %v17 = arith.subf %c, %c : f32
    %v18 = affine.load %C[%i15, %i15] : memref<?x?xf32>
    %v21 = affine.for %i18 = 0 to 100 iter_args(%v20 = %c) -> (f32) {
      affine.store %v18, %D[%i15 + %i18, %i18, %i18 + 2] : memref<?x?x?xf32>
      affine.for %i21 = 0 to %n {
        affine.store %v18, %D[%i15, %i21, %i21] : memref<?x?x?xf32>
        affine.store %v17, %A[%n] : memref<?xf32>
        affine.store %x, %D[%i21, %i18, %i18 + %i15] : memref<?x?x?xf32>
      }
      %v23 = arith.addf %c, %v3 : f32
      %v26 = affine.for %i23 = 2 to 100 iter_args(%v25 = %v23) -> (f32) {
        %v27 = affine.load %B[%i18, 2] : memref<?x?xf32>
        %v28 = arith.maximumf %v25, %v3 : f32
        affine.yield %v28 : f32
      }
      %v29 = arith.maxnumf %c, %v20 : f32
      affine.yield %v29 : f32
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (-d0 + 100)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG8:[^ ]+]] = 2 to %[[ARG6]] iter_args(%[[ARG9:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG1]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG2]][%[[ARG6]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.for %[[ARG10:[^ ]+]] = 0 to %[[ARG6]] iter_args(%[[ARG11:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:         affine.store %[[ARG5]], %[[ARG2]][%[[ARG10]] + 1, %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[V6:[^ ]+]] = affine.load %[[ARG2]][%[[ARG10]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[V7:[^ ]+]] = affine.load %[[ARG4]][%[[ARG10]], %[[ARG8]]] : memref<64x128xf32>
// CHECK-NEXT:         affine.store %[[V7]], %[[ARG3]][%[[ARG10]] + 1, %[[ARG8]], %[[ARG10]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.minimumf %[[ARG11]], %[[ARG5]] : f32
// CHECK-NEXT:         affine.yield %[[V8]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V4]], %[[ARG4]][%[[ARG8]], %[[ARG8]]] : memref<64x128xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.maxnumf %[[ARG9]], %[[V4]] : f32
// CHECK-NEXT:       affine.yield %[[V5]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.broadcast %[[V1]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.broadcast %[[V1]] : f32 to vector<8xf32>
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to 128 {
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG4]][%[[ARG8]], %[[ARG8]]] : memref<64x128xf32>
// CHECK-NEXT:       affine.for %[[ARG9]] = 0 to %[[ARG7]] step 8 {
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<8xf32>
// CHECK-NEXT:         %[[V5]] = arith.maximumf %[[V0]], %[[V3]] : vector<8xf32>
// CHECK-NEXT:         %[[V6]] = arith.mulf %[[V0]], %[[CST_0]] : vector<8xf32>
// CHECK-NEXT:         %[[V7]] = affine.apply #map(%[[ARG8]], %[[ARG9]])
// CHECK-NEXT:         %[[V8]] = affine.apply #map1(%[[ARG8]], %[[ARG9]])
// CHECK-NEXT:         vector.transfer_write %[[V0]], %[[ARG1]][%[[V7]], %[[V8]]] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4]] = affine.load %[[ARG2]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to min #map2(%[[ARG6]])[%[[ARG7]]] {
// CHECK-NEXT:       %[[V4]] = arith.subf %[[CST]], %[[CST]] : f32
// CHECK-NEXT:       %[[V5]] = affine.load %[[ARG2]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V6]] = affine.for %[[ARG9]] = 0 to 100 iter_args(%[[ARG10]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:         affine.store %[[V5]], %[[ARG3]][%[[ARG8]] + %[[ARG9]], %[[ARG9]], %[[ARG9]] + 2] : memref<?x?x?xf32>
// CHECK-NEXT:         affine.for %[[ARG11]] = 0 to %[[ARG6]] {
// CHECK-NEXT:           affine.store %[[V5]], %[[ARG3]][%[[ARG8]], %[[ARG11]], %[[ARG11]]] : memref<?x?x?xf32>
// CHECK-NEXT:           affine.store %[[V4]], %[[ARG0]][%[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:           affine.store %[[ARG5]], %[[ARG3]][%[[ARG11]], %[[ARG9]], %[[ARG9]] + %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V7]] = arith.addf %[[CST]], %[[V1]] : f32
// CHECK-NEXT:         %[[CST_0]] = arith.constant dense<0xFF800000> : vector<8xf32>
// CHECK-NEXT:         %[[V8]] = affine.for %[[ARG11]] = 2 to 100 step 8 iter_args(%[[ARG12:[^ ]+]] = %[[CST_0]]) -> (vector<8xf32>) {
// CHECK-NEXT:           %[[V12:[^ ]+]] = affine.apply #map3(%[[ARG11]])
// CHECK-NEXT:           %[[V13:[^ ]+]] = vector.create_mask %[[V12]] : vector<8xi1>
// CHECK-NEXT:           %[[V14:[^ ]+]] = affine.apply #map4(%[[ARG9]])
// CHECK-NEXT:           %[[V15:[^ ]+]] = affine.apply #map5(%[[ARG9]])
// CHECK-NEXT:           %[[V16:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:           %[[V17:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[V14]], %[[V15]]], %[[V16]] {permutation_map = #map} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:           %[[V18:[^ ]+]] = arith.select %[[V13]], %[[V2]], %[[CST_0]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:           %[[V19:[^ ]+]] = arith.maximumf %[[ARG12]], %[[V18]] : vector<8xf32>
// CHECK-NEXT:           affine.yield %[[V19]] : vector<8xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V9:[^ ]+]] = vector.reduction <maximumf>, %[[V8]] : vector<8xf32> into f32
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.maximumf %[[V9]], %[[V7]] : f32
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.maxnumf %[[CST]], %[[ARG10]] : f32
// CHECK-NEXT:         affine.yield %[[V11]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f1(%A: memref<?xindex>, %B: memref<?x?xindex>, %C: memref<?x?xindex>, %D: memref<?x?x?xindex>, %E: memref<64x128xindex>, %x: index, %n: index, %m: index) {
  %c = arith.constant 3 : index
  affine.for %i0 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
    %v2 = affine.load %A[%i0] : memref<?xindex>
    %v3 = affine.load %E[0, %i0] : memref<64x128xindex>
  }
  affine.for %i3 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
    %v5 = affine.load %A[%i3] : memref<?xindex>
    %v6 = affine.load %A[%i3] : memref<?xindex>
    %v7 = affine.load %E[%i3, %i3 + 4] : memref<64x128xindex>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: memref<?x?xindex>, %[[ARG2:[^ ]+]]: memref<?x?xindex>, %[[ARG3:[^ ]+]]: memref<?x?x?xindex>, %[[ARG4:[^ ]+]]: memref<64x128xindex>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] step 8 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = ub.poison : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG8]]], %[[V0]] : memref<?xindex>, vector<8xindex>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG8]])
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map2(%[[ARG8]])
// CHECK-NEXT:       %[[V4:[^ ]+]] = ub.poison : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.transfer_read %[[ARG4]][%[[V2]], %[[V3]]], %[[V4]] : memref<64x128xindex>, vector<8xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG8]]] : memref<?xindex>
// CHECK-NEXT:       %[[V1]] = affine.load %[[ARG0]][%[[ARG8]]] : memref<?xindex>
// CHECK-NEXT:       %[[V2]] = affine.load %[[ARG4]][%[[ARG8]], %[[ARG8]] + 4] : memref<64x128xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f2(%A: memref<?xi32>, %B: memref<?x?xi32>, %C: memref<?x?xi32>, %D: memref<?x?x?xi32>, %E: memref<64x128xi32>, %x: i32, %n: index, %m: index) {
  %c = arith.constant 7 : i32
  %v3 = affine.for %i0 = 2 to 128 iter_args(%v2 = %c) -> (i32) {
    %v4 = affine.load %C[%n, %i0 + 3] : memref<?x?xi32>
    %v5 = arith.xori %x, %c : i32
    %v6 = affine.load %B[2, %i0] : memref<?x?xi32>
    %v7 = arith.minui %v2, %c : i32
    affine.yield %v7 : i32
  }
  affine.for %i7 = 2 to 128 {
    %v9 = affine.load %E[%i7 + 3, %i7] : memref<64x128xi32>
    %v10 = affine.load %A[%i7] : memref<?xi32>
    %v11 = affine.load %A[0] : memref<?xi32>
    affine.store %v11, %A[%i7] : memref<?xi32>
  }
  %v14 = affine.for %i11 = 0 to 100 iter_args(%v13 = %c) -> (i32) {
    affine.store %x, %B[2, %i11] : memref<?x?xi32>
    %v15 = arith.minui %v13, %x : i32
    affine.yield %v15 : i32
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 128)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1 + 3)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (2)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (-d0 + 100)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: memref<?x?xi32>, %[[ARG2:[^ ]+]]: memref<?x?xi32>, %[[ARG3:[^ ]+]]: memref<?x?x?xi32>, %[[ARG4:[^ ]+]]: memref<64x128xi32>, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : i32 to vector<8xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG5]] : i32 to vector<8xi32>
// CHECK-NEXT:     %[[C7_I32:[^ ]+]] = arith.constant 7 : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-1> : vector<8xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.for %[[ARG8:[^ ]+]] = 2 to 128 step 8 iter_args(%[[ARG9:[^ ]+]] = %[[CST]]) -> (vector<8xi32>) {
// CHECK-NEXT:       %[[CST_1:[^ ]+]] = arith.constant dense<7> : vector<8xi32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.apply #map(%[[ARG8]])
// CHECK-NEXT:       %[[V9:[^ ]+]] = vector.create_mask %[[V8]] : vector<8xi1>
// CHECK-NEXT:       %[[V10:[^ ]+]] = affine.apply #map1(%[[ARG6]], %[[ARG8]])
// CHECK-NEXT:       %[[V11:[^ ]+]] = affine.apply #map2(%[[ARG6]], %[[ARG8]])
// CHECK-NEXT:       %[[V12:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = vector.transfer_read %[[ARG2]][%[[V10]], %[[V11]]], %[[V12]] : memref<?x?xi32>, vector<8xi32>
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.xori %[[V1]], %[[CST_1]] : vector<8xi32>
// CHECK-NEXT:       %[[V15:[^ ]+]] = affine.apply #map3(%[[ARG8]])
// CHECK-NEXT:       %[[V16:[^ ]+]] = affine.apply #map4(%[[ARG8]])
// CHECK-NEXT:       %[[V17:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[V15]], %[[V16]]], %[[V17]] : memref<?x?xi32>, vector<8xi32>
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.select %[[V9]], %[[CST_1]], %[[CST]] : vector<8xi1>, vector<8xi32>
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.minui %[[ARG9]], %[[V19]] : vector<8xi32>
// CHECK-NEXT:       affine.yield %[[V20]] : vector<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <minui>, %[[V2]] : vector<8xi32> into i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minui %[[V3]], %[[C7_I32]] : i32
// CHECK-NEXT:     affine.for %[[ARG8]] = 2 to 128 {
// CHECK-NEXT:       %[[V8]] = affine.load %[[ARG4]][%[[ARG8]] + 3, %[[ARG8]]] : memref<64x128xi32>
// CHECK-NEXT:       %[[V9]] = affine.load %[[ARG0]][%[[ARG8]]] : memref<?xi32>
// CHECK-NEXT:       %[[V10]] = affine.load %[[ARG0]][0] : memref<?xi32>
// CHECK-NEXT:       affine.store %[[V10]], %[[ARG0]][%[[ARG8]]] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<-1> : vector<8xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.for %[[ARG8]] = 0 to 100 step 8 iter_args(%[[ARG9]] = %[[CST_0]]) -> (vector<8xi32>) {
// CHECK-NEXT:       %[[V8]] = affine.apply #map5(%[[ARG8]])
// CHECK-NEXT:       %[[V9]] = vector.create_mask %[[V8]] : vector<8xi1>
// CHECK-NEXT:       %[[V10]] = affine.apply #map3(%[[ARG8]])
// CHECK-NEXT:       %[[V11]] = affine.apply #map4(%[[ARG8]])
// CHECK-NEXT:       vector.transfer_write %[[V0]], %[[ARG1]][%[[V10]], %[[V11]]] : vector<8xi32>, memref<?x?xi32>
// CHECK-NEXT:       %[[V12]] = arith.select %[[V9]], %[[V0]], %[[CST_0]] : vector<8xi1>, vector<8xi32>
// CHECK-NEXT:       %[[V13]] = arith.minui %[[ARG9]], %[[V12]] : vector<8xi32>
// CHECK-NEXT:       affine.yield %[[V13]] : vector<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.reduction <minui>, %[[V5]] : vector<8xi32> into i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.minui %[[V6]], %[[C7_I32]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f7(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  %v3 = affine.for %i0 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] iter_args(%v2 = %c) -> (f32) {
    %v4 = affine.load %A[%i0] : memref<?xf32>
    %v7 = affine.for %i4 = 2 to 128 step 2 iter_args(%v6 = %v4) -> (f32) {
      %v8 = arith.subf %x, %v4 : f32
      affine.store %v4, %D[%i4 + %i0, %i0 + 4, %i4 + 3] : memref<?x?x?xf32>
      %v9 = arith.addf %c, %v6 : f32
      affine.yield %v9 : f32
    }
    affine.store %v4, %C[1, %i0] : memref<?x?xf32>
    %v10 = arith.addf %x, %v4 : f32
    %v11 = arith.minimumf %v2, %v10 : f32
    affine.yield %v11 : f32
  }
  %v14 = affine.for %i11 = 0 to 100 iter_args(%v13 = %v3) -> (f32) {
    affine.store %v3, %D[%i11 + 2, %i11, %i11] : memref<?x?x?xf32>
    %v15 = arith.addf %v3, %v3 : f32
    %v16 = arith.maximumf %c, %v13 : f32
    affine.yield %v16 : f32
  }
  affine.for %i16 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
    %v18 = arith.subf %v14, %c : f32
    %v19 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i16)
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG8:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] iter_args(%[[ARG9:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.for %[[ARG10:[^ ]+]] = 2 to 128 step 2 iter_args(%[[ARG11:[^ ]+]] = %[[V3]]) -> (f32) {
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.subf %[[ARG5]], %[[V3]] : f32
// CHECK-NEXT:         affine.store %[[V3]], %[[ARG3]][%[[ARG10]] + %[[ARG8]], %[[ARG8]] + 4, %[[ARG10]] + 3] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.addf %[[CST]], %[[ARG11]] : f32
// CHECK-NEXT:         affine.yield %[[V8]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V3]], %[[ARG2]][1, %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[ARG5]], %[[V3]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.minimumf %[[ARG9]], %[[V5]] : f32
// CHECK-NEXT:       affine.yield %[[V6]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG8]] = 0 to 100 iter_args(%[[ARG9]] = %[[V0]]) -> (f32) {
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG3]][%[[ARG8]] + 2, %[[ARG8]], %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V3]] = arith.addf %[[V0]], %[[V0]] : f32
// CHECK-NEXT:       %[[V4]] = arith.maximumf %[[CST]], %[[ARG9]] : f32
// CHECK-NEXT:       affine.yield %[[V4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.broadcast %[[V1]] : f32 to vector<8xf32>
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] step 8 {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<8xf32>
// CHECK-NEXT:       %[[V3]] = arith.subf %[[V2]], %[[CST_0]] : vector<8xf32>
// CHECK-NEXT:       %[[V4]] = affine.apply #map1(%[[ARG8]])
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f9(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  %v3 = affine.for %i0 = 0 to %n iter_args(%v2 = %c) -> (f32) {
    %v6 = affine.for %i3 = 2 to %m iter_args(%v5 = %x) -> (f32) {
      affine.store %x, %C[%i3, %i0] : memref<?x?xf32>
      %v7 = arith.addf %x, %v5 : f32
      affine.yield %v7 : f32
    }
    %v8 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i0)
    %v9 = affine.load %A[%v8] : memref<?xf32>
    %v10 = arith.minnumf %v2, %c : f32
    affine.yield %v10 : f32
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG8:[^ ]+]] = 0 to %[[ARG6]] iter_args(%[[ARG9:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.for %[[ARG10:[^ ]+]] = 2 to %[[ARG7]] step 8 iter_args(%[[ARG11:[^ ]+]] = %[[CST_0]]) -> (vector<8xf32>) {
// CHECK-NEXT:         %[[V8:[^ ]+]] = affine.apply #map(%[[ARG10]])[%[[ARG7]]]
// CHECK-NEXT:         %[[V9:[^ ]+]] = vector.create_mask %[[V8]] : vector<8xi1>
// CHECK-NEXT:         vector.transfer_write %[[V0]], %[[ARG2]][%[[ARG10]], %[[ARG8]]] {permutation_map = #map1} : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:         %[[V10:[^ ]+]] = arith.select %[[V9]], %[[V0]], %[[CST_0]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.addf %[[V10]], %[[ARG11]] : vector<8xf32>
// CHECK-NEXT:         affine.yield %[[V11]] : vector<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V3:[^ ]+]] = vector.reduction <add>, %[[V2]] : vector<8xf32> into f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[ARG5]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map2(%[[ARG8]])
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG0]][%[[V5]]] : memref<?xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minnumf %[[ARG9]], %[[CST]] : f32
// CHECK-NEXT:       affine.yield %[[V7]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f11(%A: memref<?xi32>, %B: memref<?x?xi32>, %C: memref<?x?xi32>, %D: memref<?x?x?xi32>, %E: memref<64x128xi32>, %x: i32, %n: index, %m: index) {
  %c = arith.constant 7 : i32
  affine.for %i0 = 0 to 100 {
    %v2 = arith.constant 1 : i32
    affine.for %i2 = 2 to %n {
      %v4 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i2)
      %v5 = arith.xori %v2, %c : i32
      %v6 = affine.load %E[%i0, %i0] : memref<64x128xi32>
    }
    affine.store %x, %A[0] : memref<?xi32>
    affine.for %i6 = 0 to 128 {
      %v8 = arith.cmpi slt, %x, %v2 : i32
      %v9 = arith.select %v8, %x, %v2 : i32
    }
  }
  affine.for %i9 = 2 to 100 {
    affine.store %x, %C[%i9, %i9] : memref<?x?xi32>
    %v11 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i9)
    %v12 = arith.constant 1 : i32
    affine.for %i12 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
      %v14 = affine.load %E[%v11 + %i9, %i9] : memref<64x128xi32>
      %v15 = affine.load %C[%i12 + 1, %v11 + %i12] : memref<?x?xi32>
      affine.store %v15, %E[%v11, %n] : memref<64x128xi32>
      affine.store %c, %E[%n, %v11 + 4] : memref<64x128xi32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: memref<?x?xi32>, %[[ARG2:[^ ]+]]: memref<?x?xi32>, %[[ARG3:[^ ]+]]: memref<?x?x?xi32>, %[[ARG4:[^ ]+]]: memref<64x128xi32>, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : i32 to vector<8xi32>
// CHECK-NEXT:     %[[C7_I32:[^ ]+]] = arith.constant 7 : i32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to 100 {
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       affine.for %[[ARG9:[^ ]+]] = 2 to %[[ARG6]] step 8 {
// CHECK-NEXT:         %[[CST:[^ ]+]] = arith.constant dense<7> : vector<8xi32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant dense<1> : vector<8xi32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.apply #map(%[[ARG9]])
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.xori %[[CST_0]], %[[CST]] : vector<8xi32>
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG8]])
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map1(%[[ARG8]])
// CHECK-NEXT:         %[[V5:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:         %[[V6:[^ ]+]] = vector.transfer_read %[[ARG4]][%[[V3]], %[[V4]]], %[[V5]] {permutation_map = #map2} : memref<64x128xi32>, vector<8xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG0]][0] : memref<?xi32>
// CHECK-NEXT:       affine.for %[[ARG9]] = 0 to 128 step 8 {
// CHECK-NEXT:         %[[CST]] = arith.constant dense<1> : vector<8xi32>
// CHECK-NEXT:         %[[V1]] = arith.cmpi slt, %[[V0]], %[[CST]] : vector<8xi32>
// CHECK-NEXT:         %[[V2]] = arith.select %[[V1]], %[[V0]], %[[CST]] : vector<8xi1>, vector<8xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 2 to 100 {
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG2]][%[[ARG8]], %[[ARG8]]] : memref<?x?xi32>
// CHECK-NEXT:       %[[V1]] = affine.apply #map(%[[ARG8]])
// CHECK-NEXT:       %[[C1_I32]] = arith.constant 1 : i32
// CHECK-NEXT:       affine.for %[[ARG9]] = 0 to min #map3(%[[ARG6]])[%[[ARG7]]] {
// CHECK-NEXT:         %[[V2]] = affine.load %[[ARG4]][%[[V1]] + %[[ARG8]], %[[ARG8]]] : memref<64x128xi32>
// CHECK-NEXT:         %[[V3]] = affine.load %[[ARG2]][%[[ARG9]] + 1, %[[ARG9]] + %[[V1]]] : memref<?x?xi32>
// CHECK-NEXT:         affine.store %[[V3]], %[[ARG4]][%[[V1]], %[[ARG6]]] : memref<64x128xi32>
// CHECK-NEXT:         affine.store %[[C7_I32]], %[[ARG4]][%[[ARG6]], %[[V1]] + 4] : memref<64x128xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f12(%A: memref<?xi32>, %B: memref<?x?xi32>, %C: memref<?x?xi32>, %D: memref<?x?x?xi32>, %E: memref<64x128xi32>, %x: i32, %n: index, %m: index) {
  %c = arith.constant 7 : i32
  affine.for %i0 = 0 to %n {
    %v2 = arith.maxsi %c, %c : i32
  }
  affine.for %i2 = 0 to 100 {
    %v4 = arith.muli %x, %c : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: memref<?x?xi32>, %[[ARG2:[^ ]+]]: memref<?x?xi32>, %[[ARG3:[^ ]+]]: memref<?x?x?xi32>, %[[ARG4:[^ ]+]]: memref<64x128xi32>, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : i32 to vector<8xi32>
// CHECK-NEXT:     %[[C7_I32:[^ ]+]] = arith.constant 7 : i32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to %[[ARG6]] step 8 {
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant dense<7> : vector<8xi32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.maxsi %[[CST]], %[[CST]] : vector<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to 100 step 8 {
// CHECK-NEXT:       %[[CST]] = arith.constant dense<7> : vector<8xi32>
// CHECK-NEXT:       %[[V1]] = arith.muli %[[V0]], %[[CST]] : vector<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f17(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  affine.for %i0 = 0 to %m step 2 {
    %v2 = arith.subf %x, %c : f32
    %v3 = arith.subf %x, %v2 : f32
    affine.for %i3 = 0 to 100 {
      %v7 = affine.for %i4 = 0 to 128 iter_args(%v6 = %x) -> (f32) {
        %v8 = affine.load %D[3, %i0, %i4] : memref<?x?x?xf32>
        %v9 = affine.load %B[%i4, %i4] : memref<?x?xf32>
        %v10 = affine.load %B[%i4, %i4 + 1] : memref<?x?xf32>
        %v11 = arith.minimumf %c, %v6 : f32
        affine.yield %v11 : f32
      }
    }
    %v12 = affine.load %A[%i0] : memref<?xf32>
  }
  affine.for %i12 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
    %v16 = affine.for %i13 = 0 to %m iter_args(%v15 = %c) -> (f32) {
      affine.for %i16 = 0 to 100 step 2 {
        %v18 = arith.mulf %c, %c : f32
        %v19 = affine.load %C[%i12 + %i13, %i16] : memref<?x?xf32>
      }
      %v20 = affine.load %D[%i12, %i12, %i12] : memref<?x?x?xf32>
      affine.store %v20, %B[%i12, %i12] : memref<?x?xf32>
      %v21 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i12)
      %v22 = arith.minnumf %v15, %x : f32
      affine.yield %v22 : f32
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map7 = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2) -> (d0 + d1)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to %[[ARG7]] step 2 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.subf %[[ARG5]], %[[CST]] : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subf %[[ARG5]], %[[V1]] : f32
// CHECK-NEXT:       affine.for %[[ARG9:[^ ]+]] = 0 to 100 step 8 {
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<8xf32>
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.for %[[ARG10:[^ ]+]] = 0 to 128 iter_args(%[[ARG11:[^ ]+]] = %[[V0]]) -> (vector<8xf32>) {
// CHECK-NEXT:           %[[V5:[^ ]+]] = affine.apply #map(%[[ARG8]], %[[ARG10]])
// CHECK-NEXT:           %[[V6:[^ ]+]] = affine.apply #map1(%[[ARG8]], %[[ARG10]])
// CHECK-NEXT:           %[[V7:[^ ]+]] = affine.apply #map2(%[[ARG8]], %[[ARG10]])
// CHECK-NEXT:           %[[V8:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:           %[[V9:[^ ]+]] = vector.transfer_read %[[ARG3]][%[[V5]], %[[V6]], %[[V7]]], %[[V8]] {permutation_map = #map3} : memref<?x?x?xf32>, vector<8xf32>
// CHECK-NEXT:           %[[V10:[^ ]+]] = affine.apply #map4(%[[ARG10]])
// CHECK-NEXT:           %[[V11:[^ ]+]] = affine.apply #map4(%[[ARG10]])
// CHECK-NEXT:           %[[V12:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:           %[[V13:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[V10]], %[[V11]]], %[[V12]] {permutation_map = #map5} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:           %[[V14:[^ ]+]] = affine.apply #map4(%[[ARG10]])
// CHECK-NEXT:           %[[V15:[^ ]+]] = affine.apply #map6(%[[ARG10]])
// CHECK-NEXT:           %[[V16:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:           %[[V17:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[V14]], %[[V15]]], %[[V16]] {permutation_map = #map5} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:           %[[V18:[^ ]+]] = arith.minimumf %[[CST_0]], %[[ARG11]] : vector<8xf32>
// CHECK-NEXT:           affine.yield %[[V18]] : vector<8xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to min #map7(%[[ARG6]])[%[[ARG7]]] {
// CHECK-NEXT:       %[[V1]] = affine.for %[[ARG9]] = 0 to %[[ARG7]] iter_args(%[[ARG10]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:         affine.for %[[ARG11]] = 0 to 100 step 16 {
// CHECK-NEXT:           %[[CST_0]] = arith.constant dense<2.500000e+00> : vector<8xf32>
// CHECK-NEXT:           %[[V5]] = arith.mulf %[[CST_0]], %[[CST_0]] : vector<8xf32>
// CHECK-NEXT:           %[[V6]] = affine.apply #map8(%[[ARG8]], %[[ARG9]], %[[ARG11]])
// CHECK-NEXT:           %[[V7]] = affine.apply #map9(%[[ARG8]], %[[ARG9]], %[[ARG11]])
// CHECK-NEXT:           %[[V8]] = ub.poison : f32
// CHECK-NEXT:           %[[V9]] = vector.transfer_read %[[ARG2]][%[[V6]], %[[V7]]], %[[V8]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V2]] = affine.load %[[ARG3]][%[[ARG8]], %[[ARG8]], %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:         affine.store %[[V2]], %[[ARG1]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[V3]] = affine.apply #map6(%[[ARG8]])
// CHECK-NEXT:         %[[V4]] = arith.minnumf %[[ARG10]], %[[ARG5]] : f32
// CHECK-NEXT:         affine.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f18(%A: memref<?xi32>, %B: memref<?x?xi32>, %C: memref<?x?xi32>, %D: memref<?x?x?xi32>, %E: memref<64x128xi32>, %x: i32, %n: index, %m: index) {
  %c = arith.constant 7 : i32
  %v3 = affine.for %i0 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] iter_args(%v2 = %x) -> (i32) {
    %v4 = arith.cmpi slt, %x, %c : i32
    %v5 = arith.select %v4, %x, %c : i32
    %v6 = arith.maxsi %x, %x : i32
    %v7 = arith.ori %v2, %c : i32
    affine.yield %v7 : i32
  }
  affine.for %i7 = 0 to %n {
    affine.store %c, %A[2] : memref<?xi32>
    affine.store %v3, %C[%i7, %i7] : memref<?x?xi32>
  }
  affine.for %i8 = 0 to 100 step 2 {
    affine.store %x, %D[%i8, 2, %i8 + 4] : memref<?x?x?xi32>
    affine.store %v3, %E[%i8, %i8 + 4] : memref<64x128xi32>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: memref<?x?xi32>, %[[ARG2:[^ ]+]]: memref<?x?xi32>, %[[ARG3:[^ ]+]]: memref<?x?x?xi32>, %[[ARG4:[^ ]+]]: memref<64x128xi32>, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : i32 to vector<8xi32>
// CHECK-NEXT:     %[[C7_I32:[^ ]+]] = arith.constant 7 : i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<8xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG8:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] step 8 iter_args(%[[ARG9:[^ ]+]] = %[[CST]]) -> (vector<8xi32>) {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<7> : vector<8xi32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.min #map(%[[ARG6]])[%[[ARG7]]]
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map1(%[[ARG8]])[%[[V4]]]
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.create_mask %[[V5]] : vector<8xi1>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi slt, %[[V0]], %[[CST_0]] : vector<8xi32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.select %[[V7]], %[[V0]], %[[CST_0]] : vector<8xi1>, vector<8xi32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.maxsi %[[V0]], %[[V0]] : vector<8xi32>
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.select %[[V6]], %[[CST_0]], %[[CST]] : vector<8xi1>, vector<8xi32>
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.ori %[[ARG9]], %[[V10]] : vector<8xi32>
// CHECK-NEXT:       affine.yield %[[V11]] : vector<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.reduction <or>, %[[V1]] : vector<8xi32> into i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.ori %[[V2]], %[[ARG5]] : i32
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to %[[ARG6]] {
// CHECK-NEXT:       affine.store %[[C7_I32]], %[[ARG0]][2] : memref<?xi32>
// CHECK-NEXT:       affine.store %[[V3]], %[[ARG2]][%[[ARG8]], %[[ARG8]]] : memref<?x?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to 100 step 2 {
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG3]][%[[ARG8]], 2, %[[ARG8]] + 4] : memref<?x?x?xi32>
// CHECK-NEXT:       affine.store %[[V3]], %[[ARG4]][%[[ARG8]], %[[ARG8]] + 4] : memref<64x128xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f19(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  affine.for %i0 = 0 to 100 {
    %v2 = affine.load %A[%i0] : memref<?xf32>
    %v3 = arith.maximumf %v2, %v2 : f32
  }
  affine.for %i3 = 0 to %n {
    affine.for %i4 = 0 to %m {
      %v6 = affine.load %C[%i3 + 3, %i3] : memref<?x?xf32>
      %v9 = affine.for %i6 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] iter_args(%v8 = %v6) -> (f32) {
        %v10 = affine.load %D[2, %i4, %n] : memref<?x?x?xf32>
        %v11 = affine.load %C[%i3, %i4] : memref<?x?xf32>
        %v12 = affine.load %E[3, %i6] : memref<64x128xf32>
        affine.store %v11, %A[%i6] : memref<?xf32>
        %v13 = arith.maximumf %v6, %v8 : f32
        affine.yield %v13 : f32
      }
      %v14 = affine.load %C[%i3, %i3 + %i4] : memref<?x?xf32>
    }
  }
  affine.for %i14 = 0 to %m {
    affine.store %c, %D[%i14, %i14, %i14] : memref<?x?x?xf32>
    %v16 = arith.constant 1.0 : f32
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (2)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (0)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: #map7 = affine_map<(d0) -> (3)>
// CHECK-NEXT: #map8 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to 100 step 8 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:       %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG8]]], %[[V0]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maximumf %[[V1]], %[[V1]] : vector<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to %[[ARG6]] {
// CHECK-NEXT:       affine.for %[[ARG9:[^ ]+]] = 0 to %[[ARG7]] {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ARG2]][%[[ARG8]] + 3, %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[V1]] = vector.broadcast %[[V0]] : f32 to vector<8xf32>
// CHECK-NEXT:         %[[CST_0:[^ ]+]] = arith.constant dense<0xFF800000> : vector<8xf32>
// CHECK-NEXT:         %[[V2]] = affine.for %[[ARG10:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] step 8 iter_args(%[[ARG11:[^ ]+]] = %[[CST_0]]) -> (vector<8xf32>) {
// CHECK-NEXT:           %[[V6:[^ ]+]] = affine.min #map(%[[ARG6]])[%[[ARG7]]]
// CHECK-NEXT:           %[[V7:[^ ]+]] = affine.apply #map1(%[[ARG10]])[%[[V6]]]
// CHECK-NEXT:           %[[V8:[^ ]+]] = vector.create_mask %[[V7]] : vector<8xi1>
// CHECK-NEXT:           %[[V9:[^ ]+]] = affine.apply #map2(%[[ARG9]], %[[ARG6]])
// CHECK-NEXT:           %[[V10:[^ ]+]] = affine.apply #map3(%[[ARG9]], %[[ARG6]])
// CHECK-NEXT:           %[[V11:[^ ]+]] = affine.apply #map4(%[[ARG9]], %[[ARG6]])
// CHECK-NEXT:           %[[V12:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:           %[[V13:[^ ]+]] = vector.transfer_read %[[ARG3]][%[[V9]], %[[V10]], %[[V11]]], %[[V12]] {permutation_map = #map5} : memref<?x?x?xf32>, vector<8xf32>
// CHECK-NEXT:           %[[V14:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:           %[[V15:[^ ]+]] = vector.transfer_read %[[ARG2]][%[[ARG8]], %[[ARG9]]], %[[V14]] {permutation_map = #map6} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:           %[[V16:[^ ]+]] = affine.apply #map7(%[[ARG10]])
// CHECK-NEXT:           %[[V17:[^ ]+]] = affine.apply #map8(%[[ARG10]])
// CHECK-NEXT:           %[[V18:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:           %[[V19:[^ ]+]] = vector.transfer_read %[[ARG4]][%[[V16]], %[[V17]]], %[[V18]] : memref<64x128xf32>, vector<8xf32>
// CHECK-NEXT:           vector.transfer_write %[[V15]], %[[ARG0]][%[[ARG10]]] : vector<8xf32>, memref<?xf32>
// CHECK-NEXT:           %[[V20:[^ ]+]] = arith.select %[[V8]], %[[V1]], %[[CST_0]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:           %[[V21:[^ ]+]] = arith.maximumf %[[V20]], %[[ARG11]] : vector<8xf32>
// CHECK-NEXT:           affine.yield %[[V21]] : vector<8xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V3:[^ ]+]] = vector.reduction <maximumf>, %[[V2]] : vector<8xf32> into f32
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.maximumf %[[V3]], %[[V0]] : f32
// CHECK-NEXT:         %[[V5:[^ ]+]] = affine.load %[[ARG2]][%[[ARG8]], %[[ARG8]] + %[[ARG9]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to %[[ARG7]] {
// CHECK-NEXT:       affine.store %[[CST]], %[[ARG3]][%[[ARG8]], %[[ARG8]], %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[CST_0]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f20(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  affine.for %i0 = 0 to 128 {
    %v2 = affine.load %B[%i0, %i0] : memref<?x?xf32>
  }
  %v5 = affine.for %i2 = 0 to %m iter_args(%v4 = %c) -> (f32) {
    affine.store %x, %C[%n, %i2] : memref<?x?xf32>
    %v6 = arith.minimumf %x, %v4 : f32
    affine.yield %v6 : f32
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to 128 {
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ARG1]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0x7F800000> : vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG8]] = 0 to %[[ARG7]] step 8 iter_args(%[[ARG9:[^ ]+]] = %[[CST_0]]) -> (vector<8xf32>) {
// CHECK-NEXT:       %[[V4]] = affine.apply #map(%[[ARG8]])[%[[ARG7]]]
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.create_mask %[[V4]] : vector<8xi1>
// CHECK-NEXT:       vector.transfer_write %[[V0]], %[[ARG2]][%[[ARG6]], %[[ARG8]]] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V5]], %[[V0]], %[[CST_0]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minimumf %[[V6]], %[[ARG9]] : vector<8xf32>
// CHECK-NEXT:       affine.yield %[[V7]] : vector<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.reduction <minimumf>, %[[V1]] : vector<8xf32> into f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minimumf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f24(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  affine.for %i0 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
    affine.store %x, %D[%i0 + 3, %i0, %i0] : memref<?x?x?xf32>
    %v2 = affine.load %C[%i0, %i0] : memref<?x?xf32>
  }
  %v5 = affine.for %i2 = 2 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] step 2 iter_args(%v4 = %x) -> (f32) {
    affine.store %x, %D[%i2, %i2, %i2] : memref<?x?x?xf32>
    %v6 = affine.load %A[%i2] : memref<?xf32>
    affine.store %v6, %D[%i2 + 1, %i2, %i2 + 2] : memref<?x?x?xf32>
    %v7 = arith.maximumf %c, %v4 : f32
    affine.yield %v7 : f32
  }
  %v10 = affine.for %i7 = 0 to 128 iter_args(%v9 = %c) -> (f32) {
    %v11 = affine.load %E[symbol(%n) + 1, %i7] : memref<64x128xf32>
    %v12 = arith.mulf %v9, %x : f32
    affine.yield %v12 : f32
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (s0 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] {
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG3]][%[[ARG8]] + 3, %[[ARG8]], %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.load %[[ARG2]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG8]] = 2 to min #map(%[[ARG6]])[%[[ARG7]]] step 2 iter_args(%[[ARG9:[^ ]+]] = %[[ARG5]]) -> (f32) {
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG3]][%[[ARG8]], %[[ARG8]], %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V5]] = affine.load %[[ARG0]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[V5]], %[[ARG3]][%[[ARG8]] + 1, %[[ARG8]], %[[ARG8]] + 2] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maximumf %[[CST]], %[[ARG9]] : f32
// CHECK-NEXT:       affine.yield %[[V6]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.for %[[ARG8]] = 0 to 128 step 8 iter_args(%[[ARG9]] = %[[CST_0]]) -> (vector<8xf32>) {
// CHECK-NEXT:       %[[V5]] = affine.apply #map1(%[[ARG8]])[%[[ARG6]]]
// CHECK-NEXT:       %[[V6]] = affine.apply #map2(%[[ARG8]])[%[[ARG6]]]
// CHECK-NEXT:       %[[V7:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = vector.transfer_read %[[ARG4]][%[[V5]], %[[V6]]], %[[V7]] : memref<64x128xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.mulf %[[ARG9]], %[[V0]] : vector<8xf32>
// CHECK-NEXT:       affine.yield %[[V9]] : vector<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <mul>, %[[V2]] : vector<8xf32> into f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[CST]] : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f27(%A: memref<?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>, %D: memref<?x?x?xf64>, %E: memref<64x128xf64>, %x: f64, %n: index, %m: index) {
  %c = arith.constant 2.5 : f64
  affine.for %i0 = 2 to 128 {
    %v4 = affine.for %i1 = 0 to %m iter_args(%v3 = %c) -> (f64) {
      affine.store %c, %B[0, %i0] : memref<?x?xf64>
      %v5 = arith.mulf %c, %x : f64
      %v6 = affine.load %C[%i1, %i0 + %i1] : memref<?x?xf64>
      %v7 = arith.minimumf %c, %v3 : f64
      affine.yield %v7 : f64
    }
    %v8 = affine.load %B[0, %i0] : memref<?x?xf64>
  }
  affine.for %i8 = 2 to 128 {
    %v10 = affine.load %B[%i8 + 2, %i8] : memref<?x?xf64>
    %v13 = affine.for %i10 = 0 to %m iter_args(%v12 = %c) -> (f64) {
      affine.store %x, %E[%i8, %i10] : memref<64x128xf64>
      %v14 = affine.load %B[%i10, %i10 + %i8] : memref<?x?xf64>
      affine.for %i14 = 0 to 100 {
        %v16 = affine.load %E[%i10, %i10 + 1] : memref<64x128xf64>
        %v17 = arith.mulf %v16, %v16 : f64
      }
      %v18 = arith.minimumf %v12, %v14 : f64
      affine.yield %v18 : f64
    }
  }
  affine.for %i18 = 0 to %m {
    %v20 = affine.load %A[%i18] : memref<?xf64>
    affine.store %x, %E[%i18, %i18] : memref<64x128xf64>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: memref<?xf64>, %[[ARG1:[^ ]+]]: memref<?x?xf64>, %[[ARG2:[^ ]+]]: memref<?x?xf64>, %[[ARG3:[^ ]+]]: memref<?x?x?xf64>, %[[ARG4:[^ ]+]]: memref<64x128xf64>, %[[ARG5:[^ ]+]]: f64, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : f64 to vector<8xf64>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f64
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 2 to 128 step 8 {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<8xf64>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.for %[[ARG9:[^ ]+]] = 0 to %[[ARG7]] iter_args(%[[ARG10:[^ ]+]] = %[[CST_0]]) -> (vector<8xf64>) {
// CHECK-NEXT:         %[[V6:[^ ]+]] = affine.apply #map(%[[ARG8]])
// CHECK-NEXT:         %[[V7:[^ ]+]] = affine.apply #map1(%[[ARG8]])
// CHECK-NEXT:         vector.transfer_write %[[CST_0]], %[[ARG1]][%[[V6]], %[[V7]]] : vector<8xf64>, memref<?x?xf64>
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.mulf %[[CST_0]], %[[V0]] : vector<8xf64>
// CHECK-NEXT:         %[[V9:[^ ]+]] = affine.apply #map2(%[[ARG9]], %[[ARG8]])
// CHECK-NEXT:         %[[V10:[^ ]+]] = affine.apply #map3(%[[ARG9]], %[[ARG8]])
// CHECK-NEXT:         %[[V11:[^ ]+]] = ub.poison : f64
// CHECK-NEXT:         %[[V12:[^ ]+]] = vector.transfer_read %[[ARG2]][%[[V9]], %[[V10]]], %[[V11]] : memref<?x?xf64>, vector<8xf64>
// CHECK-NEXT:         %[[V13:[^ ]+]] = arith.minimumf %[[CST_0]], %[[ARG10]] : vector<8xf64>
// CHECK-NEXT:         affine.yield %[[V13]] : vector<8xf64>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG8]])
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG8]])
// CHECK-NEXT:       %[[V4:[^ ]+]] = ub.poison : f64
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[V2]], %[[V3]]], %[[V4]] : memref<?x?xf64>, vector<8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 2 to 128 {
// CHECK-NEXT:       %[[V1]] = affine.load %[[ARG1]][%[[ARG8]] + 2, %[[ARG8]]] : memref<?x?xf64>
// CHECK-NEXT:       %[[V2]] = affine.for %[[ARG9]] = 0 to %[[ARG7]] iter_args(%[[ARG10]] = %[[CST]]) -> (f64) {
// CHECK-NEXT:         affine.store %[[ARG5]], %[[ARG4]][%[[ARG8]], %[[ARG9]]] : memref<64x128xf64>
// CHECK-NEXT:         %[[V3]] = affine.load %[[ARG1]][%[[ARG9]], %[[ARG9]] + %[[ARG8]]] : memref<?x?xf64>
// CHECK-NEXT:         affine.for %[[ARG11:[^ ]+]] = 0 to 100 step 8 {
// CHECK-NEXT:           %[[V5]] = affine.apply #map1(%[[ARG9]])
// CHECK-NEXT:           %[[V6]] = affine.apply #map4(%[[ARG9]])
// CHECK-NEXT:           %[[V7]] = ub.poison : f64
// CHECK-NEXT:           %[[V8]] = vector.transfer_read %[[ARG4]][%[[V5]], %[[V6]]], %[[V7]] {permutation_map = #map5} : memref<64x128xf64>, vector<8xf64>
// CHECK-NEXT:           %[[V9]] = arith.mulf %[[V8]], %[[V8]] : vector<8xf64>
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V4]] = arith.minimumf %[[ARG10]], %[[V3]] : f64
// CHECK-NEXT:         affine.yield %[[V4]] : f64
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to %[[ARG7]] {
// CHECK-NEXT:       %[[V1]] = affine.load %[[ARG0]][%[[ARG8]]] : memref<?xf64>
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG4]][%[[ARG8]], %[[ARG8]]] : memref<64x128xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f28(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  affine.for %i0 = 0 to 128 {
    affine.for %i1 = 0 to %n {
      %v3 = affine.load %B[%i1, %i0] : memref<?x?xf32>
      affine.store %x, %D[%i0, %i0, %i0] : memref<?x?x?xf32>
      %v4 = affine.load %B[%i0, 1] : memref<?x?xf32>
    }
    affine.store %c, %D[%i0, %i0, %i0] : memref<?x?x?xf32>
    affine.store %c, %A[%i0] : memref<?xf32>
  }
  affine.for %i4 = 0 to 100 {
    %v6 = arith.addf %x, %x : f32
    affine.store %v6, %A[%i4] : memref<?xf32>
    %v7 = arith.addf %v6, %v6 : f32
    affine.store %v7, %E[%i4, 1] : memref<64x128xf32>
  }
  %v10 = affine.for %i7 = 2 to %n iter_args(%v9 = %x) -> (f32) {
    %v11 = arith.maximumf %c, %c : f32
    affine.for %i11 = 0 to 128 {
      %v13 = affine.load %E[%i7 + %i11, %i7] : memref<64x128xf32>
    }
    %v14 = arith.mulf %x, %v9 : f32
    affine.yield %v14 : f32
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to 128 {
// CHECK-NEXT:       affine.for %[[ARG9:[^ ]+]] = 0 to %[[ARG6]] {
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG1]][%[[ARG9]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:         affine.store %[[ARG5]], %[[ARG3]][%[[ARG8]], %[[ARG8]], %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG8]], 1] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[CST]], %[[ARG3]][%[[ARG8]], %[[ARG8]], %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:       affine.store %[[CST]], %[[ARG0]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to 100 {
// CHECK-NEXT:       %[[V1]] = arith.addf %[[ARG5]], %[[ARG5]] : f32
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG0]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT:       %[[V2]] = arith.addf %[[V1]], %[[V1]] : f32
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG4]][%[[ARG8]], 1] : memref<64x128xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG8]] = 2 to %[[ARG6]] iter_args(%[[ARG9]] = %[[ARG5]]) -> (f32) {
// CHECK-NEXT:       %[[V1]] = arith.maximumf %[[CST]], %[[CST]] : f32
// CHECK-NEXT:       affine.for %[[ARG10:[^ ]+]] = 0 to 128 step 8 {
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map(%[[ARG8]], %[[ARG10]])
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map1(%[[ARG8]], %[[ARG10]])
// CHECK-NEXT:         %[[V5:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V6:[^ ]+]] = vector.transfer_read %[[ARG4]][%[[V3]], %[[V4]]], %[[V5]] {permutation_map = #map1} : memref<64x128xf32>, vector<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V2]] = arith.mulf %[[ARG5]], %[[ARG9]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f30(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  affine.for %i0 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
    %v2 = affine.load %C[%i0, %n] : memref<?x?xf32>
    %v3 = arith.subf %v2, %v2 : f32
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] step 8 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:       %[[V1:[^ ]+]] = vector.transfer_read %[[ARG2]][%[[ARG8]], %[[ARG6]]], %[[V0]] {permutation_map = #map1} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subf %[[V1]], %[[V1]] : vector<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f31(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  affine.for %i0 = 0 to 128 {
    affine.store %x, %B[%i0, %i0 + 2] : memref<?x?xf32>
    %v2 = affine.load %E[%i0, %n] : memref<64x128xf32>
    %v3 = affine.load %D[%i0, 2, %i0] : memref<?x?x?xf32>
    affine.for %i3 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
      %v5 = affine.load %E[%i3, %i3 + 2] : memref<64x128xf32>
      %v6 = affine.load %B[%i3, %i0] : memref<?x?xf32>
    }
  }
  affine.for %i6 = 0 to 100 {
    %v8 = arith.maximumf %x, %c : f32
    %v11 = affine.for %i8 = 0 to %m step 2 iter_args(%v10 = %v8) -> (f32) {
      affine.store %x, %C[%i6, 3] : memref<?x?xf32>
      %v12 = arith.addf %v10, %c : f32
      affine.yield %v12 : f32
    }
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (3)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to 128 {
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG1]][%[[ARG8]], %[[ARG8]] + 2] : memref<?x?xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG4]][%[[ARG8]], %[[ARG6]]] : memref<64x128xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG3]][%[[ARG8]], 2, %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:       affine.for %[[ARG9:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] {
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.load %[[ARG4]][%[[ARG9]], %[[ARG9]] + 2] : memref<64x128xf32>
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.load %[[ARG1]][%[[ARG9]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to 100 step 8 {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<8xf32>
// CHECK-NEXT:       %[[V1]] = arith.maximumf %[[V0]], %[[CST_0]] : vector<8xf32>
// CHECK-NEXT:       %[[V2]] = affine.for %[[ARG9]] = 0 to %[[ARG7]] step 2 iter_args(%[[ARG10:[^ ]+]] = %[[V1]]) -> (vector<8xf32>) {
// CHECK-NEXT:         %[[V3]] = affine.apply #map1(%[[ARG8]])
// CHECK-NEXT:         %[[V4]] = affine.apply #map2(%[[ARG8]])
// CHECK-NEXT:         vector.transfer_write %[[V0]], %[[ARG2]][%[[V3]], %[[V4]]] {permutation_map = #map3} : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.addf %[[ARG10]], %[[CST_0]] : vector<8xf32>
// CHECK-NEXT:         affine.yield %[[V5]] : vector<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f36(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  affine.for %i0 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
    %v2 = affine.load %A[%i0] : memref<?xf32>
    affine.for %i2 = 0 to 100 {
      affine.store %x, %E[%i2 + %i0, %i0 + %i2] : memref<64x128xf32>
      %v4 = affine.load %D[%i0, %i2, %i0] : memref<?x?x?xf32>
    }
    %v7 = affine.for %i4 = 0 to %m iter_args(%v6 = %v2) -> (f32) {
      affine.for %i7 = 0 to %n step 2 {
        affine.for %i8 = 0 to %n step 2 {
          %v10 = affine.load %C[%i7, %i4] : memref<?x?xf32>
        }
        %v11 = arith.subf %c, %c : f32
        affine.for %i11 = 0 to %n {
          %v13 = affine.load %D[%i0 + %i7, %i4 + 4, %i7] : memref<?x?x?xf32>
          affine.store %v13, %C[%i7, %i7] : memref<?x?xf32>
          affine.store %v11, %B[symbol(%n) + 1, %i0] : memref<?x?xf32>
        }
        affine.store %c, %C[%i0, %i4] : memref<?x?xf32>
      }
      affine.for %i13 = 2 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
        %v15 = affine.load %C[%i13, %i4] : memref<?x?xf32>
      }
      %v16 = affine.load %C[%i4, %i0 + 1] : memref<?x?xf32>
      %v17 = arith.mulf %c, %v16 : f32
      %v18 = arith.mulf %v6, %c : f32
      affine.yield %v18 : f32
    }
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG8]]] : memref<?xf32>
// CHECK-NEXT:       affine.for %[[ARG9:[^ ]+]] = 0 to 100 {
// CHECK-NEXT:         affine.store %[[ARG5]], %[[ARG4]][%[[ARG9]] + %[[ARG8]], %[[ARG9]] + %[[ARG8]]] : memref<64x128xf32>
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG3]][%[[ARG8]], %[[ARG9]], %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.for %[[ARG9]] = 0 to %[[ARG7]] iter_args(%[[ARG10:[^ ]+]] = %[[V0]]) -> (f32) {
// CHECK-NEXT:         affine.for %[[ARG11:[^ ]+]] = 0 to %[[ARG6]] step 2 {
// CHECK-NEXT:           affine.for %[[ARG12:[^ ]+]] = 0 to %[[ARG6]] step 16 {
// CHECK-NEXT:             %[[V6:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:             %[[V7:[^ ]+]] = vector.transfer_read %[[ARG2]][%[[ARG11]], %[[ARG9]]], %[[V6]] {permutation_map = #map1} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %[[V5:[^ ]+]] = arith.subf %[[CST]], %[[CST]] : f32
// CHECK-NEXT:           affine.for %[[ARG12]] = 0 to %[[ARG6]] {
// CHECK-NEXT:             %[[V6]] = affine.load %[[ARG3]][%[[ARG8]] + %[[ARG11]], %[[ARG9]] + 4, %[[ARG11]]] : memref<?x?x?xf32>
// CHECK-NEXT:             affine.store %[[V6]], %[[ARG2]][%[[ARG11]], %[[ARG11]]] : memref<?x?xf32>
// CHECK-NEXT:             affine.store %[[V5]], %[[ARG1]][symbol(%[[ARG6]]) + 1, %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           affine.store %[[CST]], %[[ARG2]][%[[ARG8]], %[[ARG9]]] : memref<?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         affine.for %[[ARG11]] = 2 to min #map(%[[ARG6]])[%[[ARG7]]] step 8 {
// CHECK-NEXT:           %[[V5]] = ub.poison : f32
// CHECK-NEXT:           %[[V6]] = vector.transfer_read %[[ARG2]][%[[ARG11]], %[[ARG9]]], %[[V5]] {permutation_map = #map2} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V2]] = affine.load %[[ARG2]][%[[ARG9]], %[[ARG8]] + 1] : memref<?x?xf32>
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.mulf %[[CST]], %[[V2]] : f32
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.mulf %[[ARG10]], %[[CST]] : f32
// CHECK-NEXT:         affine.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f38(%A: memref<?xi32>, %B: memref<?x?xi32>, %C: memref<?x?xi32>, %D: memref<?x?x?xi32>, %E: memref<64x128xi32>, %x: i32, %n: index, %m: index) {
  %c = arith.constant 7 : i32
  affine.for %i0 = 0 to 100 {
    %v2 = arith.cmpi slt, %x, %c : i32
    %v3 = arith.select %v2, %c, %c : i32
    %v4 = affine.load %C[%i0, %i0] : memref<?x?xi32>
  }
  affine.for %i4 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] step 2 {
    %v6 = affine.load %A[%i4] : memref<?xi32>
    %v7 = affine.load %E[%n, %i4] : memref<64x128xi32>
  }
  %v10 = affine.for %i7 = 0 to %m iter_args(%v9 = %c) -> (i32) {
    %v11 = affine.load %A[%i7] : memref<?xi32>
    %v12 = arith.maxui %v9, %c : i32
    affine.yield %v12 : i32
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: memref<?x?xi32>, %[[ARG2:[^ ]+]]: memref<?x?xi32>, %[[ARG3:[^ ]+]]: memref<?x?x?xi32>, %[[ARG4:[^ ]+]]: memref<64x128xi32>, %[[ARG5:[^ ]+]]: i32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C7_I32:[^ ]+]] = arith.constant 7 : i32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to 100 {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG5]], %[[C7_I32]] : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.select %[[V3]], %[[C7_I32]], %[[C7_I32]] : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.load %[[ARG2]][%[[ARG8]], %[[ARG8]]] : memref<?x?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] step 16 {
// CHECK-NEXT:       %[[V3]] = ub.poison : i32
// CHECK-NEXT:       %[[V4]] = vector.transfer_read %[[ARG0]][%[[ARG8]]], %[[V3]] : memref<?xi32>, vector<8xi32>
// CHECK-NEXT:       %[[V5]] = ub.poison : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.transfer_read %[[ARG4]][%[[ARG6]], %[[ARG8]]], %[[V5]] : memref<64x128xi32>, vector<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<8xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG8]] = 0 to %[[ARG7]] step 8 iter_args(%[[ARG9:[^ ]+]] = %[[CST]]) -> (vector<8xi32>) {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<7> : vector<8xi32>
// CHECK-NEXT:       %[[V3]] = affine.apply #map1(%[[ARG8]])[%[[ARG7]]]
// CHECK-NEXT:       %[[V4]] = vector.create_mask %[[V3]] : vector<8xi1>
// CHECK-NEXT:       %[[V5]] = ub.poison : i32
// CHECK-NEXT:       %[[V6]] = vector.transfer_read %[[ARG0]][%[[ARG8]]], %[[V5]] : memref<?xi32>, vector<8xi32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.select %[[V4]], %[[CST_0]], %[[CST]] : vector<8xi1>, vector<8xi32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.maxui %[[ARG9]], %[[V7]] : vector<8xi32>
// CHECK-NEXT:       affine.yield %[[V8]] : vector<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <maxui>, %[[V0]] : vector<8xi32> into i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maxui %[[V1]], %[[C7_I32]] : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f39(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  %v3 = affine.for %i0 = 0 to 100 iter_args(%v2 = %c) -> (f32) {
    %v6 = affine.for %i3 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] iter_args(%v5 = %x) -> (f32) {
      affine.for %i6 = 0 to 128 {
        %v8 = affine.load %A[%i6] : memref<?xf32>
        %v9 = affine.load %E[%i0, 1] : memref<64x128xf32>
      }
      affine.store %c, %D[%i0, %i0, %i3] : memref<?x?x?xf32>
      %v10 = arith.maximumf %c, %c : f32
      %v11 = arith.maxnumf %x, %v5 : f32
      affine.yield %v11 : f32
    }
    affine.store %v6, %E[%i0, %i0] : memref<64x128xf32>
    affine.store %v6, %D[%i0, %i0, %n] : memref<?x?x?xf32>
    %v12 = arith.minnumf %x, %v2 : f32
    affine.yield %v12 : f32
  }
  %v15 = affine.for %i12 = 0 to 100 step 2 iter_args(%v14 = %c) -> (f32) {
    affine.store %c, %D[%i12, %i12, %i12 + 4] : memref<?x?x?xf32>
    %v16 = arith.minnumf %v3, %v14 : f32
    affine.yield %v16 : f32
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG8:[^ ]+]] = 0 to 100 iter_args(%[[ARG9:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.for %[[ARG10:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] iter_args(%[[ARG11:[^ ]+]] = %[[ARG5]]) -> (f32) {
// CHECK-NEXT:         affine.for %[[ARG12:[^ ]+]] = 0 to 128 step 8 {
// CHECK-NEXT:           %[[V6:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:           %[[V7:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG12]]], %[[V6]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT:           %[[V8:[^ ]+]] = affine.apply #map1(%[[ARG8]])
// CHECK-NEXT:           %[[V9:[^ ]+]] = affine.apply #map2(%[[ARG8]])
// CHECK-NEXT:           %[[V10:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:           %[[V11:[^ ]+]] = vector.transfer_read %[[ARG4]][%[[V8]], %[[V9]]], %[[V10]] {permutation_map = #map3} : memref<64x128xf32>, vector<8xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         affine.store %[[CST]], %[[ARG3]][%[[ARG8]], %[[ARG8]], %[[ARG10]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.maximumf %[[CST]], %[[CST]] : f32
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.maxnumf %[[ARG5]], %[[ARG11]] : f32
// CHECK-NEXT:         affine.yield %[[V5]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG4]][%[[ARG8]], %[[ARG8]]] : memref<64x128xf32>
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG3]][%[[ARG8]], %[[ARG8]], %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minnumf %[[ARG5]], %[[ARG9]] : f32
// CHECK-NEXT:       affine.yield %[[V3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG8]] = 0 to 100 step 2 iter_args(%[[ARG9]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       affine.store %[[CST]], %[[ARG3]][%[[ARG8]], %[[ARG8]], %[[ARG8]] + 4] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V2]] = arith.minnumf %[[V0]], %[[ARG9]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f42(%A: memref<?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>, %D: memref<?x?x?xf64>, %E: memref<64x128xf64>, %x: f64, %n: index, %m: index) {
  %c = arith.constant 2.5 : f64
  affine.for %i0 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
    %v2 = arith.constant 1.0 : f64
  }
  affine.for %i2 = 0 to %m {
    affine.store %c, %A[%i2] : memref<?xf64>
    %v4 = arith.constant 1.0 : f64
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: memref<?xf64>, %[[ARG1:[^ ]+]]: memref<?x?xf64>, %[[ARG2:[^ ]+]]: memref<?x?xf64>, %[[ARG3:[^ ]+]]: memref<?x?x?xf64>, %[[ARG4:[^ ]+]]: memref<64x128xf64>, %[[ARG5:[^ ]+]]: f64, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f64
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] step 8 {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<8xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to %[[ARG7]] step 8 {
// CHECK-NEXT:       %[[CST_0]] = arith.constant dense<1.000000e+00> : vector<8xf64>
// CHECK-NEXT:       %[[CST_1:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<8xf64>
// CHECK-NEXT:       vector.transfer_write %[[CST_1]], %[[ARG0]][%[[ARG8]]] : vector<8xf64>, memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f45(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  affine.for %i0 = 0 to 128 {
    %v2 = arith.maximumf %c, %x : f32
    %v3 = affine.load %C[%i0, %i0] : memref<?x?xf32>
    affine.store %x, %D[%i0, %i0, %n] : memref<?x?x?xf32>
  }
  %v6 = affine.for %i3 = 0 to %n iter_args(%v5 = %c) -> (f32) {
    affine.for %i6 = 0 to %n step 2 {
      affine.for %i7 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
        %v9 = affine.load %B[%i7, %i6 + 3] : memref<?x?xf32>
        %v10 = arith.maximumf %x, %x : f32
        %v11 = arith.addf %v10, %c : f32
        %v12 = arith.mulf %v10, %c : f32
      }
      affine.store %x, %D[1, %i3, %n] : memref<?x?x?xf32>
    }
    %v13 = affine.load %D[%i3 + 1, %i3, %i3] : memref<?x?x?xf32>
    affine.store %x, %C[%i3 + 2, %i3] : memref<?x?xf32>
    %v14 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i3)
    %v15 = arith.maxnumf %v13, %v5 : f32
    affine.yield %v15 : f32
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1 + 3)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG8:[^ ]+]] = 0 to 128 {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maximumf %[[CST]], %[[ARG5]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ARG2]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG3]][%[[ARG8]], %[[ARG8]], %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG8]] = 0 to %[[ARG6]] iter_args(%[[ARG9:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       affine.for %[[ARG10:[^ ]+]] = 0 to %[[ARG6]] step 2 {
// CHECK-NEXT:         affine.for %[[ARG11:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] step 8 {
// CHECK-NEXT:           %[[CST_0:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<8xf32>
// CHECK-NEXT:           %[[V5:[^ ]+]] = affine.apply #map1(%[[ARG11]], %[[ARG10]])
// CHECK-NEXT:           %[[V6:[^ ]+]] = affine.apply #map2(%[[ARG11]], %[[ARG10]])
// CHECK-NEXT:           %[[V7:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:           %[[V8:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[V5]], %[[V6]]], %[[V7]] {permutation_map = #map1} : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:           %[[V9:[^ ]+]] = arith.maximumf %[[V0]], %[[V0]] : vector<8xf32>
// CHECK-NEXT:           %[[V10:[^ ]+]] = arith.addf %[[V9]], %[[CST_0]] : vector<8xf32>
// CHECK-NEXT:           %[[V11:[^ ]+]] = arith.mulf %[[V9]], %[[CST_0]] : vector<8xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         affine.store %[[ARG5]], %[[ARG3]][1, %[[ARG8]], %[[ARG6]]] : memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V2]] = affine.load %[[ARG3]][%[[ARG8]] + 1, %[[ARG8]], %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:       affine.store %[[ARG5]], %[[ARG2]][%[[ARG8]] + 2, %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V3]] = affine.apply #map3(%[[ARG8]])
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maxnumf %[[V2]], %[[ARG9]] : f32
// CHECK-NEXT:       affine.yield %[[V4]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f47(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  %v3 = affine.for %i0 = 0 to %m iter_args(%v2 = %c) -> (f32) {
    affine.store %c, %B[%n, %i0] : memref<?x?xf32>
    %v4 = arith.minimumf %v2, %c : f32
    affine.yield %v4 : f32
  }
  affine.for %i4 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] step 2 {
    affine.store %c, %D[%i4, %i4 + 4, %i4] : memref<?x?x?xf32>
    %v6 = arith.mulf %x, %x : f32
  }
  %v9 = affine.for %i6 = 2 to 100 iter_args(%v8 = %x) -> (f32) {
    affine.store %c, %C[%i6, %i6] : memref<?x?xf32>
    %v10 = affine.load %B[%i6 + 3, %i6] : memref<?x?xf32>
    %v11 = arith.maximumf %v3, %v8 : f32
    affine.yield %v11 : f32
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0x7F800000> : vector<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG8:[^ ]+]] = 0 to %[[ARG7]] step 8 iter_args(%[[ARG9:[^ ]+]] = %[[CST_0]]) -> (vector<8xf32>) {
// CHECK-NEXT:       %[[CST_1:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<8xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map(%[[ARG8]])[%[[ARG7]]]
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.create_mask %[[V4]] : vector<8xi1>
// CHECK-NEXT:       vector.transfer_write %[[CST_1]], %[[ARG1]][%[[ARG6]], %[[ARG8]]] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V5]], %[[CST_1]], %[[CST_0]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minimumf %[[ARG9]], %[[V6]] : vector<8xf32>
// CHECK-NEXT:       affine.yield %[[V7]] : vector<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <minimumf>, %[[V0]] : vector<8xf32> into f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minimumf %[[V1]], %[[CST]] : f32
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to min #map1(%[[ARG6]])[%[[ARG7]]] step 2 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ARG3]][%[[ARG8]], %[[ARG8]] + 4, %[[ARG8]]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V4]] = arith.mulf %[[ARG5]], %[[ARG5]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.for %[[ARG8]] = 2 to 100 iter_args(%[[ARG9]] = %[[ARG5]]) -> (f32) {
// CHECK-NEXT:       affine.store %[[CST]], %[[ARG2]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V4]] = affine.load %[[ARG1]][%[[ARG8]] + 3, %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V5]] = arith.maximumf %[[V2]], %[[ARG9]] : f32
// CHECK-NEXT:       affine.yield %[[V5]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f48(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  %v3 = affine.for %i0 = 0 to %m iter_args(%v2 = %x) -> (f32) {
    %v4 = affine.load %B[%i0, %i0 + 4] : memref<?x?xf32>
    %v5 = affine.load %A[1] : memref<?xf32>
    %v6 = affine.load %B[%i0 + 3, %i0] : memref<?x?xf32>
    affine.for %i6 = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] {
      affine.for %i7 = 0 to 100 step 2 {
        %v9 = arith.maximumf %v6, %v5 : f32
        affine.store %x, %B[3, %i7] : memref<?x?xf32>
      }
      %v10 = arith.mulf %c, %v5 : f32
    }
    %v11 = arith.minimumf %v6, %v2 : f32
    affine.yield %v11 : f32
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (3)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG8:[^ ]+]] = 0 to %[[ARG7]] iter_args(%[[ARG9:[^ ]+]] = %[[ARG5]]) -> (f32) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG1]][%[[ARG8]], %[[ARG8]] + 4] : memref<?x?xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ARG0]][1] : memref<?xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = vector.broadcast %[[V3]] : f32 to vector<8xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.load %[[ARG1]][%[[ARG8]] + 3, %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.broadcast %[[V5]] : f32 to vector<8xf32>
// CHECK-NEXT:       affine.for %[[ARG10:[^ ]+]] = 0 to min #map(%[[ARG6]])[%[[ARG7]]] {
// CHECK-NEXT:         affine.for %[[ARG11:[^ ]+]] = 0 to 100 step 16 {
// CHECK-NEXT:           %[[V9:[^ ]+]] = arith.maximumf %[[V6]], %[[V4]] : vector<8xf32>
// CHECK-NEXT:           %[[V10:[^ ]+]] = affine.apply #map1(%[[ARG11]])
// CHECK-NEXT:           %[[V11:[^ ]+]] = affine.apply #map2(%[[ARG11]])
// CHECK-NEXT:           vector.transfer_write %[[V0]], %[[ARG1]][%[[V10]], %[[V11]]] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.mulf %[[CST]], %[[V3]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minimumf %[[V5]], %[[ARG9]] : f32
// CHECK-NEXT:       affine.yield %[[V7]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f50(%A: memref<?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %D: memref<?x?x?xf32>, %E: memref<64x128xf32>, %x: f32, %n: index, %m: index) {
  %c = arith.constant 2.5 : f32
  %v3 = affine.for %i0 = 0 to %m iter_args(%v2 = %c) -> (f32) {
    %v6 = affine.for %i3 = 2 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] iter_args(%v5 = %x) -> (f32) {
      %v7 = affine.load %E[%i3, %i0] : memref<64x128xf32>
      %v8 = arith.mulf %x, %c : f32
      %v9 = arith.constant 1.0 : f32
      %v10 = arith.minnumf %x, %v5 : f32
      affine.yield %v10 : f32
    }
    %v11 = affine.load %C[%i0, %i0] : memref<?x?xf32>
    %v12 = arith.maximumf %v6, %c : f32
    %v13 = arith.minnumf %v2, %v6 : f32
    affine.yield %v13 : f32
  }
  affine.for %i13 = 0 to 100 {
    affine.store %v3, %B[%i13, %i13] : memref<?x?xf32>
    affine.store %v3, %C[%i13, %i13] : memref<?x?xf32>
    %v17 = affine.for %i14 = 0 to 100 iter_args(%v16 = %c) -> (f32) {
      %v18 = arith.subf %c, %v3 : f32
      %v19 = arith.mulf %c, %v16 : f32
      affine.yield %v19 : f32
    }
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (-d0 + 100)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<?x?x?xf32>, %[[ARG4:[^ ]+]]: memref<64x128xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG5]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG8:[^ ]+]] = 0 to %[[ARG7]] iter_args(%[[ARG9:[^ ]+]] = %[[CST]]) -> (f32) {
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<0x7FC00000> : vector<8xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.for %[[ARG10:[^ ]+]] = 2 to min #map(%[[ARG6]])[%[[ARG7]]] step 8 iter_args(%[[ARG11:[^ ]+]] = %[[CST_0]]) -> (vector<8xf32>) {
// CHECK-NEXT:         %[[CST_1:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<8xf32>
// CHECK-NEXT:         %[[CST_2:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<8xf32>
// CHECK-NEXT:         %[[V9:[^ ]+]] = affine.min #map(%[[ARG6]])[%[[ARG7]]]
// CHECK-NEXT:         %[[V10:[^ ]+]] = affine.apply #map1(%[[ARG10]])[%[[V9]]]
// CHECK-NEXT:         %[[V11:[^ ]+]] = vector.create_mask %[[V10]] : vector<8xi1>
// CHECK-NEXT:         %[[V12:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:         %[[V13:[^ ]+]] = vector.transfer_read %[[ARG4]][%[[ARG10]], %[[ARG8]]], %[[V12]] {permutation_map = #map2} : memref<64x128xf32>, vector<8xf32>
// CHECK-NEXT:         %[[V14:[^ ]+]] = arith.mulf %[[V0]], %[[CST_2]] : vector<8xf32>
// CHECK-NEXT:         %[[V15:[^ ]+]] = arith.select %[[V11]], %[[V0]], %[[CST_0]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:         %[[V16:[^ ]+]] = arith.minnumf %[[V15]], %[[ARG11]] : vector<8xf32>
// CHECK-NEXT:         affine.yield %[[V16]] : vector<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[^ ]+]] = vector.reduction <minnumf>, %[[V3]] : vector<8xf32> into f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.minnumf %[[V4]], %[[ARG5]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG2]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maximumf %[[V5]], %[[CST]] : f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minnumf %[[ARG9]], %[[V5]] : f32
// CHECK-NEXT:       affine.yield %[[V8]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.broadcast %[[V1]] : f32 to vector<8xf32>
// CHECK-NEXT:     affine.for %[[ARG8]] = 0 to 100 {
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG2]][%[[ARG8]], %[[ARG8]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[CST_0]] = arith.constant dense<1.000000e+00> : vector<8xf32>
// CHECK-NEXT:       %[[V3]] = affine.for %[[ARG9]] = 0 to 100 step 8 iter_args(%[[ARG10]] = %[[CST_0]]) -> (vector<8xf32>) {
// CHECK-NEXT:         %[[CST_1]] = arith.constant dense<2.500000e+00> : vector<8xf32>
// CHECK-NEXT:         %[[V6]] = affine.apply #map3(%[[ARG9]])
// CHECK-NEXT:         %[[V7]] = vector.create_mask %[[V6]] : vector<8xi1>
// CHECK-NEXT:         %[[V8]] = arith.subf %[[CST_1]], %[[V2]] : vector<8xf32>
// CHECK-NEXT:         %[[V9]] = arith.select %[[V7]], %[[CST_1]], %[[CST_0]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:         %[[V10]] = arith.mulf %[[V9]], %[[ARG10]] : vector<8xf32>
// CHECK-NEXT:         affine.yield %[[V10]] : vector<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4]] = vector.reduction <mul>, %[[V3]] : vector<8xf32> into f32
// CHECK-NEXT:       %[[V5]] = arith.mulf %[[V4]], %[[CST]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
