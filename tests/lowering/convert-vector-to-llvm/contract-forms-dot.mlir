// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=vector-contract-lowering=dot | FileCheck %s

func.func @f(%a: vector<4x2xf32>, %b: vector<3x4xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (k,m)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %a, %b, %c : vector<4x2xf32>, vector<3x4xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4x2xf32>, %[[ARG1:[^ ]+]]: vector<3x4xf32>, %[[ARG2:[^ ]+]]: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x2xf32>, vector<3x4xf32> into vector<2x3xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<2x4xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,k) -> (m,k)>, affine_map<(m,k) -> (m,k)>, affine_map<(m,k) -> (m)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minnumf>} %a, %b, %c : vector<2x4xf32>, vector<2x4xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<2x4xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minnumf>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x4xf32>, vector<2x4xf32> into vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x4xi32>, %b: vector<3x4xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<minsi>} %a, %b, %c : vector<2x4xi32>, vector<3x4xi32> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xi32>, %[[ARG1:[^ ]+]]: vector<3x4xi32>, %[[ARG2:[^ ]+]]: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<minsi>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x4xi32>, vector<3x4xi32> into vector<2x3xi32>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x4xf32>, %b: vector<4xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,k) -> (m,k)>, affine_map<(m,k) -> (k)>, affine_map<(m,k) -> (m)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V3]], %[[V2]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertelement %[[V4]], %[[CST]][%[[V5]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.mulf %[[V7]], %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V9]], %[[V8]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertelement %[[V10]], %[[V6]][%[[V11]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.addf %[[V12]], %[[ARG2]] : vector<2xf32>
// CHECK-NEXT:     return %[[V13]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4x2xi8>, %b: vector<4x3xi8>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k) -> (k,m)>, affine_map<(m,n,k) -> (k,n)>, affine_map<(m,n,k) -> (m,n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x2xi8>, vector<4x3xi8> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4x2xi8>, %[[ARG1:[^ ]+]]: vector<4x3xi8>, %[[ARG2:[^ ]+]]: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x2xi8>, vector<4x3xi8> into vector<2x3xi32>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x2xf32>, %c: vector<2xf32>, %k: vector<2x4xi1>) -> vector<2xf32> {
  %0 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(m,k) -> (k)>, affine_map<(m,k) -> (k,m)>, affine_map<(m,k) -> (m)>], iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<4xf32>, vector<4x2xf32> into vector<2xf32> } : vector<2x4xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4x2xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>, %[[ARG3:[^ ]+]]: vector<2x4xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4x2xf32> to !llvm.array<4 x vector<2xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractelement %[[V2]][%[[V3]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertelement %[[V4]], %[[CST_0]][%[[V5]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractelement %[[V7]][%[[V8]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.insertelement %[[V9]], %[[V6]][%[[V10]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.extractelement %[[V12]][%[[V13]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.insertelement %[[V14]], %[[V11]][%[[V15]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V1]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractelement %[[V17]][%[[V18]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.insertelement %[[V19]], %[[V16]][%[[V20]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V22]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.mulf %[[ARG0]], %[[V21]] : vector<4xf32>
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = "llvm.intr.vp.reduce.fadd"(%[[V23]], %[[V25]], %[[V24]], %[[V26]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.insertelement %[[V27]], %[[CST]][%[[V28]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.extractelement %[[V30]][%[[V31]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.insertelement %[[V32]], %[[CST_0]][%[[V33]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V36:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = llvm.extractelement %[[V35]][%[[V36]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V39:[^ ]+]] = llvm.insertelement %[[V37]], %[[V34]][%[[V38]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V41:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V42:[^ ]+]] = llvm.extractelement %[[V40]][%[[V41]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V43:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[V44:[^ ]+]] = llvm.insertelement %[[V42]], %[[V39]][%[[V43]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V45:[^ ]+]] = llvm.extractvalue %[[V1]][3] : !llvm.array<4 x vector<2xf32>> 
// CHECK-NEXT:     %[[V46:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V47:[^ ]+]] = llvm.extractelement %[[V45]][%[[V46]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V48:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %[[V49:[^ ]+]] = llvm.insertelement %[[V47]], %[[V44]][%[[V48]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[V50:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V51:[^ ]+]] = llvm.extractelement %[[ARG2]][%[[V50]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[V52:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V53:[^ ]+]] = arith.mulf %[[ARG0]], %[[V49]] : vector<4xf32>
// CHECK-NEXT:     %[[V54:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V55:[^ ]+]] = "llvm.intr.vp.reduce.fadd"(%[[V51]], %[[V53]], %[[V52]], %[[V54]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     %[[V56:[^ ]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[V57:[^ ]+]] = llvm.insertelement %[[V55]], %[[V29]][%[[V56]] : i64] : vector<2xf32>
// CHECK-NEXT:     return %[[V57]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
