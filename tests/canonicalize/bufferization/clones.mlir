// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @case0(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %arg0 : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @case1() -> memref<32xf32> {
  %alloc = memref.alloc() : memref<32xf32>
  %0 = bufferization.clone %alloc : memref<32xf32> to memref<32xf32>
  memref.dealloc %alloc : memref<32xf32>
  return %0 : memref<32xf32>
}

// -----

func.func @case2(%arg0: memref<32xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg0 : memref<32xf32> to memref<?xf32>
  memref.dealloc %arg0 : memref<32xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @case3(%arg0: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  %1 = memref.load %0[%c0] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// -----

func.func @case4(%arg0: memref<?xf32>) {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @case5(%arg0: memref<?xf32>) {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  "foo.x"(%0) : (memref<?xf32>) -> ()
  memref.dealloc %0 : memref<?xf32>
  memref.dealloc %arg0 : memref<?xf32>
  return
}

// -----

func.func @case6(%arg0: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %arg0 : memref<?xf32>
  "foo.x"() : () -> ()
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : memref<?xf32>
}

// -----

func.func @case7(%arg0: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.clone %arg0 : memref<*xf32> to memref<*xf32>
  memref.dealloc %arg0 : memref<*xf32>
  return %0 : memref<*xf32>
}

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

// -----

func.func @case9(%arg0: memref<4xf32>) -> memref<?xf32> {
  %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @case10(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
  %0 = bufferization.clone %arg1 : memref<2xf32> to memref<2xf32>
  %true = arith.constant true
  bufferization.dealloc (%arg1 : memref<2xf32>) if (%true)
  return %0 : memref<2xf32>
}

// -----

func.func @case11(%arg0: i1) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
  scf.if %arg0 {
    memref.dealloc %alloc : memref<2xf32>
  }
  return %0 : memref<2xf32>
}

// -----

func.func @case12(%arg0: i1) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  %subview = memref.subview %alloc[0] [2] [1] : memref<2xf32> to memref<2xf32, strided<[1]>>
  %0 = bufferization.clone %subview : memref<2xf32, strided<[1]>> to memref<2xf32>
  memref.dealloc %alloc : memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

func.func @case13(%arg0: i1, %arg1: memref<2xf32>) -> memref<2xf32> {
  %alloc = memref.alloc() : memref<2xf32>
  %0 = bufferization.clone %alloc : memref<2xf32> to memref<2xf32>
  memref.dealloc %arg1 : memref<2xf32>
  memref.dealloc %alloc : memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

func.func @case14(%arg0: index) -> memref<?xf32> {
  %alloc = memref.alloc(%arg0) : memref<?xf32>
  %0 = bufferization.clone %alloc : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %alloc(%arg0) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @case15(%arg0: index, %arg1: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %arg1(%arg0) : memref<?xf32> to memref<?xf32>
  return %0, %1 : memref<?xf32>, memref<?xf32>
}

// -----

func.func @case16(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %arg2(%arg0) : memref<?xf32> to memref<?xf32>
  memref.dealloc %arg1 : memref<?xf32>
  return %0, %1 : memref<?xf32>, memref<?xf32>
}

// -----

func.func @case17(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  memref.dealloc %arg1 : memref<?xf32>
  memref.dealloc %arg1 : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @case18(%arg0: index, %arg1: memref<?xf32>, %arg2: tensor<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  bufferization.dealloc_tensor %arg2 : tensor<?xf32>
  memref.dealloc %arg1 : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @case19(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
  %true = arith.constant true
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  bufferization.dealloc (%arg2 : memref<?xf32>) if (%true)
  memref.dealloc %arg1 : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @case20(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %arg1 : memref<?xf32> to memref<?xf32>
  call @g() : () -> ()
  memref.dealloc %arg1 : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func private @g()

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

// -----

func.func @case22(%arg0: memref<?xf32>) {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  memref.dealloc %arg0 : memref<?xf32>
  return
}

// -----

func.func @case23() {
  %alloca = memref.alloca() : memref<4xf32>
  %0 = bufferization.clone %alloca : memref<4xf32> to memref<4xf32>
  %true = arith.constant true
  bufferization.dealloc (%0 : memref<4xf32>) if (%true)
  return
}
