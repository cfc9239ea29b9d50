// RUN: mlir-opt %s --split-input-file --affine-raise-from-memref | FileCheck %s

func.func private @g() -> index
func.func @f(%m: memref<?x?xf32>, %v: memref<?xf32>, %n: index, %k: index, %z: memref<f32>) {
  affine.for %a = 0 to 10 {
    %0 = memref.load %m[%a, %n] : memref<?x?xf32>
    memref.store %0, %m[%n, %a] : memref<?x?xf32>
    %i = func.call @g() : () -> index
    %1 = memref.load %v[%i] : memref<?xf32>
    memref.store %1, %v[%a] : memref<?xf32>
    %q = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%n]
    %2 = memref.load %v[%q] : memref<?xf32>
    memref.store %2, %z[] : memref<f32>
    %3 = memref.load %z[] : memref<f32>
    memref.store %3, %v[%k] {a} : memref<?xf32>
    %c = arith.constant 3 : index
    %4 = memref.load %v[%c] {nontemporal = true} : memref<?xf32>
    memref.store %4, %v[%c] {nontemporal = true} : memref<?xf32>
    %y = arith.addi %a, %n : index
    %5 = memref.load %v[%y] : memref<?xf32>
    memref.store %5, %m[%n, %k] : memref<?x?xf32>
    %6 = memref.load %m[%a, %k] : memref<?x?xf32>
    memref.store %6, %v[%n] {alignment = 8} : memref<?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @g() -> index
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: memref<f32>) {
// CHECK-NEXT:     affine.for %[[ARG5:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], symbol(%[[ARG2]])] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][symbol(%[[ARG2]]), %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = func.call @g() : () -> index
// CHECK-NEXT:       %[[V2:[^ ]+]] = memref.load %[[ARG1]][%[[V1]]] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG2]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ARG1]][%[[V3]]] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[V4]], %[[ARG4]][] : memref<f32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.load %[[ARG4]][] : memref<f32>
// CHECK-NEXT:       affine.store %[[V5]], %[[ARG1]][symbol(%[[ARG3]])] : memref<?xf32>
// CHECK-NEXT:       %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG1]][3] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[V6]], %[[ARG1]][3] : memref<?xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG2]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.load %[[ARG1]][%[[ARG5]] + symbol(%[[ARG2]])] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[V8]], %[[ARG0]][symbol(%[[ARG2]]), symbol(%[[ARG3]])] : memref<?x?xf32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], symbol(%[[ARG3]])] : memref<?x?xf32>
// CHECK-NEXT:       affine.store %[[V9]], %[[ARG1]][symbol(%[[ARG2]])] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
