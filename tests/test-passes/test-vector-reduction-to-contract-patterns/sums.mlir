// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(test-vector-reduction-to-contract-patterns))" | FileCheck %s

#id = affine_map<(d0,d1,d2) -> (d0,d2)>
#b = affine_map<(d0,d1,d2) -> (d1,d2)>
#c = affine_map<(d0,d1,d2) -> (d0,d1)>
func.func @m(%a: vector<2x3x4xf32>, %b: vector<2x3x4xf32>, %acc: vector<2x4xf32>, %acc2: f32) -> (vector<2x4xf32>, f32) {
  %0 = arith.mulf %a, %b : vector<2x3x4xf32>
  %1 = vector.multi_reduction <add>, %0, %acc [1] : vector<2x3x4xf32> to vector<2x4xf32>
  %2 = vector.multi_reduction <add>, %0, %acc2 [0, 1, 2] : vector<2x3x4xf32> to f32
  return %1, %2 : vector<2x4xf32>, f32
}
func.func @t(%a: vector<8x4xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>) -> vector<4x16xf32> {
  %at = vector.transpose %a, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
  %bt = vector.transpose %b, [1, 0] : vector<8x16xf32> to vector<16x8xf32>
  %0 = vector.contract {indexing_maps = [#id, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %at, %bt, %c : vector<4x8xf32>, vector<16x8xf32> into vector<4x16xf32>
  return %0 : vector<4x16xf32>
}
func.func @bc(%a: vector<8xf32>, %b: vector<16x8xf32>, %c: vector<4x16xf32>) -> vector<4x16xf32> {
  %at = vector.broadcast %a : vector<8xf32> to vector<4x8xf32>
  %0 = vector.contract {indexing_maps = [#id, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %at, %b, %c : vector<4x8xf32>, vector<16x8xf32> into vector<4x16xf32>
  return %0 : vector<4x16xf32>
}
func.func @res(%a: vector<4x8xf32>, %b: vector<16x8xf32>, %c: vector<16x4xf32>) -> vector<16x4xf32> {
  %ct = vector.transpose %c, [1, 0] : vector<16x4xf32> to vector<4x16xf32>
  %0 = vector.contract {indexing_maps = [#id, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %ct : vector<4x8xf32>, vector<16x8xf32> into vector<4x16xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x16xf32> to vector<16x4xf32>
  return %1 : vector<16x4xf32>
}
func.func @mul2(%a: vector<2x3xi32>, %acc: vector<2xi32>, %m: vector<2x3xi1>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %0 = arith.muli %a, %a : vector<2x3xi32>
  %1 = vector.multi_reduction <mul>, %0, %acc [1] : vector<2x3xi32> to vector<2xi32>
  %3 = vector.mask %m { vector.multi_reduction <add>, %0, %acc [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  %2 = vector.multi_reduction <add>, %a, %acc [1] : vector<2x3xi32> to vector<2xi32>
  return %1, %2, %3 : vector<2xi32>, vector<2xi32>, vector<2xi32>
}
func.func @el(%a: vector<4xf32>, %b: vector<4xf32>) -> (vector<2x4xf32>, vector<4x1xf32>, vector<2x4xf32>, vector<4x2xf32>) {
  %x = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
  %y = vector.broadcast %b : vector<4xf32> to vector<2x4xf32>
  %0 = arith.addf %x, %y : vector<2x4xf32>
  %t = vector.transpose %x, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %u = vector.transpose %y, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %1 = arith.mulf %t, %u : vector<4x2xf32>
  %e = arith.extf %x : vector<2x4xf32> to vector<2x4xf64>
  %f = arith.truncf %e : vector<2x4xf64> to vector<2x4xf32>
  %s = vector.shape_cast %a : vector<4xf32> to vector<4x1xf32>
  return %0, %s, %f, %1 : vector<2x4xf32>, vector<4x1xf32>, vector<2x4xf32>, vector<4x2xf32>
}
#bl = affine_map<(b,m,n,k) -> (b,m,k)>
#br = affine_map<(b,m,n,k) -> (b,n,k)>
#bc = affine_map<(b,m,n,k) -> (b,m,n)>
#l2 = affine_map<(o,m,n,k) -> (o,m,k)>
#r2 = affine_map<(o,m,n,k) -> (o,n,k)>
#c2 = affine_map<(o,m,n,k) -> (m,n)>
#l3 = affine_map<(o,m) -> (o,m)>
#c3 = affine_map<(o,m) -> (m)>
func.func @bcast(%a: vector<4x8xf32>, %b: vector<3x5x8xf32>, %c: vector<3x4x5xf32>, %b2: vector<5x8xf32>) -> (vector<3x4x5xf32>, vector<3x4x5xf32>) {
  %x = vector.broadcast %a : vector<4x8xf32> to vector<3x4x8xf32>
  %y = vector.broadcast %b2 : vector<5x8xf32> to vector<3x5x8xf32>
  %0 = vector.contract {indexing_maps = [#bl, #br, #bc], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %b, %c : vector<3x4x8xf32>, vector<3x5x8xf32> into vector<3x4x5xf32>
  %1 = vector.contract {indexing_maps = [#bl, #br, #bc], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<3x4x8xf32>, vector<3x5x8xf32> into vector<3x4x5xf32>
  return %0, %1 : vector<3x4x5xf32>, vector<3x4x5xf32>
}
func.func @unit(%a: vector<4x8xf32>, %b: vector<5x8xf32>, %c: vector<4x5xf32>) -> vector<4x5xf32> {
  %x = vector.broadcast %a : vector<4x8xf32> to vector<1x4x8xf32>
  %y = vector.broadcast %b : vector<5x8xf32> to vector<1x5x8xf32>
  %0 = vector.contract {indexing_maps = [#l2, #r2, #c2], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x4x8xf32>, vector<1x5x8xf32> into vector<4x5xf32>
  return %0 : vector<4x5xf32>
}
func.func @only(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %x = vector.broadcast %a : vector<4xf32> to vector<1x4xf32>
  %y = vector.broadcast %b : vector<4xf32> to vector<1x4xf32>
  %0 = vector.contract {indexing_maps = [#l3, #l3, #c3], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %x, %y, %c : vector<1x4xf32>, vector<1x4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @red2(%a: vector<4x8xf32>, %b: vector<2x5x8xf32>, %c: vector<4x5xf32>, %s: f32, %t: vector<1x8xf32>) -> (vector<4x5xf32>, vector<4x5xf32>) {
  %x = vector.broadcast %a : vector<4x8xf32> to vector<2x4x8xf32>
  %0 = vector.contract {indexing_maps = [#l2, #r2, #c2], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %b, %c : vector<2x4x8xf32>, vector<2x5x8xf32> into vector<4x5xf32>
  %z = vector.broadcast %t : vector<1x8xf32> to vector<2x4x8xf32>
  %1 = vector.contract {indexing_maps = [#l2, #r2, #c2], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %z, %b, %c : vector<2x4x8xf32>, vector<2x5x8xf32> into vector<4x5xf32>
  return %0, %1 : vector<4x5xf32>, vector<4x5xf32>
}
func.func @masked(%a: vector<4x8xf32>, %b: vector<3x5x8xf32>, %c: vector<3x4x5xf32>, %m: vector<3x4x5x8xi1>) -> vector<3x4x5xf32> {
  %x = vector.broadcast %a : vector<4x8xf32> to vector<3x4x8xf32>
  %0 = vector.mask %m { vector.contract {indexing_maps = [#bl, #br, #bc], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %b, %c : vector<3x4x8xf32>, vector<3x5x8xf32> into vector<3x4x5xf32> } : vector<3x4x5x8xi1> -> vector<3x4x5xf32>
  return %0 : vector<3x4x5xf32>
}
func.func @masked_transpose(%a: vector<8x4xf32>, %b: vector<3x5x8xf32>, %c: vector<3x4x5xf32>, %m: vector<3x4x5x8xi1>, %x: vector<8x4x3xf32>) -> vector<3x4x5xf32> {
  %y = vector.transpose %x, [2, 1, 0] : vector<8x4x3xf32> to vector<3x4x8xf32>
  %0 = vector.mask %m { vector.contract {indexing_maps = [#bl, #br, #bc], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %y, %b, %c : vector<3x4x8xf32>, vector<3x5x8xf32> into vector<3x4x5xf32> } : vector<3x4x5x8xi1> -> vector<3x4x5xf32>
  return %0 : vector<3x4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2) -> (d1, d0)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-NEXT: #map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-NEXT: #map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: #map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map14 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map15 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
// CHECK-NEXT: #map16 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<2x3x4xf32>, %[[ARG1:[^ ]+]]: vector<2x3x4xf32>, %[[ARG2:[^ ]+]]: vector<2x4xf32>, %[[ARG3:[^ ]+]]: f32) -> (vector<2x4xf32>, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<2x3x4xf32>, vector<2x3x4xf32> into vector<2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.contract {indexing_maps = [#map, #map, #map2], iterator_types = ["reduction", "reduction", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG3]] : vector<2x3x4xf32>, vector<2x3x4xf32> into f32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<2x4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @t(%[[ARG0:[^ ]+]]: vector<8x4xf32>, %[[ARG1:[^ ]+]]: vector<8x16xf32>, %[[ARG2:[^ ]+]]: vector<4x16xf32>) -> vector<4x16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<8x4xf32>, vector<8x16xf32> into vector<4x16xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bc(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: vector<16x8xf32>, %[[ARG2:[^ ]+]]: vector<4x16xf32>) -> vector<4x16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<8xf32> to vector<4x8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.contract {indexing_maps = [#map1, #map6, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[V0]], %[[ARG1]], %[[ARG2]] : vector<4x8xf32>, vector<16x8xf32> into vector<4x16xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @res(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<16x8xf32>, %[[ARG2:[^ ]+]]: vector<16x4xf32>) -> vector<16x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map1, #map6, #map7], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x8xf32>, vector<16x8xf32> into vector<16x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<16x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mul2(%[[ARG0:[^ ]+]]: vector<2x3xi32>, %[[ARG1:[^ ]+]]: vector<2xi32>, %[[ARG2:[^ ]+]]: vector<2x3xi1>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<2x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.multi_reduction <mul>, %[[V0]], %[[ARG1]] [1] : vector<2x3xi32> to vector<2xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.mask %[[ARG2]] { vector.contract {indexing_maps = [#map8, #map8, #map9], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG0]], %[[ARG1]] : vector<2x3xi32>, vector<2x3xi32> into vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.multi_reduction <add>, %[[ARG0]], %[[ARG1]] [1] : vector<2x3xi32> to vector<2xi32>
// CHECK-NEXT:     return %[[V1]], %[[V3]], %[[V2]] : vector<2xi32>, vector<2xi32>, vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @el(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> (vector<2x4xf32>, vector<4x1xf32>, vector<2x4xf32>, vector<4x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : vector<2x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.transpose %[[V1]], [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V3]], %[[V4]] : vector<4x2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.shape_cast %[[ARG0]] : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT:     return %[[V2]], %[[V6]], %[[V0]], %[[V5]] : vector<2x4xf32>, vector<4x1xf32>, vector<2x4xf32>, vector<4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bcast(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<3x5x8xf32>, %[[ARG2:[^ ]+]]: vector<3x4x5xf32>, %[[ARG3:[^ ]+]]: vector<5x8xf32>) -> (vector<3x4x5xf32>, vector<3x4x5xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4x8xf32> to vector<3x4x8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG3]] : vector<5x8xf32> to vector<3x5x8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.contract {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x8xf32>, vector<3x5x8xf32> into vector<3x4x5xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.contract {indexing_maps = [#map13, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[V0]], %[[V1]], %[[ARG2]] : vector<3x4x8xf32>, vector<3x5x8xf32> into vector<3x4x5xf32>
// CHECK-NEXT:     return %[[V2]], %[[V3]] : vector<3x4x5xf32>, vector<3x4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unit(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<5x8xf32>, %[[ARG2:[^ ]+]]: vector<4x5xf32>) -> vector<4x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.contract {indexing_maps = [#map1, #map6, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x8xf32>, vector<5x8xf32> into vector<4x5xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @only(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.contract {indexing_maps = [#map8, #map8, #map14], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %[[V0]], %[[V1]], %[[ARG2]] : vector<1x4xf32>, vector<1x4xf32> into vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @red2(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<2x5x8xf32>, %[[ARG2:[^ ]+]]: vector<4x5xf32>, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: vector<1x8xf32>) -> (vector<4x5xf32>, vector<4x5xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4x8xf32> to vector<2x4x8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.contract {indexing_maps = [#map13, #map11, #map15], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[V0]], %[[ARG1]], %[[ARG2]] : vector<2x4x8xf32>, vector<2x5x8xf32> into vector<4x5xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.broadcast %[[ARG4]] : vector<1x8xf32> to vector<2x4x8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.contract {indexing_maps = [#map13, #map11, #map15], iterator_types = ["reduction", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[V2]], %[[ARG1]], %[[ARG2]] : vector<2x4x8xf32>, vector<2x5x8xf32> into vector<4x5xf32>
// CHECK-NEXT:     return %[[V1]], %[[V3]] : vector<4x5xf32>, vector<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: vector<3x5x8xf32>, %[[ARG2:[^ ]+]]: vector<3x4x5xf32>, %[[ARG3:[^ ]+]]: vector<3x4x5x8xi1>) -> vector<3x4x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.mask %[[ARG3]] { vector.contract {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x8xf32>, vector<3x5x8xf32> into vector<3x4x5xf32> } : vector<3x4x5x8xi1> -> vector<3x4x5xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3x4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_transpose(%[[ARG0:[^ ]+]]: vector<8x4xf32>, %[[ARG1:[^ ]+]]: vector<3x5x8xf32>, %[[ARG2:[^ ]+]]: vector<3x4x5xf32>, %[[ARG3:[^ ]+]]: vector<3x4x5x8xi1>, %[[ARG4:[^ ]+]]: vector<8x4x3xf32>) -> vector<3x4x5xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.mask %[[ARG3]] { vector.contract {indexing_maps = [#map16, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG4]], %[[ARG1]], %[[ARG2]] : vector<8x4x3xf32>, vector<3x5x8xf32> into vector<3x4x5xf32> } : vector<3x4x5x8xi1> -> vector<3x4x5xf32>
// CHECK-NEXT:     return %[[V0]] : vector<3x4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
