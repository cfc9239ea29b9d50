// RUN: mlir-opt %s --sccp --allow-unregistered-dialect | FileCheck %s

// To find constants ops are folded. What that made beside an op, or made of one that then was
// another value, stays.

func.func @metadata(%m: memref<10x?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1],
    strides: [%strides#0, %strides#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

func.func @metadata_of_cast(%m: memref<10x4xf32>) -> (index, index) {
  %c = memref.cast %m : memref<10x4xf32> to memref<10x?xf32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %c
    : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
  return %sizes#0, %sizes#1 : index, index
}

func.func @there_and_back(%m: memref<4x4xf32>) -> memref<4x4xf32> {
  %0 = memref.cast %m : memref<4x4xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<4x4xf32>
  return %1 : memref<4x4xf32>
}

func.func @elsewhere(%m: memref<4x4xf32>) -> memref<4x?xf32> {
  %0 = memref.cast %m : memref<4x4xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<4x?xf32>
  return %1 : memref<4x?xf32>
}

func.func @of_tensor(%t: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = tensor.cast %t : tensor<4x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

func.func @of_pointer(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr
  return %1 : !llvm.ptr
}

func.func @of_memory_space(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32>
  return %1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @metadata(%[[ARG0:[^ ]+]]: memref<10x?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[C0]]], sizes: [%[[C10]], %[[SIZES]]#1], strides: [%[[STRIDES]]#0, %[[C1]]] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %[[REINTERPRET_CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @metadata_of_cast(%[[ARG0:[^ ]+]]: memref<10x4xf32>) -> (index, index) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<10x4xf32> to memref<10x?xf32>
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[CAST]] : memref<10x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     return %[[C10]], %[[SIZES]]#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @there_and_back(%[[ARG0:[^ ]+]]: memref<4x4xf32>) -> memref<4x4xf32> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<4x4xf32> to memref<?x?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[ARG0]] : memref<4x4xf32> to memref<4x4xf32>
// CHECK-NEXT:     return %[[CAST_0]] : memref<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @elsewhere(%[[ARG0:[^ ]+]]: memref<4x4xf32>) -> memref<4x?xf32> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<4x4xf32> to memref<?x?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[CAST]] : memref<?x?xf32> to memref<4x?xf32>
// CHECK-NEXT:     return %[[CAST_0]] : memref<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @of_tensor(%[[ARG0:[^ ]+]]: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[ARG0]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = tensor.cast %[[CAST]] : tensor<?x?xf32> to tensor<4x4xf32>
// CHECK-NEXT:     return %[[CAST_0]] : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @of_pointer(%[[ARG0:[^ ]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.addrspacecast %[[ARG0]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.addrspacecast %[[V0]] : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT:     return %[[V1]] : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @of_memory_space(%[[ARG0:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[MEMSPACECAST:[^ ]+]] = memref.memory_space_cast %[[ARG0]] : memref<4xf32> to memref<4xf32, 1>
// CHECK-NEXT:     %[[MEMSPACECAST_0:[^ ]+]] = memref.memory_space_cast %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return %[[MEMSPACECAST_0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
