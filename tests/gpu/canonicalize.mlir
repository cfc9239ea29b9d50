// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --canonicalize | FileCheck %s

func.func @f() {
  %0 = gpu.thread_id x
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  gpu.wait
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = gpu.wait async
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = gpu.wait async
  %1 = gpu.wait async [%0]
  gpu.wait [%1]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token) {
  %0 = gpu.wait async [%t]
  gpu.wait [%0]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     gpu.wait [%[[V0]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token) {
  %0 = gpu.wait async
  gpu.wait [%0, %t]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     gpu.wait [%[[V0]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token, %m: memref<4xf32>) {
  %0 = gpu.wait async
  %1 = gpu.memcpy async [%0, %t] %m, %m : memref<4xf32>, memref<4xf32>
  gpu.wait [%1]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token, %[[V1:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = gpu.wait async
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = gpu.memcpy async [%[[V2]], %[[V0]]] %[[V1]], %[[V1]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     gpu.wait [%[[V3]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token, %uu: !gpu.async.token) {
  %0 = gpu.wait async [%t, %uu]
  gpu.wait [%0]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token, %[[V1:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = gpu.wait async [%[[V0]], %[[V1]]]
// CHECK-NEXT:     gpu.wait [%[[V2]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token, %m: memref<4xf32>, %md: memref<?xf32>) {
  %0 = gpu.wait async [%t]
  %1 = gpu.memcpy async [%0] %m, %md : memref<4xf32>, memref<?xf32>
  gpu.wait [%1]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token, %[[V1:[^ :,)]+]]: memref<4xf32>, %[[V2:[^ :,)]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = gpu.memcpy async [%[[V0]]] %[[V1]], %[[V2]] : memref<4xf32>, memref<?xf32>
// CHECK-NEXT:     gpu.wait [%[[V3]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token, %uu: !gpu.async.token, %m: memref<4xf32>, %md: memref<?xf32>) {
  %0 = gpu.wait async [%t]
  %1 = gpu.memcpy async [%0, %uu] %m, %md : memref<4xf32>, memref<?xf32>
  gpu.wait [%1]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token, %[[V1:[^ :,)]+]]: !gpu.async.token, %[[V2:[^ :,)]+]]: memref<4xf32>, %[[V3:[^ :,)]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V4:[^ :,)]+]] = gpu.memcpy async [%[[V0]], %[[V1]]] %[[V2]], %[[V3]] : memref<4xf32>, memref<?xf32>
// CHECK-NEXT:     gpu.wait [%[[V4]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token) {
  %0 = gpu.wait async [%t]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token, %uu: !gpu.async.token) {
  %0 = gpu.wait async [%t, %uu]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token, %[[V1:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token) {
  gpu.wait [%t, %t]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     gpu.wait [%[[V0]], %[[V0]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = gpu.wait async
  %1 = gpu.alloc () : memref<4xf32>
  %2 = gpu.dealloc async [%0] %1 : memref<4xf32>
  gpu.wait [%2]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[V0:[^ :,)]+]] = gpu.wait async
// CHECK-NEXT:     %memref = gpu.alloc  () : memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.dealloc async [%[[V0]]] %memref : memref<4xf32>
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = gpu.alloc () : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0, %1 = gpu.alloc async () : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token) {
  %0, %1 = gpu.alloc async [%t] () : memref<4xf32>
  gpu.wait [%1]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     %memref, %asyncToken = gpu.alloc async [%[[V0]]] () : memref<4xf32>
// CHECK-NEXT:     gpu.wait [%asyncToken]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = gpu.alloc () : memref<4xf32>
  gpu.dealloc %0 : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %memref = gpu.alloc  () : memref<4xf32>
// CHECK-NEXT:     gpu.dealloc  %memref : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token) {
  %0, %1 = gpu.alloc async [%t] () : memref<4xf32>
  %2 = gpu.dealloc async [%1] %0 : memref<4xf32>
  gpu.wait [%2]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     %memref, %asyncToken = gpu.alloc async [%[[V0]]] () : memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.dealloc async [%asyncToken] %memref : memref<4xf32>
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = gpu.alloc (%i) : memref<?xf32>
  %c0 = arith.constant 0 : index
  %dim = memref.dim %0, %c0 : memref<?xf32>
  "test.use"(%dim, %0) : (index, memref<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index) {
// CHECK-NEXT:     %memref = gpu.alloc  (%[[V0]]) : memref<?xf32>
// CHECK-NEXT:     "test.use"(%[[V0]], %memref) : (index, memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = gpu.alloc (%i, %i) : memref<?x3x?xf32>
  %c0 = arith.constant 2 : index
  %dim = memref.dim %0, %c0 : memref<?x3x?xf32>
  "test.use"(%dim, %0) : (index, memref<?x3x?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index) {
// CHECK-NEXT:     %memref = gpu.alloc  (%[[V0]], %[[V0]]) : memref<?x3x?xf32>
// CHECK-NEXT:     "test.use"(%[[V0]], %memref) : (index, memref<?x3x?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = gpu.alloc (%i) : memref<?xf32>
  %dim = memref.dim %0, %i : memref<?xf32>
  "test.use"(%dim, %0) : (index, memref<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index) {
// CHECK-NEXT:     %memref = gpu.alloc  (%[[V0]]) : memref<?xf32>
// CHECK-NEXT:     %dim = memref.dim %memref, %[[V0]] : memref<?xf32>
// CHECK-NEXT:     "test.use"(%dim, %memref) : (index, memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %0 = gpu.alloc (%i) : memref<?xf32>
  %c0 = arith.constant 3 : index
  %dim = memref.dim %0, %c0 : memref<?xf32>
  "test.use"(%dim, %0) : (index, memref<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %memref = gpu.alloc  (%[[V0]]) : memref<?xf32>
// CHECK-NEXT:     %dim = memref.dim %memref, %c3 : memref<?xf32>
// CHECK-NEXT:     "test.use"(%dim, %memref) : (index, memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %cc = arith.constant 7 : index
  %0 = gpu.alloc (%cc) : memref<?xf32>
  "test.use"(%0) : (memref<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %memref = gpu.alloc  (%c7) : memref<?xf32>
// CHECK-NEXT:     "test.use"(%memref) : (memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  gpu.memcpy %m, %m : memref<4xf32>, memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     gpu.memcpy  %[[V0]], %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token, %m: memref<4xf32>) {
  %0 = gpu.memcpy async [%t] %m, %m : memref<4xf32>, memref<4xf32>
  gpu.wait [%0]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token, %[[V1:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = gpu.memcpy async [%[[V0]]] %[[V1]], %[[V1]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     gpu.wait [%[[V2]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = gpu.memcpy async %m, %m : memref<4xf32>, memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.memcpy async %[[V0]], %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = gpu.alloc() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = gpu.alloc() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  gpu.dealloc %0 : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %memref = gpu.alloc  () : memref<4xf32>
// CHECK-NEXT:     gpu.dealloc  %memref : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  "test.use"(%0) : (memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     gpu.memcpy  %alloc, %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     "test.use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloca() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = gpu.memcpy async %0, %m : memref<4xf32>, memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.memcpy async %alloc, %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token, %m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = gpu.memcpy async [%t] %0, %m : memref<4xf32>, memref<4xf32>
  gpu.wait [%1]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token, %[[V1:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     gpu.wait [%[[V0]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token, %uu: !gpu.async.token, %m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = gpu.memcpy async [%t, %uu] %0, %m : memref<4xf32>, memref<4xf32>
  gpu.wait [%1]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token, %[[V1:[^ :,)]+]]: !gpu.async.token, %[[V2:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V3:[^ :,)]+]] = gpu.memcpy async [%[[V0]], %[[V1]]] %alloc, %[[V2]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     gpu.wait [%[[V3]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = gpu.memcpy async %0, %m : memref<4xf32>, memref<4xf32>
  gpu.wait [%1]
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.memcpy async %alloc, %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     gpu.memcpy  %alloc, %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     gpu.memcpy  %alloc, %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  gpu.memcpy %m, %0 : memref<4xf32>, memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     gpu.memcpy  %alloc, %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     gpu.memcpy  %[[V0]], %alloc : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>, %[[V1:[^ :,)]+]]: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %f: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  memref.store %f, %0[%i] : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>, %[[V1:[^ :,)]+]]: f32, %[[V2:[^ :,)]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     gpu.memcpy  %alloc, %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     memref.store %[[V1]], %alloc[%[[V2]]] : memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %f: f32) {
  %0 = memref.alloc() : memref<4xf32>
  gpu.memcpy %0, %m : memref<4xf32>, memref<4xf32>
  gpu.memset %0, %f : memref<4xf32>, f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>, %[[V1:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     gpu.memcpy  %alloc, %[[V0]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     gpu.memset  %alloc, %[[V1]] : memref<4xf32>, f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%md: memref<?xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  gpu.memcpy %1, %md : memref<?xf32>, memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<?xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %md: memref<?xf32>) {
  %1 = memref.cast %m : memref<4xf32> to memref<?xf32>
  gpu.memcpy %1, %md : memref<?xf32>, memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>, %[[V1:[^ :,)]+]]: memref<?xf32>) {
// CHECK-NEXT:     gpu.memcpy  %[[V0]], %[[V1]] : memref<4xf32>, memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %md: memref<?xf32>) {
  %1 = memref.cast %m : memref<4xf32> to memref<?xf32>
  gpu.memcpy %md, %1 : memref<?xf32>, memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>, %[[V1:[^ :,)]+]]: memref<?xf32>) {
// CHECK-NEXT:     gpu.memcpy  %[[V1]], %[[V0]] : memref<?xf32>, memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%md: memref<?xf32>, %m: memref<4xf32>) {
  %1 = memref.cast %md : memref<?xf32> to memref<4xf32>
  gpu.memcpy %1, %m : memref<4xf32>, memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<?xf32>, %[[V1:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     gpu.memcpy  %[[V0]], %[[V1]] : memref<?xf32>, memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %f: f32) {
  %1 = memref.cast %m : memref<4xf32> to memref<?xf32>
  gpu.memset %1, %f : memref<?xf32>, f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>, %[[V1:[^ :,)]+]]: f32) {
// CHECK-NEXT:     gpu.memset  %[[V0]], %[[V1]] : memref<4xf32>, f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32) {
  %1 = memref.alloc() : memref<4xf32>
  gpu.memset %1, %f : memref<4xf32>, f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     gpu.memset  %alloc, %[[V0]] : memref<4xf32>, f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  gpu.barrier
  gpu.barrier
  "test.use"() : () -> ()
  gpu.barrier
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     "test.use"() : () -> ()
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  gpu.barrier {a}
  gpu.barrier {b}
  gpu.barrier {c}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     gpu.barrier {c}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  gpu.barrier
  %0 = gpu.thread_id x
  gpu.barrier
  "test.use"(%0) : (index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:     gpu.barrier
// CHECK-NEXT:     "test.use"(%thread_id_x) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32) {
  %0 = gpu.subgroup_broadcast %f, first_active_lane : f32
  %1 = gpu.subgroup_broadcast %0, first_active_lane : f32
  "test.use"(%1) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.subgroup_broadcast %[[V0]],  first_active_lane : f32
// CHECK-NEXT:     "test.use"(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %k = arith.constant 1.0 : f32
  %1 = gpu.subgroup_broadcast %k, first_active_lane : f32
  "test.use"(%1) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ :,)]+]] = gpu.subgroup_broadcast %cst,  first_active_lane : f32
// CHECK-NEXT:     "test.use"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32, %j: i32) {
  %0 = gpu.subgroup_broadcast %f, first_active_lane : f32
  %1 = gpu.subgroup_broadcast %0, specific_lane %j : f32
  "test.use"(%1) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32, %[[V1:[^ :,)]+]]: i32) {
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = gpu.subgroup_broadcast %[[V0]],  first_active_lane : f32
// CHECK-NEXT:     "test.use"(%[[V2]]) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32, %j: i32) {
  %0 = gpu.subgroup_broadcast %f, specific_lane %j : f32
  %1 = gpu.subgroup_broadcast %0, first_active_lane : f32
  "test.use"(%1) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32, %[[V1:[^ :,)]+]]: i32) {
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = gpu.subgroup_broadcast %[[V0]],  specific_lane %[[V1]] : f32
// CHECK-NEXT:     "test.use"(%[[V2]]) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%j: i32) {
  %k = arith.constant 1.0 : f32
  %1 = gpu.subgroup_broadcast %k, specific_lane %j : f32
  "test.use"(%1) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: i32) {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.subgroup_broadcast %cst,  specific_lane %[[V0]] : f32
// CHECK-NEXT:     "test.use"(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32, %j: i32) {
  %1 = gpu.subgroup_broadcast %f, specific_lane %j : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32, %[[V1:[^ :,)]+]]: i32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32) {
  %0 = gpu.subgroup_reduce add %f cluster(size = 1) : (f32) -> f32
  "test.use"(%0) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32) {
// CHECK-NEXT:     "test.use"(%[[V0]]) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32) {
  %0 = gpu.subgroup_reduce add %f cluster(size = 2) : (f32) -> f32
  "test.use"(%0) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V0]] cluster(size = 2) : (f32) -> f32
// CHECK-NEXT:     "test.use"(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32) {
  %0 = gpu.subgroup_reduce add %f : (f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V0]] : (f32) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32) {
  %0 = gpu.all_reduce add %f {} : (f32) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %[[V1:[^ :,)]+]] = gpu.all_reduce  add %[[V0]] {
// CHECK-NEXT:     } : (f32) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32) {
  %0, %valid = gpu.rotate %f, 0, 16 : f32
  "test.use"(%0, %valid) : (f32, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %rotateResult, %valid = gpu.rotate %[[V0]], 0, 16 : f32
// CHECK-NEXT:     "test.use"(%rotateResult, %valid) : (f32, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %k = arith.constant 1.0 : f32
  %0, %valid = gpu.rotate %k, 1, 16 : f32
  "test.use"(%0, %valid) : (f32, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %rotateResult, %valid = gpu.rotate %cst, 1, 16 : f32
// CHECK-NEXT:     "test.use"(%rotateResult, %valid) : (f32, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%f: f32) {
  %k = arith.constant 0 : i32
  %0, %valid = gpu.shuffle xor %f, %k, %k : f32
  "test.use"(%0, %valid) : (f32, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %shuffleResult, %valid = gpu.shuffle  xor %[[V0]], %c0_i32, %c0_i32 : f32
// CHECK-NEXT:     "test.use"(%shuffleResult, %valid) : (f32, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = gpu.thread_id x
  %1 = gpu.thread_id x
  "test.use"(%0, %1) : (index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:     %thread_id_x_0 = gpu.thread_id  x
// CHECK-NEXT:     "test.use"(%thread_id_x, %thread_id_x_0) : (index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  gpu.printf "a"
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     gpu.printf "a"
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %f: f32) {
  %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (f32) { gpu.yield %f : f32 }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: f32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %f: f32) {
  %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (f32) { gpu.yield %f : f32 }
  "test.use"(%0) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %[[V2:[^ :,)]+]] = gpu.warp_execute_on_lane_0(%[[V0]])[32] -> (f32) {
// CHECK-NEXT:       gpu.yield %[[V1]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%[[V2]]) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  gpu.warp_execute_on_lane_0(%i)[32] { }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %f: f32) {
  %0, %1 = gpu.warp_execute_on_lane_0(%i)[32] args(%f : f32) -> (f32, f32) { ^bb0(%a: f32): gpu.yield %f, %a : f32, f32 }
  "test.use"(%0) : (f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: f32) {
// CHECK-NEXT:     %[[V2:[^ :,)]+]]:2 = gpu.warp_execute_on_lane_0(%[[V0]])[32] args(%[[V1]] : f32) -> (f32, f32) {
// CHECK-NEXT:     ^bb0(%[[V3:[^ :,)]+]]: f32):
// CHECK-NEXT:       gpu.yield %[[V1]], %[[V3]] : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     "test.use"(%[[V2]]#0) : (f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = gpu.spgemm_create_descr
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %desc = gpu.spgemm_create_descr 
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = gpu.create_dn_tensor %m, %i : index into memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>, %[[V1:[^ :,)]+]]: index) {
// CHECK-NEXT:     %dnTensor = gpu.create_dn_tensor  %[[V0]], %[[V1]] : index into memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4xf32>) {
  %1 = memref.cast %m : memref<4xf32> to memref<*xf32>
  gpu.host_register %1 : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: memref<4xf32>) {
// CHECK-NEXT:     %cast = memref.cast %[[V0]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT:     gpu.host_register %cast : memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) { "test.use"(%bx, %by, %bz, %tx, %ty, %tz, %gx, %gy, %gz, %sx, %sy, %sz) : (index, index, index, index, index, index, index, index, index, index, index, index) -> () gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[V0:[^ :,)]+]], %[[V1:[^ :,)]+]], %[[V2:[^ :,)]+]]) in (%[[V3:[^ :,)]+]] = %c1, %[[V4:[^ :,)]+]] = %c1, %[[V5:[^ :,)]+]] = %c1) threads(%[[V6:[^ :,)]+]], %[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]]) in (%[[V9:[^ :,)]+]] = %c1, %[[V10:[^ :,)]+]] = %c1, %[[V11:[^ :,)]+]] = %c1) {
// CHECK-NEXT:       "test.use"(%c0, %c0, %c0, %c0, %c0, %c0, %[[V3]], %[[V4]], %[[V5]], %[[V9]], %[[V10]], %[[V11]]) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c2, %gz = %c2) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c2, %sz = %c2) { "test.use"(%bx, %by, %bz, %tx, %ty, %tz, %gx, %gy, %gz, %sx, %sy, %sz) : (index, index, index, index, index, index, index, index, index, index, index, index) -> () gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     gpu.launch blocks(%[[V0:[^ :,)]+]], %[[V1:[^ :,)]+]], %[[V2:[^ :,)]+]]) in (%[[V3:[^ :,)]+]] = %c2, %[[V4:[^ :,)]+]] = %c2, %[[V5:[^ :,)]+]] = %c2) threads(%[[V6:[^ :,)]+]], %[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]]) in (%[[V9:[^ :,)]+]] = %c2, %[[V10:[^ :,)]+]] = %c2, %[[V11:[^ :,)]+]] = %c2) {
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V6]], %[[V7]], %[[V8]], %[[V3]], %[[V4]], %[[V5]], %[[V9]], %[[V10]], %[[V11]]) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %c1, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %i) { "test.use"(%bx, %by, %bz, %tx, %ty, %tz, %gx, %gy, %gz, %sx, %sy, %sz) : (index, index, index, index, index, index, index, index, index, index, index, index) -> () gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     gpu.launch blocks(%[[V1:[^ :,)]+]], %[[V2:[^ :,)]+]], %[[V3:[^ :,)]+]]) in (%[[V4:[^ :,)]+]] = %[[V0]], %[[V5:[^ :,)]+]] = %c1, %[[V6:[^ :,)]+]] = %[[V0]]) threads(%[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]], %[[V9:[^ :,)]+]]) in (%[[V10:[^ :,)]+]] = %c2, %[[V11:[^ :,)]+]] = %c1, %[[V12:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       "test.use"(%[[V1]], %c0, %[[V3]], %[[V7]], %c0, %[[V9]], %[[V4]], %[[V5]], %[[V6]], %[[V10]], %[[V11]], %[[V12]]) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) { %t0 = gpu.thread_id x "test.use"(%t0) : (index) -> () gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[V0:[^ :,)]+]], %[[V1:[^ :,)]+]], %[[V2:[^ :,)]+]]) in (%[[V3:[^ :,)]+]] = %c1, %[[V4:[^ :,)]+]] = %c1, %[[V5:[^ :,)]+]] = %c1) threads(%[[V6:[^ :,)]+]], %[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]]) in (%[[V9:[^ :,)]+]] = %c1, %[[V10:[^ :,)]+]] = %c1, %[[V11:[^ :,)]+]] = %c1) {
// CHECK-NEXT:       %thread_id_x = gpu.thread_id  x
// CHECK-NEXT:       "test.use"(%thread_id_x) : (index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {  gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %f: f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { %0 = gpu.all_reduce add %f {} : (f32) -> f32 "test.use"(%0) : (f32) -> ()  gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: f32) {
// CHECK-NEXT:     gpu.launch blocks(%[[V2:[^ :,)]+]], %[[V3:[^ :,)]+]], %[[V4:[^ :,)]+]]) in (%[[V5:[^ :,)]+]] = %[[V0]], %[[V6:[^ :,)]+]] = %[[V0]], %[[V7:[^ :,)]+]] = %[[V0]]) threads(%[[V8:[^ :,)]+]], %[[V9:[^ :,)]+]], %[[V10:[^ :,)]+]]) in (%[[V11:[^ :,)]+]] = %[[V0]], %[[V12:[^ :,)]+]] = %[[V0]], %[[V13:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       %[[V14:[^ :,)]+]] = gpu.all_reduce  add %[[V1]] uniform {
// CHECK-NEXT:       } : (f32) -> f32
// CHECK-NEXT:       "test.use"(%[[V14]]) : (f32) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %f: f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { %0 = gpu.subgroup_reduce add %f : (f32) -> f32 "test.use"(%0) : (f32) -> ()  gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: f32) {
// CHECK-NEXT:     gpu.launch blocks(%[[V2:[^ :,)]+]], %[[V3:[^ :,)]+]], %[[V4:[^ :,)]+]]) in (%[[V5:[^ :,)]+]] = %[[V0]], %[[V6:[^ :,)]+]] = %[[V0]], %[[V7:[^ :,)]+]] = %[[V0]]) threads(%[[V8:[^ :,)]+]], %[[V9:[^ :,)]+]], %[[V10:[^ :,)]+]]) in (%[[V11:[^ :,)]+]] = %[[V0]], %[[V12:[^ :,)]+]] = %[[V0]], %[[V13:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       %[[V14:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V1]] uniform : (f32) -> f32
// CHECK-NEXT:       "test.use"(%[[V14]]) : (f32) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %c: i1, %f: f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { cf.cond_br %c, ^a, ^b ^a: %0 = gpu.subgroup_reduce add %f : (f32) -> f32 "test.use"(%0) : (f32) -> () cf.br ^b ^b: gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: i1, %[[V2:[^ :,)]+]]: f32) {
// CHECK-NEXT:     gpu.launch blocks(%[[V3:[^ :,)]+]], %[[V4:[^ :,)]+]], %[[V5:[^ :,)]+]]) in (%[[V6:[^ :,)]+]] = %[[V0]], %[[V7:[^ :,)]+]] = %[[V0]], %[[V8:[^ :,)]+]] = %[[V0]]) threads(%[[V9:[^ :,)]+]], %[[V10:[^ :,)]+]], %[[V11:[^ :,)]+]]) in (%[[V12:[^ :,)]+]] = %[[V0]], %[[V13:[^ :,)]+]] = %[[V0]], %[[V14:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       cf.cond_br %[[V1]], ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[V15:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V2]] : (f32) -> f32
// CHECK-NEXT:       "test.use"(%[[V15]]) : (f32) -> ()
// CHECK-NEXT:       cf.br ^bb2
// CHECK-NEXT:     ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %c: i1, %f: f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { scf.if %c { %0 = gpu.subgroup_reduce add %f : (f32) -> f32 "test.use"(%0) : (f32) -> () } gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: i1, %[[V2:[^ :,)]+]]: f32) {
// CHECK-NEXT:     gpu.launch blocks(%[[V3:[^ :,)]+]], %[[V4:[^ :,)]+]], %[[V5:[^ :,)]+]]) in (%[[V6:[^ :,)]+]] = %[[V0]], %[[V7:[^ :,)]+]] = %[[V0]], %[[V8:[^ :,)]+]] = %[[V0]]) threads(%[[V9:[^ :,)]+]], %[[V10:[^ :,)]+]], %[[V11:[^ :,)]+]]) in (%[[V12:[^ :,)]+]] = %[[V0]], %[[V13:[^ :,)]+]] = %[[V0]], %[[V14:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       scf.if %[[V1]] {
// CHECK-NEXT:         %[[V15:[^ :,)]+]] = gpu.subgroup_reduce  add %[[V2]] : (f32) -> f32
// CHECK-NEXT:         "test.use"(%[[V15]]) : (f32) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%kx = %c1, %ky = %c1, %kz = %c1) blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) { "test.use"(%bx, %by, %bz, %tx, %ty, %tz, %gx, %gy, %gz, %sx, %sy, %sz) : (index, index, index, index, index, index, index, index, index, index, index, index) -> () "test.use"(%cx, %cy, %cz, %kx, %ky, %kz) : (index, index, index, index, index, index) -> () gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch clusters(%[[V0:[^ :,)]+]], %[[V1:[^ :,)]+]], %[[V2:[^ :,)]+]]) in (%[[V3:[^ :,)]+]] = %c1, %[[V4:[^ :,)]+]] = %c1, %[[V5:[^ :,)]+]] = %c1) blocks(%[[V6:[^ :,)]+]], %[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]]) in (%[[V9:[^ :,)]+]] = %c1, %[[V10:[^ :,)]+]] = %c1, %[[V11:[^ :,)]+]] = %c1) threads(%[[V12:[^ :,)]+]], %[[V13:[^ :,)]+]], %[[V14:[^ :,)]+]]) in (%[[V15:[^ :,)]+]] = %c1, %[[V16:[^ :,)]+]] = %c1, %[[V17:[^ :,)]+]] = %c1) {
// CHECK-NEXT:       "test.use"(%c0, %c0, %c0, %c0, %c0, %c0, %[[V9]], %[[V10]], %[[V11]], %[[V15]], %[[V16]], %[[V17]]) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]]) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch clusters(%cx, %cy, %cz) in (%kx = %c1, %ky = %i, %kz = %c2) blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { "test.use"(%bx, %by, %bz, %tx, %ty, %tz, %gx, %gy, %gz, %sx, %sy, %sz) : (index, index, index, index, index, index, index, index, index, index, index, index) -> () "test.use"(%cx, %cy, %cz, %kx, %ky, %kz) : (index, index, index, index, index, index) -> () gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     gpu.launch clusters(%[[V1:[^ :,)]+]], %[[V2:[^ :,)]+]], %[[V3:[^ :,)]+]]) in (%[[V4:[^ :,)]+]] = %c1, %[[V5:[^ :,)]+]] = %[[V0]], %[[V6:[^ :,)]+]] = %c2) blocks(%[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]], %[[V9:[^ :,)]+]]) in (%[[V10:[^ :,)]+]] = %[[V0]], %[[V11:[^ :,)]+]] = %[[V0]], %[[V12:[^ :,)]+]] = %[[V0]]) threads(%[[V13:[^ :,)]+]], %[[V14:[^ :,)]+]], %[[V15:[^ :,)]+]]) in (%[[V16:[^ :,)]+]] = %[[V0]], %[[V17:[^ :,)]+]] = %[[V0]], %[[V18:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       "test.use"(%[[V7]], %[[V8]], %[[V9]], %[[V13]], %[[V14]], %[[V15]], %[[V10]], %[[V11]], %[[V12]], %[[V16]], %[[V17]], %[[V18]]) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       "test.use"(%[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]]) : (index, index, index, index, index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c0, %gy = %c0, %gz = %c0) threads(%tx, %ty, %tz) in (%sx = %c0, %sy = %c0, %sz = %c0) { "test.use"(%bx, %by, %bz, %tx, %ty, %tz, %gx, %gy, %gz, %sx, %sy, %sz) : (index, index, index, index, index, index, index, index, index, index, index, index) -> () gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     gpu.launch blocks(%[[V0:[^ :,)]+]], %[[V1:[^ :,)]+]], %[[V2:[^ :,)]+]]) in (%[[V3:[^ :,)]+]] = %c0, %[[V4:[^ :,)]+]] = %c0, %[[V5:[^ :,)]+]] = %c0) threads(%[[V6:[^ :,)]+]], %[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]]) in (%[[V9:[^ :,)]+]] = %c0, %[[V10:[^ :,)]+]] = %c0, %[[V11:[^ :,)]+]] = %c0) {
// CHECK-NEXT:       "test.use"(%[[V0]], %[[V1]], %[[V2]], %[[V6]], %[[V7]], %[[V8]], %[[V3]], %[[V4]], %[[V5]], %[[V9]], %[[V10]], %[[V11]]) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %tok = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) { "test.use"(%bx, %by, %bz, %tx, %ty, %tz, %gx, %gy, %gz, %sx, %sy, %sz) : (index, index, index, index, index, index, index, index, index, index, index, index) -> () gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ :,)]+]] = gpu.launch async blocks(%[[V1:[^ :,)]+]], %[[V2:[^ :,)]+]], %[[V3:[^ :,)]+]]) in (%[[V4:[^ :,)]+]] = %c1, %[[V5:[^ :,)]+]] = %c1, %[[V6:[^ :,)]+]] = %c1) threads(%[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]], %[[V9:[^ :,)]+]]) in (%[[V10:[^ :,)]+]] = %c1, %[[V11:[^ :,)]+]] = %c1, %[[V12:[^ :,)]+]] = %c1) {
// CHECK-NEXT:       "test.use"(%c0, %c0, %c0, %c0, %c0, %c0, %[[V4]], %[[V5]], %[[V6]], %[[V10]], %[[V11]], %[[V12]]) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !gpu.async.token) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %tok = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {  gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: !gpu.async.token) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) { gpu.barrier gpu.barrier gpu.terminator }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     gpu.launch blocks(%[[V0:[^ :,)]+]], %[[V1:[^ :,)]+]], %[[V2:[^ :,)]+]]) in (%[[V3:[^ :,)]+]] = %c1, %[[V4:[^ :,)]+]] = %c1, %[[V5:[^ :,)]+]] = %c1) threads(%[[V6:[^ :,)]+]], %[[V7:[^ :,)]+]], %[[V8:[^ :,)]+]]) in (%[[V9:[^ :,)]+]] = %c1, %[[V10:[^ :,)]+]] = %c1, %[[V11:[^ :,)]+]] = %c1) {
// CHECK-NEXT:       gpu.barrier
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
