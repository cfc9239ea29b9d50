// RUN: mlir-opt %s --split-input-file --generate-runtime-verification='verbose-level=0' | FileCheck %s

// Structured ops access their operands within their shapes in the first iteration and in the last,
// where there are any.

func.func @product(%a: tensor<?x8xf32>, %b: tensor<?x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<?x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @product(%[[ARG0:[^ ]+]]: tensor<?x8xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x8xf32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1_3]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_6:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = index.cmp slt(%[[C0_7]], %[[DIM]])
// CHECK-NEXT:     %[[C0_8:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = index.cmp slt(%[[C0_8]], %[[DIM_2]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     %[[C0_9:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = index.cmp slt(%[[C0_9]], %[[C8]])
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.andi %[[V2]], %[[V3]] : i1
// CHECK-NEXT:     scf.if %[[V4]] {
// CHECK-NEXT:       %[[V6:[^ ]+]] = index.sub %[[DIM]], %[[C1_6]]
// CHECK-NEXT:       %[[V7:[^ ]+]] = index.sub %[[DIM_2]], %[[C1_6]]
// CHECK-NEXT:       %[[C8_10:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:       %[[IDX7:[^ ]+]] = index.constant 7
// CHECK-NEXT:       %[[C0_11:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = index.mins %[[V6]], %[[C0_11]]
// CHECK-NEXT:       %[[V9:[^ ]+]] = index.cmp sge(%[[V8]], %[[C0_5]])
// CHECK-NEXT:       cf.assert %[[V9]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[V10:[^ ]+]] = index.maxs %[[V6]], %[[C0_11]]
// CHECK-NEXT:       %[[V11:[^ ]+]] = index.add %[[V10]], %[[C1_6]]
// CHECK-NEXT:       %[[C0_12:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_13:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_12]] : tensor<?x8xf32>
// CHECK-NEXT:       %[[V12:[^ ]+]] = index.cmp eq(%[[V11]], %[[DIM_13]])
// CHECK-NEXT:       cf.assert %[[V12]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[C0_14:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:       %[[IDX0:[^ ]+]] = index.constant 0
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[IDX7_15:[^ ]+]] = index.constant 7
// CHECK-NEXT:       %[[IDX8:[^ ]+]] = index.constant 8
// CHECK-NEXT:       %[[C1_16:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C8_17:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:       %[[TRUE_18:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_18]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[C0_19:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C7_20:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:       %[[IDX0_21:[^ ]+]] = index.constant 0
// CHECK-NEXT:       %[[TRUE_22:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_22]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[IDX7_23:[^ ]+]] = index.constant 7
// CHECK-NEXT:       %[[IDX8_24:[^ ]+]] = index.constant 8
// CHECK-NEXT:       %[[C0_25:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_26:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_25]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[V13:[^ ]+]] = index.cmp eq(%[[IDX8_24]], %[[DIM_26]])
// CHECK-NEXT:       cf.assert %[[V13]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[C0_27:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = index.mins %[[V7]], %[[C0_27]]
// CHECK-NEXT:       %[[V15:[^ ]+]] = index.cmp sge(%[[V14]], %[[C0_5]])
// CHECK-NEXT:       cf.assert %[[V15]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[V16:[^ ]+]] = index.maxs %[[V7]], %[[C0_27]]
// CHECK-NEXT:       %[[V17:[^ ]+]] = index.add %[[V16]], %[[C1_6]]
// CHECK-NEXT:       %[[C1_28:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_29:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_28]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[V18:[^ ]+]] = index.cmp eq(%[[V17]], %[[DIM_29]])
// CHECK-NEXT:       cf.assert %[[V18]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[C0_30:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V19:[^ ]+]] = index.mins %[[V6]], %[[C0_30]]
// CHECK-NEXT:       %[[V20:[^ ]+]] = index.cmp sge(%[[V19]], %[[C0_5]])
// CHECK-NEXT:       cf.assert %[[V20]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #2\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[V21:[^ ]+]] = index.maxs %[[V6]], %[[C0_30]]
// CHECK-NEXT:       %[[V22:[^ ]+]] = index.add %[[V21]], %[[C1_6]]
// CHECK-NEXT:       %[[C0_31:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V23:[^ ]+]] = index.cmp eq(%[[V22]], %[[C4]])
// CHECK-NEXT:       cf.assert %[[V23]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[C0_32:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V24:[^ ]+]] = index.mins %[[V7]], %[[C0_32]]
// CHECK-NEXT:       %[[V25:[^ ]+]] = index.cmp sge(%[[V24]], %[[C0_5]])
// CHECK-NEXT:       cf.assert %[[V25]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #2\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:       %[[V26:[^ ]+]] = index.maxs %[[V7]], %[[C0_32]]
// CHECK-NEXT:       %[[V27:[^ ]+]] = index.add %[[V26]], %[[C1_6]]
// CHECK-NEXT:       %[[C1_33:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_34:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1_33]] : tensor<4x?xf32>
// CHECK-NEXT:       %[[V28:[^ ]+]] = index.cmp eq(%[[V27]], %[[DIM_34]])
// CHECK-NEXT:       cf.assert %[[V28]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:7:8)"
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.matmul ins(%[[ARG0]], %[[ARG1]] : tensor<?x8xf32>, tensor<?x?xf32>) outs(%[[ARG2]] : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     return %[[V5]] : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Where a map is more than a dimension, what it comes to is no more than the size.

func.func @window(%a: memref<?xf32>, %b: memref<3xf32>, %c: memref<?xf32>) {
  linalg.conv_1d ins(%a, %b : memref<?xf32>, memref<3xf32>) outs(%c : memref<?xf32>)
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @window(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<3xf32>, %[[ARG2:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG2]], %[[C0_0]] : memref<?xf32>
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = index.cmp slt(%[[C0_3]], %[[DIM_1]])
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = index.cmp slt(%[[C0_4]], %[[C3]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = index.sub %[[DIM_1]], %[[C1]]
// CHECK-NEXT:       %[[C3_5:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:       %[[IDX2:[^ ]+]] = index.constant 2
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map()[%[[V3]]]
// CHECK-NEXT:       %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = index.mins %[[V4]], %[[C0_6]]
// CHECK-NEXT:       %[[V6:[^ ]+]] = index.cmp sge(%[[V5]], %[[C0_2]])
// CHECK-NEXT:       cf.assert %[[V6]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:110:3)"
// CHECK-NEXT:       %[[V7:[^ ]+]] = index.maxs %[[V4]], %[[C0_6]]
// CHECK-NEXT:       %[[V8:[^ ]+]] = index.add %[[V7]], %[[C1]]
// CHECK-NEXT:       %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_8:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_7]] : memref<?xf32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = index.cmp sle(%[[V8]], %[[DIM_8]])
// CHECK-NEXT:       cf.assert %[[V9]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:110:3)"
// CHECK-NEXT:       %[[C0_9:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:       %[[IDX0:[^ ]+]] = index.constant 0
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:110:3)"
// CHECK-NEXT:       %[[IDX2_10:[^ ]+]] = index.constant 2
// CHECK-NEXT:       %[[IDX3:[^ ]+]] = index.constant 3
// CHECK-NEXT:       %[[C0_11:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C3_12:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:       %[[TRUE_13:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_13]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:110:3)"
// CHECK-NEXT:       %[[C0_14:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = index.mins %[[V3]], %[[C0_14]]
// CHECK-NEXT:       %[[V11:[^ ]+]] = index.cmp sge(%[[V10]], %[[C0_2]])
// CHECK-NEXT:       cf.assert %[[V11]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #2\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:110:3)"
// CHECK-NEXT:       %[[V12:[^ ]+]] = index.maxs %[[V3]], %[[C0_14]]
// CHECK-NEXT:       %[[V13:[^ ]+]] = index.add %[[V12]], %[[C1]]
// CHECK-NEXT:       %[[C0_15:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_16:[^ ]+]] = memref.dim %[[ARG2]], %[[C0_15]] : memref<?xf32>
// CHECK-NEXT:       %[[V14:[^ ]+]] = index.cmp eq(%[[V13]], %[[DIM_16]])
// CHECK-NEXT:       cf.assert %[[V14]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:110:3)"
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.conv_1d ins(%[[ARG0]], %[[ARG1]] : memref<?xf32>, memref<3xf32>) outs(%[[ARG2]] : memref<?xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Places may go down.

#down = affine_map<(d0) -> (7 - d0)>
#same = affine_map<(d0) -> (d0)>
func.func @down(%a: memref<8xi32>, %b: memref<?xi32>) {
  linalg.generic {indexing_maps = [#down, #same], iterator_types = ["parallel"]} ins(%a : memref<8xi32>) outs(%b : memref<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    %0 = arith.addi %x, %y : i32
    linalg.yield %0 : i32
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (-s0 + 7)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (-d0 + 7)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @down(%[[ARG0:[^ ]+]]: memref<8xi32>, %[[ARG1:[^ ]+]]: memref<?xi32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xi32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = index.cmp slt(%[[C0_1]], %[[DIM]])
// CHECK-NEXT:     scf.if %[[V0]] {
// CHECK-NEXT:       %[[V1:[^ ]+]] = index.sub %[[DIM]], %[[C1]]
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map()[%[[V1]]]
// CHECK-NEXT:       %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = index.mins %[[V2]], %[[C7]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = index.cmp sge(%[[V3]], %[[C0_0]])
// CHECK-NEXT:       cf.assert %[[V4]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:178:3)"
// CHECK-NEXT:       %[[V5:[^ ]+]] = index.maxs %[[V2]], %[[C7]]
// CHECK-NEXT:       %[[V6:[^ ]+]] = index.add %[[V5]], %[[C1]]
// CHECK-NEXT:       %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = index.cmp sle(%[[V6]], %[[C8]])
// CHECK-NEXT:       cf.assert %[[V7]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:178:3)"
// CHECK-NEXT:       %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = index.mins %[[V1]], %[[C0_3]]
// CHECK-NEXT:       %[[V9:[^ ]+]] = index.cmp sge(%[[V8]], %[[C0_0]])
// CHECK-NEXT:       cf.assert %[[V9]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:178:3)"
// CHECK-NEXT:       %[[V10:[^ ]+]] = index.maxs %[[V1]], %[[C0_3]]
// CHECK-NEXT:       %[[V11:[^ ]+]] = index.add %[[V10]], %[[C1]]
// CHECK-NEXT:       %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_5:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_4]] : memref<?xi32>
// CHECK-NEXT:       %[[V12:[^ ]+]] = index.cmp eq(%[[V11]], %[[DIM_5]])
// CHECK-NEXT:       cf.assert %[[V12]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:178:3)"
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%[[ARG0]] : memref<8xi32>) outs(%[[ARG1]] : memref<?xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V1]] = arith.addi %[[IN]], %[[OUT]] : i32
// CHECK-NEXT:       linalg.yield %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Scalars have no places, and ops without loops no checks.

func.func @scalars(%s: f32, %a: tensor<2x?xf32>, %m: memref<f32>, %n: memref<f32>) -> tensor<2x?xf32> {
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<2x?xf32>) -> tensor<2x?xf32>
  linalg.copy ins(%m : memref<f32>) outs(%n : memref<f32>)
  return %0 : tensor<2x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalars(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: tensor<2x?xf32>, %[[ARG2:[^ ]+]]: memref<f32>, %[[ARG3:[^ ]+]]: memref<f32>) -> tensor<2x?xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<2x?xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = index.cmp slt(%[[C0_1]], %[[C2]])
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = index.cmp slt(%[[C0_2]], %[[DIM]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:       %[[C2_5:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:       %[[IDX1:[^ ]+]] = index.constant 1
// CHECK-NEXT:       %[[V4:[^ ]+]] = index.sub %[[DIM]], %[[C1_0]]
// CHECK-NEXT:       %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C1_7:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[IDX0:[^ ]+]] = index.constant 0
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:235:8)"
// CHECK-NEXT:       %[[IDX1_8:[^ ]+]] = index.constant 1
// CHECK-NEXT:       %[[IDX2:[^ ]+]] = index.constant 2
// CHECK-NEXT:       %[[C0_9:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C2_10:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:       %[[TRUE_11:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_11]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:235:8)"
// CHECK-NEXT:       %[[C0_12:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = index.mins %[[V4]], %[[C0_12]]
// CHECK-NEXT:       %[[V6:[^ ]+]] = index.cmp sge(%[[V5]], %[[C0]])
// CHECK-NEXT:       cf.assert %[[V6]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:235:8)"
// CHECK-NEXT:       %[[V7:[^ ]+]] = index.maxs %[[V4]], %[[C0_12]]
// CHECK-NEXT:       %[[V8:[^ ]+]] = index.add %[[V7]], %[[C1_0]]
// CHECK-NEXT:       %[[C1_13:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_14:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_13]] : tensor<2x?xf32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = index.cmp eq(%[[V8]], %[[DIM_14]])
// CHECK-NEXT:       cf.assert %[[V9]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:235:8)"
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[ARG1]] : tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     linalg.copy ins(%[[ARG2]] : memref<f32>) outs(%[[ARG3]] : memref<f32>)
// CHECK-NEXT:     return %[[V3]] : tensor<2x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other ops are checked in the same function, and those in loops.

func.func @others(%a: memref<?x5xf32>, %b: memref<?xf32>, %i: index, %n: index) {
  scf.for %k = %i to %n step %i {
    %0 = memref.load %b[%k] : memref<?xf32>
    linalg.reduce { arith.addf } ins(%a : memref<?x5xf32>) outs(%b : memref<?xf32>) dimensions = [1]
    linalg.transpose ins(%a : memref<?x5xf32>) outs(%a : memref<?x5xf32>) permutation = [0, 1]
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%[[ARG0:[^ ]+]]: memref<?x5xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[ARG2]] to %[[ARG3]] step %[[ARG2]] {
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_0]] : memref<?xf32>
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.cmpi sge, %[[ARG4]], %[[C0]] : index
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG4]], %[[DIM]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:       cf.assert %[[V2]], "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:292:10)"
// CHECK-NEXT:       %[[V3:[^ ]+]] = memref.load %[[ARG1]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_1]] : memref<?x5xf32>
// CHECK-NEXT:       %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_4:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_3]] : memref<?xf32>
// CHECK-NEXT:       %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = index.cmp slt(%[[C0_6]], %[[DIM_2]])
// CHECK-NEXT:       %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = index.cmp slt(%[[C0_7]], %[[C5]])
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.andi %[[V4]], %[[V5]] : i1
// CHECK-NEXT:       scf.if %[[V6]] {
// CHECK-NEXT:         %[[V10:[^ ]+]] = index.sub %[[DIM_2]], %[[C1]]
// CHECK-NEXT:         %[[C5_17:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:         %[[IDX4:[^ ]+]] = index.constant 4
// CHECK-NEXT:         %[[C0_18:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[V11:[^ ]+]] = index.mins %[[V10]], %[[C0_18]]
// CHECK-NEXT:         %[[V12:[^ ]+]] = index.cmp sge(%[[V11]], %[[C0_5]])
// CHECK-NEXT:         cf.assert %[[V12]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:293:5)"
// CHECK-NEXT:         %[[V13:[^ ]+]] = index.maxs %[[V10]], %[[C0_18]]
// CHECK-NEXT:         %[[V14:[^ ]+]] = index.add %[[V13]], %[[C1]]
// CHECK-NEXT:         %[[C0_19:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[DIM_20:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_19]] : memref<?x5xf32>
// CHECK-NEXT:         %[[V15:[^ ]+]] = index.cmp eq(%[[V14]], %[[DIM_20]])
// CHECK-NEXT:         cf.assert %[[V15]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:293:5)"
// CHECK-NEXT:         %[[C0_21:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:         %[[IDX0:[^ ]+]] = index.constant 0
// CHECK-NEXT:         %[[TRUE:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:         cf.assert %[[TRUE]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:293:5)"
// CHECK-NEXT:         %[[IDX4_22:[^ ]+]] = index.constant 4
// CHECK-NEXT:         %[[IDX5:[^ ]+]] = index.constant 5
// CHECK-NEXT:         %[[C1_23:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:         %[[C5_24:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:         %[[TRUE_25:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:         cf.assert %[[TRUE_25]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:293:5)"
// CHECK-NEXT:         %[[C0_26:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[V16:[^ ]+]] = index.mins %[[V10]], %[[C0_26]]
// CHECK-NEXT:         %[[V17:[^ ]+]] = index.cmp sge(%[[V16]], %[[C0_5]])
// CHECK-NEXT:         cf.assert %[[V17]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:293:5)"
// CHECK-NEXT:         %[[V18:[^ ]+]] = index.maxs %[[V10]], %[[C0_26]]
// CHECK-NEXT:         %[[V19:[^ ]+]] = index.add %[[V18]], %[[C1]]
// CHECK-NEXT:         %[[C0_27:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[DIM_28:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_27]] : memref<?xf32>
// CHECK-NEXT:         %[[V20:[^ ]+]] = index.cmp eq(%[[V19]], %[[DIM_28]])
// CHECK-NEXT:         cf.assert %[[V20]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:293:5)"
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.reduce { arith.addf } ins(%[[ARG0]] : memref<?x5xf32>) outs(%[[ARG1]] : memref<?xf32>) dimensions = [1] 
// CHECK-NEXT:       %[[C0_8:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_9:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_8]] : memref<?x5xf32>
// CHECK-NEXT:       %[[C0_10:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_11:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_10]] : memref<?x5xf32>
// CHECK-NEXT:       %[[C0_12:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C1_13:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C0_14:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = index.cmp slt(%[[C0_14]], %[[DIM_9]])
// CHECK-NEXT:       %[[C0_15:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C5_16:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = index.cmp slt(%[[C0_15]], %[[C5_16]])
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.andi %[[V7]], %[[V8]] : i1
// CHECK-NEXT:       scf.if %[[V9]] {
// CHECK-NEXT:         %[[V10]] = index.sub %[[DIM_9]], %[[C1_13]]
// CHECK-NEXT:         %[[C5_17]] = arith.constant 5 : index
// CHECK-NEXT:         %[[IDX4]] = index.constant 4
// CHECK-NEXT:         %[[C0_18]] = arith.constant 0 : index
// CHECK-NEXT:         %[[V11]] = index.mins %[[V10]], %[[C0_18]]
// CHECK-NEXT:         %[[V12]] = index.cmp sge(%[[V11]], %[[C0_12]])
// CHECK-NEXT:         cf.assert %[[V12]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:294:5)"
// CHECK-NEXT:         %[[V13]] = index.maxs %[[V10]], %[[C0_18]]
// CHECK-NEXT:         %[[V14]] = index.add %[[V13]], %[[C1_13]]
// CHECK-NEXT:         %[[C0_19]] = arith.constant 0 : index
// CHECK-NEXT:         %[[DIM_20]] = memref.dim %[[ARG0]], %[[C0_19]] : memref<?x5xf32>
// CHECK-NEXT:         %[[V15]] = index.cmp eq(%[[V14]], %[[DIM_20]])
// CHECK-NEXT:         cf.assert %[[V15]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:294:5)"
// CHECK-NEXT:         %[[C0_21]] = arith.constant 0 : index
// CHECK-NEXT:         %[[C4]] = arith.constant 4 : index
// CHECK-NEXT:         %[[IDX0]] = index.constant 0
// CHECK-NEXT:         %[[TRUE]] = index.bool.constant true
// CHECK-NEXT:         cf.assert %[[TRUE]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:294:5)"
// CHECK-NEXT:         %[[IDX4_22]] = index.constant 4
// CHECK-NEXT:         %[[IDX5]] = index.constant 5
// CHECK-NEXT:         %[[C1_23]] = arith.constant 1 : index
// CHECK-NEXT:         %[[C5_24]] = arith.constant 5 : index
// CHECK-NEXT:         %[[TRUE_25]] = index.bool.constant true
// CHECK-NEXT:         cf.assert %[[TRUE_25]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:294:5)"
// CHECK-NEXT:         %[[C0_26]] = arith.constant 0 : index
// CHECK-NEXT:         %[[V16]] = index.mins %[[V10]], %[[C0_26]]
// CHECK-NEXT:         %[[V17]] = index.cmp sge(%[[V16]], %[[C0_12]])
// CHECK-NEXT:         cf.assert %[[V17]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:294:5)"
// CHECK-NEXT:         %[[V18]] = index.maxs %[[V10]], %[[C0_26]]
// CHECK-NEXT:         %[[V19]] = index.add %[[V18]], %[[C1_13]]
// CHECK-NEXT:         %[[C0_27]] = arith.constant 0 : index
// CHECK-NEXT:         %[[DIM_28]] = memref.dim %[[ARG0]], %[[C0_27]] : memref<?x5xf32>
// CHECK-NEXT:         %[[V20]] = index.cmp eq(%[[V19]], %[[DIM_28]])
// CHECK-NEXT:         cf.assert %[[V20]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:294:5)"
// CHECK-NEXT:         %[[C0_29:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[C4_30:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:         %[[IDX0_31:[^ ]+]] = index.constant 0
// CHECK-NEXT:         %[[TRUE_32:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:         cf.assert %[[TRUE_32]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:294:5)"
// CHECK-NEXT:         %[[IDX4_33:[^ ]+]] = index.constant 4
// CHECK-NEXT:         %[[IDX5_34:[^ ]+]] = index.constant 5
// CHECK-NEXT:         %[[C1_35:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:         %[[C5_36:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:         %[[TRUE_37:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:         cf.assert %[[TRUE_37]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:294:5)"
// CHECK-NEXT:       }
// CHECK-NEXT:       linalg.transpose ins(%[[ARG0]] : memref<?x5xf32>) outs(%[[ARG0]] : memref<?x5xf32>) permutation = [0, 1] 
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#rows = affine_map<(i, j) -> (i)>
#all = affine_map<(i, j) -> (i, j)>
func.func @more(%a: tensor<?xf32>, %b: tensor<?x6xf32>) -> (tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x6xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<?xf32>) outs(%b : tensor<?x6xf32>) dimensions = [1]
  %1 = linalg.map { math.exp } ins(%b : tensor<?x6xf32>) outs(%b : tensor<?x6xf32>)
  %2 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#rows, #all, #all] ins(%a, %b : tensor<?xf32>, tensor<?x6xf32>) outs(%b : tensor<?x6xf32>) -> tensor<?x6xf32>
  return %0, %1, %2 : tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x6xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @more(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<?x6xf32>) -> (tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x6xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_0]] : tensor<?x6xf32>
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = index.cmp slt(%[[C0_3]], %[[DIM]])
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = index.cmp slt(%[[C0_4]], %[[C6]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:       %[[V10:[^ ]+]] = index.sub %[[DIM]], %[[C1]]
// CHECK-NEXT:       %[[C6_25:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:       %[[IDX5:[^ ]+]] = index.constant 5
// CHECK-NEXT:       %[[C0_26:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = index.mins %[[V10]], %[[C0_26]]
// CHECK-NEXT:       %[[V12:[^ ]+]] = index.cmp sge(%[[V11]], %[[C0_2]])
// CHECK-NEXT:       cf.assert %[[V12]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:429:8)"
// CHECK-NEXT:       %[[V13:[^ ]+]] = index.maxs %[[V10]], %[[C0_26]]
// CHECK-NEXT:       %[[V14:[^ ]+]] = index.add %[[V13]], %[[C1]]
// CHECK-NEXT:       %[[C0_27:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_28:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_27]] : tensor<?xf32>
// CHECK-NEXT:       %[[V15:[^ ]+]] = index.cmp eq(%[[V14]], %[[DIM_28]])
// CHECK-NEXT:       cf.assert %[[V15]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:429:8)"
// CHECK-NEXT:       %[[C0_29:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = index.mins %[[V10]], %[[C0_29]]
// CHECK-NEXT:       %[[V17:[^ ]+]] = index.cmp sge(%[[V16]], %[[C0_2]])
// CHECK-NEXT:       cf.assert %[[V17]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:429:8)"
// CHECK-NEXT:       %[[V18:[^ ]+]] = index.maxs %[[V10]], %[[C0_29]]
// CHECK-NEXT:       %[[V19:[^ ]+]] = index.add %[[V18]], %[[C1]]
// CHECK-NEXT:       %[[C0_30:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_31:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_30]] : tensor<?x6xf32>
// CHECK-NEXT:       %[[V20:[^ ]+]] = index.cmp eq(%[[V19]], %[[DIM_31]])
// CHECK-NEXT:       cf.assert %[[V20]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:429:8)"
// CHECK-NEXT:       %[[C0_32:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:       %[[IDX0:[^ ]+]] = index.constant 0
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:429:8)"
// CHECK-NEXT:       %[[IDX5_33:[^ ]+]] = index.constant 5
// CHECK-NEXT:       %[[IDX6:[^ ]+]] = index.constant 6
// CHECK-NEXT:       %[[C1_34:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C6_35:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:       %[[TRUE_36:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_36]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:429:8)"
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[BROADCASTED:[^ ]+]] = linalg.broadcast ins(%[[ARG0]] : tensor<?xf32>) outs(%[[ARG1]] : tensor<?x6xf32>) dimensions = [1] 
// CHECK-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_5]] : tensor<?x6xf32>
// CHECK-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_7]] : tensor<?x6xf32>
// CHECK-NEXT:     %[[C0_9:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_10:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_11:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = index.cmp slt(%[[C0_11]], %[[DIM_6]])
// CHECK-NEXT:     %[[C0_12:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C6_13:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = index.cmp slt(%[[C0_12]], %[[C6_13]])
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[V3]], %[[V4]] : i1
// CHECK-NEXT:     scf.if %[[V5]] {
// CHECK-NEXT:       %[[V10]] = index.sub %[[DIM_6]], %[[C1_10]]
// CHECK-NEXT:       %[[C6_25]] = arith.constant 6 : index
// CHECK-NEXT:       %[[IDX5]] = index.constant 5
// CHECK-NEXT:       %[[C0_26]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V11]] = index.mins %[[V10]], %[[C0_26]]
// CHECK-NEXT:       %[[V12]] = index.cmp sge(%[[V11]], %[[C0_9]])
// CHECK-NEXT:       cf.assert %[[V12]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:430:8)"
// CHECK-NEXT:       %[[V13]] = index.maxs %[[V10]], %[[C0_26]]
// CHECK-NEXT:       %[[V14]] = index.add %[[V13]], %[[C1_10]]
// CHECK-NEXT:       %[[C0_27]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_28]] = tensor.dim %[[ARG1]], %[[C0_27]] : tensor<?x6xf32>
// CHECK-NEXT:       %[[V15]] = index.cmp eq(%[[V14]], %[[DIM_28]])
// CHECK-NEXT:       cf.assert %[[V15]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:430:8)"
// CHECK-NEXT:       %[[C0_29]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C5]] = arith.constant 5 : index
// CHECK-NEXT:       %[[IDX0]] = index.constant 0
// CHECK-NEXT:       %[[TRUE]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:430:8)"
// CHECK-NEXT:       %[[IDX5_30:[^ ]+]] = index.constant 5
// CHECK-NEXT:       %[[IDX6]] = index.constant 6
// CHECK-NEXT:       %[[C1_31:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C6_32:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:       %[[TRUE_33:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_33]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:430:8)"
// CHECK-NEXT:       %[[C0_34:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V16]] = index.mins %[[V10]], %[[C0_34]]
// CHECK-NEXT:       %[[V17]] = index.cmp sge(%[[V16]], %[[C0_9]])
// CHECK-NEXT:       cf.assert %[[V17]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:430:8)"
// CHECK-NEXT:       %[[V18]] = index.maxs %[[V10]], %[[C0_34]]
// CHECK-NEXT:       %[[V19]] = index.add %[[V18]], %[[C1_10]]
// CHECK-NEXT:       %[[C0_35:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_36:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_35]] : tensor<?x6xf32>
// CHECK-NEXT:       %[[V20]] = index.cmp eq(%[[V19]], %[[DIM_36]])
// CHECK-NEXT:       cf.assert %[[V20]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:430:8)"
// CHECK-NEXT:       %[[C0_37:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C5_38:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:       %[[IDX0_39:[^ ]+]] = index.constant 0
// CHECK-NEXT:       %[[TRUE_40:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_40]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:430:8)"
// CHECK-NEXT:       %[[IDX5_41:[^ ]+]] = index.constant 5
// CHECK-NEXT:       %[[IDX6_42:[^ ]+]] = index.constant 6
// CHECK-NEXT:       %[[C1_43:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C6_44:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:       %[[TRUE_45:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_45]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:430:8)"
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[MAPPED:[^ ]+]] = linalg.map { math.exp } ins(%[[ARG1]] : tensor<?x6xf32>) outs(%[[ARG1]] : tensor<?x6xf32>)
// CHECK-NEXT:     %[[C0_14:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_15:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_14]] : tensor<?xf32>
// CHECK-NEXT:     %[[C0_16:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_17:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_16]] : tensor<?x6xf32>
// CHECK-NEXT:     %[[C0_18:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_19:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_18]] : tensor<?x6xf32>
// CHECK-NEXT:     %[[C0_20:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_21:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_22:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = index.cmp slt(%[[C0_22]], %[[DIM_15]])
// CHECK-NEXT:     %[[C0_23:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C6_24:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = index.cmp slt(%[[C0_23]], %[[C6_24]])
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.andi %[[V6]], %[[V7]] : i1
// CHECK-NEXT:     scf.if %[[V8]] {
// CHECK-NEXT:       %[[V10]] = index.sub %[[DIM_15]], %[[C1_21]]
// CHECK-NEXT:       %[[C6_25]] = arith.constant 6 : index
// CHECK-NEXT:       %[[IDX5]] = index.constant 5
// CHECK-NEXT:       %[[C0_26]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V11]] = index.mins %[[V10]], %[[C0_26]]
// CHECK-NEXT:       %[[V12]] = index.cmp sge(%[[V11]], %[[C0_20]])
// CHECK-NEXT:       cf.assert %[[V12]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:431:8)"
// CHECK-NEXT:       %[[V13]] = index.maxs %[[V10]], %[[C0_26]]
// CHECK-NEXT:       %[[V14]] = index.add %[[V13]], %[[C1_21]]
// CHECK-NEXT:       %[[C0_27]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_28]] = tensor.dim %[[ARG0]], %[[C0_27]] : tensor<?xf32>
// CHECK-NEXT:       %[[V15]] = index.cmp eq(%[[V14]], %[[DIM_28]])
// CHECK-NEXT:       cf.assert %[[V15]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:431:8)"
// CHECK-NEXT:       %[[C0_29]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V16]] = index.mins %[[V10]], %[[C0_29]]
// CHECK-NEXT:       %[[V17]] = index.cmp sge(%[[V16]], %[[C0_20]])
// CHECK-NEXT:       cf.assert %[[V17]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:431:8)"
// CHECK-NEXT:       %[[V18]] = index.maxs %[[V10]], %[[C0_29]]
// CHECK-NEXT:       %[[V19]] = index.add %[[V18]], %[[C1_21]]
// CHECK-NEXT:       %[[C0_30]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_31]] = tensor.dim %[[ARG1]], %[[C0_30]] : tensor<?x6xf32>
// CHECK-NEXT:       %[[V20]] = index.cmp eq(%[[V19]], %[[DIM_31]])
// CHECK-NEXT:       cf.assert %[[V20]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:431:8)"
// CHECK-NEXT:       %[[C0_32]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C5]] = arith.constant 5 : index
// CHECK-NEXT:       %[[IDX0]] = index.constant 0
// CHECK-NEXT:       %[[TRUE]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:431:8)"
// CHECK-NEXT:       %[[IDX5_33]] = index.constant 5
// CHECK-NEXT:       %[[IDX6]] = index.constant 6
// CHECK-NEXT:       %[[C1_34]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C6_35]] = arith.constant 6 : index
// CHECK-NEXT:       %[[TRUE_36]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_36]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:431:8)"
// CHECK-NEXT:       %[[C0_37]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = index.mins %[[V10]], %[[C0_37]]
// CHECK-NEXT:       %[[V22:[^ ]+]] = index.cmp sge(%[[V21]], %[[C0_20]])
// CHECK-NEXT:       cf.assert %[[V22]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #0 of input/output operand #2\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:431:8)"
// CHECK-NEXT:       %[[V23:[^ ]+]] = index.maxs %[[V10]], %[[C0_37]]
// CHECK-NEXT:       %[[V24:[^ ]+]] = index.add %[[V23]], %[[C1_21]]
// CHECK-NEXT:       %[[C0_38:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_39:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_38]] : tensor<?x6xf32>
// CHECK-NEXT:       %[[V25:[^ ]+]] = index.cmp eq(%[[V24]], %[[DIM_39]])
// CHECK-NEXT:       cf.assert %[[V25]], "ERROR: Runtime op verification failed\0A^ dimension #0 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:431:8)"
// CHECK-NEXT:       %[[C0_40:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C5_41:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:       %[[IDX0_42:[^ ]+]] = index.constant 0
// CHECK-NEXT:       %[[TRUE_43:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_43]], "ERROR: Runtime op verification failed\0A^ unexpected negative result on dimension #1 of input/output operand #2\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:431:8)"
// CHECK-NEXT:       %[[IDX5_44:[^ ]+]] = index.constant 5
// CHECK-NEXT:       %[[IDX6_45:[^ ]+]] = index.constant 6
// CHECK-NEXT:       %[[C1_46:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C6_47:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:       %[[TRUE_48:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:       cf.assert %[[TRUE_48]], "ERROR: Runtime op verification failed\0A^ dimension #1 of input/output operand #2 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg.mlir\22:431:8)"
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V9:[^ ]+]] = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map1] ins(%[[ARG0]], %[[ARG1]] : tensor<?xf32>, tensor<?x6xf32>) outs(%[[ARG1]] : tensor<?x6xf32>) -> tensor<?x6xf32>
// CHECK-NEXT:     return %[[BROADCASTED]], %[[MAPPED]], %[[V9]] : tensor<?x6xf32>, tensor<?x6xf32>, tensor<?x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
