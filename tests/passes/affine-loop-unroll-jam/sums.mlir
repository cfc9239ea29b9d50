// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3}))' | FileCheck %s

// Sums and the like that loops carry: one for each of the iterations that become one, put together
// after the loop. Each begins with what the loop was given.

func.func @two(%a: memref<16xf32>, %f: f32, %g: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 16 iter_args(%s = %f, %t = %g) -> (f32, f32) {
    %0 = affine.load %a[%i] : memref<16xf32>
    %1 = arith.addf %0, %s : f32
    %2 = arith.mulf %t, %0 : f32
    affine.yield %1, %2 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[C15:[^ ]+]] = arith.constant 15 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:6 = affine.for %[[ARG3:[^ ]+]] = 0 to 15 step 3 iter_args(%[[ARG4:[^ ]+]] = %[[ARG1]], %[[ARG5:[^ ]+]] = %[[ARG2]], %[[ARG6:[^ ]+]] = %[[ARG1]], %[[ARG7:[^ ]+]] = %[[ARG2]], %[[ARG8:[^ ]+]] = %[[ARG1]], %[[ARG9:[^ ]+]] = %[[ARG2]]) -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<16xf32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.addf %[[V8]], %[[ARG4]] : f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.mulf %[[ARG5]], %[[V8]] : f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V12:[^ ]+]] = affine.load %[[ARG0]][%[[V11]]] : memref<16xf32>
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.addf %[[V12]], %[[ARG6]] : f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.mulf %[[ARG7]], %[[V12]] : f32
// CHECK-NEXT:       %[[V15:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:       %[[V16:[^ ]+]] = affine.load %[[ARG0]][%[[V15]]] : memref<16xf32>
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.addf %[[V16]], %[[ARG8]] : f32
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.mulf %[[ARG9]], %[[V16]] : f32
// CHECK-NEXT:       affine.yield %[[V9]], %[[V10]], %[[V13]], %[[V14]], %[[V17]], %[[V18]] : f32, f32, f32, f32, f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]]#0, %[[V0]]#4 : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[V0]]#2 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V0]]#1, %[[V0]]#5 : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[V0]]#3 : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.load %[[ARG0]][%[[C15]]] : memref<16xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[V2]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:     return %[[V6]], %[[V7]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @carried_inside(%a: memref<16x8xf32>, %f: f32, %o: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %r = affine.for %j = 0 to 8 iter_args(%s = %f) -> f32 {
      %0 = affine.load %a[%i, %j] : memref<16x8xf32>
      %1 = arith.subf %0, %s : f32
      affine.yield %1 : f32
    }
    affine.store %r, %o[%i] : memref<16xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @carried_inside(%[[ARG0:[^ ]+]]: memref<16x8xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: memref<16xf32>) {
// CHECK-NEXT:     %[[C15:[^ ]+]] = arith.constant 15 : index
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 15 step 3 {
// CHECK-NEXT:       %[[V1:[^ ]+]]:3 = affine.for %[[ARG4:[^ ]+]] = 0 to 8 iter_args(%[[ARG5:[^ ]+]] = %[[ARG1]], %[[ARG6:[^ ]+]] = %[[ARG1]], %[[ARG7:[^ ]+]] = %[[ARG1]]) -> (f32, f32, f32) {
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<16x8xf32>
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.subf %[[V4]], %[[ARG5]] : f32
// CHECK-NEXT:         %[[V6:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:         %[[V7:[^ ]+]] = affine.load %[[ARG0]][%[[V6]], %[[ARG4]]] : memref<16x8xf32>
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.subf %[[V7]], %[[ARG6]] : f32
// CHECK-NEXT:         %[[V9:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:         %[[V10:[^ ]+]] = affine.load %[[ARG0]][%[[V9]], %[[ARG4]]] : memref<16x8xf32>
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.subf %[[V10]], %[[ARG7]] : f32
// CHECK-NEXT:         affine.yield %[[V5]], %[[V8]], %[[V11]] : f32, f32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V1]]#0, %[[ARG2]][%[[ARG3]]] : memref<16xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       affine.store %[[V1]]#1, %[[ARG2]][%[[V2]]] : memref<16xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:       affine.store %[[V1]]#2, %[[ARG2]][%[[V3]]] : memref<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3]] = 0 to 8 iter_args(%[[ARG4]] = %[[ARG1]]) -> (f32) {
// CHECK-NEXT:       %[[V1]] = affine.load %[[ARG0]][%[[C15]], %[[ARG3]]] : memref<16x8xf32>
// CHECK-NEXT:       %[[V2]] = arith.subf %[[V1]], %[[ARG4]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V0]], %[[ARG2]][%[[C15]]] : memref<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @begun_anew(%a: memref<16x8xf32>, %f: f32, %c: f32) -> f32 {
  %r = affine.for %i = 0 to 16 iter_args(%s = %f) -> f32 {
    %q = affine.for %j = 0 to 8 iter_args(%t = %c) -> f32 {
      %0 = affine.load %a[%i, %j] : memref<16x8xf32>
      %1 = arith.addf %0, %t : f32
      affine.yield %1 : f32
    }
    %2 = arith.addf %q, %s : f32
    affine.yield %2 : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @begun_anew(%[[ARG0:[^ ]+]]: memref<16x8xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[C15:[^ ]+]] = arith.constant 15 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.for %[[ARG3:[^ ]+]] = 0 to 15 step 3 iter_args(%[[ARG4:[^ ]+]] = %[[ARG1]], %[[ARG5:[^ ]+]] = %[[ARG1]], %[[ARG6:[^ ]+]] = %[[ARG1]]) -> (f32, f32, f32) {
// CHECK-NEXT:       %[[V5:[^ ]+]]:3 = affine.for %[[ARG7:[^ ]+]] = 0 to 8 iter_args(%[[ARG8:[^ ]+]] = %[[ARG2]], %[[ARG9:[^ ]+]] = %[[ARG2]], %[[ARG10:[^ ]+]] = %[[ARG2]]) -> (f32, f32, f32) {
// CHECK-NEXT:         %[[V11:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG7]]] : memref<16x8xf32>
// CHECK-NEXT:         %[[V12:[^ ]+]] = arith.addf %[[V11]], %[[ARG8]] : f32
// CHECK-NEXT:         %[[V13:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:         %[[V14:[^ ]+]] = affine.load %[[ARG0]][%[[V13]], %[[ARG7]]] : memref<16x8xf32>
// CHECK-NEXT:         %[[V15:[^ ]+]] = arith.addf %[[V14]], %[[ARG9]] : f32
// CHECK-NEXT:         %[[V16:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:         %[[V17:[^ ]+]] = affine.load %[[ARG0]][%[[V16]], %[[ARG7]]] : memref<16x8xf32>
// CHECK-NEXT:         %[[V18:[^ ]+]] = arith.addf %[[V17]], %[[ARG10]] : f32
// CHECK-NEXT:         affine.yield %[[V12]], %[[V15]], %[[V18]] : f32, f32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addf %[[V5]]#0, %[[ARG4]] : f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addf %[[V5]]#1, %[[ARG5]] : f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.addf %[[V5]]#2, %[[ARG6]] : f32
// CHECK-NEXT:       affine.yield %[[V6]], %[[V8]], %[[V10]] : f32, f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]]#0, %[[V0]]#2 : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[V0]]#1 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.for %[[ARG3]] = 0 to 8 iter_args(%[[ARG4]] = %[[ARG2]]) -> (f32) {
// CHECK-NEXT:       %[[V5]] = affine.load %[[ARG0]][%[[C15]], %[[ARG3]]] : memref<16x8xf32>
// CHECK-NEXT:       %[[V6]] = arith.addf %[[V5]], %[[ARG4]] : f32
// CHECK-NEXT:       affine.yield %[[V6]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[V2]] : f32
// CHECK-NEXT:     return %[[V4]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown_count(%a: memref<?xf32>, %f: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %f) -> f32 {
    %0 = affine.load %a[%i] : memref<?xf32>
    %1 = arith.addf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<()[s0] -> ((s0 floordiv 3) * 3)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unknown_count(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.for %[[ARG3:[^ ]+]] = 0 to #map()[%[[ARG2]]] step 3 iter_args(%[[ARG4:[^ ]+]] = %[[ARG1]], %[[ARG5:[^ ]+]] = %[[ARG1]], %[[ARG6:[^ ]+]] = %[[ARG1]]) -> (f32, f32, f32) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[V4]], %[[ARG4]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.load %[[ARG0]][%[[V6]]] : memref<?xf32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addf %[[V7]], %[[ARG5]] : f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.apply #map2(%[[ARG3]])
// CHECK-NEXT:       %[[V10:[^ ]+]] = affine.load %[[ARG0]][%[[V9]]] : memref<?xf32>
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.addf %[[V10]], %[[ARG6]] : f32
// CHECK-NEXT:       affine.yield %[[V5]], %[[V8]], %[[V11]] : f32, f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]]#0, %[[V0]]#2 : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[V0]]#1 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.for %[[ARG3]] = #map()[%[[ARG2]]] to %[[ARG2]] iter_args(%[[ARG4]] = %[[V2]]) -> (f32) {
// CHECK-NEXT:       %[[V4]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V5]] = arith.addf %[[V4]], %[[ARG4]] : f32
// CHECK-NEXT:       affine.yield %[[V5]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @largest(%a: memref<?xf32>, %f: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to 18 iter_args(%s = %f) -> f32 {
    %0 = affine.load %a[%i] : memref<?xf32>
    %1 = arith.maximumf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @largest(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.for %[[ARG3:[^ ]+]] = 0 to 18 step 3 iter_args(%[[ARG4:[^ ]+]] = %[[ARG1]], %[[ARG5:[^ ]+]] = %[[ARG1]], %[[ARG6:[^ ]+]] = %[[ARG1]]) -> (f32, f32, f32) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maximumf %[[V3]], %[[ARG4]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG0]][%[[V5]]] : memref<?xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maximumf %[[V6]], %[[ARG5]] : f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.load %[[ARG0]][%[[V8]]] : memref<?xf32>
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.maximumf %[[V9]], %[[ARG6]] : f32
// CHECK-NEXT:       affine.yield %[[V4]], %[[V7]], %[[V10]] : f32, f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maximumf %[[V0]]#0, %[[V0]]#2 : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maximumf %[[V1]], %[[V0]]#1 : f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all_ones(%a: memref<?xi32>, %f: i32, %n: index) -> i32 {
  %r = affine.for %i = 0 to 19 iter_args(%s = %f) -> i32 {
    %0 = affine.load %a[%i] : memref<?xi32>
    %1 = arith.andi %0, %s : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @all_ones(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: index) -> i32 {
// CHECK-NEXT:     %[[C18:[^ ]+]] = arith.constant 18 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.for %[[ARG3:[^ ]+]] = 0 to 18 step 3 iter_args(%[[ARG4:[^ ]+]] = %[[ARG1]], %[[ARG5:[^ ]+]] = %[[ARG1]], %[[ARG6:[^ ]+]] = %[[ARG1]]) -> (i32, i32, i32) {
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xi32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.andi %[[V5]], %[[ARG4]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.load %[[ARG0]][%[[V7]]] : memref<?xi32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.andi %[[V8]], %[[ARG5]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:       %[[V11:[^ ]+]] = affine.load %[[ARG0]][%[[V10]]] : memref<?xi32>
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.andi %[[V11]], %[[ARG6]] : i32
// CHECK-NEXT:       affine.yield %[[V6]], %[[V9]], %[[V12]] : i32, i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.andi %[[V0]]#0, %[[V0]]#2 : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V1]], %[[V0]]#1 : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[C18]]] : memref<?xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V3]], %[[V2]] : i32
// CHECK-NEXT:     return %[[V4]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three_deep(%a: memref<?xf32>, %f: f32, %n: index, %o: memref<?xf32>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %o[%i] : memref<?xf32>
    %r = affine.for %j = 0 to 18 iter_args(%s = %x) -> f32 {
      %q:2 = affine.for %k = 0 to 18 iter_args(%t = %s, %u = %x) -> (f32, f32) {
        %0 = affine.load %a[%i + %j + %k] : memref<?xf32>
        %1 = arith.maximumf %0, %t : f32
        %2 = arith.subf %1, %u : f32
        affine.yield %1, %2 : f32, f32
      }
      %w = arith.addf %q#0, %q#1 : f32
      affine.yield %w : f32
    }
    affine.store %r, %o[%i] : memref<?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three_deep(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C63:[^ ]+]] = arith.constant 63 : index
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 63 step 3 {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG3]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG4]])
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ARG3]][%[[V3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG3]][%[[V5]]] : memref<?xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]]:3 = affine.for %[[ARG5:[^ ]+]] = 0 to 18 iter_args(%[[ARG6:[^ ]+]] = %[[V2]], %[[ARG7:[^ ]+]] = %[[V4]], %[[ARG8:[^ ]+]] = %[[V6]]) -> (f32, f32, f32) {
// CHECK-NEXT:         %[[V10:[^ ]+]]:6 = affine.for %[[ARG9:[^ ]+]] = 0 to 18 iter_args(%[[ARG10:[^ ]+]] = %[[ARG6]], %[[ARG11:[^ ]+]] = %[[V2]], %[[ARG12:[^ ]+]] = %[[ARG7]], %[[ARG13:[^ ]+]] = %[[V4]], %[[ARG14:[^ ]+]] = %[[ARG8]], %[[ARG15:[^ ]+]] = %[[V6]]) -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:           %[[V16:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]] + %[[ARG5]] + %[[ARG9]]] : memref<?xf32>
// CHECK-NEXT:           %[[V17:[^ ]+]] = arith.maximumf %[[V16]], %[[ARG10]] : f32
// CHECK-NEXT:           %[[V18:[^ ]+]] = arith.subf %[[V17]], %[[ARG11]] : f32
// CHECK-NEXT:           %[[V19:[^ ]+]] = affine.apply #map(%[[ARG4]])
// CHECK-NEXT:           %[[V20:[^ ]+]] = affine.load %[[ARG0]][%[[V19]] + %[[ARG5]] + %[[ARG9]]] : memref<?xf32>
// CHECK-NEXT:           %[[V21:[^ ]+]] = arith.maximumf %[[V20]], %[[ARG12]] : f32
// CHECK-NEXT:           %[[V22:[^ ]+]] = arith.subf %[[V21]], %[[ARG13]] : f32
// CHECK-NEXT:           %[[V23:[^ ]+]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:           %[[V24:[^ ]+]] = affine.load %[[ARG0]][%[[V23]] + %[[ARG5]] + %[[ARG9]]] : memref<?xf32>
// CHECK-NEXT:           %[[V25:[^ ]+]] = arith.maximumf %[[V24]], %[[ARG14]] : f32
// CHECK-NEXT:           %[[V26:[^ ]+]] = arith.subf %[[V25]], %[[ARG15]] : f32
// CHECK-NEXT:           affine.yield %[[V17]], %[[V18]], %[[V21]], %[[V22]], %[[V25]], %[[V26]] : f32, f32, f32, f32, f32, f32
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.addf %[[V10]]#0, %[[V10]]#1 : f32
// CHECK-NEXT:         %[[V12:[^ ]+]] = affine.apply #map(%[[ARG4]])
// CHECK-NEXT:         %[[V13:[^ ]+]] = arith.addf %[[V10]]#2, %[[V10]]#3 : f32
// CHECK-NEXT:         %[[V14:[^ ]+]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:         %[[V15:[^ ]+]] = arith.addf %[[V10]]#4, %[[V10]]#5 : f32
// CHECK-NEXT:         affine.yield %[[V11]], %[[V13]], %[[V15]] : f32, f32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V7]]#0, %[[ARG3]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.apply #map(%[[ARG4]])
// CHECK-NEXT:       affine.store %[[V7]]#1, %[[ARG3]][%[[V8]]] : memref<?xf32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:       affine.store %[[V7]]#2, %[[ARG3]][%[[V9]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG3]][%[[C63]]] : memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG4]] = 0 to 18 iter_args(%[[ARG5]] = %[[V0]]) -> (f32) {
// CHECK-NEXT:       %[[V2]]:2 = affine.for %[[ARG6]] = 0 to 18 iter_args(%[[ARG7]] = %[[ARG5]], %[[ARG8]] = %[[V0]]) -> (f32, f32) {
// CHECK-NEXT:         %[[V4]] = affine.load %[[ARG0]][%[[C63]] + %[[ARG4]] + %[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:         %[[V5]] = arith.maximumf %[[V4]], %[[ARG7]] : f32
// CHECK-NEXT:         %[[V6]] = arith.subf %[[V5]], %[[ARG8]] : f32
// CHECK-NEXT:         affine.yield %[[V5]], %[[V6]] : f32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V3]] = arith.addf %[[V2]]#0, %[[V2]]#1 : f32
// CHECK-NEXT:       affine.yield %[[V3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V1]], %[[ARG3]][%[[C63]]] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @as_many(%a: memref<?xf32>, %f: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to 3 iter_args(%s = %f) -> f32 {
    %0 = affine.load %a[%i] : memref<?xf32>
    %1 = arith.maximumf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @as_many(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[C0]]] : memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maximumf %[[V0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map(%[[C0]])
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[V2]]] : memref<?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.maximumf %[[V3]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map1(%[[C0]])
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.load %[[ARG0]][%[[V5]]] : memref<?xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.maximumf %[[V6]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.maximumf %[[V1]], %[[V7]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.maximumf %[[V8]], %[[V4]] : f32
// CHECK-NEXT:     return %[[V9]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a_rest_of_one(%a: memref<?xf32>, %f: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to 7 iter_args(%s = %f) -> f32 {
    %0 = affine.load %a[%i] : memref<?xf32>
    %1 = arith.minsi %i, %i : index
    %2 = arith.maxnumf %0, %s : f32
    affine.yield %2 : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a_rest_of_one(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.for %[[ARG3:[^ ]+]] = 0 to 6 step 3 iter_args(%[[ARG4:[^ ]+]] = %[[ARG1]], %[[ARG5:[^ ]+]] = %[[ARG1]], %[[ARG6:[^ ]+]] = %[[ARG1]]) -> (f32, f32, f32) {
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[ARG3]], %[[ARG3]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.maxnumf %[[V6]], %[[ARG4]] : f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V10:[^ ]+]] = affine.load %[[ARG0]][%[[V9]]] : memref<?xf32>
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.minsi %[[V9]], %[[V9]] : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.maxnumf %[[V10]], %[[ARG5]] : f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:       %[[V14:[^ ]+]] = affine.load %[[ARG0]][%[[V13]]] : memref<?xf32>
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.minsi %[[V13]], %[[V13]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.maxnumf %[[V14]], %[[ARG6]] : f32
// CHECK-NEXT:       affine.yield %[[V8]], %[[V12]], %[[V16]] : f32, f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maxnumf %[[V0]]#0, %[[V0]]#2 : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maxnumf %[[V1]], %[[V0]]#1 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[C6]]] : memref<?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.minsi %[[C6]], %[[C6]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.maxnumf %[[V3]], %[[V2]] : f32
// CHECK-NEXT:     return %[[V5]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @flags(%a: memref<16xf32>, %f: f32, %g: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 16 iter_args(%s = %f, %t = %g) -> (f32, f32) {
    %0 = affine.load %a[%i] : memref<16xf32>
    %1 = arith.addf %0, %s fastmath<fast> {x} : f32
    %2 = arith.mulf %t, %0 : f32
    affine.yield %1, %2 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @flags(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[C15:[^ ]+]] = arith.constant 15 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:6 = affine.for %[[ARG3:[^ ]+]] = 0 to 15 step 3 iter_args(%[[ARG4:[^ ]+]] = %[[ARG1]], %[[ARG5:[^ ]+]] = %[[ARG2]], %[[ARG6:[^ ]+]] = %[[ARG1]], %[[ARG7:[^ ]+]] = %[[ARG2]], %[[ARG8:[^ ]+]] = %[[ARG1]], %[[ARG9:[^ ]+]] = %[[ARG2]]) -> (f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<16xf32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.addf %[[V8]], %[[ARG4]] fastmath<fast> {x} : f32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.mulf %[[ARG5]], %[[V8]] : f32
// CHECK-NEXT:       %[[V11:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V12:[^ ]+]] = affine.load %[[ARG0]][%[[V11]]] : memref<16xf32>
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.addf %[[V12]], %[[ARG6]] fastmath<fast> {x} : f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.mulf %[[ARG7]], %[[V12]] : f32
// CHECK-NEXT:       %[[V15:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:       %[[V16:[^ ]+]] = affine.load %[[ARG0]][%[[V15]]] : memref<16xf32>
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.addf %[[V16]], %[[ARG8]] fastmath<fast> {x} : f32
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.mulf %[[ARG9]], %[[V16]] : f32
// CHECK-NEXT:       affine.yield %[[V9]], %[[V10]], %[[V13]], %[[V14]], %[[V17]], %[[V18]] : f32, f32, f32, f32, f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]]#0, %[[V0]]#4 : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[V0]]#2 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V0]]#1, %[[V0]]#5 : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[V0]]#3 : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.load %[[ARG0]][%[[C15]]] : memref<16xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[V2]] fastmath<fast> {x} : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.mulf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:     return %[[V6]], %[[V7]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
