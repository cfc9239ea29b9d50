// ORACLE: differs (scalars-of-tosa-among-tensors)
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @shift_not_known(%a: tensor<5x1xi32>, %b: tensor<?x1xi32>, %s: tensor<1xi8>) -> tensor<5x1xi32> {
  %0 = tosa.mul %a, %b, %s : (tensor<5x1xi32>, tensor<?x1xi32>, tensor<1xi8>) -> tensor<5x1xi32>
  return %0 : tensor<5x1xi32>
}

func.func @zero_not_known(%a: tensor<7x?xi16>, %z: tensor<1xi16>) -> tensor<7x?xi16> {
  %0 = tosa.negate %a, %z, %z : (tensor<7x?xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<7x?xi16>
  return %0 : tensor<7x?xi16>
}

// CHECK: #map = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @shift_not_known(%[[ARG0:[^ ]+]]: tensor<5x1xi32>, %[[ARG1:[^ ]+]]: tensor<?x1xi32>, %[[ARG2:[^ ]+]]: tensor<1xi8>) -> tensor<5x1xi32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x1xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (tensor<?x1xi32>) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = tensor.empty() : tensor<5x1xi32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]] : tensor<?x1xi32>) outs(%[[V4]] : tensor<5x1xi32>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:         linalg.yield %[[IN]] : i32
// CHECK-NEXT:       } -> tensor<5x1xi32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = tensor.cast %[[V5]] : tensor<5x1xi32> to tensor<?x1xi32>
// CHECK-NEXT:       scf.yield %[[CAST]] : tensor<?x1xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<?x1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<5x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[V1]], %[[ARG2]] : tensor<5x1xi32>, tensor<?x1xi32>, tensor<1xi8>) outs(%[[V2]] : tensor<5x1xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i32, %[[IN_0:[^ ]+]]: i32, %[[IN_1:[^ ]+]]: i8, %[[OUT]]: i32):
// CHECK-NEXT:       %[[V4]] = tosa.apply_scale %[[IN]], %[[IN_0]], %[[IN_1]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       linalg.yield %[[V4]] : i32
// CHECK-NEXT:     } -> tensor<5x1xi32>
// CHECK-NEXT:     return %[[V3]] : tensor<5x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @zero_not_known(%[[ARG0:[^ ]+]]: tensor<7x?xi16>, %[[ARG1:[^ ]+]]: tensor<1xi16>) -> tensor<7x?xi16> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<7x?xi16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<7x?xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG1]] : tensor<7x?xi16>, tensor<1xi16>, tensor<1xi16>) outs(%[[V0]] : tensor<7x?xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i16, %[[IN_0:[^ ]+]]: i16, %[[IN_1:[^ ]+]]: i16, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_0]] : i16 to i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_1]] : i16 to i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extsi %[[IN]] : i16 to i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:       %[[C_32768_I64:[^ ]+]] = arith.constant -32768 : i64
// CHECK-NEXT:       %[[C32767_I64:[^ ]+]] = arith.constant 32767 : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxsi %[[C_32768_I64]], %[[V6]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[C32767_I64]], %[[V7]] : i64
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.trunci %[[V8]] : i64 to i16
// CHECK-NEXT:       linalg.yield %[[V9]] : i16
// CHECK-NEXT:     } -> tensor<7x?xi16>
// CHECK-NEXT:     return %[[V1]] : tensor<7x?xi16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
