// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %c64 = arith.constant 64 : index
  %view = memref.view %arg0[%c0][%c4] : memref<64xi8> to memref<?xf32>
  return %view : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %view = memref.view %arg0[%c0][] : memref<64xi8> to memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %view : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %c64 = arith.constant 64 : index
  %view = memref.view %arg0[%c0][%c4] : memref<64xi8> to memref<?x4xf32>
  return %view : memref<?x4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?x4xf32> {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %view = memref.view %arg0[%c0][] : memref<64xi8> to memref<4x4xf32>
// CHECK-NEXT: %cast = memref.cast %view : memref<4x4xf32> to memref<?x4xf32>
// CHECK-NEXT: return %cast : memref<?x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<64xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %c64 = arith.constant 64 : index
  %view = memref.view %arg0[%c0][] : memref<64xi8> to memref<64xi8>
  return %view : memref<64xi8>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<64xi8> {
// CHECK-NEXT: return %arg0 : memref<64xi8>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %c64 = arith.constant 64 : index
  %view = memref.view %arg0[%arg1][%c4] : memref<64xi8> to memref<?xf32>
  return %view : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %view = memref.view %arg0[%arg1][] : memref<64xi8> to memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %view : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %c64 = arith.constant 64 : index
  %view = memref.view %arg0[%arg1][%c4, %arg1] : memref<64xi8> to memref<?x?xf32>
  return %view : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %view = memref.view %arg0[%arg1][%arg1] : memref<64xi8> to memref<4x?xf32>
// CHECK-NEXT: %cast = memref.cast %view : memref<4x?xf32> to memref<?x?xf32>
// CHECK-NEXT: return %cast : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %c64 = arith.constant 64 : index
  %view = memref.view %arg0[%arg1][%c64] : memref<64xi8> to memref<?xi8>
  return %view : memref<?xi8>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?xi8> {
// CHECK-NEXT: %view = memref.view %arg0[%arg1][] : memref<64xi8> to memref<64xi8>
// CHECK-NEXT: %cast = memref.cast %view : memref<64xi8> to memref<?xi8>
// CHECK-NEXT: return %cast : memref<?xi8>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %c64 = arith.constant 64 : index
  %view = memref.view %arg0[%c4][%arg1] : memref<64xi8> to memref<?xf32>
  return %view : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %view = memref.view %arg0[%c4][%arg1] : memref<64xi8> to memref<?xf32>
// CHECK-NEXT: return %view : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %c64 = arith.constant 64 : index
  %view = memref.view %arg0[%c4][] : memref<64xi8> to memref<4xf32>
  return %view : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<64xi8>, %arg1: index) -> memref<4xf32> {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %view = memref.view %arg0[%c4][] : memref<64xi8> to memref<4xf32>
// CHECK-NEXT: return %view : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: memref<64xi8>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %cast = memref.cast %arg1 : memref<64xi8> to memref<?xi8>
  %view = memref.view %cast[%arg0][%c4] : memref<?xi8> to memref<?xf32>
  return %view : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: memref<64xi8>) -> memref<?xf32> {
// CHECK-NEXT: %view = memref.view %arg1[%arg0][] : memref<64xi8> to memref<4xf32>
// CHECK-NEXT: %cast = memref.cast %view : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @cast_to_its_own_type(%m: memref<1xi8>) -> (memref<?xi8>, memref<?xi8>) {
  %0 = memref.cast %m : memref<1xi8> to memref<?xi8>
  %1 = memref.cast %0 : memref<?xi8> to memref<?xi8>
  return %0, %1 : memref<?xi8>, memref<?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_to_its_own_type(%[[ARG0:[^ ,:#)]+]]: memref<1xi8>) -> (memref<?xi8>, memref<?xi8>) {
// CHECK-NEXT:     %[[CAST:[^ ,:#)]+]] = memref.cast %[[ARG0]] : memref<1xi8> to memref<?xi8>
// CHECK-NEXT:     %[[CAST_0:[^ ,:#)]+]] = memref.cast %[[ARG0]] : memref<1xi8> to memref<?xi8>
// CHECK-NEXT:     return %[[CAST]], %[[CAST_0]] : memref<?xi8>, memref<?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @space_and_back(%m: memref<4xi8>) -> (memref<4xi8, 1>, memref<4xi8, 1>, memref<4xi8>) {
  %0 = memref.memory_space_cast %m : memref<4xi8> to memref<4xi8, 1>
  %1 = memref.memory_space_cast %0 : memref<4xi8, 1> to memref<4xi8, 1>
  %2 = memref.memory_space_cast %0 : memref<4xi8, 1> to memref<4xi8>
  return %0, %1, %2 : memref<4xi8, 1>, memref<4xi8, 1>, memref<4xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @space_and_back(%[[ARG0:[^ ,:#)]+]]: memref<4xi8>) -> (memref<4xi8, 1>, memref<4xi8, 1>, memref<4xi8>) {
// CHECK-NEXT:     %[[MEMSPACECAST:[^ ,:#)]+]] = memref.memory_space_cast %[[ARG0]] : memref<4xi8> to memref<4xi8, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_0:[^ ,:#)]+]] = memref.memory_space_cast %[[ARG0]] : memref<4xi8> to memref<4xi8, 1>
// CHECK-NEXT:     return %[[MEMSPACECAST]], %[[MEMSPACECAST_0]], %[[ARG0]] : memref<4xi8, 1>, memref<4xi8, 1>, memref<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
