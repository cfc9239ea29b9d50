// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: memref<4xf32>) {
  memref.copy %arg0, %arg0 : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<0xf32>, %arg1: memref<0xf32>) {
  memref.copy %arg0, %arg1 : memref<0xf32> to memref<0xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<0xf32>, %arg1: memref<0xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?xf32>) {
  memref.copy %arg0, %arg0 : memref<?xf32> to memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<?xf32>, %arg1: memref<0xf32>) {
  memref.copy %arg0, %arg1 : memref<?xf32> to memref<0xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?xf32>, %arg1: memref<0xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<0x4xf32>, %arg1: memref<?x?xf32>) {
  memref.copy %arg0, %arg1 : memref<0x4xf32> to memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<0x4xf32>, %arg1: memref<?x?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
  %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
  memref.copy %cast, %arg1 : memref<?xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT: memref.copy %arg0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xi32>, %arg2: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<2xi32>) -> memref<*xf32>
  %dim = memref.dim %reshape, %c1 : memref<*xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xi32>, %arg2: index) -> index {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg1[%c1] : memref<2xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xi32>, %arg2: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<2xi32>) -> memref<*xf32>
  %dim = memref.dim %reshape, %arg2 : memref<*xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xi32>, %arg2: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg1[%arg2] : memref<2xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xindex>, %arg2: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
  %dim = memref.dim %reshape, %c1 : memref<*xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xindex>, %arg2: index) -> index {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg1[%c1] : memref<2xindex>
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xindex>, %arg2: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
  %0 = memref.load %arg1[%c0] : memref<2xindex>
  "t.u"(%0) : (index) -> ()
  %dim = memref.dim %reshape, %c1 : memref<*xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xindex>, %arg2: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg1[%c1] : memref<2xindex>
// CHECK-NEXT: %[[V1:.*]] = memref.load %arg1[%c0] : memref<2xindex>
// CHECK-NEXT: "t.u"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xindex>, %arg2: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
  %0 = memref.load %arg1[%c0] : memref<2xindex>
  "t.u"(%0) : (index) -> ()
  %dim = memref.dim %reshape, %arg2 : memref<*xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xindex>, %arg2: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg1[%arg2] : memref<2xindex>
// CHECK-NEXT: %[[V1:.*]] = memref.load %arg1[%c0] : memref<2xindex>
// CHECK-NEXT: "t.u"(%[[V1]]) : (index) -> ()
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<*xf32>, %arg1: memref<?xi64>, %arg2: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xi64>) -> memref<*xf32>
  %0 = memref.load %arg1[%c0] : memref<?xi64>
  "t.u"(%0) : (i64) -> ()
  %dim = memref.dim %reshape, %c1 : memref<*xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>, %arg1: memref<?xi64>, %arg2: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg1[%c1] : memref<?xi64>
// CHECK-NEXT: %[[V1:.*]] = arith.index_cast %[[V0]] : i64 to index
// CHECK-NEXT: %[[V2:.*]] = memref.load %arg1[%c0] : memref<?xi64>
// CHECK-NEXT: "t.u"(%[[V2]]) : (i64) -> ()
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<*xf32>, %arg1: memref<?xi64>, %arg2: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<?xi64>) -> memref<*xf32>
  %dim = memref.dim %reshape, %arg2 : memref<*xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>, %arg1: memref<?xi64>, %arg2: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg1[%arg2] : memref<?xi64>
// CHECK-NEXT: %[[V1:.*]] = arith.index_cast %[[V0]] : i64 to index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xindex>, %arg2: index) -> index {
  %0 = arith.addi %arg2, %arg2 : index
  %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
  %dim = memref.dim %reshape, %0 : memref<*xf32>
  return %dim : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>, %arg1: memref<2xindex>, %arg2: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg2, %arg2 : index
// CHECK-NEXT: %[[V1:.*]] = memref.load %arg1[%[[V0]]] : memref<2xindex>
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }
