// RUN: mlir-opt %s --split-input-file --bubble-down-memory-space-casts --allow-unregistered-dialect | FileCheck %s

func.func @a(%m: memref<4x4xf32, 1>, %i: index, %v: f32, %vec: vector<4xf32>, %mask: vector<4xi1>, %idx: vector<4xindex>, %sh: memref<2xi32>) -> memref<*xf32> {
  %c = memref.memory_space_cast %m : memref<4x4xf32, 1> to memref<4x4xf32>
  %0 = memref.load %c[%i, %i] {nontemporal = true, alignment = 8 : i64, foo} : memref<4x4xf32>
  memref.store %0, %c[%i, %i] {nontemporal = true, foo} : memref<4x4xf32>
  %1 = memref.atomic_rmw addf %v, %c[%i, %i] {foo} : (f32, memref<4x4xf32>) -> f32
  %2 = memref.generic_atomic_rmw %c[%i, %i] : memref<4x4xf32> { ^bb0(%o: f32): memref.atomic_yield %o : f32 }
  %3 = memref.assume_alignment %c, 8 {foo} : memref<4x4xf32>
  %4 = memref.cast %c : memref<4x4xf32> to memref<?x4xf32>
  %5 = memref.cast %c {foo} : memref<4x4xf32> to memref<*xf32>
  %6 = memref.collapse_shape %c [[0, 1]] {foo} : memref<4x4xf32> into memref<16xf32>
  %7 = memref.expand_shape %c [[0, 1], [2]] output_shape [2, 2, 4] {foo} : memref<4x4xf32> into memref<2x2x4xf32>
  %8 = memref.reinterpret_cast %c to offset: [0], sizes: [%i], strides: [1] {foo} : memref<4x4xf32> to memref<?xf32>
  %9 = memref.reshape %c(%sh) {foo} : (memref<4x4xf32>, memref<2xi32>) -> memref<?x?xf32>
  %10 = memref.transpose %c (d0, d1) -> (d1, d0) {foo} : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
  %11 = memref.subview %c[%i, 0][2, 2][1, 1] {foo} : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>
  %12 = memref.dim %c, %i : memref<4x4xf32>
  memref.prefetch %c[%i, %i], read, locality<1>, data : memref<4x4xf32>
  memref.copy %c, %3 : memref<4x4xf32> to memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  vector.compressstore %c[%i, %i], %mask, %vec {foo} : memref<4x4xf32>, vector<4xi1>, vector<4xf32>
  %13 = vector.expandload %c[%i, %i], %mask, %vec {foo} : memref<4x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %14 = vector.gather %c[%i, %i] [%idx], %mask, %vec {foo} : memref<4x4xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %c[%i, %i] [%idx], %mask, %vec {foo} : memref<4x4xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  %15 = vector.load %c[%i, %i] {foo} : memref<4x4xf32>, vector<4xf32>
  vector.store %15, %c[%i, %i] {foo} : memref<4x4xf32>, vector<4xf32>
  %16 = vector.maskedload %c[%i, %i], %mask, %vec {foo} : memref<4x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i, %i], %mask, %vec {foo} : memref<4x4xf32>, vector<4xi1>, vector<4xf32>
  %17 = vector.transfer_read %c[%i, %i], %v {foo} : memref<4x4xf32>, vector<4xf32>
  vector.transfer_write %vec, %c[%i, %i] {foo} : vector<4xf32>, memref<4x4xf32>
  "t.u"(%0,%1,%3,%4,%5,%6,%7,%8,%9,%10,%11,%13,%14,%15,%16,%17) : (f32,f32,memref<4x4xf32>,memref<?x4xf32>,memref<*xf32>,memref<16xf32>,memref<2x2x4xf32>,memref<?xf32>,memref<?x?xf32>,memref<4x4xf32, strided<[1, 4]>>,memref<2x2xf32, strided<[4, 1], offset: ?>>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>,vector<4xf32>) -> ()
  return %5 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<4x4xf32, 1>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi1>, %[[ARG5:[^ ]+]]: vector<4xindex>, %[[ARG6:[^ ]+]]: memref<2xi32>) -> memref<*xf32> {
// CHECK-NEXT:     %[[MEMSPACECAST:[^ ]+]] = memref.memory_space_cast %[[ARG0]] : memref<4x4xf32, 1> to memref<4x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] {alignment = 8 : i64, foo, nontemporal = true} : memref<4x4xf32, 1>
// CHECK-NEXT:     memref.store %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] {foo, nontemporal = true} : memref<4x4xf32, 1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.atomic_rmw addf %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] {foo} : (f32, memref<4x4xf32, 1>) -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.generic_atomic_rmw %[[MEMSPACECAST]][%[[ARG1]], %[[ARG1]]] : memref<4x4xf32> {
// CHECK-NEXT:     ^bb0(%[[ARG7:[^ ]+]]: f32):
// CHECK-NEXT:       memref.atomic_yield %[[ARG7]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ASSUME_ALIGN:[^ ]+]] = memref.assume_alignment %[[ARG0]], 8 {foo} : memref<4x4xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_0:[^ ]+]] = memref.memory_space_cast %[[ASSUME_ALIGN]] : memref<4x4xf32, 1> to memref<4x4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<4x4xf32, 1> to memref<?x4xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_1:[^ ]+]] = memref.memory_space_cast %[[CAST]] : memref<?x4xf32, 1> to memref<?x4xf32>
// CHECK-NEXT:     %[[CAST_2:[^ ]+]] = memref.cast %[[ARG0]] {foo} : memref<4x4xf32, 1> to memref<*xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_3:[^ ]+]] = memref.memory_space_cast %[[CAST_2]] : memref<*xf32, 1> to memref<*xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] {foo} : memref<4x4xf32, 1> into memref<16xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_4:[^ ]+]] = memref.memory_space_cast %[[COLLAPSE_SHAPE]] : memref<16xf32, 1> to memref<16xf32>
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [2, 2, 4] {foo} : memref<4x4xf32, 1> into memref<2x2x4xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_5:[^ ]+]] = memref.memory_space_cast %[[EXPAND_SHAPE]] : memref<2x2x4xf32, 1> to memref<2x2x4xf32>
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[ARG1]]], strides: [1] {foo} : memref<4x4xf32, 1> to memref<?xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_6:[^ ]+]] = memref.memory_space_cast %[[REINTERPRET_CAST]] : memref<?xf32, 1> to memref<?xf32>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ARG0]](%[[ARG6]]) {foo} : (memref<4x4xf32, 1>, memref<2xi32>) -> memref<?x?xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_7:[^ ]+]] = memref.memory_space_cast %[[RESHAPE]] : memref<?x?xf32, 1> to memref<?x?xf32>
// CHECK-NEXT:     %[[TRANSPOSE:[^ ]+]] = memref.transpose %[[ARG0]] (d0, d1) -> (d1, d0) {foo} : memref<4x4xf32, 1> to memref<4x4xf32, strided<[1, 4]>, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_8:[^ ]+]] = memref.memory_space_cast %[[TRANSPOSE]] : memref<4x4xf32, strided<[1, 4]>, 1> to memref<4x4xf32, strided<[1, 4]>>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], 0] [2, 2] [1, 1] {foo} : memref<4x4xf32, 1> to memref<2x2xf32, strided<[4, 1], offset: ?>, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_9:[^ ]+]] = memref.memory_space_cast %[[SUBVIEW]] : memref<2x2xf32, strided<[4, 1], offset: ?>, 1> to memref<2x2xf32, strided<[4, 1], offset: ?>>
// CHECK-NEXT:     memref.prefetch %[[MEMSPACECAST]][%[[ARG1]], %[[ARG1]]], read, locality<1>, data : memref<4x4xf32>
// CHECK-NEXT:     memref.copy %[[MEMSPACECAST]], %[[MEMSPACECAST_0]] : memref<4x4xf32> to memref<4x4xf32>
// CHECK-NEXT:     memref.dealloc %[[MEMSPACECAST]] : memref<4x4xf32>
// CHECK-NEXT:     vector.compressstore %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG4]], %[[ARG3]] {foo} : memref<4x4xf32, 1>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.expandload %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG4]], %[[ARG3]] {foo} : memref<4x4xf32, 1>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG1]], %[[ARG1]]] [%[[ARG5]]], %[[ARG4]], %[[ARG3]] {foo} : memref<4x4xf32, 1>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.scatter %[[ARG0]][%[[ARG1]], %[[ARG1]]] [%[[ARG5]]], %[[ARG4]], %[[ARG3]] {foo} : memref<4x4xf32, 1>, vector<4xindex>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] {foo} : memref<4x4xf32, 1>, vector<4xf32>
// CHECK-NEXT:     vector.store %[[V5]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] {foo} : memref<4x4xf32, 1>, vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG4]], %[[ARG3]] {foo} : memref<4x4xf32, 1>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.maskedstore %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG4]], %[[ARG3]] {foo} : memref<4x4xf32, 1>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] {foo} : memref<4x4xf32, 1>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %[[ARG3]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] {foo} : vector<4xf32>, memref<4x4xf32, 1>
// CHECK-NEXT:     "t.u"(%[[V0]], %[[V1]], %[[MEMSPACECAST_0]], %[[MEMSPACECAST_1]], %[[MEMSPACECAST_3]], %[[MEMSPACECAST_4]], %[[MEMSPACECAST_5]], %[[MEMSPACECAST_6]], %[[MEMSPACECAST_7]], %[[MEMSPACECAST_8]], %[[MEMSPACECAST_9]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]]) : (f32, f32, memref<4x4xf32>, memref<?x4xf32>, memref<*xf32>, memref<16xf32>, memref<2x2x4xf32>, memref<?xf32>, memref<?x?xf32>, memref<4x4xf32, strided<[1, 4]>>, memref<2x2xf32, strided<[4, 1], offset: ?>>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
// CHECK-NEXT:     return %[[MEMSPACECAST_3]] : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%m: memref<16xi8, 1>, %i: index) -> memref<4xf32> {
  %c = memref.memory_space_cast %m : memref<16xi8, 1> to memref<16xi8>
  %0 = memref.view %c[%i][] {foo} : memref<16xi8> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<16xi8, 1>, %[[ARG1:[^ ]+]]: index) -> memref<4xf32> {
// CHECK-NEXT:     %[[VIEW:[^ ]+]] = memref.view %[[ARG0]][%[[ARG1]]][] {foo} : memref<16xi8, 1> to memref<4xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST:[^ ]+]] = memref.memory_space_cast %[[VIEW]] : memref<4xf32, 1> to memref<4xf32>
// CHECK-NEXT:     return %[[MEMSPACECAST]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%m: memref<*xf32, 1>, %i: index) -> memref<4xf32> {
  %c = memref.memory_space_cast %m : memref<*xf32, 1> to memref<*xf32>
  %0 = memref.cast %c : memref<*xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<*xf32, 1>, %[[ARG1:[^ ]+]]: index) -> memref<4xf32> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<*xf32, 1> to memref<4xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST:[^ ]+]] = memref.memory_space_cast %[[CAST]] : memref<4xf32, 1> to memref<4xf32>
// CHECK-NEXT:     return %[[MEMSPACECAST]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%m: memref<4xf32>, %i: index) -> f32 {
  %c = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 3>
  %d = memref.memory_space_cast %c : memref<4xf32, 3> to memref<4xf32, 5>
  %0 = memref.load %d[%i] : memref<4xf32, 5>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[MEMSPACECAST:[^ ]+]] = memref.memory_space_cast %[[ARG0]] : memref<4xf32> to memref<4xf32, 5>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[MEMSPACECAST]][%[[ARG1]]] : memref<4xf32, 5>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%m: memref<4xf32, 1>, %i: index, %n: memref<2xi32, 1>, %o: memref<4xindex, 1>) -> memref<?x?xf32> {
  %c = memref.memory_space_cast %n : memref<2xi32, 1> to memref<2xi32>
  %d = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  %0 = memref.reshape %d(%c) : (memref<4xf32>, memref<2xi32>) -> memref<?x?xf32>
  %a = memref.alloc() : memref<memref<4xf32>>
  memref.store %d, %a[] : memref<memref<4xf32>>
  return %0 : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<4xf32, 1>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<2xi32, 1>, %[[ARG3:[^ ]+]]: memref<4xindex, 1>) -> memref<?x?xf32> {
// CHECK-NEXT:     %[[MEMSPACECAST:[^ ]+]] = memref.memory_space_cast %[[ARG2]] : memref<2xi32, 1> to memref<2xi32>
// CHECK-NEXT:     %[[MEMSPACECAST_0:[^ ]+]] = memref.memory_space_cast %[[ARG0]] : memref<4xf32, 1> to memref<4xf32>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = memref.reshape %[[ARG0]](%[[MEMSPACECAST]]) : (memref<4xf32, 1>, memref<2xi32>) -> memref<?x?xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_1:[^ ]+]] = memref.memory_space_cast %[[RESHAPE]] : memref<?x?xf32, 1> to memref<?x?xf32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<memref<4xf32>>
// CHECK-NEXT:     memref.store %[[MEMSPACECAST_0]], %[[ALLOC]][] : memref<memref<4xf32>>
// CHECK-NEXT:     return %[[MEMSPACECAST_1]] : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
