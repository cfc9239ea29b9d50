// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[16, 1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[%arg1, %arg1] [%arg2, %arg2] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: ?>>
  return %subview : memref<?x?xf32, strided<[16, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[16, 1], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg1, %arg1] [%arg2, %arg2] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return %subview : memref<?x?xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[%arg1, %arg1] [%c4, %arg2] [%c1, %c1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %subview : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg1, %arg1] [4, %arg2] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<4x?xf32, strided<[16, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<1xf32, strided<[1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[%arg1, %arg1] [1, 1] [%c-1, 1] : memref<8x16xf32> to memref<1xf32, strided<[1], offset: ?>>
  return %subview : memref<1xf32, strided<[1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<1xf32, strided<[1], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[%arg1, %arg1] [1, 1] [-1, 1] : memref<8x16xf32> to memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT: return %subview : memref<1xf32, strided<[1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<8x?xf32, strided<[16, 1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[0, %c0] [8, %c8] [1, 1] : memref<8x16xf32> to memref<8x?xf32, strided<[16, 1], offset: ?>>
  return %subview : memref<8x?xf32, strided<[16, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<8x?xf32, strided<[16, 1], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [8, 8] [1, 1] : memref<8x16xf32> to memref<8x8xf32, strided<[16, 1]>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<8x8xf32, strided<[16, 1]>> to memref<8x?xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return %cast : memref<8x?xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<1x1xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[0, %c0] [1, 1] [%c1, %c1] : memref<8x16xf32> to memref<1x1xf32, strided<[?, ?], offset: ?>>
  return %subview : memref<1x1xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<1x1xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [1, 1] [1, 1] : memref<8x16xf32> to memref<1x1xf32, strided<[16, 1]>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<1x1xf32, strided<[16, 1]>> to memref<1x1xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<1x1xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<1x?xf32, strided<[?, 2], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[%c1, %arg1] [1, %c4] [%arg3, 2] : memref<8x16xf32> to memref<1x?xf32, strided<[?, 2], offset: ?>>
  return %subview : memref<1x?xf32, strided<[?, 2], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<1x?xf32, strided<[?, 2], offset: ?>> {
// CHECK-NEXT: %subview = memref.subview %arg0[1, %arg1] [1, 4] [%arg3, 2] : memref<8x16xf32> to memref<1x4xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<1x4xf32, strided<[?, 2], offset: ?>> to memref<1x?xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT: return %cast : memref<1x?xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[16, 1], offset: 35>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[2, 3] [%c4, %c8] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: 35>>
  return %subview : memref<?x?xf32, strided<[16, 1], offset: 35>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[16, 1], offset: 35>> {
// CHECK-NEXT: %subview = memref.subview %arg0[2, 3] [4, 8] [1, 1] : memref<8x16xf32> to memref<4x8xf32, strided<[16, 1], offset: 35>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<4x8xf32, strided<[16, 1], offset: 35>> to memref<?x?xf32, strided<[16, 1], offset: 35>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[16, 1], offset: 35>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[2], offset: 35>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[2, 3] [1, %c4] [%arg3, 2] : memref<8x16xf32> to memref<?xf32, strided<[2], offset: 35>>
  return %subview : memref<?xf32, strided<[2], offset: 35>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32, strided<[2], offset: 35>> {
// CHECK-NEXT: %subview = memref.subview %arg0[2, 3] [1, 4] [%arg3, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: 35>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<4xf32, strided<[2], offset: 35>> to memref<?xf32, strided<[2], offset: 35>>
// CHECK-NEXT: return %cast : memref<?xf32, strided<[2], offset: 35>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[?, 1]>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[0, 0] [%arg2, %arg2] [%c-1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, 1]>>
  return %subview : memref<?x?xf32, strided<[?, 1]>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[?, 1]>> {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [%arg2, %arg2] [-1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[-16, 1]>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<?x?xf32, strided<[-16, 1]>> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<1x?xf32, strided<[?, ?]>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[0, 0] [1, %c4] [%c1, %c1] : memref<8x16xf32> to memref<1x?xf32, strided<[?, ?]>>
  return %subview : memref<1x?xf32, strided<[?, ?]>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<1x?xf32, strided<[?, ?]>> {
// CHECK-NEXT: %subview = memref.subview %arg0[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<1x4xf32, strided<[16, 1]>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<1x4xf32, strided<[16, 1]>> to memref<1x?xf32, strided<[?, ?]>>
// CHECK-NEXT: return %cast : memref<1x?xf32, strided<[?, ?]>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[16, 1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[%c-1, 0] [%arg2, %arg2] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: ?>>
  return %subview : memref<?x?xf32, strided<[16, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[16, 1], offset: ?>> {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %subview = memref.subview %arg0[%c-1, 0] [%arg2, %arg2] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return %subview : memref<?x?xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[%c-1, 0] [%c4, %arg2] [%c2, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %subview : memref<?x?xf32, strided<[?, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %subview = memref.subview %arg0[%c-1, 0] [4, %arg2] [2, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %subview : memref<4x?xf32, strided<[32, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x4xf32, strided<[16, 1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c-1 = arith.constant -1 : index
  %subview = memref.subview %arg0[%c-1, 0] [%c-1, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1], offset: ?>>
  return %subview : memref<?x4xf32, strided<[16, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x16xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?x4xf32, strided<[16, 1], offset: ?>> {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %subview = memref.subview %arg0[%c-1, 0] [%c-1, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return %subview : memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @stride_of_zero(%a: memref<8x8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %a[1, 0, 1] [2, 1, 4] [%c1, 1, %c0] : memref<8x8x8xf32> to memref<2x1x4xf32, strided<[?, 8, ?], offset: 65>>
  "test.use"(%0) : (memref<2x1x4xf32, strided<[?, 8, ?], offset: 65>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stride_of_zero(%[[ARG0:[a-zA-Z0-9_]+]]: memref<8x8x8xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %subview = memref.subview %[[ARG0]][1, 0, 1] [2, 1, 4] [%c1, 1, %c0] : memref<8x8x8xf32> to memref<2x1x4xf32, strided<[?, 8, ?], offset: 65>>
// CHECK-NEXT:     "test.use"(%subview) : (memref<2x1x4xf32, strided<[?, 8, ?], offset: 65>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @which_is_dropped(%a: memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>>, %n: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %a[%c2, %c2, %c1] [%n, 1, 1] [1, %c2, %c1] : memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>> to memref<?x1xf32, strided<[?, ?], offset: ?>>
  "test.use"(%0) : (memref<?x1xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @which_is_dropped(%[[ARG0:[a-zA-Z0-9_]+]]: memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>>, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %subview = memref.subview %[[ARG0]][2, 2, 1] [%[[ARG1]], 1, 1] [1, 2, 1] : memref<?x?x?xf32, strided<[?, ?, 8], offset: ?>> to memref<?x1xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     "test.use"(%subview) : (memref<?x1xf32, strided<[?, ?], offset: ?>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_the_same_type_elsewhere(%a: memref<2xf32, strided<[4], offset: ?>>, %n: index) -> memref<2xf32, strided<[4], offset: ?>> {
  %0 = memref.subview %a[%n] [2] [1] : memref<2xf32, strided<[4], offset: ?>> to memref<2xf32, strided<[4], offset: ?>>
  return %0 : memref<2xf32, strided<[4], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_the_same_type_elsewhere(%[[ARG0:[a-zA-Z0-9_]+]]: memref<2xf32, strided<[4], offset: ?>>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> memref<2xf32, strided<[4], offset: ?>> {
// CHECK-NEXT:     %subview = memref.subview %[[ARG0]][%[[ARG1]]] [2] [1] : memref<2xf32, strided<[4], offset: ?>> to memref<2xf32, strided<[4], offset: ?>>
// CHECK-NEXT:     return %subview : memref<2xf32, strided<[4], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
