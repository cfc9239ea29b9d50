// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @case0(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
  bufferization.dealloc (%arg0, %arg0 : memref<2xf32>, memref<2xf32>) if (%arg2, %arg3)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case0(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT: %[[V0:.*]] = arith.ori %arg2, %arg3 : i1
// CHECK-NEXT: bufferization.dealloc (%arg0 : memref<2xf32>) if (%[[V0]])
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case1(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) -> i1 {
  %0 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<2xf32>) if (%arg2, %arg3) retain (%arg0 : memref<2xf32>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @case1(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<2xf32>) if (%arg2, %arg3) retain (%arg0 : memref<2xf32>)
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case2(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg2) retain (%arg0, %arg1, %arg0 : memref<2xf32>, memref<2xf32>, memref<2xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT: func.func @case2(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: i1) -> (i1, i1, i1) {
// CHECK-NEXT: %[[V0:.*]]:2 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg2) retain (%arg0, %arg1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT: return %[[V0]]#0, %[[V0]]#1, %[[V0]]#0 : i1, i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case3(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) {
  %false = arith.constant false
  bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<2xf32>) if (%false, %arg2)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case3(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) {
// CHECK-NEXT: bufferization.dealloc (%arg1 : memref<2xf32>) if (%arg2)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case4(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) {
  %false = arith.constant false
  bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<2xf32>) if (%false, %false)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case4(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case5(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) -> i1 {
  %false = arith.constant false
  %0 = bufferization.dealloc (%arg0, %arg1 : memref<2xf32>, memref<2xf32>) if (%false, %false) retain (%arg0 : memref<2xf32>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @case5(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case6(%arg0: memref<2xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc retain (%arg0, %arg0 : memref<2xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT: func.func @case6(%arg0: memref<2xf32>) -> (i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false, %false : i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case7() {
  bufferization.dealloc
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case7() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case8(%arg0: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case8(%arg0: i1) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case9(%arg0: i1) {
  %alloc = memref.alloc() : memref<2xf32>
  %true = arith.constant true
  "foo.x"(%alloc) : (memref<2xf32>) -> ()
  bufferization.dealloc (%alloc : memref<2xf32>) if (%true)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case9(%arg0: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "foo.x"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case10(%arg0: i1) {
  %true = arith.constant true
  %alloc = memref.alloc() : memref<2xf32>
  bufferization.dealloc (%alloc : memref<2xf32>) if (%true)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case10(%arg0: i1) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case11(%arg0: i1) {
  %true = arith.constant true
  %alloc = memref.alloc() : memref<2xf32>
  "foo.x"(%alloc) : (memref<2xf32>) -> ()
  %alloc_0 = memref.alloc() : memref<2xf32>
  bufferization.dealloc (%alloc, %alloc_0 : memref<2xf32>, memref<2xf32>) if (%true, %arg0)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case11(%arg0: i1) {
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: "foo.x"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT: bufferization.dealloc (%alloc : memref<2xf32>) if (%true)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case12(%arg0: i1, %arg1: memref<2xf32>) -> i1 {
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%arg0) retain (%arg1 : memref<2xf32>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @case12(%arg0: i1, %arg1: memref<2xf32>) -> i1 {
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %[[V0:.*]] = bufferization.dealloc (%base_buffer : memref<f32>) if (%arg0) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case13(%arg0: i1) -> i1 {
  %alloc = memref.alloc() : memref<2xf32>
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%arg0) retain (%alloc : memref<2xf32>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @case13(%arg0: i1) -> i1 {
// CHECK-NEXT: %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT: %[[V0:.*]] = bufferization.dealloc (%alloc : memref<2xf32>) if (%arg0) retain (%alloc : memref<2xf32>)
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case14(%arg0: i1, %arg1: memref<2xf32>) -> i1 {
  %cast = memref.cast %arg1 : memref<2xf32> to memref<?xf32>
  %0 = bufferization.dealloc (%cast : memref<?xf32>) if (%arg0) retain (%arg1 : memref<2xf32>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @case14(%arg0: i1, %arg1: memref<2xf32>) -> i1 {
// CHECK-NEXT: %cast = memref.cast %arg1 : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: %[[V0:.*]] = bufferization.dealloc (%cast : memref<?xf32>) if (%arg0) retain (%arg1 : memref<2xf32>)
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case15(%arg0: i1, %arg1: memref<2xf32>) -> i1 {
  %cast = memref.cast %arg1 : memref<2xf32> to memref<?xf32>
  %0 = bufferization.dealloc (%arg1 : memref<2xf32>) if (%arg0) retain (%cast : memref<?xf32>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @case15(%arg0: i1, %arg1: memref<2xf32>) -> i1 {
// CHECK-NEXT: %cast = memref.cast %arg1 : memref<2xf32> to memref<?xf32>
// CHECK-NEXT: %[[V0:.*]] = bufferization.dealloc (%arg1 : memref<2xf32>) if (%arg0) retain (%cast : memref<?xf32>)
// CHECK-NEXT: return %[[V0]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case16(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: memref<2xf32>) {
  bufferization.dealloc (%arg3, %arg3, %arg3 : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%arg0, %arg1, %arg2) {foo.x = 1 : i64}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case16(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: memref<2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.ori %arg0, %arg1 : i1
// CHECK-NEXT: %[[V1:.*]] = arith.ori %[[V0]], %arg2 : i1
// CHECK-NEXT: bufferization.dealloc (%arg3 : memref<2xf32>) if (%[[V1]]) {foo.x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case17(%arg0: memref<4xf32>, %arg1: i1, %arg2: memref<4xf32>) -> i1 {
  %0 = bufferization.dealloc (%arg0 : memref<4xf32>) if (%arg1) retain (%arg0 : memref<4xf32>)
  %1 = bufferization.dealloc (%arg2 : memref<4xf32>) if (%0) retain (%arg0 : memref<4xf32>)
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @case17(%arg0: memref<4xf32>, %arg1: i1, %arg2: memref<4xf32>) -> i1 {
// CHECK-NEXT: %[[V0:.*]] = bufferization.dealloc (%arg0 : memref<4xf32>) if (%arg1) retain (%arg0 : memref<4xf32>)
// CHECK-NEXT: %[[V1:.*]] = bufferization.dealloc (%arg2 : memref<4xf32>) if (%[[V0]]) retain (%arg0 : memref<4xf32>)
// CHECK-NEXT: return %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case18() {
  %alloca = memref.alloca() : memref<4xf32>
  %true = arith.constant true
  bufferization.dealloc (%alloca : memref<4xf32>) if (%true)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case18() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case19(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
  %alloc = memref.alloc() : memref<4xf32>
  bufferization.dealloc (%alloc, %arg1, %alloc : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%arg0, %arg0, %arg0)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @case19(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT: bufferization.dealloc (%arg1 : memref<4xf32>) if (%arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @case20(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> (i1, i1) {
  %alloc = memref.alloc() : memref<4xf32>
  %false = arith.constant false
  %0:2 = bufferization.dealloc (%alloc, %arg1, %alloc : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%arg0, %false, %false) retain (%arg1, %arg2 : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT: func.func @case20(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) -> (i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false, %false : i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: }
