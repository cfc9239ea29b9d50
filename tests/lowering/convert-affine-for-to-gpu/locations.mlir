// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu))" --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func @tiles(%a: memref<64x96xf32>, %s: index) {
  affine.for %i = 0 to 64 step 16 {
    affine.for %j = 0 to 8 {
      %v = affine.load %a[%i, %j] : memref<64x96xf32>
      affine.store %v, %a[%i, %j] : memref<64x96xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @tiles(%[[ARG0:[^ ]+]]: memref<64x96xf32> loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":3:18), %[[ARG1:[^ ]+]]: index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":3:41)) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":4:3)
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":4:3)
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[C64]], %[[C0]] : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":4:3)
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":4:3)
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.ceildivsi %[[V0]], %[[C16]] : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":4:3)
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":5:5)
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":5:5)
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[C8]], %[[C0_0]] : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":5:5)
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":5:5)
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":4:3)
// CHECK-NEXT:     gpu.launch blocks(%[[ARG2:[^ ]+]], %[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) in (%[[ARG8:[^ ]+]] = %[[V1]], %[[ARG9:[^ ]+]] = %[[C1_1]], %[[ARG10:[^ ]+]] = %[[C1_1]]) threads(%[[ARG5:[^ ]+]], %[[ARG6:[^ ]+]], %[[ARG7:[^ ]+]]) in (%[[ARG11:[^ ]+]] = %[[V2]], %[[ARG12:[^ ]+]] = %[[C1_1]], %[[ARG13:[^ ]+]] = %[[C1_1]]) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[C16]], %[[ARG2]] : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":4:3)
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[C0]], %[[V3]] : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":4:3)
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[C0_0]], %[[ARG5]] : index loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":4:3)
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG0]][%[[V4]], %[[V5]]] : memref<64x96xf32> loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":6:12)
// CHECK-NEXT:       affine.store %[[V6]], %[[ARG0]][%[[V4]], %[[V5]]] : memref<64x96xf32> loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":7:7)
// CHECK-NEXT:       gpu.terminator loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":5:5)
// CHECK-NEXT:     } loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":4:3)
// CHECK-NEXT:     return loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":10:3)
// CHECK-NEXT:   } loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":3:1)
// CHECK-NEXT: } loc("tests/lowering/convert-affine-for-to-gpu/locations.mlir":0:0)
