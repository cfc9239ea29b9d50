// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

// What is less than the other part of a sum is a multiple of does not matter for the quotient.
func.func @sums(%i: index, %j: index) -> (index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0) -> ((d0 * 2 + 1) floordiv 16)>(%i)
  %1 = affine.apply affine_map<(d0) -> ((d0 * 4 + 1) mod 8)>(%i)
  %2 = affine.apply affine_map<(d0, d1) -> ((d0 * 6 + d1 * 4 + 1) floordiv 4)>(%i, %j)
  %3 = affine.apply affine_map<(d0, d1) -> ((d0 * 6 + d1 * 4 + 1) mod 2)>(%i, %j)
  %4 = affine.apply affine_map<(d0) -> ((d0 * 6 - 1) floordiv 12)>(%i)
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 8)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 4 - (s0 floordiv 2) * 8 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s1 + (s0 * 3) floordiv 2)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> ((s0 * 6 - 1) floordiv 12)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sums(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> (index, index, index, index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG0]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[ARG0]], %[[ARG1]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map3()[%[[ARG0]]]
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]], %[[C1]], %[[V3]] : index, index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @steps(%m: memref<16x16xf32>, %n: index) {
  affine.for %i = 0 to %n step 4 {
    %0 = affine.load %m[%i mod 4, %i mod 8] : memref<16x16xf32>
    "test.use"(%0) : (f32) -> ()
  }
  affine.for %i = 6 to %n step 4 {
    %0 = affine.load %m[%i mod 2, (%i + 1) mod 2] : memref<16x16xf32>
    %1 = affine.load %m[(%i + 1) floordiv 2, (%i + 1) floordiv 4] : memref<16x16xf32>
    "test.use"(%0, %1) : (f32, f32) -> ()
  }
  affine.for %i = affine_map<(d0) -> (d0 * 6)>(%n) to %n step 9 {
    %0 = affine.load %m[%i mod 3, (%i + 1) mod 3] : memref<16x16xf32>
    "test.use"(%0) : (f32) -> ()
  }
  affine.for %i = max affine_map<()[s0] -> (8, s0 * 4)>()[%n] to %n step 4 {
    %0 = affine.load %m[%i mod 4, (%i + 3) floordiv 4] : memref<16x16xf32>
    "test.use"(%0) : (f32) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 6)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (8, s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @steps(%[[ARG0:[^ ]+]]: memref<16x16xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG1]] step 4 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][0, %[[ARG2]] mod 8] : memref<16x16xf32>
// CHECK-NEXT:       "test.use"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 6 to %[[ARG1]] step 4 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][0, 1] : memref<16x16xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]] floordiv 2, %[[ARG2]] floordiv 4] : memref<16x16xf32>
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]]) : (f32, f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = #map()[%[[ARG1]]] to %[[ARG1]] step 9 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][0, 1] : memref<16x16xf32>
// CHECK-NEXT:       "test.use"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = max #map1()[%[[ARG1]]] to %[[ARG1]] step 4 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][0, %[[ARG2]] floordiv 4] : memref<16x16xf32>
// CHECK-NEXT:       "test.use"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @variables_as_rest(%m: memref<16x16xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to %n {
      %0 = affine.load %m[(%j * 8 + %i) mod 2, (%j * 8 + %i) floordiv 16] : memref<16x16xf32>
      %1 = affine.load %m[(%j * 2 + %i) floordiv 4, (%i + %j * 8) ceildiv 8] : memref<16x16xf32>
      "test.use"(%0, %1) : (f32, f32) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @variables_as_rest(%[[ARG0:[^ ]+]]: memref<16x16xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]] mod 2, %[[ARG3]] floordiv 2] : memref<16x16xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][(%[[ARG3]] * 2 + %[[ARG2]]) floordiv 4, (%[[ARG3]] * 8 + %[[ARG2]]) ceildiv 8] : memref<16x16xf32>
// CHECK-NEXT:         "test.use"(%[[V0]], %[[V1]]) : (f32, f32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_all_maps(%n: index, %m: memref<16xf32>) {
  affine.for %i = 0 to affine_map<()[s0] -> ((s0 * 2 + 1) floordiv 16)>()[%n] {
    affine.if affine_set<(d0)[s0] : ((s0 * 2 + 1) floordiv 16 - d0 >= 0)>(%i)[%n] {
      "test.use"(%i) : (index) -> ()
    }
    %0 = affine.min affine_map<(d0) -> ((d0 * 2 + 1) floordiv 16, 5)>(%i)
    "test.use"(%0) : (index) -> ()
    affine.prefetch %m[(%i * 2 + 1) floordiv 16], read, locality<3>, data : memref<16xf32>
    %1 = affine.vector_load %m[(%i * 2 + 1) floordiv 16] : memref<16xf32>, vector<2xf32>
    affine.vector_store %1, %m[(%i * 2 + 1) floordiv 16] : memref<16xf32>, vector<2xf32>
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> ((s0 * 2 + 1) floordiv 16)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 floordiv 8, 5)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (-d0 + (s0 * 2 + 1) floordiv 16 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_all_maps(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<16xf32>) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to #map()[%[[ARG0]]] {
// CHECK-NEXT:       affine.if #set(%[[ARG2]])[%[[ARG0]]] {
// CHECK-NEXT:         "test.use"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.min #map1(%[[ARG2]])
// CHECK-NEXT:       "test.use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       affine.prefetch %[[ARG1]][%[[ARG2]] floordiv 8], read, locality<3>, data : memref<16xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.vector_load %[[ARG1]][%[[ARG2]] floordiv 8] : memref<16xf32>, vector<2xf32>
// CHECK-NEXT:       affine.vector_store %[[V1]], %[[ARG1]][%[[ARG2]] floordiv 8] : memref<16xf32>, vector<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
