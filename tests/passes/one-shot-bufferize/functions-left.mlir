// RUN: mlir-opt %s --one-shot-bufferize="bufferize-function-boundaries dialect-filter=tensor" | FileCheck %s
// RUN: mlir-opt %s --one-shot-bufferize="bufferize-function-boundaries dialect-filter=tensor function-boundary-type-conversion=identity-layout-map" | FileCheck %s --check-prefix=IDENTITY
// RUN: mlir-opt %s --one-shot-bufferize="bufferize-function-boundaries dialect-filter=tensor copy-before-write" | FileCheck %s --check-prefix=COPY
// RUN: mlir-opt %s --one-shot-bufferize="bufferize-function-boundaries dialect-filter=tensor test-analysis-only" | FileCheck %s --check-prefix=ONLY

// Functions that the filter leaves lose casts of what they return and what says how to bufferize them.

func.func @attrs(%t: tensor<?xf32> {bufferization.writable = false}) -> (memref<?xf32>) {
  %m = memref.alloc() : memref<4xf32>
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %c : memref<?xf32>
}
module @inner {
func.func @attrs(%t: tensor<?xf32> {bufferization.writable = false}) -> (memref<?xf32>) {
  %m = memref.alloc() : memref<4xf32>
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %c : memref<?xf32>
}
}
func.func private @decl(%t: tensor<?xf32>) -> (memref<?xf32>)

func.func @callee(%t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
}
func.func @f(%t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, memref<?xf32>) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = call @callee(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.insert %f into %1[%i] : tensor<?xf32>
  %m = memref.alloc() : memref<4xf32>
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %2, %c : tensor<?xf32>, memref<?xf32>
}





// CHECK: module {
// CHECK-NEXT:   func.func @attrs(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     return %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @attrs(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.writable = false}) -> memref<?xf32> {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:       return %[[CAST]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @decl(tensor<?xf32>) -> memref<?xf32>
// CHECK-NEXT:   func.func @callee(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> (tensor<?xf32>, memref<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor() copy(%[[ARG0]]) : tensor<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_buffer %[[V0]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[V1]][%[[ARG2]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_tensor %[[V1]] : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = call @callee(%[[V2]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = bufferization.alloc_tensor() copy(%[[V3]]) : tensor<?xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = bufferization.to_buffer %[[V4]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[V5]][%[[ARG2]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V6:[^ ]+]] = bufferization.to_tensor %[[V5]] : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     return %[[V6]], %[[ALLOC]] : tensor<?xf32>, memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// IDENTITY: module {
// IDENTITY-NEXT:   func.func @attrs(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> memref<?xf32> {
// IDENTITY-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// IDENTITY-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// IDENTITY-NEXT:     return %[[CAST]] : memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   module @inner {
// IDENTITY-NEXT:     func.func @attrs(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.writable = false}) -> memref<?xf32> {
// IDENTITY-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// IDENTITY-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// IDENTITY-NEXT:       return %[[CAST]] : memref<?xf32>
// IDENTITY-NEXT:     }
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func private @decl(tensor<?xf32>) -> memref<?xf32>
// IDENTITY-NEXT:   func.func @callee(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// IDENTITY-NEXT:     return %[[ARG0]] : tensor<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> (tensor<?xf32>, memref<?xf32>) {
// IDENTITY-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor() copy(%[[ARG0]]) : tensor<?xf32>
// IDENTITY-NEXT:     %[[V1:[^ ]+]] = bufferization.to_buffer %[[V0]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// IDENTITY-NEXT:     memref.store %[[ARG1]], %[[V1]][%[[ARG2]]] : memref<?xf32, strided<[?], offset: ?>>
// IDENTITY-NEXT:     %[[V2:[^ ]+]] = bufferization.to_tensor %[[V1]] : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
// IDENTITY-NEXT:     %[[V3:[^ ]+]] = call @callee(%[[V2]]) : (tensor<?xf32>) -> tensor<?xf32>
// IDENTITY-NEXT:     %[[V4:[^ ]+]] = bufferization.alloc_tensor() copy(%[[V3]]) : tensor<?xf32>
// IDENTITY-NEXT:     %[[V5:[^ ]+]] = bufferization.to_buffer %[[V4]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// IDENTITY-NEXT:     memref.store %[[ARG1]], %[[V5]][%[[ARG2]]] : memref<?xf32, strided<[?], offset: ?>>
// IDENTITY-NEXT:     %[[V6:[^ ]+]] = bufferization.to_tensor %[[V5]] : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
// IDENTITY-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// IDENTITY-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// IDENTITY-NEXT:     return %[[V6]], %[[CAST]] : tensor<?xf32>, memref<?xf32>
// IDENTITY-NEXT:   }
// IDENTITY-NEXT: }

// COPY: module {
// COPY-NEXT:   func.func @attrs(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> memref<4xf32> {
// COPY-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// COPY-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// COPY-NEXT:     return %[[ALLOC]] : memref<4xf32>
// COPY-NEXT:   }
// COPY-NEXT:   module @inner {
// COPY-NEXT:     func.func @attrs(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.writable = false}) -> memref<?xf32> {
// COPY-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// COPY-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// COPY-NEXT:       return %[[CAST]] : memref<?xf32>
// COPY-NEXT:     }
// COPY-NEXT:   }
// COPY-NEXT:   func.func private @decl(tensor<?xf32>) -> memref<?xf32>
// COPY-NEXT:   func.func @callee(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// COPY-NEXT:     return %[[ARG0]] : tensor<?xf32>
// COPY-NEXT:   }
// COPY-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> (tensor<?xf32>, memref<4xf32>) {
// COPY-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor() copy(%[[ARG0]]) : tensor<?xf32>
// COPY-NEXT:     %[[V1:[^ ]+]] = bufferization.to_buffer %[[V0]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// COPY-NEXT:     memref.store %[[ARG1]], %[[V1]][%[[ARG2]]] : memref<?xf32, strided<[?], offset: ?>>
// COPY-NEXT:     %[[V2:[^ ]+]] = bufferization.to_tensor %[[V1]] : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
// COPY-NEXT:     %[[V3:[^ ]+]] = call @callee(%[[V2]]) : (tensor<?xf32>) -> tensor<?xf32>
// COPY-NEXT:     %[[V4:[^ ]+]] = bufferization.alloc_tensor() copy(%[[V3]]) : tensor<?xf32>
// COPY-NEXT:     %[[V5:[^ ]+]] = bufferization.to_buffer %[[V4]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// COPY-NEXT:     memref.store %[[ARG1]], %[[V5]][%[[ARG2]]] : memref<?xf32, strided<[?], offset: ?>>
// COPY-NEXT:     %[[V6:[^ ]+]] = bufferization.to_tensor %[[V5]] : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
// COPY-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// COPY-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// COPY-NEXT:     return %[[V6]], %[[ALLOC]] : tensor<?xf32>, memref<4xf32>
// COPY-NEXT:   }
// COPY-NEXT: }

// ONLY: module {
// ONLY-NEXT:   func.func @attrs(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.writable = false}) -> memref<?xf32> {
// ONLY-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// ONLY-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// ONLY-NEXT:     return %[[CAST]] : memref<?xf32>
// ONLY-NEXT:   }
// ONLY-NEXT:   module @inner {
// ONLY-NEXT:     func.func @attrs(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.writable = false}) -> memref<?xf32> {
// ONLY-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// ONLY-NEXT:       %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// ONLY-NEXT:       return %[[CAST]] : memref<?xf32>
// ONLY-NEXT:     }
// ONLY-NEXT:   }
// ONLY-NEXT:   func.func private @decl(tensor<?xf32>) -> memref<?xf32>
// ONLY-NEXT:   func.func @callee(%[[ARG0:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// ONLY-NEXT:     return %[[ARG0]] : tensor<?xf32>
// ONLY-NEXT:   }
// ONLY-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> (tensor<?xf32>, memref<?xf32>) {
// ONLY-NEXT:     %[[INSERTED:[^ ]+]] = tensor.insert %[[ARG1]] into %[[ARG0]][%[[ARG2]]] : tensor<?xf32>
// ONLY-NEXT:     %[[V0:[^ ]+]] = call @callee(%[[INSERTED]]) : (tensor<?xf32>) -> tensor<?xf32>
// ONLY-NEXT:     %[[INSERTED_0:[^ ]+]] = tensor.insert %[[ARG1]] into %[[V0]][%[[ARG2]]] : tensor<?xf32>
// ONLY-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32>
// ONLY-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<?xf32>
// ONLY-NEXT:     return %[[INSERTED_0]], %[[CAST]] : tensor<?xf32>, memref<?xf32>
// ONLY-NEXT:   }
// ONLY-NEXT: }
