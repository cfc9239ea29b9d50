// RUN: mlir-opt %s --split-input-file --memref-expand --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4xf32>, %i: index, %f: f32, %mi: memref<4xi32>, %k: i32) -> (f32, f32, i32, i32) {
  %0 = memref.atomic_rmw maximumf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw maxs %k, %mi[%i] : (i32, memref<4xi32>) -> i32
  %3 = memref.generic_atomic_rmw %mi[%i] : memref<4xi32> { ^bb0(%x: i32): memref.atomic_yield %x : i32 }
  %4 = memref.atomic_rmw minnumf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %5 = memref.atomic_rmw minimumf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  %6 = memref.atomic_rmw mulf %f, %m[%i] : (f32, memref<4xf32>) -> f32
  return %0, %1, %2, %3 : f32, f32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: memref<4xi32>, %[[ARG4:[^ ]+]]: i32) -> (f32, f32, i32, i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.atomic_rmw maximumf %[[ARG2]], %[[ARG0]][%[[ARG1]]] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.atomic_rmw addf %[[ARG2]], %[[ARG0]][%[[ARG1]]] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.atomic_rmw maxs %[[ARG4]], %[[ARG3]][%[[ARG1]]] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.generic_atomic_rmw %[[ARG3]][%[[ARG1]]] : memref<4xi32> {
// CHECK-NEXT:     ^bb0(%[[ARG5:[^ ]+]]: i32):
// CHECK-NEXT:       memref.atomic_yield %[[ARG5]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.atomic_rmw minnumf %[[ARG2]], %[[ARG0]][%[[ARG1]]] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = memref.atomic_rmw minimumf %[[ARG2]], %[[ARG0]][%[[ARG1]]] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = memref.atomic_rmw mulf %[[ARG2]], %[[ARG0]][%[[ARG1]]] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : f32, f32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @r(%m: memref<?x4xf32>, %s: memref<2xi32>, %s2: memref<2xindex>, %u: memref<*xf32>, %t: memref<3xindex>, %d: memref<?xindex>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<2xi32>) -> memref<?x2xf32>
  %1 = memref.reshape %u(%s2) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %2 = memref.reshape %m(%t) : (memref<?x4xf32>, memref<3xindex>) -> memref<2x?x3xf32>
  %3 = memref.reshape %m(%d) : (memref<?x4xf32>, memref<?xindex>) -> memref<*xf32>
  "test.use"(%0, %1, %2, %3) : (memref<?x2xf32>, memref<?x?xf32>, memref<2x?x3xf32>, memref<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[^ ]+]]: memref<?x4xf32>, %[[ARG1:[^ ]+]]: memref<2xi32>, %[[ARG2:[^ ]+]]: memref<2xindex>, %[[ARG3:[^ ]+]]: memref<*xf32>, %[[ARG4:[^ ]+]]: memref<3xindex>, %[[ARG5:[^ ]+]]: memref<?xindex>) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG1]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[V1]], 2], strides: [2, 1] : memref<?x4xf32> to memref<?x2xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ARG2]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[C1_0]], %[[V2]] : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ARG2]][%[[C0_1]]] : memref<2xindex>
// CHECK-NEXT:     %[[REINTERPRET_CAST_2:[^ ]+]] = memref.reinterpret_cast %[[ARG3]] to offset: [0], sizes: [%[[V4]], %[[V2]]], strides: [%[[V3]], 1] : memref<*xf32> to memref<?x?xf32>
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = memref.load %[[ARG4]][%[[C1_3]]] : memref<3xindex>
// CHECK-NEXT:     %[[C3_4:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[C3_4]], %[[V5]] : index
// CHECK-NEXT:     %[[C2_5:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[REINTERPRET_CAST_6:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [2, %[[V5]], 3], strides: [%[[V6]], 3, 1] : memref<?x4xf32> to memref<2x?x3xf32>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ARG0]](%[[ARG5]]) : (memref<?x4xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:     "test.use"(%[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_2]], %[[REINTERPRET_CAST_6]], %[[RESHAPE]]) : (memref<?x2xf32>, memref<?x?xf32>, memref<2x?x3xf32>, memref<*xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
