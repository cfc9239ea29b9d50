// RUN: mlir-opt %s --generate-runtime-verification | FileCheck %s

// NO-GENERIC: messages show structured ops as they are printed, those with a region up to it.

#same = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>) {
  linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel"]} ins(%a : memref<?xi32>) outs(%b : memref<?xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: memref<?xi32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xi32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_0]] : memref<?xi32>
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = index.cmp slt(%[[C0_3]], %[[DIM]])
// CHECK-NEXT:     scf.if %[[V0]] {
// CHECK-NEXT:       %[[V1:[^ ]+]] = index.sub %[[DIM]], %[[C1]]
// CHECK-NEXT:       %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = index.mins %[[V1]], %[[C0_4]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = index.cmp sge(%[[V2]], %[[C0_2]])
// CHECK-NEXT:       cf.assert %[[V3]], "ERROR: Runtime op verification failed\0Alinalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\22parallel\22]} ins(%[[ARG0]] : memref<?xi32>) outs(%[[ARG1]] : memref<?xi32>) {...}\0A^ unexpected negative result on dimension #0 of input/output operand #0\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg-whole-text.mlir\22:7:3)"
// CHECK-NEXT:       %[[V4:[^ ]+]] = index.maxs %[[V1]], %[[C0_4]]
// CHECK-NEXT:       %[[V5:[^ ]+]] = index.add %[[V4]], %[[C1]]
// CHECK-NEXT:       %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_6:[^ ]+]] = memref.dim %[[ARG0]], %[[C0_5]] : memref<?xi32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = index.cmp eq(%[[V5]], %[[DIM_6]])
// CHECK-NEXT:       cf.assert %[[V6]], "ERROR: Runtime op verification failed\0Alinalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\22parallel\22]} ins(%[[ARG0]] : memref<?xi32>) outs(%[[ARG1]] : memref<?xi32>) {...}\0A^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg-whole-text.mlir\22:7:3)"
// CHECK-NEXT:       %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = index.mins %[[V1]], %[[C0_7]]
// CHECK-NEXT:       %[[V8:[^ ]+]] = index.cmp sge(%[[V7]], %[[C0_2]])
// CHECK-NEXT:       cf.assert %[[V8]], "ERROR: Runtime op verification failed\0Alinalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\22parallel\22]} ins(%[[ARG0]] : memref<?xi32>) outs(%[[ARG1]] : memref<?xi32>) {...}\0A^ unexpected negative result on dimension #0 of input/output operand #1\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg-whole-text.mlir\22:7:3)"
// CHECK-NEXT:       %[[V9:[^ ]+]] = index.maxs %[[V1]], %[[C0_7]]
// CHECK-NEXT:       %[[V10:[^ ]+]] = index.add %[[V9]], %[[C1]]
// CHECK-NEXT:       %[[C0_8:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_9:[^ ]+]] = memref.dim %[[ARG1]], %[[C0_8]] : memref<?xi32>
// CHECK-NEXT:       %[[V11:[^ ]+]] = index.cmp eq(%[[V10]], %[[DIM_9]])
// CHECK-NEXT:       cf.assert %[[V11]], "ERROR: Runtime op verification failed\0Alinalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\22parallel\22]} ins(%[[ARG0]] : memref<?xi32>) outs(%[[ARG1]] : memref<?xi32>) {...}\0A^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size\0ALocation: loc(\22tests/passes/generate-runtime-verification/linalg-whole-text.mlir\22:7:3)"
// CHECK-NEXT:     }
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : memref<?xi32>) outs(%[[ARG1]] : memref<?xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       linalg.yield %[[IN]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
