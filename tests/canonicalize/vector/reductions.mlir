// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @reduction_0d_add(%v: vector<f32>) -> (f32) {
  %r = vector.reduction <add>, %v : vector<f32> into f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction_0d_add(%[[ARG0:[^ ]+]]: vector<f32>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][] : f32 from vector<f32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduction_acc_1_mul(%v: vector<1xf32>, %a: f32) -> (f32) {
  %r = vector.reduction <mul>, %v, %a : vector<1xf32> into f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction_acc_1_mul(%[[ARG0:[^ ]+]]: vector<1xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG1]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduction_fm_1_minnumf(%v: vector<1xf32>, %a: f32) -> (f32) {
  %r = vector.reduction <minnumf>, %v, %a fastmath<nnan,reassoc> : vector<1xf32> into f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction_fm_1_minnumf(%[[ARG0:[^ ]+]]: vector<1xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.minnumf %[[V0]], %[[ARG1]] fastmath<reassoc,nnan> : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduction_1_maximumf(%v: vector<[1]xf32>) -> (f32) {
  %r = vector.reduction <maximumf>, %v : vector<[1]xf32> into f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction_1_maximumf(%[[ARG0:[^ ]+]]: vector<[1]xf32>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : f32 from vector<[1]xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduction_masked_1xi32_maxui(%v: vector<1xi32>, %a: i32, %m: vector<1xi1>) -> (i32) {
  %r = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<1xi32> into i32 } : vector<1xi1> -> i32
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction_masked_1xi32_maxui(%[[ARG0:[^ ]+]]: vector<1xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<1xi1>) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG2]][0] : i1 from vector<1xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maxui %[[V1]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V0]], %[[V2]], %[[ARG1]] : i32
// CHECK-NEXT:     return %[[V3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduction_masked_noacc_1xi32_xor(%v: vector<1xi32>, %m: vector<1xi1>) -> (i32) {
  %r = vector.mask %m { vector.reduction <xor>, %v : vector<1xi32> into i32 } : vector<1xi1> -> i32
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction_masked_noacc_1xi32_xor(%[[ARG0:[^ ]+]]: vector<1xi32>, %[[ARG1:[^ ]+]]: vector<1xi1>) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reduction_acc_4_add(%v: vector<4xf32>, %a: f32) -> (f32) {
  %r = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @reduction_acc_4_add(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG0]], %[[ARG1]] : vector<4xf32> into f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @multi_reduction_1x4_0_add(%v: vector<1x4xf32>, %a: vector<4xf32>) -> (vector<4xf32>) {
  %r = vector.multi_reduction <add>, %v, %a [0] : vector<1x4xf32> to vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @multi_reduction_1x4_0_add(%[[ARG0:[^ ]+]]: vector<1x4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<1x4xf32> to vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[ARG1]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @multi_reduction_1x4_0_1_add(%v: vector<1x4xf32>, %a: f32) -> (f32) {
  %r = vector.multi_reduction <add>, %v, %a [0,1] : vector<1x4xf32> to f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @multi_reduction_1x4_0_1_add(%[[ARG0:[^ ]+]]: vector<1x4xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.multi_reduction <add>, %[[ARG0]], %[[ARG1]] [0, 1] : vector<1x4xf32> to f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @multi_reduction_1x1_0_1_mul(%v: vector<1x1xf32>, %a: f32) -> (f32) {
  %r = vector.multi_reduction <mul>, %v, %a [0,1] : vector<1x1xf32> to f32
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @multi_reduction_1x1_0_1_mul(%[[ARG0:[^ ]+]]: vector<1x1xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG1]], %[[V0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @multi_reduction_2x4_add(%v: vector<2x4xf32>, %a: vector<2x4xf32>) -> (vector<2x4xf32>) {
  %r = vector.multi_reduction <add>, %v, %a [] : vector<2x4xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @multi_reduction_2x4_add(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addf %[[ARG1]], %[[ARG0]] : vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @multi_reduction_masked_1x4x1_0_2_maxui(%v: vector<1x4x1xi32>, %a: vector<4xi32>, %m: vector<1x4x1xi1>) -> (vector<4xi32>) {
  %r = vector.mask %m { vector.multi_reduction <maxui>, %v, %a [0,2] : vector<1x4x1xi32> to vector<4xi32> } : vector<1x4x1xi1> -> vector<4xi32>
  return %r : vector<4xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @multi_reduction_masked_1x4x1_0_2_maxui(%[[ARG0:[^ ]+]]: vector<1x4x1xi32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: vector<1x4x1xi1>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG2]] : vector<1x4x1xi1> to vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<1x4x1xi32> to vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maxui %[[ARG1]], %[[V1]] : vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V0]], %[[V2]], %[[V1]] : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     return %[[V3]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @multi_reduction_masked_1_0_xor(%v: vector<1xi32>, %a: i32, %m: vector<1xi1>) -> (i32) {
  %r = vector.mask %m { vector.multi_reduction <xor>, %v, %a [0] : vector<1xi32> to i32 } : vector<1xi1> -> i32
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @multi_reduction_masked_1_0_xor(%[[ARG0:[^ ]+]]: vector<1xi32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<1xi1>) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG2]][0] : i1 from vector<1xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.xori %[[ARG1]], %[[V1]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.select %[[V0]], %[[V2]], %[[V1]] : i32
// CHECK-NEXT:     return %[[V3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @multi_reduction_1x_4_0_minnumf(%v: vector<1x[4]xf32>, %a: vector<[4]xf32>) -> (vector<[4]xf32>) {
  %r = vector.multi_reduction <minnumf>, %v, %a [0] : vector<1x[4]xf32> to vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @multi_reduction_1x_4_0_minnumf(%[[ARG0:[^ ]+]]: vector<1x[4]xf32>, %[[ARG1:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<1x[4]xf32> to vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.minnumf %[[ARG1]], %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V1]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @contract_f32_0_0_0_add(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>) -> (vector<2x3xf32>) {
  %z = arith.constant dense<0.0> : vector<2x3xf32>
  %r = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  %s = arith.addf %c, %r : vector<2x3xf32>
  return %s : vector<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @contract_f32_0_0_0_add(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<4x3xf32>, %[[ARG2:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @contract_f32_0_0_0_add_2(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>) -> (vector<2x3xf32>) {
  %z = arith.constant dense<-0.0> : vector<2x3xf32>
  %r = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  %s = arith.addf %c, %r : vector<2x3xf32>
  return %s : vector<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @contract_f32_0_0_0_add_2(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<4x3xf32>, %[[ARG2:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[CST]] : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[ARG2]], %[[V0]] : vector<2x3xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @contract_i32_0_1_add(%a: vector<2x4xi32>, %b: vector<4x3xi32>, %c: vector<2x3xi32>) -> (vector<2x3xi32>) {
  %z = arith.constant dense<0> : vector<2x3xi32>
  %r = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x4xi32>, vector<4x3xi32> into vector<2x3xi32>
  %s = arith.addi %r, %c : vector<2x3xi32>
  return %s : vector<2x3xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @contract_i32_0_1_add(%[[ARG0:[^ ]+]]: vector<2x4xi32>, %[[ARG1:[^ ]+]]: vector<4x3xi32>, %[[ARG2:[^ ]+]]: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x4xi32>, vector<4x3xi32> into vector<2x3xi32>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @contract_uses_i32(%a: vector<2x4xi32>, %b: vector<4x3xi32>, %c: vector<2x3xi32>) -> (vector<2x3xi32>, vector<2x3xi32>) {
  %z = arith.constant dense<0> : vector<2x3xi32>
  %r = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %z : vector<2x4xi32>, vector<4x3xi32> into vector<2x3xi32>
  %s = arith.addi %r, %c : vector<2x3xi32>
  return %s, %r : vector<2x3xi32>, vector<2x3xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @contract_uses_i32(%[[ARG0:[^ ]+]]: vector<2x4xi32>, %[[ARG1:[^ ]+]]: vector<4x3xi32>, %[[ARG2:[^ ]+]]: vector<2x3xi32>) -> (vector<2x3xi32>, vector<2x3xi32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[CST]] : vector<2x4xi32>, vector<4x3xi32> into vector<2x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x4xi32>, vector<4x3xi32> into vector<2x3xi32>
// CHECK-NEXT:     return %[[V1]], %[[V0]] : vector<2x3xi32>, vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @contract_both(%a: vector<2x4xf32>, %b: vector<4x3xf32>) -> (vector<2x3xf32>) {
  %z = arith.constant dense<0.0> : vector<2x3xf32>
  %r = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %z : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  %t = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %z : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  %s = arith.addf %r, %t : vector<2x3xf32>
  return %s : vector<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @contract_both(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<4x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[CST]] : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[V0]] : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @contract_dot(%a: vector<4xf32>, %c: f32) -> (f32) {
  %z = arith.constant 0.0 : f32
  %r = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %a, %z : vector<4xf32>, vector<4xf32> into f32
  %s = arith.addf %r, %c : f32
  return %s : f32
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @contract_dot(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG0]], %[[ARG1]] : vector<4xf32>, vector<4xf32> into f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @contract_nonzero(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>, %z: vector<2x3xf32>) -> (vector<2x3xf32>) {
  %r = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"]} %a, %b, %z : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  %s = arith.addf %r, %c : vector<2x3xf32>
  return %s : vector<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @contract_nonzero(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<4x3xf32>, %[[ARG2:[^ ]+]]: vector<2x3xf32>, %[[ARG3:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG3]] : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]], %[[ARG2]] : vector<2x3xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @step_cmpi_ult_3_0() -> (vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %k = arith.constant dense<3> : vector<3xindex>
  %r = arith.cmpi ult, %s, %k : vector<3xindex>
  return %r : vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @step_cmpi_ult_3_0() -> vector<3xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<true> : vector<3xi1>
// CHECK-NEXT:     return %[[CST]] : vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @step_cmpi_ult_2_0() -> (vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %k = arith.constant dense<2> : vector<3xindex>
  %r = arith.cmpi ult, %s, %k : vector<3xindex>
  return %r : vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @step_cmpi_ult_2_0() -> vector<3xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<2> : vector<3xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.step : vector<3xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi ult, %[[V0]], %[[CST]] : vector<3xindex>
// CHECK-NEXT:     return %[[V1]] : vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @step_cmpi_uge_2_1() -> (vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %k = arith.constant dense<2> : vector<3xindex>
  %r = arith.cmpi uge, %k, %s : vector<3xindex>
  return %r : vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @step_cmpi_uge_2_1() -> vector<3xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<true> : vector<3xi1>
// CHECK-NEXT:     return %[[CST]] : vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @step_cmpi_eq_4_0() -> (vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %k = arith.constant dense<4> : vector<3xindex>
  %r = arith.cmpi eq, %s, %k : vector<3xindex>
  return %r : vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @step_cmpi_eq_4_0() -> vector<3xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<false> : vector<3xi1>
// CHECK-NEXT:     return %[[CST]] : vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @step_cmpi_slt_3_0() -> (vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %k = arith.constant dense<3> : vector<3xindex>
  %r = arith.cmpi slt, %s, %k : vector<3xindex>
  return %r : vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @step_cmpi_slt_3_0() -> vector<3xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<3> : vector<3xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.step : vector<3xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi slt, %[[V0]], %[[CST]] : vector<3xindex>
// CHECK-NEXT:     return %[[V1]] : vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @step_cmpi_scalable() -> (vector<[3]xi1>) {
  %s = vector.step : vector<[3]xindex>
  %k = arith.constant dense<5> : vector<[3]xindex>
  %r = arith.cmpi ult, %s, %k : vector<[3]xindex>
  return %r : vector<[3]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @step_cmpi_scalable() -> vector<[3]xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<true> : vector<[3]xi1>
// CHECK-NEXT:     return %[[CST]] : vector<[3]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @step_cmpi_list() -> (vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %k = arith.constant dense<[5,6,7]> : vector<3xindex>
  %r = arith.cmpi ult, %s, %k : vector<3xindex>
  return %r : vector<3xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @step_cmpi_list() -> vector<3xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[5, 6, 7]> : vector<3xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.step : vector<3xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi ult, %[[V0]], %[[CST]] : vector<3xindex>
// CHECK-NEXT:     return %[[V1]] : vector<3xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
