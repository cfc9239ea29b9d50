// RUN: mlir-opt %s --split-input-file --generate-runtime-verification --allow-unregistered-dialect | FileCheck %s
// NO-GENERIC: messages quote ops in the form in which ops are printed.

func.func @load(%m: memref<4x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x?xf32> loc("in":1:1)
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @load(%[[ARG0:[^ ]+]]: memref<4x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sge, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<4x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi sge, %[[ARG2]], %[[C0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[DIM]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[V3]], %[[V4]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : i1
// CHECK-NEXT:     cf.assert %[[V6]], "ERROR: Runtime op verification failed\0A%[[V0]] = memref.load %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<4x?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[V7:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<4x?xf32>
// CHECK-NEXT:     return %[[V7]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @store(%m: memref<4x?xf32>, %i: index, %j: index, %v: f32)  {
  memref.store %v, %m[%i, %j] : memref<4x?xf32> loc("in":1:1)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @store(%[[ARG0:[^ ]+]]: memref<4x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sge, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<4x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi sge, %[[ARG2]], %[[C0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[DIM]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[V3]], %[[V4]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V2]], %[[V5]] : i1
// CHECK-NEXT:     cf.assert %[[V6]], "ERROR: Runtime op verification failed\0Amemref.store %[[ARG3]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<4x?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<4x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @load0(%m: memref<f32>, %v: f32) {
  %0 = memref.load %m[] : memref<f32> loc("in":1:1)
  memref.store %0, %m[] : memref<f32> loc("in":2:1)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @load0(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ARG0]][] : memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @al(%m: memref<?xf32>) {
  %a = memref.assume_alignment %m, 16 : memref<?xf32> loc("in":1:1)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @al(%[[ARG0:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[INTPTR:[^ ]+]] = memref.extract_aligned_pointer_as_index %[[ARG0]] : memref<?xf32> -> index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.remui %[[INTPTR]], %[[C16]] : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C0]] : index
// CHECK-NEXT:     cf.assert %[[V1]], "ERROR: Runtime op verification failed\0A%[[ASSUME_ALIGN:[^ ]+]] = memref.assume_alignment %[[ARG0]], 16 : memref<?xf32>\0A^ memref is not aligned to 16\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[ASSUME_ALIGN]] = memref.assume_alignment %[[ARG0]], 16 : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%m: memref<?x?xf32>, %n: memref<*xf32>, %k: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.cast %m : memref<?x?xf32> to memref<4x?xf32> loc("in":1:1)
  %1 = memref.cast %n : memref<*xf32> to memref<4x?xf32> loc("in":2:1)
  %2 = memref.cast %k : memref<?xf32, strided<[?], offset: ?>> to memref<3xf32, strided<[2], offset: 1>> loc("in":3:1)
  %3 = memref.cast %k : memref<?xf32, strided<[?], offset: ?>> to memref<*xf32> loc("in":4:1)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: memref<*xf32>, %[[ARG2:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C4]] : index
// CHECK-NEXT:     cf.assert %[[V0]], "ERROR: Runtime op verification failed\0A%[[CAST]] = memref.cast %[[ARG0]] : memref<?x?xf32> to memref<4x?xf32>\0A^ size mismatch of dim 0\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[OFFSET]], %[[C0_0]] : index
// CHECK-NEXT:     cf.assert %[[V1]], "ERROR: Runtime op verification failed\0A%[[CAST]] = memref.cast %[[ARG0]] : memref<?x?xf32> to memref<4x?xf32>\0A^ offset mismatch\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[STRIDES]]#1, %[[C1]] : index
// CHECK-NEXT:     cf.assert %[[V2]], "ERROR: Runtime op verification failed\0A%[[CAST]] = memref.cast %[[ARG0]] : memref<?x?xf32> to memref<4x?xf32>\0A^ stride mismatch of dim 1\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = memref.cast %[[ARG0]] : memref<?x?xf32> to memref<4x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.rank %[[ARG1]] : memref<*xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[V3]], %[[C2]] : index
// CHECK-NEXT:     cf.assert %[[V4]], "ERROR: Runtime op verification failed\0A%[[CAST_0:[^ ]+]] = memref.cast %[[ARG1]] : memref<*xf32> to memref<4x?xf32>\0A^ rank mismatch\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[CAST_2:[^ ]+]] = memref.cast %[[ARG1]] : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_3:[^ ]+]], %[[OFFSET_4:[^ ]+]], %[[SIZES_5:[^ ]+]]:2, %[[STRIDES_6:[^ ]+]]:2 = memref.extract_strided_metadata %[[CAST_2]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_7]] : memref<*xf32>
// CHECK-NEXT:     %[[C4_9:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[DIM_8]], %[[C4_9]] : index
// CHECK-NEXT:     cf.assert %[[V5]], "ERROR: Runtime op verification failed\0A%[[CAST_0]] = memref.cast %[[ARG1]] : memref<*xf32> to memref<4x?xf32>\0A^ size mismatch of dim 0\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[C0_10:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[OFFSET_4]], %[[C0_10]] : index
// CHECK-NEXT:     cf.assert %[[V6]], "ERROR: Runtime op verification failed\0A%[[CAST_0]] = memref.cast %[[ARG1]] : memref<*xf32> to memref<4x?xf32>\0A^ offset mismatch\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[C1_11:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi eq, %[[STRIDES_6]]#1, %[[C1_11]] : index
// CHECK-NEXT:     cf.assert %[[V7]], "ERROR: Runtime op verification failed\0A%[[CAST_0]] = memref.cast %[[ARG1]] : memref<*xf32> to memref<4x?xf32>\0A^ stride mismatch of dim 1\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[CAST_12:[^ ]+]] = memref.cast %[[ARG1]] : memref<*xf32> to memref<4x?xf32>
// CHECK-NEXT:     %[[CAST_13:[^ ]+]] = memref.cast %[[ARG2]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER_14:[^ ]+]], %[[OFFSET_15:[^ ]+]], %[[SIZES_16:[^ ]+]], %[[STRIDES_17:[^ ]+]] = memref.extract_strided_metadata %[[CAST_13]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
// CHECK-NEXT:     %[[C0_18:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_19:[^ ]+]] = memref.dim %[[ARG2]], %[[C0_18]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi eq, %[[DIM_19]], %[[C3]] : index
// CHECK-NEXT:     cf.assert %[[V8]], "ERROR: Runtime op verification failed\0A%[[CAST_1]] = memref.cast %[[ARG2]] : memref<?xf32, strided<[?], offset: ?>> to memref<3xf32, strided<[2], offset: 1>>\0A^ size mismatch of dim 0\0ALocation: loc(\22in\22:3:1)"
// CHECK-NEXT:     %[[C1_20:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi eq, %[[OFFSET_15]], %[[C1_20]] : index
// CHECK-NEXT:     cf.assert %[[V9]], "ERROR: Runtime op verification failed\0A%[[CAST_1]] = memref.cast %[[ARG2]] : memref<?xf32, strided<[?], offset: ?>> to memref<3xf32, strided<[2], offset: 1>>\0A^ offset mismatch\0ALocation: loc(\22in\22:3:1)"
// CHECK-NEXT:     %[[C2_21:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi eq, %[[STRIDES_17]], %[[C2_21]] : index
// CHECK-NEXT:     cf.assert %[[V10]], "ERROR: Runtime op verification failed\0A%[[CAST_1]] = memref.cast %[[ARG2]] : memref<?xf32, strided<[?], offset: ?>> to memref<3xf32, strided<[2], offset: 1>>\0A^ stride mismatch of dim 0\0ALocation: loc(\22in\22:3:1)"
// CHECK-NEXT:     %[[CAST_22:[^ ]+]] = memref.cast %[[ARG2]] : memref<?xf32, strided<[?], offset: ?>> to memref<3xf32, strided<[2], offset: 1>>
// CHECK-NEXT:     %[[CAST_23:[^ ]+]] = memref.cast %[[ARG2]] : memref<?xf32, strided<[?], offset: ?>> to memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copy(%m: memref<?x4xf32>, %n: memref<4x4xf32>, %o: memref<?x?xf32>, %p: memref<*xf32>, %q: memref<f32>, %r: memref<f32>, %s: memref<4x4xf32>) {
  memref.copy %m, %n : memref<?x4xf32> to memref<4x4xf32> loc("in":1:1)
  memref.copy %m, %o : memref<?x4xf32> to memref<?x?xf32> loc("in":2:1)
  memref.copy %s, %n : memref<4x4xf32> to memref<4x4xf32> loc("in":3:1)
  memref.copy %q, %r : memref<f32> to memref<f32> loc("in":4:1)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy(%[[ARG0:[^ ]+]]: memref<?x4xf32>, %[[ARG1:[^ ]+]]: memref<4x4xf32>, %[[ARG2:[^ ]+]]: memref<?x?xf32>, %[[ARG3:[^ ]+]]: memref<*xf32>, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: memref<f32>, %[[ARG6:[^ ]+]]: memref<4x4xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x4xf32>
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C4]] : index
// CHECK-NEXT:     cf.assert %[[V0]], "ERROR: Runtime op verification failed\0Amemref.copy %[[ARG0]], %[[ARG1]] : memref<?x4xf32> to memref<4x4xf32>\0A^ size of 0-th source/target dim does not match\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ARG1]] : memref<?x4xf32> to memref<4x4xf32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_0]] : memref<?x4xf32>
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = memref.dim %[[ARG2]], %[[C0_2]] : memref<?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[DIM_1]], %[[DIM_3]] : index
// CHECK-NEXT:     cf.assert %[[V1]], "ERROR: Runtime op verification failed\0Amemref.copy %[[ARG0]], %[[ARG2]] : memref<?x4xf32> to memref<?x?xf32>\0A^ size of 0-th source/target dim does not match\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[C4_4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = memref.dim %[[ARG2]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[C4_4]], %[[DIM_5]] : index
// CHECK-NEXT:     cf.assert %[[V2]], "ERROR: Runtime op verification failed\0Amemref.copy %[[ARG0]], %[[ARG2]] : memref<?x4xf32> to memref<?x?xf32>\0A^ size of 1-th source/target dim does not match\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ARG2]] : memref<?x4xf32> to memref<?x?xf32>
// CHECK-NEXT:     memref.copy %[[ARG6]], %[[ARG1]] : memref<4x4xf32> to memref<4x4xf32>
// CHECK-NEXT:     memref.copy %[[ARG4]], %[[ARG5]] : memref<f32> to memref<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim(%m: memref<?x4xf32>, %n: memref<*xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<?x4xf32> loc("in":1:1)
  %1 = memref.dim %n, %i : memref<*xf32> loc("in":2:1)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%[[ARG0:[^ ]+]]: memref<?x4xf32>, %[[ARG1:[^ ]+]]: memref<*xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.rank %[[ARG0]] : memref<?x4xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sge, %[[ARG2]], %[[C0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[V0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.andi %[[V1]], %[[V2]] : i1
// CHECK-NEXT:     cf.assert %[[V3]], "ERROR: Runtime op verification failed\0A%[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[ARG2]] : memref<?x4xf32>\0A^ index is out of bounds\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[DIM]] = memref.dim %[[ARG0]], %[[ARG2]] : memref<?x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.rank %[[ARG1]] : memref<*xf32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi sge, %[[ARG2]], %[[C0_0]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi slt, %[[ARG2]], %[[V4]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[V5]], %[[V6]] : i1
// CHECK-NEXT:     cf.assert %[[V7]], "ERROR: Runtime op verification failed\0A%[[DIM_0:[^ ]+]] = memref.dim %[[ARG1]], %[[ARG2]] : memref<*xf32>\0A^ index is out of bounds\0ALocation: loc(\22in\22:2:1)"
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG1]], %[[ARG2]] : memref<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand(%m: memref<?x4xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 5, 2, 2] : memref<?x4xf32> into memref<?x5x2x2xf32> loc("in":1:1)
  %1 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand(%[[ARG0:[^ ]+]]: memref<?x4xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x4xf32>
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.remsi %[[DIM]], %[[C5]] : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[V0]], %[[C0_0]] : index
// CHECK-NEXT:     cf.assert %[[V1]], "ERROR: Runtime op verification failed\0A%[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[ARG1]], 5, 2, 2] : memref<?x4xf32> into memref<?x5x2x2xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x4xf32>
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.remsi %[[DIM_1]], %[[C4]] : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[V2]], %[[C0_2]] : index
// CHECK-NEXT:     cf.assert %[[V3]], "ERROR: Runtime op verification failed\0A%[[EXPAND_SHAPE]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[ARG1]], 5, 2, 2] : memref<?x4xf32> into memref<?x5x2x2xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[EXPAND_SHAPE]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[ARG1]], 5, 2, 2] : memref<?x4xf32> into memref<?x5x2x2xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<?x4xf32> into memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @generic(%m: memref<?xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%o: f32):
    memref.atomic_yield %o : f32
  } loc("in":1:1)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @generic(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_0]] : memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sge, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[DIM]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     cf.assert %[[V2]], "ERROR: Runtime op verification failed\0A%[[V0]] = memref.generic_atomic_rmw %[[ARG0]][%[[ARG1]]] : memref<?xf32> {...}\0A^ out-of-bounds access\0ALocation: loc(\22in\22:1:1)"
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.generic_atomic_rmw %[[ARG0]][%[[ARG1]]] : memref<?xf32> {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: f32):
// CHECK-NEXT:       memref.atomic_yield %[[ARG2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
