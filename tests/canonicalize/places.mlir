// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect --mlir-print-debuginfo | FileCheck %s

// What computes an element of a tensor has the places it had in the loop over all of them.
func.func @element(%n: index, %i: index) -> index {
  %0 = tensor.generate %n {
  ^bb0(%a: index):
    %1 = arith.muli %a, %n : index
    %2 = arith.addi %1, %a : index
    tensor.yield %2 : index
  } : tensor<?xindex>
  %3 = tensor.extract %0[%i] : tensor<?xindex>
  return %3 : index
}

// A copy of memory, and a cast, have the place of the memory.
func.func @copied() -> memref<?xf32, 2> {
  %m = "t.memory"() : () -> memref<?xf32, 1>
  %0 = bufferization.to_tensor %m : memref<?xf32, 1> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, 2>
  return %1 : memref<?xf32, 2>
}

func.func @argument(%m: memref<?xf32, 1> loc("argument")) -> memref<?xf32, 2> {
  %0 = bufferization.to_tensor %m : memref<?xf32, 1> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, 2>
  return %1 : memref<?xf32, 2>
}

func.func @cast() -> memref<?xf32, strided<[?], offset: ?>> {
  %m = "t.memory"() : () -> memref<?xf32>
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %1 : memref<?xf32, strided<[?], offset: ?>>
}

// CHECK: #loc2 = loc("tests/canonicalize/places.mlir":4:20)
// CHECK-NEXT: #loc3 = loc("tests/canonicalize/places.mlir":4:31)
// CHECK-NEXT: #loc11 = loc("argument")
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @element(%[[ARG0:[^ ]+]]: index loc("tests/canonicalize/places.mlir":4:20), %[[ARG1:[^ ]+]]: index loc("tests/canonicalize/places.mlir":4:31)) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG1]], %[[ARG0]] : index loc(#loc4)
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : index loc(#loc5)
// CHECK-NEXT:     return %[[V1]] : index loc(#loc6)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT:   func.func @copied() -> memref<?xf32, 2> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index loc(#loc8)
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.memory"() : () -> memref<?xf32, 1> loc(#loc8)
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[V0]], %[[C0]] : memref<?xf32, 1> loc(#loc8)
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) : memref<?xf32, 2> loc(#loc8)
// CHECK-NEXT:     memref.copy %[[V0]], %[[ALLOC]] : memref<?xf32, 1> to memref<?xf32, 2> loc(#loc8)
// CHECK-NEXT:     return %[[ALLOC]] : memref<?xf32, 2> loc(#loc9)
// CHECK-NEXT:   } loc(#loc7)
// CHECK-NEXT:   func.func @argument(%[[ARG0:[^ ]+]]: memref<?xf32, 1> loc("argument")) -> memref<?xf32, 2> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index loc(#loc11)
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, 1> loc(#loc11)
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) : memref<?xf32, 2> loc(#loc11)
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<?xf32, 1> to memref<?xf32, 2> loc(#loc11)
// CHECK-NEXT:     return %[[ALLOC]] : memref<?xf32, 2> loc(#loc12)
// CHECK-NEXT:   } loc(#loc10)
// CHECK-NEXT:   func.func @cast() -> memref<?xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "t.memory"() : () -> memref<?xf32> loc(#loc14)
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>> loc(#loc14)
// CHECK-NEXT:     return %[[CAST]] : memref<?xf32, strided<[?], offset: ?>> loc(#loc15)
// CHECK-NEXT:   } loc(#loc13)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/canonicalize/places.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("tests/canonicalize/places.mlir":4:1)
// CHECK-NEXT: #loc4 = loc("tests/canonicalize/places.mlir":7:10)
// CHECK-NEXT: #loc5 = loc("tests/canonicalize/places.mlir":8:10)
// CHECK-NEXT: #loc6 = loc("tests/canonicalize/places.mlir":12:3)
// CHECK-NEXT: #loc7 = loc("tests/canonicalize/places.mlir":16:1)
// CHECK-NEXT: #loc8 = loc("tests/canonicalize/places.mlir":17:8)
// CHECK-NEXT: #loc9 = loc("tests/canonicalize/places.mlir":20:3)
// CHECK-NEXT: #loc10 = loc("tests/canonicalize/places.mlir":23:1)
// CHECK-NEXT: #loc12 = loc("tests/canonicalize/places.mlir":26:3)
// CHECK-NEXT: #loc13 = loc("tests/canonicalize/places.mlir":29:1)
// CHECK-NEXT: #loc14 = loc("tests/canonicalize/places.mlir":30:8)
// CHECK-NEXT: #loc15 = loc("tests/canonicalize/places.mlir":33:3)
