// RUN: mlir-opt %s --split-input-file --memref-emulate-wide-int --allow-unregistered-dialect | FileCheck %s

func.func @c(%n: index, %i: index) -> i32 {
  %0 = memref.alloc(%n) {alignment = 8 : i64} : memref<?xi32>
  %1 = memref.load %0[%i] {nontemporal = true} : memref<?xi32>
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> i32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG0]]) {alignment = 8 : i64} : memref<?xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG1]]] {nontemporal = true} : memref<?xi32>
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%m: memref<4xi128>) { return }

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<4xi128>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%v: i32, %i: index) -> i32 {
  %m = memref.alloc() {alignment = 8 : i64, foo} : memref<4xi64>
  %w = arith.extsi %v : i32 to i64
  memref.store %w, %m[%i] {nontemporal = true, alignment = 4 : i64, foo} : memref<4xi64>
  %0 = memref.load %m[%i] {nontemporal = true, alignment = 4 : i64, foo} : memref<4xi64>
  %t = arith.trunci %0 : i64 to i32
  return %t : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: index) -> i32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 8 : i64} : memref<4xvector<2xi32>>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.extsi %[[V0]] : i1 to i32
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert %[[ARG0]], %[[CST]] [0] : i32 into vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V1]], %[[V2]] [1] : i32 into vector<2xi32>
// CHECK-NEXT:     memref.store %[[V3]], %[[ALLOC]][%[[ARG1]]] {nontemporal = true} : memref<4xvector<2xi32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG1]]] {nontemporal = true} : memref<4xvector<2xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[V4]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     return %[[V5]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%v: i32, %i: index) -> i32 {
  %m = memref.alloc(%i)[%i] : memref<?xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  %0 = memref.load %m[%i] : memref<?xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  %t = arith.trunci %0 : i64 to i32
  vector.print %0 : i64
  return %t : i32
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: index) -> i32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG1]])[%[[ARG1]]] : memref<?xvector<2xi32>, #map>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG1]]] : memref<?xvector<2xi32>, #map>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     vector.print %[[V0]] : vector<2xi32>
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%i: index) {
  %m = memref.alloc() : memref<4x4xui64, 3>
  %n = memref.alloc() : memref<4xindex>
  %o = memref.alloc() : memref<4xvector<2xi32>>
  %x = memref.load %o[%i] : memref<4xvector<2xi32>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4x4xvector<2xi32>, 3>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<4xindex>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<4xvector<2xi32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOC_1]][%[[ARG0]]] : memref<4xvector<2xi32>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
