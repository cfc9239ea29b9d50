// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @case0(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %arg0 : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case0(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: return %arg0 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case1() -> memref<32xf32> {
  %alloc = memref.alloc() : memref<32xf32>
  %0 = bufferization.clone %alloc : memref<32xf32> to memref<32xf32>
  memref.dealloc %alloc : memref<32xf32>
  return %0 : memref<32xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case1() -> memref<32xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<32xf32>
// CHECK-NEXT: return %alloc : memref<32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case2(%arg0: memref<32xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg0 : memref<32xf32> to memref<?xf32>
  memref.dealloc %arg0 : memref<32xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case2(%arg0: memref<32xf32>) -> memref<?xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<32xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case3(%arg0: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  %1 = memref.load %0[%c0] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @case3(%arg0: memref<?xf32>) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = memref.load %arg0[%c0] : memref<?xf32>
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case4(%arg0: memref<?xf32>) {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case4(%arg0: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case5(%arg0: memref<?xf32>) {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  "foo.x"(%0) : (memref<?xf32>) -> ()
  memref.dealloc %0 : memref<?xf32>
  memref.dealloc %arg0 : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case5(%arg0: memref<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: "foo.x"(%[[V0]]) : (memref<?xf32>) -> ()
// CHECK-NEXT: memref.dealloc %[[V0]] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case6(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %arg0 : memref<?xf32>
  "foo.x"() : () -> ()
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case6(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: "foo.x"() : () -> ()
// CHECK-NEXT: return %arg0 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case7(%arg0: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.clone %arg0 : memref<*xf32> to memref<*xf32>
  memref.dealloc %arg0 : memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case7(%arg0: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT: return %arg0 : memref<*xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case8(%arg0: i1, %arg1: memref<?xf32>) -> memref<?xf32> {
  %0 = scf.if %arg0 -> (memref<?xf32>) {
    %1 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
    scf.yield %1 : memref<?xf32>
  } else {
    scf.yield %arg1 : memref<?xf32>
  }
  memref.dealloc %arg1 : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case8(%arg0: i1, %arg1: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = scf.if %arg0 -> (memref<?xf32>) {
// CHECK-NEXT: %[[V1:.*]] = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: scf.yield %[[V1]] : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg1 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %arg1 : memref<?xf32>
// CHECK-NEXT: return %[[V0]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case9(%arg0: memref<4xf32>) -> memref<?xf32> {
  %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case9(%arg0: memref<4xf32>) -> memref<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %[[V0]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case10(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
  %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
  %true = arith.constant true
  bufferization.dealloc (%arg1 : memref<2xf32>) if (%true)
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case10(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: bufferization.dealloc (%arg1 : memref<2xf32>) if (%true)
// CHECK-NEXT: return %[[V0]] : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case11(%arg0: i1) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
  scf.if %arg0 {
    memref.dealloc %alloc : memref<2xf32>
  }
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case11(%arg0: i1) -> memref<2xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case12(%arg0: i1) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  %subview = memref.subview %alloc[0] [2] [1] : memref<2xf32> to memref<2xf32, strided<[1]>>
  %0 = bufferization.clone %subview : memref<2xf32, strided<[1]>> to memref<2xf32>
  memref.dealloc %alloc : memref<2xf32>
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case12(%arg0: i1) -> memref<2xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: return %alloc : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case13(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
  memref.dealloc %arg1 : memref<2xf32>
  memref.dealloc %alloc : memref<2xf32>
  return %0 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case13(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.dealloc %arg1 : memref<2xf32>
// CHECK-NEXT: memref.dealloc %alloc : memref<2xf32>
// CHECK-NEXT: return %[[V0]] : memref<2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case14(%arg0: index) -> memref<?xf32> {
  %alloc = memref.alloc(%arg0) : memref<?xf32>
  %0 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %alloc(%arg0) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case14(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT: %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return %[[V0]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case15(%arg0: index, %arg1: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %arg1(%arg0) : memref<?xf32> to memref<?xf32>
  return %0, %1 : memref<?xf32>, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case15(%arg0: index, %arg1: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %[[V1:.*]] = memref.realloc %arg1(%arg0) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]] : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case16(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %arg2(%arg0) : memref<?xf32> to memref<?xf32>
  memref.dealloc %arg1 : memref<?xf32>
  return %0, %1 : memref<?xf32>, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case16(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %[[V1:.*]] = memref.realloc %arg2(%arg0) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg1 : memref<?xf32>
// CHECK-NEXT: return %[[V0]], %[[V1]] : memref<?xf32>, memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case17(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  memref.dealloc %arg1 : memref<?xf32>
  memref.dealloc %arg1 : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case17(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg1 : memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg1 : memref<?xf32>
// CHECK-NEXT: return %[[V0]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case18(%arg0: index, %arg1: memref<?xf32>, %arg2: tensor<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  bufferization.dealloc_tensor %arg2 : tensor<?xf32>
  memref.dealloc %arg1 : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case18(%arg0: index, %arg1: memref<?xf32>, %arg2: tensor<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: bufferization.dealloc_tensor %arg2 : tensor<?xf32>
// CHECK-NEXT: return %arg1 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case19(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
  %true = arith.constant true
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  bufferization.dealloc (%arg2 : memref<?xf32>) if (%true)
  memref.dealloc %arg1 : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @case19(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: bufferization.dealloc (%arg2 : memref<?xf32>) if (%true)
// CHECK-NEXT: return %arg1 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case20(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  call @g() : () -> ()
  memref.dealloc %arg1 : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func private @g()

// CHECK: module {
// CHECK-NEXT: func.func @case20(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: call @g() : () -> ()
// CHECK-NEXT: return %arg1 : memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @g()
// CHECK-NEXT: }

// -----

func.func @case21(%arg0: index, %arg1: memref<?xf32>, %arg2: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  %1 = scf.if %arg2 -> (f32) {
    %2 = memref.load %0[%c0] : memref<?xf32>
    memref.dealloc %0 : memref<?xf32>
    scf.yield %2 : f32
  } else {
    %2 = memref.load %arg1[%c0] : memref<?xf32>
    scf.yield %2 : f32
  }
  memref.dealloc %arg1 : memref<?xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @case21(%arg0: index, %arg1: memref<?xf32>, %arg2: i1) -> f32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V0:.*]] = scf.if %arg2 -> (f32) {
// CHECK-NEXT: %[[V1:.*]] = memref.load %arg1[%c0] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg1 : memref<?xf32>
// CHECK-NEXT: scf.yield %[[V1]] : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1]] = memref.load %arg1[%c0] : memref<?xf32>
// CHECK-NEXT: scf.yield %[[V1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case22(%arg0: memref<?xf32>) {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  memref.dealloc %arg0 : memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case22(%arg0: memref<?xf32>) {
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %[[V0]] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case23() {
  %alloca = memref.alloca() : memref<4xf32>
  %0 = bufferization.clone %alloca : memref<4xf32> to memref<4xf32>
  %true = arith.constant true
  bufferization.dealloc (%0 : memref<4xf32>) if (%true)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case23() {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT: %[[V0:.*]] = bufferization.clone %alloca : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: bufferization.dealloc (%[[V0]] : memref<4xf32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
